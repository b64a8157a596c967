"""Less movement where the system asks for it."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from ui.socle.mouvement import mouvement_reduit, reponse_lue

QtDBus = pytest.importorskip("PySide6.QtDBus")


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
    assert mouvement_reduit() is False


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
    assert mouvement_reduit() is reduit
    assert objc.objc_msgSend.restype is ctypes.c_bool


@pytest.mark.parametrize(
    ("reponses", "reduit", "demandees"),
    [
        ({"enable-animations": False}, True, 1),
        ({"enable-animations": True, "reduced-motion": 1}, True, 2),
        ({"enable-animations": True, "reduced-motion": 0}, False, 2),
        ({"reduced-motion": 1}, True, 2),
        ({}, False, 2),
    ],
)
def test_sous_linux_le_portail_est_lu(
    monkeypatch: pytest.MonkeyPatch, reponses: dict[str, object], reduit: bool, demandees: int
) -> None:
    posees: list[str] = []

    def repondre(question: Any, *_: object) -> Any:
        posees.append(question.arguments()[1])
        if posees[-1] in reponses:
            return SimpleNamespace(arguments=lambda: [emballe(reponses[posees[-1]], 2)], errorName=lambda: "")
        return SimpleNamespace(arguments=lambda: ["inconnu"], errorName=lambda: "org.freedesktop.portal.Error.NotFound")

    bus = SimpleNamespace(isConnected=lambda: True, call=repondre)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(QtDBus.QDBusConnection, "sessionBus", lambda: bus)
    assert mouvement_reduit() is reduit
    assert len(posees) == demandees


def test_un_portail_qui_ne_repond_pas_n_est_attendu_qu_une_fois(monkeypatch: pytest.MonkeyPatch) -> None:
    posees: list[object] = []
    muet = SimpleNamespace(arguments=list, errorName=lambda: "org.freedesktop.DBus.Error.NoReply")

    def se_taire(*question: object) -> Any:
        posees.append(question)
        return muet

    bus = SimpleNamespace(isConnected=lambda: True, call=se_taire)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(QtDBus.QDBusConnection, "sessionBus", lambda: bus)
    assert mouvement_reduit() is False
    assert len(posees) == 1
