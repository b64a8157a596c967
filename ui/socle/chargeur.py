"""Loads a Designer file into a window that already exists, and finds what it holds, typed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QDoubleSpinBox, QMainWindow, QSlider, QSpinBox, QWidget

from ecosysteme.reglages import Reglage
from ui.socle.textes import Etiquette

Objet = TypeVar("Objet", bound=QObject)
COMMANDES: Final = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier


class _Chargeur(QUiLoader):
    """Fills the window that exists instead of making one, and makes our own classes where the file names them."""

    def __init__(self, fenetre: QMainWindow, classes: dict[str, type[QWidget]]) -> None:
        super().__init__(fenetre)
        self._fenetre = fenetre
        self._classes = classes
        self.setLanguageChangeEnabled(True)

    def createWidget(self, nom_classe: str, parent: QWidget | None = None, nom: str = "") -> QWidget:
        if parent is None:
            return self._fenetre
        if nom_classe == "QLabel" or nom_classe in self._classes:
            widget = Etiquette(parent=parent) if nom_classe == "QLabel" else self._classes[nom_classe](parent)
            widget.setObjectName(nom)
            return widget
        recu: shiboken6.Object = super().createWidget(nom_classe, parent, nom)
        # One taken for what died at its address is found again by its name, and not left out of the window.
        return recu if isinstance(recu, QWidget) else trouver(parent, QWidget, nom)


def charger(fenetre: QMainWindow, fichier: Path, *classes: type[QWidget]) -> None:
    """Fill ``fenetre`` with what ``fichier`` describes; ``classes`` are the promoted widgets that it names.

    Its labels are made as ``Etiquette``, for some will show words from elsewhere.
    Raises ``RuntimeError`` when the file cannot be read as a Designer file.
    """
    with _sans_greffons():
        chargeur = _Chargeur(fenetre, {classe.__name__: classe for classe in classes})
    chargeur.load(str(fichier))


@contextmanager
def _sans_greffons() -> Iterator[None]:
    """Have no plug-in of Designer found meanwhile: they load Qt Quick, 8 MB in 10 ms, for no widget of ours."""
    lieux = QCoreApplication.libraryPaths()
    QCoreApplication.setLibraryPaths([])
    try:
        yield
    finally:
        QCoreApplication.setLibraryPaths(lieux)


def trouver(racine: QObject, classe: type[Objet], nom: str) -> Objet:
    """Return the object called ``nom`` below ``racine``; ``LookupError`` when the file has none of that class."""
    objet = racine.findChild(classe, nom)
    if objet is None:
        _oublier_les_perimes(racine, classe, nom)
        objet = racine.findChild(classe, nom)
    if objet is None:
        raise LookupError(f"aucun {classe.__name__} nommé {nom!r} dans la fenêtre")
    return objet


def _oublier_les_perimes(racine: QObject, classe: type[QObject], nom: str) -> None:
    """Let go of the Python wrappers below ``racine`` that cannot be those of the objects they stand for.

    ``findChild`` asks the wrapper for its class, and Shiboken finds the wrapper by the object's address. What is no
    ``QObject`` (an item of a layout) dies without telling Shiboken, and a child made later at its address is then taken
    for it. A wrapper let go is made anew, of the right class, the next time that Qt hands its object over.
    """
    enfants: list[shiboken6.Object] = list(racine.children())
    for enfant in enfants:
        if _perime(enfant, classe, nom):
            shiboken6.invalidate(enfant)
    for vrai in racine.children():
        _oublier_les_perimes(vrai, classe, nom)


def _perime(enfant: shiboken6.Object, classe: type[QObject], nom: str) -> bool:
    """Tell whether the wrapper of a child is another's: of what has no parent, or not of the class that C++ tells."""
    if not isinstance(enfant, QObject):
        return True
    return enfant.objectName() == nom and enfant.inherits(classe.__name__) and not isinstance(enfant, classe)


class ListeOuverte(QObject):
    """Tells what is chosen in the open list of a box: the signal of Qt also comes for each arrow on the closed box."""

    choisi = Signal()

    def __init__(self, boite: QComboBox) -> None:
        """Watch ``boite``, and live as long."""
        super().__init__(boite)
        self._vient_de_fermer = False
        boite.view().installEventFilter(self)
        boite.activated.connect(lambda _: self._activer())

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Expect a choice right after the list closes: Qt does both in this order."""
        if event.type() == QEvent.Type.Hide:
            self._vient_de_fermer = True
            QTimer.singleShot(0, self._oublier)
        return False

    def _oublier(self) -> None:
        self._vient_de_fermer = False

    def _activer(self) -> None:
        if self._vient_de_fermer:
            self.choisi.emit()


class _Attention(QObject):
    """Ignores the wheel over a box without the keyboard: scrolling past the size of the board would end the game."""

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(objet, QWidget) and not objet.hasFocus():
            event.ignore()
            return True
        return False


def exiger_attention(boite: QWidget) -> None:
    """Let the wheel change ``boite`` only after it was clicked or reached by Tab."""
    boite.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    boite.installEventFilter(_Attention(boite))


def garder_place(widget: QWidget, gardee: bool = True) -> None:
    """Have ``widget`` keep its room while it is hidden, or no more: what stands around it does not move."""
    politique = widget.sizePolicy()
    politique.setRetainSizeWhenHidden(gardee)
    widget.setSizePolicy(politique)


class _Frappe(QObject):
    """Takes what is typed in a box once a key goes to a command: a mnemonic clicks its button from within the box."""

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            commande = event.modifiers() & COMMANDES or Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
            if commande and isinstance(objet, QAbstractSpinBox):
                objet.interpretText()
        return False


def attendre_la_fin(boite: QAbstractSpinBox) -> None:
    """Take what is typed in ``boite`` only once it is whole: at Enter, when it is left, or when a command is given."""
    boite.setKeyboardTracking(False)
    boite.installEventFilter(_Frappe(boite))


def borner(boite: QSpinBox | QDoubleSpinBox | QSlider, reglage: Reglage) -> None:
    """Give ``boite`` the bounds and the default of a setting; ``ValueError`` when the setting has no bounds."""
    if reglage.minimum is None or reglage.maximum is None or isinstance(reglage.defaut, str):
        raise ValueError(f"le réglage {reglage.nom} n'a pas de bornes")
    if isinstance(boite, QDoubleSpinBox):
        boite.setRange(reglage.minimum, reglage.maximum)
        boite.setValue(float(reglage.defaut))
    else:
        if isinstance(boite, QSpinBox):
            attendre_la_fin(boite)  # "12" is typed through "1", which is another depth
        boite.setRange(int(reglage.minimum), int(reglage.maximum))
        boite.setValue(int(reglage.defaut))
