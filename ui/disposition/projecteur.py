"""The window for a class: the board, who plays and what is said, or the tree and its sentence, in large letters."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QWidget

from ui.disposition.colonne import ColonnePlateau
from ui.disposition.entete import BANDE
from ui.disposition.modes import Modes
from ui.plateau.disque import Disque
from ui.socle.docks import DockTardif
from ui.socle.filtres_evenements import filtrer
from ui.socle.textes import infobulle
from ui.widgets.fenetre import FenetreDessinee

# Times the ordinary letters, by the names of the style sheet: read from the last row, and a sentence fits on two lines.
FOIS: Final = {"petit": 1.2, "moyen": 1.5, "grand": 2.1}
PETIT: Final = 1100  # px of window under which names would be cut: a high scale has enlarged the letters already
GRAND: Final = QSize(1700, 900)  # px of window from which letters grow again: the wall is the same
AUTOUR: Final = ("cadre_joueurs", "barre_etat", "arbre_recherche", "fantome_bandeau")  # what is written larger


def fois_projete(fenetre: QWidget) -> float:
    """Return how many times as large as the ordinary letters those of the projector are in this window."""
    return FOIS[_taille(fenetre)]


def _taille(fenetre: QWidget) -> str:
    if fenetre.width() < PETIT:
        return "petit"
    return "grand" if fenetre.size().expandedTo(GRAND) == fenetre.size() else "moyen"


class Projecteur(QObject):
    """Another layout rather than a larger one: what is not shown leaves its room to the board and to the tree."""

    def __init__(self, fenetre: FenetreDessinee, modes: Modes, colonne: ColonnePlateau) -> None:
        super().__init__(fenetre)
        self._fenetre, self._modes, self._colonne = fenetre, modes, colonne
        self._caches: list[QWidget] = []
        self._polices: dict[QWidget, QFont] = {}
        self._taille = "moyen"  # of the letters
        self._action = fenetre.widgets.action_projecteur
        self._bande = fenetre.widgets.bande
        self._hauteur = 0  # px of the strip, with two lines of ordinary letters
        self._action.toggled.connect(self._projeter)
        self._sortie = QPushButton()
        self._sortie.setObjectName("bouton_sortie_projecteur")
        self._sortie.clicked.connect(self._action.trigger)
        fenetre.widgets.barre_etat.addPermanentWidget(self._sortie)
        self._sortie.hide()
        filtrer(fenetre, self, QEvent.Type.LanguageChange, QEvent.Type.KeyPress)
        self._plateau = fenetre.widgets.plateau
        filtrer(self._plateau, self, QEvent.Type.KeyPress)
        self._traduire()

    def _traduire(self) -> None:
        self._sortie.setText(self.tr("Quitter le projecteur"))
        infobulle(self._sortie, self.tr("Revenir à la fenêtre entière, comme par Échap"))

    def _projeter(self, grand: bool) -> None:
        """Go there, or give back exactly what was there."""
        self._fenetre.setUpdatesEnabled(False)
        if grand:
            self._hauteur = self._bande.minimumHeight()
            self._taille = _taille(self._fenetre)
            boutons = [self._fenetre.widgets.trouver(QToolButton, f"bouton_{nom}") for nom in BANDE]
            calculs = self._fenetre.findChildren(QLabel, "texte_calcul")  # what a search cost: not for a class
            autour: list[QWidget] = [self._fenetre.widgets.entete, *boutons, *calculs]
            self._caches = [widget for widget in autour if not widget.isHidden()]
        for widget in self._caches:
            widget.setVisible(not grand)
        self._sortie.setVisible(grand)
        self._colonne.taire_avis(grand)
        self._modes.projeter(grand)
        self._ecrire(grand)
        self._fenetre.setUpdatesEnabled(True)

    def _ecrire(self, grand: bool) -> None:
        """Write larger what is left, or as before."""
        self._bande.setFixedHeight(round(self._hauteur * (FOIS[self._taille] if grand else 1)))
        for nom in AUTOUR:
            racine = self._fenetre.findChild(QWidget, nom)
            if racine is None:
                continue
            if grand and isinstance(racine, DockTardif):
                racine.garnir()  # what it holds is written larger too
            racine.setProperty("projete", self._taille if grand else None)
            for widget in (racine, *racine.findChildren(QWidget)):
                if widget is not self._sortie:  # as high as the line that it stands in
                    self._agrandir(widget, grand)
        for disque in self._fenetre.widgets.cadre_joueurs.findChildren(Disque):
            disque.setFixedSize(disque.sizeHint() * (FOIS[self._taille] if grand else 1))

    def _agrandir(self, widget: QWidget, grand: bool) -> None:
        if grand:
            self._polices[widget] = QFont(widget.font())
            police = QFont(widget.font())
            if police.pointSizeF() > 0:
                police.setPointSizeF(police.pointSizeF() * FOIS[self._taille])
            else:
                police.setPixelSize(round(police.pixelSize() * FOIS[self._taille]))
            widget.setFont(police)
        elif widget in self._polices:
            widget.setFont(self._polices.pop(widget))
        widget.style().unpolish(widget)  # the style sheet reads the property only then
        widget.style().polish(widget)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Leave by Escape, when nobody else took it; follow the language.

        The board would only hide its cursor, which the key that leads here has shown.
        """
        if event.type() == QEvent.Type.LanguageChange and objet is self._fenetre:
            self._traduire()
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False  # the events of a window that is being taken down included: its entries are gone
        if event.key() != Qt.Key.Key_Escape or not self._action.isChecked() or self._plateau.saisie:
            return False
        self._action.trigger()  # not unticked: a reader is told of what is triggered
        return True
