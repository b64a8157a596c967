"""The end of a game: a card for a person, what its buttons do, and how it goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QSlider, QSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import (
    GAUCHE,
    PATIENCE,
    a_deux,
    boutons,
    choisir,
    cliquer,
    cocher,
    coups_legaux,
    jouer,
    message,
    plateau,
    presser,
    statistiques,
)
from tests.positions import partie_jouee
from tests.ui.disposition.mesures import dimensionner
from tests.ui.eclair import ECLAIR
from ui.disposition import carte_fin
from ui.disposition.carte_fin import CarteFin
from ui.disposition.modes import MODES
from ui.jeux.phrases import Phrases
from ui.plateau.cases import CaseLue
from ui.socle.chargeur import trouver
from ui.suivi.parties_jouees import PartieJouee

NOIR_GAGNE = "c4b4a1d2d4d3a2c1a4a3b1d1"  # on four squares a side


@pytest.fixture
def carte(fenetre: ApplicationIHM) -> CarteFin:
    return trouver(fenetre, CarteFin, "carte_fin")


@pytest.fixture
def finie(qtbot: QtBot, fenetre: ApplicationIHM, carte: CarteFin) -> CarteFin:
    """The card of a game between two people, as it came."""
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, NOIR_GAGNE)
    qtbot.waitUntil(carte.isVisible)
    return carte


def bouton(carte: CarteFin, nom: str) -> QPushButton:
    return trouver(carte, QPushButton, f"bouton_{nom}")


def test_elle_dit_le_resultat_apres_que_les_pions_ont_tourne(
    qtbot: QtBot, fenetre: ApplicationIHM, carte: CarteFin
) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, NOIR_GAGNE)
    assert fenetre.partie_en_cours.terminee
    assert not carte.isVisible(), "les derniers pions d'abord"
    qtbot.waitUntil(carte.isVisible)
    qui_le_disent = [texte for texte in fenetre.findChildren(QLabel) if texte.isVisible() and "gagne" in texte.text()]
    assert {texte.objectName() for texte in qui_le_disent} == {"trait", "titre_fin"}
    assert len({texte.text() for texte in qui_le_disent}) == 1


def test_une_partie_finie_avant_que_le_plateau_soit_plein_dit_pourquoi(
    qtbot: QtBot, fenetre: ApplicationIHM, carte: CarteFin
) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, ECLAIR)
    annonce = trouver(fenetre, QLabel, "annonce")
    assert (annonce.isVisible(), annonce.text()) == (True, Phrases().blocage(fenetre.partie_en_cours))
    assert "ne peut plus jouer" in annonce.text()
    qtbot.waitUntil(carte.isVisible)
    assert carte.accessibleName() == message(fenetre) == "Noir gagne 64 à 0, cases vides comprises"


@pytest.mark.parametrize("langue", ["fr", "en"])
@pytest.mark.parametrize("taille", [(640, 520), (960, 540), (1024, 768), (1366, 768)])
def test_elle_ne_couvre_pas_le_plateau_et_se_lit_entiere(
    qtbot: QtBot, fenetre: ApplicationIHM, finie: CarteFin, taille: tuple[int, int], langue: str
) -> None:
    trouver(fenetre, QAction, f"action_{langue}").trigger()
    dimensionner(fenetre, *taille)
    vue, titre = plateau(fenetre), trouver(finie, QLabel, "titre_fin")
    dessus = [widget for widget in vue.findChildren(QWidget) if widget.isVisible() and not isinstance(widget, CaseLue)]
    assert dessus == [], "rien n'est écrit sur la réponse"
    assert finie.mapTo(fenetre, QPoint()).y() >= vue.mapTo(fenetre, vue.rect().bottomLeft()).y()
    finie.montrer("Vous avez perdu 24 à 40")  # the longest result
    qtbot.waitUntil(lambda: titre.text() == "Vous avez perdu 24 à 40" and finie.isVisible())
    vus = [bouton(finie, nom) for nom in ("revoir", "revanche", "echanger_camps") if bouton(finie, nom).isVisible()]
    assert len(vus) == 3 or finie.width() < 500, "ce qui est aussi dans un menu laisse la place au résultat"
    assert all(vu.width() >= vu.minimumSizeHint().width() for vu in vus)
    assert titre.heightForWidth(titre.width()) <= titre.height()


@pytest.mark.parametrize(
    ("cases", "phrase"),
    [
        (("noir_humain", "blanc_ia_max"), "Vous avez gagné"),
        (("noir_ia_max", "blanc_humain"), "Vous avez perdu"),
        (("noir_humain", "blanc_humain"), "X gagne"),
    ],
)
def test_a_qui_joue_une_machine_elle_dit_s_il_a_gagne(
    qtbot: QtBot, fenetre: ApplicationIHM, carte: CarteFin, cases: tuple[str, str], phrase: str
) -> None:
    a_deux(qtbot, fenetre, "morpion")
    jouer(qtbot, fenetre, "a1a2b1b2")  # a1, b1: the first camp wins at c1
    cocher(qtbot, fenetre, *cases)
    if cases[0] == "noir_humain":  # else the machine plays, as soon as it has the turn
        jouer(qtbot, fenetre, "c1")
    qtbot.waitUntil(carte.isVisible, timeout=PATIENCE)
    assert carte.accessibleName() == phrase


def test_revanche_commence_une_autre_partie(qtbot: QtBot, fenetre: ApplicationIHM, finie: CarteFin) -> None:
    qtbot.mouseClick(bouton(finie, "revanche"), GAUCHE)
    assert not finie.isVisible()
    assert (fenetre.partie_en_cours.nb_coups, boutons(fenetre)["arreter"]) == (0, True)


def test_echanger_met_chacun_a_la_place_de_l_autre_et_commence(
    qtbot: QtBot, fenetre: ApplicationIHM, finie: CarteFin
) -> None:
    cocher(qtbot, fenetre, "blanc_ia_max")
    qtbot.mouseClick(bouton(finie, "echanger_camps"), GAUCHE)
    assert not finie.isVisible()
    assert trouver(fenetre, QCheckBox, "noir_ia_max").isChecked()
    assert trouver(fenetre, QCheckBox, "blanc_humain").isChecked()
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 1, timeout=PATIENCE)  # the machine has black now


def test_revoir_mene_au_debut_de_la_partie_et_l_analyse(
    qtbot: QtBot, fenetre: ApplicationIHM, finie: CarteFin, monkeypatch: pytest.MonkeyPatch
) -> None:
    demandes: list[str] = []
    monkeypatch.setattr(fenetre.assistance, "analyser", lambda: demandes.append("analyse"))
    qtbot.mouseClick(bouton(finie, "revoir"), GAUCHE)
    assert not finie.isVisible()
    assert (fenetre.disposition.modes.nom, demandes) == ("analyser", ["analyse"])
    assert (fenetre.partie_en_cours.nb_coups, fenetre.partie_en_cours.nb_coups_total) == (0, 12)


def test_revoir_un_jeu_resolu_l_analyse_et_mene_a_l_erreur(
    qtbot: QtBot, fenetre: ApplicationIHM, carte: CarteFin
) -> None:
    a_deux(qtbot, fenetre, "morpion")
    jouer(qtbot, fenetre, "a1b1b2c3a2a3c2")
    qtbot.waitUntil(carte.isVisible)
    qtbot.mouseClick(bouton(carte, "revoir"), GAUCHE)
    assert fenetre.disposition.modes.nom == "analyser"
    titre = trouver(fenetre, QLabel, "titre_erreur")
    qtbot.waitUntil(lambda: titre.text() == "Début de la partie. Première erreur : coup 2.", timeout=PATIENCE)
    qtbot.mouseClick(trouver(fenetre, QPushButton, "erreur_suivante"), GAUCHE)
    assert titre.text() == "Coup 2, O b1 : erreur, la partie était nulle, elle est perdue."
    assert trouver(fenetre, QLabel, "detail_erreur").text() == "Mieux : b2."
    assert "mieux que le dernier coup" in plateau(fenetre).description_case((1, 1))
    suites = trouver(fenetre, QWidget, "suites_erreur")
    qtbot.waitUntil(suites.isVisible, timeout=PATIENCE)
    perdue, nulle = suites.accessibleDescription().split(". ")
    assert perdue.startswith("Après b1 b1 ")
    assert perdue.endswith(", perte")
    assert nulle.startswith("Après b2 b2 ")
    assert nulle.endswith(", nulle")
    assert {"P", "N"} <= {mot.text() for mot in suites.findChildren(QLabel)}, (
        "there is no room for words beside eight moves"
    )


@pytest.mark.parametrize("ou", ["plateau", "fenetre", "croix"])
def test_echap_ou_la_croix_laisse_le_plateau(qtbot: QtBot, fenetre: ApplicationIHM, finie: CarteFin, ou: str) -> None:
    if ou == "croix":
        qtbot.mouseClick(trouver(finie, QToolButton, "bouton_fermer_fin"), GAUCHE)
    else:
        qtbot.keyClick(plateau(fenetre) if ou == "plateau" else fenetre, Qt.Key.Key_Escape)
    assert not finie.isVisible()
    assert fenetre.partie_en_cours.terminee


def test_echap_la_ferme_avant_de_quitter_le_projecteur(qtbot: QtBot, fenetre: ApplicationIHM, finie: CarteFin) -> None:
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_Escape)
    assert (finie.isVisible(), fenetre.preferences.projecteur.isChecked()) == (False, True)
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_Escape)
    assert not fenetre.preferences.projecteur.isChecked()


def test_elle_reste_a_sa_partie_et_aux_modes_ou_on_la_joue_et_la_compte(
    qtbot: QtBot, fenetre: ApplicationIHM, finie: CarteFin
) -> None:
    modes, bande = fenetre.disposition.modes, trouver(fenetre, QWidget, "contenu_bande")
    for nom in MODES:
        modes.choisir(nom)
        vue = nom in ("jouer", "analyser", "matchs")
        assert (finie.isVisible(), bande.isVisible()) == (vue, not vue), nom
    modes.choisir("jouer")
    fenetre.revue.ouvrir(PartieJouee.de(partie_jouee("f5d6"), 1, ("Ada", "Émile")))
    assert (finie.isVisible(), bande.isVisible()) == (False, True), "sous une autre partie"
    fenetre.revue.fermer()
    assert (finie.isVisible(), bande.isVisible()) == (True, False)


def test_reprendre_un_coup_l_emporte(qtbot: QtBot, fenetre: ApplicationIHM, finie: CarteFin) -> None:
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not finie.isVisible()


def test_une_partie_quittee_avant_la_carte_n_en_a_pas(
    qtbot: QtBot, fenetre: ApplicationIHM, carte: CarteFin, monkeypatch: pytest.MonkeyPatch
) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, NOIR_GAGNE)
    presser(qtbot, fenetre, "recommencer")
    qtbot.wait(2 * carte_fin.DELAI)
    assert not carte.isVisible()


def test_elle_suit_la_langue(qtbot: QtBot, fenetre: ApplicationIHM, finie: CarteFin) -> None:
    titre = trouver(finie, QLabel, "titre_fin")
    assert titre.text().startswith("Noir gagne")
    trouver(fenetre, QAction, "action_en").trigger()
    qtbot.waitUntil(lambda: titre.text().startswith("Black wins"))
    assert finie.accessibleName() == titre.text()


def test_jamais_entre_deux_machines(qtbot: QtBot, fenetre: ApplicationIHM, carte: CarteFin) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_alea")
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: boutons(fenetre)["demarrer"], timeout=PATIENCE)
    qtbot.wait(2 * carte_fin.DELAI)
    assert fenetre.partie_en_cours.terminee
    assert not carte.isVisible()
    assert message(fenetre), "une ligne à la place"


def test_jamais_entre_les_parties_d_une_serie(qtbot: QtBot, fenetre: ApplicationIHM, carte: CarteFin) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(2)
    montrees = []
    presser(qtbot, fenetre, "demarrer")
    for partie in (1, 2):
        while not fenetre.partie_en_cours.terminee:
            cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
        if partie == 1 and not boutons(fenetre)["demarrer"]:
            qtbot.waitUntil(lambda: not fenetre.partie_en_cours.terminee, timeout=PATIENCE)
            montrees.append(carte.isVisible())
    qtbot.waitUntil(carte.isVisible)
    assert not any(montrees)
    assert len(statistiques(fenetre)) == 2


@pytest.mark.parametrize("ailleurs", [False, True])
def test_la_fin_d_une_serie_dit_qui_l_a_gagnee(qtbot: QtBot, fenetre: ApplicationIHM, ailleurs: bool) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(2)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    if ailleurs:
        regardee = partie_jouee("f5d6")
        fenetre.revue.ouvrir(PartieJouee.de(regardee, 1, ("Ada", "Émile")), regardee)
    qtbot.waitUntil(lambda: boutons(fenetre)["demarrer"], timeout=PATIENCE)
    serie = fenetre.situation.serie
    assert serie.jouees == 2
    verdict = Phrases(fenetre).verdict(serie, ("Max", "Min"))
    resultat = Phrases(fenetre).fin(fenetre.partie_en_cours)
    assert message(fenetre) == (verdict if ailleurs else f"{resultat} ; {verdict}")
