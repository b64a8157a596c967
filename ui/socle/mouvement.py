"""Whether the system asks that little should move on the screen. Qt does not tell, so each system is asked its way.

On Windows, a parameter of the system; on macOS, its own toolkit, which Qt has loaded; on Linux, the portal of the
desktop, and nobody where PySide6 comes without D-Bus.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

_CLIENTAREAANIMATION: Final = 0x1042  # SPI_GETCLIENTAREAANIMATION
_PATIENCE: Final = 200  # ms that the portal has to answer; a running one needs a few
_OBJC: Final = "/usr/lib/libobjc.dylib"
_PORTAIL: Final = "org.freedesktop.portal.Desktop"
_CHEMIN: Final = "/org/freedesktop/portal/desktop"
_REGLAGES: Final = "org.freedesktop.portal.Settings"
# What is read there, and what it is where movement is unwanted: the setting of GNOME, then that of all desktops.
_QUESTIONS: Final = (
    ("org.gnome.desktop.interface", "enable-animations", False),
    ("org.freedesktop.appearance", "reduced-motion", 1),
)


def mouvement_reduit() -> bool:
    """Whether the user asked the system for less movement; ``False`` wherever that cannot be known."""
    if sys.platform == "win32":
        animees = ctypes.c_int(1)
        lu = ctypes.WinDLL("user32").SystemParametersInfoW(_CLIENTAREAANIMATION, 0, ctypes.byref(animees), 0)
        return bool(lu) and not animees.value
    if sys.platform == "darwin":
        return _reduit_macos()
    return _reduit_portail() if sys.platform.startswith("linux") else False


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


def _reduit_portail() -> bool:
    try:
        from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage  # here: no other system needs it
    except ImportError:
        return False
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    for espace, cle, reduit in _QUESTIONS:
        question = QDBusMessage.createMethodCall(_PORTAIL, _CHEMIN, _REGLAGES, "Read")
        question.setArguments([espace, cle])
        question.setAutoStartService(False)  # a desktop without a portal is not made to start one
        reponse = bus.call(question, QDBus.CallMode.Block, _PATIENCE)
        if reponse_lue(reponse.arguments()) == reduit:
            return True
        if reponse.errorName().endswith("NoReply"):  # it hangs: nobody waits for it twice
            return False
    return False


def reponse_lue(arguments: list[object]) -> object:
    """Take the answer of the portal out of the variants around it; ``None`` when it did not answer.

    >>> reponse_lue([False]), reponse_lue([])
    (False, None)
    """
    valeur: object = arguments[0] if arguments else None
    while hasattr(valeur, "variant"):
        valeur = valeur.variant()
    return valeur
