"""Walking through a game."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.cases import Position
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.partie import Partie
from tests.fenetre import a_deux, jouer
from tests.lecteur_ecran import LecteurEcran
from tests.positions import partie_jouee
from ui.fenetre.parcours import Parcours
from ui.fenetre.sieges import Sieges
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.widgets.fenetre import FenetreDessinee

COUPS = "f5d6c3d3c4"


@pytest.fixture
def partie() -> Partie[EtatOthello, Position]:
    return partie_jouee(COUPS)


@pytest.fixture
def places() -> list[int]:
    return []


@pytest.fixture
def panneaux(coquille: FenetreDessinee, memoire: Memoire) -> PanneauxJoueurs:
    return PanneauxJoueurs(coquille, memoire)


@pytest.fixture
def parcours(
    coquille: FenetreDessinee, panneaux: PanneauxJoueurs, partie: Partie[EtatOthello, Position], places: list[int]
) -> Parcours:
    """Between two people."""
    trouver(coquille, QCheckBox, "blanc_humain").click()
    return Parcours(lambda: partie, Sieges(panneaux), lambda _: None, lambda: places.append(partie.nb_coups))


def test_chaque_geste_previent_de_ou_l_on_est(parcours: Parcours, places: list[int]) -> None:
    for nom in ("precedent", "annuler", "suivant", "retablir", "debut", "fin"):
        parcours.gestes[nom]()
    assert places == [4, 3, 4, 5, 0, 5]
    for nom in ("suivant", "retablir", "fin"):
        parcours.gestes[nom]()
    assert places == [4, 3, 4, 5, 0, 5], "au bout, rien ne bouge"


@pytest.mark.parametrize(("demande", "atteint"), [(2, 2), (-5, 0), (99, None)])
def test_on_va_ou_l_on_veut_dans_la_partie(
    parcours: Parcours, places: list[int], demande: int, atteint: int | None
) -> None:
    parcours.aller_a(demande)
    assert places == ([] if atteint is None else [atteint])


def test_contre_une_machine_on_revient_au_tour_de_la_personne(
    coquille: FenetreDessinee, panneaux: PanneauxJoueurs, partie: Partie[EtatOthello, Position], places: list[int]
) -> None:
    trouver(coquille, QCheckBox, "blanc_ia_alea").click()
    parcours = Parcours(lambda: partie, Sieges(panneaux), lambda _: None, lambda: places.append(partie.nb_coups))
    parcours.annuler()
    parcours.annuler()
    parcours.retablir()
    assert places == [4, 2, 4]


def test_ce_que_l_on_annule_ne_s_entend_pas_comme_un_coup(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6")
    lecteur.oublier()
    for nom in ("annuler", "retablir"):
        trouver(fenetre, QAction, f"action_{nom}").trigger()
    dites = [phrase.replace("\xa0", " ") for phrase in lecteur.phrases]
    assert {"Annulé : Blanc d6. Trait aux Blancs", "Rétabli : Blanc d6. Trait aux Noirs"} <= set(dites)
    assert not any(dite.startswith(("Noir", "Blanc")) for dite in dites), dites
