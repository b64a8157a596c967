"""The tabs of Étudier, used by keys alone: all that a screen reader is told, once each, in its order."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QPushButton, QSpinBox, QTableView, QTableWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.bibliotheque.lieu import VARIABLE
from ecosysteme.moteur.othello import facade
from ecosysteme.repertoire.seance import MomentDeLigne
from tests.clavier import ALT, CTRL, TOUCHE, aller_a, aller_au_plateau, ecrire, jouer, taper
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement
from tests.ecosysteme.livre.faux import FauxMoteur
from tests.fenetre import PATIENCE, plateau
from tests.lecteur_ecran import LecteurEcran
from tests.ui.bibliotheque.livres import remplir
from tests.ui.repertoire import etudes
from tests.ui.revue_en_serie.executeurs import AlaMain
from ui.reflexion.moteur_partage import MoteurPartage
from ui.revue_en_serie import travail
from ui.socle.chargeur import trouver

A_JOUER = "Trait aux Noirs : jouez le coup de votre répertoire"


@pytest.fixture(autouse=True)
def _chez_soi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "bibliotheque"))
    monkeypatch.setenv("OTHELLIER_REPERTOIRES", str(tmp_path / "repertoires"))
    monkeypatch.setenv("OTHELLIER_LIVRE", str(tmp_path / "livre.npz"))


def attendre(qtbot: QtBot, lecteur: LecteurEcran, phrase: str) -> None:
    """Wait until something was told that holds ``phrase``."""
    qtbot.waitUntil(lambda: any(phrase in dite for dite in lecteur.tout), timeout=PATIENCE)


def etudier(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, onglet: int) -> None:
    """Come to a tab of Étudier by its keys."""
    aller_au_plateau(qtbot, fenetre, lecteur)
    plateau(fenetre).animations = False
    taper(qtbot, fenetre, TOUCHE.Key_F3)
    assert lecteur.lu()[0] == "Étudier"
    taper(qtbot, fenetre, TOUCHE(TOUCHE.Key_0 + onglet), ALT)
    noms = {1: "Bibliothèque", 2: "Répertoire", 3: "Livre", 4: "Analyses"}
    assert lecteur.lu() == [noms[onglet]]


def test_la_bibliotheque_se_parcourt_et_ouvre_une_partie(
    qtbot: QtBot, tmp_path: Path, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    remplir(tmp_path / "bibliotheque")
    etudier(qtbot, fenetre, lecteur, 1)
    attendre(qtbot, lecteur, "14 parties")
    lecteur.oublier()
    jouer(qtbot, fenetre, "f5")
    attendre(qtbot, lecteur, "le plus joué")
    visee, *suite = lecteur.lu()
    assert visee.startswith("f5, jouable, retourne 1")  # what is known of it may come later
    assert suite == ["Noir : f5, retourne e5", "14 parties, le plus joué d6"]
    aller_a(qtbot, fenetre, "coups_suivants")
    attendre(qtbot, lecteur, "→ d6")
    table, rangee = [dite for dite in lecteur.lu() if dite[0] != "="][-2:]  # what the book says of it may come later
    assert (table, rangee[:17]) == ("→ Coups suivants", "→ d6, 13 parties,")
    taper(qtbot, fenetre, TOUCHE.Key_Down)
    descendue = next(dite for dite in lecteur.lu() if dite[0] != "=")
    assert descendue.startswith("→ f6, 1 partie, 7 %, Noir gagne 100 %")
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    attendre(qtbot, lecteur, "le plus joué")
    assert [dite for dite in lecteur.lu() if dite[0] not in "=→"] == [
        *("Blanc : f6, retourne e5", "1 partie, le plus joué e6")
    ]
    aller_a(qtbot, fenetre, "parties_trouvees")
    attendre(qtbot, lecteur, "→ 2015")
    table, rangee = [dite for dite in lecteur.lu() if dite[0] != "="][-2:]
    assert table == "→ Parties trouvées"
    assert rangee.startswith("→ 2015, Ono Kenji, 34 – 30, Eva Nagy, Diverses parties, e6")
    taper(qtbot, fenetre, TOUCHE.Key_Return, CTRL)
    attendre(qtbot, lecteur, "Partie quittée")
    assert [dite for dite in lecteur.lu() if dite[0] != "→"] == [
        *("Blanc : f6, retourne e5", "Ouverte dans Analyser : Ono Kenji – Eva Nagy"),
        "Partie quittée au coup 2 : Ctrl+Maj+N y revient.",
    ]


@pytest.mark.qt_log_ignore("This plugin does not support")  # off screen, a list of proposals can grab nothing
def test_les_filtres_de_la_bibliotheque(
    qtbot: QtBot, tmp_path: Path, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    remplir(tmp_path / "bibliotheque")
    etudier(qtbot, fenetre, lecteur, 1)
    attendre(qtbot, lecteur, "14 parties")
    aller_a(qtbot, fenetre, "filtre_humains")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Space)
    attendre(qtbot, lecteur, "parties")
    assert lecteur.lu() == ["= non coché", "16 parties, le plus joué f5"]
    aller_a(qtbot, fenetre, "filtre_joueur", TOUCHE.Key_Backtab)
    champ = trouver(fenetre, QLineEdit, "filtre_joueur")
    ecrire(qtbot, fenetre, "Tast")
    attendre(qtbot, lecteur, "→ Tastet Marc")
    lecteur.oublier()
    qtbot.keyClick(champ, TOUCHE.Key_Return)
    attendre(qtbot, lecteur, "parties")
    assert lecteur.lu() == ["Tastet Marc, avec l'une ou l'autre couleur", "3 parties, le plus joué f5"]
    aller_a(qtbot, fenetre, "jeton_fermer")
    assert lecteur.lu()[-1] == "→ Retirer Tastet Marc | Retirer"
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    attendre(qtbot, lecteur, "parties")
    assert lecteur.lu() == ["→ Joueur | Joueur", "16 parties, le plus joué f5"]


def test_un_repertoire_s_apprend(qtbot: QtBot, tmp_path: Path, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    bibliotheque_de(tmp_path / "bibliotheque", [enregistrement("f5d6c3d3c4")])
    etudes.ecrire(tmp_path / "repertoires", "f5d6c3d3c4")
    fenetre.salles.repertoires.tirage = random.Random(1)
    etudier(qtbot, fenetre, lecteur, 2)
    qtbot.waitUntil(trouver(fenetre, QPushButton, "repertoire_apprendre").isEnabled, timeout=PATIENCE)
    aller_a(qtbot, fenetre, "repertoire_apprendre")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    attendre(qtbot, lecteur, A_JOUER)
    jouer(qtbot, fenetre, "a1")
    taper(qtbot, fenetre, TOUCHE.Key_N)
    assert lecteur.lu() == [
        *("→ Plateau | d4, blanc", "3 positions à revoir", A_JOUER),
        *("a1, vide", "Un pion en a1 n'encadre aucun pion adverse", A_JOUER),
    ]
    jouer(qtbot, fenetre, "f5")
    attendre(qtbot, lecteur, A_JOUER)
    taper(qtbot, fenetre, TOUCHE.Key_I)
    assert lecteur.lu() == [
        *("f5, jouable, retourne 1", "Juste : f5. À revoir demain.", "Blanc : d6, retourne d5", A_JOUER),
        "Le coup est dans la colonne c.",
    ]
    jouer(qtbot, fenetre, "c6")
    attendre(qtbot, lecteur, "pour continuer")
    jouer(qtbot, fenetre, "c6")
    taper(qtbot, fenetre, TOUCHE.Key_N)
    attendre(qtbot, lecteur, A_JOUER)
    assert lecteur.lu() == [
        *("c6, jouable, retourne 1", "Raté : le coup est c3. À revoir demain.", "Jouez c3 pour continuer"),
        *("c6, jouable, retourne 1", "Jouez c3 pour continuer"),
        *("Noir : c3, retourne d4", "Blanc : d3, retourne d4", A_JOUER),
    ]
    taper(qtbot, fenetre, TOUCHE.Key_V)
    attendre(qtbot, lecteur, "pour continuer")
    taper(qtbot, fenetre, TOUCHE.Key_N)
    etudes.attendre(qtbot, fenetre, MomentDeLigne.BOUT)
    taper(qtbot, fenetre, TOUCHE.Key_Escape)
    assert lecteur.lu() == [
        *("Raté : le coup est c4. À revoir demain.", "Jouez c4 pour continuer"),
        *("Noir : c4, retourne d4", "Ligne à revoir : 2 fautes"),
        *("→ Plateau | d4, blanc", "1 trouvée du premier coup, sur 3"),
    ]


def test_le_livre(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(facade, "Moteur", lambda *_: FauxMoteur())
    monkeypatch.setattr(MoteurPartage, "conseiller", lambda *_: None)
    etudier(qtbot, fenetre, lecteur, 3)
    attendre(qtbot, lecteur, "4 coups du livre, le meilleur")
    lecteur.oublier()
    jouer(qtbot, fenetre, "f5")
    attendre(qtbot, lecteur, "coups du livre")
    livre = "3 coups du livre, le meilleur d6 : vaut −1, profondeur 15, source : moteur"
    assert lecteur.lu()[1:] == ["Noir : f5, retourne e5", livre]
    aller_a(qtbot, fenetre, "coups_livre")
    attendre(qtbot, lecteur, "→ d6")
    assert lecteur.lu()[-2:] == [
        *("→ Coups du livre | Entrée joue le coup, F2 en change la valeur", f"→ {livre.partition('meilleur ')[2]}")
    ]
    taper(qtbot, fenetre, TOUCHE.Key_F2)
    ecrire(qtbot, fenetre, "12")
    aller_a(qtbot, fenetre, "livre_corriger")
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    attendre(qtbot, lecteur, "d6 : vaut")
    lu = lecteur.lu()
    assert lu[0] == "→ Valeur de ma main | -1 | En pions, pour qui joue le coup"
    assert lu[-2:] == [
        *("→ Corriger | Donner cette valeur au coup : elle l'emporte sur toute autre", "d6 : vaut +12, source : moi")
    ]
    aller_a(qtbot, fenetre, "livre_retirer")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    attendre(qtbot, lecteur, "d6 : vaut")
    assert [dite.partition(" |")[0] for dite in lecteur.lu()] == [
        *("→ Corriger", "d6 : vaut −1, profondeur 15, source : moteur")
    ]
    trouver(fenetre, QSpinBox, "positions_livre").setValue(3)
    aller_a(qtbot, fenetre, "livre_etendre")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    attendre(qtbot, lecteur, "dans votre livre")
    lu = [dite.partition(" |")[0] for dite in lecteur.lu()]
    assert lu[:3] == ["→ Arrêter", "Le moteur s'y met…", "→ Étendre d'ici"]
    assert lu[3].endswith("de plus dans votre livre")
    assert len(lu) == 4
    assert trouver(fenetre, QTableWidget, "coups_livre").rowCount() == 3


def test_une_analyse_en_serie(
    qtbot: QtBot, tmp_path: Path, fenetre: ApplicationIHM, lecteur: LecteurEcran, monkeypatch: pytest.MonkeyPatch
) -> None:
    bibliotheque_de(
        tmp_path / "bibliotheque", [enregistrement(ligne, "Ada", "Bob", 2001) for ligne in ("f5d6c3", "f5f6e6", "f5f4")]
    )
    executeur = AlaMain()
    monkeypatch.setattr(travail, "ouvriers", executeur.ouvrir)
    etudier(qtbot, fenetre, lecteur, 4)
    bouton = trouver(fenetre, QPushButton, "bouton_analyser_serie")
    qtbot.waitUntil(lambda: bouton.text() == "Analyser ces parties (3)", timeout=PATIENCE)
    aller_a(qtbot, fenetre, "bouton_analyser_serie")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    attendre(qtbot, lecteur, "attendent")
    assert lecteur.lu() == ["3 attendent"]
    aller_a(qtbot, fenetre, "bouton_pause_serie")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    attendre(qtbot, lecteur, "en pause")
    assert lecteur.lu() == ["= coché", "= Reprendre", "3 attendent · en pause"]
    aller_a(qtbot, fenetre, "bouton_annuler_serie")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    attendre(qtbot, lecteur, "Rien")
    assert lecteur.lu() == ["→ Analyser ces parties (3)", "Rien n'attend d'être jugé."]
    executeur.seul = True
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    attendre(qtbot, lecteur, "jugées")
    assert lecteur.lu() == ["3 attendent", "3 parties jugées"]
    table = trouver(fenetre, QTableView, "table_erreurs")
    qtbot.waitUntil(lambda: table.model().rowCount() == 2, timeout=PATIENCE)
    aller_a(qtbot, fenetre, "table_erreurs")
    attendre(qtbot, lecteur, ", Parties : 3")
    assert lecteur.lu()[-2:] == [
        *("→ Qui se trompe où", "→ Ada, Parties : 3, Perte : (0,00), 1–20 : (0,00), Erreurs : (0,00)")
    ]
