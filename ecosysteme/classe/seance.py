"""A session as one frozen value: its title, its author, its language, and its steps in order."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ecosysteme.classe.etape import EtapeDeSeance


class Correction(Enum):
    """When a pupil is told whether an answer is right; the values are those of the files."""

    TOUT_DE_SUITE = "tout_de_suite"
    A_LA_FIN = "a_la_fin"


@dataclass(frozen=True)
class SeanceDeClasse:
    """What a class does together; ``langue`` is the one that its words are in, ``fr``."""

    titre: str
    auteur: str
    langue: str
    correction: Correction
    etapes: tuple[EtapeDeSeance, ...]

    @property
    def jeu(self) -> str:
        """The game of its first position, Othello where there is none."""
        return next((etape.depart.jeu for etape in self.etapes if etape.depart is not None), "othello")

    @property
    def questions(self) -> tuple[int, ...]:
        """The places of the steps that ask for an answer, from 0."""
        return tuple(rang for rang, etape in enumerate(self.etapes) if etape.repondable)
