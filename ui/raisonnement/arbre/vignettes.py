"""The boards of the nodes, in small.

In the window they are drawn when they are first seen, a few at a time, and forgotten when too many.
"""

from __future__ import annotations

from collections import OrderedDict
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QImage, QPainter

from ecosysteme.arbre.arbre import Arbre
from ecosysteme.partie import Partie
from ui.jeux.adaptateur import AdaptateurJeu
from ui.plateau.geometrie import Geometrie
from ui.plateau.instant import Instant
from ui.plateau.peinture import dessin
from ui.plateau.style import Peintre, PlateauAffiche
from ui.socle.theme import CLAIR, Theme

OCTETS_MAX: Final = 48 * 2**20
LOT: Final = 0.006  # s spent on boards at a time: the rest waits for the next turn of the event loop
ENTOUR: Final = 34  # px of frame around the squares, at most: it is cut off
PEINTRES_MAX: Final = 8
REFERENCE: Final = 400  # px of a board whose proportions are taken


class Plateaux:
    """Draws the boards of a tree, each when it is asked for; on any thread, one at a time."""

    def __init__(self, arbre: Arbre, adaptateur: AdaptateurJeu, theme: Theme) -> None:
        self._arbre, self._adaptateur, self._theme = arbre, adaptateur, theme
        self._peintres: dict[object, Peintre] = {}  # one a size: each keeps its ground

    @property
    def rapport(self) -> float:
        """The height of a board over its width."""
        vue = self._plateau(0)
        tapis = _cadrer(vue, REFERENCE, 1.0, self._theme).tapis
        return tapis.height() / tapis.width()

    def prendre(self, noeud: int, largeur: int, densite: float) -> QImage:
        """Return the board of a node, ``largeur`` logical pixels wide."""
        vue = self._plateau(noeud)
        cle = (largeur, densite)
        peintre = self._peintres.get(cle)
        if peintre is None:
            if len(self._peintres) == PEINTRES_MAX:
                self._peintres.clear()
            peintre = self._peintres[cle] = vue.style.peintre(self._theme)
        geo = _cadrer(vue, largeur, densite, self._theme)
        tapis = geo.tapis
        voulue = round(largeur * densite)
        echelle = voulue / densite / tapis.width()  # whole pixels a square: the rest is made up by a hair

        def peindre(p: QPainter) -> None:
            p.scale(echelle, echelle)
            p.translate(-tapis.topLeft())
            peintre.peindre(p, geo, vue, Instant(), QRectF(QPointF(), tapis.bottomRight() + tapis.topLeft()))

        return dessin(QSizeF(voulue / densite, tapis.height() * echelle), densite, peindre)

    def _plateau(self, noeud: int) -> PlateauAffiche:
        """Describe the board of a node, the move that leads there marked."""
        arbre = self._arbre
        coup = arbre.coups[noeud]
        partie: Partie
        if coup is None:
            partie = Partie(arbre.jeu, arbre.etat(noeud))
        else:
            partie = Partie(arbre.jeu, arbre.etat(arbre.parents[noeud]))
            partie.jouer(coup)
        return self._adaptateur.plateau(partie, interactif=False, marques=False)


class Vignettes(QObject):
    """The boards of the tree on show. ``pretes``: some that were asked for can now be had."""

    pretes = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._arbre: Arbre | None = None
        self._adaptateur: AdaptateurJeu | None = None
        self._plateaux: Plateaux | None = None
        self._theme = CLAIR
        self._images: OrderedDict[int, tuple[int, float, QImage]] = OrderedDict()  # with their width and density
        self._octets = 0
        self._demandes: dict[int, tuple[int, float]] = {}  # those seen at the last painting
        self._minuterie = QTimer(self, singleShot=True, interval=0)
        self._minuterie.timeout.connect(self._avancer)

    def presenter(self, arbre: Arbre | None, adaptateur: AdaptateurJeu | None) -> None:
        """Take another tree."""
        self._arbre, self._adaptateur = arbre, adaptateur
        self.definir_theme(self._theme)

    def definir_theme(self, theme: Theme) -> None:
        """Forget every board: they are drawn again in the colours of ``theme``."""
        self._theme = theme
        self._plateaux = Plateaux(self._arbre, self._adaptateur, theme) if self._arbre and self._adaptateur else None
        self._images.clear()
        self._demandes.clear()
        self._octets = 0

    @property
    def rapport(self) -> float:
        """The height of a board over its width."""
        return self._plateaux.rapport if self._plateaux else 1.0

    def commencer(self) -> None:
        """Begin a painting: only what it asks for is waited for."""
        self._demandes.clear()

    def prendre(self, noeud: int, largeur: int, densite: float) -> QImage | None:
        """Return the board of a node, of another size until that one is drawn, ``None`` while there is none."""
        image: QImage | None = None
        if noeud in self._images:
            self._images.move_to_end(noeud)
            *taille, image = self._images[noeud]
            if taille == [largeur, densite]:
                return image
        self._demandes[noeud] = (largeur, densite)
        self._minuterie.start()
        return image

    def _avancer(self) -> None:
        """Draw what can be within its time."""
        fin = perf_counter() + LOT
        faites = bool(self._demandes)
        while self._demandes and self._plateaux and perf_counter() < fin:
            noeud = next(iter(self._demandes))
            taille = self._demandes.pop(noeud)
            self._garder(noeud, *taille, self._plateaux.prendre(noeud, *taille))
        if self._demandes:
            self._minuterie.start()
        if faites:
            self.pretes.emit()

    def _garder(self, noeud: int, largeur: int, densite: float, image: QImage) -> None:
        if noeud in self._images:
            self._octets -= _poids(self._images.pop(noeud)[-1])
        self._images[noeud] = largeur, densite, image
        self._octets += _poids(image)
        while self._octets > OCTETS_MAX and len(self._images) > 1:
            self._octets -= _poids(self._images.popitem(last=False)[1][-1])


def _poids(image: QImage) -> int:
    """Return the bytes of an image."""
    return 4 * image.width() * image.height()


def _cadrer(vue: PlateauAffiche, largeur: float, densite: float, theme: Theme) -> Geometrie:
    """Place the squares so that they fill ``largeur``, the frame being outside."""
    haut = largeur * vue.lignes / vue.colonnes * (1 + vue.style.cadrage.entete)
    return vue.geometrie(largeur + ENTOUR, haut + ENTOUR, densite, theme.orientation)
