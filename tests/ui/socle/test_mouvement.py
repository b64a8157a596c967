"""Less movement where the system asks for it."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.fenetre import PATIENCE
from ui.socle.mouvement import ecouter_mouvement, reponse_lue

QtDBus = pytest.importorskip("PySide6.QtDBus")


def reduit_au_depart() -> bool:
    """Tell whether the system asks for less movement, where it answers at once."""
    reduits: list[bool] = []
    ecouter_mouvement(QObject(), lambda: reduits.append(True))
    return reduits == [True]


def emballe(valeur: object, fois: int) -> object:
    """Put ``valeur`` in as many variants: ``Read`` of the portal answers with two, ``ReadOne`` with one."""
    for _ in range(fois):
        variant = QtDBus.QDBusVariant()
        variant.setVariant(valeur)
        valeur = variant
    return valeur


@pytest.mark.parametrize("fois", [0, 1, 2])
@pytest.mark.parametrize("valeur", [False, True, 1])
def test_la_reponse_du_portail_sort_de_ses_emballages(valeur: object, fois: int) -> None:
    assert reponse_lue([emballe(valeur, fois)]) == valeur


def test_sans_portail_rien_n_est_demande(monkeypatch: pytest.MonkeyPatch) -> None:
    assert reponse_lue([]) is None
    monkeypatch.setattr(sys, "platform", "darwin")
    assert not reduit_au_depart()


class Fonction:
    """A C function that is made up: it answers by what it is called with."""

    def __init__(self, reponses: Callable[..., object]) -> None:
        self.argtypes: list[object] = []
        self.restype: object = None
        self._reponses = reponses

    def __call__(self, *arguments: object) -> object:
        assert len(arguments) == len(self.argtypes)
        return self._reponses(*arguments)


@pytest.mark.parametrize("reduit", [False, True])
def test_sur_macos_l_espace_de_travail_le_dit(monkeypatch: pytest.MonkeyPatch, reduit: bool) -> None:
    """As AppKit is documented: the class gives its workspace, the workspace says whether movement is unwanted."""
    messages = {
        ("NSWorkspace", "sharedWorkspace"): "espace",
        ("espace", "accessibilityDisplayShouldReduceMotion"): reduit,
    }
    objc = SimpleNamespace(
        objc_getClass=Fonction(lambda nom: nom.decode()),
        sel_registerName=Fonction(lambda nom: nom.decode()),
        objc_msgSend=Fonction(lambda objet, message: messages[objet, message]),
    )
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(ctypes, "CDLL", lambda _: objc)
    assert reduit_au_depart() is reduit
    assert objc.objc_msgSend.restype is ctypes.c_bool


@pytest.mark.parametrize(
    ("reponses", "reduit"),
    [
        ({"enable-animations": False}, True),
        ({"enable-animations": True, "reduced-motion": 1}, True),
        ({"enable-animations": True, "reduced-motion": 0}, False),
        ({"reduced-motion": 1}, True),
        ({}, False),
    ],
)
def test_sous_linux_le_portail_est_lu_sans_l_attendre(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, parent: QObject, reponses: dict[str, object], reduit: bool
) -> None:
    posees, reduits = list[str](), list[bool]()

    def repondre(question: Any) -> Any:
        posees.append(question.arguments()[1])
        if posees[-1] in reponses:
            reponse = question.createReply(emballe(reponses[posees[-1]], 2))
        else:
            reponse = question.createErrorReply("org.freedesktop.portal.Error.NotFound", "inconnu")
        return QtDBus.QDBusPendingCall.fromCompletedCall(reponse)

    bus = SimpleNamespace(isConnected=lambda: True, asyncCall=repondre)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(QtDBus.QDBusConnection, "sessionBus", lambda: bus)
    ecouter_mouvement(parent, lambda: reduits.append(True))
    assert reduits == [], "la réponse vient plus tard"
    assert len(posees) == 2
    guets = parent.findChildren(QtDBus.QDBusPendingCallWatcher)
    qtbot.waitUntil(lambda: all(guet.isFinished() for guet in guets), timeout=PATIENCE)
    qtbot.wait(10)
    assert bool(reduits) is reduit
