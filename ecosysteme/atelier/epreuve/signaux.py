"""A command interrupted at any moment of its life: its code, what it says, and what it leaves running.

The moments are those that Python's audit hooks tell of (imports, files, processes, sockets…), counted first in a run
that nobody interrupts: the same moment comes again whatever the speed of the machine.

Two windows are Python's own, and are not tried. Before the first line of our code, Ctrl+C shows Python's traceback.
After its last, the system's default action ends the process in silence, for which a shell tells the same code.
"""

from __future__ import annotations

import random
import subprocess
import sys
import uuid
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Final

from ecosysteme.atelier.epreuve.processus import ENVIRONNEMENT
from ecosysteme.signaux import PAR_SIGNAL, SIGNAUX

MARQUE: Final = "OTHELLIER_EPREUVE"  # a variable that all processes of one run have
DELAI: Final = 120.0  # s for a command that was interrupted to be gone, however busy the machine
DEPART: Final = 10.0  # s for the last of its processes to be gone after it

ENTREE: Final = "ecosysteme.__main__"
ENTRANT: Final = "quit\n"  # what is typed to those that read
JEU: Final = ("--jeu", "othello:taille=4")
COMMANDES: Final = (
    ("console", "--noir", "ia_alea", "--blanc", "ia_alea", *JEU),
    ("match", "--noir", "ia_alea", "--blanc", "ia_max", "-n", "4", *JEU),
    ("boucle", "--jeu", "morpion"),
    ("menu",),
    ("tournoi", "ia_alea", "ia_max", "-n", "4", *JEU),
    ("moteur",),
    ("resoudre", "--jeu", "nim", "1-2"),
    ("resoudre", "--jeu", "morpion", "a1"),
    ("arbre", "f5d6", "--profondeur", "2", "-o", "arbre.svg"),
    ("exercices", "--nombre", "1", "--genre", "meilleur_de_4", "--sortie", "paquet.obf"),
    ("classe", ".", "--csv", "classe.csv"),
    ("bibliotheque", "coups", "f5", "--dossier", "b"),
    ("bibliotheque", "analyser", "f5", "--dossier", "b"),
    ("bibliotheque", "supprimer", "1", "--dossier", "b"),
    ("livre", "etendre", "f5d6c3", "--positions", "2", "--profondeur", "2", "--livre", "livre.npz"),
    ("repertoire", "liste", "--dossier", "r"),
    ("banc", "puissance4", "--positions", "1", "--lentes", "0"),
    ("figure", "plateau", "f5", "-o", "plateau.png"),
    ("entrainer", "--help"),
)


@dataclass(frozen=True)
class CommandeCoupee:
    """One run cut short: the exit code, what went to the error output, and the processes that were left.

    ``moments`` is how many it had, where the command itself had ended; 0 where it had not.
    """

    code: int
    erreurs: str
    restes: tuple[int, ...]
    moments: int = 0

    def faute(self, numero: int) -> str:
        """Say what is wrong with a run that the signal ``numero`` ended, nothing if all is right."""
        if self.restes:
            return f"processus restés : {self.restes}"
        if "Traceback" in self.erreurs or "Exception ignored" in self.erreurs:
            return self.erreurs
        # A signal may come too late to change anything; Ctrl+C is a way to leave a game.
        return "" if self.code in (0, PAR_SIGNAL + numero) else f"code {self.code} : {self.erreurs}"


def compter(entree: str, arguments: Sequence[str], entrant: str = "") -> int:
    """Return how many moments an uninterrupted run has; ``RuntimeError`` when it fails."""
    with TemporaryDirectory(prefix="othellier-") as dossier:
        fichier = Path(dossier) / "compte"
        essai = _lancer(fichier, 0, 0, entree, arguments, entrant)
        if essai.code or not essai.moments:
            raise RuntimeError(f"{' '.join(arguments)} : code {essai.code}, {essai.erreurs}")
        return essai.moments


def interrompre(rang: int, numero: int, entree: str, arguments: Sequence[str], entrant: str = "") -> CommandeCoupee:
    """Run the command and send it ``numero`` at the moment ``rang``, from 1."""
    with TemporaryDirectory(prefix="othellier-") as dossier:
        return _lancer(Path(dossier) / "compte", rang, numero, entree, arguments, entrant)


def _lancer(
    fichier: Path, rang: int, numero: int, entree: str, arguments: Sequence[str], entrant: str
) -> CommandeCoupee:
    marque = uuid.uuid4().hex
    # What a command remembers goes where this run is.
    lieux = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME"), str(fichier.parent))
    tete = (str(fichier), str(rang), str(int(numero)), entree)
    with subprocess.Popen(
        [sys.executable, "-m", "ecosysteme.atelier.epreuve.interrompu", *tete, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        env={**ENVIRONNEMENT, **lieux, MARQUE: marque},
        cwd=fichier.parent,
        start_new_session=True,
    ) as lance:
        try:
            erreurs = lance.communicate(entrant, DELAI)[1]
        except subprocess.TimeoutExpired:
            lance.kill()
            erreurs = f"ne finit pas : {lance.communicate()[1]}"
        moments = int(fichier.read_text() or 0) if fichier.exists() else 0
        return CommandeCoupee(lance.returncode, erreurs, _restes(marque), moments)


def _restes(marque: str) -> tuple[int, ...]:
    """Return the processes of a run that are still there after a while; none where the system does not tell."""
    limite = monotonic() + DEPART
    while (numeros := _marques(marque)) and monotonic() < limite:
        sleep(0.02)
    return numeros


def _marques(marque: str) -> tuple[int, ...]:
    cherchee = f"{MARQUE}={marque}".encode()
    trouves = []
    for environnement in Path("/proc").glob("[0-9]*/environ"):
        try:
            if cherchee in environnement.read_bytes():
                trouves.append(int(environnement.parent.name))
        except OSError:  # somebody else's, or gone meanwhile
            continue
    return tuple(trouves)


def signaux(source: random.Random) -> Iterator[str]:
    """Interrupt commands, each in its turn, at random moments and by any signal.

    A moment that did not come this time, for the first run had more to do, as the engine to load, is no trial.
    """
    comptes: dict[tuple[str, ...], int] = {}
    for arguments in cycle(COMMANDES):
        if arguments not in comptes:
            comptes[arguments] = compter(ENTREE, arguments, ENTRANT)
        rang, numero = source.randint(1, comptes[arguments]), source.choice(SIGNAUX)
        essai = interrompre(rang, numero, ENTREE, arguments, ENTRANT)
        faute = essai.faute(numero)
        if not faute and not essai.code and essai.moments < rang:
            comptes[arguments] = essai.moments
            continue
        yield faute and f"{' '.join(arguments)}, moment {rang}, {numero.name} : {faute}"
