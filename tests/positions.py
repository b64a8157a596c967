"""Positions for the tests to draw: boards scattered at random, and states that a random game reaches."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER, SECOND, EtatQuelconque, Jeu
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.jeux.nim import EtatNim, Nim
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.jeux.puissance4 import COLONNES, LIGNES, EtatPuissance4, Puissance4, case
from ecosysteme.partie import Partie
from ecosysteme.plateau import TAILLES, Plateau
from tests import oracle


def partie_jouee(transcription: str, taille: int = 8, secondes: float = 0.0) -> Partie[EtatOthello, Position]:
    """Play ``f5d6…``, each move in ``secondes``; 0: nobody measured it."""
    partie = Partie(Othello(taille))
    for rang in range(0, len(transcription), 2):
        partie.jouer(partie.jeu.lire_coup(transcription[rang : rang + 2]), secondes)
    return partie


def grille_de(etat: EtatOthello) -> oracle.Grille:
    """Return the board as the oracle draws it."""
    return oracle.grille(etat.taille, etat.plateau)


def couleur_au_trait(etat: EtatOthello) -> str:
    """Return the colour of the side to move, as the oracle names it."""
    return COULEUR_DE[etat.trait]


@st.composite
def plateaux(draw: st.DrawFn, tailles: tuple[int, ...] = TAILLES) -> Plateau:
    """Any board, reachable or not."""
    taille = draw(st.sampled_from(tailles))
    signes = draw(st.text("NB.", min_size=taille**2, max_size=taille**2))
    return Plateau.depuis_texte("\n".join(signes[rang : rang + taille] for rang in range(0, taille**2, taille)))


@st.composite
def etats_joues(draw: st.DrawFn, tailles: tuple[int, ...] = TAILLES) -> EtatOthello:
    """A state that a random game reaches, with a move to play."""
    taille = draw(st.sampled_from(tailles))
    nb_coups = draw(st.integers(0, taille**2 - 5))
    hasard = random.Random(draw(st.integers(0, 999)))
    partie = Partie(Othello(taille))
    while not partie.terminee and partie.nb_coups < nb_coups:
        partie.jouer(hasard.choice(partie.jeu.coups_legaux(partie.etat)))
    if partie.terminee:
        partie.annuler()
    return partie.etat


@st.composite
def etats_epars(draw: st.DrawFn, tailles: tuple[int, ...] = TAILLES) -> EtatOthello:
    """A scattered board with a side to move, which may have to pass, or nothing left to do."""
    return EtatOthello(draw(plateaux(tailles)), draw(st.sampled_from((PREMIER, SECOND))))


def etats(tailles: tuple[int, ...] = TAILLES) -> st.SearchStrategy[EtatOthello]:
    """A state with a move to play, reachable or not: scattered boards hold passes, which random games seldom meet."""
    return etats_joues(tailles) | etats_epars(tailles).filter(lambda etat: bool(etat.coups))


@st.composite
def etats_atteints(draw: st.DrawFn, jeu: Jeu) -> EtatQuelconque:
    """A state that a random game of ``jeu`` reaches, its end included."""
    hasard, etat = random.Random(draw(st.integers(0, 999))), jeu.etat_initial()
    for _ in range(draw(st.integers(0, 60))):
        if jeu.issue(etat) is None:
            etat = hasard.choice(list(jeu.enfants(etat)))
    return etat


@st.composite
def etats_puissance4(draw: st.DrawFn) -> EtatPuissance4:
    """Columns filled with anything: too many discs of a camp, several lines, a full grid."""
    premier = second = 0
    for x in range(COLONNES):
        for y, camp in enumerate(draw(st.lists(st.sampled_from((PREMIER, SECOND)), max_size=LIGNES))):
            premier |= case(y, x) if camp == PREMIER else 0
            second |= case(y, x) if camp == SECOND else 0
    return EtatPuissance4.depuis_pions(premier, second)


def etats_quelconques(jeu: Jeu) -> st.SearchStrategy[EtatQuelconque]:
    """A state of ``jeu``, reached by a game or set up by somebody who cares for no rule."""
    camps = st.sampled_from((PREMIER, SECOND))
    if isinstance(jeu, Othello):
        poses: st.SearchStrategy[EtatQuelconque] = etats_epars((jeu.taille,))
    elif isinstance(jeu, Puissance4):
        poses = etats_puissance4()
    elif isinstance(jeu, Morpion):
        rangee = st.tuples(*[st.integers(0, 2)] * 3)
        poses = st.builds(EtatMorpion, st.tuples(rangee, rangee, rangee))
    else:
        assert isinstance(jeu, Nim)
        poses = st.builds(EtatNim, st.tuples(*[st.integers(0, 99)] * len(jeu.tas)), camps)
    return etats_atteints(jeu) | poses
