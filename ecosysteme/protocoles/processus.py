"""A child process that is talked to by lines and never trusted: it may stay silent, write without end, or hang.

Its output is read by a thread, because Windows cannot wait for a pipe with a time limit.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import weakref
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import IO, Any, Final

from ecosysteme import enfants
from ecosysteme.arret import attendre
from ecosysteme.fautes import Faute, Message
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.trace import DIT, NOTE, PLAINTE, RECU, TraceMoteur
from ecosysteme.signaux import sans_interruption

# Where programs also lie, the games above all: a window that is started by a double click may have a shorter PATH.
AILLEURS: Final = ("/usr/games", "/usr/local/games", "/usr/local/bin", "/opt/homebrew/bin", "~/.local/bin", "/snap/bin")
BLOC: Final = 65_536
VOLUME_MAX: Final = 1_000_000  # bytes between two questions; an honest answer is a few hundred
FIN_ERREURS: Final = 400  # bytes of the error output kept for the message
DELAI: Final = 0.3  # s left to a process to end by itself, then again after it was asked to
CONSTAT: Final = 3.0  # s for the end of a process to be seen and its last words to be read, however busy the machine


def separer(commande: str) -> list[str]:
    """Split a command line as a shell would; ``ValueError`` when it is empty or unbalanced.

    >>> separer("edax -l 'mes parties/journal'")
    ['edax', '-l', 'mes parties/journal']
    """
    try:
        # POSIX rules would eat the backslashes of a Windows path.
        if sys.platform == "win32":
            mots = [mot.strip('"') for mot in shlex.split(commande, posix=False)]
        else:
            mots = shlex.split(commande)
    except ValueError:
        raise Faute("commande {commande!r} : un guillemet n'est pas fermé", commande=commande) from None
    if not mots:
        raise Faute("commande vide : attendu un programme et ses arguments")
    return mots


def trouver_programme(programme: str) -> str | None:
    """Return what is to be run: ``programme`` where the PATH has it, else the file of that name that lies elsewhere."""
    if shutil.which(programme) is not None:
        return programme
    if os.path.dirname(programme):
        return None  # a path means itself
    return shutil.which(programme, path=os.pathsep.join(map(os.path.expanduser, AILLEURS)))


def decouper(commande: str) -> list[str]:
    """Split as ``separer``, ``~`` expanded; ``ValueError`` also when the program is not found, or cannot be run.

    >>> decouper("python3 -c 'print(1, 2)'")
    ['python3', '-c', 'print(1, 2)']
    """
    mots = separer(commande)
    programme = os.path.expanduser(mots[0])
    trouve = trouver_programme(programme)
    if trouve is None:
        chemin = os.path.dirname(programme) != ""  # a bare name is looked for in PATH, not here
        if chemin and os.path.isfile(programme):
            raise Faute("le fichier {programme!r} n'est pas exécutable (chmod +x le permet)", programme=mots[0])
        if chemin and os.path.isdir(programme):
            raise Faute("{programme!r} est un dossier, attendu un programme", programme=mots[0])
        raise Faute("programme {programme!r} introuvable", programme=mots[0])
    return [trouve, *mots[1:]]


def resoudre(commande: str) -> list[str]:
    """Split as ``decouper``, with the program as the absolute path that the PATH and this folder make of it."""
    programme, *arguments = decouper(commande)
    return [os.path.abspath(shutil.which(programme) or programme), *arguments]


class _Oreille:
    """A thread that reads the lines of a pipe; it holds no reference to the process, so that this one can be freed."""

    def __init__(self, flux: IO[bytes], trace: TraceMoteur | None) -> None:
        self._trace = trace
        self.lignes: SimpleQueue[str | None] = SimpleQueue()  # None: nothing more will come
        self.volume = 0
        Thread(target=self._ecouter, args=(flux,), name="othellier-moteur", daemon=True).start()

    def _ecouter(self, flux: IO[bytes]) -> None:
        debut = b""
        with flux, suppress(OSError, ValueError):
            while self.volume <= VOLUME_MAX and (bloc := flux.read(BLOC)):
                self.volume += len(bloc)
                *entieres, debut = (debut + bloc).split(b"\n")
                lignes = [ligne.decode("utf-8", "replace").rstrip("\r") for ligne in entieres]
                if self._trace is not None:
                    self._trace.noter(RECU, *lignes)
                for ligne in lignes:
                    self.lignes.put(ligne)
        self.lignes.put(None)


class _Plaintes:
    """A thread that keeps the end of what a process writes to its error output."""

    def __init__(self, flux: IO[bytes], trace: TraceMoteur | None) -> None:
        self._fin, self._trace = b"", trace
        self._fil = Thread(target=self._ecouter, args=(flux,), name="othellier-erreurs", daemon=True)
        self._fil.start()

    def _ecouter(self, flux: IO[bytes]) -> None:
        with flux, suppress(OSError, ValueError):
            while bloc := flux.read(BLOC):
                self._fin = (self._fin + bloc)[-FIN_ERREURS:]
                if self._trace is not None:
                    self._trace.noter(PLAINTE, *filter(None, bloc.decode("utf-8", "replace").splitlines()))

    def texte(self) -> str:
        """Return the last lines of a process that has just died, in one."""
        self._fil.join(CONSTAT)
        return " ; ".join(self._fin.decode("utf-8", "replace").split("\n")).strip(" ;\r")


class Processus:
    """A program at work until ``fermer``, which happens by itself when nobody holds it any more, or at exit."""

    def __init__(self, arguments: Sequence[str], trace: TraceMoteur | None = None) -> None:
        """Start the program, away from this terminal's Ctrl+C; ``MoteurDefaillant`` when it cannot be.

        What is said from its start to its end goes into ``trace``, if there is one.
        """
        self._trace = trace
        self._noter(NOTE, shlex.join(arguments))
        options: dict[str, Any]
        if sys.platform == "win32":
            options = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW}
        else:
            options = {"start_new_session": True}  # a group of its own, so that its children end with it
        options["env"], marque = enfants.environnement()
        tuyau = subprocess.PIPE
        with sans_interruption():  # once it has started, it must be known who ends it and hears it
            try:
                # Unbuffered: a buffered reader could not be closed while a thread waits in it.
                self._enfant = subprocess.Popen(arguments, 0, stdin=tuyau, stdout=tuyau, stderr=tuyau, **options)
            except OSError as erreur:
                raise MoteurDefaillant("ne démarre pas : {erreur}", erreur=erreur) from None
            enfants.surveiller(self._enfant.pid)
            self._fin = weakref.finalize(self, _finir, self._enfant, marque, DELAI)
            assert self._enfant.stdout is not None
            assert self._enfant.stderr is not None
            self._oreille, self._plaintes = _Oreille(self._enfant.stdout, trace), _Plaintes(self._enfant.stderr, trace)

    def _noter(self, signe: str, ligne: str) -> None:
        if self._trace is not None:
            self._trace.noter(signe, ligne)

    def ecrire(self, ligne: str) -> None:
        """Send a line; ``MoteurDefaillant`` when the pipe is closed."""
        self._noter(DIT, ligne)
        self._oreille.volume = 0
        assert self._enfant.stdin is not None
        try:
            self._enfant.stdin.write(f"{ligne}\n".encode())
        except (OSError, ValueError):
            raise self._autopsie() from None

    def lire(self, echeance: float, arret: Event | None = None) -> str:
        """Return the next line, without its end; ``TimeoutError`` when ``monotonic()`` reaches ``echeance`` first.

        Raises ``Interrompu`` soon after ``arret`` is set, ``MoteurDefaillant`` when no line will come or too many have.
        """

        def essayer(delai: float) -> tuple[str | None] | None:  # in a tuple, which is true even of an empty line
            reste = echeance - monotonic()
            if reste <= 0:
                raise TimeoutError
            with suppress(Empty):
                return (self._oreille.lignes.get(timeout=min(reste, delai)),)
            return None

        recue = attendre(essayer, arret)
        ligne = recue[0] if recue else None
        if ligne is None:
            raise self._autopsie()
        return ligne

    def _autopsie(self) -> MoteurDefaillant:
        """Say why nothing more will come."""
        if self._oreille.volume > VOLUME_MAX:
            return MoteurDefaillant(
                "écrit sans fin : plus de {volume} Mo pour une réponse", volume=VOLUME_MAX // 1_000_000
            )
        try:
            code = self._enfant.wait(CONSTAT)
        except subprocess.TimeoutExpired:
            return MoteurDefaillant("a fermé sa sortie")
        fin = Message("tué par le signal {signal}", signal=-code) if code < 0 else Message("code {code}", code=code)
        if plaintes := self._plaintes.texte():
            return MoteurDefaillant("s'est arrêté ({fin}) : {plaintes}", fin=fin, plaintes=plaintes)
        return MoteurDefaillant("s'est arrêté ({fin})", fin=fin)

    def fermer(self, delai: float = DELAI) -> None:
        """End the process and its children: politely for ``delai`` seconds, then not. Twice does no harm."""
        if fin := self._fin.detach():
            _, _, (enfant, marque, _), _ = fin
            _finir(enfant, marque, delai)


def _finir(enfant: subprocess.Popen[bytes], marque: str, delai: float) -> None:
    """Close its input, which tells most programs to leave; then ask it; then kill all of its group."""
    assert enfant.stdin is not None
    with suppress(OSError):
        enfant.stdin.close()
    if delai:
        with suppress(subprocess.TimeoutExpired):
            enfant.wait(delai)
    _demander_de_partir(enfant)
    with suppress(subprocess.TimeoutExpired):
        enfant.wait(delai)
    enfants.tuer(enfant.pid, marque)
    with suppress(subprocess.TimeoutExpired):
        enfant.wait(DELAI)
    enfants.oublier(enfant.pid)


def _demander_de_partir(enfant: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        with suppress(OSError):
            enfant.send_signal(signal.CTRL_BREAK_EVENT)
        return
    with suppress(ProcessLookupError, PermissionError):  # nobody left in the group
        os.killpg(enfant.pid, signal.SIGTERM)
