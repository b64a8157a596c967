"""What is to be said of a game that was read, in a box that stays until it is read."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ui.socle.chargeur import trouver


def test_un_resultat_que_le_plateau_dement_se_dit(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    """The file says that White won 46 to 18 a game in which no white disc is left; the board has the last word."""
    chemin = tmp_path / "a.sgf"
    chemin.write_text("(;GM[2]RE[W+28];B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5])")
    fenetre.salles.documents.ouvrir([chemin])
    qtbot.waitUntil(lambda: not fenetre.salles.documents.lecteur.occupe)
    boite = trouver(fenetre, QMessageBox, "boite_remarques")
    assert boite.text() == "Résultat noté 18-46, mais le plateau de la fin dit 64-0 : c'est lui qui est suivi"
    boite.accept()
    assert trouver(fenetre, QLabel, "trait").text() == "Noir gagne 64 à 0"
    assert [trouver(fenetre, QLabel, f"score_{camp}").text() for camp in ("noir", "blanc")] == ["13", "0"]
