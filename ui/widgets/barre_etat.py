"""The message line: two lines at most, their whole in the tooltip; what passes begins where what lasts does."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QStatusBar, QStyle, QStyleOption, QWidget

from ui.socle.textes import Etiquette, infobulle, une_ligne

RETRAIT: Final = 2  # px: what Qt leaves between the margin of the bar and its first widget
LIGNES: Final = 2
SEPARATEUR: Final = " · "  # between the parts of a text
ESPACE: Final = " "  # between words
ENTRE_MOTS: Final = re.compile(r" (?![%:;!?»]|m?s\b)")  # but for what no line may begin with: a sign or a unit
LARGEUR_MINIMALE: Final = 112  # px that a text keeps when there is no room
MAXIMUM: Final = 16_777_215  # px: Qt's own bound
ENTRE: Final = 24  # px between the two texts, with what Qt leaves around them


def couper(texte: str, police: QFontMetrics, largeur: int) -> str:
    """Break ``texte`` into two lines of ``largeur`` px, between its parts if it can, else between words.

    If that is still too long, the last parts are left out; of a single part, the last words, with an ellipsis. What
    stands behind a line break in ``texte`` has the second line, or none where the first part takes both.
    """
    haute, coupure, basse = texte.partition("\n")
    if coupure and police.horizontalAdvance(haute) <= largeur:
        return f"{haute}\n{_abreger(basse, police, largeur)}"
    texte = haute
    if police.horizontalAdvance(texte) <= largeur or not ENTRE_MOTS.search(texte):
        return police.elidedText(texte, Qt.TextElideMode.ElideRight, largeur)
    return "\n".join(_abreger(ligne, police, largeur) for ligne in _en_deux(texte, police, largeur))


def _decouper(texte: str, separateur: str) -> list[str]:
    """Return the parts of ``texte``, or its words."""
    return ENTRE_MOTS.split(texte) if separateur == ESPACE else texte.split(separateur)


def _abreger(ligne: str, police: QFontMetrics, largeur: int) -> str:
    """Return ``ligne``, or what fits of its parts, else of its words, else of its letters."""
    if police.horizontalAdvance(ligne) <= largeur:
        return ligne
    for separateur, fin in ((SEPARATEUR, ""), (ESPACE, " …")):
        morceaux = _decouper(ligne, separateur)
        for rang in range(len(morceaux) - 1, 0, -1):
            debut = separateur.join(morceaux[:rang]) + fin
            if police.horizontalAdvance(debut) <= largeur:
                return debut
    return police.elidedText(ligne, Qt.TextElideMode.ElideRight, largeur)


def _en_deux(texte: str, police: QFontMetrics, largeur: int) -> tuple[str, str]:
    """Return the longest first line that fits, and the rest; between two parts only where the rest then fits too."""
    for separateur in (SEPARATEUR, ESPACE):
        morceaux = _decouper(texte, separateur)
        coupes = [
            (separateur.join(morceaux[:rang]), separateur.join(morceaux[rang:]))
            for rang in range(len(morceaux) - 1, 0, -1)
        ]
        tiennent = [lignes for lignes in coupes if police.horizontalAdvance(lignes[0]) <= largeur]
        if tiennent and (separateur == ESPACE or police.horizontalAdvance(tiennent[0][1]) <= largeur):
            return tiennent[0]
    debut = ENTRE_MOTS.split(texte, maxsplit=1)[0]
    return debut, texte[len(debut) + 1 :]


class TexteDeBarre(Etiquette):
    """A lasting text of the line: it takes two lines and then an ellipsis before it lets itself be cut."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)

    def dire(self, texte: str) -> None:
        """Say ``texte``, the whole of it in the tooltip."""
        self.setText(texte)
        infobulle(self, texte)

    def event(self, event: QEvent) -> bool:
        """Have the bar written again, up to where this text now begins, when it moved or has another width."""
        barre = self.parentWidget()
        if barre is not None and event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            barre.update()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Both lines, which the bar makes no room for unasked; a long text does not push the others out."""
        police = self.fontMetrics()
        besoin = max(map(police.horizontalAdvance, self.text().split("\n")))
        return QSize(min(besoin, LARGEUR_MINIMALE), LIGNES * police.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the text within the room that it has."""
        with QPainter(self) as peintre:
            peintre.setPen(self.palette().color(self.foregroundRole()))
            ecrire(peintre, self.contentsRect(), self.text())


def ecrire(peintre: QPainter, cadre: QRect, texte: str) -> None:
    """Write ``texte`` in ``cadre`` on two lines at most."""
    coupe = couper(texte, peintre.fontMetrics(), cadre.width())
    peintre.drawText(cadre, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, coupe)


class BarreEtat(QStatusBar):
    """A status bar with one margin and two lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.messageChanged.connect(partial(infobulle, self))
        self.messageChanged.connect(lambda _: self._partager())
        self._textes: tuple[TexteDeBarre, TexteDeBarre] | None = None
        self._cede = False
        self._a_refaire = False
        self.messageChanged.connect(self._refaire)

    def showMessage(self, texte: str, duree: int | None = None) -> None:
        """Write ``texte`` for ``duree`` milliseconds, 0 or ``None`` for no limit."""
        super().showMessage(une_ligne(texte), duree or 0)

    def partager(self, gauche: TexteDeBarre, droite: TexteDeBarre) -> None:
        """Let ``droite`` take only the room that ``gauche``, or a passing message in its place, leaves."""
        self._textes = gauche, droite

    def ceder(self, cede: bool) -> None:
        """Give the room of the left text to what else lasts in the line, or take it back."""
        self._cede = cede
        if self._textes is not None:
            self._textes[0].setMaximumWidth(0 if cede else MAXIMUM)
            self._partager()

    def event(self, event: QEvent) -> bool:
        """Share the line again when a text or the width has changed."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._partager()
        if event.type() == QEvent.Type.LayoutRequest and self.currentMessage():
            self._a_refaire = True  # Qt would show beside the message what it hides
            return True
        return super().event(event)

    def _refaire(self, message: str) -> None:
        """Lay the line out as it was asked for under the message that has just gone."""
        if self._a_refaire and not message:
            self._a_refaire = False
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def _partager(self) -> None:
        if self._textes is None:
            return
        gauche, droite = self._textes
        textes = (*("" if self._cede else gauche.text()).split("\n"), self.currentMessage())
        besoin = max(map(gauche.fontMetrics().horizontalAdvance, textes))
        directs = Qt.FindChildOption.FindDirectChildrenOnly
        for autre in self.findChildren(QWidget, options=directs):
            if autre not in self._textes and not autre.isHidden():
                besoin += autre.sizeHint().width()
        place = self.contentsRect().width() - besoin - ENTRE
        droite.setMaximumWidth(place if place >= LARGEUR_MINIMALE else 0)

    def sizeHint(self) -> QSize:
        """As high as two lines of the largest letters: the projector's are the texts' and not the bar's."""
        lettres = [widget.fontMetrics().height() for widget in (self, *self.findChildren(QLabel))]
        return QSize(super().sizeHint().width(), LIGNES * max(lettres))

    @property
    def cadre_message(self) -> QRect:
        """Where a passing message is written: from the margin to the first widget that it does not hide."""
        cadre = self.contentsRect().adjusted(RETRAIT, 0, 0, 0)
        voisins: list[QLabel | QAbstractButton] = [*self.findChildren(QLabel), *self.findChildren(QAbstractButton)]
        restes = [voisin.x() for voisin in voisins if voisin.isVisible() and voisin.text()]
        cadre.setRight(min([cadre.right(), *(gauche - 2 * RETRAIT for gauche in restes)]))
        return cadre

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, and over it the message if there is one."""
        if not self.currentMessage():
            super().paintEvent(event)
            return
        with QPainter(self) as peintre:
            option = QStyleOption()
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelStatusBar, option, peintre, self)
            peintre.setPen(self.palette().color(self.foregroundRole()))
            ecrire(peintre, self.cadre_message, self.currentMessage())
