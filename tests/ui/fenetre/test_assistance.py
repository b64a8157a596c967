"""What the engine says of the game on the board, with an engine that says what the test wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event

import pytest
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from ecosysteme.arret import attendre
from ecosysteme.jeux.nim import Nim
from ecosysteme.joueurs import IAmoteur
from ecosysteme.moteur.othello.avis import Avis, Limites, Note
from ecosysteme.partie import Partie
from ecosysteme.plateau import Couleur, Plateau
from ecosysteme.reglages import INDICES, TEMPS_ANALYSE
from ecosysteme.variantes.evaluation import Evaluation
from tests.positions import partie_jouee
from tests.ui.moteurs import PATIENCE, FauxMoteur, FauxPartage
from tests.ui.situations import situation_de
from ui.fenetre.affichage import Affichage
from ui.fenetre.assistance import DUREES, Assistance
from ui.reflexion.analyse import AnalysePartie
from ui.reflexion.chauffe import Chauffe
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.taches import Taches
from ui.widgets.fenetre import FenetreDessinee


class MoteurTenu(FauxMoteur):
    """Notes whether hints or one of the looks of an analysis ask it; it answers, then thinks until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.libres = {"indices": Event(), "analyse": Event(), "second regard": Event()}
        self.demandes: list[str] = []

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
        qui = "second regard" if not tous else "analyse" if limites.secondes is None else "indices"
        self.demandes.append(qui)
        dernier = super().reflechir(plateau, couleur, limites, tous=tous, arret=arret, rappel=rappel)
        assert arret is not None
        attendre(self.libres[qui].wait, arret)
        return dernier


@pytest.fixture
def partage() -> FauxPartage:
    return FauxPartage(FauxMoteur())


@pytest.fixture
def assistance(
    coquille: FenetreDessinee, affichage: Affichage, messages: Messages, memoire: Memoire, partage: FauxPartage
) -> Iterator[Assistance]:
    memoire.ecrire(INDICES, True)
    taches = Taches()
    assistance = Assistance(coquille, taches, partage, affichage, messages, memoire)
    yield assistance
    assistance.fermer()
    taches.fermer()


def test_les_indices_viennent_a_qui_doit_jouer_et_a_lui_seul(
    qtbot: QtBot, assistance: Assistance, affichage: Affichage
) -> None:
    partie = partie_jouee("f5")
    assistance.suivre(situation_de(partie))
    qtbot.waitUntil(lambda: set(affichage.plateau.indices) == set(partie.etat.coups), timeout=PATIENCE)
    assistance.suivre(situation_de(partie, machine="Max"))
    assert affichage.plateau.indices == {}


def test_qui_demande_les_indices_apprend_ce_que_disent_les_nombres(
    coquille: FenetreDessinee, assistance: Assistance
) -> None:
    assistance.suivre(situation_de(partie_jouee("f5")))
    barre, action = coquille.widgets.barre_etat, coquille.widgets.action_indices
    action.trigger()
    assert not barre.currentMessage()
    action.trigger()
    assert "pions d'avance à la fin" in barre.currentMessage()
    assert "(estimation)" in barre.currentMessage()  # those that are proved have a tick
    assert "Guide (F12)" in barre.currentMessage()


def test_le_coup_conseille_donne_ce_que_perd_le_coup_joue(
    qtbot: QtBot, assistance: Assistance, affichage: Affichage, partage: FauxPartage
) -> None:
    partage.faux.profondeurs = 1  # one opinion: which of several is noted would depend on the moment
    partie = partie_jouee("f5")
    assistance.suivre(situation_de(partie))
    qtbot.waitUntil(lambda: bool(affichage.plateau.indices), timeout=PATIENCE)
    partie.jouer(partie.etat.coups[2])
    assistance.noter(None)
    assert partie.historique[1].evaluation == Evaluation(-2, perte=2, profondeur=1)


def test_la_recherche_du_moteur_donne_la_valeur_de_son_coup(assistance: Assistance, affichage: Affichage) -> None:
    partie, joueur = partie_jouee("f5"), IAmoteur()
    assistance.suivre(situation_de(partie, machine="Max"))
    partie.jouer(partie.etat.coups[0])
    assistance.noter(joueur)
    assert partie.historique[1].evaluation is None, "il n'a encore rien cherché"
    joue, autre = partie_jouee("f5").etat.coups[:2]
    joueur.avis = Avis(-6, 20, 100, True, (joue,), 1000, 0.5)
    assistance.noter(joueur)
    assert partie.historique[1].evaluation == Evaluation(6, exact=True, profondeur=20)
    notes = {autre: Note(2, 8, 100, False), joue: Note(-3, 8, 100, False)}
    joueur.avis = Avis(2, 8, 100, False, (autre,), 1000, 0.5, notes)
    assistance.noter(joueur)
    assistance.nouvelle_partie()
    assert partie.historique[1].evaluation == Evaluation(3, profondeur=8), "voir à un coup n'est pas analyser"


def test_les_deux_lanceurs_disent_la_meme_chose(
    qtbot: QtBot, coquille: FenetreDessinee, assistance: Assistance
) -> None:
    entree, bouton = trouver(coquille, QAction, "action_analyser"), trouver(coquille, QPushButton, "bouton_analyser")
    changements: list[bool] = []
    assistance.analyse_change.connect(lambda: changements.append(assistance.analyse_en_cours))
    assistance.suivre(situation_de(partie_jouee("")))
    assert not entree.isEnabled()
    assert not bouton.isEnabled()
    assistance.suivre(situation_de(partie_jouee("f5d6")))
    entree.trigger()
    assert {entree.text().replace("&", ""), bouton.text()} == {"Arrêter l'analyse"}
    qtbot.waitUntil(lambda: changements == [True, False], timeout=PATIENCE)
    assert {entree.text().replace("&", ""), bouton.text()} == {"Analyser la partie"}


def test_qui_arrete_l_analyse_lit_ou_elle_en_etait(
    coquille: FenetreDessinee, assistance: Assistance, partage: FauxPartage
) -> None:
    partage.faux.sans_fin = True
    assistance.suivre(situation_de(partie_jouee("f5d6")))
    assistance.analyser()  # as the end of a game does
    entree = trouver(coquille, QAction, "action_analyser")
    assert entree.text() == "&Arrêter l'analyse"
    entree.trigger()
    assert not assistance.analyse_en_cours
    assert coquille.widgets.barre_etat.currentMessage() == "Analyse arrêtée : 0 coup sur 2"


def test_on_attend_la_compilation_puis_on_charge_le_moteur(
    qtbot: QtBot,
    coquille: FenetreDessinee,
    assistance: Assistance,
    affichage: Affichage,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Chauffe, "lancer", lambda _: None)
    chauffe = Chauffe(coquille)
    assistance.chauffer(chauffe)
    assistance.suivre(situation_de(partie_jouee("f5")))
    qtbot.wait(60)
    assert affichage.plateau.indices == {}, "compiler ici figerait la fenêtre"
    chauffe.prete.emit("puissance4")
    qtbot.wait(60)
    assert affichage.plateau.indices == {}, "le moteur d'un autre jeu n'est pas le sien"
    chauffe.prete.emit("othello")
    qtbot.waitUntil(lambda: bool(affichage.plateau.indices), timeout=PATIENCE)


def test_le_temps_de_l_analyse_se_choisit_au_menu_et_se_retient(
    coquille: FenetreDessinee, assistance: Assistance, memoire: Memoire
) -> None:
    entrees = {nom: trouver(coquille, QAction, f"action_analyse_{nom}") for nom in DUREES}
    analyse = trouver(coquille, AnalysePartie, "")

    def cochees() -> list[str]:
        return [nom for nom, entree in entrees.items() if entree.isChecked()]

    assert (cochees(), analyse.secondes) == (["breve"], DUREES["breve"])
    for nom, secondes in DUREES.items():
        entrees[nom].trigger()
        assert cochees() == [nom]
        assert analyse.secondes == memoire.lire(TEMPS_ANALYSE) == secondes
        entrees[nom].trigger()
        assert cochees() == [nom], "un second choix ne décoche pas"


@pytest.mark.parametrize(("retenu", "coche"), [(0.2, ["breve"]), (5.0, ["longue"]), (2.5, [])])
def test_le_temps_de_l_analyse_est_retrouve(
    coquille: FenetreDessinee,
    affichage: Affichage,
    messages: Messages,
    memoire: Memoire,
    partage: FauxPartage,
    retenu: float,
    coche: list[str],
) -> None:
    memoire.ecrire(TEMPS_ANALYSE, retenu)
    assistance = Assistance(coquille, Taches(), partage, affichage, messages, memoire)
    assert trouver(assistance, AnalysePartie, "").secondes == retenu, "écrit à la main, il vaut aussi"
    assert [nom for nom in DUREES if trouver(coquille, QAction, f"action_analyse_{nom}").isChecked()] == coche


def test_une_analyse_en_cours_recommence_avec_son_nouveau_temps(
    qtbot: QtBot, coquille: FenetreDessinee, assistance: Assistance, partage: FauxPartage
) -> None:
    trouver(coquille, QAction, "action_indices").setChecked(False)  # first: they would ask the engine too
    partage.faux = FauxMoteur(sans_fin=True)
    assistance.suivre(situation_de(partie_jouee("f5d6")))
    assistance.analyser()
    qtbot.waitUntil(lambda: partage.faux.questions == 1, timeout=PATIENCE)
    trouver(coquille, QAction, "action_analyse_breve").trigger()
    assert not partage.faux.arrete.is_set(), "le même temps : rien ne recommence"
    trouver(coquille, QAction, "action_analyse_longue").trigger()
    qtbot.waitUntil(lambda: partage.faux.questions == 2, timeout=PATIENCE)
    assert assistance.analyse_en_cours


def test_un_jeu_resolu_montre_et_retient_ses_verdicts(
    qtbot: QtBot, assistance: Assistance, affichage: Affichage
) -> None:
    partie = Partie(Nim((1, 2)))
    assistance.suivre(situation_de(partie))
    qtbot.waitUntil(lambda: bool(affichage.plateau.indices), timeout=PATIENCE)
    assert {case: indice.texte for case, indice in affichage.plateau.indices.items()} == {
        (1, 0): "P 2",
        (0, 1): "G 3",
        (1, 1): "P 2",
    }
    partie.jouer((1, 2))
    assistance.noter(None)
    assert partie.historique[0].evaluation == Evaluation(-1, 2, True, 2, profondeur=2)


def test_l_analyse_refusee_dit_pourquoi(coquille: FenetreDessinee, assistance: Assistance) -> None:
    bouton = trouver(coquille, QPushButton, "bouton_analyser")
    assistance.suivre(situation_de(partie_jouee("c2", taille=6)))
    assert not bouton.isEnabled()
    assert "8 × 8" in bouton.toolTip()
    assistance.suivre(situation_de(partie_jouee("f5")))
    assert bouton.isEnabled()
    assert bouton.toolTip().startswith("Juger chaque coup")


def test_une_partie_d_un_jeu_resolu_s_analyse_et_se_compte(
    qtbot: QtBot, coquille: FenetreDessinee, assistance: Assistance
) -> None:
    partie = Partie(Nim((1, 2, 3)))  # lost for who begins
    for coup in ((0, 1), (2, 3)):
        partie.jouer(coup)
    assistance.suivre(situation_de(partie))
    assistance.analyser()
    qtbot.waitUntil(lambda: not assistance.analyse_en_cours, timeout=PATIENCE)
    assert [noeud.evaluation.perte for noeud in partie.historique if noeud.evaluation] == [0, 2]
    dit = trouver(coquille, QLabel, "resume_analyse").text()
    assert dit == "Premier : aucune faute\nSecond : 1 gaffe"


def test_le_bilan_est_celui_de_la_partie_montree(
    qtbot: QtBot, coquille: FenetreDessinee, assistance: Assistance, partage: FauxPartage
) -> None:
    resume, partie = trouver(coquille, QLabel, "resume_analyse"), partie_jouee("f5d6c3")
    assistance.suivre(situation_de(partie))
    assistance.analyser()
    qtbot.waitUntil(lambda: not assistance.analyse_en_cours, timeout=PATIENCE)
    bilan = resume.text()
    assert "Noir : perte moyenne" in bilan
    partie.aller_a(0)
    partie.jouer(partie.jeu.lire_coup("d3"))
    assistance.suivre(situation_de(partie))
    assert resume.text() == "", "rien n'est jugé de la partie qui est là"
    bouton = trouver(coquille, QPushButton, "bouton_analyser")
    assert bouton.property("role") == "principal", "ce qu'il y a à faire"
    partie.aller_au_noeud(1)
    assistance.suivre(situation_de(partie))
    assert resume.text() == bilan, "la ligne où l'on revient reste jugée"
    assert not bouton.property("role"), "c'est fait"


def test_le_resume_a_la_hauteur_de_ses_lignes_et_pas_plus(coquille: FenetreDessinee, assistance: Assistance) -> None:
    resume, hauteurs = coquille.widgets.resume_analyse, list[int]()
    for mots in (200, 20):
        resume.setText("mot " * mots)
        resume.resize(300, 20)
        QApplication.sendEvent(resume, QResizeEvent(resume.size(), resume.size()))
        hauteurs.append(resume.minimumHeight())
    assert hauteurs[0] > 5 * hauteurs[1] > 0


def test_l_analyse_va_avec_sa_partie(qtbot: QtBot, assistance: Assistance, partage: FauxPartage) -> None:
    partage.faux.sans_fin = True
    partie = partie_jouee("f5d6c3")
    partie.aller_a(0)
    partie.jouer(partie.jeu.lire_coup("d3"))
    assistance.suivre(situation_de(partie))
    assistance.analyser()
    partie.aller_au_noeud(2)
    assistance.suivre(situation_de(partie))
    assert assistance.analyse_en_cours, "on se promène dans l'arbre pendant qu'elle travaille"
    assistance.suivre(situation_de(partie_jouee("f5d6c3")))
    assert not assistance.analyse_en_cours


def test_les_indices_passent_avant_l_analyse_qui_continue_ensuite(
    qtbot: QtBot, coquille: FenetreDessinee, assistance: Assistance, affichage: Affichage, partage: FauxPartage
) -> None:
    moteur = partage.faux = MoteurTenu()
    indices, partie = trouver(coquille, QAction, "action_indices"), partie_jouee("f5d6c3")
    indices.setChecked(False)
    assistance.suivre(situation_de(partie))
    assistance.analyser()
    qtbot.waitUntil(lambda: moteur.demandes == ["analyse"], timeout=PATIENCE)
    indices.setChecked(True)
    qtbot.waitUntil(lambda: set(affichage.plateau.indices) == set(partie.etat.coups), timeout=PATIENCE)
    partie.aller_a(1)
    assistance.suivre(situation_de(partie))
    qtbot.waitUntil(lambda: set(affichage.plateau.indices) == set(partie.etat.coups), timeout=PATIENCE)
    assert moteur.demandes == ["analyse", "indices", "indices"], "l'analyse attend qu'on ait répondu à qui regarde"
    assert assistance.analyse_en_cours
    resume = trouver(coquille, QLabel, "resume_analyse")
    assert resume.text() == "Analyse : 0 / 3 coups", "ce qui reste à faire est dit pendant qu'elle attend"
    for libre in moteur.libres.values():
        libre.set()
    qtbot.waitUntil(lambda: not assistance.analyse_en_cours, timeout=PATIENCE)
    assert moteur.demandes[3:].count("analyse") >= 3, "each move of the game"
    assert all(noeud.evaluation and noeud.evaluation.jugee for noeud in partie.historique + partie.defaits)
    assert set(affichage.plateau.indices) == set(partie.etat.coups), "et les indices restent"


@pytest.mark.parametrize("tenu", ["analyse", "second regard"])
def test_une_revue_ne_fait_attendre_les_indices_a_aucun_de_ses_regards(
    qtbot: QtBot,
    coquille: FenetreDessinee,
    assistance: Assistance,
    affichage: Affichage,
    partage: FauxPartage,
    tenu: str,
) -> None:
    moteur = partage.faux = MoteurTenu()
    indices, partie = trouver(coquille, QAction, "action_indices"), partie_jouee("f5d6c3d3c4f4f6")  # f6 is a mistake
    indices.setChecked(False)
    assistance.suivre(situation_de(partie))
    if tenu == "second regard":
        moteur.libres["analyse"].set()
    assistance.analyser()
    qtbot.waitUntil(lambda: moteur.demandes[-1:] == [tenu], timeout=PATIENCE)
    indices.setChecked(True)
    qtbot.waitUntil(lambda: set(affichage.plateau.indices) == set(partie.etat.coups), timeout=PATIENCE)
    assert not any(noeud.evaluation and noeud.evaluation.jugee for noeud in partie.historique), "elle n'a rien jugé"
    for libre in moteur.libres.values():
        libre.set()
    qtbot.waitUntil(lambda: not assistance.analyse_en_cours, timeout=PATIENCE)
    assert all(noeud.evaluation and noeud.evaluation.jugee for noeud in partie.historique)


def test_une_analyse_commence_aussitot_quand_les_indices_sont_la(
    qtbot: QtBot, assistance: Assistance, affichage: Affichage, partage: FauxPartage
) -> None:
    moteur, partie = MoteurTenu(), partie_jouee("f5d6c3")
    partage.faux = moteur
    assistance.suivre(situation_de(partie))
    qtbot.waitUntil(lambda: bool(affichage.plateau.indices), timeout=PATIENCE)
    assistance.analyser()
    qtbot.waitUntil(lambda: moteur.demandes == ["indices", "analyse"], timeout=PATIENCE)
    assert set(affichage.plateau.indices) == set(partie.etat.coups)


def test_une_analyse_arretee_dit_quelle_part_est_jugee(
    qtbot: QtBot, coquille: FenetreDessinee, assistance: Assistance, partage: FauxPartage
) -> None:
    assistance.suivre(situation_de(partie_jouee("f5d6c3")))
    trouver(coquille, QAction, "action_indices").setChecked(False)
    trouver(assistance, AnalysePartie, "").juge.connect(lambda *_: assistance.arreter_analyse())
    assistance.analyser()
    qtbot.waitUntil(lambda: not assistance.analyse_en_cours, timeout=PATIENCE)
    lignes = trouver(coquille, QLabel, "resume_analyse").text().splitlines()
    assert lignes[0] == "Jugement partiel : 1 / 3 coups"
    assert lignes[1].startswith("Noir (1 / 2) :")


def test_pendant_l_analyse_les_coups_juges_se_comptent_une_fois(
    qtbot: QtBot, coquille: FenetreDessinee, assistance: Assistance, partage: FauxPartage
) -> None:
    assistance.suivre(situation_de(partie_jouee("f5d6c3")))
    trouver(coquille, QAction, "action_indices").setChecked(False)
    analyse, resume = trouver(assistance, AnalysePartie, ""), trouver(coquille, QLabel, "resume_analyse")
    dits: list[str] = []
    analyse.change.connect(lambda: dits.append(resume.text()))
    assistance.analyser()
    qtbot.waitUntil(lambda: not assistance.analyse_en_cours, timeout=PATIENCE)
    assert any(dit.startswith("Analyse : 1 / 3 coups") for dit in dits)
    assert not any("Jugement partiel" in dit for dit in dits)


def test_sans_rien_de_juge_on_dit_que_faire_ou_pourquoi_rien_ne_peut_l_etre(
    coquille: FenetreDessinee, assistance: Assistance
) -> None:
    resume = trouver(coquille, QLabel, "resume_analyse")
    for partie, attendu in (
        (partie_jouee(""), "Rien à analyser encore. Ouvrez une partie (Ctrl+O), collez-la (Ctrl+V), ou jouez-la."),
        (partie_jouee("f5"), ""),
        (partie_jouee("", taille=6), "Ni indices ni analyse : Le moteur ne joue que sur le plateau 8 × 8"),
    ):
        assistance.suivre(situation_de(partie))
        assert resume.text() == attendu
