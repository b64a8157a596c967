"""What tells everywhere that programs play: a dot on *Matchs* in the header, with how far they are."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.disposition.bouton_mode import BoutonMode
from ui.disposition.modes import Modes
from ui.situation import Marche, Salle, Situation
from ui.socle.chargeur import trouver
from ui.socle.retraduction import SuiviLangue
from ui.socle.textes import montrer_bulle
from ui.socle.theme import CLAIR, Theme
from ui.widgets.fenetre import FenetreDessinee

COTE: Final = 9  # px of the dot
MARGE: Final = QPoint(1, 4)  # px between it and the corner of the button: where words stand alone, they end near it
DELAI: Final = 250  # ms: the words follow games that end in milliseconds at most this often

Avancee: TypeAlias = tuple[int, int]  # games finished, out of how many


class PointTemoin(QWidget):
    """A filled dot in the upper right corner of ``bouton``, which has the mouse."""

    def __init__(self, bouton: BoutonMode) -> None:
        super().__init__(bouton)
        self.setObjectName("temoin_matchs")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(COTE, COTE)
        self._bouton, self._theme = bouton, CLAIR
        self.hide()

    def definir_theme(self, theme: Theme) -> None:
        """Take the accent of ``theme``."""
        self._theme = theme
        self.update()

    def placer(self) -> None:
        """Stand in the corner, whatever width the header leaves the button."""
        self.move(self._bouton.width() - COTE - MARGE.x(), MARGE.y())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dot."""
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(self._theme.accent))
            p.drawEllipse(self.rect())


class TemoinMatchs(Salle):
    """Follows the series by the boxes and the tournament, and has *Matchs* lead to the one that plays."""

    def __init__(self, fenetre: FenetreDessinee, modes: Modes) -> None:
        """Put the dot on the button of the header, hidden."""
        super().__init__(fenetre)
        self._modes, self._action = modes, fenetre.widgets.action_mode_matchs
        bouton = trouver(fenetre, BoutonMode, "bouton_mode_matchs")
        self._bouton, self.point = bouton, PointTemoin(bouton)
        self._avancees: dict[str, Avancee] = {}  # by the mode in which it plays
        self._bientot = QTimer(self, singleShot=True, interval=DELAI)
        self._bientot.timeout.connect(self._dire)
        bouton.installEventFilter(self)
        SuiviLangue(fenetre, self._dire)

    @property
    def phrase(self) -> str:
        """Say what plays; empty when nothing does."""
        dites = []
        if (serie := self._avancees.get("matchs")) is not None:
            modele = self.tr("une série joue, {} sur {}") if serie[1] > 1 else self.tr("deux programmes jouent")
            dites.append(_compter(modele, serie))
        if (tournoi := self._avancees.get("tournoi")) is not None:
            fini = tournoi[0] >= tournoi[1]
            modele = self.tr("un tournoi est terminé, {} sur {}") if fini else self.tr("un tournoi joue, {} sur {}")
            dites.append(_compter(modele, tournoi))
        return " ; ".join(dites)

    def suivre(self, situation: Situation) -> None:
        """Follow the games that two programs play by the boxes."""
        jouent = situation.marche is Marche.EN_COURS and situation.cadence is not None
        self._retenir("matchs", (situation.serie.faites, situation.serie.nombre) if jouent else None)

    def suivre_tournoi(self, avancee: Avancee | None) -> None:
        """Follow the tournament, ``None`` when it does not play, and nobody has to be told that it is over."""
        self._retenir("tournoi", avancee)

    def _retenir(self, mode: str, avancee: Avancee | None) -> None:
        if avancee == self._avancees.get(mode):
            return
        jouaient = set(self._avancees)
        if avancee is None:
            del self._avancees[mode]
        else:
            self._avancees[mode] = avancee
        if jouaient != set(self._avancees):
            self._modes.jouent = frozenset(self._avancees)
            self.point.placer()
            self.point.setVisible(bool(self._avancees))
            self._dire()
        elif not self._bientot.isActive():
            self._bientot.start()

    def _dire(self) -> None:
        self._bouton.setAccessibleDescription(self.phrase)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self.point.definir_theme(theme)

    def fermer(self) -> None:
        """Say nothing more."""
        self._bientot.stop()

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Keep the dot in its corner, and add to the tooltip of the button what plays."""
        if event.type() == QEvent.Type.Resize:
            self.point.placer()
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self._avancees:
            montrer_bulle(event.globalPos(), f"{self._action.toolTip()}\n{self.phrase}", self._bouton)
            return True
        return False


def _compter(modele: str, avancee: Avancee) -> str:
    return modele.format(*map(QLocale().toString, avancee))
