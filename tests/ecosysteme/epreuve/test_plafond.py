from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from ecosysteme.epreuve import plafond
from ecosysteme.epreuve.plafond import lire_borne
from ecosysteme.epreuve.processus import essayer_module


def test_un_lecteur_a_sa_propre_memoire(tmp_path: Path) -> None:
    fichier = tmp_path / "partie.txt"
    fichier.write_text("f5d6c3")
    sortie = essayer_module("ecosysteme.epreuve.plafond", ("transcription", str(fichier)))
    assert (sortie.code, sortie.erreurs) == (0, "")


def lever(faute: Exception) -> Callable[[bytes], NoReturn]:
    def lire(_: bytes) -> NoReturn:
        raise faute

    return lire


@pytest.mark.parametrize(("faute", "dit"), [
    (ValueError("x"), ""),
    (MemoryError(), "plus de 512 Mo"),
    (RecursionError("profond"), "RecursionError : profond"),
])  # fmt: skip
def test_ce_qui_est_une_faute(faute: Exception, dit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plafond, "borner", lambda _: None)  # or these tests would have to live with it
    monkeypatch.setattr(plafond, "lecteurs", lambda: {"x": (b"", lever(faute))})
    fichier = tmp_path / "entree"
    fichier.touch()
    assert lire_borne("x", fichier) == dit
