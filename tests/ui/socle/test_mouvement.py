"""Less movement where the system asks for it."""

from __future__ import annotations

import sys

import pytest

from ui.socle.mouvement import animations_lues, mouvement_reduit

QtDBus = pytest.importorskip("PySide6.QtDBus")


def emballe(valeur: object, fois: int) -> object:
    """Put ``valeur`` in as many variants: ``Read`` of the portal answers with two, ``ReadOne`` with one."""
    for _ in range(fois):
        variant = QtDBus.QDBusVariant()
        variant.setVariant(valeur)
        valeur = variant
    return valeur


@pytest.mark.parametrize("fois", [0, 1, 2])
@pytest.mark.parametrize("valeur", [False, True])
def test_la_reponse_du_portail_sort_de_ses_emballages(valeur: bool, fois: int) -> None:
    assert animations_lues([emballe(valeur, fois)]) is valeur


def test_sans_portail_rien_n_est_demande(monkeypatch: pytest.MonkeyPatch) -> None:
    assert animations_lues([]) is None
    monkeypatch.setattr(sys, "platform", "darwin")
    assert mouvement_reduit() is False
