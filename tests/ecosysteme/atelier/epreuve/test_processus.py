from __future__ import annotations

import pytest

from ecosysteme.atelier.epreuve import processus
from ecosysteme.atelier.epreuve.processus import essayer


def test_une_commande_dit_comment_elle_a_fini() -> None:
    assert essayer("--version").code == 0
    sortie = essayer("commande-inconnue")
    assert sortie.code == 2
    assert "inconnue" in sortie.erreurs


def test_une_commande_sans_fin_est_tuee(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processus, "DELAI", 0.0)
    sortie = essayer("console", "--noir", "ia_alea", "--blanc", "ia_alea")
    assert sortie.code < 0
    assert sortie.erreurs.startswith("ne finit pas")
