"""Whether the system asks that little should move on the screen. Qt does not tell, so each system is asked its way.

On Windows, a parameter of the system; on Linux, the setting of GNOME, through the portal of the desktop, and not even
that where PySide6 comes without D-Bus. macOS only tells its own toolkit: there, the answer is that nothing was asked.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

_CLIENTAREAANIMATION: Final = 0x1042  # SPI_GETCLIENTAREAANIMATION
_PATIENCE: Final = 200  # ms that the portal has to answer; a running one needs a few
_PORTAIL: Final = "org.freedesktop.portal.Desktop"
_CHEMIN: Final = "/org/freedesktop/portal/desktop"
_REGLAGES: Final = "org.freedesktop.portal.Settings"


def mouvement_reduit() -> bool:
    """Whether the user asked the system for less movement; ``False`` wherever that cannot be known."""
    if sys.platform == "win32":
        animees = ctypes.c_int(1)
        lu = ctypes.WinDLL("user32").SystemParametersInfoW(_CLIENTAREAANIMATION, 0, ctypes.byref(animees), 0)
        return bool(lu) and not animees.value
    return _reduit_portail() if sys.platform.startswith("linux") else False


def _reduit_portail() -> bool:
    try:
        from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage  # here: no other system needs it
    except ImportError:
        return False
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    question = QDBusMessage.createMethodCall(_PORTAIL, _CHEMIN, _REGLAGES, "Read")
    question.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    question.setAutoStartService(False)  # a desktop without a portal is not made to start one
    reponse = bus.call(question, QDBus.CallMode.Block, _PATIENCE)
    return animations_lues(reponse.arguments()) is False


def animations_lues(arguments: list[object]) -> object:
    """Take the answer of the portal out of the variants around it; ``None`` when it did not answer.

    >>> animations_lues([False]), animations_lues([])
    (False, None)
    """
    valeur: object = arguments[0] if arguments else None
    while hasattr(valeur, "variant"):
        valeur = valeur.variant()
    return valeur
