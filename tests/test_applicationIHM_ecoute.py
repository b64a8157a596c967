"""The rooms played by keys alone: all that a screen reader is told, once each, in its order."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.exercices.paquet import lire_paquet
from tests.clavier import ALT, CTRL, MAJ, TOUCHE, aller_au_plateau, jouer, taper, vise
from tests.ecosysteme.exercices.exemples import GAGNANT
from tests.fenetre import PATIENCE, a_deux, choisir, plateau
from tests.lecteur_ecran import LecteurEcran
from tests.ui.eclair import COUPS, face_au_moteur, par_coeur
from tests.ui.erreurs.parties import attendre_note, attendre_question, montrer, partie_fautive
from tests.ui.exercices.seances import attendre_demande
from tests.ui.exercices.seances import attendre_note as attendre_la_note
from ui.socle.chargeur import trouver

BLOCAGE = "Ni Noir ni Blanc ne peut plus jouer : la partie est finie"
FIN = "Vous avez gagné 64 à 0, cases vides comprises"


@pytest.fixture(autouse=True)
def _chez_soi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTHELLIER_CARNET", str(tmp_path / "carnet.sqlite"))


def test_une_partie_entiere_contre_une_machine(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, monkeypatch: pytest.MonkeyPatch
) -> None:
    par_coeur(monkeypatch)
    face_au_moteur(qtbot, fenetre)
    aller_au_plateau(qtbot, fenetre, lecteur)
    jouer(qtbot, fenetre, "a1")
    for rang, coup in enumerate(COUPS):
        jouer(qtbot, fenetre, coup)
        qtbot.waitUntil(lambda rang=rang: fenetre.partie_en_cours.nb_coups == min(2 * rang + 2, 9))  # type: ignore[misc]
    qtbot.waitUntil(lambda: FIN in lecteur.tout)
    fin = lecteur.tout.index(FIN) + 1
    assert lecteur.tout[:fin] == [
        *("a1, vide", "Un pion en a1 n'encadre aucun pion adverse"),
        *("e6, jouable, retourne 1", "Noir : e6, retourne e5", "Blanc : f4, retourne e4"),
        *("e3, jouable, retourne 1", "Noir : e3, retourne e4", "Blanc : f6, retourne e5"),
        *("g5, jouable, retourne 1", "Noir : g5, retourne f4", "Blanc : d6, retourne d5, e6"),
        *("e7, jouable, retourne 3", "Noir : e7, retourne e5, e6, f6", "Blanc : f5, retourne e5"),
        *("c5, jouable, retourne 5", "Noir : c5, retourne d4, d5, d6, e5, f5", BLOCAGE, FIN),
    ]
    carte = fenetre.findChild(QWidget, "carte_fin")
    assert carte is not None
    qtbot.waitUntil(carte.isVisible)
    taper(qtbot, fenetre, TOUCHE.Key_Tab)
    assert carte.isAncestorOf(vise(fenetre))
    taper(qtbot, fenetre, TOUCHE.Key_F7)
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Home, CTRL)  # the card of the end goes, and the keyboard was on its button
    taper(qtbot, fenetre, TOUCHE.Key_Right, CTRL)
    assert lecteur.tout == ["→ Plateau | c5, noir", "C'est le début de la partie", "Noir : e6, retourne e5"]


@pytest.mark.parametrize("bouton", ["revanche", "echanger_camps"])
def test_une_autre_partie_ne_dit_pas_une_case_de_celle_d_avant(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, monkeypatch: pytest.MonkeyPatch, bouton: str
) -> None:
    par_coeur(monkeypatch)
    face_au_moteur(qtbot, fenetre)
    aller_au_plateau(qtbot, fenetre, lecteur)
    for rang, coup in enumerate(COUPS):
        jouer(qtbot, fenetre, coup)
        qtbot.waitUntil(lambda rang=rang: fenetre.partie_en_cours.nb_coups == min(2 * rang + 2, 9))  # type: ignore[misc]
    revanche = trouver(fenetre, QPushButton, f"bouton_{bouton}")
    qtbot.waitUntil(trouver(fenetre, QWidget, "carte_fin").isVisible)
    revanche.show()  # offscreen the card is too narrow for all of its buttons
    revanche.setFocus()
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    qtbot.waitUntil(lambda: len(lecteur.tout) >= 2)
    assert lecteur.tout[0] == "→ Plateau"
    assert lecteur.tout[1].startswith("Partie commencée. Noir : ")


def test_mes_erreurs(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_PageUp, MAJ)
    assert lecteur.tout == [
        *("Blanc : e1, retourne e2, e3, e4", "Coup 54, Blanc e1, gaffe : de 100 à 4 pour cent, 36 pions. Prouvé."),
    ]
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_R)
    attendre_question(qtbot, fenetre)
    taper(qtbot, fenetre, TOUCHE.Key_I)
    jouer(qtbot, fenetre, "b1")
    assert lecteur.tout == [
        "→ Plateau | d4, blanc",
        "Trait aux Noirs : trouvez mieux que dans la partie. Erreur 1 sur 2 · coup 53 · 8 cases vides",
        lecteur.tout[2],
        *("b1, noir", "La case b1 est déjà occupée"),
    ]
    assert lecteur.tout[2].startswith("Un bon coup est dans le quart de ")
    lecteur.oublier()
    jouer(qtbot, fenetre, "f1")
    attendre_note(qtbot, fenetre)
    qtbot.waitUntil(lambda: any("Dans la partie" in dite for dite in lecteur.tout), timeout=PATIENCE)
    assert lecteur.tout[1:2] == ["Trouvé : f1. À revoir demain."]
    taper(qtbot, fenetre, TOUCHE.Key_N)
    attendre_question(qtbot, fenetre)
    taper(qtbot, fenetre, TOUCHE.Key_V)
    attendre_note(qtbot, fenetre)
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_N)
    assert lecteur.tout[-2:] == ["→ Plateau | d4, blanc", "0 trouvée du premier coup, sur 2"]
    assert plateau(fenetre).hasFocus()


def test_exercices_reussi_puis_manque(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_X, CTRL | ALT)
    salle = fenetre.salles.exercices
    avant = attendre_demande(qtbot, salle)
    salle.plateau.animations = False
    salle.panneau.choix.prendre("essai.obf", tuple(lire_paquet(GAGNANT)))
    qtbot.waitUntil(lambda: salle.demande not in (None, avant), timeout=PATIENCE)
    demande = salle.demande
    assert demande is not None
    assert lecteur.tout[-1].startswith("Blanc joue et gagne. À chaque fois, un seul coup gagne.")
    lecteur.oublier()
    for coup in ("g2", "h5", "h1"):
        qtbot.waitUntil(lambda: bool(salle.plateau.vue.legaux), timeout=PATIENCE)
        jouer(qtbot, fenetre, coup)
    attendre_la_note(qtbot, demande)
    dites = [dite for dite in lecteur.tout if not dite.startswith("→ Suivant")]
    assert [dite.partition(" ;")[0] for dite in dites] == [
        *("g2, jouable, retourne 3", "Selon le paquet : g2 gagne de 14 pions"),
        *("h5, jouable, retourne 1", "Selon le paquet : h5 gagne de 14 pions"),
        *("h1, jouable, retourne 4", "Trouvé. Selon le paquet : h1 gagne de 14 pions"),
    ]
    assert lecteur.tout[-2].startswith("→ Suivant"), "le clavier bouge avant que le verdict soit dit"
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_PageUp)
    assert len(lecteur.tout) == 1, "un coup de la ligne se dit"
    taper(qtbot, fenetre, TOUCHE.Key_Escape)
    assert lecteur.tout[1:] == ["→ Plateau | d4, blanc"]


def test_les_indices_disent_une_fois_les_meilleurs_coups(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    choisir(fenetre, "jeu", "morpion")
    a_deux(qtbot, fenetre, "morpion")
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_F1)
    qtbot.waitUntil(lambda: len(lecteur.tout) > 2, timeout=PATIENCE)
    explication, etat, meilleurs = lecteur.lu()
    assert explication.endswith("Guide (F12)")
    assert etat == "Montrer ce que valent les coups : oui"
    assert meilleurs == "9 meilleurs coups : a1, b1, c1, a2, b2, c2, a3, b3, c3 (nulle)"
    jouer(qtbot, fenetre, "a1")
    qtbot.waitUntil(lambda: bool(plateau(fenetre).indices), timeout=PATIENCE)
    assert lecteur.lu()[1:] == ["X : a1"], "on ne l'a pas demandé"
    for _ in range(2):
        taper(qtbot, fenetre, TOUCHE.Key_F1)
    qtbot.waitUntil(lambda: "Meilleur coup : b2 (nulle)" in lecteur.tout, timeout=PATIENCE)
    assert not any("Guide" in dite for dite in lecteur.lu()), "ce que veulent dire les nombres a été dit"


def test_premiers_pas(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_L, CTRL | ALT)
    jouer(qtbot, fenetre, "a1")
    jouer(qtbot, fenetre, "d3")
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    taper(qtbot, fenetre, TOUCHE.Key_Escape)
    assert [dite.partition(". ")[0] for dite in lecteur.tout] == [
        *("→ Plateau | d4, blanc", "Étape 1 sur 10"),
        *("a1, vide", "Un pion en a1 n'encadre aucun pion adverse"),
        *("d3 retournerait 1 pion, en 1 ligne", "→ Étape suivante", "Bravo ! Le pion blanc est devenu noir."),
        *("→ Plateau | d3, noir", "Étape 2 sur 10", "→ Plateau | d4, blanc"),
    ]


def test_comprendre_et_les_modes(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    choisir(fenetre, "taille", 4)
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_F8)
    qtbot.waitUntil(lambda: any("La recherche est finie" in dite for dite in lecteur.tout), timeout=PATIENCE)
    assert [dite[:23] for dite in lecteur.tout] == ["Comprendre", "→ Arbre de la recherche", "La recherche est finie "]
    lecteur.oublier()
    for touche in (TOUCHE.Key_Home, TOUCHE.Key_PageDown, TOUCHE.Key_F2):
        taper(qtbot, fenetre, touche)
    assert lecteur.tout == [
        "Trait aux Noirs : la recherche n'a pas commencé, Lecture ou Page suiv la fait avancer.",
        "Noir cherche le meilleur de ses 4 coups, et coupera ce qui n'y peut plus rien changer.",
        *("→ Plateau | b2, blanc", "Jouer"),
    ]


def test_poser_une_position(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    a_deux(qtbot, fenetre, "othello")
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_F3, MAJ)
    for touche in (TOUCHE.Key_Space, TOUCHE.Key_Down, TOUCHE.Key_B, TOUCHE.Key_Escape):
        taper(qtbot, fenetre, touche)
    assert lecteur.tout == [
        *("→ Position à poser | d4, blanc", "Pinceau : Noir", "Poser une position : oui"),
        *("d4, noir", "d5, noir", "Pinceau : Blanc", "→ Plateau | d4, blanc"),
    ]


def test_les_regles_se_disent_une_fois(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_R, CTRL | ALT)
    qtbot.waitUntil(lambda: len(lecteur.tout) > 1)
    assert lecteur.tout[0].startswith("→ Suivant")
    assert [dite for dite in lecteur.tout if dite.startswith("Noir commence")] == lecteur.tout[1:2]


def test_tab_traverse_l_en_tete_comme_l_oeil(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    places = list[int]()
    while not (places and plateau(fenetre).hasFocus()):
        taper(qtbot, fenetre, TOUCHE.Key_Tab)
        widget = vise(fenetre)
        if fenetre.widgets.entete.isAncestorOf(widget):
            places.append(widget.mapTo(fenetre, widget.rect().topLeft()).x())
    assert len(places) >= 5
    assert places == sorted(places)


def test_f1_dit_ce_que_vaut_chaque_coup_une_fois_puis_se_tait(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    a_deux(qtbot, fenetre, "morpion")
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_F1)
    qtbot.waitUntil(lambda: len(plateau(fenetre).indices) == 9, timeout=PATIENCE)
    taper(qtbot, fenetre, TOUCHE.Key_Up)
    taper(qtbot, fenetre, TOUCHE.Key_F1)
    taper(qtbot, fenetre, TOUCHE.Key_Left)
    assert not plateau(fenetre).indices
    bascule = "Montrer ce que valent les coups"
    assert lecteur.tout == [
        "G 4 : gain en 4 demi-coups ; N : nulle ; P 4 : perte en 4 demi-coups · Guide (F12)",
        *(f"{bascule} : oui", "9 meilleurs coups : a1, b1, c1, a2, b2, c2, a3, b3, c3 (nulle)"),
        *("b1, jouable, vaut N, le meilleur", f"{bascule} : non", "a1, jouable"),
    ]
