"""A question to the library about the position on the board, as the window asks it, and the answer; on its thread."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from threading import Event
from typing import TYPE_CHECKING, Final

from ecosysteme.arret import verifier_arret
from ecosysteme.bibliotheque.filtres import FiltreDeParties
from ecosysteme.formats.partie_compacte import DEPART, bits_de
from ecosysteme.jeu import PREMIER
from ecosysteme.ouvertures.noms import en_cases
from ecosysteme.partie import Partie

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, Exploration
    from ecosysteme.bibliotheque.parties_lues import PartieTrouvee
    from ecosysteme.moteur.othello.recueil import PositionCherchee

PAGE: Final = 100  # games that an answer lists at once
ORDRE: Final = "ordre"  # beside the parts of a filter: only those games count that came by these very moves


@dataclass(frozen=True)
class QuestionALaBibliotheque:
    """A position with the moves that led there, where they are known, and which games count.

    Without ``interversions`` only those count that came by these very moves.
    """

    noirs: int
    blancs: int
    trait_noir: bool
    ligne: bytes | None
    filtre: FiltreDeParties
    interversions: bool

    @classmethod
    def de(cls, partie: Partie, filtre: FiltreDeParties, *, interversions: bool) -> QuestionALaBibliotheque:
        """Ask about where ``partie``, of Othello on 8 by 8 squares, stands."""
        noirs, blancs = bits_de(partie.etat)
        ligne = en_cases(noeud.coup for noeud in partie.historique) if partie.depart == DEPART else None
        return cls(noirs, blancs, partie.etat.trait == PREMIER, ligne, filtre, interversions)


@dataclass(frozen=True)
class ReponseDeLaBibliotheque:
    """What was played in a position: ``comptee`` is what the question counts, ``total`` how many games it lists.

    ``toutes`` are the games that came by any moves. ``gardees`` is how many games the library has. Where nothing was
    found, ``sans`` says how many games each part of the filter leaves out, and ``avant`` how many games came how many
    moves earlier.
    """

    question: QuestionALaBibliotheque
    gardees: int
    comptee: Exploration
    toutes: Exploration
    parties: list[PartieTrouvee]
    total: int
    sans: Mapping[str, int]
    avant: tuple[int, int] | None


def repondre(bibliotheque: Bibliotheque, arret: Event, question: QuestionALaBibliotheque) -> ReponseDeLaBibliotheque:
    """Answer; ``Interrompu`` soon after ``arret`` is set."""
    position, filtre = position_de_la(question), question.filtre
    ici, toutes = bibliotheque.explorer_ici(position, filtre)
    comptee = toutes if question.interversions or question.ligne is None else ici
    verifier_arret(arret)
    parties, total = parties_de_la(bibliotheque, question, 0)
    vide = not comptee.toutes.parties and len(bibliotheque) > 0
    sans = _sans(bibliotheque, question, arret) if vide else {}
    avant = _avant(bibliotheque, question, arret) if vide and not sans else None
    return ReponseDeLaBibliotheque(question, len(bibliotheque), comptee, toutes, parties, total, sans, avant)


def parties_de_la(
    bibliotheque: Bibliotheque, question: QuestionALaBibliotheque, debut: int
) -> tuple[list[PartieTrouvee], int]:
    """Return the games that a question counts, from the ``debut``-th on, and how many there are."""
    partout = question.interversions or question.ligne is None
    position, filtre = position_de_la(question), question.filtre
    return bibliotheque.parties_de(position, filtre, debut=debut, nombre=PAGE, interversions=partout)


def position_de_la(question: QuestionALaBibliotheque) -> PositionCherchee:
    """Return the position that a question is about, as the library takes it."""
    from ecosysteme.moteur.othello.recueil import PositionCherchee

    return PositionCherchee(question.noirs, question.blancs, question.trait_noir, question.ligne)


def _compter(bibliotheque: Bibliotheque, question: QuestionALaBibliotheque, filtre: FiltreDeParties) -> int:
    ici, toutes = bibliotheque.explorer_ici(position_de_la(question), filtre)
    return (toutes if question.interversions or question.ligne is None else ici).toutes.parties


def _sans(bibliotheque: Bibliotheque, question: QuestionALaBibliotheque, arret: Event) -> dict[str, int]:
    """Count what would be found without each part of the filter, where that is something."""
    comptes = {}
    for nom, filtre in question.filtre.sans().items():
        verifier_arret(arret)
        comptes[nom] = _compter(bibliotheque, question, filtre)
    if not question.interversions and question.ligne is not None:
        comptes[ORDRE] = _compter(bibliotheque, replace(question, interversions=True), question.filtre)
    return {nom: compte for nom, compte in comptes.items() if compte}


def _avant(bibliotheque: Bibliotheque, question: QuestionALaBibliotheque, arret: Event) -> tuple[int, int] | None:
    """Return how many games came where the moves leave what was played, and how many moves earlier that was."""
    from ecosysteme.bibliotheque.bibliotheque import position_apres

    ligne = question.ligne or b""
    for recul in range(1, len(ligne) + 1):
        verifier_arret(arret)
        position = position_apres(ligne[:-recul])
        if nombre := bibliotheque.explorer(position, question.filtre).toutes.parties:
            return nombre, recul
    return None
