"""A tournament whose window is killed, found again by the next one: no game lost, none twice, the same table.

By hand, the five players and 200 games of the tournament room's promise, on a screen:
``OTHELLIER_TOURNOI=200 QT_QPA_PLATFORM=xcb python -m pytest tests/ui/test_tournoi_tue.py -s``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.executeurs import processus
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.deroulement import Deroulement
from ecosysteme.tournoi.execution import EtatTournoi
from ecosysteme.tournoi.fiche import PartieFinie
from tests.ui.tournoi_a_tuer import ouvrir, presser
from ui.socle.chargeur import trouver
from ui.tournoi.fichiers import consulter

EN_GRAND = int(os.environ.get("OTHELLIER_TOURNOI", "0"))  # games of the long version
RHINO = "externe:gtp:/usr/games/gtp-rhino -b 0"  # without its opening book, which draws lots
PARTIES, JOUEURS = 900, ["ia_alea", "ia_max", "ia_min", "ia_alea:graine=3"]
if EN_GRAND:
    PARTIES, JOUEURS = EN_GRAND, ["ia_alea", "ia_max", "ia_alphabeta:profondeur=4", "ia_moteur:niveau=5", RHINO]
PATIENCE = 3600.0 if EN_GRAND else 600.0  # s: a bound for a broken test
RACINE = Path(__file__).parents[3]


def attendre(condition: Callable[[], object]) -> None:
    """Wait, without any window."""
    limite = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < limite
        sleep(0.02)


def faites(base: Path) -> int:
    """Count the games of the file."""
    with Base(base, creer=False) as ouverte:
        return sum(1 for _ in ouverte.issues(1))


def jouees(base: Path) -> list[PartieFinie]:
    """Return the games without what no two runs have in common: the times."""
    with Base(base, creer=False) as ouverte:
        return [replace(fiche, temps=((), ()), quand=0.0) for fiche in ouverte.fiches(1)]


def vit(pid: int) -> bool:
    """Tell whether a process runs, not waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def jouer_et_tuer(memoire: Path, base: Path) -> int:
    """Play in another process's window, kill it in mid-tournament, and return how many games that leaves."""
    commande = [sys.executable, "-m", "tests.ui.tournoi_a_tuer", str(memoire), str(base), str(PARTIES), *JOUEURS]
    with subprocess.Popen(commande, cwd=RACINE, stdout=subprocess.PIPE, text=True) as fenetre:
        try:
            assert fenetre.stdout is not None
            mot, *pids = fenetre.stdout.readline().split()
            assert (mot, len(pids)) == ("repris", 2)
            assert fenetre.poll() is None
            reprises = faites(base)
            attendre(lambda: faites(base) >= max(reprises + 1, PARTIES // 2 if EN_GRAND else 0))
        finally:
            fenetre.kill()
    attendre(lambda: not any(vit(int(pid)) for pid in pids))
    return faites(base)


def retrouver(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Open with the keyboard the file that the dialog proposes: that of the last set-up."""
    qtbot.keyClick(fenetre, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    boite = trouver(fenetre, QFileDialog, "boite_ouvrir_tournoi")
    bouton = trouver(boite, QDialogButtonBox, "buttonBox").button(QDialogButtonBox.StandardButton.Open)
    qtbot.waitUntil(bouton.isEnabled, timeout=round(1000 * PATIENCE))
    qtbot.mouseClick(bouton, Qt.MouseButton.LeftButton)


def d_une_traite(base: Path, modele: Path) -> None:
    """Play the tournament of ``modele`` again from its start, without window nor interruption."""
    with Base(modele, creer=False) as lue, Base(base) as neuve:
        plan = lue.plan(1)
        numero = neuve.creer(plan.reglement, plan.ouvertures)

        @contextmanager
        def equipe() -> Iterator[tuple[Executor, int]]:
            with processus(2) as executeur:
                yield executeur, 2

        assert Deroulement(neuve, numero, equipe).derouler()


@pytest.mark.complet
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="regarde les processus dans /proc")
def test_tue_en_plein_tournoi_rien_ne_se_perd_ni_ne_se_rejoue(
    qtbot: QtBot, fichier_memoire: Path, tmp_path: Path
) -> None:
    base, temoin = tmp_path / "tue.sqlite", tmp_path / "temoin.sqlite"
    restees = jouer_et_tuer(fichier_memoire, base)
    assert 0 < restees < PARTIES
    avant = jouees(base)
    reglement = consulter(base).etat.reglement
    assert [joueur.split(",temps=")[0] for joueur in reglement.joueurs] == JOUEURS
    assert (reglement.parties, reglement.graine) == (PARTIES, 7)

    fenetre = ouvrir(fichier_memoire)
    try:
        dock, pilote = fenetre.salles.tournois.dock, fenetre.salles.tournois.pilote
        retrouver(qtbot, fenetre)
        qtbot.waitUntil(lambda: pilote.etat is EtatTournoi.PAUSE, timeout=round(1000 * PATIENCE))
        assert (dock.progression.value(), dock.boutons["demarrer"].text()) == (restees, "Reprendre")
        presser(fenetre, "tournoi_demarrer")
        qtbot.waitUntil(lambda: pilote.etat is EtatTournoi.FINI, timeout=round(1000 * PATIENCE))
        qtbot.waitUntil(lambda: dock.progression.value() == PARTIES, timeout=round(1000 * PATIENCE))
        montre = [dock.tableau.model().index(rang, 3).data() for rang in range(dock.tableau.rowCount())]
    finally:
        fenetre.close()
        fenetre.deleteLater()

    d_une_traite(temoin, base)
    reprises = jouees(base)
    assert [fiche for fiche in reprises if fiche.rang in {fiche.rang for fiche in avant}] == avant
    assert [fiche.rang for fiche in reprises] == list(range(PARTIES))
    assert reprises == jouees(temoin)
    assert consulter(base).etat == consulter(temoin).etat
    lignes = consulter(temoin).etat.lignes
    assert montre == [f"{ligne.total.points:g}/{ligne.total.parties}".replace(".", ",") for ligne in lignes]
