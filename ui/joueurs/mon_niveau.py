"""The box under a camp's level that leaves it to the games played: the level is then shown, and not chosen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ui.joueurs.cotes import COTES
from ui.widgets.index import Widgets


class AMonNiveau(QObject):
    """The menu's choice as a box of ``couleur``, offered where the engine plays against a person."""

    change = Signal()  # it was ticked or not, or somebody else is opposite

    def __init__(self, widgets: Widgets, couleur: str, parent: QObject) -> None:
        super().__init__(parent)
        camp = widgets.camps[couleur]
        (en_face,) = (widgets.camps[cote.couleur] for cote in COTES.values() if cote.couleur != couleur)
        self._case, self._choix, self._boites = (
            camp.a_mon_niveau,
            widgets.action_a_mon_niveau,
            (camp.niveau, camp.glissiere),
        )
        self._personne = en_face.humain
        self._case.setText(self._choix.iconText())  # until the games that were played say more
        self._case.setChecked(self._choix.isChecked())
        self._case.toggled.connect(self._choix.setChecked)
        self._choix.toggled.connect(self._case.setChecked)
        for signal in (self._choix.toggled, self._personne.toggled):
            signal.connect(lambda _: self.change.emit())

    def offrir(self, mesure: bool) -> None:
        """Show the box where a player is ticked whose level was measured (``mesure``), and a person opposite."""
        offert = mesure and self._personne.isChecked()
        self._case.setVisible(offert)
        if offert and self._case.isChecked():
            for boite in self._boites:
                boite.setEnabled(False)
