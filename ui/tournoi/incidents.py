"""The games that a fault ended, with whose it was and why; a double click opens the game where it stopped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTableWidget, QWidget

from ui.socle.retraduction import Retraduit
from ui.socle.tables import aider_ligne, ecrire_ligne, preparer
from ui.tournoi.fichiers import INCIDENTS_MAX, Incident
from ui.tournoi.mots import dire_raison

COLONNES = 3


class TableIncidents(Retraduit, QTableWidget):
    """A line an incident, in the order in which they are told."""

    choisi = Signal(int)  # the rank of a game, from 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tournoi_incidents")
        self._incidents: list[Incident] = []
        self.nombre = 0  # those that were told of, though the table has the first ones only
        self._noms: Sequence[str] = ()
        preparer(self, COLONNES, elastique=2)
        self.setWordWrap(True)
        self._traduire()
        self.cellActivated.connect(lambda ligne, _colonne: self.choisi.emit(self._incidents[ligne].rang))

    def presenter(self, noms: Sequence[str]) -> None:
        """Begin another tournament, whose players are called ``noms``."""
        self._incidents.clear()
        self.nombre = 0
        self.renommer(noms)

    def renommer(self, noms: Sequence[str]) -> None:
        """Call the players ``noms``: the language has changed."""
        self._noms = noms
        self._ecrire(0)

    def ajouter(self, incidents: Iterable[Incident]) -> None:
        """Add some."""
        ecrits = len(self._incidents)
        for incident in incidents:
            self.nombre += 1
            if len(self._incidents) < INCIDENTS_MAX:
                self._incidents.append(incident)
        self._ecrire(ecrits)

    def _ecrire(self, depuis: int) -> None:
        self.setRowCount(len(self._incidents))
        for rang, incident in enumerate(self._incidents[depuis:], depuis):
            raison = dire_raison(incident.raison)
            ecrire_ligne(self, rang, (str(incident.rang + 1), self._noms[incident.place], raison))
            geste = self.tr("Double clic ou Entrée : voir la partie")
            aider_ligne(self, rang, "\n".join(filter(None, (raison, geste))))

    def _traduire(self) -> None:
        self.setHorizontalHeaderLabels([self.tr("Partie"), self.tr("Joueur"), self.tr("Raison")])
        self.setAccessibleName(self.tr("Parties interrompues par une faute"))
        self._ecrire(0)
