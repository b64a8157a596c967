"""A game with who played it, whatever format it came from or goes to."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, Protocol
from weakref import ReferenceType, ref

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute, Message, mot
from ecosysteme.formats.partie_compacte import RIEN, Detail, PartieCompacte, ecart_de
from ecosysteme.jeu import EtatQuelconque, Jeu
from ecosysteme.jeux.bits_othello import CASES
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie

MOIS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
SANS_NOM: Final = re.compile(r"n° (\d{1,5})")  # what stands for a name that no file of WTHOR gives
DECISION: Final = re.compile(r"[BW]\+[RTFS]?")  # as ``Entete.decision`` writes it
REMARQUES: Final = 10  # games of a file of which something is said
ANNEE_D_ABORD: Final = re.compile(r"\s*(\d{4})(?:[-./](\d{1,2}))?(?:[-./](\d{1,2}))?(?!\d)")
JOUR_D_ABORD: Final = re.compile(r"\s*(\d{1,2})\s+([A-Za-z]{3})[a-z]*\.?\s+(\d{4})")


class Rejouable(Protocol):
    """The interface of a game that was read and checked, and is replayed when it is looked at."""

    @property
    def nb_coups(self) -> int:
        """Moves of the main line."""

    def partie(self) -> Partie:
        """Replay it."""

    def ecart(self) -> int | None:
        """Return the result of its board, as ``ecart_du_plateau`` of the end of its main line."""


class Enregistrement:
    """A game with its header, which a game that is replayed has too.

    One that was read from a file is replayed when its ``partie`` is first asked for, and forgotten when nobody holds it
    any more: thousands fit in memory.
    """

    __slots__ = ("_partie", "_rejouee", "_source", "entete", "remarque")

    def __init__(
        self, partie: Partie | Rejouable, entete: Entete | None = None, remarque: Message | None = None
    ) -> None:
        """Take a game, or what can be replayed; without ``entete``, what the game says of itself.

        ``remarque`` is to be said of what its file holds and nobody can show.
        """
        self.remarque = remarque
        self.entete = entete or (partie.entete if isinstance(partie, Partie) else Entete())
        self._partie = partie if isinstance(partie, Partie) else None
        self._source = None if isinstance(partie, Partie) else partie
        self._rejouee: ReferenceType[Partie] | None = None

    def __reduce__(self) -> tuple[type[Enregistrement], tuple[Partie | Rejouable | None, Entete, Message | None]]:
        """Pickle what it was made of, without the replayed game."""
        return type(self), (self._partie or self._source, self.entete, self.remarque)

    @property
    def partie(self) -> Partie:
        """The game itself, replayed; the same object as long as a reference to it is held."""
        if self._partie is not None:
            return self._partie
        partie = self._rejouee() if self._rejouee else None
        if partie is None and self._source is not None:
            partie = self._source.partie()
            partie.entete = self.entete
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
        ecart = self.ecart()
        score = "" if ecart is None else _score(ecart)
        return " · ".join(filter(None, (noms, score, entete.evenement, entete.ronde, entete.lieu, entete.date)))

    @property
    def compacte_lue(self) -> PartieCompacte | None:
        """The compact game that was read; ``None`` if it is none, or while the replayed game may have been changed."""
        return source if isinstance(source := self._intacte, PartieCompacte) else None

    @property
    def _intacte(self) -> Rejouable | None:
        """What it was read from; ``None`` while the replayed game is referenced, and so may have been changed."""
        tenue = self._partie is not None or (self._rejouee is not None and self._rejouee() is not None)
        return None if tenue else self._source

    def principale(self) -> Enregistrement:
        """Return it standing on its main line: names and result are those of what was played, not of what was tried."""
        if self._intacte is not None:
            return self
        partie: Partie = Partie.depuis_arbre(self.partie.jeu, self.partie.racine, self.entete)
        return Enregistrement(partie)

    def compacte(self) -> PartieCompacte:
        """Return the line on which it stands; ``ValueError`` for another game than Othello on 8 by 8 squares."""
        return self.compacte_lue or recit_de(self.partie)

    def ecart(self) -> int | None:
        """Return the result of the line on which it stands: that of the board where no move is left.

        Elsewhere it is what was recorded of the game, which may have been resigned: nothing for a variation. What a
        clock decided stands against the board.
        """
        if (source := self._intacte) is not None:
            joue = source.ecart()
            return self.entete.ecart if joue is None or au_temps(self.entete) else joue
        ligne = (self.partie.racine, *self.partie.historique, *self.partie.defaits)
        joue = ecart_du_plateau(self.partie.jeu, ligne[-1].etat)
        principale = all(noeud.suites[0] is suite for noeud, suite in pairwise(ligne))
        jeu = self.partie.jeu
        contre = isinstance(jeu, Othello) and au_temps(self.entete, jeu.taille**2)
        return self.entete.ecart if principale and (joue is None or contre) else joue

    def a_savoir(self) -> Message | None:
        """Say what the reader of this game should know of it, the result first."""
        return self.contredit() or self.remarque

    def contredit(self) -> Message | None:
        """Say of a game that was read that it was recorded with a result that cannot be, or another than its board's.

        A difference that leaves the empty squares out is the same result, counted otherwise.
        """
        note, decision, source = self.entete.ecart, self.entete.decision, self._source
        if source is None:
            return None
        joue, impossible = source.ecart(), mot(self.entete.impossible)
        if impossible and joue is None:
            return Message("résultat noté {note}, qu'aucune partie ne peut avoir : il n'est pas gardé", note=impossible)
        if joue is None or joue == note or au_temps(self.entete):
            return None
        if impossible:
            contraire = True
        elif note is None:
            contraire = bool(decision) and decision[0] != ("B" if joue > 0 else "W" if joue else "")
        else:
            partie = source.partie()
            noirs, blancs = partie.jeu.scores(partie.etat)
            contraire = noirs - blancs != note
        dit = impossible or (decision if note is None else _score(note))
        if not contraire:
            return None
        return Message(
            "résultat noté {note}, mais le plateau de la fin dit {plateau} : c'est lui qui est suivi",
            note=dit,
            plateau=_score(joue),
        )


def au_temps(entete: Entete, cases: int = CASES) -> bool:
    """Tell whether a clock decided the result: all the discs, or two more for who won; no board needs to agree."""
    ecart, decision = entete.ecart, entete.decision
    return ecart is not None and abs(ecart) in (2, cases) and decision == f"{'B' if ecart > 0 else 'W'}+T"


def _score(ecart: int) -> str:
    return f"{(CASES + ecart) // 2}-{(CASES - ecart) // 2}"


def remarques_de(
    parties: Sequence[Enregistrement], dire: Callable[[Enregistrement], Message | None] = Enregistrement.a_savoir
) -> tuple[Message, ...]:
    """Return what ``dire`` says of games: by default what their readers should know."""
    dites = ((rang, dire(partie)) for rang, partie in enumerate(parties, start=1))
    remarques = [(rang, dite) for rang, dite in dites if dite is not None]
    if len(parties) == 1:
        return tuple(dite for _, dite in remarques)
    montrees = [Message("partie {rang} : {remarque}", rang=rang, remarque=dite) for rang, dite in remarques[:REMARQUES]]
    if (reste := len(remarques) - REMARQUES) > 0:
        montrees.append(Message("{nombre} autres parties : de même", nombre=reste))
    return tuple(montrees)


def verifier_ecart(ecart: int | None, ecrit: str, cases: int = CASES) -> tuple[int | None, str]:
    """Return a difference, and what is written of it instead when it counts more than ``cases``."""
    return (ecart, "") if ecart is None or abs(ecart) <= cases else (None, ecrit.strip())


def verifier_score(noirs: int, blancs: int) -> tuple[int | None, str]:
    """Return the difference of a score that is written, and the score instead when there are not so many discs."""
    if min(noirs, blancs) >= 0 and noirs + blancs <= CASES:
        return ecart_de(noirs, blancs), ""
    return None, f"{noirs}-{blancs}"


def ecart_du_plateau(jeu: Jeu, etat: EtatQuelconque) -> int | None:
    """Return by how much Black won at Othello, empties to the winner; ``None`` before the end and for other games."""
    if not isinstance(jeu, Othello) or jeu.issue(etat) is None:
        return None
    noirs, blancs = jeu.resultat(etat)
    return noirs - blancs


def recit_de(partie: Partie) -> PartieCompacte:
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
    return PartieCompacte(bytes(cases), partie.depart, details)


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
