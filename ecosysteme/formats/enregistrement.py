"""A game with who played it, whatever format it came from or goes to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Protocol
from weakref import ReferenceType, ref

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.fautes import Faute
from ecosysteme.formats.recit import CASES, RIEN, Detail, Recit
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie, PartieQuelconque

MOIS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
SANS_NOM: Final = re.compile(r"n° (\d{1,5})")  # what stands for a name that no file of WTHOR gives
ANNEE_D_ABORD: Final = re.compile(r"\s*(\d{4})(?:[-./](\d{1,2}))?(?:[-./](\d{1,2}))?(?!\d)")
JOUR_D_ABORD: Final = re.compile(r"\s*(\d{1,2})\s+([A-Za-z]{3})[a-z]*\.?\s+(\d{4})")


@dataclass(frozen=True, slots=True)
class Entete:
    """Who played, when, where, with what result: empty where nobody said it.

    ``date`` is ISO (``2026-11-22``, ``2026-11`` or ``2026``) when it could be understood, else as it was written.
    ``ecart`` is Black's discs minus White's as the game records it, empties to the winner. ``autres`` is what a format
    said and nothing here holds, by the name it has there.
    """

    noir: str = ""
    blanc: str = ""
    date: str = ""
    evenement: str = ""
    ronde: str = ""
    lieu: str = ""
    ecart: int | None = None
    cadence: str = ""
    cote_noir: str = ""
    cote_blanc: str = ""
    commentaire: str = ""
    autres: tuple[tuple[str, str], ...] = ()

    def autre(self, nom: str) -> str:
        """Return one of ``autres``, nothing when it is not there."""
        return dict(self.autres).get(nom, "")


class Source(Protocol):
    """What was read of a game, checked, and can be replayed."""

    @property
    def nb_coups(self) -> int:
        """Moves of the main line."""

    def partie(self) -> PartieQuelconque:
        """Replay it."""


class Enregistrement:
    """A game, and who played it.

    One that was read from a file is replayed when its ``partie`` is first asked for, and forgotten when nobody holds it
    any more: thousands fit in memory.
    """

    __slots__ = ("_partie", "_rejouee", "_source", "entete")

    def __init__(self, partie: PartieQuelconque | Source, entete: Entete = Entete()) -> None:
        """Take a game, or what can be replayed."""
        self.entete = entete
        self._partie = partie if isinstance(partie, Partie) else None
        self._source = None if isinstance(partie, Partie) else partie
        self._rejouee: ReferenceType[PartieQuelconque] | None = None

    def __reduce__(self) -> tuple[type[Enregistrement], tuple[PartieQuelconque | Source | None, Entete]]:
        """Pickle what it was made of, without the game that somebody may look at."""
        return type(self), (self._partie or self._source, self.entete)

    @property
    def partie(self) -> PartieQuelconque:
        """The game itself: the same object as long as somebody holds it."""
        if self._partie is not None:
            return self._partie
        partie = self._rejouee() if self._rejouee else None
        if partie is None and self._source is not None:
            partie = self._source.partie()
            self._rejouee = ref(partie)
        assert partie is not None  # one of the two was given
        return partie

    @property
    def nb_coups(self) -> int:
        """Moves of the main line, passes not counted."""
        return self.partie.nb_coups_total if self._source is None else self._source.nb_coups

    @property
    def resume(self) -> str:
        """A line that tells this game from the others of its file: who played, where, when, the discs."""
        entete = self.entete
        noms = f"{entete.noir or '?'} – {entete.blanc or '?'}"
        score = "" if entete.ecart is None else f"{(CASES + entete.ecart) // 2}-{(CASES - entete.ecart) // 2}"
        return " · ".join(filter(None, (noms, score, entete.evenement, entete.ronde, entete.lieu, entete.date)))

    @property
    def recit_lu(self) -> Recit | None:
        """The game as it was read, if it was told in a row and nobody holds it, and might have changed it."""
        tenue = self._partie is not None or (self._rejouee is not None and self._rejouee() is not None)
        return self._source if isinstance(self._source, Recit) and not tenue else None

    def recit(self) -> Recit:
        """Return the line on which it stands; ``ValueError`` for another game than Othello on 8 by 8 squares."""
        return self.recit_lu or recit_de(self.partie)

    def ecart(self) -> int | None:
        """Return the result that was recorded, or else that of the board if the game is over."""
        return self.recit().ecart() if self.entete.ecart is None else self.entete.ecart


def recit_de(partie: PartieQuelconque) -> Recit:
    """Tell in a row the line on which a game stands; ``ValueError`` for another game than Othello on 8 by 8 squares."""
    jeu = partie.jeu
    if not isinstance(jeu, Othello):
        raise Faute("{jeu} ne s'écrit pas ainsi : attendu une partie d'othello sur 8 × 8", jeu=jeu.nom)
    if jeu.taille != TAILLE_STANDARD:
        raise Faute("un plateau de {taille} × {taille} ne s'écrit pas ainsi : attendu 8 × 8", taille=jeu.taille)
    cases, details = bytearray(), {}
    for tour in (*partie.historique, *partie.defaits):
        if tour.coup is not None:
            detail = Detail(tour.secondes, tour.commentaire, tour.evaluation)
            if detail != RIEN:
                details[len(cases)] = detail
            cases.append(8 * tour.coup[0] + tour.coup[1])
    return Recit(bytes(cases), partie.depart, details)


def lire_date(texte: str) -> str:
    """Write a date as ISO does when it can be understood, else leave it as it is.

    >>> lire_date("2014-02-21 20:52:27 GMT"), lire_date("1 Jan 2003 10:00"), lire_date("2003.1.5"), lire_date("hier")
    ('2014-02-21', '2003-01-01', '2003-01-05', 'hier')
    """
    if lue := JOUR_D_ABORD.match(texte):
        jour, mois, annee = lue.groups()
        if mois.lower() in MOIS:
            return f"{annee}-{MOIS.index(mois.lower()) + 1:02}-{int(jour):02}"
    if lue := ANNEE_D_ABORD.match(texte):
        return "-".join(f"{int(morceau):02}" for morceau in lue.groups() if morceau)
    return "" if set(texte.strip()) <= set("?. -/") else texte.strip()
