"""The neutral judge fails in the middle of a real game: no move changes, the game ends, the window says nothing false.

The judge is a program that answers three times and then fails; a player waits for that before its next move, so that it
is never over too early, however slow the machine is.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any, Final

import pytest
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.derouler import derouler
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAalphabeta
from ecosysteme.partie import Partie
from tests.fenetre import PATIENCE, cocher, message
from ui.fenetre import commentaire
from ui.reflexion.arbitre import ArbitreNeutre
from ui.situation import Marche

REPONSES: Final = 3  # before it fails
PIONS: Final = 14  # on the board when the players wait for it to have failed

# Once it has failed, which a file tells with its number, it is sound when it is started again.
PROGRAMME: Final = f"""
import os, pathlib, signal, sys
temoin = pathlib.Path(sys.argv[1])
sain = temoin.exists()
for rang, _ in enumerate(sys.stdin):
    if rang == {REPONSES} and not sain:
        brouillon = temoin.with_suffix(".tmp")
        brouillon.write_text(str(os.getpid()))
        brouillon.rename(temoin)
        {{}}
    print('[0, false, 3, "essai", 9]', flush=True)
"""
TUE: Final = "os.kill(os.getpid(), signal.SIGKILL)"
ARRETE: Final = "os.kill(os.getpid(), signal.SIGSTOP)"
MUET: Final = "sys.stdin.read()"


@pytest.fixture
def tombe() -> Iterator[Event]:
    """Set when the judge has failed; at the end whatever happened, for a thread waits for it."""
    tombe = Event()
    yield tombe
    tombe.set()


@pytest.fixture
def temoin(tmp_path: Path) -> Path:
    """The file that the judge writes when it fails."""
    return tmp_path / "tombe"


@pytest.fixture
def jouee(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, tombe: Event, temoin: Path
) -> ApplicationIHM:
    """The window, in which a whole game was played while the judge failed as the test wants it."""
    commande = (sys.executable, "-c", PROGRAMME.format(request.param), str(temoin))
    monkeypatch.setattr(commentaire, "ArbitreNeutre", lambda parent: ArbitreNeutre(parent, commande))
    monkeypatch.setattr(commentaire, "CADENCE_ANIMEE", 0)

    def choisir(_joueur: IAalphabeta, _jeu: Any, etat: Any, _arret: Any = None) -> Any:
        if len(etat.plateau) == PIONS:
            tombe.wait()
        return etat.coups[0]  # nothing is drawn among equals: two games without a judge are the same

    monkeypatch.setattr(IAalphabeta, "choisir", choisir)
    fenetre: ApplicationIHM = request.getfixturevalue("fenetre")
    cocher(qtbot, fenetre, "noir_ia_alphabeta", "blanc_ia_alphabeta")
    for camp in fenetre.widgets.camps.values():
        camp.profondeur.setValue(1)
    fenetre.widgets.nombre_parties.setValue(1)
    fenetre.widgets.cadence.setValue(0)
    fenetre.assistance.moteur_compile.emit(True)
    fenetre.demarrer()
    qtbot.waitUntil(temoin.exists, timeout=PATIENCE)
    tombe.set()
    finir(qtbot, fenetre)
    return fenetre


def finir(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE, timeout=PATIENCE)


def coups(partie: Partie) -> list[str]:
    return [partie.jeu.ecrire_coup(noeud.coup) for noeud in partie.ligne if noeud.coup is not None]


def juges(partie: Partie) -> int:
    return sum(noeud.evaluation is not None and noeud.evaluation.juge is not None for noeud in partie.ligne)


PANNES: Final = [
    pytest.param(TUE, id="tué", marks=pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="POSIX")),
    pytest.param(ARRETE, id="arrêté", marks=pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="POSIX")),
    pytest.param(MUET, id="muet"),
]


@pytest.mark.parametrize("jouee", PANNES, indirect=True)
def test_la_partie_va_a_son_terme_et_ses_coups_sont_les_memes(jouee: ApplicationIHM) -> None:
    partie, seule = jouee.partie_en_cours, Partie(Othello())
    derouler(seule, {camp: IAalphabeta(profondeur=1) for camp in (1, 2)})
    assert partie.achevee
    assert coups(partie) == coups(seule)
    assert jouee.situation.serie.bilans[0].parties == 1
    assert juges(partie) == REPONSES
    assert "prouvé" not in message(jouee)
    assert "passe de" not in message(jouee)


@pytest.mark.parametrize("jouee", PANNES[:1], indirect=True)
def test_mort_il_revient_a_la_partie_suivante(qtbot: QtBot, jouee: ApplicationIHM) -> None:
    jouee.demarrer()
    finir(qtbot, jouee)
    qtbot.waitUntil(lambda: juges(jouee.partie_en_cours) > REPONSES, timeout=PATIENCE)


@pytest.mark.parametrize("jouee", PANNES[1:2], indirect=True)
def test_arrete_il_se_tait_puis_reprend_ou_en_est_la_fenetre(qtbot: QtBot, jouee: ApplicationIHM, temoin: Path) -> None:
    premiere = jouee.partie_en_cours
    jouee.demarrer()
    finir(qtbot, jouee)
    assert juges(jouee.partie_en_cours) == 0
    os.kill(int(temoin.read_text()), signal.SIGCONT)
    qtbot.waitUntil(lambda: juges(jouee.partie_en_cours) > REPONSES, timeout=PATIENCE)
    assert juges(premiere) == REPONSES + 1, "sa réponse en retard est de la partie d'avant"
