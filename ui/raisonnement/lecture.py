"""Going through the steps of a search: to its ends, step by step, by itself at some speed, or anywhere at once."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPolygonF
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QSlider, QVBoxLayout, QWidget

from ui.socle.chargeur import exiger_attention
from ui.socle.formulaire import intituler
from ui.socle.icones import icone_de
from ui.socle.messages import annoncer
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import CLAIR, Theme

VITESSES: Final = (1, 2, 5, 10, 25, 100, 500)  # steps a second
VITESSE: Final = 2
PERIODE: Final = 25  # ms at least between two images: a faster reading takes several steps at once
GRAND_PAS: Final = 20  # PageUp and PageDown on the slider, as parts of the whole
ICONE: Final = QSize(15, 15)  # px


def _triangle(p: QPainter, couleur: QColor, pointe: float, base: float) -> None:
    p.setBrush(couleur)
    p.drawPolygon(QPolygonF([QPointF(base, 10), QPointF(pointe, 32), QPointF(base, 54)]))


def _barre(p: QPainter, couleur: QColor, gauche: float) -> None:
    p.setBrush(couleur)
    p.drawRect(QRectF(gauche, 10, 9, 44))


def _debut(p: QPainter, couleur: QColor) -> None:
    _barre(p, couleur, 8)
    _triangle(p, couleur, 18, 54)


def _fin(p: QPainter, couleur: QColor) -> None:
    _barre(p, couleur, 47)
    _triangle(p, couleur, 46, 10)


def _lire(p: QPainter, couleur: QColor) -> None:
    _triangle(p, couleur, 56, 14)


def _suspendre(p: QPainter, couleur: QColor) -> None:
    _barre(p, couleur, 16)
    _barre(p, couleur, 39)


def _ligne(p: QPainter, couleur: QColor, *points: tuple[float, float]) -> None:
    trait = p.pen()
    trait.setColor(couleur)
    trait.setWidthF(9)
    trait.setStyle(Qt.PenStyle.SolidLine)
    p.setPen(trait)
    p.drawPolyline(QPolygonF([QPointF(*point) for point in points]))


def _chevron(p: QPainter, couleur: QColor, pointe: float, base: float) -> None:
    _ligne(p, couleur, (base, 12), (pointe, 32), (base, 52))


def _croix(p: QPainter, couleur: QColor, gauche: float) -> None:
    _ligne(p, couleur, (gauche, 20), (gauche + 24, 44))
    _ligne(p, couleur, (gauche, 44), (gauche + 24, 20))


def _arriere(p: QPainter, couleur: QColor) -> None:
    _chevron(p, couleur, 22, 42)


def _avant(p: QPainter, couleur: QColor) -> None:
    _chevron(p, couleur, 42, 22)


def _coupe_arriere(p: QPainter, couleur: QColor) -> None:
    _chevron(p, couleur, 6, 22)
    _croix(p, couleur, 34)


def _coupe_avant(p: QPainter, couleur: QColor) -> None:
    _chevron(p, couleur, 58, 42)
    _croix(p, couleur, 6)


DESSINS: Final = {
    "debut": _debut,
    "arriere": _arriere,
    "avant": _avant,
    "fin": _fin,
    "coupe_arriere": _coupe_arriere,
    "coupe_avant": _coupe_avant,
}
COUPES: Final = ("coupe_arriere", "coupe_avant")


class BarreLecture(Retraduit, QWidget):
    """Says which step is to be shown, 0 to ``nb_etapes``; it knows nothing of what the steps are."""

    etape_change = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._coupes: Sequence[int] = ()
        self._gestes: dict[str, Callable[[], None]] = {
            "debut": lambda: self.aller(0),
            "arriere": lambda: self.aller(self.k - 1),
            "lecture": self.basculer,
            "avant": lambda: self.aller(self.k + 1),
            "fin": lambda: self.aller(self.nb_etapes),
            "coupe_arriere": lambda: self.aller_a_une_coupe(-1),
            "coupe_avant": lambda: self.aller_a_une_coupe(1),
        }
        self.boutons = {nom: QPushButton() for nom in self._gestes}
        for nom, bouton in self.boutons.items():
            bouton.setObjectName(f"arbre_{nom}")
            bouton.setIconSize(ICONE)
            bouton.setFixedWidth(44)
            bouton.clicked.connect(self._gestes[nom])
        self.curseur = QSlider(Qt.Orientation.Horizontal)
        self.curseur.setObjectName("arbre_curseur")
        self.curseur.valueChanged.connect(self._changer)
        self.vitesse = QComboBox()
        self.vitesse.setObjectName("arbre_vitesse")
        exiger_attention(self.vitesse)
        for vitesse in VITESSES:
            self.vitesse.addItem("", vitesse)
        self.vitesse.setCurrentIndex(VITESSES.index(VITESSE))
        self.vitesse.currentIndexChanged.connect(lambda _: self._regler())
        self.compteur = Etiquette()
        self.compteur.setObjectName("arbre_etape")
        self.compteur.setProperty("role", "discret")
        self._horloge = QTimer(self)
        self._horloge.timeout.connect(self._tic)
        self._pas = 1
        self._theme = CLAIR
        self._disposer()
        self.definir_theme(CLAIR)
        self._traduire()
        self.presenter(0)

    def _disposer(self) -> None:
        ligne = QHBoxLayout()
        ligne.setSpacing(5)
        for bouton in self.boutons.values():
            ligne.addWidget(bouton)
        ligne.addStretch(1)
        ligne.addWidget(self.vitesse)
        bas = QHBoxLayout()
        bas.addWidget(self.curseur, 1)
        bas.addWidget(self.compteur)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.setSpacing(5)
        colonne.addLayout(ligne)
        colonne.addLayout(bas)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    # Where it stands.

    @property
    def k(self) -> int:
        """The step shown."""
        return self.curseur.value()

    @property
    def nb_etapes(self) -> int:
        """The last step."""
        return self.curseur.maximum()

    @property
    def en_marche(self) -> bool:
        """Whether it goes on by itself."""
        return self._horloge.isActive()

    def presenter(self, nb_etapes: int, k: int = 0, coupes: Sequence[int] = ()) -> None:
        """Go through other steps, from ``k`` on; nothing is emitted. ``coupes`` are those that cut, in order."""
        self.arreter()
        self._coupes = coupes
        for nom in COUPES:
            self.boutons[nom].setVisible(bool(coupes))
        with QSignalBlocker(self.curseur):
            self.curseur.setRange(0, nb_etapes)
            self.curseur.setPageStep(max(nb_etapes // GRAND_PAS, 1))
            self.curseur.setValue(k)
        self._permettre()

    def aller(self, k: int) -> None:
        """Show step ``k``, or the nearest one, and say that none is beyond it; this stops the automatic reading."""
        self.arreter()
        self.curseur.setValue(k)
        if self.nb_etapes and k != self.k:
            derniere, premiere = self.tr("C'est la dernière étape"), self.tr("C'est la première étape")
            annoncer(self.compteur, derniere if k > self.k else premiere)

    def aller_a_une_coupe(self, sens: int) -> None:
        """Show the next step that cuts, or with -1 the one before; nothing where there is none.

        After the last step, where a search is shown first, the next one is the first of all.
        """
        rang = bisect_right(self._coupes, self.k) if sens > 0 else bisect_left(self._coupes, self.k) - 1
        if sens > 0 and self.k == self.nb_etapes:
            rang = 0
        if 0 <= rang < len(self._coupes):
            self.aller(self._coupes[rang])

    def geste(self, event: QKeyEvent) -> Callable[[], None] | None:
        """Return what a key does to it, ``None`` for nothing."""
        gestes: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Space: self.basculer,
            Qt.Key.Key_Home: lambda: self.aller(0),
            Qt.Key.Key_End: lambda: self.aller(self.nb_etapes),
            **dict.fromkeys((Qt.Key.Key_PageUp, Qt.Key.Key_Comma), lambda: self.aller(self.k - 1)),
            **dict.fromkeys((Qt.Key.Key_PageDown, Qt.Key.Key_Period), lambda: self.aller(self.k + 1)),
        }
        touche, modificateurs = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if touche == Qt.Key.Key_C and self._coupes:
            sens = -1 if modificateurs else 1
            gestes[touche] = lambda: self.aller_a_une_coupe(sens)
            modificateurs &= ~Qt.KeyboardModifier.ShiftModifier
        return None if modificateurs else gestes.get(touche)

    def basculer(self) -> None:
        """Start the automatic reading, from the first step if the last is shown; stop it when it runs."""
        if self.en_marche or not self.nb_etapes:
            self.arreter()
            return
        if self.k == self.nb_etapes:
            self.curseur.setValue(0)
        self._regler()
        self._horloge.start()
        self._nommer_lecture()

    def arreter(self) -> None:
        """Stop the automatic reading."""
        if self.en_marche:
            self._horloge.stop()
            self._nommer_lecture()

    def _regler(self) -> None:
        par_seconde = VITESSES[self.vitesse.currentIndex()]
        self._pas = max(1, round(par_seconde * PERIODE / 1000))
        self._horloge.setInterval(round(1000 * self._pas / par_seconde))

    def _tic(self) -> None:
        self.curseur.setValue(self.k + self._pas)
        if self.k == self.nb_etapes:
            self.arreter()

    def _changer(self, k: int) -> None:
        self._permettre()
        self.etape_change.emit(k)

    def _permettre(self) -> None:
        permis = {
            "lecture": self.nb_etapes > 0,
            **dict.fromkeys(("debut", "arriere"), self.k > 0),
            **dict.fromkeys(("avant", "fin"), self.k < self.nb_etapes),
            "coupe_arriere": bool(self._coupes) and self.k > self._coupes[0],
            "coupe_avant": bool(self._coupes) and (self.k < self._coupes[-1] or self.k == self.nb_etapes),
        }
        for nom, bouton in self.boutons.items():
            bouton.setEnabled(permis[nom])
        nombres = QLocale()
        k, total = nombres.toString(self.k), nombres.toString(self.nb_etapes)
        self.compteur.setText(self.tr("étape {} / {}").format(k, total))

    # How it looks.

    def definir_theme(self, theme: Theme) -> None:
        """Draw the icons in the colours of ``theme``."""
        self._theme = theme
        for nom, dessin in DESSINS.items():
            self.boutons[nom].setIcon(icone_de(dessin, theme))
        self._nommer_lecture()

    def _nommer_lecture(self) -> None:
        bouton, texte = self.boutons["lecture"], self.tr("Pause") if self.en_marche else self.tr("Lecture")
        bouton.setIcon(icone_de(_suspendre if self.en_marche else _lire, self._theme))
        bouton.setAccessibleName(texte)
        infobulle(bouton, self.tr("{} (Espace)").format(texte))

    def _traduire(self) -> None:
        textes = {
            "debut": (self.tr("Première étape"), self.tr("Début")),
            "arriere": (self.tr("Étape précédente"), self.tr("Page préc")),
            "avant": (self.tr("Étape suivante"), self.tr("Page suiv")),
            "fin": (self.tr("Dernière étape"), self.tr("Fin")),
            "coupe_arriere": (self.tr("Coupure précédente"), self.tr("Maj+C")),
            "coupe_avant": (self.tr("Coupure suivante"), self.tr("C")),
        }
        for nom, (texte, touche) in textes.items():
            self.boutons[nom].setAccessibleName(texte)
            infobulle(self.boutons[nom], f"{texte} ({touche})")
        self.curseur.setAccessibleName(self.tr("Étape de la recherche"))
        intituler(self.vitesse, self.tr("Vitesse de la lecture"))
        infobulle(self.vitesse, self.vitesse.accessibleName())
        for rang, vitesse in enumerate(VITESSES):
            texte = self.tr("{} étape/s") if vitesse == 1 else self.tr("{} étapes/s")
            self.vitesse.setItemText(rang, texte.format(vitesse))
        self._nommer_lecture()
        self._permettre()
