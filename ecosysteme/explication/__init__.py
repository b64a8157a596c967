"""Why a move was a mistake, in words: what the better move leaves that the one played does not (faits), how often each
of that goes with a mistake (poids), what an exact search proves or bears out (preuve), and the two sentences at most
that are said of it (explication, phrases).
"""

from ecosysteme.explication.explication import Explication, expliquer
from ecosysteme.explication.phrases import Certitude, Phrase
from ecosysteme.explication.poids import Classe
from ecosysteme.explication.question import Question, poser

__all__ = ["Certitude", "Classe", "Explication", "Phrase", "Question", "expliquer", "poser"]
