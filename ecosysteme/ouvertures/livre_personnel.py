"""The book of this user, beside the one that comes with the program: what it says of a move is believed first."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_data_path

from ecosysteme.fautes import Faute, decrire, raison_systeme
from ecosysteme.ouvertures.livre import Livre, LivreTropRecent, livre_fourni

VARIABLE: Final = "OTHELLIER_LIVRE"  # of the environment: another file than the user's own


class LivreLu(NamedTuple):
    """The user's own book, over the one that comes with the program, and why it could not be read, if it could not.

    A file that is ``abime`` is of no use to anybody; of another one, this is not its time or its program.
    """

    livre: Livre
    faute: Faute | None = None
    abime: bool = False


def chemin_du_livre() -> Path:
    """Return the file that ``OTHELLIER_LIVRE`` names, else that of the user's data folder; it may not exist."""
    if voulu := os.environ.get(VARIABLE):
        return Path(voulu)
    return user_data_path("othellier", appauthor=False) / "livre.npz"


def lire_les_livres(chemin: Path) -> LivreLu:
    """Read the user's book, again only when the file has changed; without a file it is empty, and a fault is told."""
    try:
        etat = chemin.stat()
    except OSError:
        return _lus(chemin, 0, 0)
    return _lus(chemin, etat.st_mtime_ns, etat.st_size)


@lru_cache(1)
def _lus(chemin: Path, _quand: int, taille: int) -> LivreLu:
    fourni = livre_fourni()
    if not taille and not chemin.exists():
        return LivreLu(Livre().sur(fourni))
    try:
        return LivreLu(Livre.lire(chemin).sur(fourni))
    except (OSError, ValueError) as erreur:
        abime = not isinstance(erreur, OSError | LivreTropRecent)
        raison = raison_systeme(erreur) if isinstance(erreur, OSError) else decrire(erreur)
        return LivreLu(Livre().sur(fourni), Faute("{nom} : {erreur}", nom=chemin, erreur=raison), abime)


def livre_en_usage() -> Livre:
    """Return both books as one, as players use them: the user's, where it can be read, over ours."""
    return lire_les_livres(chemin_du_livre()).livre
