"""What is drawn over and over in a tree, kept as images: values in their boxes, points, moves, branches cut.

A box costs twenty times its copy, and a screen shows hundreds of them with a few different texts.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPolygonF

from ui.plateau.peinture import dessin
from ui.plateau.style import Style
from ui.socle.theme import Theme, voile

NOMBRE_MAX: Final = 1500


class Allure(Enum):
    """How a node looks, besides its value; each differs from the others by its outline too."""

    INCONNU = auto()
    FERME = auto()
    PRINCIPAL = auto()
    OUVERT = auto()
    ELAGUE = auto()


def dessiner_sens(p: QPainter, centre: QPointF, rayon: float, couleur: QColor | str, *, maximise: bool) -> None:
    """Draw ▲ where the highest value is chosen, ▼ where the lowest is."""
    haut = -rayon if maximise else rayon
    x, y = centre.x(), centre.y()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(couleur))
    p.drawPolygon(
        QPolygonF([QPointF(x, y + haut), QPointF(x + rayon, y - 0.8 * haut), QPointF(x - rayon, y - 0.8 * haut)])
    )


class CacheImages:
    """The images for one theme, font and screen density."""

    def __init__(self, theme: Theme, police: QFont, densite: float, style: Style, relatif: bool) -> None:
        """Keep nothing yet; ``relatif``: nodes show the token of who plays there, rather than ▲ or ▼."""
        self.theme, self.densite, self.style, self.relatif = theme, densite, style, relatif
        self.police = QFont(police)
        self.grasse = QFont(police)
        self.grasse.setBold(True)
        self.fine = QFont(police)
        if police.pointSizeF() > 0:
            self.fine.setPointSizeF(police.pointSizeF() * 0.88)
        self.em = QFontMetricsF(police).height()
        self._images: dict[object, QImage] = {}

    def _garder(self, cle: object, taille: QSizeF, dessiner: Callable[[QPainter], None]) -> QImage:
        image = self._images.get(cle)
        if image is None:
            if len(self._images) >= NOMBRE_MAX:
                self._images.clear()
            image = self._images[cle] = dessin(taille, self.densite, dessiner)
        return image

    def sens(self, p: QPainter, centre: QPointF, rayon: float, camp: int, premier: int) -> None:
        """Draw who plays at a node, or what is chosen there; ``premier`` is the camp of the root."""
        if self.relatif:
            self.style.dessiner_petit_jeton(p, centre, rayon + (1 if self.style.cernes else 0), camp)
        else:
            haut = camp == premier
            dessiner_sens(p, centre, rayon, self.theme.arbre_max if haut else self.theme.arbre_min, maximise=haut)

    def _bord(self, allure: Allure) -> QPen:
        theme = self.theme
        if allure is Allure.OUVERT:
            return QPen(QColor(theme.curseur), 2.2)
        if allure is Allure.PRINCIPAL:
            return QPen(QColor(theme.accent), 2.2)
        if allure is Allure.FERME:
            return QPen(QColor(theme.arbre_lien), 1)
        return QPen(QColor(theme.eteint if allure is Allure.ELAGUE else theme.bord), 1, Qt.PenStyle.DashLine)

    def boite(self, texte: str, camp: int, premier: int, allure: Allure, place: float) -> QImage | None:
        """A value in its box, with who plays there when there is room; ``None`` when even the value has none."""
        large = QFontMetricsF(self.grasse).horizontalAdvance(texte)
        large += min(max(place - large, 0.25 * self.em), 0.7 * self.em)
        complet = max(large + 0.85 * self.em, 3 * self.em) <= place  # all of a level have it, or none
        if not complet and large > place:
            return None
        largeur, hauteur = large + (0.85 * self.em if complet else 0), 1.3 * self.em

        def dessiner(p: QPainter) -> None:
            cadre = QRectF(1.5, 1.5, largeur - 3, hauteur - 3)
            p.setPen(self._bord(allure))
            p.setBrush(QColor(self.theme.carte))
            p.drawRoundedRect(cadre, 0.3 * self.em, 0.3 * self.em)
            p.setFont(self.grasse if allure in (Allure.PRINCIPAL, Allure.OUVERT) else self.police)
            if complet:
                p.save()
                self.sens(p, QPointF(0.75 * self.em, hauteur / 2), 0.32 * self.em, camp, premier)
                p.restore()
                cadre.setLeft(1.15 * self.em)
            p.setPen(QColor(self.theme.texte))
            p.drawText(cadre, Qt.AlignmentFlag.AlignCenter, texte)

        return self._garder(
            ("boite", texte, camp, premier, allure, complet, round(largeur)), QSizeF(largeur, hauteur), dessiner
        )

    def point(self, camp: int, premier: int, allure: Allure, taille: float) -> QImage:
        """A node too small for its value: ▲ and ▼, or a disc and a ring; a cross when it was cut."""
        cote = min(max(round(taille), 4), round(0.7 * self.em))
        theme, haut = self.theme, camp == premier

        def dessiner(p: QPainter) -> None:
            centre, rayon = QPointF(cote / 2, cote / 2), cote / 2 - 0.7
            if allure is Allure.ELAGUE:
                p.setPen(QPen(QColor(theme.discret), 1.2))
                r = 0.7 * rayon
                p.drawLine(centre + QPointF(-r, -r), centre + QPointF(r, r))
                p.drawLine(centre + QPointF(-r, r), centre + QPointF(r, -r))
            elif allure is Allure.INCONNU:
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(QColor(theme.bord))
                p.drawEllipse(centre, 0.6 * rayon, 0.6 * rayon)
            elif not self.relatif:
                dessiner_sens(p, centre, rayon, theme.arbre_max if haut else theme.arbre_min, maximise=haut)
            else:
                p.setPen(QPen(QColor(theme.discret), 1.4))
                p.setBrush(QColor(theme.discret if haut else theme.carte))
                p.drawEllipse(centre, rayon - 0.4, rayon - 0.4)

        return self._garder(("point", haut, allure, cote), QSizeF(cote, cote), dessiner)

    def etiquette(self, texte: str, couleur: str, *, plein: bool = False) -> QImage:
        """A few words over the edges: a move, a window; ``plein`` frames them."""
        police = self.grasse if plein else self.fine
        largeur = QFontMetricsF(police).horizontalAdvance(texte) + (0.9 if plein else 0.35) * self.em
        hauteur = (1.25 if plein else 1.0) * self.em

        def dessiner(p: QPainter) -> None:
            p.setPen(QPen(QColor(couleur), 1.2) if plein else Qt.PenStyle.NoPen)
            p.setBrush(voile(self.theme.carte, 0.95 if plein else 0.82))
            cadre = QRectF(0.8, 0.8, largeur - 1.6, hauteur - 1.6)
            p.drawRoundedRect(cadre, 0.3 * self.em, 0.3 * self.em)
            p.setFont(police)
            p.setPen(QColor(couleur))
            p.drawText(cadre, Qt.AlignmentFlag.AlignCenter, texte)

        return self._garder(("etiquette", texte, couleur, plein), QSizeF(largeur, hauteur), dessiner)

    def coupe(self, texte: str, largeur: float, hauteur: float) -> QImage:
        """A branch that was cut: dashed, crossed, with the number of its states when there is room for it."""
        large, haute = max(round(largeur), 6), max(round(hauteur), 6)

        def dessiner(p: QPainter) -> None:
            cadre = QRectF(1, 1, large - 2, haute - 2)
            p.setPen(QPen(QColor(self.theme.eteint), 1.2, Qt.PenStyle.DashLine))
            p.setBrush(QBrush(voile(self.theme.eteint, 0.10)))
            p.drawRoundedRect(cadre, 0.3 * self.em, 0.3 * self.em)
            p.setPen(QPen(voile(self.theme.eteint, 0.8), 1.2))
            dedans = cadre.adjusted(2, 2, -2, -2)
            p.drawLine(dedans.topLeft(), dedans.bottomRight())
            p.drawLine(dedans.bottomLeft(), dedans.topRight())
            self._ecrire_coupe(p, cadre, texte)

        return self._garder(("coupe", texte, large, haute), QSizeF(large, haute), dessiner)

    def _ecrire_coupe(self, p: QPainter, cadre: QRectF, texte: str) -> None:
        mesure = QFontMetricsF(self.fine)
        large = mesure.horizontalAdvance(texte) + 0.4 * self.em
        if large > cadre.width() or mesure.height() > cadre.height():
            return
        fond = QRectF(0, 0, large, mesure.height())
        fond.moveCenter(cadre.center())
        p.fillRect(fond, voile(self.theme.carte, 0.9))
        p.setFont(self.fine)
        p.setPen(QColor(self.theme.discret))
        p.drawText(fond, Qt.AlignmentFlag.AlignCenter, texte)


def poser(p: QPainter, image: QImage, centre: QPointF) -> QRectF:
    """Draw an image around a point, on whole pixels, and return where."""
    taille = image.deviceIndependentSize()
    x, y = round(centre.x() - taille.width() / 2), round(centre.y() - taille.height() / 2)
    p.drawImage(x, y, image)
    return QRectF(x, y, taille.width(), taille.height())
