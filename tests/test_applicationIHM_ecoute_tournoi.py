"""A tournament by keys alone: launched, paused, resumed, stopped, played to its end, a game opened, found again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.clavier import CTRL, MAJ, TOUCHE, aller_a, aller_au_plateau, taper
from tests.fenetre import PATIENCE, fermer, memoire_dans, ouvrir
from tests.lecteur_ecran import LecteurEcran
from ui.socle.memoire import Memoire
from ui.tournoi.dialogue import DialogueTournoi
from ui.tournoi.inscrit import Inscrit
from ui.tournoi.parties import ChoixPartie
from ui.tournoi.preparation import Preparation

TITRE = "Toutes rondes · 2 joueurs · Othello."
REFERMEE = "La partie revue est refermée : le plateau est à la partie en cours"


@pytest.fixture(autouse=True)
def _a_son_rythme(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.tournoi.pilote.PATIENCE", PATIENCE / 1000)


def ouverte(qtbot: QtBot, memoire: Memoire) -> ApplicationIHM:
    """Open a window, which has the keyboard."""
    fenetre = ouvrir(qtbot, memoire)
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)
    return fenetre


def lancer(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, memoire: Memoire, base: Path, parties: int
) -> None:
    """Launch so many games from the dialog, and wait until it has gone."""
    inscrits = tuple(map(Inscrit.depuis, ("ia_alea", "ia_max")))
    Preparation(inscrits, base=str(base), taches=2, parties=parties).retenir(memoire)
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_T, CTRL)
    qtbot.waitUntil(lambda: lecteur.tout == ["→ Joueurs du tournoi"])
    aller_a(qtbot, fenetre, "tournoi_lancer")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    qtbot.waitUntil(lambda: not fenetre.findChildren(DialogueTournoi), timeout=PATIENCE)
    fenetre.activateWindow()  # a bare screen has nobody to do it


def attendre(qtbot: QtBot, lecteur: LecteurEcran, combien: int) -> list[str]:
    """Wait for so many sentences, and return them; what had the keyboard meanwhile, and changed, is left out."""

    def dites() -> list[str]:
        return [dite for dite in lecteur.tout if not dite.startswith(("→ ", "= "))]

    qtbot.waitUntil(lambda: len(dites()) >= combien, timeout=PATIENCE)
    assert len(dites()) == combien
    entendues = dites()
    lecteur.oublier()
    return entendues


def test_un_tournoi_se_lance_se_suspend_reprend_et_s_arrete(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, memoire: Memoire, tmp_path: Path
) -> None:
    lancer(qtbot, fenetre, lecteur, memoire, tmp_path / "tournois.sqlite", 20_000)
    depart = [f"{TITRE} Prêt · 0 partie sur 20 000", "Tournoi : En cours"]
    entendues = attendre(qtbot, lecteur, 3)
    assert [" ".join(dite.split()) for dite in entendues] == ["Vérification…", *depart]
    taper(qtbot, fenetre, TOUCHE.Key_F6, MAJ)
    pause = ["Pause demandée, les parties en cours se finissent", "Tournoi : En pause"]
    assert attendre(qtbot, lecteur, 2) == pause
    taper(qtbot, fenetre, TOUCHE.Key_F6, MAJ)
    assert attendre(qtbot, lecteur, 1) == ["« Pause » n'est pas possible à ce moment."]
    taper(qtbot, fenetre, TOUCHE.Key_F6)
    assert attendre(qtbot, lecteur, 1) == ["Rien à arrêter : ni partie ni analyse en cours"]
    taper(qtbot, fenetre, TOUCHE.Key_F5, MAJ)
    assert attendre(qtbot, lecteur, 1) == ["Tournoi : En cours"]
    taper(qtbot, fenetre, TOUCHE.Key_F6)
    assert attendre(qtbot, lecteur, 1) == ["Un tournoi joue : Pause (Maj+F6), Arrêter (Ctrl+Maj+F6)"]
    taper(qtbot, fenetre, TOUCHE.Key_F6, CTRL | MAJ)
    assert attendre(qtbot, lecteur, 2) == ["Arrêt…", "Tournoi : En pause"]


def test_la_fin_se_dit_avec_le_classement_et_une_partie_s_ouvre(
    qtbot: QtBot, lecteur: LecteurEcran, tmp_path: Path
) -> None:
    memoire = memoire_dans(tmp_path / "memoire.ini")
    fenetre = ouverte(qtbot, memoire)
    lancer(qtbot, fenetre, lecteur, memoire, tmp_path / "tournois.sqlite", 4)
    fin = attendre(qtbot, lecteur, 4)[-1]
    qui = r"(Max|Aléatoire) [\d,]+/4"
    assert re.fullmatch(rf"{TITRE} Terminé · 4 parties sur 4 ; 1\. {qui}, 2\. {qui}", fin)
    aller_a(qtbot, fenetre, "tournoi_tableau")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Down)
    assert re.fullmatch(r"→ [12]\. (Max|Aléatoire), Elo .+ ± \d+, points : [\d,]+ sur 4", lecteur.tout[0])
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    qtbot.waitUntil(lambda: bool(fenetre.findChildren(ChoixPartie)), timeout=PATIENCE)
    qtbot.waitUntil(lambda: lecteur.tout[-1] == "→ Parties finies du tournoi")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Down)
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    assert re.match(r"→ \d : \d+ - \d+ \| (Max|Aléatoire) – ", lecteur.tout[0])
    qtbot.waitUntil(lambda: len(lecteur.phrases) == 2, timeout=PATIENCE)
    assert re.match(r"Tournoi 1, partie \d : (Max|Aléatoire) – (Max|Aléatoire), \d+ - \d+", lecteur.phrases[0])
    assert re.match(r"(Noir|Blanc) : \w\d, retourne ", lecteur.phrases[1])
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_F9, MAJ)
    assert attendre(qtbot, lecteur, 3) == ["Aucun coup n'a été joué", REFERMEE, fin]
    fermer(fenetre)
    suivante = ouverte(qtbot, memoire)
    aller_au_plateau(qtbot, suivante, lecteur)
    taper(qtbot, suivante, TOUCHE.Key_F9, MAJ)
    assert attendre(qtbot, lecteur, 2) == [f"Lecture de {tmp_path / 'tournois.sqlite'}…", fin]
    fermer(suivante)
