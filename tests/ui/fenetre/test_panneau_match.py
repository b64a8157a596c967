"""The match card."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.reglages import (
    ALTERNER,
    CADENCE,
    COINS,
    GRAINE_OUVERTURES,
    JEU,
    MAXIMUM_NIM,
    MISERE,
    NOMBRE_PARTIES,
    OUVERTURES,
    PENDULE,
    REGLE_TEMPS,
    TAILLE,
    TAS,
    Reglage,
    ValeurReglage,
)
from ecosysteme.tournoi.serie import Serie
from tests.positions import partie_jouee
from ui.fenetre.panneau_match import PanneauMatch
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.widgets.fenetre import FenetreDessinee

REGLAGES = (
    *(JEU, TAILLE, COINS, TAS, MAXIMUM_NIM, MISERE),
    *(NOMBRE_PARTIES, ALTERNER, OUVERTURES, GRAINE_OUVERTURES, CADENCE, PENDULE, REGLE_TEMPS),
)


@pytest.fixture
def panneau(coquille: FenetreDessinee, memoire: Memoire) -> PanneauMatch:
    return PanneauMatch(coquille, memoire)


def test_sans_souvenir_la_carte_montre_les_defauts(panneau: PanneauMatch) -> None:
    assert panneau.valeurs() == {reglage: reglage.defaut for reglage in REGLAGES}
    noms = [panneau.jeu.itemText(rang) for rang in range(panneau.jeu.count())]
    assert noms == ["Othello", "Puissance 4", "Morpion", "Nim"]
    assert isinstance(panneau.jeu_choisi, Othello)


def test_la_carte_retrouve_ce_qu_elle_a_donne_a_retenir(coquille: FenetreDessinee, memoire: Memoire) -> None:
    choisies: dict[Reglage, ValeurReglage] = {
        JEU: "nim",
        TAILLE: 6,
        COINS: 2,
        TAS: "1-3-5-7",
        MAXIMUM_NIM: 3,
        MISERE: True,
        NOMBRE_PARTIES: 250,
        ALTERNER: False,
        OUVERTURES: "equilibrees",
        GRAINE_OUVERTURES: 12,
        CADENCE: 750,
        PENDULE: "3:00/0:02",
        REGLE_TEMPS: "stricte",
    }
    for reglage, valeur in choisies.items():
        memoire.ecrire(reglage, valeur)
    assert PanneauMatch(coquille, memoire).valeurs() == choisies
    assert trouver(coquille, QLabel, "valeur_cadence").text() == "750 ms"


@pytest.mark.parametrize(("reglage", "souvenir"), [(TAILLE, 7), (TAILLE, 64), (JEU, "go"), (CADENCE, -5), (TAS, "3-x")])
def test_un_souvenir_impossible_donne_le_defaut(
    coquille: FenetreDessinee, memoire: Memoire, reglage: Reglage, souvenir: ValeurReglage
) -> None:
    memoire.ecrire(reglage, souvenir)
    assert PanneauMatch(coquille, memoire).valeurs()[reglage] == reglage.defaut


def test_le_jeu_reste_le_meme_tant_qu_on_n_en_choisit_pas_un_autre(qtbot: QtBot, panneau: PanneauMatch) -> None:
    avant = panneau.jeu_choisi
    panneau.nombre.setValue(12)
    assert panneau.jeu_choisi is avant
    with qtbot.waitSignal(panneau.jeu_change):
        panneau.jeu.setCurrentIndex(panneau.jeu.findData("morpion"))
    assert isinstance(panneau.jeu_choisi, Morpion)


def test_la_progression_compte_les_parties_finies(panneau: PanneauMatch) -> None:
    serie = Serie(("ia_alea", "ia_max"), nombre=4)
    finie = partie_jouee("c4b4a1d2d4d3a2c1a4a3b1d1", taille=4)
    vues = []
    for _ in range(4):
        panneau.montrer(serie)
        vues.append(panneau.progression.value())
        serie.noter(finie)
    panneau.montrer(serie)
    assert vues == [0, 1, 2, 3]
    assert panneau.progression.value() == panneau.progression.maximum() == 4
    panneau.montrer(None)
    assert panneau.progression.value() == 0 < panneau.progression.maximum(), "vide, et non en attente"


@pytest.mark.parametrize(
    "jeu", [Othello(6), Morpion(), Nim((2, 9), 4, True), Puissance4()], ids=lambda jeu: str(jeu.nom)
)
def test_la_carte_adopte_le_jeu_d_une_partie_venue_d_ailleurs(qtbot: QtBot, panneau: PanneauMatch, jeu: Jeu) -> None:
    with qtbot.assertNotEmitted(panneau.jeu_change), qtbot.waitSignal(panneau.change):
        panneau.adopter(jeu)
    assert panneau.jeu_choisi is jeu
    assert panneau.nom_jeu == jeu.nom
    refait = panneau.options.creer(panneau.nom_jeu)
    assert [getattr(refait, reglage.nom) for reglage in jeu.options] == [
        getattr(jeu, reglage.nom) for reglage in jeu.options
    ]
    with qtbot.waitSignal(panneau.jeu_change):
        panneau.jeu.setCurrentIndex((panneau.jeu.currentIndex() + 1) % panneau.jeu.count())
