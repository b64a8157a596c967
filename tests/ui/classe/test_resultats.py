"""The table of a folder, and what could not be read; exported as it is shown."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.classe.copie import ReponseEleve, enregistrer_copie
from ecosysteme.classe.tableau import LigneDeClasse, TableauDeClasse
from tests.ecosysteme.classe.exemples import copie_de_test
from tests.ui.lecture import ligne
from ui.classe.resultats import DialogueResultats, ModeleResultats
from ui.socle.chargeur import trouver
from ui.socle.taches import Taches


@pytest.fixture
def dossier(tmp_path: Path) -> Path:
    for nom in ("Zoé", "Adam"):
        enregistrer_copie(tmp_path / f"{nom}.copie", copie_de_test(nom))
    (tmp_path / "photo.png").write_bytes(b"\x89PNG")
    return tmp_path


@pytest.fixture
def dialogue(qtbot: QtBot, page: QWidget, taches: Taches, dossier: Path) -> DialogueResultats:
    ouvert = DialogueResultats(page, taches)
    ouvert.show()
    with qtbot.waitSignal(ouvert.lu):
        ouvert.ouvrir(dossier)
    return ouvert


def test_chaque_eleve_a_sa_ligne(dialogue: DialogueResultats) -> None:
    premiere = ligne(dialogue.table, 0)
    assert premiere[:4] == ["Adam", "Les coins", "1 sur 3", "0 min 14 s"]
    assert premiere[5:] == ["✓ d3", "✗ Le bord", "Parce que", "✗ a1", "sur papier"], "what asks nothing takes no room"
    assert ligne(dialogue.table, 1)[0] == "Zoé"
    assert "2 copies de « Les coins » dans" in dialogue.resume.text().replace("\xa0", " ")
    assert dialogue.table.isColumnHidden(1), "all are of one session"
    modele = dialogue.table.model()
    titres = [modele.headerData(rang, Qt.Orientation.Horizontal) for rang in (0, 5, 6, 7)]
    tous = ["2. Le premier coup\n2 sur 2", "3. La case sûre\n0 sur 2", "4. Pourquoi"]
    assert titres == ["Élève", *tous], "numbered as in the session, and how the class answered each question"
    assert modele.index(0, 7).data(Qt.ItemDataRole.ToolTipRole) == "Parce que"
    assert dialogue.table.columnViewportPosition(5) < dialogue.table.viewport().width() * 0.7, "answers are in sight"
    assert modele.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "Adam.copie"


def test_le_nom_reste_devant_les_reponses(qtbot: QtBot, dialogue: DialogueResultats, dossier: Path) -> None:
    dialogue.resize(420, 400)
    noms, barre = dialogue.table.verticalHeader(), dialogue.table.horizontalScrollBar()
    assert barre.value() == 0
    barre.setValue(barre.maximum())
    assert barre.value() > 0
    assert noms.isVisible()
    assert noms.x() >= 0
    assert [dialogue.table.model().headerData(rang, Qt.Orientation.Vertical) for rang in range(2)] == ["Adam", "Zoé"]
    assert noms.width() > noms.fontMetrics().horizontalAdvance("Adam")
    with qtbot.waitSignal(dialogue.lu):
        dialogue.ouvrir(dossier)
    assert barre.value() == 0


def test_une_reponse_se_juge_a_la_main_et_le_dossier_le_retient(
    qtbot: QtBot, dialogue: DialogueResultats, dossier: Path
) -> None:
    copies = {chemin.name: chemin.read_bytes() for chemin in dossier.glob("*.copie")}
    juste, moitie, faux, effacer = (dialogue.boutons[nom] for nom in ("juste", "moitie", "faux", "effacer"))
    assert not juste.isEnabled(), "no answer is looked at"
    modele = dialogue.table.model()
    dialogue.table.setCurrentIndex(modele.index(0, 7))
    for bouton in (juste, faux):
        with qtbot.waitSignal(dialogue.corrige):
            qtbot.mouseClick(bouton, Qt.MouseButton.LeftButton)
    assert [modele.index(rang, 7).data() for rang in range(2)] == ["✓ Parce que", "✗ Parce que"], (
        "one pupil after another"
    )
    assert modele.headerData(7, Qt.Orientation.Horizontal).endswith("1 sur 2")
    assert ligne(dialogue.table, 0)[2] == "2 sur 4"
    assert "jugée à la main" in modele.index(0, 7).data(Qt.ItemDataRole.ToolTipRole)
    with qtbot.waitSignal(dialogue.lu):
        dialogue.ouvrir(dossier)
    assert [modele.index(rang, 7).data() for rang in range(2)] == ["✓ Parce que", "✗ Parce que"]
    assert {chemin.name: chemin.read_bytes() for chemin in dossier.glob("*.copie")} == copies, (
        "theirs stay as handed in"
    )
    dialogue.table.setCurrentIndex(modele.index(1, 7))
    with qtbot.waitSignal(dialogue.corrige):
        qtbot.mouseClick(moitie, Qt.MouseButton.LeftButton)
    assert modele.index(1, 7).data() == "½ Parce que"
    un_et_demi = QLocale().toString(1.5, "f", 1)
    assert modele.headerData(7, Qt.Orientation.Horizontal).endswith(f"{un_et_demi} sur 2")
    assert ligne(dialogue.table, 1)[2] == f"{un_et_demi} sur 4"
    with qtbot.waitSignal(dialogue.corrige):
        qtbot.mouseClick(effacer, Qt.MouseButton.LeftButton)
    assert modele.index(1, 7).data() == "Parce que"
    dialogue.table.setCurrentIndex(modele.index(1, 3))
    assert not faux.isEnabled()


def test_ce_qui_est_sur_papier_se_note_ici(qtbot: QtBot, dialogue: DialogueResultats, dossier: Path) -> None:
    modele = dialogue.table.model()
    assert modele.headerData(9, Qt.Orientation.Horizontal) == "6. Sur papier"
    dialogue.table.setCurrentIndex(modele.index(0, 9))
    with qtbot.waitSignal(dialogue.corrige):
        qtbot.mouseClick(dialogue.boutons["juste"], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(dialogue.lu):
        dialogue.ouvrir(dossier)
    assert [modele.index(rang, 9).data() for rang in range(2)] == ["✓ sur papier", "sur papier"]
    assert ligne(dialogue.table, 0)[2] == "2 sur 4"


def test_des_corrections_illisibles_sont_nommees_et_ne_se_perdent_pas(
    qtbot: QtBot, dialogue: DialogueResultats, dossier: Path
) -> None:
    (dossier / "corrections.json").write_text("{")
    with qtbot.waitSignal(dialogue.lu):
        dialogue.ouvrir(dossier)
    assert dialogue.refuses.item(0).text().startswith("corrections.json")
    dialogue.table.setCurrentIndex(dialogue.table.model().index(0, 7))
    assert not dialogue.boutons["juste"].isEnabled()


def test_une_question_sans_reponse_n_est_pas_une_erreur(qtbot: QtBot, page: QWidget, taches: Taches) -> None:
    reponses = (ReponseEleve("", False, 0.0, "Un"), ReponseEleve("a1", False, 0.0, "Deux"), ReponseEleve())
    une = replace(copie_de_test(), reponses=reponses)
    autre = replace(une, reponses=(ReponseEleve("d3", True, 0.0, "Ailleurs"),))
    modele = ModeleResultats(page)
    modele.definir(TableauDeClasse((LigneDeClasse("a.copie", une),), ()))
    assert [modele.index(0, 5 + rang).data() for rang in range(3)] == ["–", "✗ a1", "–"]
    modele.definir(TableauDeClasse((LigneDeClasse("a.copie", une), LigneDeClasse("b.copie", autre)), ()))
    titres = [modele.headerData(5 + rang, Qt.Orientation.Horizontal) for rang in range(3)]
    assert titres == ["Étape 1\n1 sur 2", "2. Deux\n0 sur 1", "Étape 3"], "two sessions that differ share no title"


def test_deux_eleves_d_un_nom_ont_leur_ligne(
    qtbot: QtBot, dialogue: DialogueResultats, dossier: Path, tmp_path: Path
) -> None:
    assert "nom" not in dialogue.resume.text()
    enregistrer_copie(dossier / "Adam autre.copie", copie_de_test("adam"))
    with qtbot.waitSignal(dialogue.lu):
        dialogue.ouvrir(dossier)
    modele = dialogue.table.model()
    fichiers = [modele.index(rang, 0).data(Qt.ItemDataRole.ToolTipRole) for rang in range(3)]
    assert fichiers == ["Adam autre.copie", "Adam.copie", "Zoé.copie"]
    assert [ligne(dialogue.table, rang)[0] for rang in range(3)] == ["adam", "Adam (2)", "Zoé"]
    assert "1 nom a plusieurs copies" in dialogue.resume.text()


def test_une_longue_reponse_se_lit_entiere(qtbot: QtBot, dialogue: DialogueResultats, dossier: Path) -> None:
    longue = "Un coin ne se retourne jamais, et tout le bord qui part de lui non plus. " * 3
    court = dialogue.table.rowHeight(0)
    copie = copie_de_test("Adam")
    reponses = tuple(replace(une, texte=longue) if rang == 3 else une for rang, une in enumerate(copie.reponses))
    enregistrer_copie(dossier / "Adam.copie", replace(copie, reponses=reponses))
    with qtbot.waitSignal(dialogue.lu):
        dialogue.ouvrir(dossier)
    assert ligne(dialogue.table, 0)[7] == longue.strip()
    assert dialogue.table.rowHeight(0) > 3 * court > 3 * dialogue.table.rowHeight(1) - 3
    assert dialogue.table.columnWidth(7) < dialogue.table.viewport().width() / 2


def test_ce_qui_n_est_pas_lu_est_nomme(dialogue: DialogueResultats) -> None:
    assert dialogue.refuses.isVisible()
    assert dialogue.refuses.item(0).text().startswith("photo.png : fichier abîmé, ou d'un autre genre")
    assert dialogue.refuses.item(0).text().endswith("attendu un fichier .copie")
    assert "2 copies" in dialogue.resume.text()
    assert "1 fichier n'est pas compté" in dialogue.resume.text()


def test_le_tableau_s_exporte(qtbot: QtBot, dialogue: DialogueResultats, tmp_path: Path) -> None:
    with qtbot.waitSignal(dialogue.exporte):
        dialogue.exporter(tmp_path / "classe.csv")
    rangees = list(csv.DictReader((tmp_path / "classe.csv").read_text("utf-8-sig").splitlines(), delimiter=";"))
    assert [rangee["Élève"] for rangee in rangees] == ["Adam", "Zoé"]
    assert "classe.csv" in dialogue.resume.text()


def test_un_dossier_absent_est_dit(qtbot: QtBot, dialogue: DialogueResultats, tmp_path: Path) -> None:
    dialogue.ouvrir(tmp_path / "absent")
    qtbot.waitUntil(lambda: "n'existe pas" in dialogue.resume.text())
    assert len(dialogue.tableau.lignes) == 2


def test_le_menu_demande_un_dossier(qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path) -> None:
    trouver(fenetre, QAction, "action_resultats_classe").trigger()
    dialogue = trouver(fenetre, DialogueResultats, "dialogue_resultats")
    assert not dialogue.boutons["exporter"].isEnabled()
    boite = trouver(dialogue, QFileDialog, "boite_dossier_classe")
    with qtbot.waitSignal(dialogue.lu):
        boite.fileSelected.emit(str(dossier))
    assert dialogue.boutons["exporter"].isEnabled()
    boite.close()
