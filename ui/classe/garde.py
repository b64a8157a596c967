"""Keeps what is being composed a moment after each change, off the GUI thread, and gives it back at the next start."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ecosysteme.classe.brouillon import brouillon_garde, garder_brouillon, oublier_brouillon
from ecosysteme.classe.seance import SeanceDeClasse
from ui.socle.taches import Taches

DELAI: Final = 1_000  # ms after a change: a text is written letter by letter


class GardeBrouillon(QObject):
    """Keeps the draft of the window; ``echec`` carries why it could not be."""

    echec = Signal(object)

    def __init__(self, taches: Taches, parent: QObject) -> None:
        super().__init__(parent)
        self._taches = taches
        self._seance: SeanceDeClasse | None = None  # what is not kept yet
        self._bientot = QTimer(self, singleShot=True, interval=DELAI)
        self._bientot.timeout.connect(self.ecrire)

    def garder(self, seance: SeanceDeClasse) -> None:
        """Keep ``seance`` soon."""
        self._seance = seance
        self._bientot.start()

    def ecrire(self) -> None:
        """Keep it now, if that is not done."""
        self._bientot.stop()
        if (seance := self._seance) is not None:
            self._seance = None
            self._lancer(lambda: garder_brouillon(seance))

    def oublier(self) -> None:
        """Keep nothing: it is in a file of its own, or given up."""
        self._seance = None
        self._bientot.stop()
        self._lancer(oublier_brouillon)

    def _lancer(self, geste: Callable[[], None]) -> None:
        def travail(_arret: Event) -> None:
            geste()

        self._taches.lancer(travail, lambda _: None, self.echec.emit)

    def relire(self, recevoir: Callable[[SeanceDeClasse], None]) -> None:
        """Give what is kept to ``recevoir``, if anything is."""

        def repondre(seance: SeanceDeClasse | None) -> None:
            if seance is not None:
                recevoir(seance)

        self._taches.lancer(lambda _arret: brouillon_garde(), repondre, self.echec.emit)
