"""The notebook as the window uses it: on a thread of its own, one question after the other."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from ecosysteme.carnet.carnet import Carnet
from ecosysteme.carnet.fichier import chemin_du_carnet
from ecosysteme.carnet.repetition import Maintenant
from ecosysteme.explication import Pourquoi
from ui.socle.taches import Taches

T = TypeVar("T")


class AccesCarnet(QObject):
    """Reads and writes the notebook of the user, whose days are those of ``horloge``."""

    manquee = Signal(object)  # what the notebook raised

    def __init__(self, parent: QObject, horloge: Maintenant) -> None:
        super().__init__(parent)
        self._carnet = Carnet(chemin_du_carnet(), horloge)
        self._taches = Taches(self)

    @property
    def aujourd_hui(self) -> date:
        """The day of the notebook."""
        return self._carnet.aujourd_hui

    def consulter(self, travail: Callable[[Carnet], T], succes: Callable[[T], None]) -> None:
        """Ask the notebook for something off the GUI thread, and call ``succes`` with it."""
        self._taches.lancer(lambda _arret: travail(self._carnet), succes, self.manquee.emit)

    def classer(self, occurrence: str, pourquoi: Pourquoi | None) -> None:
        """Keep of which kind the mistake ``occurrence`` is, where that can be said."""
        if pourquoi is not None:
            genres = {occurrence: str(pourquoi.genres[0])}
            self.consulter(lambda carnet: carnet.classer(genres), lambda _: None)

    def fermer(self) -> None:
        """Write what it was told, and stop."""
        self._taches.fermer(finir=True)
