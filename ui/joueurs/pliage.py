"""What is folded while a game runs: a camp's boxes, to one line that says who plays, its settings, its statistics.

A button shows each again; at the boxes, so does a click anywhere on their line.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QToolButton

from ui.socle.filtres_evenements import filtrer
from ui.socle.langue import deux_points
from ui.socle.retraduction import SuiviLangue
from ui.socle.textes import infobulle
from ui.widgets.index import Widgets, WidgetsDeCamp

FLECHES = {True: Qt.ArrowType.DownArrow, False: Qt.ArrowType.LeftArrow}  # whether what it is for is seen


class Pliage(QObject):
    """Shows the boxes of ``noir`` or ``blanc``, or what is to be known of them in their title line."""

    change = Signal()  # they were folded, or are seen again

    def __init__(self, widgets: WidgetsDeCamp, parent: QObject) -> None:
        """Take the widgets of the camp; the boxes are seen."""
        super().__init__(parent)
        self._cadre, self._corps, self._resume = widgets.joueur, widgets.corps, widgets.resume
        self._titre, self._bouton = widgets.titre, widgets.deplier
        self._bouton.toggled.connect(self._montrer)
        self._qui = self._quoi = ""
        self._bords = self._resume.alignment()
        for objet in (widgets.disque, self._titre, self._resume):
            objet.setCursor(Qt.CursorShape.PointingHandCursor)
        filtrer(self._cadre, self, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)
        self._montrer(True)
        SuiviLangue(self._bouton, self._ecrire)

    @property
    def deplie(self) -> bool:
        """Whether the boxes are seen."""
        return self._bouton.isChecked()

    def plier(self, plie: bool) -> None:
        """Fold the boxes, or show them."""
        self._bouton.setChecked(not plie)

    def serrer(self, serre: bool) -> None:
        """Leave the room to who plays, where the line has but half of the width: its disc says which camp it is."""
        self._titre.setVisible(not serre)
        self._resume.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter if serre else self._bords)

    def dire(self, qui: str, quoi: str) -> None:
        """Say who plays while the boxes are folded, ``quoi`` it is beside them."""
        self._qui, self._quoi = qui, quoi
        self._ecrire()

    def _montrer(self, deplie: bool) -> None:
        self._corps.setVisible(deplie)
        self._bouton.setArrowType(FLECHES[deplie])
        self._ecrire()
        self.change.emit()

    def _ecrire(self) -> None:
        self._resume.setText(self._quoi if self.deplie else self._qui)
        infobulle(self._resume, "" if self.deplie else self._qui)  # a long name may be cut
        geste = self.tr("Replier les cases") if self.deplie else self.tr("Choisir un autre joueur")
        infobulle(self._bouton, geste)
        self._bouton.setAccessibleName(deux_points(self._titre.text(), geste))

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Let a click on the line do what its button does."""
        if not isinstance(event, QMouseEvent) or event.button() != Qt.MouseButton.LeftButton:
            return False
        hauteur = self._corps.y() if self.deplie else self._cadre.height()
        if not (0 <= event.position().y() < hauteur and 0 <= event.position().x() < self._cadre.width()):
            return False
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._bouton.toggle()
        return True


class PliageMatch(QObject):
    """Shows in the match card what only counts before a game begins, or hides it: rules of the clocks, openings.

    For a game of a person, which is one and has no pace, only the clock of the next one stays.
    """

    def __init__(self, widgets: Widgets, parent: QObject) -> None:
        """Take the widgets of the match card; all of it is seen that has a sense."""
        super().__init__(parent)
        self._corps, self._bouton = widgets.corps_match, widgets.deplier_match
        self._lignes = (widgets.regle_temps, widgets.cadre_ouvertures)
        nombre = (widgets.etiquette_parties, widgets.nombre_parties, widgets.alterner_couleurs)
        self._de_serie = (*nombre, widgets.etiquette_cadence, widgets.cadence, widgets.valeur_cadence)
        self._seule = False
        for ligne in self._lignes:
            filtrer(ligne, self, QEvent.Type.ShowToParent, QEvent.Type.HideToParent)
        self._bouton.toggled.connect(lambda _: self._montrer())
        SuiviLangue(self._bouton, self._montrer)
        self._montrer()

    def plier(self, plie: bool, *, seule: bool) -> None:
        """Hide it, or show it; ``seule``: what is for series too, for a person plays."""
        self._seule = seule
        self._bouton.setChecked(not plie)
        self._montrer()

    def _montrer(self) -> None:
        deplie, existe = self._bouton.isChecked(), any(not ligne.isHidden() for ligne in self._lignes)
        for widget in self._de_serie:
            widget.setVisible(deplie or not self._seule)
        self._corps.setVisible(deplie and existe)
        self._bouton.setVisible(existe or self._seule)
        fermer = self.tr("Replier les réglages")
        ouvrir = (
            self.tr("Montrer les réglages") if self._seule else self.tr("Montrer la règle du temps et les ouvertures")
        )
        _dire_pli(self._bouton, fermer if deplie else ouvrir)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow what others show and hide: the rules where there is a clock, the openings between two programs."""
        self._montrer()
        return False


class PliageStatistiques(QObject):
    """Shows the statistics, or their title alone: of one game there is little to count, and its moves need the room."""

    def __init__(self, widgets: Widgets, parent: QObject) -> None:
        """Take the widgets of the card; all of it is seen."""
        super().__init__(parent)
        self._corps, self._bouton = widgets.corps_statistiques, widgets.deplier_statistiques
        self._bouton.toggled.connect(lambda _: self._montrer())
        SuiviLangue(self._bouton, self._montrer)
        self._montrer()

    def plier(self, plie: bool) -> None:
        """Hide them, or show them."""
        self._bouton.setChecked(not plie)

    def _montrer(self) -> None:
        deplie = self._bouton.isChecked()
        self._corps.setVisible(deplie)
        _dire_pli(self._bouton, self.tr("Replier les statistiques") if deplie else self.tr("Montrer les statistiques"))


def _dire_pli(bouton: QToolButton, geste: str) -> None:
    """Have the button of a fold show whether it is open, and say what it does."""
    bouton.setArrowType(FLECHES[bouton.isChecked()])
    infobulle(bouton, geste)
    bouton.setAccessibleName(geste)
