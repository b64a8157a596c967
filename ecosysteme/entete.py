"""The header of a game, whatever brought it here: who played it, when, where, in which event, with what result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

MARQUE: Final = "joueur:"  # begins the text that is kept of one of our players
RELAIS: Final = "\x1f"  # in a text that is kept, between those who had a camp one after the other


@dataclass(frozen=True, slots=True)
class NotreJoueur:
    """One of our players, by its specification: whoever shows it names it in the language of the moment."""

    specification: str

    def __str__(self) -> str:
        """Return the specification, which means the same everywhere."""
        return self.specification


Seul: TypeAlias = str | NotreJoueur


@dataclass(frozen=True, slots=True)
class Relais:
    """Two players or more who had a camp one after the other, the last one having it now."""

    joueurs: tuple[Seul, ...]

    def __str__(self) -> str:
        """Name them in order."""
        return ", ".join(map(str, self.joueurs))


# Who has a camp: a name as somebody wrote it (empty: nobody said who), one of our players, or several in turn.
Participant: TypeAlias = Seul | Relais


def successifs(participant: Participant) -> tuple[Seul, ...]:
    """List those who had the camp, the first one first."""
    return participant.joueurs if isinstance(participant, Relais) else (participant,)


def tenant(participant: Participant) -> Seul:
    """Return who has the camp now."""
    return successifs(participant)[-1]


def relayer(participant: Participant, suivant: Seul) -> Participant:
    """Return who has the camp once ``suivant`` plays for it: nothing changes when they have it already."""
    return participant if tenant(participant) == suivant else Relais((*successifs(participant), suivant))


def lire_participant(texte: str) -> Participant:
    r"""Read what ``garder_participant`` wrote; any other text is a name.

    >>> lire_participant("Ada"), lire_participant("joueur:ia_max")
    ('Ada', NotreJoueur(specification='ia_max'))
    >>> lire_participant("Ada\x1fjoueur:humain")
    Relais(joueurs=('Ada', NotreJoueur(specification='humain')))
    """
    seuls = tuple(NotreJoueur(un.removeprefix(MARQUE)) if un.startswith(MARQUE) else un for un in texte.split(RELAIS))
    return seuls[0] if len(seuls) == 1 else Relais(seuls)


def garder_participant(participant: Participant) -> str:
    """Write who had a camp as one text, for a journal: ``lire_participant`` reads it.

    A name of a file that would be read as one of our players, or as several, is changed by spaces.
    """
    return RELAIS.join(map(_garder, successifs(participant)))


def _garder(un: Seul) -> str:
    if isinstance(un, NotreJoueur):
        return MARQUE + un.specification
    nom = un.replace(RELAIS, " ")
    return f" {nom}" if nom.startswith(MARQUE) else nom


@dataclass(frozen=True, slots=True)
class Entete:
    """Who played, when, where, with what result: empty where nobody said it.

    ``date`` is ISO (``2026-11-22``, ``2026-11`` or ``2026``) when it could be understood, else as it was written.
    ``ecart`` is Black's discs minus White's as the game records it, empties to the winner: the result of a game is what
    ``Enregistrement.ecart`` says. ``decision`` is who won and why, as SGF writes it: ``B+R`` resigned by White, ``W+T``
    on time, ``B+F`` by forfeit, ``B+`` for whatever reason. ``impossible`` is a result that no game can have, as it is
    written; it is told to who reads the game, and nothing writes it again. ``cadence`` is how the clocks were set, and
    ``regle`` the name of the rules by which running out of time was judged. ``autres`` is what a format said and
    nothing here holds, by the name it has there. ``noir`` plays the first camp, whatever the game.
    """

    noir: Participant = ""
    blanc: Participant = ""
    date: str = ""
    evenement: str = ""
    ronde: str = ""
    lieu: str = ""
    ecart: int | None = None
    decision: str = ""
    impossible: str = ""
    cadence: str = ""
    regle: str = ""
    cote_noir: str = ""
    cote_blanc: str = ""
    commentaire: str = ""
    autres: tuple[tuple[str, str], ...] = ()

    @property
    def joueurs(self) -> tuple[Participant, Participant]:
        """Who has the first camp, and who has the second."""
        return self.noir, self.blanc

    def autre(self, nom: str) -> str:
        """Return one of ``autres``, nothing when it is not there."""
        return dict(self.autres).get(nom, "")


SANS_ENTETE: Final = Entete()
