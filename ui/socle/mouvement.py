"""Whether the system asks that little should move on the screen. Qt does not tell, so each system is asked its way.

On Windows, a parameter of the system; on macOS, its own toolkit, which Qt has loaded; on Linux, the portal of the
desktop, and nobody where PySide6 comes without D-Bus.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

_CLIENTAREAANIMATION: Final = 0x1042  # SPI_GETCLIENTAREAANIMATION
_OBJC: Final = "/usr/lib/libobjc.dylib"
_PORTAIL: Final = "org.freedesktop.portal.Desktop"
_CHEMIN: Final = "/org/freedesktop/portal/desktop"
_REGLAGES: Final = "org.freedesktop.portal.Settings"
# What is read there, and what it is where movement is unwanted: the setting of GNOME, then that of all desktops.
_QUESTIONS: Final = (
    ("org.gnome.desktop.interface", "enable-animations", False),
    ("org.freedesktop.appearance", "reduced-motion", 1),
)


def ecouter_mouvement(parent: QObject, reduire: Callable[[], object]) -> None:
    """Call ``reduire`` if the user asked the system for less movement: at once, or when the desktop has answered.

    Never where that cannot be known, nor once ``parent`` is gone.
    """
    if sys.platform.startswith("linux"):
        _demander_portail(parent, reduire)
    elif (sys.platform == "win32" and _reduit_windows()) or (sys.platform == "darwin" and _reduit_macos()):
        reduire()


def _reduit_windows() -> bool:
    animees = ctypes.c_int(1)
    windll = getattr(ctypes, "WinDLL")("user32")  # noqa: B009 – which ctypes has there alone
    lu = windll.SystemParametersInfoW(_CLIENTAREAANIMATION, 0, ctypes.byref(animees), 0)
    return bool(lu) and not animees.value


def _reduit_macos() -> bool:
    """Ask AppKit's workspace, by the C functions under Objective-C; a message to what does not exist answers nothing.

    Written from the documentation and not tried on a Mac: its test runs it against a system that is made up.
    """
    try:
        objc = ctypes.CDLL(_OBJC)
    except OSError:
        return False
    for nom in ("objc_getClass", "sel_registerName"):
        fonction = getattr(objc, nom)
        fonction.argtypes, fonction.restype = [ctypes.c_char_p], ctypes.c_void_p
    envoyer = objc.objc_msgSend
    envoyer.argtypes, envoyer.restype = [ctypes.c_void_p, ctypes.c_void_p], ctypes.c_void_p
    espace = envoyer(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    envoyer.restype = ctypes.c_bool
    return bool(envoyer(espace, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))


def _demander_portail(parent: QObject, reduire: Callable[[], object]) -> None:
    """Ask and go on: a portal that hangs would hold the window for as long as somebody waits."""
    try:
        # Here: no other system needs it.
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCall, QDBusPendingCallWatcher
    except ImportError:
        return
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return

    def lire(appel: QDBusPendingCall, reduit: object) -> None:
        if reponse_lue(appel.reply().arguments()) == reduit:
            reduire()

    for espace, cle, reduit in _QUESTIONS:
        question = QDBusMessage.createMethodCall(_PORTAIL, _CHEMIN, _REGLAGES, "Read")
        question.setArguments([espace, cle])
        question.setAutoStartService(False)  # a desktop without a portal is not made to start one
        appel = bus.asyncCall(question)
        guet = QDBusPendingCallWatcher(appel, parent)
        guet.finished.connect(lambda _, appel=appel, reduit=reduit: lire(appel, reduit))


def reponse_lue(arguments: list[object]) -> object:
    """Take the answer of the portal out of the variants around it; ``None`` when it did not answer.

    >>> reponse_lue([False]), reponse_lue([])
    (False, None)
    """
    valeur: object = arguments[0] if arguments else None
    while hasattr(valeur, "variant"):
        valeur = valeur.variant()
    return valeur
