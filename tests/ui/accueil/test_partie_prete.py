"""A game that is ready: the person plays the first move, the engine answers at the level that was asked."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs import IAalea, IAalphabeta, IAmax, IAmoteur
from ecosysteme.reglages import NIVEAU_BLANC
from tests.fenetre import choisir, cliquer, cocher, message, presser
from ui.accueil.partie_prete import CADENCE_SUIVIE, NIVEAU_FACILE, commencer, regarder
from ui.fenetre.affichage import CADENCE_LISIBLE
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.widgets.niveau import BoiteNiveau


def test_la_personne_joue_et_le_moteur_est_en_face(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    commencer(fenetre.widgets, fenetre.messages, "morpion", 3)
    situation = fenetre.situation
    assert (fenetre.partie_en_cours.jeu.nom, situation.marche) == ("morpion", Marche.EN_COURS)
    joueur = situation.joueurs[SECOND].joueur
    assert isinstance(joueur, IAmoteur)
    assert joueur.niveau == 3
    cliquer(qtbot, fenetre, (1, 1))
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2)
    assert fenetre.partie_en_cours.trait == PREMIER


def test_ce_qui_etait_la_est_quitte_et_l_othellier_redevient_celui_du_moteur(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    choisir(fenetre, "taille", 6)
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_alea")
    presser(qtbot, fenetre, "demarrer")
    fenetre.disposition.modes.choisir("matchs")
    commencer(fenetre.widgets, fenetre.messages, "othello", 2)
    partie = fenetre.partie_en_cours
    assert (partie.jeu.ecrire_etat(partie.etat).count("-"), partie.nb_coups) == (60, 0)
    assert fenetre.disposition.modes.nom == "jouer"
    assert fenetre.situation.marche is Marche.EN_COURS


def test_un_niveau_choisi_reste_et_qui_n_en_a_pas_choisi_rencontre_un_debutant(fenetre: ApplicationIHM) -> None:
    """Whoever reads the rules of Nim does not lose the level at which they play Othello, nor their board."""
    boite = trouver(fenetre, BoiteNiveau, "blanc_niveau")
    choisir(fenetre, "taille", 6)
    for avant, apres in ((int(NIVEAU_BLANC.defaut), NIVEAU_FACILE), (15, 15)):
        boite.setValue(avant)
        commencer(fenetre.widgets, fenetre.messages, "nim")
        assert boite.value() == apres
    choisir(fenetre, "jeu", "othello")
    assert trouver(fenetre, QComboBox, "taille").currentData() == 6


def test_le_niveau_est_dit_avec_l_endroit_ou_il_se_regle(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    commencer(fenetre.widgets, fenetre.messages, "othello")
    attendue = "À vous de jouer. Moteur au niveau 1 (Débutant), réglable dans le panneau."
    qtbot.waitUntil(lambda: message(fenetre) == attendue)
    choisir(fenetre, "jeu", "puissance4")
    assert not message(fenetre), "rien n'y est commencé"


def test_un_programme_prend_la_place_d_une_personne_et_d_elle_seule(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    regarder(fenetre.widgets, fenetre.messages, 3)
    joueurs = fenetre.situation.joueurs
    assert [joueurs[camp].joueur.nom for camp in (PREMIER, SECOND)] == [IAalphabeta.nom, IAalea.nom]
    assert fenetre.situation.serie.nombre == 3


@pytest.mark.parametrize(
    ("coches", "attendus"),
    [
        (("noir_humain", "blanc_ia_alphabeta"), [IAmax.nom, IAalphabeta.nom]),
        (("noir_ia_alphabeta", "blanc_humain"), [IAalphabeta.nom, IAmax.nom]),
        (("noir_humain", "blanc_humain"), [IAalphabeta.nom, IAmax.nom]),
    ],
)
def test_les_deux_programmes_sont_de_force_differente(
    qtbot: QtBot, fenetre: ApplicationIHM, coches: tuple[str, str], attendus: list[str]
) -> None:
    cocher(qtbot, fenetre, *coches)
    regarder(fenetre.widgets, fenetre.messages, 1)
    assert [fenetre.situation.joueurs[camp].joueur.nom for camp in (PREMIER, SECOND)] == attendus


def test_une_partie_se_regarde_assez_lentement_pour_que_l_arbitre_parle(fenetre: ApplicationIHM) -> None:
    regarder(fenetre.widgets, fenetre.messages, 1)
    assert fenetre.widgets.cadence.value() == CADENCE_SUIVIE >= CADENCE_LISIBLE
    regarder(fenetre.widgets, fenetre.messages, 50)
    assert fenetre.widgets.cadence.value() == 0
