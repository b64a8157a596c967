"""A series outlives its window, and being left for another game."""

from __future__ import annotations

import csv
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QMenu, QMessageBox, QPushButton, QSlider, QSpinBox, QTableWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import PREMIER
from tests.fenetre import PATIENCE, choisir, cocher, fermer, memoire_dans, message, ouvrir, presser, statistiques
from ui.situation import Marche
from ui.socle.chargeur import trouver

Ouvrir = Callable[[Path], ApplicationIHM]


@pytest.fixture
def rouvrir(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ouvrir]:
    """Open a window on what another one remembers in a file."""
    monkeypatch.setattr("ui.socle.messages.DUREE_MESSAGE", 0)
    ouvertes: list[ApplicationIHM] = []

    def faire(fichier: Path) -> ApplicationIHM:
        ouvertes.append(ouvrir(qtbot, memoire_dans(fichier)))
        return ouvertes[-1]

    yield faire
    for fenetre in filter(isValid, ouvertes):
        fermer(fenetre)


def jouer_serie(qtbot: QtBot, fenetre: ApplicationIHM, parties: int, finies: int) -> None:
    """Stop a series of ``parties`` games, drawn openings among them, once ``finies`` are over."""
    fenetre.disposition.modes.choisir("matchs")
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    choisir(fenetre, "ouvertures", "hasard")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(parties)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    finir(qtbot, fenetre, finies, parties)


def finir(qtbot: QtBot, fenetre: ApplicationIHM, finies: int, parties: int) -> None:
    if finies < parties:
        qtbot.waitUntil(lambda: fenetre.situation.serie.jouees >= finies, timeout=PATIENCE)
        fenetre.arreter()
    qtbot.waitUntil(lambda: fenetre.situation.marche is not Marche.EN_COURS, timeout=PATIENCE)


def bouton(fenetre: ApplicationIHM) -> str:
    return trouver(fenetre, QPushButton, "bouton_demarrer").text()


def etat(fenetre: ApplicationIHM) -> object:
    """Return all that a series is, its openings and the colours of its next game included."""
    situation = fenetre.situation
    ouvertures = situation.serie.ouvertures
    qui = situation.serie.bilan(situation.serie.place(PREMIER)).nom
    return situation.serie.ecrite(), qui, ouvertures and (ouvertures.demande, ouvertures.graine)


def test_une_serie_fermee_en_route_reprend_a_la_partie_suivante(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path, rouvrir: Ouvrir
) -> None:
    jouer_serie(qtbot, fenetre, 200, 3)
    avant, faites = etat(fenetre), fenetre.situation.serie.faites
    assert fenetre.close(), "rien ne se perd, rien ne se demande"
    autre = rouvrir(fichier_memoire)
    qtbot.waitUntil(lambda: autre.situation.serie.faites == faites)
    assert etat(autre) == avant
    qtbot.waitUntil(lambda: f"partie {faites + 1} sur 200" in message(autre))
    assert bouton(autre) == "Reprendre"
    autre.widgets.plateau.case_choisie.emit((0, 0))
    assert message(autre).endswith("de jouer : Reprendre pour continuer.")
    assert autre.situation.joueurs[PREMIER].specification == avant[1]  # type: ignore[index]
    qtbot.waitUntil(lambda: [ligne[1] for ligne in statistiques(autre)] == [str(faites)] * 2)
    presser(qtbot, autre, "demarrer")
    trouver(autre, QSpinBox, "nombre_parties").setValue(faites + 2)
    finir(qtbot, autre, faites + 2, faites + 2)
    serie = autre.situation.serie
    assert (serie.faites, [bilan.parties for bilan in serie.bilans]) == (faites + 2, [faites + 2] * 2)
    assert sum(serie.bilans[0].resultat.paires) == (faites + 2) // 2


def test_une_fenetre_tuee_ne_perd_que_la_partie_en_cours(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path, tmp_path: Path, rouvrir: Ouvrir
) -> None:
    jouer_serie(qtbot, fenetre, 200, 2)
    faites, gardee = fenetre.situation.serie.faites, fichier_memoire.with_name("journal-serie.json")
    ailleurs = tmp_path / "tuee"
    ailleurs.mkdir()

    def gardees() -> int:
        (une, *_) = json.loads(gardee.read_text())["series"]
        return sum(une["serie"]["issues"])

    qtbot.waitUntil(lambda: gardee.exists() and gardees() == faites)
    qtbot.waitUntil(fichier_memoire.exists)  # the boxes are remembered within a second
    for garde in (gardee, fichier_memoire):
        shutil.copy(garde, ailleurs)
    autre = rouvrir(ailleurs / fichier_memoire.name)
    qtbot.waitUntil(lambda: autre.situation.serie.faites == faites)


def test_une_serie_finie_revient_se_prolonge_et_une_autre_peut_commencer(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path, rouvrir: Ouvrir
) -> None:
    jouer_serie(qtbot, fenetre, 2, 2)
    avant = etat(fenetre)
    assert fenetre.close()
    autre = rouvrir(fichier_memoire)
    qtbot.waitUntil(lambda: autre.situation.serie.faites == 2)
    assert (etat(autre), bouton(autre)) == (avant, "Démarrer")
    presser(qtbot, autre, "prolonger")
    finir(qtbot, autre, 12, 12)
    serie = autre.situation.serie
    assert ([bilan.parties for bilan in serie.bilans], serie.rang) == ([12, 12], (12, 12)), "dans le même compte"
    assert sum(serie.bilans[0].resultat.paires) == 6
    trouver(autre, QSpinBox, "nombre_parties").setValue(2)
    presser(qtbot, autre, "demarrer")
    finir(qtbot, autre, 2, 2)
    assert autre.situation.serie.jouees == 2, "une autre, comptée à partir de un"


def test_une_serie_quittee_pour_un_autre_jeu_se_retrouve_ici_et_a_la_prochaine_ouverture(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path, rouvrir: Ouvrir
) -> None:
    jouer_serie(qtbot, fenetre, 200, 3)
    revenir = trouver(fenetre, QAction, "action_serie_quittee")
    assert not revenir.isEnabled()
    avant = etat(fenetre)
    choisir(fenetre, "jeu", "nim")
    qtbot.waitUntil(lambda: "Revenir à la série quittée (Ctrl+Maj+F5)" in message(fenetre))
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(1)
    trouver(fenetre, QComboBox, "ouvertures").setCurrentIndex(0)
    assert revenir.isEnabled()
    revenir.trigger()
    assert etat(fenetre) == avant
    assert not revenir.isEnabled()
    assert fenetre.situation.partie.jeu.specification == "othello:taille=4"
    assert trouver(fenetre, QSpinBox, "nombre_parties").value() == 200
    choisir(fenetre, "jeu", "nim")
    assert fenetre.close()
    autre = rouvrir(fichier_memoire)
    revenir = trouver(autre, QAction, "action_serie_quittee")
    qtbot.waitUntil(revenir.isEnabled)
    assert autre.situation.serie.jouees == 0, "elle attend qu'on la demande"
    revenir.trigger()
    assert etat(autre) == avant


@pytest.mark.qt_log_ignore("This plugin does not support")  # off screen, a menu can grab nothing
def test_de_plusieurs_series_quittees_on_choisit_et_la_plus_ancienne_s_oublie(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path, rouvrir: Ouvrir, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.fenetre.garde_serie.QUITTEES", 2)
    for parties in (100, 200, 300):
        choisir(fenetre, "jeu", "othello")
        jouer_serie(qtbot, fenetre, parties, 1)
        avant = etat(fenetre)
        choisir(fenetre, "jeu", "nim")
    qtbot.waitUntil(lambda: "la plus ancienne de celles qui attendaient est oubliée" in message(fenetre))
    assert fenetre.close()
    autre = rouvrir(fichier_memoire)
    qtbot.waitUntil(lambda: "2 séries attendent" in message(autre))
    revenir = trouver(autre, QAction, "action_serie_quittee")
    revenir.trigger()
    menu = trouver(autre, QMenu, "menu_series_quittees")
    derniere, premiere = menu.actions()
    assert [choix.text().split()[-1] for choix in (derniere, premiere)] == ["300", "200"]
    assert derniere.text().startswith("Othello : M")
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(derniere).center())
    assert etat(autre) == avant
    assert revenir.isEnabled(), "l'autre attend encore"
    revenir.trigger()
    assert autre.situation.serie.nombre == 200, "seule, elle revient sans qu'on choisisse"


def listees(fenetre: ApplicationIHM) -> list[str]:
    """Return the first column of the list: headings, and the numbers of games."""
    table = trouver(fenetre, QTableWidget, "parties_jouees")
    return [table.model().index(rang, 0).data() for rang in range(table.rowCount())]


def recommencer(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Begin again, and say yes where that is asked."""
    presser(qtbot, fenetre, "recommencer")
    boite = trouver(fenetre, QMessageBox, "boite_recommencer")
    boite.button(QMessageBox.StandardButton.Yes).click()
    qtbot.waitUntil(lambda: fenetre.findChild(QMessageBox, "boite_recommencer") is None)


def exporter(qtbot: QtBot, fenetre: ApplicationIHM, fichier: Path) -> list[dict[str, str]]:
    fenetre.revue.export.exporter(fichier)
    qtbot.waitUntil(lambda: fichier.name in message(fenetre), timeout=PATIENCE)
    with fichier.open(encoding="utf-8", newline="") as texte:
        return list(csv.DictReader(texte))


def test_les_parties_d_une_serie_fermee_reviennent_dans_la_liste_et_l_export(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path, tmp_path: Path, rouvrir: Ouvrir
) -> None:
    jouer_serie(qtbot, fenetre, 200, 3)
    faites = fenetre.situation.serie.faites
    avant = exporter(qtbot, fenetre, tmp_path / "avant.csv")
    assert len(avant) == faites
    assert fenetre.close()
    autre = rouvrir(fichier_memoire)
    numeros = [str(rang) for rang in range(faites, 0, -1)]
    qtbot.waitUntil(lambda: listees(autre) == numeros)
    assert exporter(qtbot, autre, tmp_path / "apres.csv") == avant
    presser(qtbot, autre, "demarrer")
    trouver(autre, QSpinBox, "nombre_parties").setValue(faites + 1)
    finir(qtbot, autre, faites + 1, faites + 1)
    assert listees(autre) == [str(faites + 1), *numeros], "sous le même titre"
    assert exporter(qtbot, autre, tmp_path / "fin.csv")[:-1] == avant


def test_une_serie_quittee_garde_son_numero_et_son_titre(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    jouer_serie(qtbot, fenetre, 200, 2)
    faites = fenetre.situation.serie.faites
    cocher(qtbot, fenetre, "noir_ia_alea")
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.serie.jouees in range(1, faites) or len(listees(fenetre)) > faites + 2)
    fenetre.arreter()
    autres = [ligne for ligne in listees(fenetre) if not ligne.startswith("Série")]
    trouver(fenetre, QAction, "action_serie_quittee").trigger()
    qtbot.waitUntil(lambda: listees(fenetre)[0].startswith("Série 1"))
    titres = [ligne for ligne in listees(fenetre) if ligne.startswith("Série")]
    assert [titre.partition(",")[0] for titre in titres] == ["Série 1", "Série 2"]
    assert [ligne for ligne in listees(fenetre) if not ligne.startswith("Série")] == [
        *(str(rang) for rang in range(faites, 0, -1)),
        *autres[: len(autres) - faites],
    ]
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(faites + 1)
    presser(qtbot, fenetre, "demarrer")
    finir(qtbot, fenetre, faites + 1, faites + 1)
    lignes = exporter(qtbot, fenetre, tmp_path / "toutes.csv")
    assert [ligne["partie"] for ligne in lignes if ligne["serie"] == "1"] == list(map(str, range(1, faites + 2)))


def test_une_serie_que_recommencer_laisse_revient_avec_ses_parties(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer_serie(qtbot, fenetre, 200, 3)
    faites = fenetre.situation.serie.faites
    recommencer(qtbot, fenetre)
    qtbot.waitUntil(lambda: fenetre.situation.serie.jouees >= 3, timeout=PATIENCE)
    fenetre.arreter()
    autres = fenetre.situation.serie.jouees
    trouver(fenetre, QAction, "action_serie_quittee").trigger()
    qtbot.waitUntil(lambda: listees(fenetre)[1 : faites + 1] == [str(rang) for rang in range(faites, 0, -1)])
    titres = [rang for rang, ligne in enumerate(listees(fenetre)) if ligne.startswith("Série")]
    assert titres == [0, faites + 1], "chacune sous son titre"
    assert len(listees(fenetre)) == faites + autres + 2


@pytest.mark.qt_log_ignore("This plugin does not support")  # off screen, a menu can grab nothing
def test_une_serie_finie_que_recommencer_laisse_revient_avec_ses_parties_et_se_prolonge(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    jouer_serie(qtbot, fenetre, 2, 2)
    finie = etat(fenetre)
    recommencer(qtbot, fenetre)
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(300)
    qtbot.waitUntil(lambda: fenetre.situation.serie.jouees >= 3, timeout=PATIENCE)
    fenetre.arreter()
    choisir(fenetre, "jeu", "nim")
    trouver(fenetre, QAction, "action_serie_quittee").trigger()
    menu = trouver(fenetre, QMenu, "menu_series_quittees")
    en_route, choix = menu.actions()
    assert en_route.text().endswith("sur 300")
    assert choix.text().endswith(", finie, 2 parties")
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(choix).center())
    assert etat(fenetre) == finie
    qtbot.waitUntil(lambda: listees(fenetre)[1:3] == ["2", "1"])
    presser(qtbot, fenetre, "prolonger")
    finir(qtbot, fenetre, 12, 12)
    assert [bilan.parties for bilan in fenetre.situation.serie.bilans] == [12, 12], "dans le même compte"


@pytest.mark.qt_log_ignore("This plugin does not support")  # off screen, a menu can grab nothing
def test_une_serie_finie_s_oublie_avant_celles_qui_ont_une_suite(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path, rouvrir: Ouvrir, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.fenetre.garde_serie.QUITTEES", 2)
    for parties, finies in ((100, 1), (2, 2), (200, 1)):
        choisir(fenetre, "jeu", "othello")
        jouer_serie(qtbot, fenetre, parties, finies)
        choisir(fenetre, "jeu", "nim")
    assert fenetre.close()
    autre = rouvrir(fichier_memoire)
    qtbot.waitUntil(lambda: "2 séries attendent" in message(autre))
    trouver(autre, QAction, "action_serie_quittee").trigger()
    menu = trouver(autre, QMenu, "menu_series_quittees")
    assert [choix.text().split()[-1] for choix in menu.actions()] == ["200", "100"]
    menu.close()


def test_les_parties_qui_manquent_sont_dites(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path, rouvrir: Ouvrir
) -> None:
    jouer_serie(qtbot, fenetre, 200, 3)
    faites = fenetre.situation.serie.faites
    assert fenetre.close()
    (parties,) = fichier_memoire.parent.glob("*.jsonl")
    lignes = parties.read_text().split("\n")
    parties.write_text("\n".join([*lignes[:-2], lignes[-2][:40], lignes[-1]]))
    autre = rouvrir(fichier_memoire)
    qtbot.waitUntil(lambda: f"{faites - 1} parties sur {faites}" in message(autre))
    assert len(listees(autre)) == faites - 1


def test_une_serie_illisible_se_dit_une_fois(qtbot: QtBot, fichier_memoire: Path, rouvrir: Ouvrir) -> None:
    gardee = fichier_memoire.with_name("journal-serie.json")
    gardee.write_text("{")
    fenetre = rouvrir(fichier_memoire)
    qtbot.waitUntil(lambda: "illisible" in message(fenetre))
    qtbot.waitUntil(lambda: not gardee.exists())
    assert fenetre.situation.serie.jouees == 0
