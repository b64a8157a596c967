"""The file box: it gives what was chosen, completes a name, and opens where it was left."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ui.socle.chargeur import trouver
from ui.socle.fichiers import demander_enregistrement, demander_ouverture, nom_de_fichier


def valider(qtbot: QtBot, boite: QFileDialog, nom: str) -> None:
    """Type a name and accept, as a user does."""
    trouver(boite, QLineEdit, "fileNameEdit").setText(nom)  # typed, it would open a list of names
    boutons = trouver(boite, QDialogButtonBox, "buttonBox")
    accepter = next(bouton for bouton in boutons.buttons() if boutons.buttonRole(bouton) == ACCEPTER)
    qtbot.waitUntil(accepter.isEnabled)
    accepter.click()


ACCEPTER = QDialogButtonBox.ButtonRole.AcceptRole


def enregistrer(
    page: QWidget, recus: list[Path], depart: Path, *, complete: bool = False, neuf: bool = False
) -> QFileDialog:
    demander_enregistrement(
        page,
        "boite_essai",
        "Enregistrer",
        recus.append,
        depart=depart,
        suffixes={".svg": "Image", ".png": "Photo"},
        complete=complete,
        neuf=neuf,
    )
    return next(boite for boite in page.findChildren(QFileDialog, "boite_essai") if boite.isVisible())


def test_un_nom_sans_suffixe_prend_celui_du_filtre(qtbot: QtBot, page: QWidget, tmp_path: Path) -> None:
    recus: list[Path] = []
    boite = enregistrer(page, recus, tmp_path / "arbre.svg")
    assert boite.nameFilters() == ["Image (*.svg)", "Photo (*.png)"]
    assert boite.selectedFiles() == [str(tmp_path / "arbre.svg")]
    valider(qtbot, boite, "mon arbre")
    boite = enregistrer(page, recus, tmp_path / "arbre.svg")
    boite.selectNameFilter("Photo (*.png)")
    boite.filterSelected.emit("Photo (*.png)")
    valider(qtbot, boite, "mon arbre")
    assert recus == [tmp_path / "mon arbre.svg", tmp_path / "mon arbre.png"]


def test_un_suffixe_en_deux_parts_suit_le_type_choisi(qtbot: QtBot, page: QWidget, tmp_path: Path) -> None:
    recus: list[Path] = []
    suffixes = {".html": "Rapport", ".classement.csv": "Classement", ".csv": "Parties"}

    def ouvrir() -> QFileDialog:
        depart = tmp_path / "tournois.html"
        demander_enregistrement(page, "boite_essai", "Exporter", recus.append, depart=depart, suffixes=suffixes)
        return next(boite for boite in page.findChildren(QFileDialog, "boite_essai") if boite.isVisible())

    def choisir(boite: QFileDialog, rang: int) -> str:
        types = trouver(boite, QComboBox, "fileTypeCombo")
        types.setCurrentIndex(rang)
        types.activated.emit(rang)
        types.textActivated.emit(types.currentText())
        return trouver(boite, QLineEdit, "fileNameEdit").text()

    boite = ouvrir()
    noms = [choisir(boite, rang) for rang in (1, 2, 1, 0, 1)]
    csv = "tournois.classement.csv"
    assert noms == [csv, "tournois.csv", csv, "tournois.html", csv]
    valider(qtbot, boite, csv)
    for ecrit in ("ici", "ici.csv", "la.json"):
        boite = ouvrir()
        choisir(boite, 1)
        valider(qtbot, boite, ecrit)
    assert [vers.name for vers in recus] == [csv, "ici.classement.csv", "ici.classement.csv", "la.json"]
    (tmp_path / "ici.classement.csv").touch()
    boite = ouvrir()
    choisir(boite, 1)
    valider(qtbot, boite, "ici.csv")
    assert recus[-1].name == "ici.csv", "un fichier que personne n'a accepté de remplacer"


def test_un_nom_seul_revient_dans_le_dossier_de_la_derniere_fois(qtbot: QtBot, page: QWidget, tmp_path: Path) -> None:
    recus: list[Path] = []
    boite = enregistrer(page, recus, Path("arbre.svg"))
    assert Path(boite.directory().path()) == Path.home()
    valider(qtbot, boite, str(tmp_path / "ici.svg"))
    boite = enregistrer(page, recus, Path("arbre.svg"))
    assert boite.selectedFiles() == [str(tmp_path / "arbre.svg")]
    boite.reject()
    assert recus == [tmp_path / "ici.svg"], "annuler n'appelle personne"


def test_completer_un_fichier_ne_demande_pas_s_il_faut_le_remplacer(
    qtbot: QtBot, page: QWidget, tmp_path: Path
) -> None:
    recus: list[Path] = []
    (tmp_path / "deja.svg").touch()
    boite = enregistrer(page, recus, tmp_path / "deja.svg", complete=True)
    assert boite.testOption(QFileDialog.Option.DontConfirmOverwrite)
    valider(qtbot, boite, "deja")
    assert recus == [tmp_path / "deja.svg"]
    assert not enregistrer(page, recus, tmp_path / "deja.svg").testOption(QFileDialog.Option.DontConfirmOverwrite)


def test_ouvrir_n_accepte_que_ce_qui_est_la(qtbot: QtBot, page: QWidget, tmp_path: Path) -> None:
    recus: list[Path] = []
    (tmp_path / "partie.txt").touch()
    demander_ouverture(
        page, "boite_ouvrir", "Ouvrir", recus.append, depart=tmp_path / "partie.txt", filtres=("Texte (*.txt)",)
    )
    boite = trouver(page, QFileDialog, "boite_ouvrir")
    assert boite.fileMode() == QFileDialog.FileMode.ExistingFile
    valider(qtbot, boite, "partie.txt")
    assert recus == [tmp_path / "partie.txt"]


def test_un_dossier_propose_est_celui_ou_l_on_cherche(page: QWidget, tmp_path: Path) -> None:
    demander_ouverture(page, "boite_dossier", "Ouvrir", print, depart=tmp_path)
    boite = next(boite for boite in page.findChildren(QFileDialog, "boite_dossier") if boite.isVisible())
    assert Path(boite.directory().absolutePath()) == tmp_path
    assert trouver(boite, QLineEdit, "fileNameEdit").text() == ""
    boite.reject()


@pytest.mark.parametrize(
    ("dits", "nom"),
    [
        (("L'arbre – Alice", "  ", "les_coins"), "L'arbre - Alice - les_coins"),
        (('a/b\\c:d*e?"<>|', "Bob", "2019-05-04"), "a b c d e - Bob - 2019-05-04"),
        (("x" * 200, "..", "Bob"), f"{'x' * 70} - Bob"),
        (("黒" * 200, "Bob\u202egds.exe"), f"{'黒' * 23} - Bob gds.exe"),
        ((" Zoé/B. ",), "Zoé B"),
        (("", ".."), "Sans nom"),
    ],
)
def test_un_nom_propose_convient_a_tous_les_systemes(dits: tuple[str, ...], nom: str) -> None:
    assert nom_de_fichier(".pdf", *dits) == Path(f"{nom}.pdf")


def test_ce_qui_est_neuf_se_propose_sous_un_nom_qu_aucun_fichier_n_a(
    qtbot: QtBot, page: QWidget, tmp_path: Path
) -> None:
    recus: list[Path] = []
    for deja in ("arbre.svg", "arbre 2.svg"):
        (tmp_path / deja).touch()
    for neuf, nom in ((True, "arbre 3.svg"), (False, "arbre.svg")):
        boite = enregistrer(page, recus, tmp_path / "arbre.svg", neuf=neuf)
        assert boite.selectedFiles() == [str(tmp_path / nom)]
        boite.reject()
