"""The tree of a search, seen from as near or as far as one likes, after any step, parts of it folded.

What is painted is ``arbre_peinture``'s, where it is ``arbre_geometrie``'s; mouse, keys and words are ``arbre_toile``'s.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from ecosysteme.arbre.arbre import Arbre
from ecosysteme.arbre.disposition import disposer
from ui.jeux.adaptateur import AdaptateurJeu
from ui.raisonnement.arbre.cache_images import CacheImages
from ui.raisonnement.arbre.geometrie import Echelle, Mesures, PlanArbre, Regard
from ui.raisonnement.arbre.habillage import intituler
from ui.raisonnement.arbre.moment import Colonnes, Moment
from ui.raisonnement.arbre.peinture import peindre_arbre
from ui.raisonnement.arbre.portrait import Portrait
from ui.raisonnement.arbre.scene import SceneArbre
from ui.raisonnement.arbre.vignettes import Vignettes
from ui.socle.canevas import Canevas
from ui.socle.retraduction import Retraduit
from ui.socle.theme import CLAIR, Theme


class VueArbre(Retraduit, Canevas, QAbstractScrollArea):
    """A tree after ``k`` of its steps; ``suivre``: the node of the last one is kept in sight.

    ``zoom_change`` gives how many times larger than the whole tree is what is seen.
    """

    MOLETTE_SEULE = False
    zoom_change = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.suivre = True
        self.selection: int | None = None
        self._theme = CLAIR
        self._adaptateur: AdaptateurJeu | None = None
        self._colonnes: Colonnes | None = None
        self._moment: Moment | None = None
        self._plies: set[int] = set()
        self._trouves: npt.NDArray[np.bool_] | None = None
        self._ajustee: Echelle | None = None  # the whole tree in the widget
        self._echelle: Echelle | None = None  # as it is shown
        self._zoom = 1.0
        self._cache_images: CacheImages | None = None
        self._vignettes = Vignettes(self)
        self._vignettes.pretes.connect(self.viewport().update)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # What is shown.

    @property
    def zoom(self) -> float:
        """How many times larger than when the whole tree is in sight."""
        return self._zoom

    @property
    def plies(self) -> frozenset[int]:
        """The nodes that are folded."""
        return frozenset(self._plies)

    @property
    def regard(self) -> Regard | None:
        """What is seen of the tree now."""
        if self._echelle is None:
            return None
        taille = self.viewport().size()
        gauche, haut = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        return Regard(self._echelle, taille.width(), taille.height(), gauche, haut)

    def presenter(self, arbre: Arbre | None, adaptateur: AdaptateurJeu | None) -> None:
        """Show another tree, whole, before its first step; ``None`` shows nothing."""
        if arbre is None or adaptateur is None or not len(arbre):
            arbre = adaptateur = None
        self._adaptateur, self._trouves, self.selection = adaptateur, None, None
        self._colonnes = Colonnes(arbre) if arbre else None
        self._moment = Moment(self._colonnes, 0) if self._colonnes else None
        self._cache_images = None
        self._plies.clear()
        self._vignettes.presenter(arbre, adaptateur)
        self._zoom = 1.0
        self._disposer()
        self.zoom_change.emit(self._zoom)

    def aller(self, k: int) -> None:
        """Show the tree after ``k`` steps, or as many as it has."""
        if self._colonnes is None:
            return
        k = min(max(k, 0), self._colonnes.arbre.nb_etapes)
        self._moment = Moment(self._colonnes, k)
        if self.suivre and self._moment.etape is not None:
            self._amener(self._visible(self._moment.etape.noeud))
        self.viewport().update()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme, self._cache_images = theme, None
        self._vignettes.definir_theme(theme)
        self.viewport().update()

    # Folds.

    def plier(self, noeud: int) -> None:
        """Hide what is below a node, or show it again; nothing for a node that has nothing below."""
        if self._colonnes is None or self._colonnes.arbre.fins[noeud] == noeud + 1:
            return
        self._plies ^= {noeud}
        self._disposer(ancre=noeud)

    def deplier_tout(self) -> None:
        """Show everything again."""
        self._plies.clear()
        self._disposer(ancre=self.selection)

    def plier_profondeur(self, niveau: int) -> None:
        """Hide what is deeper than ``niveau``, 0 being the root's, and show the rest."""
        if self._colonnes is None:
            return
        arbre = self._colonnes.arbre
        noeuds = np.flatnonzero(np.frombuffer(arbre.niveaux, np.int32) == niveau)
        parents = np.frombuffer(arbre.fins, np.int32)[noeuds] > noeuds + 1
        self._plies = set(noeuds[parents].tolist())
        self._disposer(ancre=None)

    def _visible(self, noeud: int) -> int:
        """Return a node, or the ancestor whose fold hides it."""
        if self._colonnes is None or not self._plies:
            return noeud
        lignee = self._colonnes.arbre.lignee(noeud)
        return next((ancetre for ancetre in lignee if ancetre in self._plies), noeud)

    # Scale and place.

    def zoomer(self, facteur: float, point: QPointF | None = None) -> None:
        """Enlarge by ``facteur``, what is at ``point`` (by default the middle) staying where it is."""
        regard, ajustee = self.regard, self._ajustee
        if regard is None or ajustee is None:
            return
        point = point or QPointF(regard.largeur / 2, regard.hauteur / 2)
        zoom = min(max(self._zoom * facteur, 1.0), ajustee.agrandissement)
        if zoom == self._zoom:
            return
        feuille = regard.feuille_en(point.x())
        rangs = range(len(regard.echelle.centres))
        niveau = float(np.interp(point.y() + regard.haut, regard.echelle.centres, rangs))
        ecart = point.y() + regard.haut - float(np.interp(niveau, rangs, regard.echelle.centres))
        self._zoom = zoom
        self._mettre_a_l_echelle()
        echelle = ajustee if self._echelle is None else self._echelle
        y = float(np.interp(niveau, rangs, echelle.centres))
        self.horizontalScrollBar().setValue(round(self._abscisse(feuille) - point.x()))
        self.verticalScrollBar().setValue(round(y + ecart - point.y()))
        self.zoom_change.emit(self._zoom)

    def ajuster(self) -> None:
        """Show the whole tree."""
        self._zoom = 1.0
        self._mettre_a_l_echelle()
        self.zoom_change.emit(self._zoom)

    def _glisser(self, ecart: QPointF) -> None:
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        for barre, trajet in ((self.horizontalScrollBar(), ecart.x()), (self.verticalScrollBar(), ecart.y())):
            barre.setValue(barre.value() - round(trajet))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the tree go."""
        self.viewport().unsetCursor()
        super().mouseReleaseEvent(event)

    def _abscisse(self, feuille: float) -> float:
        """Return where a leaf is, from the left of the whole drawing."""
        assert self._echelle is not None
        return self._echelle.mesures.gouttiere + (feuille + 0.5) * self._echelle.pas

    def _disposer(self, ancre: int | None = None) -> None:
        """Lay the tree out again; ``ancre`` stays where it is, and what was enlarged as large as it was."""
        avant, regard = self._echelle, self.regard
        place = regard.placer(ancre)[0] if regard and ancre is not None and self._visible(ancre) == ancre else None
        if self._colonnes is None:
            self._ajustee = self._echelle = None
        else:
            arbre = self._colonnes.arbre
            plan = PlanArbre.de(arbre, disposer(arbre, self._plies))
            taille, mesures = self.maximumViewportSize(), self._mesurer()
            self._ajustee = Echelle.ajustee(plan, mesures, taille.width(), taille.height())
            if self._ajustee.hauteur > taille.height():  # too many levels: its whole width beside their scroll bar
                large = taille.width() - self.verticalScrollBar().sizeHint().width()
                self._ajustee = Echelle.ajustee(plan, mesures, large, taille.height())
            if avant is not None and self._zoom > 1:
                self._zoom = min(max(avant.pas / self._ajustee.pas, 1.0), self._ajustee.agrandissement)
        self._mettre_a_l_echelle()
        if place is not None and ancre is not None and self._ajustee is not None:
            x = float(self._ajustee.plan.disposition.x[ancre])
            self.horizontalScrollBar().setValue(round(self._abscisse(x) - place.x()))

    def _mesurer(self) -> Mesures:
        """Return the sizes that the font gives."""
        police = QFontMetricsF(self.font())
        noms = self._adaptateur.camps if self._adaptateur else ()
        gouttiere = max(map(police.horizontalAdvance, noms), default=0) + 2.1 * police.height()
        return Mesures(police.height(), self._vignettes.rapport, gouttiere)

    def _mettre_a_l_echelle(self) -> None:
        """Take the scale of the zoom, and give the scroll bars their ranges."""
        horizontale, verticale = self.horizontalScrollBar(), self.verticalScrollBar()
        if self._ajustee is None:
            self._echelle = None
            horizontale.setRange(0, 0)
            verticale.setRange(0, 0)
        else:
            self._echelle = self._ajustee.agrandie(self._zoom, self.maximumViewportSize().height())
            vue = self._entre_barres(self._echelle)
            for barre, total, visible in (
                (horizontale, self._echelle.largeur, vue.width()),
                (verticale, self._echelle.hauteur, vue.height()),
            ):
                barre.setRange(0, max(round(total - visible), 0))
                barre.setPageStep(visible)
                barre.setSingleStep(max(visible // 12, 20))
        self.viewport().update()

    def _entre_barres(self, echelle: Echelle) -> QSize:
        """Return the room left by the scroll bars that are needed: two that are there only for each other go."""
        plein, epaisseur = self.maximumViewportSize(), self.verticalScrollBar().sizeHint().width()
        large, haut = plein.width(), plein.height()
        for _ in range(2):
            large = plein.width() - (epaisseur if round(echelle.hauteur - haut) > 0 else 0)
            haut = plein.height() - (epaisseur if round(echelle.largeur - large) > 0 else 0)
        return QSize(large, haut)

    def _amener(self, noeud: int) -> None:
        """Bring a node that no fold hides into sight, if it is not."""
        regard = self.regard
        if regard is None:
            return
        centre, taille = regard.placer(noeud)
        marge = min(taille / 2, regard.largeur / 2 - 1)
        if not marge <= centre.x() <= regard.largeur - marge:
            x = float(regard.plan.disposition.x[noeud])
            self.horizontalScrollBar().setValue(round(self._abscisse(x) - regard.largeur / 2))
        demi = regard.echelle.mesures.hauteur(taille) / 2 + regard.echelle.mesures.em
        haut = self.verticalScrollBar()
        if centre.y() - demi < 0:
            haut.setValue(round(haut.value() + centre.y() - demi))
        elif centre.y() + demi > regard.hauteur:
            haut.setValue(round(haut.value() + centre.y() + demi - regard.hauteur))

    # Painting.

    def sizeHint(self) -> QSize:
        """Room for a small tree."""
        return QSize(640, 420)

    def portrait(self, k: int, theme: Theme | None = None) -> Portrait | None:
        """Return what a picture of the tree after ``k`` steps needs, its folds as they are; ``None`` without one.

        Its colours are those of ``theme``, by default of the widget.
        """
        regard = self.regard
        if regard is None or self._ajustee is None or self._colonnes is None or self._adaptateur is None:
            return None
        return Portrait(
            self._adaptateur,
            self._colonnes,
            k,
            self._ajustee.plan,
            self._ajustee.mesures,
            QFont(self.font()),
            theme or self._theme,
            regard,
            intituler(self._adaptateur, self._colonnes.arbre, k),
            self.plies,
            self._trouves,
        )

    def scene(self, regard: Regard, densite: float) -> SceneArbre | None:
        """Return what there is to paint of the tree in ``regard``, at so many pixels a point; ``None`` without one."""
        if self._colonnes is None or self._moment is None or self._adaptateur is None:
            return None
        cache = self._cache_images
        if cache is None or cache.densite != densite or cache.police != self.font():
            relatif = self._colonnes.arbre.relatif
            cache = self._cache_images = CacheImages(self._theme, self.font(), densite, self._adaptateur.style, relatif)
        return SceneArbre(
            self._adaptateur,
            self._colonnes,
            self._moment,
            regard,
            cache,
            self._vignettes,
            selection=None if self.selection is None else self._visible(self.selection),
            plies=self._plies,
            trouves=self._trouves,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is seen of the tree."""
        with QPainter(self.viewport()) as p:
            p.fillRect(self.viewport().rect(), QColor(self._theme.carte))
            regard = self.regard
            scene = self.scene(regard, self.devicePixelRatioF()) if regard else None
            if scene is not None:
                self._vignettes.commencer()
                peindre_arbre(p, scene)
            if self.hasFocus():
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(QPen(QColor(self._theme.accent), 2))
                p.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802 - Qt's own name
        """Paint again: ancestors stand above what is seen of their descendants, so that they do not move with it."""
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole tree in sight, or as large as it is."""
        super().resizeEvent(event)
        self._disposer()

    def _recomposer(self) -> None:
        self._disposer()
