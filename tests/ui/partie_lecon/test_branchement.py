"""The lesson in the window: a mistake is asked about before the machine answers, and each answer does what it says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.carnet.fichier import chemin_du_carnet
from ecosysteme.cases import lire_case, nom_case
from ecosysteme.explication import Certitude, Phrase, Pourquoi
from ecosysteme.fautes import Message
from ecosysteme.lecon.severite import Severite
from ecosysteme.reglages import LECON
from tests.fenetre import GAUCHE, choisir, cocher, coups_legaux, fermer, jouer, message, ouvrir, plateau, presser
from tests.ui.eclair import COUPS, face_au_moteur
from tests.ui.partie_lecon.conftest import JugeParCoeur
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire

FAUTE = COUPS[1]


@pytest.fixture
def lecon(qtbot: QtBot, fenetre: ApplicationIHM, juge: JugeParCoeur) -> ApplicationIHM:
    """The window, a person about to play the engine in a lesson in which their second move loses 14 discs."""
    face_au_moteur(qtbot, fenetre)
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)
    qtbot.keyClick(fenetre, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert fenetre.salles.partie_lecon.choix.severite is Severite.NORMALE
    juge.pertes[FAUTE] = 14
    return fenetre


def barre(fenetre: ApplicationIHM) -> QWidget:
    return trouver(fenetre, QWidget, "barre_lecon")


def nb_coups(fenetre: ApplicationIHM) -> int:
    return fenetre.partie_en_cours.nb_coups


def fauter(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Play to the mistake; wait until it is asked about."""
    jouer(qtbot, fenetre, COUPS[0])
    qtbot.waitUntil(lambda: nb_coups(fenetre) == 2)
    refaire(qtbot, fenetre)


def refaire(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer(qtbot, fenetre, FAUTE)
    qtbot.waitUntil(barre(fenetre).isVisible)
    assert nb_coups(fenetre) == 3, "the machine waits"


def finir(qtbot: QtBot, fenetre: ApplicationIHM, coups: list[str]) -> None:
    for coup in coups:
        avant = nb_coups(fenetre)
        jouer(qtbot, fenetre, coup)
        qtbot.waitUntil(lambda avant=avant: nb_coups(fenetre) == avant + 2 or fenetre.partie_en_cours.terminee)  # type: ignore[misc]
    assert fenetre.partie_en_cours.terminee


def test_une_erreur_se_dit_avant_la_reponse(
    qtbot: QtBot, lecon: ApplicationIHM, juge: JugeParCoeur, entendus: list[tuple[str, bool]]
) -> None:
    places = plateau(lecon).geometry()
    fauter(qtbot, lecon)
    assert juge.demandes == COUPS[:2]
    phrase = f"{FAUTE} perd 20 % de chances (≈ 14 pions)"
    assert trouver(lecon, QLabel, "phrase_lecon").text() == phrase
    assert [presse for texte, presse in entendus if texte == phrase] == [True]
    assert trouver(lecon, QPushButton, "lecon_reessayer").hasFocus()
    assert lecon.situation.marche is Marche.EN_COURS
    assert plateau(lecon).geometry() == places
    anneau = trouver(lecon, QWidget, "anneau_faute")
    assert anneau.isVisible()
    assert anneau.geometry().contains(plateau(lecon).centre(lire_case(FAUTE)))
    qtbot.waitUntil(lambda: not lecon.situation.occupe)  # the machine has its answer
    assert nb_coups(lecon) == 3


@pytest.mark.parametrize(
    "geste",
    [
        lambda qtbot, fenetre: qtbot.mouseClick(trouver(fenetre, QPushButton, "lecon_reessayer"), GAUCHE),
        lambda qtbot, fenetre: qtbot.keyClick(fenetre.focusWidget(), Qt.Key.Key_Return),
        lambda qtbot, fenetre: qtbot.keyClick(fenetre.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
        lambda qtbot, fenetre: qtbot.keyClick(fenetre.focusWidget(), Qt.Key.Key_Escape),
    ],
    ids=["clic", "entree", "annuler", "echap"],
)
def test_reessayer_rend_le_coup_et_le_compte(
    qtbot: QtBot, lecon: ApplicationIHM, geste: Callable[[QtBot, ApplicationIHM], object]
) -> None:
    fauter(qtbot, lecon)
    geste(qtbot, lecon)
    assert nb_coups(lecon) == 2
    assert not barre(lecon).isVisible()
    assert not trouver(lecon, QWidget, "anneau_faute").isVisible()
    assert plateau(lecon).hasFocus()
    assert lecon.salles.partie_lecon.reessayes == 1
    refaire(qtbot, lecon)  # the same mistake is told again
    geste(qtbot, lecon)
    jouer(qtbot, lecon, next(coup for coup in map(nom_case, coups_legaux(lecon)) if coup != FAUTE))
    qtbot.waitUntil(lambda: nb_coups(lecon) == 4)
    assert lecon.salles.partie_lecon.reessayes == 2


@pytest.mark.parametrize("par_touche", [False, True])
def test_garder_laisse_la_machine_repondre(qtbot: QtBot, lecon: ApplicationIHM, par_touche: bool) -> None:
    fauter(qtbot, lecon)
    if par_touche:
        for touche in (Qt.Key.Key_Tab, Qt.Key.Key_Return):
            qtbot.keyClick(lecon.focusWidget(), touche)
    else:
        qtbot.mouseClick(trouver(lecon, QPushButton, "lecon_garder"), GAUCHE)
    assert not barre(lecon).isVisible()
    qtbot.waitUntil(lambda: nb_coups(lecon) == 4)
    finir(qtbot, lecon, COUPS[2:])
    qtbot.waitUntil(lambda: lecon.disposition.fin.accessibleName().endswith("\nLeçon : aucun coup réessayé"))
    assert not chemin_du_carnet().exists(), "a lesson does not count"


def test_pourquoi_dit_les_mots_et_ce_qui_punit_sans_nommer_mieux(
    qtbot: QtBot, lecon: ApplicationIHM, entendus: list[tuple[str, bool]]
) -> None:
    fauter(qtbot, lecon)
    qtbot.keyClick(lecon.focusWidget(), Qt.Key.Key_F1)
    mots, cartes = trouver(lecon, QWidget, "barre_pourquoi"), trouver(lecon, QWidget, "cadre_joueurs")
    place = plateau(lecon).geometry()
    qtbot.waitUntil(mots.isVisible)
    assert not cartes.isVisible()
    assert plateau(lecon).geometry() == place
    dite = f"Sans doute : {FAUTE} ?, un autre coup !."
    assert trouver(lecon, QLabel, "texte_pourquoi").text() == dite
    assert (dite, True) in entendus
    fantome = trouver(lecon, QWidget, "fantome")
    assert fantome.isVisible()
    punition = nom_case(lecon.partie_en_cours.etat.coups[0])
    assert any(f"{FAUTE} {punition}" in texte for texte, _ in entendus)
    assert trouver(lecon, QWidget, "anneau_faute").isVisible(), "its disc is on the board that is shown"
    assert not trouver(lecon, QAction, "action_indices").isChecked()
    qtbot.keyClick(lecon.focusWidget(), Qt.Key.Key_Escape)
    assert not fantome.isVisible()
    assert barre(lecon).isVisible(), "Escape took the ghost alone"
    qtbot.mouseClick(trouver(lecon, QPushButton, "lecon_pourquoi"), GAUCHE)
    qtbot.waitUntil(fantome.isVisible)
    for _ in range(2):
        qtbot.keyClick(lecon.focusWidget(), Qt.Key.Key_Escape)
    assert (mots.isVisible(), fantome.isVisible(), cartes.isVisible(), nb_coups(lecon)) == (False, False, True, 2)


def test_les_cases_dont_parle_la_raison_s_eclairent_au_lieu_de_la_suite(
    qtbot: QtBot, lecon: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    coin = frozenset({lire_case("a1")})

    def expliquer(*_: object, **__: object) -> Pourquoi:
        phrase = Phrase(Certitude.PROUVE, Message("{jeu} ?", jeu="a1"), coin)
        return Pourquoi((phrase,), {}, {}, (0, 1), (), ((2, 4),))

    monkeypatch.setattr("ui.reflexion.explication.expliquer_coup", expliquer)
    fauter(qtbot, lecon)
    qtbot.keyClick(lecon.focusWidget(), Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: lecon.salles.partie_lecon.eclairage.cases == coin)
    assert not trouver(lecon, QWidget, "fantome").isVisible(), "what is lit is on the board as it stands"
    qtbot.mouseClick(trouver(lecon, QPushButton, "lecon_reessayer"), GAUCHE)
    assert not lecon.salles.partie_lecon.eclairage.isVisible()


@pytest.fixture
def fin_ratee(qtbot: QtBot, lecon: ApplicationIHM, juge: JugeParCoeur) -> ApplicationIHM:
    """The move that ends the game is the mistake, and is asked about."""
    juge.pertes = {COUPS[-1]: 14}
    for coup in COUPS[:-1]:
        avant = nb_coups(lecon)
        jouer(qtbot, lecon, coup)
        qtbot.waitUntil(lambda avant=avant: nb_coups(lecon) == avant + 2)  # type: ignore[misc]
    jouer(qtbot, lecon, COUPS[-1])
    assert lecon.partie_en_cours.terminee
    qtbot.waitUntil(barre(lecon).isVisible)
    return lecon


def test_le_coup_qui_finit_la_partie_se_demande_avant_le_resultat(qtbot: QtBot, fin_ratee: ApplicationIHM) -> None:
    carte = fin_ratee.disposition.fin
    with qtbot.assertNotEmitted(fin_ratee.situation_changee, wait=600):  # the time in which the card would come
        pass
    assert not carte.isVisible()
    assert "Leçon" not in carte.accessibleName()
    qtbot.mouseClick(trouver(fin_ratee, QPushButton, "lecon_garder"), GAUCHE)
    assert not barre(fin_ratee).isVisible()
    assert carte.isVisible()
    assert carte.accessibleName().endswith("\nLeçon : aucun coup réessayé")


def test_le_coup_qui_finit_la_partie_se_reprend(qtbot: QtBot, fin_ratee: ApplicationIHM, juge: JugeParCoeur) -> None:
    qtbot.keyClick(fin_ratee.focusWidget(), Qt.Key.Key_Return)
    assert not barre(fin_ratee).isVisible()
    assert not fin_ratee.disposition.fin.isVisible()
    assert trouver(fin_ratee, QWidget, "contenu_bande").isVisible()
    assert nb_coups(fin_ratee) == len(COUPS) * 2 - 2
    juge.pertes.clear()
    jouer(qtbot, fin_ratee, COUPS[-1])
    qtbot.waitUntil(fin_ratee.disposition.fin.isVisible)
    assert fin_ratee.disposition.fin.accessibleName().endswith("\nLeçon : 1 coup réessayé")


def test_une_autre_partie_retire_la_question_de_la_fin(qtbot: QtBot, fin_ratee: ApplicationIHM) -> None:
    presser(qtbot, fin_ratee, "recommencer")
    assert not barre(fin_ratee).isVisible()
    assert not fin_ratee.disposition.fin.isVisible()


def test_entree_est_celle_du_bouton_ou_l_on_est(qtbot: QtBot, lecon: ApplicationIHM) -> None:
    fauter(qtbot, lecon)
    qtbot.keyClick(lecon.focusWidget(), Qt.Key.Key_Tab)
    assert trouver(lecon, QPushButton, "lecon_garder").hasFocus()
    qtbot.keyClick(lecon.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: nb_coups(lecon) == 4)


def test_la_fin_dit_combien_de_coups_furent_reessayes(qtbot: QtBot, lecon: ApplicationIHM, juge: JugeParCoeur) -> None:
    fauter(qtbot, lecon)
    qtbot.keyClick(lecon.focusWidget(), Qt.Key.Key_Return)
    juge.pertes.clear()
    finir(qtbot, lecon, COUPS[1:])
    qtbot.waitUntil(lambda: lecon.disposition.fin.accessibleName().endswith("\nLeçon : 1 coup réessayé"))
    assert not chemin_du_carnet().exists()
    presser(qtbot, lecon, "recommencer")
    assert lecon.salles.partie_lecon.reessayes == 1
    jouer(qtbot, lecon, COUPS[0])
    assert lecon.salles.partie_lecon.reessayes == 0, "each game counts its own"


@pytest.mark.parametrize("geste", ["recommencer", "arreter"])
def test_quitter_la_partie_retire_la_question(qtbot: QtBot, lecon: ApplicationIHM, geste: str) -> None:
    fauter(qtbot, lecon)
    trouver(lecon, QAction, f"action_{geste}").trigger()
    assert not barre(lecon).isVisible()
    assert lecon.salles.partie_lecon.reessayes == 0
    if geste == "arreter":
        trouver(lecon, QAction, "action_demarrer").trigger()
        qtbot.waitUntil(lambda: nb_coups(lecon) == 4)
    else:
        jouer(qtbot, lecon, COUPS[0])
        qtbot.waitUntil(lambda: nb_coups(lecon) == 2)


def test_un_juge_lent_ne_retient_pas_la_machine(
    qtbot: QtBot, lecon: ApplicationIHM, juge: JugeParCoeur, monkeypatch: pytest.MonkeyPatch
) -> None:
    juge.muet = True
    jouer(qtbot, lecon, COUPS[0])
    qtbot.waitUntil(lambda: nb_coups(lecon) == 2)
    assert not barre(lecon).isVisible()
    jouer(qtbot, lecon, FAUTE)
    lecon.salles.partie_lecon.juge.dit.emit(1, None)  # a late answer, of the move before
    assert nb_coups(lecon) == 3
    qtbot.waitUntil(lambda: nb_coups(lecon) == 4)


@pytest.mark.parametrize(
    ("severite", "perte", "dite"), [("douce", 13, False), ("douce", 16, True), ("stricte", 5, True)]
)
def test_la_severite_choisie_dans_la_case_dit_ce_qui_se_dit(
    qtbot: QtBot, lecon: ApplicationIHM, juge: JugeParCoeur, severite: str, perte: int, dite: bool
) -> None:
    juge.pertes[FAUTE] = perte
    liste = trouver(lecon, QComboBox, "noir_lecon")
    assert liste.isVisible()
    assert not trouver(lecon, QComboBox, "blanc_lecon").isVisible()
    choisir(lecon, "noir_lecon", severite)
    jouer(qtbot, lecon, COUPS[0])
    qtbot.waitUntil(lambda: nb_coups(lecon) == 2)
    jouer(qtbot, lecon, FAUTE)
    qtbot.waitUntil(lambda: barre(lecon).isVisible() or nb_coups(lecon) == 4)
    assert barre(lecon).isVisible() is dite


def test_sans_lecon_rien_n_est_juge(qtbot: QtBot, lecon: ApplicationIHM, juge: JugeParCoeur) -> None:
    trouver(lecon, QAction, "action_lecon").trigger()
    finir(qtbot, lecon, COUPS)
    assert not juge.demandes
    assert "Leçon" not in lecon.disposition.fin.accessibleName()


def test_la_touche_se_voit_a_l_aller_et_au_retour(qtbot: QtBot, lecon: ApplicationIHM, juge: JugeParCoeur) -> None:
    marque = trouver(lecon, QLabel, "marque_lecon_noir")
    assert message(lecon) == ("Leçon : un coup qui perd 10 % ou plus se dit aussitôt")
    jouer(qtbot, lecon, COUPS[0])
    qtbot.waitUntil(lambda: nb_coups(lecon) == 2)
    assert not trouver(lecon, QComboBox, "noir_lecon").isVisible(), "the boxes are folded"
    assert marque.isVisible()
    assert (marque.text(), trouver(lecon, QLabel, "marque_lecon_blanc").isVisible()) == ("Leçon", False)
    qtbot.keyClick(lecon, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert not marque.isVisible()
    assert message(lecon) == "Leçon arrêtée : vos erreurs ne se disent plus"
    cocher(qtbot, lecon, "blanc_humain")
    qtbot.keyClick(lecon, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert not marque.isVisible(), "there is no lesson between two persons"
    assert message(lecon).startswith("Leçon demandée : elle attend une partie d'Othello")


def test_entre_deux_personnes_il_n_y_a_pas_de_lecon(qtbot: QtBot, lecon: ApplicationIHM, juge: JugeParCoeur) -> None:
    cocher(qtbot, lecon, "blanc_humain")
    assert not trouver(lecon, QComboBox, "noir_lecon").isVisible()
    jouer(qtbot, lecon, COUPS[0])
    assert not juge.demandes


def test_elle_se_retient_et_parle_la_langue_du_moment(qtbot: QtBot, memoire: Memoire, juge: JugeParCoeur) -> None:
    fenetre = ouvrir(qtbot, memoire)
    choisir(fenetre, "noir_lecon", "stricte")
    assert trouver(fenetre, QAction, "action_lecon").isChecked()
    fermer(fenetre)
    assert memoire.lire(LECON) == "stricte"
    autre = ouvrir(qtbot, memoire)
    liste = trouver(autre, QComboBox, "blanc_lecon")
    assert liste.currentText() == "Leçon stricte : prévient à 5 %"
    trouver(autre, QAction, "action_lecon").trigger()
    assert liste.currentText() == "Sans leçon"
    trouver(autre, QAction, "action_lecon").trigger()
    autre.preferences.choisir_langue("en")
    qtbot.waitUntil(lambda: liste.currentText() == "Strict lesson: warns at 5%")
    juge.pertes[FAUTE] = 14
    face_au_moteur(qtbot, autre)
    fauter(qtbot, autre)
    assert trouver(autre, QLabel, "phrase_lecon").text() == f"{FAUTE} loses 20% of the chances (≈ 14 discs)"
    autre.preferences.choisir_langue("fr")
    dite = f"{FAUTE} perd 20 % de chances (≈ 14 pions)"
    qtbot.waitUntil(lambda: trouver(autre, QLabel, "phrase_lecon").text() == dite)
    fermer(autre)
