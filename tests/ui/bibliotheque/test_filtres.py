"""The filters: what they ask for, chips and years included."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from ecosysteme.bibliotheque.filtres import FiltreDeParties
from ecosysteme.bibliotheque.noms import NomConnu
from ui.bibliotheque.acces import AccesBibliotheque
from ui.bibliotheque.filtres import DEPARTS, FiltresBibliotheque
from ui.bibliotheque.jetons import Jeton
from ui.socle.chargeur import trouver


@pytest.fixture
def filtres(qtbot: QtBot, tmp_path: Path, parent: QObject) -> Iterator[FiltresBibliotheque]:
    acces = AccesBibliotheque(parent, dossier=tmp_path)
    filtres = FiltresBibliotheque(acces)
    qtbot.addWidget(filtres)
    yield filtres
    acces.fermer()


def jetons(filtres: FiltresBibliotheque) -> list[Jeton]:
    return [jeton for jeton in filtres.findChildren(Jeton) if not jeton.isHidden()]


def test_au_depart_les_humains_seulement(filtres: FiltresBibliotheque) -> None:
    assert filtres.voulu == FiltreDeParties()
    assert not filtres.interversions.isChecked()


def test_les_cases_et_les_annees(qtbot: QtBot, filtres: FiltresBibliotheque) -> None:
    for geste in (filtres.humains.toggle, filtres.xot.toggle, filtres.interversions.toggle):
        with qtbot.waitSignal(filtres.change):
            geste()
    filtres.debut.stepBy(1)
    filtres.fin.stepBy(-1)
    filtres.fin.stepBy(-1)
    assert filtres.voulu == FiltreDeParties(depuis=1977, jusqu_a=2024, programmes=True, xot=True)
    filtres.debut.setValue(filtres.debut.minimum())
    assert filtres.voulu.depuis is None


def test_un_joueur_choisi_deux_fois_n_a_qu_un_jeton(qtbot: QtBot, filtres: FiltresBibliotheque) -> None:
    filtres.humains.setChecked(False)
    for _ in range(2):
        filtres.joueur.trouve.emit(NomConnu(4, "Ono Kenji", False))
    filtres.tournoi.trouve.emit(NomConnu(4, "Open", False))
    assert len(jetons(filtres)) == 2
    assert filtres.voulu == FiltreDeParties(joueurs=frozenset([4]), tournois=frozenset([4]), programmes=True)
    with qtbot.waitSignal(filtres.change):
        qtbot.mouseClick(trouver(jetons(filtres)[0], QToolButton, "jeton_nom"), Qt.MouseButton.LeftButton)
    assert filtres.voulu == FiltreDeParties(noirs=frozenset([4]), tournois=frozenset([4]), programmes=True)
    qtbot.mouseClick(trouver(jetons(filtres)[0], QToolButton, "jeton_fermer"), Qt.MouseButton.LeftButton)
    assert filtres.voulu == FiltreDeParties(tournois=frozenset([4]), programmes=True)


def test_un_programme_choisi_compte_avec_les_programmes(filtres: FiltresBibliotheque) -> None:
    filtres.joueur.trouve.emit(NomConnu(3, "Ono Kenji", False))
    assert filtres.voulu == FiltreDeParties(joueurs=frozenset([3]))
    filtres.joueur.trouve.emit(NomConnu(4, "Zebra (andersson)", True))
    assert filtres.voulu == FiltreDeParties(joueurs=frozenset([3, 4]), programmes=True)


def test_une_annee_effacee_ne_filtre_plus_rien(qtbot: QtBot, filtres: FiltresBibliotheque) -> None:
    champ = filtres.fin
    champ.stepBy(-1)
    champ.stepBy(-1)
    assert champ.annee == DEPARTS["fin"] - 1
    champ.selectAll()
    qtbot.keyClick(champ, Qt.Key.Key_Backspace)
    qtbot.keyClick(champ, Qt.Key.Key_Return)
    assert champ.text() == "…"
    assert filtres.voulu == FiltreDeParties()


def test_echap_dans_une_annee_rend_le_clavier(qtbot: QtBot, filtres: FiltresBibliotheque) -> None:
    with qtbot.waitSignal(filtres.rendu):
        qtbot.keyClick(filtres.debut, Qt.Key.Key_Escape)


def test_les_parties_d_une_page_sont_seules(filtres: FiltresBibliotheque) -> None:
    filtres.joueur.trouve.emit(NomConnu(3, "Leader Imre", False))
    filtres.fin.stepBy(-1)
    filtres.xot.toggle()
    filtres.restreindre("joueur", NomConnu(4, "Ono Kenji", False))
    assert filtres.voulu == FiltreDeParties(joueurs=frozenset([4]), programmes=True)
    assert len(jetons(filtres)) == 1


def test_chaque_partie_du_filtre_se_leve(filtres: FiltresBibliotheque) -> None:
    for champ in (filtres.joueur, filtres.tournoi):
        champ.trouve.emit(NomConnu(4, "Ono Kenji", False))
    filtres.debut.stepBy(1)
    filtres.xot.toggle()
    champs = {nom: filtres.lever(nom) for nom in filtres.voulu.sans()}
    assert filtres.voulu == FiltreDeParties(programmes=True)
    assert not jetons(filtres)
    assert (champs["joueurs"], champs["humains"]) == (filtres.joueur, filtres.humains)
    assert filtres.lever("ordre") is filtres.interversions
    assert filtres.interversions.isChecked()
