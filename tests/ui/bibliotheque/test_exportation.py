"""The games of a question, written and read back."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.filtres import FiltreDeParties
from ecosysteme.formats.reconnaitre import reconnaitre_fichier
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement
from tests.ui.bibliotheque.livres import TIGRE, remplir
from tests.ui.bibliotheque.test_question import jouer
from ui.bibliotheque.exportation import exporter
from ui.bibliotheque.question import QuestionALaBibliotheque


@pytest.fixture
def question() -> QuestionALaBibliotheque:
    return QuestionALaBibliotheque.de(jouer(TIGRE), FiltreDeParties(depuis=1995), interversions=False)


@pytest.mark.parametrize("suffixe", [".pgn", ".sgf", ".txt", ".ggf"])
def test_elles_se_relisent(
    tmp_path: Path, question: QuestionALaBibliotheque, suffixe: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.bibliotheque.question.PAGE", 3)
    bibliotheque, chemin = Bibliotheque(remplir(tmp_path / "b")), tmp_path / f"parties{suffixe}"
    assert exporter(bibliotheque, question, chemin, Event()) == 7
    lues = reconnaitre_fichier(chemin, chemin.read_bytes()).enregistrements
    assert [lue.nb_coups for lue in lues] == [6, 7, 7, 7, 7, 7, 7]


def test_nos_joueurs_y_ont_leurs_noms(tmp_path: Path) -> None:
    niveau = "ia_moteur:niveau=14,temps=1.0"
    bibliotheque = Bibliotheque(bibliotheque_de(tmp_path / "b", [enregistrement(TIGRE, "humain", niveau)]))
    demande = QuestionALaBibliotheque.de(jouer(""), FiltreDeParties(programmes=True), interversions=True)
    assert exporter(bibliotheque, demande, tmp_path / "parties.pgn", Event()) == 1
    assert '[Black "Humain"]\n[White "Moteur (14)"]' in (tmp_path / "parties.pgn").read_text("utf-8")


def test_interrompu_rien_n_est_ecrit(tmp_path: Path, question: QuestionALaBibliotheque) -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        exporter(Bibliotheque(remplir(tmp_path / "b")), question, tmp_path / "parties.pgn", arret)
    assert not (tmp_path / "parties.pgn").exists()
