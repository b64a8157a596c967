"""The game on the board as a document: which file it is in, who played it, whether it is still what was read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from ecosysteme.formats.enregistrement import Enregistrement, Entete
from ecosysteme.jeu import CoupQuelconque
from ecosysteme.partie import Partie, PartieQuelconque

INTERDITS: Final = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')  # in the name of a file, on one system or another
LONGUEUR: Final = 80  # characters of a proposed name


@dataclass(frozen=True)
class Document:
    """A game that was read or written: what it is called, and the file that holds it and nothing else, if there is one.

    ``ligne`` are its moves as they were then.
    """

    partie: PartieQuelconque
    entete: Entete
    nom: str
    chemin: Path | None
    ligne: tuple[CoupQuelconque, ...]

    @property
    def change(self) -> bool:
        """Whether the game has other moves than the file."""
        return ligne_de(self.partie) != self.ligne


def ligne_de(partie: PartieQuelconque) -> tuple[CoupQuelconque, ...]:
    """Return the moves of a game, those taken back included."""
    tours = (*partie.historique, *partie.defaits)
    return tuple(tour.coup for tour in tours if tour.coup is not None)


def figer(partie: PartieQuelconque) -> PartieQuelconque:
    """Copy a game: what one does with the copy on the board leaves the other as it was read, or as it is written."""
    copie: PartieQuelconque = Partie(partie.jeu, partie.depart)
    for tour in (*partie.historique, *partie.defaits):
        if tour.coup is not None:
            copie.jouer(tour.coup, tour.secondes)
    copie.aller_a(partie.nb_coups)
    return copie


def enregistrement_de(
    partie: PartieQuelconque, document: Document | None, joueurs: Sequence[tuple[str, str]]
) -> Enregistrement:
    """Return a copy of ``partie`` with who plays it, to be written.

    That is what its file said as long as it has the moves of the file, else ``joueurs``, whom the window names, today.
    """
    if document is not None and document.partie is partie and not document.change:
        return Enregistrement(figer(partie), document.entete)
    noir, blanc = (nom for nom, _ in joueurs)
    return Enregistrement(figer(partie), Entete(noir=noir, blanc=blanc, date=date.today().isoformat()))


def nom_propose(entete: Entete) -> str:
    """Propose the name of a file, without suffix."""
    nom = f"{entete.noir} - {entete.blanc} {entete.date}"
    return INTERDITS.sub(" ", nom).strip(" .-")[:LONGUEUR].strip() or "partie"
