"""The panel of the line: asked for off the GUI thread, stopped at will, stepped through by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTableWidget
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import PREMIER
from ecosysteme.jeux import creer_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import EtatPuissance4, Puissance4
from ecosysteme.moteur.othello.avis import Avis, Limites
from ecosysteme.partie import Partie
from ecosysteme.plateau import Couleur, Plateau
from tests.ui.moteurs import PATIENCE, FauxPartage
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.suite import PanneauSuite
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.chargeur import trouver
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR, SOMBRE

GAUCHE = Qt.MouseButton.LeftButton
SUITE = "f5d6c3d3c4"
AVANT_PASSE = "d3c3e6d2d1e1b2"  # c1 then leaves the other side without a move


class Ligne:
    """An engine that says ``suite``, one move deeper at a time; then thinks until it is stopped when ``sans_fin``."""

    def __init__(self, suite: str = SUITE, *, sans_fin: bool = False, exact: bool = False) -> None:
        self.suite, self.sans_fin, self.exact = suite, sans_fin, exact
        self.arrete = Event()

    def reflechir(
        self,
        plateau: Plateau,
        couleur: Couleur,
        limites: Limites,
        *,
        tous: bool = False,
        arret: Event | None = None,
        rappel: Callable[[Avis], None] | None = None,
    ) -> Avis:
        assert not tous
        assert arret is not None
        assert rappel is not None
        mots = [self.suite[rang : rang + 2] for rang in range(0, len(self.suite), 2)]
        coups = tuple(None if mot == "--" else Othello().lire_coup(mot) for mot in mots)
        for profondeur in range(1, len(coups) + 1):
            dernier = Avis(4, profondeur, 88, self.exact, coups[:profondeur], 1000, 0.5)
            rappel(dernier)
        if self.sans_fin and arret.wait(PATIENCE / 1000):
            self.arrete.set()
            from ecosysteme.arret import Interrompu

            raise Interrompu
        return dernier


def texte(panneau: PanneauSuite, nom: str) -> str:
    return trouver(panneau, QLabel, f"suite_{nom}").text()


@pytest.fixture
def ouvrir(qtbot: QtBot, taches: Taches) -> Iterator[Callable[..., PanneauSuite]]:
    ouverts: list[PanneauSuite] = []

    def ouvrir(partie: Partie, moteur: Any = None) -> PanneauSuite:
        panneau = PanneauSuite(taches, FauxPartage(moteur) if moteur else MoteurPartage())
        qtbot.addWidget(panneau)
        panneau.resize(400, 600)
        panneau.presenter(adaptateur_de(partie.jeu))
        panneau.montrer(partie)
        panneau.show()
        qtbot.waitExposed(panneau)
        ouverts.append(panneau)
        return panneau

    yield ouvrir
    for panneau in ouverts:
        panneau.fermer()


def suivre(panneau: PanneauSuite) -> list[Any]:
    recus: list[Any] = []
    panneau.fantome.connect(recus.append)
    return recus


def chercher(qtbot: QtBot, panneau: PanneauSuite) -> None:
    with qtbot.waitSignals([panneau.cherche, panneau.cherche], timeout=PATIENCE):
        qtbot.mouseClick(panneau.bouton, GAUCHE)


def colonne(table: QTableWidget, rang: int) -> list[str]:
    cellules = [table.item(ligne, rang) for ligne in range(table.rowCount())]
    return [cellule.text() if cellule else "" for cellule in cellules]


def puissance4(coups: str) -> Partie[EtatPuissance4, int]:
    jeu = Puissance4()
    partie = Partie(jeu)
    for coup in coups:
        partie.jouer(jeu.lire_coup(coup))
    return partie


def test_la_ligne_d_othello_se_liste_avec_sa_profondeur(qtbot: QtBot, ouvrir: Callable[..., PanneauSuite]) -> None:
    panneau = ouvrir(Partie(Othello()), Ligne())
    fantomes = suivre(panneau)
    chercher(qtbot, panneau)
    assert colonne(panneau.table, 1) == ["position du plateau", "f5", "d6", "c3", "d3", "c4"]
    assert colonne(panneau.table, 2)[:2] == ["2 - 2", "4 - 1"]
    assert colonne(panneau.table, 3) == ["", "+4", "+4", "+4", "+4", "+4"], "pour Noir, qui que ce soit qui joue"
    assert texte(panneau, "etat") == "profondeur 5, estimé (88 %) · 5 coups"
    assert texte(panneau, "phrase") == "Trait aux Noirs : Fin prévue : +4 pour Noir."
    assert fantomes == [], "chercher ne montre encore rien"


def test_les_touches_et_les_boutons_parcourent_la_ligne(qtbot: QtBot, ouvrir: Callable[..., PanneauSuite]) -> None:
    panneau = ouvrir(Partie(Othello()), Ligne(exact=True))
    fantomes = suivre(panneau)
    chercher(qtbot, panneau)
    panneau.table.setFocus()
    for touche, longueur in (
        (Qt.Key.Key_Down, 1), (Qt.Key.Key_PageDown, 2), (Qt.Key.Key_Period, 3), (Qt.Key.Key_Comma, 2),
        (Qt.Key.Key_PageUp, 1), (Qt.Key.Key_End, 5), (Qt.Key.Key_Home, 0), (Qt.Key.Key_End, 5), (Qt.Key.Key_Escape, 0),
    ):  # fmt: skip
        qtbot.keyClick(panneau.table, touche)
        assert panneau.lecture.k == panneau.table.currentRow() == longueur
        assert len(fantomes[-1] or ()) == longueur
    assert len(fantomes) == 9
    qtbot.mouseClick(panneau.lecture.boutons["avant"], GAUCHE)
    assert fantomes[-1] == [(4, 5)]
    assert texte(panneau, "phrase") == "Coup 1 sur 5 : Noir joue f5. Fin prouvée : +4 pour Noir."
    rectangle = panneau.table.visualRect(panneau.table.model().index(3, 0))
    qtbot.mouseClick(panneau.table.viewport(), GAUCHE, pos=rectangle.center())
    assert fantomes[-1] == [(4, 5), (5, 3), (2, 2)]


def test_la_lecture_va_au_bout_et_l_espace_la_suspend(qtbot: QtBot, ouvrir: Callable[..., PanneauSuite]) -> None:
    panneau = ouvrir(Partie(Othello()), Ligne())
    fantomes = suivre(panneau)
    chercher(qtbot, panneau)
    panneau.lecture.vitesse.setCurrentIndex(panneau.lecture.vitesse.count() - 1)
    panneau.table.setFocus()
    qtbot.keyClick(panneau.table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not panneau.lecture.en_marche, timeout=PATIENCE)
    assert len(fantomes[-1]) == 5
    panneau.lecture.vitesse.setCurrentIndex(0)
    qtbot.keyClick(panneau.table, Qt.Key.Key_Space)
    assert panneau.lecture.en_marche
    qtbot.keyClick(panneau.table, Qt.Key.Key_Space)
    assert not panneau.lecture.en_marche


def test_arreter_garde_ce_qui_est_trouve(qtbot: QtBot, ouvrir: Callable[..., PanneauSuite], taches: Taches) -> None:
    moteur = Ligne(sans_fin=True)
    panneau = ouvrir(Partie(Othello()), moteur)
    qtbot.mouseClick(panneau.bouton, GAUCHE)
    assert panneau.bouton.text() == "Arrêter"
    qtbot.waitUntil(lambda: panneau.suite is not None and len(panneau.suite.coups) == 5, timeout=PATIENCE)
    assert texte(panneau, "etat").startswith("Recherche… · ")
    qtbot.mouseClick(panneau.bouton, GAUCHE)
    assert moteur.arrete.wait(PATIENCE / 1000)
    qtbot.waitUntil(lambda: not taches.occupe, timeout=PATIENCE)
    assert panneau.bouton.text() == "Chercher la suite"
    assert panneau.suite is not None
    assert panneau.table.rowCount() == 6


@pytest.mark.parametrize("quoi", ["position", "machine", "cacher", "fermer"])
def test_une_recherche_s_arrete_des_qu_il_le_faut(
    qtbot: QtBot, ouvrir: Callable[..., PanneauSuite], taches: Taches, quoi: str
) -> None:
    moteur, partie = Ligne(sans_fin=True), Partie(Othello())
    panneau = ouvrir(partie, moteur)
    cherches: list[bool] = []
    panneau.cherche.connect(cherches.append)
    qtbot.mouseClick(panneau.bouton, GAUCHE)
    qtbot.waitUntil(lambda: panneau.suite is not None, timeout=PATIENCE)
    if quoi == "position":
        partie.jouer((4, 5))
        panneau.montrer(partie)
        assert panneau.suite is None
        assert panneau.table.rowCount() == 1
    else:
        {"machine": lambda: panneau.occuper(True), "cacher": panneau.hide, "fermer": panneau.fermer}[quoi]()
    assert moteur.arrete.wait(PATIENCE / 1000)
    qtbot.waitUntil(lambda: not taches.occupe, timeout=PATIENCE)
    if quoi == "machine":
        assert not panneau.bouton.isEnabled()
        assert "réfléchit" in panneau.bouton.toolTip()
        panneau.occuper(False)
    if quoi != "fermer":
        assert cherches == [True, False]
        assert panneau.bouton.isEnabled()


def test_la_suite_parfaite_de_puissance_4_va_jusqu_a_la_fin(qtbot: QtBot, ouvrir: Callable[..., PanneauSuite]) -> None:
    partie = puissance4("444444223523")  # more discs on the board, less to solve
    panneau = ouvrir(partie)
    fantomes = suivre(panneau)
    chercher(qtbot, panneau)
    assert panneau.suite is not None
    assert panneau.suite.exacte
    nombre = len(panneau.suite.coups)
    assert texte(panneau, "etat") == f"jeu parfait, exact · {nombre} coup{'s' * (nombre > 1)}"
    valeurs = colonne(panneau.table, 3)[1:]
    premier = panneau.suite.valeurs[0]
    gain, distance = premier.valeur, premier.distance
    assert distance is not None
    pour_premier = gain if partie.trait == PREMIER else -gain
    lettre = {1: "G", 0: "N", -1: "P"}[pour_premier]
    attendues = ["N" if not gain else f"{lettre} {distance - rang}" for rang in range(len(panneau.suite.coups))]
    assert valeurs == attendues
    qtbot.mouseClick(panneau.lecture.boutons["fin"], GAUCHE)
    for coup in fantomes[-1]:
        partie.jouer(coup)
    assert partie.terminee
    assert texte(panneau, "phrase").startswith("Fin de la suite : ")


def test_un_moteur_casse_se_dit(qtbot: QtBot, ouvrir: Callable[..., PanneauSuite]) -> None:
    panneau = ouvrir(Partie(Othello()), OSError("cassé"))
    chercher(qtbot, panneau)
    assert texte(panneau, "etat") == "Le moteur a échoué : cassé"
    assert panneau.bouton.isEnabled()


def test_ce_qui_ne_se_cherche_pas_dit_pourquoi(ouvrir: Callable[..., PanneauSuite]) -> None:
    petit = ouvrir(Partie(creer_jeu("othello", taille=6)), Ligne())
    assert not petit.bouton.isEnabled()
    assert texte(petit, "etat") == "Le moteur ne joue que sur le plateau 8 × 8"
    finie = ouvrir(puissance4("1212121"), Ligne())
    assert not finie.bouton.isEnabled()
    assert texte(finie, "etat") == "La partie est finie."


def test_un_passe_est_ecrit_et_le_fantome_ne_compte_que_les_coups(
    qtbot: QtBot, ouvrir: Callable[..., PanneauSuite]
) -> None:
    partie = Partie(Othello())
    for rang in range(0, len(AVANT_PASSE), 2):
        partie.jouer(partie.jeu.lire_coup(AVANT_PASSE[rang : rang + 2]))
    panneau = ouvrir(partie, Ligne("c1--b4"))
    fantomes = suivre(panneau)
    chercher(qtbot, panneau)
    assert colonne(panneau.table, 1) == ["position du plateau", "c1, Noir passe", "b4"]
    assert colonne(panneau.table, 3) == ["", "−4", "−4"], "deux coups de suite de Blanc, vus par Noir"
    qtbot.mouseClick(panneau.lecture.boutons["fin"], GAUCHE)
    for coup in fantomes[-1]:
        partie.jouer(coup)
    assert partie.transcription == AVANT_PASSE + "c1b4"


def test_un_autre_jeu_oublie_la_ligne(qtbot: QtBot, ouvrir: Callable[..., PanneauSuite]) -> None:
    panneau = ouvrir(Partie(Othello()), Ligne())
    chercher(qtbot, panneau)
    autre = puissance4("44")
    panneau.presenter(adaptateur_de(autre.jeu))
    assert (panneau.suite, panneau.table.rowCount(), panneau.lecture.nb_etapes) == (None, 0, 0)
    panneau.montrer(autre)
    assert panneau.table.isColumnHidden(2), "aucun pion à compter"
    assert panneau.bouton.isEnabled()


def test_un_fantome_qui_finit_ramene_au_plateau_sans_rien_dire(
    qtbot: QtBot, ouvrir: Callable[..., PanneauSuite]
) -> None:
    panneau = ouvrir(Partie(Othello()), Ligne())
    chercher(qtbot, panneau)
    panneau.lecture.aller(3)
    fantomes = suivre(panneau)
    panneau.oublier_choix()
    assert (panneau.lecture.k, panneau.table.currentRow(), fantomes) == (0, 0, [])


def test_les_themes_et_les_noms(qtbot: QtBot, ouvrir: Callable[..., PanneauSuite]) -> None:
    panneau = ouvrir(Partie(Othello()), Ligne())
    chercher(qtbot, panneau)
    panneau.definir_theme(CLAIR)
    clair = panneau.grab().toImage()
    panneau.definir_theme(SOMBRE)
    assert panneau.grab().toImage() != clair
    assert panneau.table.accessibleName()
    assert all(bouton.accessibleName() for bouton in panneau.lecture.boutons.values())
    assert len({bouton.objectName() for bouton in panneau.lecture.boutons.values()}) == len(panneau.lecture.boutons)


def test_une_ligne_d_un_coup_s_accorde(qtbot: QtBot, ouvrir: Callable[..., PanneauSuite]) -> None:
    panneau = ouvrir(Partie(Othello()), Ligne("f5"))
    chercher(qtbot, panneau)
    assert texte(panneau, "etat") == "profondeur 1, estimé (88 %) · 1 coup"
