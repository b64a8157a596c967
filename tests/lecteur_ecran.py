"""A screen reader as the tests are one: what Qt tells it is written down in order, announcements and the rest.

Qt gives a reader's events to one function, which PySide does not let anybody choose: it is set where Qt keeps it.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias, cast

import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

Lu: TypeAlias = tuple[str, ...]  # name, value, whether it is ticked, description
_FONCTION: Final = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_CHANGEMENTS: Final = frozenset(
    {
        QAccessible.Event.NameChanged,
        QAccessible.Event.DescriptionChanged,
        QAccessible.Event.ValueChanged,
        QAccessible.Event.StateChanged,
    }
)
# What no sentence holds: a place that was not filled, a mnemonic, markup, a sign alone or twice, an empty pair.
MAL_FORMEE: Final = re.compile(
    r"\{\w*\}|%[n\d]|&\w|</?\w+>|  |\(\s*\)|«\s*»|[,;:·]\s*$|^\s*[,;:·.]|[,;] ?[,;.]|\.\.(?!\.)|None"
)


class LecteurEcran:
    """Listens while it is open. ``entendus`` are the announcements, and whether at once; ``tout`` what is read besides.

    ``renommes``, once it is a list, has the new names of what has not the keyboard: a reader keeps those it was told.

    What has the keyboard is read in ``tout`` when it gets it, after ``→``, and again each time it changes, after ``=``;
    the question of a box when it opens, after ``!``.
    """

    def __init__(self) -> None:
        self.entendus: list[tuple[str, bool]] = []
        self.tout: list[str] = []
        self.renommes: list[str] | None = None
        self._vise: QWidget | None = None  # what got the keyboard last, as a reader is told
        self._vu: Lu = ()  # what was read of it

    @property
    def phrases(self) -> list[str]:
        """The announcements, without how they were made."""
        return [phrase for phrase, _ in self.entendus]

    def oublier(self) -> None:
        """Listen as from now."""
        self.entendus.clear()
        self.tout.clear()

    def lu(self) -> list[str]:
        """Return what was read since it was last asked, or forgotten."""
        lu = [*self.tout]
        self.oublier()
        return lu

    def noter(self, adresse: int) -> None:
        """Write down the event that Qt keeps at ``adresse`` until this returns."""
        event = cast(QAccessibleEvent, shiboken6.wrapInstance(adresse, QAccessibleEvent))
        if isinstance(event, QAccessibleAnnouncementEvent):
            presse = event.politeness() == QAccessible.AnnouncementPoliteness.Assertive
            self.entendus.append((event.message(), presse))
            self.tout.append(event.message())
        elif event.type() == QAccessible.Event.Focus:
            self._vise, lu = QApplication.focusWidget(), lire(event.accessibleInterface())
            self.tout.append("→ " + " | ".join(filter(None, lu)))
            self._vu = lu if self._vise is None else lire(_objet_vise(self._vise))
        elif event.type() == QAccessible.Event.NameChanged and self.renommes is not None:
            self.renommes.append(event.accessibleInterface().text(QAccessible.Text.Name))
        elif event.type() == QAccessible.Event.Alert:
            self.tout.append("! " + event.accessibleInterface().text(QAccessible.Text.Value))
        elif event.type() in _CHANGEMENTS and (vise := QApplication.focusWidget()) is not None:
            # The event's own object is not asked for: it may be one that is being made.
            if vise is not self._vise:
                return  # nobody was told of it yet
            avant, self._vu = self._vu, lire(_objet_vise(vise))
            nouveau = [texte for texte, ancien in zip(self._vu, avant, strict=False) if texte and texte != ancien]
            self.tout += ["= " + " | ".join(nouveau)] * bool(nouveau)


def _objet_vise(vise: QWidget) -> QAccessibleInterface | None:
    """Return what has the keyboard in ``vise``: itself, or of a table the row."""
    objet = QAccessible.queryAccessibleInterface(vise)
    return objet if objet is None else objet.focusChild() or objet


def lire(objet: QAccessibleInterface | None) -> Lu:
    """Say what a reader reads of what has the keyboard: its name, its value, whether it is ticked, its description."""
    if objet is None or not objet.isValid():
        return ()
    textes = [objet.text(quoi) for quoi in (QAccessible.Text.Name, QAccessible.Text.Value)]
    etat = objet.state()
    coche = ("coché" if etat.checked else "non coché") if etat.checkable else ""
    return (*textes, coche, objet.text(QAccessible.Text.Description))


def _activer(actif: bool) -> None:
    """Tell Qt whether a reader is there: off screen, no system does."""
    qt = ctypes.CDLL("libQt6Gui.so.6")
    integration = (
        qt._ZNK20QPlatformIntegration13accessibilityEv
    )  # QPlatformIntegration::accessibility, asks nothing of it
    integration.restype, integration.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
    activer = qt._ZN22QPlatformAccessibility9setActiveEb
    activer.restype, activer.argtypes = None, [ctypes.c_void_p, ctypes.c_bool]
    activer(integration(None), actif)


def _donner(fonction: Callable[[int], None] | None) -> object:
    """Have Qt give its events to ``fonction``; the result must live as long."""
    poser = ctypes.CDLL("libQt6Gui.so.6")._ZN11QAccessible20installUpdateHandlerEPFvP16QAccessibleEventE
    poser.restype, poser.argtypes = ctypes.c_void_p, [_FONCTION]
    recue = _FONCTION() if fonction is None else _FONCTION(fonction)
    poser(recue)
    return recue


@contextmanager
def ecouter() -> Iterator[LecteurEcran]:
    """Listen to all that the program says aloud; each sentence must be well formed."""
    lecteur = LecteurEcran()
    gardee = _donner(lecteur.noter)
    _activer(True)
    try:
        yield lecteur
    finally:
        _activer(False)
        _donner(None)
        del gardee
