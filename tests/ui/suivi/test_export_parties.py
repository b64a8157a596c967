"""The games of a series, out of the window."""

from __future__ import annotations

import csv
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton, QTableWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.fenetre import PATIENCE, choisir, cocher, message, presser
from tests.jugees import FINIE, partie_jugee
from ui.jeux.chances import suite_des_chances
from ui.socle.chargeur import trouver


def test_toutes_les_parties_d_une_serie_sortent(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_alea")
    choisir(fenetre, "ouvertures", "hasard")
    debut = datetime.now(UTC).replace(microsecond=0)
    fenetre.widgets.nombre_parties.setValue(4)
    fenetre.widgets.cadence.setValue(0)
    presser(qtbot, fenetre, "demarrer")
    table = trouver(fenetre, QTableWidget, "parties_jouees")
    qtbot.waitUntil(lambda: table.rowCount() == 4, timeout=PATIENCE)
    assert "hasard:8" in table.model().index(0, 1).data(Qt.ItemDataRole.ToolTipRole), "l'ouverture se lit dans la liste"
    resultat = fenetre.situation.serie.bilans[0].resultat
    for suffixe in (".sgf", ".ggf", ".pgn", ".csv"):
        texte = exporter(qtbot, fenetre, tmp_path / f"parties{suffixe}")
        noirs, points = lire_tableur(fenetre, texte, debut) if suffixe == ".csv" else lire_parties(texte, suffixe)
        assert noirs == ["Max", "Aléatoire"] * 2, "comme la fenêtre les nomme"
        gagnes = [point if noir == "Max" else 1 - point for point, noir in zip(points, noirs, strict=True)]
        assert sum(gagnes) == resultat.points, suffixe


def exporter(qtbot: QtBot, fenetre: ApplicationIHM, fichier: Path) -> str:
    fenetre.revue.export.exporter(fichier)
    qtbot.waitUntil(lambda: fichier.name in message(fenetre), timeout=PATIENCE)
    return fichier.read_text(encoding="utf-8")


def lire_tableur(fenetre: ApplicationIHM, texte: str, debut: datetime) -> tuple[list[str], list[float]]:
    """Return who had Black and what Black scored, of rows that say as well how and when they were played."""
    rangees = [ligne.split(",") for ligne in texte.splitlines()[1:]]
    lignes = list(csv.DictReader(texte.splitlines()))
    ouvertures = fenetre.situation.serie.ouvertures
    assert ouvertures is not None
    assert {ligne["graine"] for ligne in lignes} == {str(ouvertures.graine)}, "elle redonne la série"
    fins = [datetime.fromisoformat(ligne["quand"]) for ligne in lignes]
    assert fins == sorted(fins)
    assert all(debut <= fin <= datetime.now(UTC) for fin in fins), "l'heure, pas seulement le jour"
    assert [len(rangee[6]) for rangee in rangees] == [16] * 4
    dits = [ligne["specification_premier"] for ligne in lignes]
    assert dits == ["ia_max", "ia_alea"] * 2, "et comme la ligne de commande"
    return [rangee[1] for rangee in rangees], [float(rangee[3]) for rangee in rangees]


def lire_parties(texte: str, suffixe: str) -> tuple[list[str], list[float]]:
    """Return the same of games, which say their opening where the format has room for it."""
    lues = reconnaitre(texte).enregistrements
    assert suffixe == ".pgn" or all("hasard:8" in lue.entete.commentaire for lue in lues)
    ecarts = [lue.ecart() or 0 for lue in lues]
    assert [lue.entete.ronde for lue in lues] == ["1", "2", "3", "4"]
    assert {lue.entete.evenement for lue in lues} == {"Série 1, Othello : Max – Aléatoire"}, "le titre de la liste"
    return [str(lue.entete.noir) for lue in lues], [0.5 if not ecart else float(ecart > 0) for ecart in ecarts]


def test_un_suffixe_inconnu_dit_lesquels_sont_attendus(fenetre: ApplicationIHM, qtbot: QtBot, tmp_path: Path) -> None:
    fenetre.revue.noter(partie_jugee({}, FINIE), 1, ("ia_max", "ia_min"))
    fenetre.revue.export.exporter(tmp_path / "parties.doc")
    qtbot.waitUntil(lambda: ".doc" in message(fenetre), timeout=PATIENCE)
    assert all(attendu in message(fenetre) for attendu in (".sgf", ".pgn", ".txt", ".csv"))
    assert not list(tmp_path.glob("parties*"))


def test_une_partie_d_avant_la_serie_n_y_est_pas(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    for rang in range(3):
        fenetre.revue.noter(partie_jugee({}, FINIE), rang, ("ia_max", "ia_min"))
    trouver(fenetre, QPushButton, "bouton_exporter_parties").click()
    boite = trouver(fenetre, QFileDialog, "boite_exporter_parties")
    assert boite.windowTitle().endswith(" : 2")
    boite.reject()
    fichier = tmp_path / "parties.csv"
    fenetre.revue.export.exporter(fichier)
    qtbot.waitUntil(lambda: fichier.name in message(fenetre), timeout=PATIENCE)
    assert message(fenetre).endswith(" : 2 ; d'avant la série, laissées : 1")
    with fichier.open(encoding="utf-8", newline="") as texte:
        assert [rangee["partie"] for rangee in csv.DictReader(texte)] == ["1", "2"]


@pytest.mark.qt_log_ignore("This plugin does not support")  # off screen, a menu can grab nothing
def test_une_serie_seule_s_ecrit_quand_il_y_en_a_plusieurs(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    for serie, nombre in ((1, 3), (2, 2)):
        for rang in range(1, nombre + 1):
            fenetre.revue.noter(partie_jugee({}, FINIE), rang, ("ia_max", "ia_min"), serie=serie)
    trouver(fenetre, QPushButton, "bouton_exporter_parties").click()
    menu = trouver(fenetre, QMenu, "menu_series")
    toutes, seconde, premiere = menu.actions()
    assert [toutes.text(), premiere.text()] == ["Toutes les séries…", "Série 1, Othello : Max – Min…"]
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(seconde).center())
    boite = trouver(fenetre, QFileDialog, "boite_exporter_parties")
    boite.setDirectory(str(tmp_path))
    boite.selectNameFilter(next(filtre for filtre in boite.nameFilters() if ".csv" in filtre))
    boite.selectFile(str(tmp_path / "seconde.csv"))
    boite.accept()
    qtbot.waitUntil(lambda: "seconde.csv" in message(fenetre), timeout=PATIENCE)
    with (tmp_path / "seconde.csv").open(encoding="utf-8", newline="") as texte:
        assert [rangee["partie"] for rangee in csv.DictReader(texte)] == ["1", "2"]


@pytest.mark.parametrize(("langue", "quoi"), [("fr", "Parties"), ("en", "Games")])
def test_le_nom_propose_dit_quoi_de_qui_et_quand(fenetre: ApplicationIHM, langue: str, quoi: str) -> None:
    fenetre.preferences.choisir_langue(langue)
    for rang in (1, 2):
        fenetre.revue.noter(partie_jugee({}, FINIE), rang, ("ia_max", "ia_min"))
    trouver(fenetre, QPushButton, "bouton_exporter_parties").click()
    boite = trouver(fenetre, QFileDialog, "boite_exporter_parties")
    jour = date.today().isoformat()
    assert [Path(choisi).name for choisi in boite.selectedFiles()] == [f"{quoi} - Max - Min - {jour}.sgf"]
    boite.reject()


def test_sans_partie_finie_rien_n_est_demande(fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QPushButton, "bouton_exporter_parties").click()
    assert fenetre.findChild(QFileDialog, "boite_exporter_parties") is None
    assert message(fenetre)


def test_ce_qui_fut_juge_apres_la_fin_sort_aussi(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    partie = partie_jugee({}, FINIE)
    fenetre.revue.noter(partie, 1, ("ia_max", "ia_min"))
    for numero, valeur in enumerate((0.0, 0.0, 20.0, 18.0), start=1):
        partie.noter(numero, Evaluation(valeur, juge=Juge("othellier", 30_000)))  # of e6, f4, e3, f6
    fichier = tmp_path / "parties.csv"
    fenetre.revue.export.exporter(fichier)
    qtbot.waitUntil(lambda: fichier.name in message(fenetre), timeout=PATIENCE)
    with fichier.open(encoding="utf-8", newline="") as texte:
        [rangee] = csv.DictReader(texte)
    suite = suite_des_chances(partie)
    assert suite is not None
    pire = max(suite.basculements, key=lambda un: un.ampleur)
    assert rangee["basculement"] == "e3"
    assert rangee["ampleur"] == f"{pire.chute:.3f}", "autant que le bouton de ce coup"
