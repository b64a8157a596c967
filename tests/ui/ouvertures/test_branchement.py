"""The window reads the names, and says what of the user's could not be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ecosysteme.ouvertures.fichier_noms import VARIABLE
from ecosysteme.ouvertures.noms import noms
from ui.ouvertures.branchement import BranchementOuvertures
from ui.socle.langue import Langue
from ui.socle.messages import Messages
from ui.socle.taches import Taches
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def fichier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The user's own names, not written yet."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "ouvertures.csv"))
    noms.cache_clear()
    yield tmp_path / "ouvertures.csv"
    noms.cache_clear()


@pytest.fixture
def taches(qtbot: QtBot, coquille: FenetreDessinee) -> Iterator[Taches]:
    taches = Taches(coquille)
    yield taches
    taches.fermer()


@pytest.mark.parametrize(
    ("nom", "attendu"),
    [("fr", "Vos noms d'ouvertures : {} : ligne 2 : 'z9'"), ("en", "Your opening names: {}: line 2: 'z9'")],
)
def test_une_faute_se_dit_dans_la_langue(
    qtbot: QtBot,
    coquille: FenetreDessinee,
    messages: Messages,
    langue: Langue,
    taches: Taches,
    fichier: Path,
    nom: str,
    attendu: str,
) -> None:
    langue.choisir(nom)
    fichier.write_text("f5d6;Mienne\nz9;<b>Faux</b>", "utf-8")
    salle = BranchementOuvertures(coquille, messages, taches)
    barre = coquille.widgets.barre_etat
    qtbot.waitUntil(lambda: barre.currentMessage().startswith(attendu.format(fichier)))
    salle.fermer()
    trouvee = noms().de(bytes((37, 43)), "fr")
    assert trouvee is not None
    assert trouvee.texte == "Mienne"


def test_sans_faute_rien_ne_se_dit(
    qtbot: QtBot, coquille: FenetreDessinee, messages: Messages, taches: Taches, fichier: Path
) -> None:
    salle = BranchementOuvertures(coquille, messages, taches)
    qtbot.waitUntil(lambda: not taches.occupe)
    assert coquille.widgets.barre_etat.currentMessage() == ""
    assert noms.cache_info().currsize == 1
    salle.fermer()
