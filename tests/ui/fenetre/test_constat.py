"""The situation that is read, as who plays, the series and the pace have it, and what is shown of it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QSlider, QTableWidget
from pytestqt.qtbot import QtBot

from ecosysteme.entete import Entete, NotreJoueur
from ecosysteme.jeu import PREMIER, SECOND
from tests.positions import partie_jouee
from ui.disposition.modes import Modes
from ui.fenetre.affichage import Affichage
from ui.fenetre.attribution import apporter
from ui.fenetre.constat import Constat
from ui.fenetre.panneau_match import PanneauMatch
from ui.fenetre.preferences import Preferences
from ui.fenetre.revue import Revue
from ui.fenetre.serie import SerieEnCours
from ui.fenetre.sieges import Sieges
from ui.joueurs.noms import nommer_joueurs
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.widgets.barre_etat import BarreEtat
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def tout(
    coquille: FenetreDessinee, qapp: QApplication, memoire: Memoire, messages: Messages, langue: Langue
) -> tuple[Constat, Affichage, Sieges]:
    """A person has black, alpha-beta white."""
    match, panneaux = PanneauMatch(coquille, memoire), PanneauxJoueurs(coquille, memoire)
    sieges = Sieges(panneaux)
    affichage = Affichage(coquille, match, Preferences(coquille, qapp, memoire), messages)
    serie = SerieEnCours(panneaux, match, sieges)
    revue = Revue(coquille, Modes(coquille, memoire), messages)
    return Constat(match, panneaux, sieges, serie, revue), affichage, sieges


def test_on_ne_clique_qu_a_son_tour_et_jamais_dans_une_partie_arretee(
    tout: tuple[Constat, Affichage, Sieges],
) -> None:
    constat, affichage, _ = tout
    for coups, marche, attendu in (
        ("", Marche.PRETE, True),
        ("", Marche.ARRETEE, False),
        ("d3", Marche.EN_COURS, False),
        ("d3c3", Marche.EN_COURS, True),
    ):
        affichage.montrer(constat.lire(partie_jouee(coups), marche))
        assert affichage.plateau.vue.interactif is attendu


def test_une_partie_d_ailleurs_n_est_pas_en_pause_elle_a_quelqu_un_au_trait(
    coquille: FenetreDessinee, tout: tuple[Constat, Affichage, Sieges]
) -> None:
    constat, affichage, _ = tout
    sienne, autrui = partie_jouee("d3"), partie_jouee("d3")
    autrui.entete = Entete("Ada", "Bob")
    for partie, dit in ((sienne, "en pause : "), (autrui, "Trait aux Blancs")):
        apporter(partie, sienne=partie is sienne)
        affichage.montrer(constat.lire(partie, Marche.PRETE))
        assert any(dit in texte.text() for texte in trouver(coquille, BarreEtat, "barre_etat").findChildren(QLabel))


def test_la_partie_en_cours_est_dans_les_statistiques(
    qtbot: QtBot, coquille: FenetreDessinee, tout: tuple[Constat, Affichage, Sieges]
) -> None:
    constat, affichage, _ = tout
    affichage.montrer(constat.lire(partie_jouee("d3c3c4"), Marche.EN_COURS))
    table = trouver(coquille, QTableWidget, "statistiques")
    qtbot.waitUntil(lambda: table.rowCount() == 2)
    coups = [cellule.text() for ligne in range(2) if (cellule := table.item(ligne, 6)) is not None]
    assert coups == ["2", "1"]
    barre = [texte.text() for texte in trouver(coquille, BarreEtat, "barre_etat").findChildren(QLabel)]
    assert "Tour 2 · coup 3 · Alpha-Bêta (4) réfléchit…\nDiagonale" in barre


def test_entre_machines_les_pions_tournent_au_rythme_de_la_cadence(
    coquille: FenetreDessinee, tout: tuple[Constat, Affichage, Sieges]
) -> None:
    constat, affichage, sieges = tout
    trouver(coquille, QSlider, "cadence").setValue(150)
    affichage.montrer(constat.lire(partie_jouee("d3"), Marche.EN_COURS))
    avec_une_personne = affichage.plateau.duree_retournement
    trouver(coquille, QCheckBox, "noir_ia_max").click()
    sieges.asseoir(PREMIER, SECOND)
    affichage.montrer(constat.lire(partie_jouee("d3"), Marche.EN_COURS))
    assert affichage.plateau.duree_retournement == 120 < avec_une_personne


def test_la_carte_suit_la_langue_et_le_fichier_garde_les_numeros(
    coquille: FenetreDessinee, tout: tuple[Constat, Affichage, Sieges], langue: Langue
) -> None:
    constat, affichage, _ = tout
    partie = partie_jouee("d3c3c4")
    partie.entete = Entete(NotreJoueur("ia_alphabeta:profondeur=4"), "n° 346")
    apporter(partie, sienne=False)
    for nom, attendus in (("fr", ["Alpha-Bêta (4)", "n° 346"]), ("en", ["Alpha-Beta (4)", "No. 346"])):
        langue.choisir(nom)
        affichage.montrer(constat.lire(partie, Marche.PRETE))
        assert [trouver(coquille, QLabel, f"nom_{camp}").text() for camp in ("noir", "blanc")] == attendus
        ecrit = nommer_joueurs(partie.entete)
        assert ecrit.joueurs == (attendus[0], "n° 346"), "une autre langue doit retrouver le numéro du fichier"


def test_une_partie_finie_reste_a_ceux_qui_l_ont_jouee(
    coquille: FenetreDessinee, tout: tuple[Constat, Affichage, Sieges]
) -> None:
    constat, _, _ = tout
    partie = partie_jouee("e6f4e3f6g5d6e7f5c5")
    partie.entete = Entete(NotreJoueur("humain"), NotreJoueur("ia_alphabeta:profondeur=4"))
    details = [detail for _, detail in constat.lire(partie, Marche.PRETE).cartes]
    assert details[1], "les joueurs assis sont ceux de la partie : leur carte dit tout"
    trouver(coquille, QCheckBox, "blanc_ia_max").click()
    for nb_coups in (9, 4, 0):  # where it ended, and where one went back to in it
        partie.aller_a(nb_coups)
        assert [nom for nom, _ in constat.lire(partie, Marche.PRETE).cartes] == list(partie.entete.joueurs)
    assert constat.lire(partie_jouee("d3"), Marche.PRETE).cartes[1][0] == "Max"
