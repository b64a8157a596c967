"""The page of a player, and that of a tournament: results by colour, by year, by opponent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass
from operator import add
from typing import Final

import numpy as np
import numpy.typing as npt

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.noms import NomConnu
from ecosysteme.fautes import Faute
from ecosysteme.jeux.bits_othello import CASES
from ecosysteme.moteur.commun.typage import Entiers
from ecosysteme.moteur.othello.noyaux.exploration import BLANC_GAGNE, NOIR_GAGNE, NULLE

ADVERSAIRES: Final = 20  # opponents of a page, those most met


@dataclass(frozen=True, slots=True)
class ResultatsVus:
    """Games as a player sees them: ``pions`` are their discs in ``comptees`` games."""

    parties: int = 0
    gagnees: int = 0
    nulles: int = 0
    perdues: int = 0
    pions: int = 0
    comptees: int = 0

    def __add__(self, autres: ResultatsVus) -> ResultatsVus:
        """Count the games of both."""
        return ResultatsVus(*map(add, astuple(self), astuple(autres)))

    @property
    def score_moyen(self) -> float | None:
        """The mean number of the player's discs at the end."""
        return self.pions / self.comptees if self.comptees else None


@dataclass(frozen=True)
class PageDeJoueur:
    """What a player did: with each colour, by year (0: not said), against those met most."""

    joueur: NomConnu
    noir: ResultatsVus
    blanc: ResultatsVus
    annees: dict[int, ResultatsVus]
    adversaires: dict[NomConnu, ResultatsVus]


@dataclass(frozen=True)
class PageDeTournoi:
    """What a tournament holds: results as Black saw them, by year, and each player's."""

    tournoi: NomConnu
    parties: ResultatsVus
    annees: dict[int, ResultatsVus]
    joueurs: dict[NomConnu, ResultatsVus]


def page_de_joueur(bibliotheque: Bibliotheque, numero: int) -> PageDeJoueur:
    """Return the page of a player; ``Faute`` when there is none of that number. Games against oneself are Black's.

    Of a name that is another one's too, it is the page of the name that is kept.
    """
    numero = bibliotheque.marques.memes.get(numero, numero)
    joueur = _nomme(bibliotheque, "joueur", numero)
    vues = _vues(bibliotheque, lambda noirs, blancs, _: (noirs == numero, (blancs == numero) & (noirs != numero)))
    par_camp = _resultats(vues, vues.camp)
    adversaires = _resultats(vues, vues.autre)
    adversaires.pop(0, None)
    plus_vus = sorted(adversaires, key=lambda autre: (-adversaires[autre].parties, autre))[:ADVERSAIRES]
    noms = bibliotheque.nommer("joueur", plus_vus)
    return PageDeJoueur(
        joueur,
        par_camp.get(0, ResultatsVus()),
        par_camp.get(1, ResultatsVus()),
        _resultats(vues, vues.annee),
        {noms[autre]: adversaires[autre] for autre in plus_vus if autre in noms},
    )


def page_de_tournoi(bibliotheque: Bibliotheque, numero: int) -> PageDeTournoi:
    """Return the page of a tournament; ``Faute`` when there is none of that number."""
    tournoi = _nomme(bibliotheque, "tournoi", numero)
    vues = _vues(bibliotheque, lambda noirs, blancs, tournois: (tournois == numero, tournois == numero))
    noires = vues.du_camp(0)
    par_joueur = _resultats(vues, vues.sien)
    par_joueur.pop(0, None)
    noms = bibliotheque.nommer("joueur", list(par_joueur))
    ordre = sorted(par_joueur, key=lambda un: (-_points(par_joueur[un]), un))
    return PageDeTournoi(
        tournoi,
        _resultats(noires, np.zeros(len(noires.camp), np.int64)).get(0, ResultatsVus()),
        _resultats(noires, noires.annee),
        {noms[un]: par_joueur[un] for un in ordre if un in noms},
    )


def _points(resultats: ResultatsVus) -> float:
    return resultats.gagnees + resultats.nulles / 2


def _nomme(bibliotheque: Bibliotheque, genre: str, numero: int) -> NomConnu:
    noms = bibliotheque.nommer(genre, [numero])
    if numero not in noms:
        raise Faute("la bibliothèque n'a rien sous ce numéro : {numero}", numero=numero)
    return noms[numero]


@dataclass(frozen=True, eq=False)  # arrays have no single answer to ==
class _Vues:
    """Games as a player sees them: who that is, the opponent, the colour (0: Black), the year, the score."""

    sien: Entiers
    autre: Entiers
    camp: Entiers
    annee: Entiers
    score: Entiers

    def du_camp(self, camp: int) -> _Vues:
        """Keep what is seen by one colour."""
        gardees = self.camp == camp
        return _Vues(*(colonne[gardees] for colonne in (self.sien, self.autre, self.camp, self.annee, self.score)))


_Choix = Callable[[Entiers, Entiers, Entiers], tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]]


def _vues(bibliotheque: Bibliotheque, choisir: _Choix) -> _Vues:
    """Return the games that ``choisir`` takes as Black, then as White; a deleted game is nobody's."""
    noirs, blancs, tournois = map(bibliotheque.faits, ("noirs", "blancs", "tournois"))
    vivantes = ~np.isin(bibliotheque.faits("numeros"), bibliotheque.marques.supprimees)
    comme_noir, comme_blanc = (gardees & vivantes for gardees in choisir(noirs, blancs, tournois))
    annees, scores = map(bibliotheque.faits, ("annees", "scores"))
    camps = np.repeat([0, 1], [comme_noir.sum(), comme_blanc.sum()])
    return _Vues(
        np.concatenate([noirs[comme_noir], blancs[comme_blanc]]),
        np.concatenate([blancs[comme_noir], noirs[comme_blanc]]),
        camps,
        np.concatenate([annees[comme_noir], annees[comme_blanc]]),
        np.concatenate([scores[comme_noir], _retourner(scores[comme_blanc])]),
    )


def _retourner(scores: Entiers) -> Entiers:
    """Return scores as White sees them."""
    vus = np.where(scores <= CASES, CASES - scores, scores)
    vus[scores == NOIR_GAGNE], vus[scores == BLANC_GAGNE] = BLANC_GAGNE, NOIR_GAGNE
    return vus


def _resultats(vues: _Vues, groupes: Entiers) -> dict[int, ResultatsVus]:
    """Add up the games of each group, a number a game."""
    cles, rangs = np.unique(groupes, return_inverse=True)
    comptee = vues.score <= CASES
    colonnes = (
        np.ones(len(groupes)),
        (vues.score == NOIR_GAGNE) | (comptee & (vues.score > CASES // 2)),
        (vues.score == NULLE) | (vues.score == CASES // 2),
        (vues.score == BLANC_GAGNE) | (vues.score < CASES // 2),
        np.where(comptee, vues.score, 0),
        comptee,
    )
    sommes = [np.bincount(rangs, colonne, len(cles)).astype(int).tolist() for colonne in colonnes]
    return {cle: ResultatsVus(*nombres) for cle, *nombres in zip(cles.tolist(), *sommes, strict=True)}
