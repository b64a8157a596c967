"""The library's answers against another reading of the same games: every game, move by move, without an index.

Nothing of the library has a part in it but the rows of its file; those of WTHOR's files are read again from these.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from ecosysteme.atelier.bancs.plateaux import CASES, derouler, jouables_de
from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, Exploration
from ecosysteme.bibliotheque.fichier import lecture
from ecosysteme.bibliotheque.filtres import TOUTES_LES_PARTIES
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.othello.recueil import ColonneOctets, PositionCherchee

COUPS: Final = 60
ENTETE, FICHE, DES_COUPS = 16, 68, 8  # bytes: the head of a file of WTHOR, a game, what is before its moves
ARRET: Final = CASES  # in the place of a next move: the game ends there
# Where each square of a board goes, seen from each of its eight sides.
CARRE: Final = np.arange(CASES).reshape(8, 8)
VUES: Final = [np.rot90(carre, tours).ravel() for carre in (CARRE, CARRE.T) for tours in range(4)]

SuitesComptees = Counter[tuple[int, int]]
"""How many games went on by a square and ended so: 1 Black won, 0 nobody, -1 White, 2 unknown."""


class VerificationDeBibliotheque(NamedTuple):
    """Positions that were asked, those that were answered otherwise; games of WTHOR's files, those that differ."""

    positions: int
    differentes: int
    parties: int
    manquantes: int


@dataclass(frozen=True)
class PartiesRelues:
    """Games as the file of the library has them, a row each: squares from 0 (a1), 64 after the last; their results."""

    coups: ColonneOctets
    issues: np.typing.NDArray[np.int8]


def relire(dossier: Path) -> PartiesRelues:
    """Read all games of a library that began at the usual start and are not deleted."""
    with lecture(dossier) as lien:
        rangees = [] if lien is None else lien.execute("SELECT coups, score FROM partie WHERE supprimee IS NULL")
        lues = [(coups.ljust(COUPS, bytes([ARRET])), score) for coups, score in rangees]
    coups = np.frombuffer(b"".join(coups for coups, _ in lues), np.uint8).reshape(-1, COUPS)
    scores = np.array([score for _, score in lues], np.int64)
    dites = np.select([scores == 200, scores == 201, scores == 202], [1, 0, -1], 2)
    return PartiesRelues(coups, np.where(scores <= CASES, np.sign(scores - CASES // 2), dites).astype(np.int8))


def differences(ouverte: Bibliotheque, positions: Sequence[PositionCherchee]) -> list[PositionCherchee]:
    """Return the positions of which the library says something else than all its games, looked at one by one."""
    relues = relire(ouverte.dossier)
    par_coups: dict[int, list[PositionCherchee]] = {}
    for position in positions:
        par_coups.setdefault(position.coups, []).append(position)
    fausses = []
    for joues, (nous, eux, noir) in enumerate(derouler(relues.coups)):
        noirs, blancs = np.where(noir, nous, eux), np.where(noir, eux, nous)
        suivants = relues.coups[:, joues] if joues < COUPS else np.full(len(noir), ARRET, np.uint8)
        longues = _jouees(relues.coups, joues)
        for position in par_coups.get(joues, ()):
            dits = _comptes(position, (noirs, blancs, noir), suivants, relues.issues, longues)
            if dits != _de(position, ouverte.explorer(position, TOUTES_LES_PARTIES)):
                fausses.append(position)
    return fausses


def _jouees(coups: ColonneOctets, joues: int) -> np.typing.NDArray[np.bool_]:
    """Tell which games have so many moves at least."""
    return np.ones(len(coups), np.bool_) if joues == 0 else coups[:, joues - 1] < CASES


def _comptes(
    position: PositionCherchee,
    plateaux: tuple[Mots, Mots, np.typing.NDArray[np.bool_]],
    suivants: ColonneOctets,
    issues: np.typing.NDArray[np.int8],
    longues: np.typing.NDArray[np.bool_],
) -> SuitesComptees:
    """Count what was played in a position, seen from any side; symmetric squares of it are one."""
    noirs, blancs, noir = plateaux
    comptes: SuitesComptees = Counter()
    vus = set[tuple[int, int]]()
    for vue in VUES:
        image = tourner(position.noirs, vue), tourner(position.blancs, vue)
        if image in vus:
            continue
        vus.add(image)
        ici = longues & (noirs == np.uint64(image[0])) & (blancs == np.uint64(image[1])) & (noir == _trait(position))
        joues = Counter(zip(suivants[ici].tolist(), issues[ici].tolist(), strict=True))
        for (case, issue), nombre in joues.items():
            comptes[_modele(position, int(vue[case]) if case < CASES else ARRET), issue] += nombre
    return comptes


def _trait(position: PositionCherchee) -> bool:
    """Tell whether Black plays next, once a pass that is forced was played."""
    noirs, blancs = np.array([position.noirs], np.uint64), np.array([position.blancs], np.uint64)
    siens, autres = (noirs, blancs) if position.trait_noir else (blancs, noirs)
    passe = not jouables_de(siens, autres).any() and bool(jouables_de(autres, siens).any())
    return position.trait_noir != passe


def tourner(bits: int, vue: np.typing.NDArray[np.int64]) -> int:
    """Return the discs of a board seen from another side, one of ``VUES``."""
    return sum(1 << case for case, d_ou in enumerate(vue.tolist()) if bits >> d_ou & 1)


def _modele(position: PositionCherchee, case: int) -> int:
    """Return the first of the squares that the symmetries of a position exchange with ``case``."""
    siennes = [
        vue
        for vue in VUES
        if (tourner(position.noirs, vue), tourner(position.blancs, vue)) == (position.noirs, position.blancs)
    ]
    return case if case == ARRET else min(int(vue[case]) for vue in siennes)


def _de(position: PositionCherchee, trouvees: Exploration) -> SuitesComptees:
    """Return the answer of the library in the same words."""
    comptes: SuitesComptees = Counter()
    for case, suivies in [*trouvees.coups.items(), (ARRET, trouvees.arretees)]:
        inconnues = suivies.parties - suivies.noires - suivies.nulles - suivies.blanches
        for issue, nombre in ((1, suivies.noires), (0, suivies.nulles), (-1, suivies.blanches), (2, inconnues)):
            comptes[_modele(position, case), issue] += nombre
    return +comptes


def relire_wthor(fichiers: Iterable[Path]) -> list[ColonneOctets]:
    """Read the moves of WTHOR's files of games, a row of 60 squares a game, those that are missing last."""
    lus = []
    for fichier in fichiers:
        octets = np.frombuffer(fichier.read_bytes(), np.uint8)
        nombre = int.from_bytes(octets[4:8].tobytes(), "little")
        dits = octets[ENTETE : ENTETE + nombre * FICHE].reshape(nombre, FICHE)[:, DES_COUPS:].astype(np.int64)
        cases = np.where(dits == 0, ARRET, (dits // 10 - 1) * 8 + dits % 10 - 1)
        lus.append(cases.astype(np.uint8))
    return lus


def compter_autrement(dossier: Path, fichiers: Sequence[Path]) -> tuple[int, int]:
    """Return how many games WTHOR's files hold, and how many of these or of the library the other has not."""
    lus = np.concatenate([np.empty((0, COUPS), np.uint8), *relire_wthor(fichiers)])
    ici, la = (Counter(map(bytes, coups)) for coups in (lus, relire(dossier).coups))
    return len(lus), ((ici - la) + (la - ici)).total()
