"""What is cut or out of sight in the whole window, as an eye would see it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QSlider,
    QTabBar,
    QTableWidget,
    QToolBar,
    QWidget,
)

from ui.disposition.bouton_mode import BoutonMode
from ui.plateau.cases import CaseLue
from ui.socle.chargeur import trouver

LUS = (QCheckBox, QAbstractButton, QLabel, QComboBox, QSlider)
MODES_ENTETE = tuple(f"bouton_mode_{nom}" for nom in ("jouer", "analyser", "etudier", "matchs", "comprendre"))
FIN_ENTETE = ("action_projecteur", "action_panneau")


def reposer() -> None:
    """Let every layout settle: those of a dock take several rounds of events."""
    for _ in range(5):
        QApplication.processEvents()


def dimensionner(fenetre: QMainWindow, largeur: int, hauteur: int) -> None:
    """Take the window out of the whole screen, and give it a size."""
    fenetre.showNormal()
    fenetre.resize(largeur, hauteur)
    reposer()


def defilement_de(widget: QWidget) -> QScrollArea | None:
    """Return the area in which ``widget`` scrolls, if there is one."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def lus(fenetre: QMainWindow) -> Iterator[QWidget]:
    """Yield what is read or clicked in the window itself; tables and tab bars cut their own texts, and scroll."""
    for widget in fenetre.findChildren(QWidget):
        lu = isinstance(widget, LUS) and not isinstance(widget, CaseLue)  # squares: for screen readers, never painted
        lu = lu and widget.isVisible() and widget.window() is fenetre
        if lu and not isinstance(widget.parentWidget(), QAbstractItemView | QTabBar | QToolBar):
            yield widget


def nommer(widget: QWidget) -> str:
    return widget.objectName() or str(widget.property("text"))


def defauts(fenetre: QMainWindow) -> list[str]:
    """Say what is cut: narrower than it must be, past the window's edges or past those of what scrolls it."""
    dits = []
    for widget in lus(fenetre):
        place = QRect(widget.mapTo(fenetre, QPoint()), widget.size())
        defilement = defilement_de(widget)
        if defilement is None and not fenetre.rect().contains(place):
            dits.append(f"{nommer(widget)} sort de la fenêtre : {place}")
        contenu = None if defilement is None else defilement.widget()
        if defilement is not None and contenu is not None and contenu.isAncestorOf(widget):
            gauche = widget.mapTo(defilement.viewport(), QPoint()).x()
            if gauche < 0 or gauche + widget.width() > defilement.viewport().width():
                dits.append(f"{nommer(widget)} sort de ce qui défile : {gauche} + {widget.width()}")
    return dits


def etroits(racine: QWidget) -> list[str]:
    """Name what is narrower than its own minimum below ``racine``; a text that wraps must have the lines it needs."""
    return [
        f"{nommer(widget)} : {widget.size()}"
        for widget in racine.findChildren(QWidget)
        if isinstance(widget, QCheckBox | QPushButton | QLabel) and widget.isVisible() and not assez_large(widget)
    ]


def assez_large(widget: QWidget) -> bool:
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) <= widget.height()
    return widget.width() >= widget.minimumSizeHint().width()


def boutons_entete(fenetre: QMainWindow) -> list[str]:
    """Name the buttons of the header that are out of sight."""
    barre = trouver(fenetre, QToolBar, "entete")
    perdus = []
    boutons: dict[str, QWidget] = {nom: trouver(barre, BoutonMode, nom) for nom in MODES_ENTETE}
    boutons |= {nom: barre.widgetForAction(trouver(fenetre, QAction, nom)) for nom in FIN_ENTETE}
    for nom, bouton in boutons.items():
        if not bouton.isVisible() or not barre.rect().contains(bouton.geometry()):
            perdus.append(nom)
    return perdus


def cote_du_plateau(fenetre: QMainWindow) -> int:
    plateau = trouver(fenetre, QWidget, "plateau")
    return min(plateau.width(), plateau.height())


def en_vue(fenetre: QMainWindow, table: QTableWidget, ligne: int) -> bool:
    """Tell whether a line of a table of the panel is seen whole, from side to side, without scrolling anything."""
    defilement, entete = trouver(fenetre, QScrollArea, "defilement").viewport(), table.horizontalHeader()
    case = table.visualRect(table.model().index(ligne, 0))
    bas = table.viewport().mapTo(defilement, case.bottomLeft()).y()
    entiere = case.bottom() < table.viewport().height() and entete.length() <= table.viewport().width()
    return entiere and bas < defilement.height()
