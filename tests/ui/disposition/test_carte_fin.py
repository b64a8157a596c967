"""The card of the end, in the window as Designer drew it."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ui.disposition.carte_fin import CarteFin
from ui.socle.chargeur import trouver
from ui.socle.theme import CLAIR, SOMBRE
from ui.widgets.fenetre import FenetreDessinee

BOUTONS = ("revoir", "revanche", "echanger_camps")


@pytest.fixture
def carte(qtbot: QtBot, coquille: FenetreDessinee) -> CarteFin:
    """Under the board, saying who won."""
    carte = CarteFin(coquille)
    carte.definir_theme(CLAIR)
    carte.montrer("Noir gagne 40 à 24")
    qtbot.waitUntil(carte.isVisible)
    return carte


def test_elle_parait_apres_les_derniers_retournements(qtbot: QtBot, coquille: FenetreDessinee) -> None:
    carte = CarteFin(coquille)
    carte.montrer("Noir gagne 40 à 24")
    assert not carte.isVisible()
    qtbot.waitUntil(carte.isVisible)
    assert carte.accessibleName() == "Noir gagne 40 à 24"


def test_elle_prend_la_place_de_la_bande_et_rien_ne_bouge(coquille: FenetreDessinee, carte: CarteFin) -> None:
    bande, contenu, plateau = (trouver(coquille, QWidget, nom) for nom in ("bande", "contenu_bande", "plateau"))
    places = bande.geometry(), plateau.geometry()
    assert (carte.isVisible(), contenu.isVisible()) == (True, False)
    assert trouver(carte, QPushButton, "bouton_revoir").property("role") == "principal"
    carte.cacher()
    assert (carte.isVisible(), contenu.isVisible()) == (False, True)
    assert (bande.geometry(), plateau.geometry()) == places


@pytest.mark.parametrize("nom", BOUTONS)
def test_chaque_bouton_demande_une_chose_et_emporte_la_carte(qtbot: QtBot, carte: CarteFin, nom: str) -> None:
    recus: list[str] = []
    for demande, signal in zip(BOUTONS, (carte.revoir, carte.revanche, carte.echanger), strict=True):
        signal.connect(lambda demande=demande: recus.append(demande))
    qtbot.mouseClick(trouver(carte, QPushButton, f"bouton_{nom}"), Qt.MouseButton.LeftButton)
    assert recus == [nom]
    assert not carte.isVisible()


def test_elle_attend_qu_une_question_lui_rende_sa_place(qtbot: QtBot, coquille: FenetreDessinee) -> None:
    carte = CarteFin(coquille)
    carte.retenir("question", True)
    carte.montrer("Nulle")
    with qtbot.assertNotEmitted(carte.revoir, wait=600):  # it would have come
        pass
    assert not carte.isVisible()
    carte.retenir("question", False)
    assert carte.isVisible()
    carte.retenir("question", True)
    assert not carte.isVisible()
    carte.cacher()
    carte.retenir("question", False)
    assert not carte.isVisible(), "emportée entre-temps"


def test_cacher_emporte_aussi_celle_qui_allait_venir(qtbot: QtBot, carte: CarteFin) -> None:
    carte.cacher()
    assert not carte.isVisible()
    carte.montrer("Nulle")
    carte.cacher()
    with qtbot.assertNotEmitted(carte.revoir, wait=600):
        pass
    assert not carte.isVisible()


def test_tab_y_mene_du_plateau_et_en_revient(qtbot: QtBot, coquille: FenetreDessinee, carte: CarteFin) -> None:
    plateau = trouver(coquille, QWidget, "plateau")
    boutons = [trouver(carte, QPushButton, f"bouton_{nom}") for nom in BOUTONS]
    coquille.resize(1920, 900)  # where none of the three is left out
    qtbot.waitUntil(lambda: all(bouton.isVisible() for bouton in boutons))
    coquille.activateWindow()
    plateau.setFocus()
    qtbot.waitUntil(plateau.hasFocus)
    for suivant in (*boutons, trouver(carte, QToolButton, "bouton_fermer_fin")):
        qtbot.keyClick(coquille.focusWidget(), Qt.Key.Key_Tab)
        assert coquille.focusWidget() is suivant
    for precedent in (*reversed(boutons), plateau):
        qtbot.keyClick(coquille.focusWidget(), Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
        assert coquille.focusWidget() is precedent


def est(bouton: QPushButton, texte: str) -> bool:
    return bouton.text() == texte


def test_a_l_etroit_la_revue_raccourcit_son_nom_plutot_que_le_resultat(
    qtbot: QtBot, coquille: FenetreDessinee, carte: CarteFin
) -> None:
    revoir = trouver(carte, QPushButton, "bouton_revoir")
    carte.montrer("Vous avez gagné 36 à 28")
    carte.completer("Encore 2 parties pour connaître votre niveau")
    qtbot.waitUntil(carte.isVisible)
    for largeur, texte in ((1920, "Revoir la partie"), (900, "Revoir"), (1920, "Revoir la partie")):
        coquille.resize(largeur, 900 if largeur > 900 else 480)
        qtbot.waitUntil(partial(est, revoir, texte))
        assert revoir.accessibleName() == "Revoir la partie"


def test_la_croix_prend_les_couleurs_du_theme(carte: CarteFin) -> None:
    carte.definir_theme(CLAIR)
    claire = carte.grab().toImage()
    carte.definir_theme(SOMBRE)
    assert carte.grab().toImage() != claire


def test_une_phrase_suit_le_resultat_jusqu_a_une_autre_fin(carte: CarteFin, entendus: list[tuple[str, bool]]) -> None:
    carte.completer("Vous : ≈ niveau 7 (5 à 9)")
    assert carte.accessibleName() == "Noir gagne 40 à 24\nVous : ≈ niveau 7 (5 à 9)"
    assert ("Vous : ≈ niveau 7 (5 à 9)", False) in entendus
    carte.dire("Black wins 40 to 24")
    assert carte.accessibleName().splitlines()[1] == "Vous : ≈ niveau 7 (5 à 9)"
    carte.montrer("Nulle")
    assert carte.accessibleName() == "Nulle"


def test_les_deux_phrases_tiennent_dans_la_bande(coquille: FenetreDessinee, carte: CarteFin) -> None:
    coquille.resize(1366, 740)
    carte.montrer("Vous avez perdu 13 à 51")
    carte.completer("Encore 2 parties pour connaître votre niveau")
    titre, suite = (trouver(carte, QLabel, nom) for nom in ("titre_fin", "suite_fin"))
    assert suite.isVisible()
    assert titre.sizeHint().height() + suite.sizeHint().height() <= carte.contentsRect().height()
    assert suite.geometry().top() > titre.geometry().bottom()
    assert carte.contentsRect().contains(suite.geometry())
    carte.montrer("Nulle")
    assert not suite.isVisible()
