"""Plain text widgets: HTML and control characters of a text do nothing, and its length is bounded, whoever wrote it.

Qt takes a text that looks like HTML for HTML, and opens the pictures that it names: in labels, tooltips and boxes.
So no other module makes a label or a box, nor gives a tooltip: the architecture test refuses it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from textwrap import fill
from typing import Final

from PySide6.QtCore import QObject, QPoint, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtGui import Qt as QtGui
from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidgetItem, QMessageBox, QTableWidgetItem, QToolTip, QWidget

from ecosysteme.fautes import nettoyer
from ui.socle.devant import au_retour

LIMITE: Final = 2_000  # characters of a text: a screen holds no more
LIMITE_LIGNE: Final = 300  # of a line of a list, which would make its column as wide
LARGEUR_BULLE: Final = 120  # characters of a line of a tooltip that is twice as long: Qt never breaks one
LARGEUR_MINIMALE: Final = 40  # characters that a label keeps where the room lacks, before it pushes others out


class Etiquette(QLabel):
    """A label of plain text, which ends with an ellipsis where it has not the room."""

    def __init__(self, texte: str = "", parent: QWidget | None = None, *, pliee: bool = False) -> None:
        """Say ``texte``, on several lines if need be with ``pliee``."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(pliee)
        self.setText(texte)

    def setText(self, texte: str) -> None:
        """Say ``texte``."""
        super().setText(nettoyer(texte, LIMITE))

    def minimumSizeHint(self) -> QSize:
        """What it needs, but for a long text."""
        voulue = super().minimumSizeHint()
        if not self.text():  # a picture
            return voulue
        return voulue.boundedTo(QSize(LARGEUR_MINIMALE * self.fontMetrics().averageCharWidth(), voulue.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the text; one line that is too long is cut by an ellipsis and not by the edge."""
        texte, place = self.text(), self.contentsRect()
        notre = self.buddy() is not None  # with a letter to underline, which Qt does
        if notre or self.wordWrap() or "\n" in texte or self.fontMetrics().horizontalAdvance(texte) <= place.width():
            super().paintEvent(event)
            return
        coupe = self.fontMetrics().elidedText(texte, Qt.TextElideMode.ElideRight, place.width())
        with QPainter(self) as peintre:
            etat = self.palette(), self.isEnabled(), coupe, self.foregroundRole()
            self.style().drawItemText(peintre, place, self.alignment().value, *etat)


def bulle(texte: str) -> str:
    """Return ``texte`` as a tooltip that says it as it is, for the models that Qt asks for one."""
    net = "\n".join(
        fill(ligne, LARGEUR_BULLE, break_on_hyphens=False) if len(ligne) > 2 * LARGEUR_BULLE else ligne
        for ligne in nettoyer(texte, LIMITE).split("\n")
    )
    return f'<p style="white-space: pre">{escape(net)}</p>' if QtGui.mightBeRichText(net) else net


def infobulle(objet: QWidget | QAction | QTableWidgetItem | QListWidgetItem, texte: str) -> None:
    """Give ``objet`` the tooltip ``texte``, none when it is empty."""
    objet.setToolTip(bulle(texte))


def touche_de(action: QAction) -> str:
    """Return the key of ``action`` as the system writes it, empty without one."""
    touche = action.shortcut()
    return touche.toString(touche.SequenceFormat.NativeText)


def avec_touche(texte: str, touche: str) -> str:
    """Return a text that asks for something, with the key that does it if there is one."""
    return f"{texte} ({touche})" if touche else texte


class InfobulleATouche(QObject):
    """Ends the tooltip of an entry with its key, whoever has just written the one or changed the other."""

    def __init__(self, action: QAction) -> None:
        """Follow ``action``, which has a tooltip of its own, and live as long."""
        super().__init__(action)
        self._action, self._suite = action, ""
        action.changed.connect(self._ecrire)
        self._ecrire()

    def _ecrire(self) -> None:
        nue = self._action.toolTip().removesuffix(self._suite)
        entiere = avec_touche(nue, touche_de(self._action))
        self._suite = entiere.removeprefix(nue)
        if entiere != self._action.toolTip():
            infobulle(self._action, entiere)


def justifier_refus(action: QAction, pourquoi: str) -> None:
    """Keep with ``action``, which cannot be given, what is said of that to who presses its key; nothing for nothing."""
    action.setProperty("refus_justifie", une_ligne(pourquoi))


def refus_justifie(action: QAction) -> str:
    """Return what ``justifier_refus`` was told last."""
    return str(action.property("refus_justifie") or "")


def infobulle_commune(cellules: Iterable[QTableWidgetItem], texte: str) -> None:
    """Give all of ``cellules`` the tooltip ``texte``, which is made fit once: tables have thousands of lines."""
    commune = bulle(texte)
    for cellule in cellules:
        cellule.setToolTip(commune)


def montrer_bulle(ou: QPoint, texte: str, widget: QWidget) -> None:
    """Show ``texte`` at a point of the screen, as the tooltip of what is there; an empty one hides it."""
    QToolTip.showText(ou, bulle(texte), widget)


def une_ligne(texte: str) -> str:
    """Return ``texte`` as a list, a table, a menu or a title shows it: on one line."""
    return nettoyer(texte, LIMITE_LIGNE).replace("\n", " ")


def sans_raccourci(texte: str) -> str:
    """Return ``texte`` as a menu, a button or a tab shows it: no letter of it is underlined, nor answers to Alt."""
    return une_ligne(texte).replace("&", "&&")


def nouvelle_cellule(texte: str = "") -> QTableWidgetItem:
    """Make a cell of a table."""
    return QTableWidgetItem(une_ligne(texte))


class BoiteDeMessage(QMessageBox):
    """A box whose texts are plain."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, texte: str) -> None:
        """Say ``texte``."""
        super().setText(nettoyer(texte, LIMITE))


def demander(
    fenetre: QWidget,
    nom: str,
    question: str,
    oui: Callable[[], object],
    non: Callable[[], object] | None = None,
    *,
    mots: tuple[str, str] | None = None,
) -> None:
    """Ask ``question`` in the box called ``nom``; the answer of a key pressed by mistake is no.

    ``mots`` are what its two buttons say instead of yes and no. What follows is done once ``fenetre`` has the keyboard
    again.
    """
    boite = BoiteDeMessage(fenetre)
    boite.setObjectName(nom)
    boite.setWindowTitle(fenetre.windowTitle())
    boite.setText(question)
    boutons = QMessageBox.StandardButton
    boite.setStandardButtons(boutons.Yes | boutons.No)
    for bouton, mot in zip((boutons.Yes, boutons.No), mots or (), strict=False):
        boite.button(bouton).setText(mot)
    boite.setDefaultButton(boutons.No)
    suites = {boutons.Yes.value: oui, boutons.No.value: non}

    def suivre(reponse: int) -> None:
        if suite := suites.get(reponse):
            au_retour(fenetre, suite)

    boite.finished.connect(suivre)
    boite.finished.connect(boite.deleteLater)
    boite.open()


def proposer(fenetre: QWidget, nom: str, question: str, gestes: Mapping[str, Callable[[], object]], sinon: str) -> None:
    """Ask ``question`` in the box called ``nom``, with a button for each of ``gestes``, and ``sinon`` for none of them.

    That one is the answer of a key pressed by mistake. What follows is done once ``fenetre`` has the keyboard again.
    """
    boite = BoiteDeMessage(fenetre)
    boite.setObjectName(nom)
    boite.setWindowTitle(fenetre.windowTitle())
    boite.setText(question)
    suites = {boite.addButton(texte, QMessageBox.ButtonRole.AcceptRole): geste for texte, geste in gestes.items()}
    aucun = boite.addButton(sinon, QMessageBox.ButtonRole.RejectRole)
    boite.setDefaultButton(aucun)
    boite.setEscapeButton(aucun)

    def suivre(bouton: QAbstractButton) -> None:
        for autre, geste in suites.items():
            if autre is bouton:
                au_retour(fenetre, geste)

    boite.buttonClicked.connect(suivre)
    boite.finished.connect(boite.deleteLater)
    boite.open()


def avertir(fenetre: QWidget, nom: str, phrase: str) -> None:
    """Say in the box called ``nom`` why what was asked for could not be had; it waits for nobody."""
    boite = BoiteDeMessage(fenetre)
    boite.setObjectName(nom)
    boite.setIcon(QMessageBox.Icon.Warning)
    boite.setWindowTitle(fenetre.windowTitle())
    boite.setText(phrase)
    boite.setStandardButtons(QMessageBox.StandardButton.Ok)
    boite.finished.connect(boite.deleteLater)
    boite.open()
