"""Asks which reading is meant when a text can be read in several ways: each is shown as a board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from ecosysteme.formats.reconnaitre import Ambigu, Lecture
from ecosysteme.partie import Partie
from ui.documents.lecteur import partie_depuis
from ui.jeux.registre import adaptateur_de
from ui.plateau.instant import Instant
from ui.socle.raisons import dire
from ui.socle.textes import Etiquette
from ui.socle.theme import Theme

COTE: Final = 180  # px of a board


class Question(QDialog):
    """Shows each reading of an ``Ambigu``; ``choisie`` gives the one that is clicked. Show it with ``open``."""

    choisie = Signal(Lecture)

    def __init__(self, parent: QWidget, ambigu: Ambigu, theme: Theme) -> None:
        super().__init__(parent)
        self.setObjectName("question_documents")
        self.setWindowTitle(self.tr("Deux lectures possibles"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        colonne, ligne = QVBoxLayout(self), QHBoxLayout()
        phrase = self.tr("Ce texte peut se lire de plusieurs façons : cliquer sur la bonne.")
        self._phrase = Etiquette(phrase, pliee=True)
        colonne.addWidget(self._phrase)
        colonne.addLayout(ligne)
        for rang, (nom, lecture) in enumerate(ambigu.lectures):
            ligne.addWidget(self._bouton(f"lecture_{rang}", dire(nom), lecture, theme))
        annuler = QPushButton(self.tr("&Annuler"))
        annuler.setObjectName("bouton_annuler_lecture")
        annuler.clicked.connect(self.reject)
        colonne.addWidget(annuler, alignment=Qt.AlignmentFlag.AlignRight)

    def _bouton(self, nom: str, texte: str, lecture: Lecture, theme: Theme) -> QToolButton:
        bouton = QToolButton()
        bouton.setObjectName(nom)
        bouton.setText(texte)
        bouton.setAccessibleDescription(self._phrase.text())
        bouton.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        bouton.setIconSize(QSize(COTE, COTE))
        bouton.setIcon(QIcon(dessiner(_premiere(lecture), theme, self.devicePixelRatioF())))
        bouton.clicked.connect(lambda _coche=False: self._choisir(lecture))
        return bouton

    def _choisir(self, lecture: Lecture) -> None:
        self.accept()
        self.choisie.emit(lecture)


def _premiere(lecture: Lecture) -> Partie:
    """Return the first game or position of ``lecture``."""
    if len(lecture.enregistrements):
        return lecture.enregistrements[0].partie
    return partie_depuis(lecture.positions[0])


def dessiner(partie: Partie, theme: Theme, densite: float) -> QPixmap:
    """Paint the board of ``partie`` as the window does, ``COTE`` px wide on a screen of that density."""
    vue = adaptateur_de(partie.jeu).plateau(partie, interactif=False)
    image = QPixmap(QSize(COTE, COTE) * densite)
    image.setDevicePixelRatio(densite)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as peintre:
        geometrie = vue.geometrie(COTE, COTE, densite, theme.orientation)
        vue.style.peintre(theme).peindre(peintre, geometrie, vue, Instant(), QRectF(0, 0, COTE, COTE))
    return image
