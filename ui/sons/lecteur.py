"""How a sound is heard: by the system itself on Windows, elsewhere by a small program that the system has.

Qt's own player, QtMultimedia, is a package of its own, several times as large as the rest of the program. What is here
since long plays a file of a second as well: ``afplay`` on macOS, on Linux the player of PipeWire, PulseAudio or ALSA.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import which
from threading import Event
from time import monotonic
from typing import Final, TypeAlias

from ecosysteme.fautes import Panne

HautParleur: TypeAlias = Callable[[Path, Event], None]  # plays a file; the flag asks it to stop

PROGRAMMES: Final[Sequence[tuple[str, ...]]] = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))
REGARD: Final = 0.05  # s between two looks at the flag
DUREE_MAX: Final = 5.0  # s: no sound of ours is that long, the program hangs


def trouver_lecteur() -> HautParleur | None:
    """Return what plays sounds on this machine, ``None`` where nothing does."""
    if sys.platform == "win32":
        return _jouer_windows
    for nom, *options in PROGRAMMES:
        chemin = which(nom)
        if chemin is not None:
            return lecteur_de((chemin, *options))
    return None


def lecteur_de(commande: Sequence[str]) -> HautParleur:
    """Return what plays a file by a program, and waits for its end or for the flag."""

    def jouer(fichier: Path, arret: Event) -> None:
        fin = monotonic() + DUREE_MAX
        with subprocess.Popen(
            [*commande, str(fichier)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as programme:
            while (code := _attendre(programme)) is None:
                if arret.is_set() or monotonic() > fin:
                    programme.kill()
                    return
        if code:
            raise Panne("{programme} n'a pas pu jouer un son", programme=Path(commande[0]).name)

    return jouer


def _attendre(programme: subprocess.Popen[bytes]) -> int | None:
    try:
        return programme.wait(REGARD)
    except subprocess.TimeoutExpired:
        return None


def _jouer_windows(fichier: Path, arret: Event) -> None:
    """Play by the system, which lets go of the sound before when the next one begins."""
    import winsound

    winsound.PlaySound(  # type: ignore[attr-defined, unused-ignore]
        str(fichier),
        winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT,  # type: ignore[attr-defined, unused-ignore]
    )
