"""Games come into the library from the window: on a thread, told as they are read, given up at any moment."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ecosysteme.arret import Interrompu
from ui.socle.flux import Flux
from ui.socle.taches import Tache, Taches

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.importation import BilanImport


class ImportEnCours(QObject):
    """One import at a time into the library of ``dossier``; what is given up leaves nothing of it."""

    avance = Signal(object)  # how many games were read
    fini = Signal(object)  # a ``BilanImport``, ``None`` when it was given up
    manque = Signal(object)  # what it raised

    def __init__(self, parent: QObject, dossier: Path) -> None:
        super().__init__(parent)
        self._dossier = dossier
        self._taches = Taches(self)
        self._tache: Tache | None = None
        self._abandon = Event()
        self._flux = Flux(self)
        self._flux.recu.connect(self.avance)

    @property
    def en_cours(self) -> bool:
        """Whether games are coming in."""
        return self._tache is not None

    def lancer(self, chemins: Sequence[Path]) -> bool:
        """Add the games of files and folders, unless others are being added; tell whether it begins."""
        if self.en_cours:
            return False
        verser, dossier = self._flux.ouvrir(), self._dossier
        abandon = self._abandon = Event()

        def travail(_arret: Event) -> BilanImport | None:
            from ecosysteme.bibliotheque.importation import importer

            try:
                return importer(dossier, chemins, arret=abandon, suivi=lambda _etape, parties: verser(parties))
            except Interrompu:
                return None

        self._tache = self._taches.lancer(travail, self._finir, self._manquer)
        return True

    def annuler(self) -> None:
        """Give up; ``fini`` comes once nothing is left of it."""
        self._abandon.set()

    def _finir(self, bilan: BilanImport | None) -> None:
        self._tache = None
        self._flux.fermer()
        self.fini.emit(bilan)

    def _manquer(self, erreur: BaseException) -> None:
        self._tache = None
        self._flux.fermer()
        self.manque.emit(erreur)

    def fermer(self) -> None:
        """Give up, and wait until the library is as it was."""
        self._abandon.set()
        self._flux.fermer()
        self._taches.fermer()
