"""The neutral judge of a game between programs, in a process of its own that takes nothing from the players.

``python -m ecosysteme.retransmission.arbitre`` reads a position a line, as its game writes it, and answers each with a
line of JSON; it ends with its input. Its engine has a table of its own and one thread. It is not let into the processes
of the players, nor onto their threads: both would make them wait.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Final, TextIO

from ecosysteme.experts.othello import COTE, ConseillerOthello
from ecosysteme.jeu import PREMIER, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.moteur.othello.avis import Limites
from ecosysteme.partie import Partie
from ecosysteme.retransmission.basculements import en_pions
from ecosysteme.retransmission.priorite import ceder_le_pas
from ecosysteme.variantes.evaluation import Evaluation, Juge
from ecosysteme.variantes.noeud import Noeud

HASH_MO: Final = 16
# Positions looked at: some milliseconds. Nearer the end a value moves the chances more, and one of ten times as many
# costs some 20 ms. From ``VIDES_EXACTS`` empty squares on the game is solved, which costs less.
NOEUDS: Final = 30_000
NOEUDS_DE_FIN: Final = 300_000
VIDES_DE_FIN: Final = 30
VIDES_EXACTS: Final = 14


def arbitrable(jeu: Jeu) -> bool:
    """Tell whether a judge knows the game: Othello on 8 × 8."""
    return en_pions(jeu)


def a_arbitrer(partie: Partie) -> list[Noeud]:
    """Return the moves of the line of ``partie`` that no judge has looked at yet, the last one first.

    Neither those that ended the game, whose result is known, nor those that a player proved or a hint compared.
    """
    coups = (noeud for noeud in reversed(partie.ligne) if noeud.coup is not None)
    return [noeud for noeud in coups if not _connu(noeud) and partie.jeu.issue(noeud.etat) is None]


def _connu(noeud: Noeud) -> bool:
    dite = noeud.evaluation
    return dite is not None and (dite.exact or dite.perte is not None or dite.juge is not None)


def noeuds_pour(vides: int) -> int | None:
    """Return how many positions to look at with ``vides`` empty squares; ``None``: to the end of the game.

    >>> noeuds_pour(40), noeuds_pour(30), noeuds_pour(14)
    (30000, 300000, None)
    """
    if vides <= VIDES_EXACTS:
        return None
    return NOEUDS if vides > VIDES_DE_FIN else NOEUDS_DE_FIN


def arbitrer(conseiller: ConseillerOthello, etat: EtatOthello) -> Evaluation:
    """Say what a move was worth that led to ``etat``, which is not over.

    The loss is not told, for the other moves are not searched: a review judges it, and takes the place of this.
    """
    if not etat.coups:
        etat = conseiller.jeu.passer(etat)
    noeuds = noeuds_pour(COTE**2 - len(etat.plateau))
    avis = conseiller.moteur.reflechir(etat.plateau, COULEUR_DE[etat.trait], Limites(noeuds=noeuds), tous=False)
    valeur = avis.score if etat.trait == PREMIER else -avis.score
    juge = Juge(conseiller.version, noeuds or 0)
    return Evaluation(valeur, exact=avis.exact, profondeur=avis.profondeur + 1, juge=juge)


def ecrire_demande(jeu: Jeu, etat: EtatQuelconque) -> str:
    """Write the position after a move on a line."""
    return f"{jeu.ecrire_etat(etat)}\n"


def ecrire_reponse(evaluation: Evaluation) -> str:
    """Write on a line what was found."""
    juge = evaluation.juge or Juge("")
    champs = (evaluation.valeur, evaluation.exact, evaluation.profondeur, juge.moteur, juge.noeuds)
    return f"{json.dumps(champs)}\n"


def lire_reponse(ligne: str) -> Evaluation | None:
    """Read what ``ecrire_reponse`` wrote; ``None`` for anything else.

    >>> dite = Evaluation(-4, exact=True, juge=Juge("othellier"))
    >>> lire_reponse(ecrire_reponse(dite)) == dite, lire_reponse("-4")
    (True, None)
    """
    try:
        valeur, exact, profondeur, moteur, noeuds = json.loads(ligne)
        return Evaluation(valeur, exact=bool(exact), profondeur=profondeur, juge=Juge(str(moteur), int(noeuds)))
    except (TypeError, ValueError):
        return None


def servir(demandes: Iterable[str], reponses: TextIO) -> None:
    """Answer each line of ``demandes`` by one, until there are no more; ``ValueError`` for one that is no position."""
    jeu = Othello()
    conseiller = ConseillerOthello(jeu, hash_mo=HASH_MO, taches=1)
    for ligne in demandes:
        reponses.write(ecrire_reponse(arbitrer(conseiller, jeu.lire_etat(ligne.strip()))))
        reponses.flush()


if __name__ == "__main__":
    ceder_le_pas()  # before the engine is loaded, which takes a second
    servir(sys.stdin, sys.stdout)
