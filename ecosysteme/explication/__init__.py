"""Why a move was a mistake, in words: what the better move leaves that the one played does not (faits), how often each
of that goes with a mistake (poids), what an exact search proves or bears out (preuve), the two sentences at most that
are said of it (explication, phrases), and the kinds of reasons (genre); of a solved game, what its rules alone prove
(resolus).
"""

from ecosysteme.explication.explication import PHRASES, Pourquoi, expliquer, expliquer_coup, expliquer_revu
from ecosysteme.explication.genre import GenreErreur
from ecosysteme.explication.meprise import Meprise, meprise_de
from ecosysteme.explication.phrases import Certitude, Phrase, sans_nommer_le_mieux
from ecosysteme.explication.poids import PERSONNE, Fautif, fautif_de
from ecosysteme.explication.resolus import raisons

__all__ = [
    "PERSONNE",
    "PHRASES",
    "Certitude",
    "Fautif",
    "GenreErreur",
    "Meprise",
    "Phrase",
    "Pourquoi",
    "expliquer",
    "expliquer_coup",
    "expliquer_revu",
    "fautif_de",
    "meprise_de",
    "raisons",
    "sans_nommer_le_mieux",
]
