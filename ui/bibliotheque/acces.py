"""The library as the window uses it: on a thread of its own, one question after the other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from ecosysteme.bibliotheque.lieu import dossier_de_la_bibliotheque
from ecosysteme.jeux.othello import Othello
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Tache, Taches

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque

T = TypeVar("T")


class AccesBibliotheque(QObject):
    """Asks the library of ``dossier``, the user's own by default; it is opened by the first question.

    With ``moteur`` that waits until the engine is there: the library counts with compiled code too.
    """

    manquee = Signal(object)  # what the library raised

    def __init__(self, parent: QObject, moteur: MoteurPartage | None = None, *, dossier: Path | None = None) -> None:
        super().__init__(parent)
        self._moteur = moteur
        self.dossier = dossier or dossier_de_la_bibliotheque()
        self._ouverte: Bibliotheque | None = None  # used on the thread only
        self._taches = Taches(self)

    def consulter(self, travail: Callable[[Bibliotheque, Event], T], succes: Callable[[T], None]) -> Tache:
        """Ask the library, as it is now, for something off the GUI thread, and call ``succes`` with it."""
        return self._taches.lancer(lambda arret: travail(self._ouvrir(arret), arret), succes, self.manquee.emit)

    def _ouvrir(self, arret: Event) -> Bibliotheque:
        """Return the library; importing it takes a second, for it brings the compiled engine."""
        if self._ouverte is None:
            if self._moteur is not None:
                self._moteur.charger(Othello(), arret)
            from ecosysteme.bibliotheque.bibliotheque import Bibliotheque

            self._ouverte = Bibliotheque(self.dossier)
        else:
            self._ouverte.actualiser()
        return self._ouverte

    def fermer(self) -> None:
        """Stop; no answer comes any more."""
        self._taches.fermer()
