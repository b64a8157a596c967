"""The preview: the pages of a document as they will be printed, one or two at a time, painted off the GUI thread."""

from __future__ import annotations

import math
from collections.abc import Sequence
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
COTE_A_COTE = 2  # pages at most: what is to fill in, and the same solved
REDUITE = 0.8  # how small they become for that, beside one alone


class Feuillet(QWidget):
    """Shows the pictures of pages, whole and as large as there is room, as sheets that lie beside each other."""

    change_de_taille = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._images: Sequence[QImage] = ()
        self._proportions = A4.hauteur / A4.largeur
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """A sheet that can be read."""
        return TAILLE

    def _haute(self, page: Page) -> float:
        """Return how wide ``page`` is when it is as high as there is room, px."""
        return max(1.0, (self.height() - 2 * MARGE) * page.format.largeur / page.format.hauteur)

    def largeur_de(self, page: Page, nombre: int) -> int:
        """Return the width that so many pages like ``page``, as high as there is room, would take, px."""
        return math.ceil(MARGE + nombre * (self._haute(page) + MARGE))

    def combien(self, page: Page) -> int:
        """Return how many pages like ``page`` are shown at once: two where neither is much smaller than alone."""
        return COTE_A_COTE if self.width() >= MARGE + COTE_A_COTE * (REDUITE * self._haute(page) + MARGE) else 1

    def largeur(self, page: Page, nombre: int) -> float:
        """Return how wide ``page`` may be here among so many, px."""
        return max(1.0, min((self.width() - MARGE) / nombre - MARGE, self._haute(page)))

    def montrer(self, images: Sequence[QImage]) -> None:
        """Show pages; without any there is a sheet with nothing on it."""
        self._images = images
        if images:
            self._proportions = images[0].height() / images[0].width()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheets and their shadows."""
        images = self._images or (QImage(),)
        haute = self.height() - 2 * MARGE
        large = min((self.width() - MARGE) / len(images) - MARGE, haute / self._proportions)
        cadre = QRectF(0, 0, large, large * self._proportions)
        cadre.moveCenter(QRectF(self.rect()).center())
        cadre.translate(-(large + MARGE) * (len(images) - 1) / 2, 0)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for image in images:
                p.fillRect(cadre.translated(3, 3), OMBRE)
                p.fillRect(cadre, Qt.GlobalColor.white)
                if not image.isNull():
                    p.drawImage(cadre, image)
                cadre.translate(large + MARGE, 0)

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

    def largeur_voulue(self, document: DocumentPapier) -> int:
        """Return the width in which all the pages that may stand together are as high as there is room, px."""
        return self.feuillet.largeur_de(document.pages[0], min(COTE_A_COTE, len(document.pages)))

    @property
    def vues(self) -> Sequence[Page]:
        """The pages on show."""
        if self.document is None:
            return ()
        pas = self.feuillet.combien(self.document.pages[0])
        debut = self.page - self.page % pas
        return self.document.pages[debut : debut + pas]

    def feuilleter(self, sens: int) -> None:
        """Go to the pages that follow those on show, or for −1 precede them."""
        if self.document is not None:
            pas = self.feuillet.combien(self.document.pages[0])
            self.page = max(0, min(self.page - self.page % pas + sens * pas, len(self.document.pages) - 1))
            self._peindre()

    def _peindre(self) -> None:
        self._dire_page()
        if self._tache is not None:
            self._tache.annuler()
            self._tache = None
        pages = self.vues
        if not pages:
            self.feuillet.montrer(())
            return
        finesse = self.feuillet.largeur(pages[0], len(pages)) * self.devicePixelRatioF() / pages[0].format.largeur

        def travail(_arret: Event) -> list[QImage]:
            return [en_image(page, finesse) for page in pages]

        self._tache = self._taches.lancer(travail, self.feuillet.montrer, lambda _: self.feuillet.montrer(()))

    def _dire_page(self) -> None:
        nombre, vues = len(self.document.pages) if self.document else 0, len(self.vues)
        premiere = self.page - self.page % vues + 1 if vues > 1 else self.page + 1
        derniere = premiere + max(vues, 1) - 1
        texte = self.tr("page {} / {}").format(premiere, nombre)
        if vues > 1:
            texte = self.tr("pages {} et {} / {}").format(premiere, derniere, nombre)
        self._compte.setText(texte if nombre else "")
        self._avant.setEnabled(premiere > 1)
        self._apres.setEnabled(derniere < nombre)
        for bouton in (self._avant, self._apres):
            bouton.setVisible(nombre > max(vues, 1))
