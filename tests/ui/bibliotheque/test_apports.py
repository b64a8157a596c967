"""What comes into the library from the window, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.journal.lieu import chemin_du_journal
from tests.ecosysteme.bibliotheque.fabrique import au_hasard, fichier_pgn
from tests.ecosysteme.journal.parties import partie_jouee
from tests.fenetre import PATIENCE, refus
from tests.ui.journal.journaux import garder
from ui.bibliotheque.apports import ApportsBibliotheque
from ui.plateau.annonce import Annonce
from ui.socle.langue import Langue
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def messages(coquille: FenetreDessinee) -> Messages:
    return Messages(coquille, coquille.widgets.barre_etat, Annonce(coquille.widgets.plateau))


@pytest.fixture
def apports(
    coquille: FenetreDessinee, messages: Messages, tmp_path: Path, langue: Langue
) -> Iterator[ApportsBibliotheque]:
    apports = ApportsBibliotheque(coquille, tmp_path / "bibliotheque", messages)
    yield apports
    apports.fermer()


def message(coquille: QWidget) -> str:
    assert isinstance(coquille, FenetreDessinee)
    return coquille.widgets.barre_etat.currentMessage()


def test_ce_qui_est_venu_est_dit(
    qtbot: QtBot, coquille: FenetreDessinee, apports: ApportsBibliotheque, tmp_path: Path
) -> None:
    fichier = fichier_pgn(tmp_path / "parties.pgn", au_hasard(1, 3)[1])
    with qtbot.waitSignal(apports.change, timeout=PATIENCE):
        apports.ajouter([fichier])
    assert message(coquille) == "3 parties de plus dans la bibliothèque"
    with qtbot.waitSignal(apports.change, timeout=PATIENCE):
        apports.ajouter([fichier])
    assert message(coquille) == "Rien de nouveau"


def test_un_passage_illisible_n_est_pas_une_partie_refusee(
    qtbot: QtBot, coquille: FenetreDessinee, apports: ApportsBibliotheque, tmp_path: Path
) -> None:
    fichier = fichier_pgn(tmp_path / "parties.pgn", au_hasard(1, 3)[1])
    parties = fichier.read_text(encoding="utf-8").split("[Event")
    fichier.write_text("[Event".join([*parties, ' "abîmée"]\n\n1. z9 ?!é\x03 f44\n']), encoding="utf-8")
    with qtbot.waitSignal(apports.change, timeout=PATIENCE):
        apports.ajouter([fichier])
    assert message(coquille).endswith(" de plus dans la bibliothèque ; 2 passages illisibles")


def test_un_abandon_et_un_refus_sont_dits(
    qtbot: QtBot, coquille: FenetreDessinee, apports: ApportsBibliotheque, tmp_path: Path
) -> None:
    fichier = fichier_pgn(tmp_path / "parties.pgn", au_hasard(1, 3)[1])
    apports.ajouter([fichier])
    apports.annuler()
    qtbot.waitUntil(lambda: message(coquille).startswith("Import abandonné"), timeout=PATIENCE)
    apports.ajouter([tmp_path / "absent.pgn"])
    qtbot.waitUntil(lambda: "absent.pgn" in refus(coquille), timeout=PATIENCE)


def test_un_seul_a_la_fois(
    qtbot: QtBot, coquille: FenetreDessinee, apports: ApportsBibliotheque, tmp_path: Path
) -> None:
    fichier = fichier_pgn(tmp_path / "parties.pgn", au_hasard(1, 3)[1])
    with qtbot.waitSignal(apports.change, timeout=PATIENCE):
        apports.ajouter([fichier])
        apports.ajouter([fichier])
        assert message(coquille).startswith("Un import est en cours")


def test_le_journal_s_il_y_en_a_un(
    coquille: FenetreDessinee, apports: ApportsBibliotheque, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTHELLIER_JOURNAL", str(tmp_path / "absent.sqlite"))
    apports.ajouter_journal()
    assert message(coquille) == "Le journal n'a pas encore de partie"


def test_mettre_a_jour_ne_dit_que_du_nouveau(
    qtbot: QtBot, coquille: FenetreDessinee, apports: ApportsBibliotheque
) -> None:
    garder(chemin_du_journal(), partie_jouee())
    for dit in ("1 partie de plus dans la bibliothèque", ""):
        coquille.widgets.barre_etat.clearMessage()
        with qtbot.waitSignal(apports.a_jour, timeout=PATIENCE):
            apports.mettre_a_jour()
        assert message(coquille) == dit
