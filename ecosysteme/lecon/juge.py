"""The judge of a person's moves during a lesson, in a process of its own that gives way to all others.

``python -m ecosysteme.lecon.juge`` reads a position and a move a line, and answers each with a line of JSON; it ends
with its input. A move is judged as the review of the window judges it, two looks at it included: what the lesson says
is what the review will say.
A thread of the window at such a priority could not do it: what has the interpreter keeps it while others run.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Final, TextIO

from ecosysteme.analyse.analyse import analyser
from ecosysteme.cases import Position
from ecosysteme.experts.othello import ConseillerOthello
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.reglages import TEMPS_ANALYSE
from ecosysteme.retransmission.priorite import ceder_le_pas
from ecosysteme.variantes.avis_ecrit import ecrire_avis, lire_avis
from ecosysteme.variantes.evaluation import Evaluation

HASH_MO: Final = 16
JEU: Final = Othello()


def juger(conseiller: ConseillerOthello, avant: EtatOthello, coup: Position) -> Evaluation:
    """Say what ``coup`` lost in ``avant``."""
    (jugement,) = analyser([(avant, coup)], conseiller, float(TEMPS_ANALYSE.defaut))
    return jugement.evaluation


def ecrire_demande(avant: EtatOthello, coup: Position) -> str:
    """Write a position and the move played in it on a line."""
    return f"{json.dumps([JEU.ecrire_etat(avant), JEU.ecrire_coup(coup)])}\n"


def ecrire_reponse(avant: EtatOthello, coup: Position, evaluation: Evaluation) -> str:
    """Write on a line what was found."""
    return f"{json.dumps([evaluation.valeur, ecrire_avis(JEU, avant, coup, evaluation)])}\n"


def lire_reponse(avant: EtatOthello, coup: Position, ligne: str) -> Evaluation | None:
    """Read what ``ecrire_reponse`` wrote of that move; ``None`` for anything else."""
    try:
        valeur, texte = json.loads(ligne)
        dite = lire_avis(JEU, avant, coup, float(valeur), str(texte))
    except (TypeError, ValueError):
        return None
    return dite if dite is not None and dite.jugee else None


def servir(demandes: Iterable[str], reponses: TextIO) -> None:
    """Answer each line of ``demandes`` by one, until there are no more; ``ValueError`` for one that makes no sense."""
    conseiller = ConseillerOthello(JEU, hash_mo=HASH_MO, taches=1)
    conseiller.preparer()
    for ligne in demandes:
        etat, nom = json.loads(ligne)
        avant, coup = JEU.lire_etat(etat), JEU.lire_coup(nom)
        reponses.write(ecrire_reponse(avant, coup, juger(conseiller, avant, coup)))
        reponses.flush()


if __name__ == "__main__":
    ceder_le_pas()  # before the engine is loaded, which takes a second
    servir(sys.stdin, sys.stdout)
