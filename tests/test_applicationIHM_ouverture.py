"""A game that comes from elsewhere, put on the board as the game of the window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QLabel, QSlider, QSpinBox, QTableWidget
from pytestqt.qtbot import QtBot

import applicationIHM
from applicationIHM import ApplicationIHM
from ecosysteme.entete import NotreJoueur
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.journal.lecture import lister, relire
from ecosysteme.partie import Partie
from tests.ecosysteme.journal.parties import partie_jouee, plat
from tests.fenetre import PATIENCE, choisir, cliquer, cocher, jouer, message, presser
from ui.documents.transfert import Transfert
from ui.socle.chargeur import trouver
from ui.suivi.parties_jouees import PartieJouee
from ui.widgets.barre_etat import BarreEtat

NOUVELLE = "Nouvelle partie à partir de cette position"
CAS = [(Othello(6), "c2b4"), (Othello(), "f5d6c3"), (Morpion(), "b2a1"), (Nim((1, 4)), "b2")]


def partie_de(jeu: Jeu, coups: str) -> Partie:
    partie: Partie = Partie(jeu)
    for rang in range(0, len(coups), 2):
        partie.jouer(jeu.lire_coup(coups[rang : rang + 2]), 1.5)
    return partie


def sgf_finie() -> str:
    """A finished game of two people, as a file has it."""
    partie = partie_jouee()
    coups = "".join(
        f";{'BW'[noeud.camp == 2]}[{partie.jeu.ecrire_coup(noeud.coup)}]"
        for noeud in partie.historique
        if noeud.camp is not None and noeud.coup is not None
    )
    noir, blanc = partie.resultat
    gagnant = f"B+{noir - blanc}" if noir > blanc else f"W+{blanc - noir}"
    return f"(;GM[2]FF[4]SZ[8]PB[Rose]PW[Tamenori]RE[{gagnant}]{coups})"


def coller(qtbot: QtBot, fenetre: ApplicationIHM, texte: str) -> None:
    documents = fenetre.salles.documents
    documents.recevoir(Transfert(texte=texte))
    qtbot.waitUntil(lambda: not documents.lecteur.occupe)


def coups_comptes(fenetre: ApplicationIHM) -> list[str]:
    """Return how many moves the statistics give to each player."""
    table = trouver(fenetre, QTableWidget, "statistiques")
    return [cellule.text() for ligne in range(table.rowCount()) if (cellule := table.item(ligne, 6)) is not None]


@pytest.mark.parametrize(("jeu", "coups"), CAS)
def test_une_partie_ouverte_se_montre_et_se_continue(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: Jeu, coups: str
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    partie = partie_de(jeu, coups)
    fenetre.ouvrir_partie(partie)
    assert fenetre.partie_en_cours is partie
    assert fenetre.partie_montree is partie
    assert trouver(fenetre, QComboBox, "jeu").currentData() == jeu.nom
    avant, etat = partie.historique, partie.etat
    cliquer(qtbot, fenetre, partie.jeu.coups_legaux(partie.etat)[0])
    assert (partie.historique, partie.defaits) == (avant, ())
    suite = fenetre.partie_en_cours
    assert (suite.depart, suite.nb_coups) == (etat, 1)


def test_une_machine_ne_joue_dans_une_partie_ouverte_qu_une_fois_demarree(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    presser(qtbot, fenetre, "demarrer")
    partie = partie_de(Othello(), "f5")
    fenetre.ouvrir_partie(partie)
    assert not fenetre.situation.occupe
    assert partie.nb_coups == 1
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 1, timeout=PATIENCE)
    assert fenetre.partie_en_cours.depart == partie.etat
    assert partie.nb_coups_total == 1


def test_un_coup_refuse_laisse_la_partie_ouverte_au_plateau(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    partie = partie_de(Othello(), "f5d6")
    fenetre.ouvrir_partie(partie)
    cliquer(qtbot, fenetre, partie.jeu.lire_coup("a1"))
    assert fenetre.partie_en_cours is partie
    assert message(fenetre) != NOUVELLE


@pytest.mark.parametrize("nb_coups", [2, 0])
def test_les_machines_commencent_la_leur_ou_se_trouve_celle_des_autres(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path, nb_coups: int
) -> None:
    """What they play is not what its people played: neither its tree, nor its result, nor anybody's statistics."""
    journal, chemin = fenetre.salles.journal.journal, fichier_memoire.with_name("journal.sqlite")
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_alea")
    trouver(fenetre, QSlider, "cadence").setValue(0)
    coller(qtbot, fenetre, sgf_finie())
    ouverte = fenetre.partie_montree
    fenetre.parcours.aller_a(nb_coups)
    avant, etat = plat(ouverte.racine), ouverte.etat
    dits: list[str] = []
    trouver(fenetre, BarreEtat, "barre_etat").messageChanged.connect(dits.append)
    qtbot.waitUntil(lambda: coups_comptes(fenetre) == ["0", "0"])
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.serie.jouees == 1, timeout=PATIENCE)
    assert NOUVELLE in dits
    leur = fenetre.partie_en_cours
    assert leur.depart == etat
    assert plat(ouverte.racine) == avant
    joues = [sum(noeud.camp == camp and noeud.coup is not None for noeud in leur.historique) for camp in (1, 2)]
    qtbot.waitUntil(lambda: coups_comptes(fenetre) == [str(nombre) for nombre in joues])
    assert journal.attendre()
    jouee, collee = sorted(lister(chemin), key=lambda notee: "Rose" in notee.joueurs)
    machines = (NotreJoueur("ia_alea"), NotreJoueur("ia_alea"))
    assert (jouee.joueurs, jouee.coups, jouee.scores) == (machines, leur.nb_coups, leur.resultat)
    assert (collee.joueurs, collee.scores) == (("Rose", "Tamenori"), (37, 27))
    assert relire(chemin, jouee.numero).depart == etat


def test_la_partie_annotee_garde_son_resultat_a_cote_de_la_nouvelle(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path
) -> None:
    journal, chemin = fenetre.salles.journal.journal, fichier_memoire.with_name("journal.sqlite")
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    coller(qtbot, fenetre, sgf_finie())
    ouverte = fenetre.partie_montree
    resultat = ouverte.resultat
    trouver(fenetre, QAction, "action_glyphe_fort").trigger()
    fenetre.parcours.aller_a(2)
    cliquer(qtbot, fenetre, ouverte.jeu.coups_legaux(ouverte.etat)[1])
    qtbot.waitUntil(lambda: message(fenetre) == NOUVELLE)
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2, timeout=PATIENCE)
    fenetre.parcours.aller_a(1)
    assert message(fenetre) == "", "elle n'est plus nouvelle"
    fenetre.parcours.aller_a(2)
    assert journal.attendre()
    nouvelle, annotee = lister(chemin)
    assert (annotee.joueurs, annotee.scores) == (("Rose", "Tamenori"), resultat)
    assert (nouvelle.joueurs, nouvelle.coups) == ((NotreJoueur("humain"), NotreJoueur("ia_alea")), 2)
    assert relire(chemin, nouvelle.numero).depart == ouverte.etat


@pytest.mark.parametrize("geste", ["un autre joueur", "un coup essayé", "les mêmes, plus tôt"])
def test_une_partie_finie_ici_reste_ce_qu_elle_fut(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path, geste: str
) -> None:
    journal, chemin = fenetre.salles.journal.journal, fichier_memoire.with_name("journal.sqlite")
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_alea")
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.serie.jouees == 1, timeout=PATIENCE)
    finie = fenetre.partie_en_cours
    arbre, coups, resultat = plat(finie.racine), finie.nb_coups, finie.resultat
    fenetre.parcours.aller_a(3)
    if geste == "un autre joueur":
        cocher(qtbot, fenetre, "blanc_ia_min")
    elif geste == "un coup essayé":
        trouver(fenetre, QAction, "action_mode_analyser").trigger()
        cliquer(qtbot, fenetre, finie.jeu.coups_legaux(finie.etat)[-1])
        trouver(fenetre, QAction, "action_mode_jouer").trigger()
        arbre = plat(finie.racine)  # what was tried is a variation of it
    etat = finie.etat
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.terminee, timeout=PATIENCE)
    autre = fenetre.partie_en_cours
    assert (autre.depart, plat(finie.racine)) == (etat, arbre)
    assert journal.attendre()
    second = NotreJoueur("ia_min") if geste == "un autre joueur" else NotreJoueur("ia_alea")
    assert [(notee.joueurs, notee.coups, notee.scores) for notee in lister(chemin)] == [
        ((NotreJoueur("ia_max"), second), autre.nb_coups, autre.resultat),
        ((NotreJoueur("ia_max"), NotreJoueur("ia_alea")), coups, resultat),
    ]
    assert [bilan.parties for bilan in fenetre.situation.serie.bilans] == [1 + (geste != "un autre joueur")] * 2


def test_essayer_un_coup_dans_une_partie_finie_ne_la_rend_pas_inachevee(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path
) -> None:
    journal, chemin = fenetre.salles.journal.journal, fichier_memoire.with_name("journal.sqlite")
    coller(qtbot, fenetre, sgf_finie())
    ouverte = fenetre.partie_montree
    coups, resultat = ouverte.nb_coups_total, ouverte.resultat
    fenetre.parcours.aller_a(3)
    trouver(fenetre, QAction, "action_mode_analyser").trigger()
    cliquer(qtbot, fenetre, ouverte.jeu.coups_legaux(ouverte.etat)[-1])
    assert ouverte.nb_coups_total == 4
    assert journal.attendre()
    [notee] = lister(chemin)
    assert (notee.joueurs, notee.coups, notee.scores) == (("Rose", "Tamenori"), coups, resultat)


def test_une_partie_sans_noms_n_est_pas_a_qui_est_coche(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    coller(qtbot, fenetre, "f5d6c3d3c4f4")
    noms = [trouver(fenetre, QLabel, nom) for nom in ("nom_noir", "nom_blanc")]
    assert [nom.text() for nom in noms] == ["?", "?"]
    cliquer(qtbot, fenetre, fenetre.partie_en_cours.jeu.coups_legaux(fenetre.partie_en_cours.etat)[0])
    assert [nom.text() for nom in noms] == ["Humain", "Aléatoire"]


def test_une_serie_joue_toutes_ses_parties_de_la_position_ouverte(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_alea")
    trouver(fenetre, QSlider, "cadence").setValue(0)
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(2)
    ouverte = partie_de(Othello(4), "b1a1")
    fenetre.ouvrir_partie(ouverte)
    presser(qtbot, fenetre, "demarrer")
    premiere = fenetre.partie_en_cours
    qtbot.waitUntil(lambda: fenetre.situation.serie.jouees == 2, timeout=PATIENCE)
    assert fenetre.partie_en_cours is not premiere
    assert [premiere.depart, fenetre.partie_en_cours.depart] == [ouverte.etat] * 2
    assert [bilan.parties for bilan in fenetre.situation.serie.bilans] == [2, 2]
    presser(qtbot, fenetre, "demarrer")
    assert fenetre.partie_en_cours.depart == ouverte.jeu.etat_initial(), "une autre série"


def test_une_partie_revue_ne_se_continue_pas_non_plus(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "jeu", "morpion")
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "a1b1a2b2a3")
    trouver(fenetre, QAction, "action_mode_matchs").trigger()
    trouver(fenetre, QTableWidget, "parties_jouees").cellActivated.emit(0, 0)
    relue = fenetre.partie_montree
    fenetre.parcours.aller_a(2)
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_alea")
    avant = plat(relue.racine)
    presser(qtbot, fenetre, "demarrer")
    assert fenetre.partie_montree is fenetre.partie_en_cours
    assert fenetre.partie_montree.depart == relue.etat
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.terminee, timeout=PATIENCE)
    assert plat(relue.racine) == avant


def test_d_une_partie_de_tournoi_d_une_autre_taille_on_joue_a_cette_taille(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    regardee = partie_de(Othello(6), "c2b4")
    fenetre.revue.ouvrir(PartieJouee.de(regardee, 1, ("Ada", "Émile")), regardee)
    presser(qtbot, fenetre, "demarrer")
    assert fenetre.partie_montree is fenetre.partie_en_cours
    assert fenetre.partie_en_cours.depart == regardee.etat
    assert trouver(fenetre, QComboBox, "taille").currentData() == 6
    cliquer(qtbot, fenetre, regardee.jeu.coups_legaux(regardee.etat)[0])
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2, timeout=PATIENCE)
    assert regardee.nb_coups_total == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows starts a file by its suffix")
def test_le_fichier_se_lance_par_un_double_clic_d_ou_que_ce_soit(tmp_path: Path) -> None:
    # A platform that Qt does not have: the answer shows that all was found, and no window opens.
    chemin = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    ailleurs = {**os.environ, "PATH": chemin, "QT_QPA_PLATFORM": "aucune"}
    ailleurs.pop("PYTHONPATH", None)
    lance = subprocess.run(
        [str(applicationIHM.__file__)], cwd=tmp_path, env=ailleurs, capture_output=True, text=True, check=False
    )
    assert lance.returncode == 1
    assert lance.stderr.startswith("Impossible d'ouvrir la fenêtre")


def test_le_script_dit_son_aide_au_lieu_d_ouvrir_la_fenetre_meme_sans_ecran() -> None:
    racine = Path(applicationIHM.__file__).parent
    sans_ecran = {nom: valeur for nom, valeur in os.environ.items() if nom not in ("DISPLAY", "QT_QPA_PLATFORM")}
    commande = [sys.executable, applicationIHM.__file__, "--help"]
    aide = subprocess.run(commande, env=sans_ecran, capture_output=True, text=True, check=False, cwd=racine)
    assert (aide.returncode, aide.stderr) == (0, "")
    assert "FICHIER" in aide.stdout
