"""What a list of games or of positions says of each, in columns, and how it is searched.

Lines are written when they are shown, in the language of the moment; a list may have 100,000.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from threading import Event
from typing import ClassVar, Generic, TypeAlias, TypeVar

from ecosysteme.arret import verifier_arret
from ecosysteme.formats.a_part import Lots
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.formats.plusieurs_fichiers import texte_cherche
from ecosysteme.formats.reconnaitre import Lecture
from ecosysteme.jeux.othello import COULEUR_DE, Othello
from ecosysteme.plateau import NOIR
from ui.jeux.ouvertures import nom_de_la_ligne, ouverture_de
from ui.joueurs.noms import dire_nom, dire_qui
from ui.plateau.indices import signe
from ui.socle.langue import translate

T = TypeVar("T", Enregistrement, PositionNotee)

PAS = 200  # elements between two looks at the stop flag


class Contenu(ABC, Generic[T]):
    """Many elements that were read together; ``plies`` is what can be searched of each, folded."""

    numeriques: ClassVar[tuple[int, ...]]  # the columns of figures
    elastiques: ClassVar[tuple[int, ...]]  # the columns that share what room there is

    def __init__(self, elements: Sequence[T], arret: Event | None = None) -> None:
        """Fold every line, unless who read them did: off the GUI thread. Raises ``Interrompu`` soon after ``arret``."""
        self.elements: Sequence[T] = elements
        self.plies: Sequence[str] = elements.textes if isinstance(elements, Lots) else _textes(elements, arret)

    def __len__(self) -> int:
        """Count the elements."""
        return len(self.elements)

    @staticmethod
    @abstractmethod
    def titres() -> tuple[str, ...]:
        """Name the columns."""

    @abstractmethod
    def ligne(self, rang: int) -> tuple[str, ...]:
        """Write the line of one."""

    def aide(self, _rang: int) -> str:
        """Say what no column says of one."""
        return ""


def _textes(elements: Sequence[T], arret: Event | None) -> list[str]:
    textes = []
    for rang, element in enumerate(elements):
        if rang % PAS == 0:
            verifier_arret(arret)
        textes.append(texte_cherche(element))
    return textes


class ContenuParties(Contenu[Enregistrement]):
    """Games: who played, with what result, when and where, how long; beside it, which opening."""

    numeriques = (2, 5)
    elastiques = (0, 1, 4)

    @staticmethod
    def titres() -> tuple[str, ...]:
        """Name the columns."""
        return (
            translate("Documents", "Noir"),
            translate("Documents", "Blanc"),
            translate("Documents", "Écart"),
            translate("Documents", "Date"),
            translate("Documents", "Épreuve"),
            translate("Documents", "Coups"),
        )

    def ligne(self, rang: int) -> tuple[str, ...]:
        """Write the line of one."""
        partie = self.elements[rang]
        entete = partie.entete
        ou = " · ".join(filter(None, (entete.evenement or entete.lieu, entete.ronde)))
        ecart = partie.ecart()
        return (
            dire_nom(entete.noir),
            dire_nom(entete.blanc),
            "" if ecart is None else signe(ecart),
            entete.date,
            dire_qui(ou),
            str(partie.nb_coups),
        )

    def aide(self, rang: int) -> str:
        """Name the opening of one, which is not played again for that where nobody has it open."""
        partie = self.elements[rang]
        compacte = partie.compacte_lue
        if compacte is None:
            return ouverture_de(partie.partie)
        return nom_de_la_ligne(compacte.cases) if compacte.depart is None else ""


class ContenuPositions(Contenu[PositionNotee]):
    """Positions: whose turn it is, how many squares are empty, the best score if it is known, what is said of it."""

    numeriques = (0, 2, 3)
    elastiques = (4,)

    @staticmethod
    def titres() -> tuple[str, ...]:
        """Name the columns."""
        return (
            translate("Documents", "N°"),
            translate("Documents", "Trait"),
            translate("Documents", "Cases vides"),
            translate("Documents", "Score"),
            translate("Documents", "Remarque"),
        )

    def ligne(self, rang: int) -> tuple[str, ...]:
        """Write the line of one."""
        position = self.elements[rang]
        etat = position.etat
        noir = COULEUR_DE[etat.trait] == NOIR
        return (
            str(rang + 1),
            translate("Documents", "Noir") if noir else translate("Documents", "Blanc"),
            str(etat.taille**2 - sum(Othello(etat.taille).scores(etat))),
            "" if position.score is None else signe(position.score),
            position.commentaire,
        )


ContenuQuelconque: TypeAlias = ContenuParties | ContenuPositions


def contenu_de(lecture: Lecture, arret: Event | None = None) -> ContenuQuelconque:
    """List the games of ``lecture``, or its positions where it has no game."""
    if len(lecture.enregistrements):
        return ContenuParties(lecture.enregistrements, arret)
    return ContenuPositions(lecture.positions, arret)
