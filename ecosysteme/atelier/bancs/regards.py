"""Whether the two looks of a review say of a mistake what a search of four times as many positions says of it.

Moves are those that had a second look and that no search proved: the others were judged once, or are certain.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from threading import Event
from typing import Final

from ecosysteme.atelier.bancs.parties import PartieDuBanc, partie_de_niveau, partie_enregistree, revue
from ecosysteme.atelier.chances.fabrication import parties_cotees
from ecosysteme.cases import Position
from ecosysteme.experts import ConseillerOthello
from ecosysteme.formats import ObjetJson
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.moteur.othello.avis import Note
from ecosysteme.variantes.gravite import SEUILS, Gravite, gravite, points_perdus

NIVEAUX: Final = (8, 20)  # of the games without a folder, between them: those of players who know how to play
VOULU_DIX, VOULU_SIGNE = 0.95, 0.80


@dataclass(frozen=True)
class CoupDoute:
    """A move that had a second look: the points that it lost by the review, and by the long search."""

    vides: int
    dits: float
    longs: float

    @property
    def dix(self) -> bool:
        """Whether both say alike that it lost a tenth of a point, or that it did not."""
        seuil = SEUILS[Gravite.ERREUR]
        return (self.dits >= seuil) == (self.longs >= seuil)

    @property
    def signe(self) -> bool:
        """Whether both losses have the same label."""
        return gravite(self.dits, certaine=True) == gravite(self.longs, certaine=True)

    @property
    def injuste(self) -> bool:
        """Whether the label that is shown, the milder one in doubt, is harsher than that of the long search."""
        montre = gravite(self.dits, certaine=False)
        return montre is not None and self.longs < SEUILS[montre]


@dataclass
class MesureRegards:
    """The moves that were judged again."""

    coups: list[CoupDoute] = field(default_factory=list)

    @property
    def dix(self) -> float:
        """Share of them of which both say alike whether they lost a tenth of a point."""
        return fmean(coup.dix for coup in self.coups)

    @property
    def signe(self) -> float:
        """Share of them that have the same label."""
        return fmean(coup.signe for coup in self.coups)

    @property
    def injustes(self) -> float:
        """Share of them that are shown with a label that is too harsh."""
        return fmean(coup.injuste for coup in self.coups)

    @property
    def erreur(self) -> float:
        """Points by which the losses differ, the mean."""
        return fmean(abs(coup.dits - coup.longs) for coup in self.coups)

    @property
    def juste(self) -> bool:
        """Whether both shares are as large as wanted."""
        return self.dix >= VOULU_DIX and self.signe >= VOULU_SIGNE

    def en_json(self) -> ObjetJson:
        """Return the shares."""
        parts: ObjetJson = {nom: round(getattr(self, nom), 4) for nom in ("dix", "signe", "injustes", "erreur")}
        return {"coups": len(self.coups), **parts, "juste": self.juste}


class _Temoin(ConseillerOthello):
    """An adviser that remembers which moves were looked at a second time, and what was found of each."""

    def __init__(self, conseiller: ConseillerOthello) -> None:
        super().__init__(Othello(), moteur=conseiller.moteur)
        self.vus: dict[EtatOthello, dict[Position, Note]] = {}

    def juger_coup(
        self, etat: EtatOthello, coup: Position, arret: Event | None = None, *, noeuds: int | None = None
    ) -> Note:
        """Think about what follows ``coup``, and remember it."""
        note = super().juger_coup(etat, coup, arret, noeuds=noeuds)
        self.vus.setdefault(etat, {})[coup] = note
        return note


def mesurer(
    conseiller: ConseillerOthello,
    dossier: Path | None,
    coups: int,
    noeuds: int,
    secondes: float,
    graine: int,
    avancer: Callable[[], None],
    arret: Event,
) -> MesureRegards:
    """Judge games, of a WTHOR folder or of our levels, until ``coups`` moves were judged again; ``avancer`` hears.

    ``ValueError`` for a folder that ``parties_cotees`` refuses; ``Interrompu`` soon after ``arret`` is set.
    """
    mesure = MesureRegards()
    for partie in _parties(dossier, random.Random(graine)):
        temoin = _Temoin(conseiller)
        revue(partie, temoin, secondes, arret)
        for avant, notes in temoin.vus.items():
            if len(mesure.coups) == coups:
                return mesure
            if len(notes) == 2 and not all(note.exact for note in notes.values()):  # a move seen anew may have three
                mesure.coups.append(_comparer(avant, notes, conseiller, noeuds, arret))
                avancer()
    return mesure


def _parties(dossier: Path | None, hasard: random.Random) -> Iterator[PartieDuBanc]:
    if dossier is None:
        while True:
            yield partie_de_niveau(hasard.randint(*NIVEAUX), hasard)
    lues = parties_cotees(dossier)
    for rang in hasard.sample(lues.gardees.tolist(), len(lues.gardees)):
        if (partie := partie_enregistree(lues.coups[rang])) is not None:
            yield partie


def _comparer(
    avant: EtatOthello,
    notes: dict[Position, Note],
    conseiller: ConseillerOthello,
    noeuds: int,
    arret: Event,
) -> CoupDoute:
    """Search again the best move and the one played, which the second look took in this order."""
    vides, (mieux, joue) = avant.taille**2 - len(avant.plateau), notes
    longues = {}
    for coup in notes:
        conseiller.oublier()
        longues[coup] = conseiller.juger_coup(avant, coup, arret, noeuds=noeuds)
    dits, longs = (points_perdus(vus[joue].score, vus[mieux].score, vides) for vus in (notes, longues))
    return CoupDoute(vides, dits, longs)
