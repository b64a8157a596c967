"""The drill in a terminal: a hint, an answer that is kept, and leaving."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.commandes.repertoire import seance
from ecosysteme.repertoire.cartes import CartesRepertoire
from ecosysteme.repertoire.depot import DepotRepertoires
from tests.ecosysteme.repertoire.fabrique import repertoire_de


def test_une_seance_au_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    dossier = tmp_path / "r"
    DepotRepertoires(dossier).ecrire(repertoire_de("f5d6c3d3c4", "f5d6c4"))
    reponses = ["a1", "?", "f5", "h8", "q"]
    monkeypatch.setattr(seance, "lire_au_terminal", lambda _: reponses.pop(0))
    lieux = ["--dossier", str(dossier), "--bibliotheque", str(tmp_path / "b")]
    assert principal(["repertoire", "seance", "Le mien", "--graine", "1", *lieux]) == 0
    texte = capsys.readouterr().out
    assert "+3 −0, 3 positions à revoir, dont 3 nouvelles" in texte
    assert reponses == []
    assert "juste, revient le" in texte
    assert "f5d6 ; encore 2 à répondre" in texte
    assert "Lignes sues : 0 sur 2." in texte
    assert len(CartesRepertoire(dossier).du_jour("Le mien").dues) == 2
