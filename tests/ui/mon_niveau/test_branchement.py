"""The level of the person in the window: which games count, what is said, and who sits opposite."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.carnet.carnet import Carnet
from ecosysteme.carnet.fichier import chemin_du_carnet
from ecosysteme.jeu import PREMIER
from ecosysteme.niveau_personnel.niveau import PartieComptee
from ecosysteme.niveau_personnel.rencontre import niveau_de, profondeur_de
from ecosysteme.reglages import A_MON_NIVEAU
from tests.fenetre import GAUCHE, PATIENCE, cliquer, cocher, coups_legaux, fermer, jouer, message, ouvrir, presser
from tests.ui.disposition.mesures import dimensionner
from tests.ui.eclair import COUPS, ECLAIR, face_au_moteur
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire


def comptees() -> list[PartieComptee]:
    return Carnet(chemin_du_carnet()).comptees()


def deja(*parties: PartieComptee) -> None:
    """Let these games count already."""
    carnet = Carnet(chemin_du_carnet())
    for rang, partie in enumerate(parties):
        carnet.compter(f"partie {rang}", partie)


def jouer_l_eclair(qtbot: QtBot, fenetre: ApplicationIHM, avant: Callable[[int], object] = lambda _: None) -> None:
    """Play the short game to its end, the engine answering; ``avant`` is called with the rank of each move."""
    for rang, coup in enumerate(COUPS):
        avant(rang)
        jouer(qtbot, fenetre, coup)
        voulus = min(2 * rang + 2, len(ECLAIR) // 2)
        qtbot.waitUntil(lambda voulus=voulus: fenetre.partie_en_cours.nb_coups == voulus)  # type: ignore[misc]
    assert fenetre.partie_en_cours.terminee


def assis(fenetre: ApplicationIHM) -> int | None:
    """Return the level of the engine that has white."""
    return niveau_de(fenetre.situation.joueurs[2].specification)


def attendre_carte(qtbot: QtBot, fenetre: ApplicationIHM, fin: str) -> None:
    """Wait for the card of the end to say ``fin`` after the result."""
    qtbot.waitUntil(lambda: fenetre.disposition.fin.accessibleName().endswith(f"\n{fin}"), timeout=PATIENCE)


def test_une_partie_finie_compte_et_se_dit(
    qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]
) -> None:
    deja(PartieComptee(7, 4, 1.0), PartieComptee(7, -6, 2.0))
    face_au_moteur(qtbot, fenetre)
    jouer_l_eclair(qtbot, fenetre)
    qtbot.waitUntil(lambda: "≈ niveau" in fenetre.disposition.fin.accessibleName())
    (*_, notee) = comptees()
    assert (notee.niveau, notee.marge, notee.resultat_seul) == (6, 64, False)
    carte = fenetre.disposition.fin.accessibleName()
    assert carte.splitlines()[1].startswith("Vous : ≈ niveau ")
    assert any(carte.endswith(texte) for texte, _ in entendus)
    assert "mon niveau, ≈ " in trouver(fenetre, QCheckBox, "blanc_a_mon_niveau").text()
    presser(qtbot, fenetre, "recommencer")
    jouer_l_eclair(qtbot, fenetre)
    qtbot.waitUntil(lambda: len(comptees()) == 4)


def test_qui_a_gagne_se_voit_proposer_le_niveau_suivant(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 1366, 768)
    face_au_moteur(qtbot, fenetre, 1)
    jouer_l_eclair(qtbot, fenetre)
    plus_fort = trouver(fenetre, QPushButton, "bouton_autre_niveau")
    qtbot.waitUntil(plus_fort.isVisible)
    attendre_carte(qtbot, fenetre, "Encore 2 parties pour connaître votre niveau")
    assert (plus_fort.isVisible(), plus_fort.text()) == (True, "Plus fort")
    qtbot.mouseClick(plus_fort, GAUCHE)
    assert (fenetre.situation.marche, assis(fenetre), fenetre.partie_en_cours.nb_coups) == (Marche.EN_COURS, 2, 0)


@pytest.mark.parametrize(("niveau", "propose"), [(4, "Plus facile"), (1, "")])
def test_qui_a_perdu_se_voit_proposer_un_niveau_plus_facile_s_il_y_en_a_un(
    qtbot: QtBot, fenetre: ApplicationIHM, niveau: int, propose: str
) -> None:
    face_au_moteur(qtbot, fenetre, niveau)
    jouer(qtbot, fenetre, COUPS[0])
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2)
    fenetre.partie_en_cours.abandonner(PREMIER)
    fenetre.partie()
    carte = fenetre.disposition.fin
    qtbot.waitUntil(carte.isVisible)
    autre = trouver(fenetre, QPushButton, "bouton_autre_niveau")
    assert (autre.text() if autre.isVisible() else "") == propose


@pytest.mark.parametrize(("profondeur", "propose"), [(2, "Plus facile"), (1, "")])
def test_qui_a_perdu_contre_une_recherche_en_joue_une_moins_profonde(
    qtbot: QtBot, fenetre: ApplicationIHM, profondeur: int, propose: str
) -> None:
    dimensionner(fenetre, 1366, 768)
    trouver(fenetre, QSpinBox, "blanc_profondeur").setValue(profondeur)
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alphabeta")
    presser(qtbot, fenetre, "demarrer")
    jouer(qtbot, fenetre, COUPS[0])
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2)
    fenetre.partie_en_cours.abandonner(PREMIER)
    fenetre.partie()
    qtbot.waitUntil(fenetre.disposition.fin.isVisible)
    autre = trouver(fenetre, QPushButton, "bouton_autre_niveau")
    assert (autre.text() if autre.isVisible() else "") == propose
    if propose:
        assert "à la profondeur 1" in autre.toolTip()
        qtbot.mouseClick(autre, GAUCHE)
        assert (fenetre.situation.marche, fenetre.partie_en_cours.nb_coups) == (Marche.EN_COURS, 0)
        assert profondeur_de(fenetre.situation.joueurs[2].specification) == 1


def test_qui_joue_a_son_niveau_n_en_choisit_pas_d_autre(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QAction, "action_a_mon_niveau").setChecked(True)
    face_au_moteur(qtbot, fenetre)
    jouer_l_eclair(qtbot, fenetre)
    attendre_carte(qtbot, fenetre, "Encore 2 parties pour connaître votre niveau")
    qtbot.waitUntil(fenetre.disposition.fin.isVisible)
    assert trouver(fenetre, QPushButton, "bouton_autre_niveau").isHidden()


def test_avant_trois_parties_aucun_niveau_n_est_dit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    face_au_moteur(qtbot, fenetre)
    jouer_l_eclair(qtbot, fenetre)
    attendre_carte(qtbot, fenetre, "Encore 2 parties pour connaître votre niveau")
    assert trouver(fenetre, QCheckBox, "blanc_a_mon_niveau").text() == "Adversaire à mon niveau"


@pytest.mark.parametrize("aide", ["indices", "indices éteints", "reprise", "analyse"])
def test_une_partie_aidee_ne_compte_pas(qtbot: QtBot, fenetre: ApplicationIHM, aide: str) -> None:
    face_au_moteur(qtbot, fenetre)
    indices, annuler = (trouver(fenetre, QAction, f"action_{nom}") for nom in ("indices", "annuler"))

    def avant(rang: int) -> None:
        if rang == 2 and aide.startswith("indices"):
            indices.trigger()
            if aide == "indices éteints":
                indices.trigger()
        elif rang == 2 and aide == "analyse":
            fenetre.salles.mon_niveau.aider(True)
        elif rang == 2 and aide == "reprise":
            autre = next(coup for coup in coups_legaux(fenetre) if coup != fenetre.partie_en_cours.jeu.lire_coup("g5"))
            cliquer(qtbot, fenetre, autre)
            annuler.trigger()
            while fenetre.partie_en_cours.nb_coups > 4:
                annuler.trigger()

    jouer_l_eclair(qtbot, fenetre, avant)
    attendre_carte(qtbot, fenetre, "Ne compte pas pour votre niveau")
    assert not comptees()


def test_une_partie_contre_le_moteur_commence_sans_les_indices_d_avant(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    indices = trouver(fenetre, QAction, "action_indices")
    trouver(fenetre, QAction, "action_mode_analyser").trigger()
    indices.trigger()
    trouver(fenetre, QAction, "action_mode_jouer").trigger()
    face_au_moteur(qtbot, fenetre)
    presser(qtbot, fenetre, "demarrer")
    assert not indices.isChecked()
    assert message(fenetre).startswith("Indices éteints")
    indices.trigger()
    jouer(qtbot, fenetre, COUPS[0])
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2)
    assert indices.isChecked(), "redemandés, ils restent"


def test_contre_un_autre_programme_rien_n_est_dit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    for coup in zip(ECLAIR[::2], ECLAIR[1::2], strict=True):
        jouer(qtbot, fenetre, "".join(coup))
    qtbot.waitUntil(fenetre.disposition.fin.isVisible)
    assert "\n" not in fenetre.disposition.fin.accessibleName()
    assert not comptees()


def test_l_adversaire_est_a_mon_niveau_et_n_en_change_pas_en_cours_de_partie(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    deja(*[PartieComptee(5, 0, float(rang)) for rang in range(4)])
    face_au_moteur(qtbot, fenetre, niveau=12)
    jouer(qtbot, fenetre, COUPS[0])
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2)
    qtbot.keyClick(fenetre, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    boite = trouver(fenetre, QSpinBox, "blanc_niveau")
    assert trouver(fenetre, QCheckBox, "blanc_a_mon_niveau").isChecked()
    assert not boite.isEnabled()
    for coup in COUPS[1:]:
        assert assis(fenetre) == 12
        jouer(qtbot, fenetre, coup)
        qtbot.waitUntil(lambda: fenetre.situation.machine is None)
    assert fenetre.partie_en_cours.terminee
    qtbot.waitUntil(lambda: "Vous :" in fenetre.disposition.fin.accessibleName())
    assert len(comptees()) == 5
    assert assis(fenetre) == 12, "the game that is over keeps its players"
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: assis(fenetre) != 12)
    niveau = boite.value()
    assert assis(fenetre) == niveau
    assert niveau >= 9, "three levels at most between two games"
    assert fenetre.situation.marche is Marche.EN_COURS
    jouer_l_eclair(qtbot, fenetre, lambda _: assis(fenetre) == niveau or pytest.fail("il change"))


def test_la_case_ne_s_offre_que_contre_une_personne(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    case = trouver(fenetre, QCheckBox, "blanc_a_mon_niveau")
    assert not case.isVisible()
    face_au_moteur(qtbot, fenetre)
    assert case.isVisible()
    qtbot.mouseClick(case, GAUCHE, pos=QPoint(8, case.height() // 2))
    assert trouver(fenetre, QAction, "action_a_mon_niveau").isChecked()
    qtbot.waitUntil(lambda: assis(fenetre) == 7)  # nothing is known of the person
    cocher(qtbot, fenetre, "noir_ia_alea")
    assert not case.isVisible()
    assert trouver(fenetre, QSpinBox, "blanc_niveau").isEnabled()


def test_elle_se_retient(qtbot: QtBot, memoire: Memoire) -> None:
    fenetre = ouvrir(qtbot, memoire)
    trouver(fenetre, QAction, "action_a_mon_niveau").trigger()
    fermer(fenetre)
    assert memoire.lire(A_MON_NIVEAU) is True
    autre = ouvrir(qtbot, memoire)
    assert trouver(autre, QCheckBox, "noir_a_mon_niveau").isChecked()
    fermer(autre)


def test_la_page_d_accueil_propose_mon_niveau_une_fois_connu(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    page = fenetre.salles.accueil.montrer()
    assert page.boutons["a_mon_niveau"].isHidden()
    deja(*[PartieComptee(5, 0, float(rang)) for rang in range(3)])
    face_au_moteur(qtbot, fenetre)
    jouer_l_eclair(qtbot, fenetre)
    qtbot.waitUntil(lambda: not page.boutons["a_mon_niveau"].isHidden())
    assert page.boutons["a_mon_niveau"].text().startswith("À mon niveau, ≈ ")
    fenetre.salles.accueil.montrer()
    qtbot.mouseClick(page.boutons["a_mon_niveau"], GAUCHE)
    assert fenetre.situation.marche is Marche.EN_COURS
    assert trouver(fenetre, QAction, "action_a_mon_niveau").isChecked()
    assert assis(fenetre) == trouver(fenetre, QSpinBox, "blanc_niveau").value() > 5
    fenetre.salles.accueil.montrer().boutons["niveau_1"].click()
    assert not trouver(fenetre, QAction, "action_a_mon_niveau").isChecked()
    assert assis(fenetre) == 1


def test_une_fenetre_fermee_aussitot_ne_lit_plus_rien(qtbot: QtBot, memoire: Memoire) -> None:
    deja(PartieComptee(7, 4, 1.0))
    fenetre = ApplicationIHM(memoire)
    with qtbot.captureExceptions() as fautes:
        fenetre.close()
        QApplication.processEvents()
    assert fautes == []
    fermer(fenetre)
