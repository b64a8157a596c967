"""The preview: the pages of a document as they will be printed, one at a time, painted off the GUI thread."""

from __future__ import annotations

from threading import Event

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ecosysteme.papier.page import A4, DocumentPapier, Page
from ui.papier.peinture import en_image
from ui.socle.taches import Tache, Taches
from ui.socle.textes import Etiquette

OMBRE = QColor(0, 0, 0, 70)
MARGE = 10  # px around the sheet
TAILLE = QSize(420, 560)


class Feuillet(QWidget):
    """Shows the picture of a page, whole and as large as there is room, as a sheet that lies there."""

    change_de_taille = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._image = QImage()
        self._proportions = A4.hauteur / A4.largeur
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """A sheet that can be read."""
        return TAILLE

    def largeur(self, page: Page) -> float:
        """Return how wide ``page`` may be here, px."""
        place = self.rect().adjusted(MARGE, MARGE, -MARGE, -MARGE)
        return max(1.0, min(place.width(), place.height() * page.format.largeur / page.format.hauteur))

    def montrer(self, image: QImage) -> None:
        """Show a page; an empty image leaves a sheet with nothing on it."""
        self._image = image
        if not image.isNull():
            self._proportions = image.height() / image.width()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet and its shadow."""
        place = QRectF(self.rect()).adjusted(MARGE, MARGE, -MARGE, -MARGE)
        large = min(place.width(), place.height() / self._proportions)
        cadre = QRectF(0, 0, large, large * self._proportions)
        cadre.moveCenter(place.center())
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            p.fillRect(cadre.translated(3, 3), OMBRE)
            p.fillRect(cadre, Qt.GlobalColor.white)
            if not self._image.isNull():
                p.drawImage(cadre, self._image)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for a picture of the new size."""
        super().resizeEvent(event)
        self.change_de_taille.emit()


class Apercu(QWidget):
    """Shows a document and lets one leaf through it."""

    def __init__(self, taches: Taches) -> None:
        """Show nothing yet; pages are painted through ``taches``."""
        super().__init__()
        self._taches = taches
        self._tache: Tache | None = None
        self.document: DocumentPapier | None = None
        self.page = 0
        self.feuillet = Feuillet()
        self._compte = Etiquette()
        self._compte.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._avant, self._apres = (QPushButton(signe) for signe in "‹›")
        for bouton, nom, pas in ((self._avant, "precedente", -1), (self._apres, "suivante", 1)):
            bouton.setObjectName(f"papier_page_{nom}")
            bouton.clicked.connect(lambda _=False, pas=pas: self.feuilleter(pas))
        self._avant.setAccessibleName(self.tr("Page précédente"))
        self._apres.setAccessibleName(self.tr("Page suivante"))
        ligne = QHBoxLayout()
        ligne.addStretch(1)
        for widget in (self._avant, self._compte, self._apres):
            ligne.addWidget(widget)
        ligne.addStretch(1)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.addWidget(self.feuillet, 1)
        colonne.addLayout(ligne)
        self.feuillet.change_de_taille.connect(self._peindre)
        self._dire_page()

    def montrer(self, document: DocumentPapier | None) -> None:
        """Show the first page of another document, the same page of the same one; ``None``: an empty sheet."""
        self.document = document
        self.page = min(self.page, len(document.pages) - 1) if document else 0
        self._peindre()

    def feuilleter(self, pas: int) -> None:
        """Go ``pas`` pages on."""
        if self.document is not None:
            self.page = max(0, min(self.page + pas, len(self.document.pages) - 1))
            self._peindre()

    def _peindre(self) -> None:
        self._dire_page()
        if self._tache is not None:
            self._tache.annuler()
            self._tache = None
        if self.document is None:
            self.feuillet.montrer(QImage())
            return
        page = self.document.pages[self.page]
        finesse = self.feuillet.largeur(page) * self.devicePixelRatioF() / page.format.largeur

        def travail(_arret: Event) -> QImage:
            return en_image(page, finesse)

        self._tache = self._taches.lancer(travail, self.feuillet.montrer, lambda _: self.feuillet.montrer(QImage()))

    def _dire_page(self) -> None:
        nombre = len(self.document.pages) if self.document else 0
        self._compte.setText(self.tr("page {} / {}").format(self.page + 1, nombre) if nombre else "")
        self._avant.setEnabled(self.page > 0)
        self._apres.setEnabled(self.page + 1 < nombre)
        for bouton in (self._avant, self._apres):
            bouton.setVisible(nombre > 1)
