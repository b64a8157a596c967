"""Games as they are listed and opened: read from the file by their number, with names."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.formats.position import lire_position
from ecosysteme.jeux.bits_othello import CASES
from ecosysteme.joueurs import participant_garde
from ecosysteme.moteur.othello.noyaux import exploration


@dataclass(frozen=True, slots=True)
class PartieTrouvee:
    """A game of a list; ``suite`` is the squares of its next moves, none when it ends there.

    ``cases`` are those of all its moves, as it was played, where it began at the usual start.
    ``score`` is Black's discs, ``None`` when nobody said it; ``issue`` who won: 1 Black, 0 nobody, -1 White, ``None``
    unknown; ``ici`` whether it came by the same moves.
    """

    numero: int
    noir: str
    blanc: str
    tournoi: str
    annee: int
    score: int | None
    issue: int | None
    suite: bytes
    ici: bool
    cases: bytes = b""

    @property
    def suivant(self) -> int | None:
        """The square of the next move, ``None`` when the game ends there."""
        return self.suite[0] if self.suite else None


PartieLue = tuple[str, str, str, int, int | None, int | None]
"""Black, White, tournament, year, score, result, as in ``PartieTrouvee``."""


def lire_parties(lien: sqlite3.Connection, numeros: Sequence[int], memes: Mapping[int, int]) -> dict[int, PartieLue]:
    """Return what is said of games, by their number; players have the names that are kept, as ``memes`` tells."""
    lues: dict[int, PartieLue] = {}
    for numero in numeros:
        rangee = lien.execute(
            "SELECT noir, blanc, tournoi, annee, score FROM partie WHERE numero = ? AND supprimee IS NULL", (numero,)
        ).fetchone()
        if rangee is not None:
            noir, blanc = (_nom(lien, "joueur", memes.get(joueur, joueur)) for joueur in rangee[:2])
            annee, score = rangee[3:]
            evenement = _nom(lien, "tournoi", rangee[2])
            lues[numero] = (noir, blanc, evenement, annee, score if score <= CASES else None, issue_de(score))
    return lues


def lire_cases(lien: sqlite3.Connection, numeros: Sequence[int]) -> dict[int, bytes]:
    """Return the moves of games that began at the usual start, by their number; damaged ones are left out."""
    ordre = "SELECT coups FROM partie LEFT JOIN posee ON posee.partie = numero WHERE numero = ? AND depart IS NULL"
    lues = ((numero, lien.execute(ordre, (numero,)).fetchone()) for numero in numeros)
    jouees = {numero: lue[0] for numero, lue in lues if lue is not None and isinstance(lue[0], bytes)}
    return {numero: cases for numero, cases in jouees.items() if max(cases, default=0) < CASES}


def _nom(lien: sqlite3.Connection, genre: str, numero: int) -> str:
    lu: tuple[str] | None = lien.execute(f"SELECT nom FROM {genre} WHERE numero = ?", (numero,)).fetchone()
    return "" if lu is None else lu[0]


def issue_de(score: int) -> int | None:
    """Return who won a game from the score that is kept: 1 Black, 0 nobody, -1 White, ``None`` unknown."""
    if score <= CASES:
        return (score > CASES // 2) - (score < CASES // 2)
    return {exploration.NOIR_GAGNE: 1, exploration.NULLE: 0, exploration.BLANC_GAGNE: -1}.get(score)


def relire_partie(lien: sqlite3.Connection, numero: int, memes: Mapping[int, int]) -> Enregistrement | None:
    """Return a game as it was played, ``None`` when there is none; ``Faute`` when its moves are illegal.

    Our players, whose specifications are kept, are ours again: whoever shows the game names them.
    """
    lues = lire_parties(lien, [numero], memes)
    if numero not in lues:
        return None
    ordre = "SELECT coups, depart FROM partie LEFT JOIN posee ON posee.partie = numero WHERE numero = ?"
    cases, depart = lien.execute(ordre, (numero,)).fetchone()
    noir, blanc, tournoi, annee, score, issue = lues[numero]
    entete = Entete(
        noir=participant_garde(noir),
        blanc=participant_garde(blanc),
        date=str(annee) if annee else "",
        evenement=tournoi,
        ecart=None if score is None else 2 * score - CASES,
        decision={1: "B+", -1: "W+"}.get(issue or 0, "") if score is None else "",
    )
    try:
        compacte = PartieCompacte(bytes(cases), None if depart is None else lire_position(depart))
    except (TypeError, IndexError):  # what is no list of squares, in a file that another program has changed
        raise Faute("la partie {numero} de la bibliothèque est abîmée", numero=numero) from None
    return Enregistrement(compacte, entete)
