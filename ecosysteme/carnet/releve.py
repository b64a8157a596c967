"""What goes into the notebook of a game that was reviewed: the mistakes of one camp, each with what tells it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from ecosysteme.analyse.bilan import CoupRevu, coups_revus
from ecosysteme.carnet.cle import cle
from ecosysteme.cases import Position, nom_case
from ecosysteme.jeu import Camp
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.partie import Partie
from ecosysteme.variantes.gravite import FAUTES, gravite_du_coup
from ecosysteme.variantes.noeud import Noeud


@dataclass(frozen=True, slots=True)
class ErreurJouee:
    """A mistake: ``joue``, played in ``etat`` as the ``numero``-th move, lost ``pions`` discs and ``perdus`` points.

    ``etat`` and ``joue`` are texts of the game, ``meilleurs`` those of the moves that the review called best, a space
    between two. ``occurrence`` is the same when the same game is reviewed again.
    """

    cle: str
    occurrence: str
    numero: int
    etat: str
    joue: str
    gravite: str
    perdus: float
    pions: int
    contre: str = ""
    meilleurs: str = ""


def fautifs(partie: Partie[EtatOthello, Position]) -> Counter[Camp]:
    """Count the mistakes of each camp in the line on which ``partie`` stands, by what is judged of it."""
    return Counter(noeud.auteur for noeud in partie.ligne if gravite_du_coup(partie.jeu, noeud) in FAUTES)


def erreurs_de(partie: Partie[EtatOthello, Position], camp: Camp, contre: str = "") -> list[ErreurJouee]:
    """List the mistakes of ``camp`` in the judged moves of the line on which ``partie`` stands."""
    ligne = list(partie.ligne)
    return [_erreur(partie, coup, ligne, contre) for coup in coups_fautifs(partie, camp)]


def coups_fautifs(partie: Partie[EtatOthello, Position], camp: Camp) -> list[CoupRevu]:
    """List the moves that ``erreurs_de`` makes mistakes of, in the same order."""
    return [coup for coup in coups_revus(partie) if coup.camp == camp and coup.gravite in FAUTES]


def revue_finie(partie: Partie[EtatOthello, Position]) -> bool:
    """Tell whether every move of the line on which ``partie`` stands was judged, of one at least."""
    joues = sum(noeud.coup is not None for noeud in partie.ligne)
    return 0 < joues == len(coups_revus(partie))


def _erreur(
    partie: Partie[EtatOthello, Position],
    revu: CoupRevu,
    ligne: list[Noeud[EtatOthello, Position]],
    contre: str,
) -> ErreurJouee:
    coup, evaluation = revu.noeud.coup, revu.noeud.evaluation
    assert coup is not None  # what was judged is no pass
    return ErreurJouee(
        cle(revu.avant),
        _occurrence(partie, ligne[: ligne.index(revu.noeud) + 1]),
        revu.numero,
        partie.jeu.ecrire_etat(revu.avant),
        partie.jeu.ecrire_coup(coup),
        str(revu.gravite),
        revu.perdus,
        revu.perte,
        contre,
        "" if evaluation is None else " ".join(map(partie.jeu.ecrire_coup, evaluation.meilleurs)),
    )


def occurrence(partie: Partie[EtatOthello, Position]) -> str:
    """Name the line on which a game stands, alike in no two games."""
    return _occurrence(partie, partie.ligne)


def _occurrence(partie: Partie[EtatOthello, Position], joues: Iterable[Noeud]) -> str:
    """Name what led to a move: who played when, each move and the time that it took, alike in no two games."""
    textes = [partie.entete.date, *map(str, partie.entete.joueurs), partie.jeu.ecrire_etat(partie.depart)]
    textes += [f"{nom_case(tour.coup) if tour.coup else '-'} {tour.secondes:.1f}" for tour in joues]
    return sha256("\n".join(textes).encode()).hexdigest()[:32]
