"""The panel of the attractors: what it says of the board, and walks through the graph by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.partie import Partie
from ecosysteme.solveurs.graphe_morpion import ParcoursGraphe
from ui.jeux.morpion import AdaptateurMorpion
from ui.raisonnement.attracteurs.panneau import PanneauAttracteurs
from ui.socle.chargeur import trouver
from ui.socle.theme import CLAIR, SOMBRE

JEU = Morpion()
PATIENCE = 120_000  # ms: a bound for a broken test, not a speed


def texte(panneau: PanneauAttracteurs, nom: str) -> str:
    return trouver(panneau, QLabel, f"attracteurs_{nom}").text()


def partie_jouee(transcription: str) -> Partie[EtatMorpion, Position]:
    partie = Partie(JEU)
    for rang in range(0, len(transcription), 2):
        partie.jouer(JEU.lire_coup(transcription[rang : rang + 2]))
    return partie


@pytest.fixture
def panneau(qtbot: QtBot) -> Iterator[PanneauAttracteurs]:
    panneau = PanneauAttracteurs()
    qtbot.addWidget(panneau)
    panneau.resize(420, 760)
    panneau.presenter(AdaptateurMorpion(JEU))
    panneau.show()
    qtbot.waitExposed(panneau)
    yield panneau
    panneau.fermer()


@pytest.fixture
def fantomes(panneau: PanneauAttracteurs) -> list[Any]:
    """The ghosts asked for, as they come, moves as they are written."""
    recus: list[Any] = []
    panneau.fantome.connect(lambda coups: recus.append(coups and " ".join(map(JEU.ecrire_coup, coups))))
    return recus


def montrer(qtbot: QtBot, panneau: PanneauAttracteurs, transcription: str) -> ParcoursGraphe:
    panneau.montrer(partie_jouee(transcription))
    qtbot.waitUntil(lambda: panneau.parcours is not None, timeout=PATIENCE)
    assert panneau.parcours is not None
    return panneau.parcours


def indices(panneau: PanneauAttracteurs) -> dict[str, str]:
    return {
        JEU.ecrire_coup(case): indice.affiche + "★" * indice.meilleur for case, indice in panneau.grille.indices.items()
    }


def test_chaque_case_dit_ou_son_coup_mene_et_la_phrase_quoi_jouer(qtbot: QtBot, panneau: PanneauAttracteurs) -> None:
    montrer(qtbot, panneau, "a1b1")
    assert indices(panneau) == {
        "c1": "=", "a2": "X 4★", "b2": "X 4★", "c2": "=", "a3": "X 4★", "b3": "=", "c3": "=",
    }  # fmt: skip
    assert texte(panneau, "phrase") == "X gagne en 3 coups à lui (5 demi-coups), quoi que fasse O : jouer a2, b2 ou a3."
    montrer(qtbot, panneau, "b2b1")
    assert "O" not in " ".join(indices(panneau).values())
    montrer(qtbot, panneau, "a1b1a2")
    assert texte(panneau, "phrase") == "X gagne en 2 coups à lui (4 demi-coups), quoi que fasse O. a3 retarde le plus."
    montrer(qtbot, panneau, "b2")
    assert texte(panneau, "phrase") == "Personne ne peut forcer le gain. O garde la nulle par a1, c1, a3 ou c3."
    assert {case for case, texte in indices(panneau).items() if texte == "=★"} == {"a1", "c1", "a3", "c3"}
    montrer(qtbot, panneau, "")
    assert texte(panneau, "phrase") == "Personne ne peut forcer le gain. Tout coup de X garde la nulle."
    montrer(qtbot, panneau, "a1b1a2b2")
    assert texte(panneau, "phrase") == "X gagne en 1 coup : jouer a3."
    montrer(qtbot, panneau, "a1b1b2a2")
    assert texte(panneau, "phrase").startswith("X gagne en 1 coup")
    montrer(qtbot, panneau, "a1b1a2b2a3")
    assert texte(panneau, "phrase") == "X a trois signes alignés : partie gagnée, rang 0."
    assert indices(panneau) == {}


def test_un_seul_attracteur_a_la_fois_si_on_veut(qtbot: QtBot, panneau: PanneauAttracteurs) -> None:
    montrer(qtbot, panneau, "b2")
    assert indices(panneau)["b1"] == "X 5"
    qtbot.keyClick(panneau.camps, Qt.Key.Key_End)
    assert panneau.camps.currentText() == "O"
    assert set(indices(panneau).values()) <= {"=", "=★"}
    qtbot.keyClick(panneau.camps, Qt.Key.Key_Up)
    assert indices(panneau)["b1"] == "X 5"


def test_les_fleches_parcourent_le_graphe(qtbot: QtBot, panneau: PanneauAttracteurs, fantomes: list[Any]) -> None:
    parcours = montrer(qtbot, panneau, "a1b1")
    panneau.carte.setFocus()
    for touche in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Left):
        qtbot.keyClick(panneau.carte, touche)
    assert fantomes[0] == "a2"
    assert fantomes[1] == fantomes[3] != fantomes[0], "le coup voisin, puis retour à lui"
    assert fantomes[2].startswith(fantomes[1] + " ")
    assert fantomes[4] == "a2"
    assert texte(panneau, "titre") == "Après a2"
    assert panneau.carte.selection == parcours.numero
    qtbot.keyClick(panneau.carte, Qt.Key.Key_Home)
    assert fantomes[-1] is None
    assert texte(panneau, "titre") == "Position du plateau"
    assert not panneau.retour.isEnabled()


def test_cliquer_une_classe_la_montre_par_une_ligne_jouable(
    qtbot: QtBot, panneau: PanneauAttracteurs, fantomes: list[Any]
) -> None:
    parcours = montrer(qtbot, panneau, "a1")
    for numero in (3, 100, len(parcours.graphe.classes) - 1):
        panneau.carte.zoomer(3, panneau.carte.point(numero))
        qtbot.mouseClick(panneau.carte, Qt.MouseButton.LeftButton, pos=panneau.carte.point(numero).toPoint())
        etat = partie_jouee("a1" + fantomes[-1].replace(" ", "")).etat
        assert parcours.graphe.numero(etat) == numero == panneau.carte.selection
        assert panneau.grille.vue.pions == {
            (y, x): camp for y, rangee in enumerate(etat.grille) for x, camp in enumerate(rangee) if camp
        }
        panneau.carte.ajuster()
    qtbot.mouseClick(panneau.retour, Qt.MouseButton.LeftButton)
    assert fantomes[-1] is None


def test_survoler_montre_sans_fantome(qtbot: QtBot, panneau: PanneauAttracteurs, fantomes: list[Any]) -> None:
    parcours = montrer(qtbot, panneau, "a1")
    qtbot.mouseMove(panneau.carte, panneau.carte.point(4).toPoint())
    assert texte(panneau, "titre").startswith("Après ")
    assert panneau.grille.vue.pions != {(0, 0): 1}
    qtbot.mouseMove(panneau.carte, QPoint(2, 2))
    assert panneau.grille.vue.pions == {(0, 0): 1}
    assert (fantomes, parcours.coups) == ([], [])


def test_jouer_sur_la_petite_grille_avance_dans_le_graphe(
    qtbot: QtBot, panneau: PanneauAttracteurs, fantomes: list[Any]
) -> None:
    montrer(qtbot, panneau, "a1")
    for case in ((2, 2), (0, 0), (1, 1)):  # the second is taken
        qtbot.mouseClick(panneau.grille, Qt.MouseButton.LeftButton, pos=panneau.grille.centre(case))
    assert fantomes == ["c3", "c3 b2"]


def test_le_zoom_a_ses_boutons_ses_touches_et_la_molette(qtbot: QtBot, panneau: PanneauAttracteurs) -> None:
    montrer(qtbot, panneau, "")
    carte = panneau.carte
    entier = carte.echelle
    qtbot.mouseClick(panneau.plus, Qt.MouseButton.LeftButton)
    qtbot.keyClick(carte, Qt.Key.Key_Plus)
    assert carte.echelle > 1.5 * entier
    avant = carte.point(50)
    qtbot.keyClick(carte, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert carte.point(50).x() < avant.x()
    qtbot.mousePress(carte, Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    avant = carte.point(50)
    qtbot.mouseMove(carte, QPoint(140, 130))
    qtbot.mouseRelease(carte, Qt.MouseButton.LeftButton, pos=QPoint(140, 130))
    assert (carte.point(50) - avant - QPointF(40, 30)).manhattanLength() < 1e-6
    assert carte.selection == 0, "glisser n'est pas choisir"
    qtbot.keyClick(carte, Qt.Key.Key_Minus)
    qtbot.mouseClick(panneau.moins, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panneau.entier, Qt.MouseButton.LeftButton)
    assert carte.echelle == pytest.approx(entier)


def test_une_autre_position_remplace_le_graphe_et_la_meme_ne_change_rien(
    qtbot: QtBot, panneau: PanneauAttracteurs
) -> None:
    parcours = montrer(qtbot, panneau, "a1")
    panneau.choisir(5)
    panneau.montrer(partie_jouee("a1"))
    assert panneau.parcours is parcours
    panneau.montrer(partie_jouee("a1b2"))
    panneau.montrer(partie_jouee("a1b2c3"))
    qtbot.waitUntil(lambda: panneau.parcours is not None, timeout=PATIENCE)
    assert panneau.parcours is not None
    assert panneau.parcours.etat == partie_jouee("a1b2c3").etat


def test_un_fantome_qui_finit_ramene_au_plateau_sans_rien_dire(
    qtbot: QtBot, panneau: PanneauAttracteurs, fantomes: list[Any]
) -> None:
    parcours = montrer(qtbot, panneau, "a1")
    panneau.choisir(30)
    fantomes.clear()
    panneau.oublier_choix()
    assert (parcours.coups, panneau.carte.selection, fantomes) == ([], 0, [])
    assert texte(panneau, "titre") == "Position du plateau"


def test_les_deux_themes_et_un_lecteur_d_ecran(qtbot: QtBot, panneau: PanneauAttracteurs) -> None:
    montrer(qtbot, panneau, "a1b1")
    images = []
    for theme in (CLAIR, SOMBRE):
        panneau.definir_theme(theme)
        images.append(panneau.grab().toImage())
    assert images[0] != images[1]
    for objet in (panneau.camps, panneau.carte, panneau.plus, panneau.moins, panneau.entier, panneau.retour):
        assert objet.accessibleName()
        assert objet.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert "X gagne en 3 coups" in panneau.carte.accessibleDescription()
    assert "vaut X 4" in panneau.grille.description_case((1, 1))


def test_la_souris_ne_ramene_pas_la_carte_deplacee(qtbot: QtBot, panneau: PanneauAttracteurs) -> None:
    montrer(qtbot, panneau, "")
    carte = panneau.carte
    carte.zoomer(6, carte.point(400))
    vise = carte.point(400)
    assert not carte.rect().contains(carte.point(carte.selection).toPoint())
    qtbot.mouseMove(carte, vise.toPoint())
    qtbot.waitUntil(lambda: panneau.retour.isEnabled())
    vide = next(p for y in range(carte.height()) if carte.numero_en(QPointF(p := QPoint(10, y))) < 0)
    qtbot.mouseMove(carte, vide)
    qtbot.waitUntil(lambda: not panneau.retour.isEnabled())
    assert carte.point(400) == vise
    panneau.camps.setCurrentIndex(1)
    assert carte.point(400) == vise


def test_survoler_annonce_ce_qu_un_clic_montrera(qtbot: QtBot, panneau: PanneauAttracteurs) -> None:
    parcours = montrer(qtbot, panneau, "")
    survols: list[int] = []
    panneau.carte.survolee.connect(survols.append)
    qtbot.mouseClick(panneau.grille, Qt.MouseButton.LeftButton, pos=panneau.grille.centre((2, 2)))
    for numero in (*parcours.graphe.classes[parcours.numero].suites, 0, 300):
        point = panneau.carte.point(numero).toPoint()
        qtbot.mouseMove(panneau.carte, point)
        assert survols[-1] == numero
        annonce = panneau.grille.vue.pions
        qtbot.mouseClick(panneau.carte, Qt.MouseButton.LeftButton, pos=point)
        assert panneau.grille.vue.pions == annonce
        panneau.choisir(0)
        panneau.grille.case_choisie.emit((2, 2))
