"""A repertoire proposed from the library: the lines that one meets most often, with the moves that scored best."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.jeux.bits_othello import CASE_DE
from ecosysteme.repertoire.couverture import JEUX_MIN, Explorateur
from ecosysteme.repertoire.positions import DEPART, Vue
from ecosysteme.repertoire.repertoire import Repertoire

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Suivies

PART_MIN: Final = 0.1  # of the games, for a move of ours: what nobody plays scored well by luck
PREMIER_COUP: Final = CASE_DE["f5"]
LIGNES, COUPS = 20, 10  # of a proposal, unless other numbers are asked for


def proposer(repertoire: Repertoire, explorer: Explorateur, lignes: int = LIGNES, coups: int = COUPS) -> Repertoire:
    """Return a repertoire with its likeliest lines of ``coups`` moves, each ended by a move of ours.

    Two orders of the same moves are one line.     Raises ``ValueError`` when the library has too few games to tell.
    """
    tas: list[tuple[float, bytes, Vue]] = [(-1.0, b"", DEPART)]
    trouvees: dict[str, bytes] = {}  # by the position that a line ends in
    courtes: list[bytes] = []
    while tas and len(trouvees) < lignes:
        probabilite, ligne, vue = heapq.heappop(tas)
        a_nous = vue.trait == repertoire.camp
        if len(ligne) >= coups and not a_nous:
            trouvees.setdefault(vue.cle, ligne)
            continue
        joues = explorer(vue.cherchee)
        if not ligne:  # four moves that are one: the usual way to hold the board
            joues = {PREMIER_COUP: next(iter(joues.values()))} if joues else {}
        total = sum(suivies.parties for suivies in joues.values())
        if total < JEUX_MIN:
            if a_nous:  # nobody tells what to answer: the line ends before, most often within another one
                courtes.append(ligne[:-1])
            else:
                trouvees.setdefault(vue.cle, ligne)
        elif a_nous:
            case = meilleur(joues, repertoire.camp)
            heapq.heappush(tas, (probabilite, ligne + bytes([case]), vue.jouer(case)))
        else:
            for case, suivies in joues.items():
                suite = (probabilite * suivies.parties / total, ligne + bytes([case]), vue.jouer(case))
                heapq.heappush(tas, suite)
    if not any((*trouvees.values(), *courtes)):
        raise Faute("trop peu de parties pour proposer un répertoire : attendu au moins {nombre}", nombre=JEUX_MIN)
    for ligne in (*trouvees.values(), *courtes):
        repertoire = repertoire.avec([divmod(case, 8) for case in ligne])
    return repertoire


def meilleur(joues: Mapping[int, Suivies], camp: Camp) -> int:
    """Return the square of the move that scored best for ``camp``, of those that are played often enough."""
    total = sum(suivies.parties for suivies in joues.values())
    usuels = [case for case, suivies in joues.items() if suivies.parties >= PART_MIN * total]
    return max(usuels, key=lambda case: (resultat(joues[case], camp), joues[case].parties))


def resultat(suivies: Suivies, camp: Camp) -> float:
    """Return the mean result of some games for ``camp``, from 0 to 1, draws as halves; a half where none is known."""
    finies = suivies.noires + suivies.nulles + suivies.blanches
    gagnees = suivies.noires if camp == PREMIER else suivies.blanches
    return (gagnees + suivies.nulles / 2) / finies if finies else 0.5
