"""The guide in a window of its own: its pages at the left, a search over them, the page at the right."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QDesktopServices,
    QImage,
    QImageReader,
    QKeySequence,
    QShortcut,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from ecosysteme.formats.plusieurs_fichiers import plier
from ui.guide.pages import CLES, cle_de, en_html, preparer, texte, titre
from ui.guide.recherche import chercher
from ui.socle.devant import dimensionner
from ui.socle.langue import langue_du_moment
from ui.socle.messages import annoncer
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette
from ui.widgets.page_lue import PageLue

TAILLE: Final = QSize(1000, 640)
LARGEUR_LISTE: Final = 250  # px
LARGEUR_IMAGE: Final = 640  # px
REPIT: Final = 10  # ms: the window shows, and answers, between what is imported and what is written
STYLE: Final = (
    "h1, h2 {{ color: {accent}; }} code {{ background: {fond}; }} pre {{ background: {fond}; white-space: pre-wrap; }} "
    "td, th {{ padding: 3px 16px 3px 0px; }}"
)


class Guide(Retraduit, QDialog):
    """Shows one page at a time, in the language of the moment; the game goes on meanwhile."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("guide")
        self.setModal(False)
        dimensionner(self, TAILLE)
        self._a_peindre: list[Path] = []
        self._cle = CLES[0]
        self.recherche, self.liste, self.page = QLineEdit(), QListWidget(), PageLue()
        self.rien = Etiquette(pliee=True)
        self.rien.setObjectName("guide_rien")
        self.rien.setProperty("role", "discret")
        self.rien.hide()
        self.recherche.setObjectName("guide_recherche")
        self.recherche.setClearButtonEnabled(True)
        self.liste.setObjectName("guide_pages")
        self.liste.setProperty("role", "liste")
        self.liste.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.setObjectName("guide_page")
        self.page.document().setDocumentMargin(16)
        self._peintre = QTimer(self, interval=0)  # a picture a turn: the window never waits for them
        self._peintre.timeout.connect(self._peindre_une_image)
        self._plus_tard = QTimer(self, singleShot=True, interval=REPIT)  # once for all that changes
        self._plus_tard.timeout.connect(self._reecrire)
        QTimer.singleShot(REPIT // 2, self, preparer)
        self._disposer()
        self.page.anchorClicked.connect(self._suivre_lien)
        self.liste.currentRowChanged.connect(self._choisir)
        self.recherche.textChanged.connect(lambda _: self._filtrer())
        self.recherche.returnPressed.connect(self._chercher_suivant)
        chercher = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        chercher.activated.connect(self.recherche.setFocus)
        self._traduire()

    def _disposer(self) -> None:
        gauche = QVBoxLayout()
        gauche.addWidget(self.recherche)
        gauche.addWidget(self.rien)
        gauche.addWidget(self.liste)
        for widget in (self.recherche, self.rien, self.liste):
            widget.setFixedWidth(LARGEUR_LISTE)
        rangee = QHBoxLayout(self)
        rangee.addLayout(gauche)
        rangee.addWidget(self.page, 1)

    @property
    def cle(self) -> str:
        """The page that is shown."""
        return self._cle

    def ouvrir(self, cle: str) -> None:
        """Show the page ``cle``, whatever is searched."""
        self.recherche.clear()
        self.liste.setCurrentRow(CLES.index(cle))

    def _choisir(self, rang: int) -> None:
        if rang >= 0:
            self._cle = CLES[rang]
            self._ecrire()

    def _suivre_lien(self, adresse: QUrl) -> None:
        if cle := cle_de(adresse.toString()):
            self.ouvrir(cle)
        else:
            QDesktopServices.openUrl(adresse)

    # What is written.

    def _ecrire(self) -> None:
        palette = self.palette()
        accent, fond = palette.accent().color().name(), palette.alternateBase().color().name()
        self.page.document().setDefaultStyleSheet(STYLE.format(accent=accent, fond=fond))
        self._a_peindre = []
        corps = en_html(self._cle, langue_du_moment(), lambda cle: f"{cle}.md", self._reserver)
        # Qt centres the heads of columns, and shows the end of a block's last line as an empty one.
        self.page.setHtml(corps.replace("<th>", '<th align="left">').replace("\n</code></pre>", "</code></pre>"))
        self._trouver_premier()
        self._peintre.start()

    def _reecrire(self) -> None:
        self._ecrire()
        self._filtrer()

    def _reserver(self, fichier: Path) -> str:
        """Leave a picture its room, by what the head of its file says, and have it painted soon."""
        taille = QImageReader(str(fichier)).size()
        taille = taille.scaled(LARGEUR_IMAGE, 10 * LARGEUR_IMAGE, Qt.AspectRatioMode.KeepAspectRatio)
        blanche = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        blanche.fill(0)
        self._poser(fichier, blanche)
        self._a_peindre.append(fichier)
        return f'src="{escape(fichier.name)}" width="{taille.width()}" height="{taille.height()}"'

    def _poser(self, fichier: Path, image: QImage) -> None:
        genre = QTextDocument.ResourceType.ImageResource
        self.page.document().addResource(genre, QUrl(fichier.name), image)

    def _peindre_une_image(self) -> None:
        if not self._a_peindre:
            self._peintre.stop()
            return
        fichier = self._a_peindre.pop(0)
        densite = self.devicePixelRatioF()
        image = QImage(str(fichier))
        if not image.isNull():
            image = image.scaledToWidth(round(LARGEUR_IMAGE * densite), Qt.TransformationMode.SmoothTransformation)
            image.setDevicePixelRatio(densite)
            self._poser(fichier, image)
            self.page.viewport().update()

    # The search.

    def _filtrer(self) -> None:
        """Leave in the list the pages that hold what is searched, and show the first one if this one does not."""
        cherche = plier(self.recherche.text().strip())
        gardees = [cle for cle in CLES if cherche in plier(texte(cle, langue_du_moment()))]
        for rang, cle in enumerate(CLES):
            self.liste.item(rang).setHidden(cle not in gardees)
        self.rien.setVisible(not gardees)
        if not gardees:
            annoncer(self.recherche, self.rien.text())
        if gardees and self._cle not in gardees:
            self.liste.setCurrentRow(CLES.index(gardees[0]))
        else:
            self._trouver_premier()

    def _trouver_premier(self) -> None:
        self.page.moveCursor(QTextCursor.MoveOperation.Start)
        self._chercher_depuis(0)

    def _chercher_suivant(self) -> None:
        """Go to the next place in the page, from the last one to the first."""
        if not self._chercher_depuis(self.page.textCursor().selectionEnd()):
            self._trouver_premier()

    def _chercher_depuis(self, place: int) -> bool:
        """Select what is searched where it first comes from ``place`` on; Qt's own search minds accents."""
        trouvee = chercher(self.page.toPlainText(), self.recherche.text().strip(), place)
        if trouvee is None:
            return False
        curseur = self.page.textCursor()
        curseur.setPosition(trouvee[0])
        curseur.setPosition(trouvee[1], QTextCursor.MoveMode.KeepAnchor)
        self.page.setTextCursor(curseur)
        return True

    def _traduire(self) -> None:
        self.setWindowTitle(self.tr("Guide d'Othellier"))
        self.recherche.setPlaceholderText(self.tr("Chercher dans le guide"))
        self.recherche.setAccessibleName(self.tr("Chercher dans le guide"))
        self.rien.setText(self.tr("Aucune page ne contient ces mots."))
        self.liste.setAccessibleName(self.tr("Pages du guide"))
        self.page.setAccessibleName(self.tr("Page du guide"))
        if not self.liste.count():
            self.liste.addItems(list(CLES))
        for rang, cle in enumerate(CLES):
            self.liste.item(rang).setText(titre(cle, langue_du_moment()))
        with QSignalBlocker(self.liste):
            self.liste.setCurrentRow(CLES.index(self._cle))
        self._plus_tard.start()

    def _recomposer(self) -> None:
        self._plus_tard.start()  # another theme has other colours
