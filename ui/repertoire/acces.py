"""The repertoires as the window uses them: on a thread of its own, one question after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from ecosysteme.bibliotheque.lieu import dossier_de_la_bibliotheque
from ecosysteme.carnet.repetition import Maintenant
from ecosysteme.repertoire.fonds import FondsRepertoires
from ecosysteme.repertoire.lieu import dossier_des_repertoires
from ui.socle.taches import Tache, Taches

T = TypeVar("T")


class AccesRepertoires(QObject):
    """Reads and writes the repertoires of the user, whose days are those of ``horloge``."""

    manquee = Signal(object)  # what they raised

    def __init__(self, parent: QObject, horloge: Maintenant) -> None:
        super().__init__(parent)
        # Used on the thread only.
        self._fonds = FondsRepertoires(dossier_des_repertoires(), dossier_de_la_bibliotheque(), horloge)
        self._taches = Taches(self)

    def consulter(self, travail: Callable[[FondsRepertoires], T], succes: Callable[[T], None]) -> Tache:
        """Ask for something off the GUI thread, and call ``succes`` with it."""
        return self._taches.lancer(lambda _arret: travail(self._fonds), succes, self.manquee.emit)

    def fermer(self) -> None:
        """Write what they were told, and stop."""
        self._taches.fermer(finir=True)
