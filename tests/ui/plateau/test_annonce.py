"""A sentence over the board: how long, where, and that it is in nobody's way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.cases import Position
from tests.fenetre import PATIENCE, boutons, choisir, cliquer, cocher, jouer, message, presser
from tests.fenetre import plateau as plateau_de
from tests.lecteur_ecran import LecteurEcran
from tests.ui.plateaux import DEPART_OTHELLO
from ui.plateau.annonce import Annonce
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import trouver

PHRASE = "Les Blancs passent : à vous de jouer"
NOIR_PASSE = "b1c1d3a1"  # on four squares a side


@pytest.fixture
def annonce(plateau: PlateauVue, monkeypatch: pytest.MonkeyPatch) -> Annonce:
    monkeypatch.setattr("ui.plateau.annonce.DUREE", 50)
    return Annonce(plateau)


def test_elle_parait_puis_s_en_va_d_elle_meme(qtbot: QtBot, annonce: Annonce) -> None:
    annonce.dire(PHRASE)
    assert (annonce.isVisible(), annonce.text()) == (True, PHRASE)
    qtbot.waitUntil(lambda: not annonce.isVisible())


def test_ce_qui_dure_laisse_dire_ce_qui_passe_et_revient(
    qtbot: QtBot, plateau: PlateauVue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.plateau.annonce.DUREE", 100)
    annonce = Annonce(plateau)
    annonce.tenir("1 %")
    annonce.dire("Blanc passe.")
    annonce.tenir("2 %")
    assert annonce.text() == "Blanc passe."
    qtbot.waitUntil(lambda: annonce.text() == "2 %", timeout=PATIENCE)
    assert annonce.isVisible()
    annonce.tenir("")
    assert not annonce.isVisible()


def test_un_texte_vide_n_efface_que_ce_qui_passe(plateau: PlateauVue) -> None:
    annonce = Annonce(plateau)
    annonce.dire("Blanc passe.")
    annonce.dire("")
    assert not annonce.isVisible()
    annonce.tenir("1 %")
    annonce.dire("")
    assert (annonce.isVisible(), annonce.text()) == (True, "1 %")


@pytest.mark.parametrize("cote", [260, 536, 900])
@pytest.mark.parametrize(
    "jouables",
    [{(0, 3)}, {(0, 4), (3, 3)}, {(1, 3), (1, 4)}, {(7, 3), (4, 4)}, {(6, 4)}, {(0, 0), (7, 3)}, set()],
    ids=str,
)
def test_elle_ne_cache_pas_une_case_jouable(
    qtbot: QtBot, plateau: PlateauVue, annonce: Annonce, jouables: set[Position], cote: int
) -> None:
    plateau.resize(cote, cote)
    plateau.afficher(replace(DEPART_OTHELLO, legaux=dict.fromkeys(jouables, ())), animer=False)
    annonce.dire(PHRASE)
    assert plateau.rect().contains(annonce.geometry())
    assert not [case for case in jouables if annonce.geometry().contains(plateau.centre(case))]


@pytest.mark.parametrize("cote", [536, 900])
def test_une_phrase_d_une_ligne_ne_cache_aucune_case(plateau: PlateauVue, annonce: Annonce, cote: int) -> None:
    plateau.resize(cote, cote)
    plateau.afficher(DEPART_OTHELLO, animer=False)
    annonce.dire(PHRASE)
    assert plateau.rect().contains(annonce.geometry())
    assert not annonce.geometry().intersects(plateau.geometrie().tapis.toAlignedRect())


def test_une_phrase_trop_longue_pour_une_ligne_en_prend_deux(plateau: PlateauVue, annonce: Annonce) -> None:
    plateau.resize(536, 536)
    plateau.afficher(DEPART_OTHELLO, animer=False)
    annonce.dire(PHRASE)
    une = annonce.height()
    annonce.dire(" ; ".join([PHRASE] * 3))
    assert annonce.wordWrap()
    assert annonce.height() > une
    assert plateau.rect().contains(annonce.geometry())


def test_la_souris_la_traverse_et_elle_suit_la_taille(
    qtbot: QtBot, plateau: PlateauVue, annonce: Annonce, choix: list[Position]
) -> None:
    annonce.tenir(PHRASE)
    dessous = annonce.geometry().center()
    assert plateau.childAt(dessous) is None
    plateau.resize(300, 300)
    qtbot.waitUntil(lambda: plateau.rect().contains(annonce.geometry()))
    assert abs(annonce.geometry().center().x() - plateau.rect().center().x()) <= 1


def test_un_lecteur_d_ecran_l_entend(annonce: Annonce, lecteur: LecteurEcran) -> None:
    annonce.dire(PHRASE)
    assert lecteur.phrases == [PHRASE]


def annonce_de(fenetre: ApplicationIHM) -> Annonce:
    return trouver(fenetre, Annonce, "annonce")


def test_une_passe_et_un_refus_sont_dits_sur_le_plateau_et_dans_la_bande(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, NOIR_PASSE)
    dite = annonce_de(fenetre)
    assert dite.isVisible()
    assert "passe" in dite.text()
    assert dite.text() == message(fenetre)
    vue = plateau_de(fenetre)
    jouables = vue.vue.legaux
    assert jouables
    hautes = [case for case in jouables if dite.geometry().contains(vue.centre(case))]
    basses = {case for case in jouables if case[0] == vue.vue.lignes - 1}
    assert not hautes or basses, "elle s'est écartée de la position d'après le coup"
    cliquer(qtbot, fenetre, fenetre.partie_en_cours.jeu.lire_coup("b2"))
    assert (dite.isVisible(), "b2" in dite.text(), dite.text() == message(fenetre)) == (True, True, True)


@pytest.mark.complet
def test_aucune_quand_les_machines_vont_vite(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_alea")
    dite = annonce_de(fenetre)

    def passe() -> bool:
        """Return whether somebody has passed; a game that ended without a pass is followed by another."""
        partie = fenetre.partie_en_cours
        vue = any(tour.coup is None for tour in partie.historique)
        if partie.terminee and not vue and boutons(fenetre)["recommencer"]:
            presser(qtbot, fenetre, "recommencer")
        return vue

    for cadence, parait in ((490, False), (500, True)):
        trouver(fenetre, QSlider, "cadence").setValue(cadence)
        presser(qtbot, fenetre, "recommencer" if boutons(fenetre)["recommencer"] else "demarrer")
        qtbot.waitUntil(passe, timeout=PATIENCE)
        assert dite.isVisible() is parait, cadence
        assert ("passe son tour" in message(fenetre)) is parait, cadence
        if boutons(fenetre)["arreter"]:
            presser(qtbot, fenetre, "arreter")


def test_echap_l_emporte(qtbot: QtBot, plateau: PlateauVue, annonce: Annonce) -> None:
    annonce.dire("Blanc passe")
    assert annonce.isVisible()
    qtbot.keyClick(plateau, Qt.Key.Key_Escape)
    assert not annonce.isVisible()
    annonce.tenir("Préparation")
    qtbot.keyClick(plateau, Qt.Key.Key_Escape)
    assert annonce.text() == "Préparation", "ce qui dure, reste"
