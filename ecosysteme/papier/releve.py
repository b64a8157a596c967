"""The boards that are printed of a game: its record, a position of it, the empty board of a score sheet.

A record is the classic one: each move's number on its square, on a black disc or on a white one. At Nim, each object
has the number of the move that took it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from ecosysteme.cases import Position
from ecosysteme.fautes import Faute
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux import puissance4 as regles_puissance4
from ecosysteme.jeux.morpion import COTE, EtatMorpion, Morpion
from ecosysteme.jeux.nim import NOMS_TAS, EtatNim, Nim
from ecosysteme.jeux.othello import CAMP_DE, EtatOthello, Othello
from ecosysteme.jeux.puissance4 import EtatPuissance4, Puissance4
from ecosysteme.papier.fiche import CoupNote, Fiche
from ecosysteme.papier.planche import Planche, Repere, Signe
from ecosysteme.plateau import COLONNES

HAUTEUR_TAS: Final = 12  # objects one over the other: more would make them too small to be numbered
RETRAIT: Final = 2  # squares from the edge to the dots of a board of Othello


def relever(fiche: Fiche) -> Planche:
    """Return the record of a game; ``ValueError`` for one that no board is drawn of."""
    dessin = dessin_de(fiche.jeu)
    planche = dessin.position(fiche.jeu, fiche.depart)
    signes = dict(planche.signes)
    for note in fiche.coups:
        for case in dessin.cases(fiche.jeu, note):
            signes[case] = Signe(note.camp, str(note.numero))
    for case in dessin.gagnants(fiche.jeu, fiche.etat):
        signes[case] = replace(signes[case], gagnant=True)
    return replace(planche, signes=signes)


def dessiner_position(
    jeu: Jeu,
    etat: EtatQuelconque,
    dernier: CoupNote | None = None,
    reperes: Mapping[CoupQuelconque, Repere] | None = None,
) -> Planche:
    """Return the board of ``etat``, the squares of the move ``dernier`` that led there marked.

    ``reperes`` marks moves that may be played in ``etat``. Raises ``ValueError`` as ``relever``.
    """
    dessin = dessin_de(jeu)
    planche = dessin.position(jeu, etat)
    signes = dict(planche.signes)
    for case in dessin.cases(jeu, dernier) if dernier else ():
        if case in signes:  # an object of Nim that was taken is not there any more
            signes[case] = replace(signes[case], dernier=True)
    for case in dessin.gagnants(jeu, etat):
        signes[case] = replace(signes[case], gagnant=True)
    marques = {dessin.case(jeu, etat, coup): repere for coup, repere in (reperes or {}).items()}
    return replace(planche, signes=signes, reperes=marques)


class DessinDeJeu(NamedTuple):
    """How a game is put on paper: of what follows, each takes the game first, then a state or a numbered move."""

    position: Callable[..., Planche]
    cases: Callable[..., tuple[Position, ...]]  # what a numbered move changed: where its number is written
    case: Callable[..., Position]  # where a move that may be played in a state is marked
    gagnants: Callable[..., frozenset[Position]]


def dessin_de(jeu: Jeu) -> DessinDeJeu:
    """Return how ``jeu`` is put on paper; ``ValueError`` for a game that is not."""
    if type(jeu) not in DESSINS:
        connus = ", ".join(sorted(connu.nom for connu in DESSINS))
        raise Faute("{jeu} ne se dessine pas : attendu {connus}", jeu=jeu.nom, connus=connus)
    return DESSINS[type(jeu)]


def _aucun(_jeu: Jeu, _etat: Any) -> frozenset[Position]:
    return frozenset()


# Othello.


def _othello(_jeu: Othello, etat: EtatOthello) -> Planche:
    taille = etat.taille
    retrait = RETRAIT if taille > 4 else 1
    bords = (retrait, taille - retrait)
    return Planche(
        taille,
        taille,
        {pion.position: Signe(CAMP_DE[pion.couleur]) for pion in etat.plateau.pions()},
        noms_lignes=tuple(str(rang + 1) for rang in range(taille)),
        noms_colonnes=tuple(COLONNES[:taille].lower()),
        points=tuple((ligne, colonne) for ligne in bords for colonne in bords),
    )


# Puissance 4, whose lines the game counts from the bottom.


def _en_page(case: Position) -> Position:
    return regles_puissance4.LIGNES - 1 - case[0], case[1]


def _puissance4(_jeu: Puissance4, etat: EtatPuissance4) -> Planche:
    lignes, colonnes = regles_puissance4.LIGNES, regles_puissance4.COLONNES
    signes = {
        _en_page((ligne, colonne)): Signe(1 if camp == 1 else 2)
        for ligne, rangee in enumerate(etat.grille)
        for colonne, camp in enumerate(rangee)
        if camp
    }
    return Planche(lignes, colonnes, signes, noms_colonnes=tuple(str(rang + 1) for rang in range(colonnes)))


def _chute(jeu: Puissance4, etat: EtatPuissance4, coup: int) -> Position:
    return _en_page(jeu.chute(etat, coup))


# Morpion.


def _morpion(_jeu: Morpion, etat: EtatMorpion) -> Planche:
    signes = {
        (ligne, colonne): Signe(1 if camp == 1 else 2)
        for ligne, rangee in enumerate(etat.grille)
        for colonne, camp in enumerate(rangee)
        if camp
    }
    lignes, colonnes = tuple(str(rang + 1) for rang in range(COTE)), tuple(COLONNES[:COTE].lower())
    return Planche(COTE, COTE, signes, "signe", lignes, colonnes)


# Nim: a column of objects a heap, from the bottom; several columns side by side where a heap is high.


def _cotes(jeu: Nim, etat: EtatNim) -> tuple[int, int]:
    """Return how many lines the heaps take, and how many columns each."""
    plus_haut = max(*jeu.tas, *etat.tas)
    colonnes = -(-plus_haut // HAUTEUR_TAS)
    return -(-plus_haut // colonnes), colonnes


def _place(jeu: Nim, etat: EtatNim, tas: int, objet: int) -> Position:
    """Return where an object lies, counted from 0, the lowest; heaps of several columns stand apart."""
    lignes, colonnes = _cotes(jeu, etat)
    return lignes - 1 - objet // colonnes, tas * (colonnes + (colonnes > 1)) + objet % colonnes


def _nim(jeu: Nim, etat: EtatNim) -> Planche:
    lignes, colonnes = _cotes(jeu, etat)
    objets = {_place(jeu, etat, rang, objet): Signe(None) for rang, tas in enumerate(etat.tas) for objet in range(tas)}
    ecart = ("",) * (colonnes - 1)
    milieu = (colonnes - 1) // 2
    noms = [(*ecart[:milieu], nom, *ecart[milieu:], *("",) * (colonnes > 1)) for nom in NOMS_TAS[: len(etat.tas)]]
    tous = tuple(nom for tas in noms for nom in tas)
    return Planche(lignes, len(tous) - (colonnes > 1), objets, "objet", noms_colonnes=tous)


def _pris(jeu: Nim, note: CoupNote) -> tuple[Position, ...]:
    rang, nombre = note.coup
    plein = note.avant.tas[rang]
    return tuple(_place(jeu, note.avant, rang, objet) for objet in range(plein - nombre, plein))


def _prise(jeu: Nim, etat: EtatNim, coup: tuple[int, int]) -> Position:
    rang, nombre = coup
    return _place(jeu, etat, rang, etat.tas[rang] - nombre)


DESSINS: Final[dict[type[Jeu], DessinDeJeu]] = {
    Othello: DessinDeJeu(_othello, lambda _, note: (note.coup,), lambda _jeu, _etat, coup: coup, _aucun),
    Puissance4: DessinDeJeu(
        _puissance4,
        lambda jeu, note: (_chute(jeu, note.avant, note.coup),),
        _chute,
        lambda jeu, etat: frozenset(map(_en_page, jeu.alignement(etat))),
    ),
    Morpion: DessinDeJeu(
        _morpion,
        lambda _, note: (note.coup,),
        lambda _jeu, _etat, coup: coup,
        lambda jeu, etat: jeu.alignement(etat),
    ),
    Nim: DessinDeJeu(_nim, _pris, _prise, _aucun),
}
