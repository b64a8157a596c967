"""A step of a session: words, a position, and what is asked of the pupil. An answer is always a text, judged here."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, TypeAlias

from ecosysteme.exercices.essai import EssaiExercice
from ecosysteme.exercices.exercice import Exercice
from ecosysteme.jeu import EtatQuelconque
from ecosysteme.jeux import lire_jeu
from ecosysteme.papier.pages_classe import PageDeClasse
from ecosysteme.partie import Partie


@dataclass(frozen=True)
class PositionMontree:
    """A position of a game, which is written as ``lire_jeu`` reads it."""

    jeu: str
    etat: EtatQuelconque

    @property
    def partie(self) -> Partie:
        """A game that begins here."""
        partie: Partie = Partie(lire_jeu(self.jeu), self.etat)
        return partie

    def avec_symetriques(self, coups: Sequence[str]) -> tuple[str, ...]:
        """Return ``coups``, then the moves that are as good by symmetry, as the game writes them.

        >>> othello = lire_jeu("othello")
        >>> PositionMontree("othello", othello.etat_initial()).avec_symetriques(["f5"])
        ('f5', 'd3', 'c4', 'e6')
        """
        suites = _suites(self)
        voulues = {suites[coup] for coup in coups if coup in suites}
        return (*coups, *(coup for coup, suite in suites.items() if suite in voulues and coup not in coups))

    def sans_symetriques(self, coups: Sequence[str]) -> tuple[str, ...]:
        """Return the first of ``coups`` that are as good by symmetry, and those that are no moves here."""
        suites = _suites(self)
        premiers = {suites.get(coup, coup): coup for coup in reversed(coups)}
        return tuple(coup for coup in coups if coup in premiers.values())


@lru_cache(maxsize=16)  # a step is looked at again at each key
def _suites(position: PositionMontree) -> Mapping[str, Hashable]:
    """Return what each move leads to, up to symmetry."""
    partie = position.partie  # which has passed, if who has the turn must
    jeu, etat = partie.jeu, partie.etat
    return {jeu.ecrire_coup(coup): jeu.cle(jeu.jouer(etat, coup)) for coup in jeu.coups_legaux(etat)}


@dataclass(frozen=True)
class CoupDemande:
    """A move to play on the position of the step: those that are right, as the game writes them."""

    genre: ClassVar = "coup"
    acceptes: tuple[str, ...]

    def juger(self, reponse: str) -> bool | None:
        """Tell whether ``reponse`` is right; ``None`` when nothing says it."""
        return reponse in self.acceptes if self.acceptes else None


@dataclass(frozen=True)
class ChoixDemande:
    """One of several written answers; ``bons`` are the places of the right ones, none where all are as good."""

    genre: ClassVar = "choix"
    choix: tuple[str, ...]
    bons: tuple[int, ...]

    def juger(self, reponse: str) -> bool | None:
        """Judge as ``CoupDemande.juger``."""
        return reponse in {self.choix[rang] for rang in self.bons} if self.bons else None


@dataclass(frozen=True)
class TexteDemande:
    """An answer in free words; ``attendus`` are those that are right, none where the teacher reads them."""

    genre: ClassVar = "texte"
    attendus: tuple[str, ...] = ()

    def juger(self, reponse: str) -> bool | None:
        """Judge as ``CoupDemande.juger``; capitals and spaces do not count."""
        return _simple(reponse) in map(_simple, self.attendus) if self.attendus else None


@dataclass(frozen=True)
class ExerciceDonne:
    """An exercise to solve; the answer is the moves that were tried, with a space between them."""

    genre: ClassVar = "exercice"
    exercice: Exercice

    def juger(self, reponse: str) -> bool:
        """Tell whether these moves are all that were to be found."""
        return self.rejouer(reponse).reussie

    def rejouer(self, reponse: str) -> EssaiExercice:
        """Return the exercise as these moves leave it; what is no move changes nothing."""
        essai = EssaiExercice(self.exercice)
        for texte in reponse.split():
            try:
                essai.essayer(self.exercice.regles.lire_coup(texte))
            except ValueError:
                continue
        return essai


@dataclass(frozen=True)
class FeuilleDonnee:
    """A sheet of paper that the pupil takes: how it is called. Its answers are on the paper.

    ``pages`` of the position of the step are printed from here; none for a sheet that comes from elsewhere.
    """

    genre: ClassVar = "feuille"
    feuille: str
    pages: tuple[PageDeClasse, ...] = ()

    def juger(self, _reponse: str) -> None:
        """Judge nothing."""
        return


DemandeFaite: TypeAlias = CoupDemande | ChoixDemande | TexteDemande | ExerciceDonne | FeuilleDonnee


@dataclass(frozen=True)
class EtapeDeSeance:
    """Words to read, the position on the board, what is asked, and what is said once that is judged."""

    titre: str
    texte: str = ""
    position: PositionMontree | None = None
    demande: DemandeFaite | None = None
    explication: str = ""

    @property
    def depart(self) -> PositionMontree | None:
        """The position on the board: that of its exercise if it has one."""
        if isinstance(self.demande, ExerciceDonne):
            return PositionMontree(self.demande.exercice.jeu, self.demande.exercice.etat)
        return self.position

    @property
    def repondable(self) -> bool:
        """Whether the pupil is asked for an answer here."""
        return self.demande is not None and not self.sur_papier

    @property
    def sur_papier(self) -> bool:
        """Whether the answer stands on a sheet."""
        return isinstance(self.demande, FeuilleDonnee)

    @property
    def jugeable(self) -> bool:
        """Whether something says which answers are right."""
        return self.juger("") is not None

    def juger(self, reponse: str) -> bool | None:
        """Tell whether ``reponse`` is right; ``None`` where nobody but the teacher can say it."""
        return None if self.demande is None else self.demande.juger(reponse)


def _simple(texte: str) -> str:
    return " ".join(texte.casefold().split())
