"""The tournament room in a window, with real processes, clicks and keys; players that take no time."""

from __future__ import annotations

import os
import shlex
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenuBar,
    QMessageBox,
    QPushButton,
    QSpinBox,
    QTabBar,
    QTableWidget,
)
from pytestqt.qtbot import QtBot

from ecosysteme import executeurs
from ecosysteme.fautes import citer
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.execution import EtatTournoi
from ecosysteme.tournoi.exports import lire_tableau
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Reglement
from tests.ecosysteme.protocoles.conftest import FAUX
from tests.grappes import grappe_locale
from tests.ui.debit import Debit
from tests.ui.tournoi.tenue import PATIENCE, tenir_jusqu_a_la_pause
from ui.disposition.disposition import Disposition
from ui.plateau.annonce import Annonce
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.theme import SOMBRE
from ui.tournoi import pilote as module_pilote
from ui.tournoi.ajout_parties import AjoutParties
from ui.tournoi.branchement import DERNIER, BranchementTournois
from ui.tournoi.dialogue import DialogueTournoi
from ui.tournoi.dock import INCIDENTS, STATISTIQUES
from ui.tournoi.inscrit import Inscrit
from ui.tournoi.mots import dire_etat
from ui.tournoi.preparation import Preparation
from ui.tournoi.tableau_croise import FIXES
from ui.widgets.fenetre import FenetreDessinee

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def fenetre(coquille: FenetreDessinee) -> FenetreDessinee:
    return coquille


def brancher(fenetre: FenetreDessinee, memoire: Memoire) -> BranchementTournois:
    """Plug the tournaments into a window in the mode Jouer."""
    messages = Messages(fenetre, fenetre.widgets.barre_etat, Annonce(fenetre.widgets.plateau))
    disposition = Disposition(fenetre, memoire)
    tournois = BranchementTournois(fenetre, disposition, memoire, messages)
    disposition.restaurer()
    disposition.completer()
    return tournois


@pytest.fixture(autouse=True)
def sans_hate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give processes and clusters all their time to leave or to answer, and the test to read what is said."""
    monkeypatch.setattr(module_pilote, "PATIENCE", PATIENCE / 1000)
    monkeypatch.setattr(executeurs, "REPONSE", PATIENCE / 1000)
    monkeypatch.setattr("ui.socle.messages.DUREE_MESSAGE", 0)


@pytest.fixture
def tenue(monkeypatch: pytest.MonkeyPatch) -> None:
    tenir_jusqu_a_la_pause(monkeypatch)


@pytest.fixture
def tournois(fenetre: FenetreDessinee, memoire: Memoire, langue: Langue) -> Iterator[BranchementTournois]:
    tournois = brancher(fenetre, memoire)
    yield tournois
    tournois.fermer()
    assert active_children() == []


@pytest.fixture
def base(tmp_path: Path) -> Path:
    return tmp_path / "tournois.sqlite"


def preparer(memoire: Memoire, base: Path, *joueurs: str, **autres: object) -> None:
    """Let the dialog open on this set-up."""
    inscrits = tuple(Inscrit.depuis(joueur) for joueur in joueurs)
    Preparation(inscrits=inscrits, base=str(base), taches=2, **autres).retenir(memoire)  # type: ignore[arg-type]


def presser(qtbot: QtBot, fenetre: FenetreDessinee, nom: str) -> None:
    bouton = trouver(fenetre, QPushButton, f"tournoi_{nom}")
    qtbot.waitUntil(bouton.isEnabled, timeout=PATIENCE)  # what the games make possible is told a moment after them
    qtbot.mouseClick(bouton, GAUCHE)


def demarrer(qtbot: QtBot, fenetre: FenetreDessinee) -> None:
    """Launch the tournament that the dialog opens on."""
    trouver(fenetre, QAction, "action_nouveau_tournoi").trigger()
    dialogue = trouver(fenetre, DialogueTournoi, "dialogue_tournoi")
    qtbot.waitExposed(dialogue)
    presser(qtbot, fenetre, "lancer")
    fenetre.activateWindow()  # nobody does without a window manager


def rendre_le_clavier(qtbot: QtBot, fenetre: FenetreDessinee) -> None:
    """Activate the window: the dialog had the keyboard, and a bare screen has nobody to give it back."""
    qtbot.waitUntil(lambda: not fenetre.findChildren(DialogueTournoi))
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)


def attendre(qtbot: QtBot, tournois: BranchementTournois, etat: EtatTournoi) -> None:
    qtbot.waitUntil(lambda: tournois.pilote.etat is etat, timeout=PATIENCE)


def parties(tournois: BranchementTournois) -> int:
    """Return how many games the table on show counts."""
    table = tournois.dock.tableau
    total = sum(float(_texte(table, rang, 3).split("/")[1]) for rang in range(table.rowCount()))
    return round(total / 2)


def _texte(table: QTableWidget, ligne: int, colonne: int) -> str:
    cellule = table.item(ligne, colonne)
    return "" if cellule is None else cellule.text()


@pytest.mark.usefixtures("tenue")
def test_un_tournoi_a_quatre_se_regle_se_suit_s_interrompt_et_finit(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, memoire: Memoire, base: Path
) -> None:
    avances: list[tuple[int, int] | None] = []
    tournois.avance.connect(avances.append)
    preparer(memoire, base, "ia_alea", "ia_max")
    trouver(fenetre, QAction, "action_nouveau_tournoi").trigger()
    dialogue = trouver(fenetre, DialogueTournoi, "dialogue_tournoi")
    for genre in ("ia_min", "ia_alea"):
        presser(qtbot, fenetre, "ajouter")
        liste = trouver(dialogue, QComboBox, "joueur_genre")
        liste.setCurrentIndex(liste.findData(genre))
    trouver(dialogue, QSpinBox, "tournoi_parties").setValue(240)
    presser(qtbot, fenetre, "lancer")

    table = tournois.dock.tableau
    qtbot.waitUntil(lambda: table.rowCount() == 4 and parties(tournois) > 0, timeout=PATIENCE)
    qtbot.waitUntil(lambda: bool(tournois.dock.plateaux.vignettes), timeout=PATIENCE)
    qtbot.waitUntil(lambda: not fenetre.findChildren(DialogueTournoi))
    presser(qtbot, fenetre, "pause")
    attendre(qtbot, tournois, EtatTournoi.PAUSE)
    qtbot.waitUntil(lambda: "En pause" in tournois.dock.phrase.text(), timeout=PATIENCE)
    assert avances[-1] is None, "rien ne joue plus"
    assert {avance[1] for avance in avances if avance is not None} == {240}
    qtbot.waitUntil(lambda: not active_children(), timeout=PATIENCE)
    with Base(base) as ouverte:
        faites = lire_tableau(ouverte, 1).parties
    assert 0 < faites < 240
    qtbot.waitUntil(lambda: parties(tournois) == faites, timeout=PATIENCE)

    presser(qtbot, fenetre, "demarrer")
    attendre(qtbot, tournois, EtatTournoi.FINI)
    qtbot.waitUntil(lambda: parties(tournois) == 240, timeout=PATIENCE)
    qtbot.waitUntil(lambda: "Terminé" in tournois.dock.phrase.text(), timeout=PATIENCE)
    with Base(base) as ouverte:
        lignes = lire_tableau(ouverte, 1).lignes()
    resultats = [ligne.resultat for ligne in lignes]
    attendus = [f"{resultat.points:g}/{resultat.parties}".replace(".", ",") for resultat in resultats]
    assert [_texte(table, rang, 3) for rang in range(4)] == attendus
    assert [_texte(table, rang, FIXES + rang) for rang in range(4)] == ["—"] * 4
    assert not trouver(fenetre, QPushButton, "tournoi_demarrer").isEnabled()


def test_un_tournoi_fini_s_allonge(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, memoire: Memoire, base: Path
) -> None:
    preparer(memoire, base, "ia_alea", "ia_max", parties=4, debuts="aucune")
    demarrer(qtbot, fenetre)
    attendre(qtbot, tournois, EtatTournoi.FINI)
    presser(qtbot, fenetre, "allonger")
    boite = trouver(fenetre, AjoutParties, "dialogue_ajout_parties")
    assert (boite.parties.minimum(), boite.parties.value()) == (5, 8)
    qtbot.keyClicks(boite.parties, "6")
    qtbot.keyClick(boite.parties, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: parties(tournois) == 6, timeout=PATIENCE)
    attendre(qtbot, tournois, EtatTournoi.FINI)
    with Base(base) as ouverte:
        assert ouverte.numeros() == [1], "c'est le même"
        assert ouverte.plan(1).reglement.parties == 6


@pytest.mark.usefixtures("tenue")
def test_fermer_en_plein_tournoi_ne_laisse_aucun_processus_et_tout_se_retrouve(
    qtbot: QtBot,
    fenetre: FenetreDessinee,
    nouvelle_coquille: Callable[[], FenetreDessinee],
    memoire: Memoire,
    base: Path,
) -> None:
    preparer(memoire, base, "ia_alea", "ia_max", parties=2000)
    premiers = brancher(fenetre, memoire)
    demarrer(qtbot, fenetre)
    qtbot.waitUntil(lambda: premiers.dock.tableau.rowCount() == 2 and parties(premiers) > 0, timeout=PATIENCE)
    premiers.fermer()

    assert active_children() == []
    with Base(base) as ouverte:
        gardees = lire_tableau(ouverte, 1).parties
    assert gardees >= parties(premiers)
    premiers.dock.deleteLater()
    premiers.deleteLater()

    autre = nouvelle_coquille()
    suivants = brancher(autre, memoire)
    trouver(autre, QAction, "action_dock_tournoi").trigger()  # the room shows it by itself
    qtbot.waitUntil(lambda: suivants.pilote.etat is EtatTournoi.PAUSE, timeout=PATIENCE)
    assert parties(suivants) == gardees
    reprendre = trouver(autre, QPushButton, "tournoi_demarrer")
    assert (reprendre.text(), reprendre.isVisible(), reprendre.isEnabled()) == ("Reprendre", True, True)
    assert suivants.pilote.moyens.taches == 2
    suivants.fermer()


def test_la_raison_d_un_moteur_casse_est_montree_et_le_match_va_au_bout(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, memoire: Memoire, base: Path
) -> None:
    casse = f'externe:gtp:"{sys.executable}" "{FAUX}" gtp meurt'
    preparer(memoire, base, "ia_alea", casse, parties=4, forme="match", debuts="aucune", traces=True)
    demarrer(qtbot, fenetre)
    attendre(qtbot, tournois, EtatTournoi.FINI)
    traces = (base.with_name(f"{base.stem}-protocole") / "tournoi-1").glob("2-*.txt")
    assert any("! plus de mémoire" in trace.read_text(encoding="utf-8") for trace in traces)
    incidents = trouver(fenetre, QTableWidget, "tournoi_incidents")
    qtbot.waitUntil(lambda: incidents.rowCount() == 4, timeout=PATIENCE)

    assert all("plus de mémoire" in _texte(incidents, rang, 2) for rang in range(4))
    assert {_texte(incidents, rang, 1) for rang in range(4)} == {_texte(tournois.dock.tableau, 1, 1)}
    assert tournois.dock.vues.tabToolTip(INCIDENTS) == "Parties interrompues par une faute : 4"
    qtbot.waitUntil(lambda: parties(tournois) == 4, timeout=PATIENCE)


def test_un_moteur_absent_arrete_le_tournoi_et_ses_forfaits_d_avant_se_rejouent(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, memoire: Memoire, base: Path, tmp_path: Path
) -> None:
    moteur = tmp_path / "moteur.py"
    absent = f'externe:gtp:"{sys.executable}" "{moteur}" gtp'
    preparer(memoire, base, "ia_alea", absent, parties=4, forme="match", debuts="aucune")
    demarrer(qtbot, fenetre)
    attendre(qtbot, tournois, EtatTournoi.PANNE)
    phrase = trouver(fenetre, QLabel, "tournoi_phrase")
    rejouer = trouver(fenetre, QPushButton, "tournoi_rejouer")
    qtbot.waitUntil(lambda: "n'a pas pu commencer, 3 fois de suite" in phrase.text(), timeout=PATIENCE)
    assert "0 partie sur 4" in phrase.text()
    assert rejouer.isHidden()

    moteur.write_bytes(FAUX.read_bytes())
    with Base(base) as ouverte:  # as a version that took an absent engine for one that loses left them
        perdue = PartieFinie(0, 0, 1, "", "", "", ((), ()), 1, (0, 0), (0.0, 0.0), 0.0, citer("absent"), 2)
        ouverte.ajouter(1, [perdue, replace(perdue, rang=2)])  # even ranks: it has the second camp
    with qtbot.waitSignal(tournois.pilote.ouvert):
        tournois.ouvrir(base)
    assert "perdues par forfait : 2" in phrase.text().replace("\xa0", " ")
    assert _texte(tournois.dock.tableau, 1, 6) == "2"
    qtbot.mouseClick(rejouer, GAUCHE)
    attendre(qtbot, tournois, EtatTournoi.FINI)
    qtbot.waitUntil(lambda: parties(tournois) == 4, timeout=PATIENCE)
    assert rejouer.isHidden()
    with Base(base) as ouverte:
        assert [fiche.fautif for fiche in ouverte.fiches(1)] == [None] * 4


def test_un_refus_laisse_le_dialogue_et_une_panne_est_dite(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, memoire: Memoire, tmp_path: Path
) -> None:
    preparer(memoire, tmp_path / "b.sqlite", "ia_alea", "ia_max", parties=2)
    trouver(fenetre, QAction, "action_nouveau_tournoi").trigger()
    dialogue = trouver(fenetre, DialogueTournoi, "dialogue_tournoi")
    qtbot.waitExposed(dialogue)
    trouver(dialogue, QLineEdit, "tournoi_base").setText(str(tmp_path / "absent" / "b.sqlite"))
    presser(qtbot, fenetre, "lancer")
    remarque = trouver(dialogue, QLabel, "remarque_tournoi_base")
    qtbot.waitUntil(lambda: "n'existe pas" in remarque.text(), timeout=PATIENCE)
    assert dialogue.isVisible()
    assert tournois.pilote.etat is None
    dialogue.reject()

    abime = tmp_path / "abime.sqlite"
    abime.write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 16)
    for chemin, phrase in ((tmp_path / "rien.sqlite", "n'existe pas"), (abime, "abime.sqlite")):
        with qtbot.waitSignal(tournois.pilote.refus, timeout=PATIENCE):
            tournois.ouvrir(chemin)
        boite = trouver(fenetre, QMessageBox, "boite_refus_tournoi")
        assert phrase in boite.text(), "et elle reste jusqu'à ce qu'on l'ait lue"
        assert boite.isVisible()
        with qtbot.waitSignal(boite.destroyed):
            boite.accept()


@pytest.mark.usefixtures("tenue")
def test_une_partie_se_voit_sur_le_plateau_et_le_rend_au_clavier(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, memoire: Memoire, base: Path
) -> None:
    preparer(memoire, base, "ia_alphabeta:profondeur=2", "ia_alphabeta:profondeur=3", parties=200, jeu="puissance4")
    demarrer(qtbot, fenetre)
    plateaux = tournois.dock.plateaux
    qtbot.waitUntil(lambda: bool(plateaux.vignettes), timeout=PATIENCE)
    rendre_le_clavier(qtbot, fenetre)
    assert tournois.dock.tableau.hasFocus(), "et l'on lit le classement"
    regardee = plateaux.regardee
    assert regardee.grand.isVisible()
    assert (regardee.grand.vue.lignes, regardee.grand.vue.colonnes) == (6, 7)
    regardee.retour.setFocus()
    qtbot.keyClick(regardee.retour, Qt.Key.Key_Escape)
    assert not regardee.grand.isVisible()
    qtbot.mouseClick(plateaux.vignettes[0], GAUCHE)
    assert regardee.grand.isVisible()
    presser(qtbot, fenetre, "arreter")
    attendre(qtbot, tournois, EtatTournoi.PAUSE)


def test_les_statistiques_et_l_export_viennent_du_fichier(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, memoire: Memoire, base: Path
) -> None:
    preparer(memoire, base, "ia_alea", "ia_max", parties=12, juge=True)
    demarrer(qtbot, fenetre)
    attendre(qtbot, tournois, EtatTournoi.FINI)
    tournois.dock.onglets.setCurrentIndex(STATISTIQUES)
    table = trouver(fenetre, QTableWidget, "tournoi_statistiques")
    qtbot.waitUntil(lambda: _texte(table, 0, 1) == "12", timeout=PATIENCE)

    assert [_texte(table, rang, 0) for rang in range(2)] == ["Aléatoire", "Max"]
    gagnees = [int(_texte(table, 0, colonne).split(" · ")[0]) for colonne in (2, 3)]
    perdues = [int(_texte(table, 1, colonne).split(" · ")[2]) for colonne in (3, 2)]
    assert gagnees == perdues
    assert trouver(fenetre, QTableWidget, "tournoi_ouvertures").rowCount() == 6
    # The table of the room is computed beside the statistics, and may come after them.
    qtbot.waitUntil(lambda: "6 paires" in tournois.dock.jauge.texte, timeout=PATIENCE)
    assert tournois.dock.jauge.jauge is not None
    for suffixe in (".html", ".classement.csv", ".csv"):
        with qtbot.waitSignal(tournois.pilote.exporte, timeout=PATIENCE):
            tournois.pilote.exporter(base.with_suffix(suffixe), ["Aléatoire", "Max"])
        assert "Aléatoire" in base.with_suffix(suffixe).read_text()


def test_la_salle_suit_le_theme_et_vide_dit_que_faire(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, memoire: Memoire, base: Path
) -> None:
    menus = [action.text() for action in trouver(fenetre, QMenuBar, "barre_menus").actions()]
    assert menus[-2:] == ["&Tournoi", "Aid&e"]
    tournois.definir_theme(SOMBRE)
    assert not tournois.dock.isVisible()
    memoire.ecrire(DERNIER, str(base))
    trouver(fenetre, QAction, "action_dock_tournoi").trigger()
    assert tournois.dock.isVisible()
    dit = tournois.dock.phrase
    qtbot.waitUntil(lambda: memoire.lire(DERNIER) == "", timeout=PATIENCE)
    assert str(base) not in dit.text(), "un fichier parti s'oublie sans rien dire"
    assert "« Nouveau… » règle un tournoi" in dit.text()
    assert {nom for nom, bouton in tournois.dock.boutons.items() if bouton.isVisible()} == {"nouveau", "ouvrir"}
    assert not tournois.dock.onglets.isVisible()
    assert not trouver(fenetre, QAction, "action_exporter_tournoi").isEnabled()
    assert not trouver(fenetre, QPushButton, "tournoi_exporter").isEnabled()
    assert fenetre.findChild(QDialog) is None


def test_annuler_pendant_la_verification_ne_lance_rien(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, memoire: Memoire, base: Path
) -> None:
    preparer(memoire, base, "ia_alea", "ia_max", parties=2000)
    demarrer(qtbot, fenetre)
    trouver(fenetre, DialogueTournoi, "dialogue_tournoi").reject()
    qtbot.wait(600)

    assert (tournois.pilote.etat, tournois.dock.isVisible()) == (None, False)
    trouver(fenetre, QAction, "action_nouveau_tournoi").trigger()  # and it opens again
    assert trouver(fenetre, DialogueTournoi, "dialogue_tournoi").isVisible()


@pytest.fixture
def debit(tmp_path: Path) -> Debit:
    if not hasattr(os, "mkfifo"):
        pytest.skip("demande un tube nommé")
    return Debit(tmp_path / "debuts.txt", PATIENCE / 1000)


def verifier_sans_fin(qtbot: QtBot, fenetre: FenetreDessinee, memoire: Memoire, base: Path, debit: Debit) -> None:
    """Ask for a tournament whose openings do not come."""
    preparer(memoire, base, "ia_alea", "ia_max", parties=2000, debuts="fichier", liste=str(debit.chemin))
    demarrer(qtbot, fenetre)
    remarque = trouver(fenetre, QLabel, "remarque_tournoi_lancer")
    qtbot.waitUntil(lambda: remarque.text() == "Vérification…", timeout=PATIENCE)


def test_annuler_pendant_la_verification_n_ecrit_rien(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, memoire: Memoire, base: Path, debit: Debit
) -> None:
    verifier_sans_fin(qtbot, fenetre, memoire, base, debit)
    trouver(fenetre, DialogueTournoi, "dialogue_tournoi").reject()
    debit.verser()
    with qtbot.waitSignal(tournois.pilote.refus, timeout=PATIENCE):  # read after it, by the same thread
        tournois.ouvrir(base)

    assert not debit.tardif
    assert not base.exists()
    assert tournois.pilote.etat is None


def test_fermer_n_attend_pas_un_fichier_qui_ne_vient_pas(
    qtbot: QtBot, fenetre: FenetreDessinee, memoire: Memoire, base: Path, debit: Debit
) -> None:
    tournois = brancher(fenetre, memoire)
    verifier_sans_fin(qtbot, fenetre, memoire, base, debit)
    tournois.fermer()
    a_temps = not debit.tardif
    debit.verser()
    qtbot.waitUntil(lambda: "othellier" not in str(threading.enumerate()), timeout=PATIENCE)  # none for the next test
    assert a_temps
    assert not base.exists()


@pytest.mark.parametrize("absente", [False, True])
def test_une_grappe_qui_manque_est_dite_dans_le_dialogue(
    qtbot: QtBot,
    fenetre: FenetreDessinee,
    tournois: BranchementTournois,
    memoire: Memoire,
    base: Path,
    monkeypatch: pytest.MonkeyPatch,
    absente: bool,
) -> None:
    if absente:
        monkeypatch.setitem(sys.modules, "distributed", None)
    else:
        pytest.importorskip("distributed")
        monkeypatch.setattr(executeurs, "REPONSE", 0.2)
    preparer(memoire, base, "ia_alea", "ia_max", grappe="tcp://127.0.0.1:9")
    demarrer(qtbot, fenetre)
    dialogue = trouver(fenetre, DialogueTournoi, "dialogue_tournoi")
    remarque = trouver(dialogue, QLabel, "remarque_tournoi_grappe")
    qtbot.waitUntil(lambda: bool(remarque.text()), timeout=PATIENCE)

    assert ("othellier[cluster]" if absente else "tcp://127.0.0.1:9 ne répond pas") in remarque.text()
    assert dialogue.isVisible()
    assert not base.exists()


def test_un_tournoi_se_joue_sur_une_grappe_reglee_dans_la_fenetre(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, memoire: Memoire, base: Path
) -> None:
    with grappe_locale(1) as grappe:
        preparer(memoire, base, "ia_alea", "ia_max", parties=12, jeu="morpion", grappe=grappe.scheduler_address)
        demarrer(qtbot, fenetre)
        attendre(qtbot, tournois, EtatTournoi.FINI)
        qtbot.waitUntil(lambda: parties(tournois) == 12, timeout=PATIENCE)
        assert (tournois.pilote.moyens.grappe, Preparation.rappeler(memoire).grappe) == (grappe.scheduler_address,) * 2


def test_le_clavier_suffit_pour_la_pause_et_la_reprise(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, memoire: Memoire, base: Path
) -> None:
    preparer(memoire, base, "ia_alea", "ia_max", parties=50_000, debuts="aucune")
    demarrer(qtbot, fenetre)
    qtbot.waitUntil(lambda: trouver(fenetre, QAction, "action_pause_tournoi").isEnabled(), timeout=PATIENCE)
    for nom in ("nouveau", "ouvrir"):
        trouver(fenetre, QAction, f"action_{nom}_tournoi").trigger()
        assert "Un tournoi se joue" in fenetre.widgets.barre_etat.currentMessage()
        fenetre.widgets.barre_etat.clearMessage()
    assert fenetre.findChild(DialogueTournoi) is None
    rendre_le_clavier(qtbot, fenetre)
    for touche, modificateur, etat in (
        (Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier, EtatTournoi.PAUSE),
        (Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier, EtatTournoi.EN_COURS),
        (Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier, EtatTournoi.PAUSE),
    ):
        qtbot.waitUntil(lambda: dit(tournois) is tournois.pilote.etat, timeout=PATIENCE)
        qtbot.keyClick(fenetre, touche, modificateur)
        attendre(qtbot, tournois, etat)


def dit(tournois: BranchementTournois) -> EtatTournoi | None:
    """Return the state on show."""
    texte = tournois.dock.phrase.text()
    return next((etat for etat in EtatTournoi if texte.startswith(dire_etat(etat))), None)


def test_le_raccourci_mene_a_la_salle_et_un_autre_mode_la_cache(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois
) -> None:
    avant = fenetre.size()
    for _ in range(2):
        qtbot.keyClick(fenetre, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
        assert (tournois.dock.isVisible(), tournois.dock.isFloating()) == (True, False)
        qtbot.keyClick(fenetre, Qt.Key.Key_F2)
        assert tournois.dock.isHidden()
    assert fenetre.size() == avant


def test_ses_vues_sont_sur_la_ligne_de_serie_et_tournoi_et_suivent_la_salle(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, base: Path
) -> None:
    with Base(base) as ecrite:
        ecrite.creer(Reglement("othello", ("ia_alea", "ia_max"), 2))
    with qtbot.waitSignal(tournois.pilote.ouvert):
        tournois.ouvrir(base)
    vues, modes = tournois.dock.vues, trouver(fenetre, QTabBar, "onglets_tournoi")
    for largeur in (1366, 1024):
        fenetre.resize(largeur, 738)
        qtbot.waitUntil(lambda: vues.width() == vues.sizeHint().width())
        assert modes.mapToGlobal(modes.rect().center()).y() == vues.mapToGlobal(vues.rect().center()).y()
        qtbot.mouseClick(vues, Qt.MouseButton.LeftButton, pos=vues.tabRect(STATISTIQUES).center())
        assert tournois.dock.onglets.currentIndex() == STATISTIQUES
        qtbot.mouseClick(vues, Qt.MouseButton.LeftButton, pos=vues.tabRect(0).center())
        assert tournois.dock.onglets.currentIndex() == 0
    for seul in (True, False):
        tournois.dock.setFloating(seul)
        qtbot.waitUntil(lambda seul=seul: vues.isVisible() and (vues.window() is not fenetre) == seul)  # type: ignore[misc]


def test_un_fichier_recu_demande_avant_de_lancer_un_programme(
    qtbot: QtBot, fenetre: FenetreDessinee, tournois: BranchementTournois, base: Path, tmp_path: Path
) -> None:
    temoin = tmp_path / "lance"
    ecrit = f"import sys; open({str(temoin)!r}, 'w').close(); exec(open({str(FAUX)!r}).read())"
    joueur = f"externe:gtp:{shlex.join([sys.executable, '-c', ecrit, 'gtp'])}"
    with Base(base) as recue:
        recue.creer(Reglement("othello", ("ia_alea", joueur), 2))
    with qtbot.waitSignal(tournois.pilote.ouvert):
        tournois.ouvrir(base)
    for bouton in (QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Ok):
        assert not temoin.exists()
        presser(qtbot, fenetre, "demarrer")
        boite = trouver(fenetre, QMessageBox, "boite_accord")
        qtbot.waitExposed(boite)
        assert tournois.pilote.etat is EtatTournoi.PRET
        qtbot.mouseClick(boite.button(bouton), GAUCHE)
        qtbot.waitUntil(lambda: not fenetre.findChildren(QMessageBox, "boite_accord"))
    attendre(qtbot, tournois, EtatTournoi.FINI)
    assert temoin.exists()
