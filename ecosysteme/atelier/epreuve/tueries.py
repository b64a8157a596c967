"""A tournament whose process is killed again and again: in the end each of its games is there, once."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Final

from ecosysteme.atelier.epreuve.processus import ENVIRONNEMENT
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.fiche import PartieFinie

PARTIES: Final = 400
TUERIES: Final = 3  # of one tournament, before it is let be
DELAI: Final = 600.0  # s for games to come, on the busiest machine
BRUTAL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)


def tournois_tues(source: random.Random) -> Iterator[str]:
    """Play a tournament killed at random moments, and compare its games with those of one that was left alone."""
    while True:
        with TemporaryDirectory(prefix="othellier-") as dossier:
            tue, entier = Path(dossier, "tue.sqlite"), Path(dossier, "entier.sqlite")
            graine = str(source.randrange(10**6))
            joueurs = ("ia_alea", "ia_max", "-n", str(PARTIES), "--graine", graine, "--jeu", "othello:taille=4")
            commande: tuple[str, ...] = joueurs
            for _ in range(TUERIES):
                with _jouer(tue, *commande) as lance:
                    _attendre(tue, source.randrange(PARTIES), lance)
                    lance.send_signal(BRUTAL)
                if _jouees(tue) is not None:
                    commande = ("--reprendre",)
            for fichier, reste in ((tue, commande), (entier, joueurs)):
                with _jouer(fichier, *reste) as lance:
                    if lance.wait(DELAI):
                        yield f"graine {graine} : code {lance.returncode}"
            yield "" if _parties(tue) == _parties(entier) else f"graine {graine} : d'autres parties"


def _jouer(fichier: Path, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "ecosysteme", "tournoi", *arguments, "--base", str(fichier)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=ENVIRONNEMENT,
    )


def _attendre(fichier: Path, parties: int, lance: subprocess.Popen[bytes]) -> None:
    """Wait until the file holds more than ``parties`` games, or the process has ended, ``DELAI`` at most."""
    limite = monotonic() + DELAI
    while lance.poll() is None and (_jouees(fichier) or 0) <= parties and monotonic() < limite:
        sleep(0.02)


def _jouees(fichier: Path) -> int | None:
    """Count the games; ``None`` when the tournament is not written down yet."""
    try:
        with Base(fichier, creer=False) as base:
            return sum(1 for _ in base.issues(base.dernier()))
    except ValueError:
        return None


def _parties(fichier: Path) -> list[tuple[int, str, int]]:
    def essentiel(fiche: PartieFinie) -> tuple[int, str, int]:
        return fiche.rang, fiche.coups, fiche.issue

    with Base(fichier, creer=False) as base:
        (numero,) = base.numeros()
        return list(map(essentiel, base.fiches(numero)))
