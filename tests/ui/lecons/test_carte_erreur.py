"""The card of the mistake: what it shows of a move, and where its buttons lead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.analyse.bilan import coups_revus
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from tests.fenetre import GAUCHE
from tests.lecteur_ecran import LecteurEcran
from tests.ui.lecons.parties import partie_revue
from ui.jeux.registre import adaptateur_de
from ui.lecons import mots
from ui.lecons.carte_erreur import CarteErreur
from ui.plateau.icones import icone_pion
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue

PERTES = {3: 16, 6: 24, 9: 8, 10: 2}


@pytest.fixture
def carte(qtbot: QtBot, langue: Langue) -> Iterator[CarteErreur]:
    cadre = QWidget()
    qtbot.addWidget(cadre)
    carte = CarteErreur(cadre)
    cadre.show()
    yield carte
    cadre.hide()


def montrer(carte: CarteErreur, coups: int) -> int | None:
    partie = partie_revue(PERTES)
    faute = carte.montrer(partie.jeu, coups_revus(partie), coups)
    return None if faute is None else faute.numero


def test_elle_ne_se_montre_que_pour_une_partie_revue(carte: CarteErreur) -> None:
    assert not carte.isVisible()
    assert montrer(carte, 6) == 6
    assert carte.isVisible()
    assert "24" in carte.titre.text()
    assert montrer(carte, 10) is None, "two discs are no mistake"
    assert montrer(carte, 0) is None
    assert carte.titre.text() == "Début de la partie. Première erreur : coup 3."
    assert montrer(carte, 13) is None
    assert carte.titre.text() == "Ce coup n'est pas jugé."
    carte.montrer(partie_revue({}).jeu, [], 6)
    assert not carte.isVisible()


def test_les_moments_menent_a_leur_coup(qtbot: QtBot, carte: CarteErreur) -> None:
    for coups in (0, 6):  # shown twice: a button goes to its move once
        montrer(carte, coups)
    alles: list[int] = []
    carte.coup_choisi.connect(alles.append)
    for rang in (1, 2, 3):
        bouton = trouver(carte, QPushButton, f"bouton_moment_{rang}")
        assert bouton.isVisible()
        assert bouton.accessibleName().startswith(f"Coup {(3, 6, 9)[rang - 1]}, ")
        pion = icone_pion((PREMIER, SECOND, PREMIER)[rang - 1], adaptateur_de(Othello()).style)
        assert bouton.icon().cacheKey() == pion.cacheKey(), "who played it"
        qtbot.mouseClick(bouton, GAUCHE)
    assert alles == [3, 6, 9]


@pytest.mark.parametrize(("coups", "avant", "apres"), [(0, None, 3), (3, None, 6), (7, 6, 9), (9, 6, None)])
def test_d_erreur_en_erreur(qtbot: QtBot, carte: CarteErreur, coups: int, avant: int | None, apres: int | None) -> None:
    montrer(carte, coups)
    for nom, attendu in (("erreur_precedente", avant), ("erreur_suivante", apres)):
        bouton, alles = trouver(carte.gestes, QPushButton, nom), list[int]()
        carte.coup_choisi.connect(alles.append)
        assert bouton.isEnabled() == (attendu is not None)
        qtbot.mouseClick(bouton, GAUCHE)
        assert alles == ([] if attendu is None else [attendu])
        carte.coup_choisi.disconnect()


def test_une_faute_se_dit_une_fois_a_voix_haute(carte: CarteErreur, lecteur: LecteurEcran) -> None:
    partie = partie_revue(PERTES)
    revus = coups_revus(partie)
    for coups in (6, 6, 7, 3):
        carte.montrer(partie.jeu, revus, coups)
    fautes = revus[5], revus[2]
    assert lecteur.phrases == [f"{mots.lu(partie.jeu, revu)} {mots.mieux(partie.jeu, revu)}" for revu in fautes]
    assert "Mieux : " in lecteur.phrases[0]


def test_la_raison_a_sa_place_et_se_dit_une_fois(carte: CarteErreur, lecteur: LecteurEcran) -> None:
    montrer(carte, 6)
    lecteur.oublier()
    dites = ["Prouvé : d3 gagnait de 2.", "Sans doute : c4 est discret."]
    for _ in range(2):
        carte.expliquer(dites, [])
    assert lecteur.phrases == [" ".join(dites)]
    assert [trouver(carte, QLabel, f"raison_erreur_{rang}").text() for rang in (1, 2)] == dites
    carte.expliquer(dites[:1], [])
    assert [raison.isVisible() for raison in carte.raisons] == [True, False]
