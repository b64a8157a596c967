"""Mistakes in the window: offered, asked over the board, graded once, and the game as it was afterwards."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QMenu, QPushButton, QRadioButton, QTabBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.carnet.carnet import Carnet
from ecosysteme.carnet.fichier import chemin_du_carnet
from ecosysteme.carnet.repetition import maintenant_local
from ecosysteme.carnet.tableau import PASSES
from ecosysteme.cases import nom_case
from ecosysteme.jeu import PREMIER
from ecosysteme.reglages import RAISON_D_ABORD
from tests.fenetre import GAUCHE, PATIENCE, message, plateau
from tests.positions import partie_jouee
from tests.ui.disposition.mesures import defauts, dimensionner, etroits, reposer
from tests.ui.erreurs.parties import (
    attendre_fantome,
    attendre_note,
    attendre_question,
    case_de,
    dit,
    montrer,
    partie_fautive,
    presser_erreur,
    repondre,
)
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire


def plus_tard(jours: int) -> Carnet:
    """Return the notebook as it will be in so many days."""
    return Carnet(chemin_du_carnet(), lambda: maintenant_local() + timedelta(days=jours))


def test_propose_les_erreurs_de_la_personne(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    action = trouver(fenetre, QAction, "action_reprendre_erreurs")
    bouton = trouver(fenetre, QPushButton, "bouton_reprendre_erreurs")
    assert "(" not in action.text()
    assert not bouton.isVisible()
    montrer(qtbot, fenetre, partie_fautive())
    assert bouton.isVisible()
    assert "(2)" in action.text()
    assert "(2)" in bouton.text()
    montrer(qtbot, fenetre, partie_fautive(noir="ia_moteur", blanc="humain"))
    assert "(1)" in action.text()
    montrer(qtbot, fenetre, partie_fautive(noir="humain", blanc="humain"))
    assert "(3)" in action.text()


def test_la_fin_d_une_analyse_propose_ses_erreurs(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jugee = partie_fautive()
    partie = partie_jouee(jugee.transcription)
    montrer(qtbot, fenetre, partie)
    action = trouver(fenetre, QAction, "action_reprendre_erreurs")
    assert "(" not in action.text()
    for tour, juge in zip(partie.historique, jugee.historique, strict=True):
        if juge.evaluation is not None:
            partie.noter(tour.numero, juge.evaluation)
    fenetre.assistance.analyse_change.emit()
    assert "(3)" in action.text()
    assert trouver(fenetre, QPushButton, "bouton_reprendre_erreurs").isVisible()


def test_pendant_une_analyse_elle_n_est_pas_finie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    for partie in (partie_jouee(partie_fautive().transcription), partie_fautive()):
        montrer(qtbot, fenetre, partie)
        fenetre.salles.erreurs.suivre(replace(fenetre.situation, analyse=True))
        qtbot.keyClick(fenetre.widgets.plateau, Qt.Key.Key_R)
        assert message(fenetre) == "L'analyse n'est pas finie : les erreurs qu'elle trouve se reprendront ensuite"
        fenetre.salles.erreurs.suivre(fenetre.situation)


def test_rien_ne_dit_la_reponse_avant(qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]) -> None:
    trouver(fenetre, QAction, "action_indices").setChecked(True)
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.mouseClick(trouver(fenetre, QPushButton, "bouton_reprendre_erreurs"), GAUCHE)
    entendus.clear()
    mode = attendre_question(qtbot, fenetre)
    vue = mode.plateau.vue
    assert set(map(case_de, ("a8", "f1", "d2", "a7", "e2", "e1"))) == set(vue.legaux)
    assert vue.trait == PREMIER
    assert not vue.dernier  # neither the move before, nor that of the game
    assert not mode.plateau.indices
    textes = [mode.plateau.description_case(case) for case in vue.legaux]
    textes += [mode.plateau.toolTip(), *(texte for texte, _ in entendus), dit(fenetre), message(fenetre)]
    for widget in (mode.question, mode.gestes):
        textes += [enfant.toolTip() for enfant in widget.findChildren(QWidget)]
    assert not any(mot in texte for texte in textes for mot in ("vaut", "meilleur,", "perd", "??", "e2 ", "a8 "))
    for nom in ("liste_coups", "graphique", "resume_analyse", "barre_etat"):
        assert not trouver(fenetre, QWidget, nom).isVisible(), nom
    assert not plateau(fenetre).isEnabled()


def test_trouve_du_premier_coup_revient_dans_deux_jours(
    qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]
) -> None:
    partie = partie_fautive()
    montrer(qtbot, fenetre, partie)
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    entendus.clear()
    repondre(qtbot, fenetre, "f1")  # as good as a8
    assert dit(fenetre) == "Trouvé : f1. À revoir dans 2 jours."
    assert [(texte, presse) for texte, presse in entendus if "Trouvé" in texte] == [(dit(fenetre), True)]
    assert mode.plateau.vue.pions[case_de("f1")] == PREMIER
    assert len(plus_tard(0).a_revoir()) == 1
    assert len(plus_tard(2).a_revoir()) == 2
    presser_erreur(fenetre, "suivante")
    attendre_question(qtbot, fenetre)
    repondre(qtbot, fenetre, "d2")
    presser_erreur(fenetre, "suivante")
    assert fenetre.salles.erreurs.mode is None
    assert "1" in message(fenetre)
    assert "2" in message(fenetre)


def test_une_autre_reponse_ne_change_pas_la_note(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    repondre(qtbot, fenetre, "d2")
    assert dit(fenetre) == "Raté : d2 perd 16 pions. À revoir demain."
    assert "a8" not in dit(fenetre)
    assert mode.plateau.vue.legaux  # one may try again
    attendre_fantome(qtbot, fenetre)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    repondre(qtbot, fenetre, "a8")
    assert dit(fenetre).startswith("Oui, a8, après un essai.")
    assert len(plus_tard(1).a_revoir()) == 2
    assert not mode.plateau.vue.legaux


def test_un_autre_mode_emporte_aussi_la_suite_montree(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    attendre_question(qtbot, fenetre)
    repondre(qtbot, fenetre, "d2")
    mode = attendre_fantome(qtbot, fenetre)
    assert mode.fantome.bandeau.isVisible()
    qtbot.keyClick(fenetre, Qt.Key.Key_F2)
    assert fenetre.salles.erreurs.mode is None
    assert not mode.fantome.bandeau.isVisible()


def test_indice_et_solution_par_les_touches(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_I)
    assert dit(fenetre) in (f"Un bon coup est dans le quart de {coins}" for coins in ("a5 à d8", "e1 à h4"))
    repondre(qtbot, fenetre, "a8")
    assert dit(fenetre) == "Trouvé : a8. À revoir demain."
    qtbot.keyClick(mode.plateau, Qt.Key.Key_N)
    attendre_question(qtbot, fenetre)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_V)
    attendre_note(qtbot, fenetre)
    assert dit(fenetre) == "La solution était a8. À revoir demain."


def test_l_indice_sert_encore_apres_une_reponse_ratee(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    repondre(qtbot, fenetre, "d2")
    attendre_note(qtbot, fenetre)
    qtbot.mouseClick(mode.gestes.boutons["indice"], GAUCHE)
    assert "Raté : " in dit(fenetre)
    assert "Un bon coup est dans le quart de " in dit(fenetre)


def test_on_repond_au_clavier(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    for touche in (Qt.Key.Key_A, Qt.Key.Key_8, Qt.Key.Key_Return):
        qtbot.keyClick(mode.plateau, touche)
    attendre_note(qtbot, fenetre)
    assert dit(fenetre).startswith("Trouvé : a8.")
    assert plateau(fenetre).saisie == ""
    reprise = fenetre.salles.erreurs.reprise
    while not reprise.derniere:
        qtbot.keyClick(mode.plateau, Qt.Key.Key_N)
        attendre_question(qtbot, fenetre)
        qtbot.keyClick(mode.plateau, Qt.Key.Key_V)
        attendre_note(qtbot, fenetre)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_N)
    assert message(fenetre) == f"1 trouvée du premier coup, sur {reprise.nombre}"


def test_echap_rend_la_partie_telle_quelle(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    partie = partie_fautive()
    montrer(qtbot, fenetre, partie)
    etat, tours = partie.etat, partie.historique
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    assert mode.plateau.geometry() == plateau(fenetre).geometry()
    repondre(qtbot, fenetre, "d2")
    attendre_fantome(qtbot, fenetre)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    assert fenetre.salles.erreurs.mode is mode
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    assert fenetre.salles.erreurs.mode is None
    assert not mode.plateau.isVisible()
    assert fenetre.partie_montree is partie
    assert (partie.etat, partie.historique) == (etat, tours)
    for nom in ("cadre_joueurs", "bande", "liste_coups", "barre_etat"):
        assert trouver(fenetre, QWidget, nom).isVisible(), nom
    assert plateau(fenetre).hasFocus()


def test_la_meme_erreur_compte_ses_fois(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    attendre_question(qtbot, fenetre)
    qtbot.keyClick(fenetre, Qt.Key.Key_Escape)
    montrer(qtbot, fenetre, partie_fautive(blanc="ia_alea"))  # another game, the same mistakes
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    attendre_question(qtbot, fenetre)
    repondre(qtbot, fenetre, "a8")
    assert dit(fenetre).endswith("La même erreur, 2e fois.")


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # off screen, nothing can be grabbed
def test_sans_personne_on_choisit_le_camp(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    montrer(qtbot, fenetre, partie_fautive(noir="ia_alea", blanc="ia_alea"))
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    menu = trouver(fenetre, QMenu, "menu_camp_erreurs")
    assert [entree.text() for entree in menu.actions()] == ["&Noir (2)", "&Blanc (1)"]
    qtbot.keyClick(menu, Qt.Key.Key_B)
    attendre_question(qtbot, fenetre)
    repondre(qtbot, fenetre, "h8")
    assert dit(fenetre).startswith("Trouvé : h8.")
    assert fenetre.salles.erreurs.reprise.derniere


def test_les_erreurs_dues_de_toutes_les_parties(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    toutes = trouver(fenetre, QAction, "action_mes_erreurs")
    qtbot.keyClick(fenetre, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: message(fenetre) == "Rien à revoir aujourd'hui", timeout=PATIENCE)
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    repondre(qtbot, fenetre, "a8")
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    fenetre.widgets.menu_analyse.aboutToShow.emit()
    qtbot.waitUntil(lambda: "(1)" in toutes.text(), timeout=PATIENCE)
    onglets = trouver(fenetre, QTabBar, "onglets_etudier")
    assert onglets.tabText(onglets.count() - 1) == "Mes erreurs (1)"
    qtbot.keyClick(fenetre, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    attendre_question(qtbot, fenetre)
    assert fenetre.salles.erreurs.reprise.question.carte.erreur.joue == "a7"
    assert fenetre.salles.erreurs.reprise.nombre == 1


@pytest.mark.parametrize("commande", ["action_debut", "action_poser"])
def test_une_commande_de_la_partie_lui_rend_le_plateau(qtbot: QtBot, fenetre: ApplicationIHM, commande: str) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    trouver(fenetre, QAction, commande).trigger()
    assert fenetre.salles.erreurs.mode is None
    assert not mode.plateau.isVisible()


def test_un_rate_montre_la_reponse_qui_le_punit(
    qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]
) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    attendre_question(qtbot, fenetre)
    carte = trouver(fenetre, QWidget, "erreur_carte_reponse")
    assert not carte.isVisible()
    repondre(qtbot, fenetre, "d2")
    mode = attendre_fantome(qtbot, fenetre)
    assert mode.fantome.legende == "Fantôme, après d2 h8"
    lit = {nom_case(case) for case in mode.eclairage.cases}
    assert lit
    assert all(f"coin {case}" in trouver(fenetre, QLabel, "erreur_phrase_2").text() for case in lit)
    assert carte.isVisible()
    premiere = trouver(fenetre, QLabel, "erreur_phrase_1").text()
    assert premiere == "Un autre coup gagnait de 2 pions, d2 perd de 14 pions."
    assert any(premiere in texte for texte, _ in entendus)
    assert not any("a8 gagnait" in texte for texte, _ in entendus)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Right)
    assert mode.fantome.legende == "Fantôme, après d2 h8 f1"
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Left)
    assert mode.fantome.legende == "Fantôme, après d2 h8"
    qtbot.keyClick(mode.plateau, Qt.Key.Key_V)
    assert mode.fantome.vue is None
    qtbot.waitUntil(lambda: trouver(fenetre, QLabel, "erreur_titre_reponse").text() == "Dans la partie, e2 perdait")
    assert trouver(fenetre, QLabel, "erreur_phrase_1").text() == "a8 gagnait de 2 pions, e2 perd de 26 pions."


def test_la_raison_d_abord_est_retenue(qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    trouver(fenetre, QCheckBox, "erreur_raison_voulue").click()
    assert memoire.lire(RAISON_D_ABORD) is True
    qtbot.mouseClick(mode.plateau, GAUCHE, pos=mode.plateau.centre(case_de("a8")))
    assert dit(fenetre) == "Dites d'abord une raison, dans le panneau"
    trouver(fenetre, QRadioButton, "erreur_raison_coin").click()
    repondre(qtbot, fenetre, "a8")
    assert dit(fenetre).startswith("Trouvé : a8.")


def test_le_panneau_dit_ce_qui_est_fait(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    assert mode.panneau.isVisible()
    assert mode.panneau.geometry() == fenetre.widgets.contenu_panneau.rect()
    repondre(qtbot, fenetre, "a8")
    essais, serie = (trouver(fenetre, QLabel, f"erreurs_{nom}") for nom in ("essais", "serie"))
    qtbot.waitUntil(lambda: "✓" in essais.text(), timeout=PATIENCE)
    assert "coup" in essais.text()
    assert "a8" not in essais.text()  # which may be asked for again
    assert serie.text() == ""  # of one day nobody says that it follows another


def test_l_onglet_a_sa_page_et_le_plateau_la_question(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    etudier, modes = fenetre.disposition.etudier, fenetre.disposition.modes
    modes.choisir("etudier")
    etudier.choisir("erreurs")
    page, revoir = trouver(fenetre, QWidget, "page_erreurs"), trouver(fenetre, QPushButton, "bouton_revoir_erreurs")
    assert page.isAncestorOf(mode.panneau), "le panneau prêté à Analyser est revenu"
    qtbot.waitUntil(revoir.isEnabled, timeout=PATIENCE)
    assert trouver(fenetre, QLabel, "erreurs_dites").text() == "2 à revoir aujourd'hui"
    assert fenetre.salles.erreurs.mode is None
    qtbot.mouseClick(revoir, GAUCHE)
    attendre_question(qtbot, fenetre)
    assert (modes.nom, etudier.nom, revoir.text()) == ("etudier", "erreurs", "Quitter")
    assert mode.panneau.isVisible()
    assert page.isAncestorOf(mode.panneau)
    etudier.choisir("livre")
    assert fenetre.salles.erreurs.mode is None
    assert revoir.text() == "Revoir"
    fenetre.disposition.modes.choisir("comprendre")
    qtbot.keyClick(fenetre, Qt.Key.Key_R)  # no panel there to lie over
    attendre_question(qtbot, fenetre)
    assert (modes.nom, etudier.nom) == ("etudier", "erreurs")


@pytest.mark.parametrize("langue", ["fr", "en"])
@pytest.mark.parametrize(("largeur", "hauteur"), [(1366, 768), (1024, 768)])
def test_rien_n_est_coupe(qtbot: QtBot, fenetre: ApplicationIHM, largeur: int, hauteur: int, langue: str) -> None:
    trouver(fenetre, QAction, f"action_{langue}").trigger()
    dimensionner(fenetre, largeur, hauteur)
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    trouver(fenetre, QCheckBox, "erreur_raison_voulue").click()
    trouver(fenetre, QRadioButton, "erreur_raison_coin").click()
    repondre(qtbot, fenetre, "d2")
    attendre_fantome(qtbot, fenetre)
    reposer()
    assert defauts(fenetre) == []
    assert etroits(mode.panneau) == []


def test_un_genre_et_l_erreur_refaite_se_revoient(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    for adversaire in ("ia_moteur", "ia_alea", "ia_glouton"):
        montrer(qtbot, fenetre, partie_fautive(blanc=adversaire))
        qtbot.keyClick(fenetre, Qt.Key.Key_R)
        attendre_question(qtbot, fenetre)
        qtbot.keyClick(fenetre, Qt.Key.Key_Escape)
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    genre = trouver(fenetre, QToolButton, "erreurs_genre_1")
    qtbot.waitUntil(genre.isEnabled, timeout=PATIENCE)
    trouver(fenetre, QPushButton, "erreurs_revoir_repetee").click()
    qtbot.waitUntil(lambda: fenetre.salles.erreurs.reprise.nombre == 1, timeout=PATIENCE)
    assert fenetre.salles.erreurs.reprise.question.carte.fois == 3
    assert fenetre.salles.erreurs.mode is mode
    premiere = fenetre.salles.erreurs.reprise.question
    genre.click()
    qtbot.waitUntil(lambda: fenetre.salles.erreurs.reprise.question is not premiere, timeout=PATIENCE)
    assert attendre_question(qtbot, fenetre) is mode


def test_un_jour_du_calendrier_se_revoit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    jour = trouver(fenetre, QPushButton, f"erreurs_jour_{PASSES + 1}")
    qtbot.waitUntil(jour.isEnabled, timeout=PATIENCE)
    premiere = fenetre.salles.erreurs.reprise.question
    qtbot.mouseClick(jour, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: fenetre.salles.erreurs.reprise.question is not premiere, timeout=PATIENCE)
    assert attendre_question(qtbot, fenetre) is mode


@pytest.mark.parametrize("voulue", [False, True], ids=["sans raison", "avec raison"])
def test_un_panneau_replie_le_reste_sauf_pour_la_raison(qtbot: QtBot, fenetre: ApplicationIHM, voulue: bool) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    fenetre.salles.erreurs.reprise.avec_raison = voulue
    fenetre.widgets.action_panneau.setChecked(False)
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    assert mode.panneau.isVisible() is voulue
    fenetre.widgets.action_panneau.setChecked(True)
    assert mode.panneau.isVisible()
