"""The gauge of a sequential test: where the log-likelihood ratio stands between its two bounds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.socle.langue import deux_points, points_virgules
from ui.socle.nombres import nombre
from ui.socle.retraduction import Retraduit
from ui.socle.textes import infobulle
from ui.socle.theme import CLAIR, Theme
from ui.tournoi.instantane import Jauge
from ui.tournoi.mots import dire_hors

RAIL: Final = 8  # px
MARGE: Final = 24  # px around what stands in the middle
NOM_MINIMAL: Final = "Moteur"  # as much of a name as tells somebody


class JaugeSprt(Retraduit, QWidget):
    """A rail from H0 to H1 with a cursor; the figures are written under it, and say the verdict."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jauge: Jauge | None = None
        self._teste = ""
        self._theme = CLAIR
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def jauge(self) -> Jauge | None:
        """What is shown."""
        return self._jauge

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        self.update()

    def montrer(self, jauge: Jauge | None, teste: str = "") -> None:
        """Show ``jauge``, whose player is called ``teste``; hide for ``None``."""
        self.setVisible(jauge is not None)
        self._jauge, self._teste = jauge, teste
        self.setAccessibleName(self.texte)
        infobulle(self, self.texte)
        self.update()

    @property
    def texte(self) -> str:
        """All of it in a sentence."""
        if (jauge := self._jauge) is None:
            return ""
        phrase = self.tr("SPRT : {} entre {} et {} après {} paires")
        texte = phrase.format(nombre(jauge.rapport, 2), nombre(jauge.bas, 2), nombre(jauge.haut, 2), jauge.paires)
        qui = deux_points(self._teste, self._mesure) if self._mesure else self._teste
        return points_virgules(texte, self.verdict, qui, dire_hors(jauge))

    @property
    def _mesure(self) -> str:
        """The Elo difference that the games of the player have shown so far, as far as they show any."""
        teste = None if self._jauge is None else self._jauge.teste
        if teste is None or (estimation := teste.estimation()) is None or not estimation.connue:
            return ""
        return self.tr("Elo {} (95 %)").format(estimation.texte())

    @property
    def verdict(self) -> str:
        """What the test says so far."""
        if self._jauge is None or self._jauge.verdict is None:
            return self.tr("pas encore de verdict")
        return self.tr("{} acceptée").format(self._jauge.verdict)

    def sizeHint(self) -> QSize:
        """The ends' names, the rail, the figures."""
        return QSize(240, 2 * QFontMetrics(self.font()).height() + RAIL + 10)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rail, what the test has gone from zero, and the words."""
        if (jauge := self._jauge) is None:
            return
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            ligne = QFontMetrics(self.font()).height()
            rail = QRectF(RAIL, ligne + 5, self.width() - 2 * RAIL, RAIL)
            self._peindre_rail(p, rail, jauge)
            haut = QRectF(0, 0, self.width(), ligne)
            bas = QRectF(0, rail.bottom() + 5, self.width(), ligne)
            p.setPen(QColor(self._theme.discret))
            elos = {"H0": jauge.elo0, "H1": jauge.elo1}
            h0, h1 = (deux_points(nom, f"{nombre(elo, 1)} Elo") for nom, elo in elos.items())
            p.drawText(haut, Qt.AlignmentFlag.AlignLeft, h0)
            p.drawText(haut, Qt.AlignmentFlag.AlignRight, h1)
            p.drawText(haut, Qt.AlignmentFlag.AlignHCenter, self._qui(p.fontMetrics(), h0, h1))
            p.drawText(bas, Qt.AlignmentFlag.AlignLeft, nombre(jauge.bas, 2))
            p.drawText(bas, Qt.AlignmentFlag.AlignRight, nombre(jauge.haut, 2))
            police = QFont(p.font())
            police.setBold(True)
            p.setFont(police)
            p.setPen(QColor(self._theme.accent if jauge.verdict else self._theme.texte))
            p.drawText(bas, Qt.AlignmentFlag.AlignHCenter, self._resume(p.fontMetrics(), jauge))

    def _qui(self, mesure: QFontMetrics, *bords: str) -> str:
        """Say who is tested and what was measured of them between ``bords``: a long name is cut, or they are left out.

        The row is as wide as the wider of them asks on both sides.
        """
        place = self.width() - 2 * max(map(mesure.horizontalAdvance, bords)) - MARGE
        if not self._mesure:
            return mesure.elidedText(self._teste, Qt.TextElideMode.ElideMiddle, place)
        reste = place - mesure.horizontalAdvance(deux_points(NOM_MINIMAL, self._mesure)[len(NOM_MINIMAL) :])
        if reste < mesure.horizontalAdvance(NOM_MINIMAL):
            return self._mesure if mesure.horizontalAdvance(self._mesure) <= place else ""
        return deux_points(mesure.elidedText(self._teste, Qt.TextElideMode.ElideMiddle, reste), self._mesure)

    def _resume(self, mesure: QFontMetrics, jauge: Jauge) -> str:
        """Say where the ratio stands, and the verdict where there is room between the bounds."""
        court = f"SPRT {nombre(jauge.rapport, 2)}"
        long = f"{court} · {self.verdict}"
        bornes = sum(mesure.horizontalAdvance(nombre(borne, 2)) for borne in (jauge.bas, jauge.haut))
        tient = mesure.horizontalAdvance(long) + bornes + MARGE < self.width()
        return long if tient or jauge.verdict else court

    def _peindre_rail(self, p: QPainter, rail: QRectF, jauge: Jauge) -> None:
        def abscisse(valeur: float) -> float:
            part = (min(max(valeur, jauge.bas), jauge.haut) - jauge.bas) / (jauge.haut - jauge.bas)
            return rail.left() + part * rail.width()

        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self._theme.bord))
        p.drawRoundedRect(rail, RAIL / 2, RAIL / 2)
        zero, ici = abscisse(0.0), abscisse(jauge.rapport)
        p.setBrush(QColor(self._theme.accent if jauge.rapport >= 0 else self._theme.curseur))
        p.drawRect(QRectF(min(zero, ici), rail.top(), abs(ici - zero), rail.height()))
        p.setPen(QPen(QColor(self._theme.discret), 1.5))
        p.drawLine(QPointF(zero, rail.top() - 2), QPointF(zero, rail.bottom() + 2))
        p.setPen(QPen(QColor(self._theme.carte), 2))
        p.setBrush(QColor(self._theme.texte))
        p.drawEllipse(QPointF(ici, rail.center().y()), RAIL * 0.75, RAIL * 0.75)

    def _traduire(self) -> None:
        self.montrer(self._jauge, self._teste)
