"""Pictures of what stands beside the tree: what is seen, twice as fine, or all of it on an A4 page on white paper."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QImage, QPainter
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from ui.socle.icones import mesurer
from ui.socle.retraduction import Retraduit
from ui.socle.textes import infobulle
from ui.socle.theme import CLAIR, feuille, palette

FINESSE_ECRAN: Final = 2.0  # pixels a point
PAGE: Final = (794, 1123)  # points of an A4 page upright, 96 an inch
FINESSE_PAGE: Final = 2480 / 794  # 300 pixels an inch


class BoutonImage(Retraduit, QToolButton):
    """``demandee`` says which picture is wanted: ``png`` (as on screen) or ``a4``."""

    demandee = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("raisonnement_image")
        self.setAutoRaise(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self)
        self.entrees: dict[str, QAction] = {}
        for nature in ("png", "a4"):
            entree = self.entrees[nature] = self._menu.addAction("")
            entree.setObjectName(f"raisonnement_image_{nature}")
            entree.triggered.connect(lambda _coche=False, nature=nature: self.demandee.emit(nature))
        self.setMenu(self._menu)
        self._traduire()

    def _traduire(self) -> None:
        self.setText(self.tr("Image"))
        aide = self.tr("Enregistrer une image de cet onglet")
        self.setAccessibleName(aide)
        infobulle(self, aide)
        self.entrees["png"].setText(self.tr("Image PNG, comme à l'écran…"))
        self.entrees["a4"].setText(self.tr("Image PNG, page A4…"))


def photographier(widget: QWidget, finesse: float = FINESSE_ECRAN) -> QImage:
    """Paint ``widget`` as it is, ``finesse`` pixels a point."""
    image = QImage(widget.size() * finesse, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(finesse)
    image.fill(widget.palette().window().color())
    with QPainter(image) as p:
        widget.render(p, widget.rect().topLeft())
    return mesurer(image)


def mettre_en_page(widget: QWidget) -> QImage:
    """Paint ``widget``, which nobody else shows, on a page; it is in light colours, whatever the window's are."""
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    claire = palette(CLAIR)
    claire.setColor(claire.ColorRole.Highlight, Qt.GlobalColor.transparent)  # nothing is chosen on paper
    widget.setStyleSheet(feuille(CLAIR))
    for un in (widget, *widget.findChildren(QWidget)):  # style sheets keep palettes from the children
        un.ensurePolished()
        un.setPalette(claire)
    widget.resize(*PAGE)
    widget.show()
    try:
        return photographier(widget, FINESSE_PAGE)
    finally:
        widget.close()
        widget.deleteLater()
