from __future__ import annotations

import random

import pytest

from ecosysteme.atelier.epreuve.processus import Sortie
from tests.tailles import taille
from ui.atelier import epreuve_fenetre
from ui.atelier.epreuve_fenetre import EPREUVE, etiquettes


def test_des_parties_aux_noms_hostiles_s_ouvrent_sans_rien_changer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(epreuve_fenetre, "PARTIES", taille(2, 8))
    assert next(EPREUVE.tirer(random.Random(3))) == ""


def test_une_fenetre_qui_se_fige_est_vue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(epreuve_fenetre, "essayer_module", lambda *_: Sortie(-9, "ne finit pas : "))
    assert "ne finit pas" in next(etiquettes(random.Random(1)))
