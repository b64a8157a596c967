"""The live score: the bar shared by the two colours, the little discs beside the figures, whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QLabel, QMainWindow, QWidget

from ecosysteme.partie import PartieQuelconque
from ui.jeux.adaptateur import VueJeu
from ui.jeux.registre import vue_de
from ui.plateau.disque import Disque
from ui.plateau.jetons import couleurs_camps
from ui.plateau.position import Style
from ui.socle.chargeur import trouver
from ui.socle.theme import CLAIR, Theme


class BarreScore(QWidget):
    """The shares of the two camps, as one bar; what is drawn lies in between."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._parts = (0, 0, 0)
        self._theme = CLAIR
        self._couleurs = couleurs_camps(Style.OTHELLO)

    def sizeHint(self) -> QSize:
        """Prefer a long thin bar."""
        return QSize(340, 14)

    def definir_theme(self, theme: Theme) -> None:
        """Repaint in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def definir_style(self, style: Style) -> None:
        """Take the colours of the camps of a game."""
        self._couleurs = couleurs_camps(style)
        self.update()

    def montrer(self, premier: int, second: int, nulles: int = 0) -> None:
        """Show how the parts compare; a bar without any colour when all are zero."""
        if (premier, nulles, second) != self._parts:
            self._parts = (premier, nulles, second)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the three parts inside one rounded frame."""
        couleurs = (self._couleurs[0], self._theme.desactive, self._couleurs[1])
        total = sum(self._parts)
        cadre = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        contour = QPainterPath()
        contour.addRoundedRect(cadre, cadre.height() / 2, cadre.height() / 2)
        with QPainter(self) as peintre:
            peintre.setRenderHint(QPainter.RenderHint.Antialiasing)
            peintre.setClipPath(contour)
            peintre.fillRect(cadre, QColor(self._theme.desactive))
            gauche = cadre.left()
            for part, couleur in zip(self._parts, couleurs, strict=True):
                largeur = cadre.width() * part / total if total else 0.0
                peintre.fillRect(QRectF(gauche, cadre.top(), largeur, cadre.height()), QColor(couleur))
                gauche += largeur
            peintre.setClipping(False)
            peintre.setPen(QColor(self._theme.eteint))
            peintre.drawPath(contour)


class PanneauScore(QObject):
    """The header above the board: figures, bar, whose turn. The figures are the points, or else the games won."""

    def __init__(self, fenetre: QMainWindow) -> None:
        """Take the widgets from the loaded window."""
        super().__init__(fenetre)
        self.noir = trouver(fenetre, QLabel, "score_noir")
        self.blanc = trouver(fenetre, QLabel, "score_blanc")
        self.trait = trouver(fenetre, QLabel, "trait")
        self._disque = trouver(fenetre, Disque, "disque_trait")
        self._disques = [trouver(fenetre, Disque, nom) for nom in ("pion_noir", "pion_blanc")]
        self.barre = trouver(fenetre, BarreScore, "barre_score")
        self.trait.setTextFormat(Qt.TextFormat.PlainText)

    def definir_theme(self, theme: Theme) -> None:
        """Follow the theme."""
        self.barre.definir_theme(theme)

    def montrer(self, partie: PartieQuelconque, annonce: str, victoires: tuple[int, int], nulles: int) -> None:
        """Show the points of ``partie``, and ``annonce``: whose turn, or the result.

        In a game without points, show the ``victoires`` of each camp in the series, whoever had it, and the games
        drawn: the icons are the camps', and so is the result.
        """
        vue = vue_de(partie.jeu)
        premier, second = partie.scores if vue.points else victoires
        for label, nombre in ((self.noir, premier), (self.blanc, second)):
            label.setText(str(nombre))
        self.barre.montrer(premier, second, 0 if vue.points else nulles)
        self.trait.setText(annonce)
        # The winner's disc at the end, none for a draw.
        self._disque.setProperty("camp", int(partie.trait or partie.issue or 0))

    def presenter(self, vue: VueJeu) -> None:
        """Dress and word the header for a game, in the language of the moment."""
        for disque in (self._disque, *self._disques):
            disque.definir_style(vue.style)
        self.barre.definir_style(vue.style)
        compte = self.tr("Points de {}") if vue.points else self.tr("Parties gagnées par {}")
        for label, camp in zip((self.noir, self.blanc), vue.camps, strict=True):
            label.setAccessibleName(compte.format(camp))
            label.setToolTip("" if vue.points else compte.format(camp))
        self.barre.setAccessibleName(self.tr("Part des points") if vue.points else self.tr("Part des parties gagnées"))
