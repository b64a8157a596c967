"""WTHOR, the database of tournament games: a file of games a year, the names of players and tournaments apart.

Only reading, and a whole year as arrays: a hundred thousand games would take minutes one ``Partie`` at a time. So the
legality of the moves is not checked here: whoever replays them checks it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.fautes import Faute, Message
from ecosysteme.lecture import lire_octets

FIN: Final = 64  # what fills the moves after the end of a game
CASES: Final = 64
ILLISIBLE: Final = 255

# Date of the file (4 bytes), games, names, year of the games, board size, type, theoretical depth, reserved.
ENTETE: Final = struct.Struct("<4xIHHB3x")
PARTIE: Final = np.dtype(
    [
        ("tournoi", "<u2"),
        ("noir", "<u2"),
        ("blanc", "<u2"),
        ("score", "u1"),
        ("theorique", "u1"),
        ("coups", "u1", (60,)),
    ]
)
LONGUEURS_NOMS: Final = (20, 26)  # players, tournaments

# The square of each move byte, 10 × row + column from 11, which spares arithmetic on millions of moves.
CASE_DE: Final = np.full(256, ILLISIBLE, np.uint8)
CASE_DE[0] = FIN
for _case in range(CASES):
    CASE_DE[10 * (_case // 8 + 1) + _case % 8 + 1] = _case


@dataclass(frozen=True, eq=False)  # arrays have no single answer to ==
class BaseWthor:
    """The games of one file, a row each.

    ``coups`` are squares from a1 = 0, b1 = 1 to h8 = 63, passes left out, then ``FIN`` up to 60. ``scores`` are Black's
    discs, the empty squares counted for the winner; ``theoriques`` those of perfect play from the file's theoretical
    depth. ``tournois``, ``noirs`` and ``blancs`` are indices in what ``lire_noms`` returns.
    """

    annee: int
    coups: npt.NDArray[np.uint8]
    scores: npt.NDArray[np.uint8]
    theoriques: npt.NDArray[np.uint8]
    tournois: npt.NDArray[np.uint16]
    noirs: npt.NDArray[np.uint16]
    blancs: npt.NDArray[np.uint16]


def lire_wthor(octets: bytes) -> BaseWthor:
    """Read a ``.wtb`` file; ``ValueError`` for the first thing in it that cannot be read.

    The moves are squares and nothing follows the end of a game, but they may be illegal: nothing is replayed here.
    """
    nb_parties, _, annee, taille = _lire_entete(octets)
    attendu = ENTETE.size + nb_parties * PARTIE.itemsize
    if len(octets) != attendu:
        raise Faute(
            "fichier de {octets} octets : attendu {attendu} pour {nb_parties} parties annoncées",
            octets=len(octets),
            attendu=attendu,
            nb_parties=nb_parties,
        )
    if taille != TAILLE_STANDARD:
        raise Faute("plateau de {taille} × {taille} : attendu 8 × 8", taille=taille)
    parties = np.frombuffer(octets, PARTIE, offset=ENTETE.size)
    # Copies, native and contiguous: what compiled code takes without a version of its own for each layout.
    return BaseWthor(
        annee,
        _lire_coups(parties["coups"]),
        _lire_pions(parties["score"], "score"),
        _lire_pions(parties["theorique"], "score théorique"),
        parties["tournoi"].astype(np.uint16),
        parties["noir"].astype(np.uint16),
        parties["blanc"].astype(np.uint16),
    )


def _lire_entete(octets: bytes) -> tuple[int, int, int, int]:
    """Return the number of games, of names, the year and the board size."""
    if len(octets) < ENTETE.size:
        raise Faute(
            "fichier de {octets} octets : attendu au moins les {minimum} de l'en-tête",
            octets=len(octets),
            minimum=ENTETE.size,
        )
    nb_parties, nb_noms, annee, taille = ENTETE.unpack_from(octets)
    return nb_parties, nb_noms, annee, taille


def _lire_coups(lus: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    coups = CASE_DE[lus]
    fautes = coups == ILLISIBLE
    fautes[:, 1:] |= (coups[:, :-1] == FIN) & (coups[:, 1:] != FIN)
    if fautes.any():
        partie, coup = np.argwhere(fautes)[0]
        lu = lus[partie, coup]
        illisible = coups[partie, coup] == ILLISIBLE
        raison = Message("n'est pas une case" if illisible else "vient après la fin de la partie")
        raise Faute(
            "partie {partie}, coup {coup} : {lu} {raison} : attendu 11 (a1) à 88 (h8), puis des 0",
            partie=partie + 1,
            coup=coup + 1,
            lu=lu,
            raison=raison,
        )
    return coups


def _lire_pions(lus: npt.NDArray[np.uint8], nom: str) -> npt.NDArray[np.uint8]:
    if (fautes := lus > CASES).any():
        partie = fautes.argmax()
        raise Faute(
            "partie {partie} : {nom} de {lu} pions noirs : attendu 0 à {cases}",
            partie=partie + 1,
            nom=nom,
            lu=lus[partie],
            cases=CASES,
        )
    return lus.copy()


def lire_noms(octets: bytes) -> tuple[str, ...]:
    """Read the names of a ``.jou`` or ``.trn`` file, which differ by the length of a name.

    Raises ``ValueError`` when the size of the file fits neither.
    """
    _, nombre, _, _ = _lire_entete(octets)
    reste = octets[ENTETE.size :]
    longueur, surplus = divmod(len(reste), nombre) if nombre else (LONGUEURS_NOMS[0], len(reste))
    if surplus or longueur not in LONGUEURS_NOMS:
        raise Faute(
            "{octets} octets pour {nombre} noms annoncés : attendu 20 (joueurs) ou 26 (tournois) par nom",
            octets=len(reste),
            nombre=nombre,
        )
    noms = (reste[debut : debut + longueur] for debut in range(0, len(reste), longueur))
    return tuple(nom.partition(b"\0")[0].decode("latin-1") for nom in noms)


def lire_dossier(dossier: Path) -> Iterator[BaseWthor]:
    """Read every ``.wtb`` file of a folder, upper or lower case, by name; one at a time, as they are asked for.

    Raises ``ValueError`` naming the first that cannot be read, or when there is none.
    """
    # ``glob`` finds nothing where there is no folder, ``iterdir`` would raise.
    fichiers = [fichier for fichier in dossier.glob("*") if fichier.suffix.lower() == ".wtb" and fichier.is_file()]
    if not fichiers:
        raise Faute("aucun fichier .wtb dans {dossier}", dossier=dossier)
    for fichier in sorted(fichiers, key=lambda fichier: fichier.name.lower()):
        try:
            base = lire_wthor(lire_octets(fichier))
        except ValueError as erreur:
            raise Faute("{fichier} : {erreur}", fichier=fichier.name, erreur=erreur) from None
        yield base
