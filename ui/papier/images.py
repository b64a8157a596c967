"""The board as a picture: vectors from the domain, pixels from the window's own painter, at any size, on any thread."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter

from ecosysteme.dessin import MARGE
from ecosysteme.fautes import Faute
from ecosysteme.formats.sgf.dessins import SANS_DESSINS, Dessins, lire_dessins, noeuds_montres
from ecosysteme.papier.dessins import svg_dessins
from ecosysteme.partie import Partie
from ecosysteme.reglages import COTE_PLATEAU
from ui.plateau.geometrie import Geometrie
from ui.plateau.instant import Instant
from ui.plateau.peinture import dessin
from ui.plateau.reperes import SANS_REPERES, Reperes
from ui.plateau.style import Peintre, PlateauAffiche
from ui.socle.theme import Theme

REFERENCE: Final = 640.0  # px of the board whose proportions every picture has


def dessins_de(partie: Partie) -> Dessins:
    """Return what is drawn over the position where ``partie`` stands."""
    return lire_dessins(partie.jeu, *noeuds_montres(partie.racine, partie.historique))


def svg_du_plateau(partie: Partie) -> str:
    """Return the position of ``partie`` as an SVG document; ``ValueError`` for a game that has no picture."""
    document = partie._repr_svg_()
    if document is None:
        raise Faute("{jeu} n'a pas d'image", jeu=partie.jeu.nom)
    if not (dessins := dessins_de(partie)):
        return document
    fin = f'<g transform="translate({MARGE} {MARGE})">{svg_dessins(dessins)}</g></svg>'
    return document.removesuffix("</svg>") + fin


class Portraitiste:
    """Paints positions of one game, one after the other, all of the same size; it keeps what does not change."""

    def __init__(self, vue: PlateauAffiche, cote: int, theme: Theme) -> None:
        """Paint pictures whose larger side is ``cote`` pixels; ``ValueError`` outside ``COTE_PLATEAU``."""
        if not COTE_PLATEAU.accepte(cote):
            raise Faute("image de {cote} pixels : attendu {attendu}", cote=cote, attendu=COTE_PLATEAU.attendu())
        ordinaire = vue.geometrie(REFERENCE, REFERENCE, 1.0).cadre
        # Drawn at about the right density, then brought to the pixel: the squares stay whole, and so sharp.
        densite = cote / max(ordinaire.width(), ordinaire.height())
        self._geo: Geometrie = vue.geometrie(REFERENCE, REFERENCE, densite, theme.orientation)
        cadre = self._geo.cadre
        self._echelle = cote / densite / max(cadre.width(), cadre.height())
        self._densite = densite
        self._peintre: Peintre = vue.style.peintre(theme)

    @property
    def taille(self) -> QSize:
        """The size of the pictures, px."""
        return (self._geo.cadre.size() * self._echelle * self._densite).toSize()

    def peindre(self, vue: PlateauAffiche, dessins: Dessins = SANS_DESSINS) -> QImage:
        """Return the picture of a position, with what is drawn over it, transparent around the corners of the frame."""
        cadre, instant = self._geo.cadre, Instant(reperes=Reperes(dessins=dessins) if dessins else SANS_REPERES)

        def dessiner(p: QPainter) -> None:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            p.scale(self._echelle, self._echelle)
            p.translate(-cadre.topLeft())
            self._peintre.peindre(p, self._geo, vue, instant, QRectF(QPointF(), cadre.bottomRight()))

        image = dessin(QSizeF(self.taille) / self._densite, self._densite, dessiner)
        return image.copy(0, 0, self.taille.width(), self.taille.height())
