"""An import from the window: told, given up without a trace, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.importation import BilanImport
from tests.ecosysteme.bibliotheque.fabrique import au_hasard, fichier_pgn
from ui.bibliotheque.imports import ImportEnCours


@pytest.fixture
def imports(tmp_path: Path, parent: QObject) -> Iterator[ImportEnCours]:
    imports = ImportEnCours(parent, tmp_path / "bibliotheque")
    yield imports
    imports.fermer()


@pytest.fixture
def fichier(tmp_path: Path) -> Path:
    return fichier_pgn(tmp_path / "parties.pgn", au_hasard(1, 8)[1])


def test_il_dit_ce_qu_il_lit_et_ce_qu_il_a_fait(qtbot: QtBot, imports: ImportEnCours, fichier: Path) -> None:
    with qtbot.waitSignals([imports.avance, imports.fini]):
        assert imports.lancer([fichier])
        assert imports.en_cours
        assert not imports.lancer([fichier]), "un seul à la fois"
    assert not imports.en_cours
    assert len(Bibliotheque(fichier.parent / "bibliotheque")) == 8
    with qtbot.waitSignal(imports.fini) as fini:
        imports.lancer([fichier])
    bilan = fini.args[0]
    assert isinstance(bilan, BilanImport)
    assert bilan.connues == ("parties.pgn",), "rien de nouveau"


def test_abandonne_il_ne_laisse_rien(qtbot: QtBot, imports: ImportEnCours, fichier: Path) -> None:
    with qtbot.waitSignal(imports.fini) as fini:
        imports.lancer([fichier])
        imports.annuler()
    assert fini.args == [None]
    assert len(Bibliotheque(fichier.parent / "bibliotheque")) == 0


def test_ce_qui_ne_se_lit_pas_est_dit(qtbot: QtBot, imports: ImportEnCours, tmp_path: Path) -> None:
    with qtbot.waitSignal(imports.manque) as manque:
        imports.lancer([tmp_path / "absent.wtb"])
    assert "absent.wtb" in str(manque.args[0])
