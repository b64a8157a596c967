"""The spin box of the engine's level; its last value is shown as ``max`` and lifts every limit but time."""

from __future__ import annotations

from itertools import pairwise
from math import ceil

from PySide6.QtCore import QLocale, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QValidator
from PySide6.QtWidgets import QSlider, QSpinBox, QStyleOptionSlider, QWidget

from ecosysteme.joueurs.niveaux import FORCES, NIVEAUX, PARTIES_MESUREES
from ecosysteme.reglages import NIVEAU, NIVEAU_LIVRE, NIVEAU_PLEIN
from ui.plateau.indices import signe
from ui.socle.langue import translate
from ui.socle.retraduction import Retraduit
from ui.socle.textes import infobulle

PLEIN = "max"  # the same in both languages
LARGEUR_GLISSIERE = 60  # px
LETTRES = 0.8  # the names of the bands, beside the other words
HAUTEUR_GLISSIERE = 35  # px: the groove, and the names of the bands below it
HAUTEUR_RAINURE = 20  # px: the groove and its handle, which hides no name
POIGNEE = 14  # px, as the style sheet has it


class BoiteNiveau(Retraduit, QSpinBox):
    """A spin box that writes ``max`` for the full level, and reads it back; its tool tip says what a level is worth."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Be as any spin box; ``borner`` gives the bounds."""
        super().__init__(parent)
        self.setLocale(QLocale())
        self._mesuree = True
        self.valueChanged.connect(self._traduire)
        self._traduire()

    def _traduire(self) -> None:
        infobulle(self, self.presentation(self.value()))

    def mesurer(self, mesuree: bool) -> None:
        """Say what the levels were measured to be worth at Othello, or only what they mean elsewhere."""
        self._mesuree = mesuree
        self._traduire()

    def presentation(self, niveau: int) -> str:
        """Say how strong a level is: as measured, or else how far it looks."""
        if not self._mesuree:
            debutant = NIVEAU_LIVRE - niveau  # as ``joueurs.parfait`` draws lots
            if debutant <= 0:
                return self.tr("Un jeu parfait, dès le niveau {}, s'il en a le temps.").format(NIVEAU_LIVRE)
            phrase = self.tr("Niveau {} : {} coups sur {} sont d'un débutant, les autres parfaits s'il en a le temps.")
            return phrase.format(niveau, debutant, NIVEAU_LIVRE)
        if niveau == NIVEAU.minimum:
            return self.tr("Niveau 1 : le plus faible, à égalité avec Max, qui ne compte que les pions.")
        if niveau in FORCES:
            force, basse, haute = map(signe, FORCES[niveau])
            phrase = self.tr("Niveau {} : {} Elo [{} ; {}] sur le niveau {}, mesurés en {} parties.")
            return phrase.format(niveau, force, basse, haute, niveau - 1, PARTIES_MESUREES)
        if niveau in NIVEAUX:
            return self.tr("Niveau {} : cherche à {} demi-coups.").format(niveau, NIVEAUX[niveau].profondeur)
        return self.tr("max : seul le temps limite la recherche.")

    @property
    def resume(self) -> str:
        """The level in a few words: its band, and how often it beats the one below it, as measured at Othello."""
        niveau = self.value()
        if self._mesuree and niveau in FORCES:
            gains = round(100 / (1 + 10 ** (-FORCES[niveau][0] / 400)))
            return self.tr("{} · gagne {} parties sur 100 contre le niveau {}").format(
                nom_du_niveau(niveau), gains, niveau - 1
            )
        return self.presentation(niveau)

    def textFromValue(self, valeur: int) -> str:
        """Write a level."""
        return PLEIN if valeur == NIVEAU_PLEIN else super().textFromValue(valeur)

    def valueFromText(self, texte: str) -> int:
        """Read a level."""
        return NIVEAU_PLEIN if texte.strip().lower() == PLEIN else super().valueFromText(texte)

    def validate(self, texte: str, position: int) -> tuple[QValidator.State, str, int]:
        """Let ``max`` be typed, letter by letter."""
        mot = texte.strip().lower()
        if mot and PLEIN.startswith(mot):
            etat = QValidator.State.Acceptable if mot == PLEIN else QValidator.State.Intermediate
            return etat, texte, position  # as C++ would leave them in its arguments
        return super().validate(texte, position)


class GlissiereNiveau(QSlider):
    """The levels as a slider, with the names of their bands below it; bound to a ``BoiteNiveau`` by ``lier``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Lie flat, over all the levels."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(int(NIVEAU.minimum or 1), NIVEAU_PLEIN)
        self.setMinimumWidth(LARGEUR_GLISSIERE)
        self.setFixedHeight(HAUTEUR_GLISSIERE)

    def lier(self, boite: BoiteNiveau) -> None:
        """Follow ``boite``, and be followed by it."""
        self.setValue(boite.value())
        boite.valueChanged.connect(self.setValue)
        self.valueChanged.connect(boite.setValue)
        self.valueChanged.connect(self.update)

    def initStyleOption(self, option: QStyleOptionSlider) -> None:
        """Leave the bottom to the names: the style draws the groove, and finds the handle, above them."""
        super().initStyleOption(option)
        option.rect = QRect(0, 0, self.width(), HAUTEUR_RAINURE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slider, and the bands below it, that of the level in the accent."""
        super().paintEvent(event)
        with QPainter(self) as peintre:
            peintre.setFont(self._police())
            haut = self.height() - peintre.fontMetrics().height() - 2  # the ring of the focus is below
            for nom, gauche, droite, ici in self.noms():
                role = QPalette.ColorRole.Accent if ici else QPalette.ColorRole.PlaceholderText
                peintre.setPen(self.palette().color(role))
                cadre = QRectF(gauche, haut, droite - gauche, 20)
                peintre.drawText(cadre, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, nom)

    def noms(self) -> list[tuple[str, float, float, bool]]:
        """List what is written below the groove: a name, its room from left to right in px, whether the level is there.

        All the bands where each name has its room, else only that of the level, below the handle: none is cut.
        """
        bornes = [*bandes(), (NIVEAU_PLEIN + 1, "")]
        places = [
            (nom, self.width() * (premier - 1) / NIVEAU_PLEIN, self.width() * (suivant - 1) / NIVEAU_PLEIN)
            for (premier, nom), (suivant, _) in pairwise(bornes)
        ]
        ici = nom_du_niveau(self.value())
        largeur = QFontMetricsF(self._police()).horizontalAdvance
        if all(largeur(nom) <= droite - gauche for nom, gauche, droite in places):
            return [(nom, gauche, droite, nom == ici) for nom, gauche, droite in places]
        part = (self.value() - self.minimum()) / (self.maximum() - self.minimum())
        milieu, large = POIGNEE / 2 + part * (self.width() - POIGNEE), ceil(largeur(ici))
        gauche = max(0, min(round(milieu - large / 2), self.width() - large))
        return [(ici, gauche, gauche + large, True)]

    def _police(self) -> QFont:
        police = QFont(self.font())
        police.setPointSizeF(police.pointSizeF() * LETTRES)
        return police


def bandes() -> list[tuple[int, str]]:
    """List the bands of levels: the first level of each, and its name in the language of the moment."""
    return [
        (1, translate("BoiteNiveau", "Débutant")),
        (5, translate("BoiteNiveau", "Amateur")),
        (9, translate("BoiteNiveau", "Confirmé")),
        (13, translate("BoiteNiveau", "Expert")),
        (17, translate("BoiteNiveau", "Maître")),
        (21, translate("BoiteNiveau", "Champion")),
    ]


def nom_du_niveau(niveau: int) -> str:
    """Name the band of a level, ``max`` for the full one."""
    return next(nom for premier, nom in reversed(bandes()) if niveau >= premier)
