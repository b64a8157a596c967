"""The journal in the window: what is played is kept, what was left is offered, what was given up comes back."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QSlider,
    QSpinBox,
    QTableView,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from applicationIHM import ApplicationIHM
from ecosysteme.entete import NotreJoueur
from ecosysteme.journal import fichier
from ecosysteme.journal.lecture import PartieNotee, lister, relire
from ecosysteme.provenance import Document, Origine
from ecosysteme.variantes.edition import annoter
from ecosysteme.variantes.parcours import parcourir
from tests.ecosysteme.journal.parties import partie_etudiee, partie_jouee, plat, signer
from tests.fenetre import (
    PATIENCE,
    a_deux,
    choisir,
    cliquer,
    cocher,
    colonne,
    coups_legaux,
    fermer,
    jouer,
    memoire_dans,
    message,
    ouvrir,
    presser,
)
from tests.ui.journal.journaux import garder
from tests.ui.moteurs import FauxMoteur, FauxPartage
from ui.journal.dialogue import DialogueParties
from ui.reflexion.analyse import AnalysePartie
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.textes import BoiteDeMessage
from ui.suivi.parties_jouees import PartieJouee
from ui.suivi.textes_coups import Colonne

GAUCHE = Qt.MouseButton.LeftButton

Ouvrir = Callable[[], ApplicationIHM]


@pytest.fixture
def journal(fichier_memoire: Path) -> Path:
    """The journal of the window that remembers in ``fichier_memoire``."""
    return fichier_memoire.with_name("journal.sqlite")


@pytest.fixture
def rouvrir(qtbot: QtBot, fichier_memoire: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ouvrir]:
    """Open one more window on the same memory and the same journal."""
    monkeypatch.setattr("ui.socle.messages.DUREE_MESSAGE", 0)
    ouvertes: list[ApplicationIHM] = []

    def faire() -> ApplicationIHM:
        ouvertes.append(ouvrir(qtbot, memoire_dans(fichier_memoire)))
        return ouvertes[-1]

    yield faire
    for fenetre in filter(isValid, ouvertes):
        fermer(fenetre)


def gardees(fenetre: ApplicationIHM, journal: Path) -> list[PartieNotee]:
    assert fenetre.salles.journal.journal.attendre()
    return lister(journal)


def alerte(fenetre: ApplicationIHM) -> str:
    """Return what the bar about the journal says, nothing while it is not there."""
    barre = trouver(fenetre, QFrame, "barre_journal")
    return trouver(barre, QLabel, "texte_journal").text() if barre.isVisible() else ""


def attendre_barre(qtbot: QtBot, fenetre: ApplicationIHM) -> str:
    qtbot.waitUntil(trouver(fenetre, QFrame, "barre_reprise").isVisible)
    return trouver(fenetre, QLabel, "texte_reprise").text()


def dialogue(qtbot: QtBot, fenetre: ApplicationIHM, nombre: int) -> DialogueParties:
    """Open the list, once it shows ``nombre`` games."""
    trouver(fenetre, QAction, "action_parties_recentes").trigger()
    liste = trouver(fenetre, QWidget, "dialogue_parties")
    assert isinstance(liste, DialogueParties)
    qtbot.waitUntil(lambda: liste.modele.rowCount() == nombre)
    return liste


def test_chaque_coup_joue_est_garde_avec_qui_le_joue(qtbot: QtBot, fenetre: ApplicationIHM, journal: Path) -> None:
    a_deux(qtbot, fenetre, "othello")
    assert gardees(fenetre, journal) == []
    for nombre, coup in enumerate(("f5", "d6", "c3"), start=1):
        jouer(qtbot, fenetre, coup)
        (notee,) = gardees(fenetre, journal)
        assert (notee.coups, notee.joueurs, notee.origine) == (nombre, (NotreJoueur("humain"),) * 2, Origine.FENETRE)
    presser_action(fenetre, "annuler")
    jouer(qtbot, fenetre, "c4")
    racine = fenetre.partie_en_cours.racine
    assert len(gardees(fenetre, journal)) == 1
    assert plat(relire(journal, 1).racine) == plat(racine)


def presser_action(fenetre: ApplicationIHM, nom: str) -> None:
    action = trouver(fenetre, QAction, f"action_{nom}")
    assert action.isEnabled(), nom
    action.trigger()


def test_une_serie_entre_machines_est_gardee_partie_par_partie(
    qtbot: QtBot, fenetre: ApplicationIHM, journal: Path
) -> None:
    choisir(fenetre, "jeu", "morpion")
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_alea")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(4)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.serie.jouees == 4, timeout=PATIENCE)
    notees = gardees(fenetre, journal)
    assert len(notees) == 4
    assert all(notee.issue is not None and notee.origine is Origine.SERIE for notee in notees)
    assert {notee.joueurs for notee in notees} == {(NotreJoueur("ia_alea"), NotreJoueur("ia_alea"))}


def test_la_partie_laissee_est_proposee_et_un_clic_la_reprend(qtbot: QtBot, rouvrir: Ouvrir, journal: Path) -> None:
    premiere = rouvrir()
    a_deux(qtbot, premiere, "othello")
    jouer(qtbot, premiere, "f5d6c3d3")
    presser_action(premiere, "annuler")
    d3 = premiere.partie_en_cours.defaits[0].coup
    cliquer(qtbot, premiere, next(coup for coup in coups_legaux(premiere) if coup != d3))
    partie = premiere.partie_en_cours
    partie.modifier(annoter(partie.racine, partie.noeud.numero, commentaire="à revoir", glyphe="?!"))
    premiere.partie()
    fermer(premiere)
    seconde = rouvrir()
    assert attendre_barre(qtbot, seconde).endswith(", coup 4 ?")
    qtbot.mouseClick(trouver(seconde, QPushButton, "bouton_reprendre_partie"), GAUCHE)
    qtbot.waitUntil(lambda: seconde.partie_en_cours.nb_coups == 4)
    assert plat(seconde.partie_en_cours.racine) == plat(partie.racine)
    assert not trouver(seconde, QFrame, "barre_reprise").isVisible()
    qtbot.waitUntil(lambda: message(seconde).startswith("Partie reprise : jouer un coup, ou Démarrer"))
    cliquer(qtbot, seconde, coups_legaux(seconde)[0])
    assert message(seconde) == "", "elle n'est plus vraie"
    assert [notee.coups for notee in gardees(seconde, journal)] == [5]


def test_une_partie_ecartee_n_est_plus_proposee_mais_reste_dans_la_liste(
    qtbot: QtBot, rouvrir: Ouvrir, journal: Path
) -> None:
    garder(journal, partie_jouee(coups=9))
    premiere = rouvrir()
    attendre_barre(qtbot, premiere)
    qtbot.mouseClick(trouver(premiere, QToolButton, "bouton_ecarter_partie"), GAUCHE)
    fermer(premiere)
    seconde = rouvrir()
    liste = dialogue(qtbot, seconde, 1)  # read after the question of the bar, by the same thread
    assert not trouver(seconde, QFrame, "barre_reprise").isVisible()
    liste.close()


def test_une_partie_finie_n_est_pas_proposee(qtbot: QtBot, rouvrir: Ouvrir, journal: Path) -> None:
    garder(journal, partie_jouee())
    fenetre = rouvrir()
    dialogue(qtbot, fenetre, 1).close()
    assert not trouver(fenetre, QFrame, "barre_reprise").isVisible()


def test_une_partie_abandonnee_avant_le_premier_coup_est_gardee_et_se_rouvre(
    qtbot: QtBot, fenetre: ApplicationIHM, journal: Path
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    presser(qtbot, fenetre, "demarrer")
    fenetre.widgets.action_abandonner.trigger()
    trouver(fenetre, BoiteDeMessage, "boite_abandon").button(QMessageBox.StandardButton.Yes).click()
    (notee,) = gardees(fenetre, journal)
    assert (notee.coups, notee.decision, notee.decidee) == (0, "W+R", True)
    presser(qtbot, fenetre, "recommencer")
    fenetre.salles.journal.ouvrir(notee.numero)
    qtbot.waitUntil(lambda: fenetre.partie_montree.decidee, timeout=PATIENCE)
    assert fenetre.widgets.trait.text() == "Noir abandonne"


def test_une_partie_collee_est_gardee(qtbot: QtBot, fenetre: ApplicationIHM, journal: Path) -> None:
    QGuiApplication.clipboard().setText("f5d6c3")
    presser_action(fenetre, "coller")
    qtbot.waitUntil(lambda: fenetre.partie_montree.nb_coups_total == 3)
    presser(qtbot, fenetre, "recommencer")
    assert [notee.coups for notee in gardees(fenetre, journal)] == [3]


def test_revenir_a_la_partie_quittee_et_en_repartir(qtbot: QtBot, fenetre: ApplicationIHM, journal: Path) -> None:
    retour = trouver(fenetre, QAction, "action_partie_quittee")
    assert not retour.isEnabled()
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6")
    quittee = fenetre.partie_en_cours
    presser(qtbot, fenetre, "recommencer")
    touche = retour.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    qtbot.waitUntil(lambda: message(fenetre) == f"Partie quittée au coup 2 : {touche} y revient.")
    jouer(qtbot, fenetre, "c4")
    choisir(fenetre, "jeu", "morpion")
    presser_action(fenetre, "partie_quittee")
    assert fenetre.partie_en_cours.transcription == "c4"
    assert fenetre.partie_en_cours.jeu.nom == "othello"
    presser_action(fenetre, "partie_quittee")
    assert fenetre.partie_en_cours is quittee
    jouer(qtbot, fenetre, "c3")
    assert [(notee.numero, notee.coups) for notee in gardees(fenetre, journal)] == [(1, 3), (2, 1)]
    presser_action(fenetre, "partie_quittee")  # the one that was left to come back here
    assert fenetre.partie_en_cours.transcription == "c4"


def test_revenir_a_la_position_collee_qu_une_autre_partie_remplace(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    composee = partie_jouee(coups=2)
    QGuiApplication.clipboard().setText(composee.jeu.ecrire_etat(composee.etat))
    presser_action(fenetre, "coller")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.depart == composee.etat)
    position = fenetre.partie_en_cours
    QGuiApplication.clipboard().setText("f5d6c3")
    presser_action(fenetre, "coller")
    touche = trouver(fenetre, QAction, "action_partie_quittee").shortcut()
    phrase = f"Position quittée : {touche.toString(QKeySequence.SequenceFormat.NativeText)} y revient."
    qtbot.waitUntil(lambda: message(fenetre) == phrase)
    presser_action(fenetre, "partie_quittee")
    assert fenetre.partie_en_cours is position


def test_une_fois_revenu_la_ligne_ne_dit_plus_comment_revenir(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6")
    presser(qtbot, fenetre, "recommencer")
    qtbot.waitUntil(lambda: message(fenetre).startswith("Partie quittée au coup 2"))
    presser_action(fenetre, "partie_quittee")
    assert not message(fenetre)


def test_la_derniere_quittee_est_celle_dont_une_partie_regardee_tient_la_place(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    retour = trouver(fenetre, QAction, "action_partie_quittee")
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6")
    regardee = PartieJouee.de(partie_jouee(), 1, ("Ada", "Émile"))
    fenetre.revue.ouvrir(regardee)
    assert retour.isEnabled(), "rien d'autre n'a été quitté"
    presser_action(fenetre, "partie_quittee")
    assert fenetre.partie_montree.transcription == "f5d6"
    assert fenetre.disposition.modes.nom == "jouer", "là où la partie regardée a été ouverte"
    presser(qtbot, fenetre, "recommencer")
    jouer(qtbot, fenetre, "c4")
    fenetre.revue.ouvrir(regardee)
    presser_action(fenetre, "partie_quittee")
    assert fenetre.partie_montree.transcription == "c4"
    presser_action(fenetre, "partie_quittee")
    assert fenetre.partie_montree.transcription == "f5d6"


def test_une_partie_de_la_liste_s_ouvre_comme_elle_etait(qtbot: QtBot, fenetre: ApplicationIHM, journal: Path) -> None:
    for jeu in ("othello:taille=6", "puissance4", "nim:tas=1-2-3,misere=oui"):
        garder(journal, partie_etudiee(jeu))
    liste = dialogue(qtbot, fenetre, 3)
    qtbot.keyClicks(trouver(liste, QLineEdit, "recherche_parties"), "6 othello")
    qtbot.keyClick(trouver(liste, QLineEdit, "recherche_parties"), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.jeu.specification == "othello:taille=6")
    assert plat(fenetre.partie_en_cours.racine) == plat(partie_etudiee("othello:taille=6").racine)
    assert fenetre.partie_en_cours.noeud == partie_etudiee("othello:taille=6").noeud
    assert {notee.joueurs for notee in gardees(fenetre, journal)} == {("Ada", "Émile")}


def test_supprimer_et_rendre_depuis_la_liste(qtbot: QtBot, fenetre: ApplicationIHM, journal: Path) -> None:
    garder(journal, *(partie_jouee(coups=5, graine=graine) for graine in range(3)))
    liste = dialogue(qtbot, fenetre, 3)
    trouver(liste, QTableView, "table_parties").selectAll()
    qtbot.mouseClick(trouver(liste, QPushButton, "bouton_supprimer_parties"), GAUCHE)
    qtbot.waitUntil(lambda: liste.modele.rowCount() == 0)
    assert gardees(fenetre, journal) == []
    qtbot.mouseClick(trouver(liste, QPushButton, "bouton_annuler_suppression"), GAUCHE)
    qtbot.waitUntil(lambda: liste.modele.rowCount() == 3)
    assert len(gardees(fenetre, journal)) == 3


def test_ouvrir_deux_fois_la_meme_ne_la_double_pas(qtbot: QtBot, fenetre: ApplicationIHM, journal: Path) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6")
    partie = fenetre.partie_en_cours
    assert len(gardees(fenetre, journal)) == 1
    fenetre.salles.journal.ouvrir(1)
    assert fenetre.partie_en_cours is partie
    presser(qtbot, fenetre, "recommencer")
    fenetre.salles.journal.ouvrir(1)
    assert fenetre.partie_en_cours is partie


def test_un_journal_abime_au_demarrage_est_dit_et_l_on_joue(qtbot: QtBot, rouvrir: Ouvrir, journal: Path) -> None:
    journal.write_bytes(b"de la bouillie " * 1000)
    fenetre = rouvrir()
    qtbot.waitUntil(lambda: "est abîmé : il est mis de côté sous le nom journal-abime-" in alerte(fenetre))
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5")
    assert "est abîmé" in alerte(fenetre), "elle reste"
    assert not trouver(fenetre, QPushButton, "bouton_enregistrer_journal").isVisible(), "la partie est gardée"
    qtbot.mouseClick(trouver(fenetre, QToolButton, "bouton_fermer_journal"), GAUCHE)
    assert alerte(fenetre) == ""
    assert [notee.coups for notee in gardees(fenetre, journal)] == [1]


def test_un_journal_occupe_est_dit_et_l_on_joue(
    qtbot: QtBot, rouvrir: Ouvrir, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    garder(journal, partie_jouee(coups=3))
    monkeypatch.setattr(fichier, "PATIENCE", 0.0)
    with closing(sqlite3.connect(journal, isolation_level=None)) as autre:
        autre.execute("BEGIN EXCLUSIVE")
        fenetre = rouvrir()
        a_deux(qtbot, fenetre, "othello")
        jouer(qtbot, fenetre, "f5")
        qtbot.waitUntil(lambda: alerte(fenetre).startswith("Cette partie n'est pas gardée : "))
        assert "il est occupé par un autre programme. Que faire : fermer cet autre programme" in alerte(fenetre)
        jouer(qtbot, fenetre, "d6")
        assert fenetre.partie_en_cours.nb_coups == 2
        assert alerte(fenetre), "elle reste aussi longtemps"
        assert trouver(fenetre, QPushButton, "bouton_enregistrer_journal").isVisible()
        trouver(fenetre, QAction, "action_parties_recentes").trigger()
        avis = trouver(trouver(fenetre, QWidget, "dialogue_parties"), QLabel, "avis_parties")
        qtbot.waitUntil(lambda: avis.isVisible() and avis.text() == alerte(fenetre))
    fenetre.salles.journal.journal.reessayer()
    qtbot.waitUntil(lambda: alerte(fenetre) == "")
    jouer(qtbot, fenetre, "c3")
    assert sorted(notee.coups for notee in gardees(fenetre, journal)) == [3, 3]


@pytest.mark.parametrize("porte", ["bouton", "fichier"])
def test_fermer_sur_une_partie_que_rien_ne_garde_se_demande(
    qtbot: QtBot, rouvrir: Ouvrir, journal: Path, monkeypatch: pytest.MonkeyPatch, porte: str
) -> None:
    garder(journal, partie_jouee(coups=3))
    monkeypatch.setattr(fichier, "PATIENCE", 0.0)
    monkeypatch.setattr("ui.journal.branchement.PATIENCE", 0.0)
    with closing(sqlite3.connect(journal, isolation_level=None)) as autre:
        autre.execute("BEGIN EXCLUSIVE")
        fenetre = rouvrir()
        a_deux(qtbot, fenetre, "othello")
        jouer(qtbot, fenetre, "f5")
        qtbot.waitUntil(lambda: bool(alerte(fenetre)))
        assert not fenetre.close()
        boite = trouver(fenetre, QMessageBox, "boite_fermer_partie")
        if porte == "bouton":
            [choisi] = [bouton for bouton in boite.buttons() if bouton.text() == "&Fermer"]
            qtbot.mouseClick(choisi, GAUCHE)
            qtbot.waitUntil(lambda: not fenetre.isVisible())
        else:
            qtbot.keyClick(boite, Qt.Key.Key_Escape)
            assert fenetre.isVisible()
            partie = fenetre.partie_en_cours
            ecrite = Document("partie.sgf", journal.with_name("partie.sgf"), partie.racine)
            partie.provenance = replace(partie.provenance, document=ecrite)
            assert fenetre.close(), "un fichier l'a telle qu'elle est"


def test_deux_fenetres_sur_le_meme_journal(qtbot: QtBot, rouvrir: Ouvrir, journal: Path) -> None:
    une, autre = rouvrir(), rouvrir()
    for fenetre, coups in ((une, "f5d6c3"), (autre, "c4c3"), (une, "d3"), (autre, "d3")):
        cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
        jouer(qtbot, fenetre, coups)
    assert une.salles.journal.journal.attendre()
    assert sorted(notee.coups for notee in gardees(autre, journal)) == [3, 4]


def test_ce_qu_une_analyse_juge_est_garde_a_mesure(qtbot: QtBot, fenetre: ApplicationIHM, journal: Path) -> None:
    trouver(fenetre, AnalysePartie, "").secondes = 0.05
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6c3d3")
    presser(qtbot, fenetre, "analyser")
    qtbot.waitUntil(lambda: not fenetre.assistance.analyse_en_cours, timeout=PATIENCE)
    [notee] = gardees(fenetre, journal)
    racine = fenetre.partie_en_cours.racine
    assert all(noeud.evaluation is not None for noeud in parcourir(racine) if noeud.coup is not None)
    assert plat(relire(journal, notee.numero).racine) == plat(racine)


def vu(fenetre: ApplicationIHM) -> tuple[str, list[str], list[str]]:
    """Return what the window shows of a review: its summary, the losses with their marks, the values."""
    resume = trouver(fenetre, QLabel, "resume_analyse").text()
    return resume, colonne(fenetre, Colonne.PERTE), colonne(fenetre, Colonne.EVALUATION)


@pytest.mark.parametrize("porte", ["reprendre", "liste"])
def test_une_analyse_est_la_quand_la_partie_est_rouverte(
    qtbot: QtBot, rouvrir: Ouvrir, journal: Path, monkeypatch: pytest.MonkeyPatch, porte: str
) -> None:
    moteur = FauxMoteur()
    monkeypatch.setattr(MoteurPartage, "conseiller", FauxPartage(moteur).conseiller)
    premiere = rouvrir()
    a_deux(qtbot, premiere, "othello")
    jouer(qtbot, premiere, "f5d6c3d3c4f4")
    presser(qtbot, premiere, "analyser")
    qtbot.waitUntil(lambda: not premiere.assistance.analyse_en_cours, timeout=PATIENCE)
    qtbot.waitUntil(lambda: all(colonne(premiere, Colonne.PERTE)))  # it is painted a moment later
    attendu, questions = vu(premiere), moteur.questions
    assert "perte moyenne" in attendu[0]
    assert any(perte not in ("", "0") for perte in attendu[1])
    fermer(premiere)
    seconde = rouvrir()
    if porte == "reprendre":
        attendre_barre(qtbot, seconde)
        qtbot.mouseClick(trouver(seconde, QPushButton, "bouton_reprendre_partie"), GAUCHE)
    else:
        dialogue(qtbot, seconde, 1).ouverture.emit(1)
    qtbot.waitUntil(lambda: seconde.partie_en_cours.nb_coups_total == 6)
    qtbot.waitUntil(lambda: vu(seconde) == attendu)
    presser(qtbot, seconde, "analyser")
    qtbot.waitUntil(lambda: "étaient déjà jugés" in message(seconde), timeout=PATIENCE)
    assert moteur.questions == questions, "rien n'est jugé deux fois"


def test_la_partie_d_un_fichier_que_l_on_analyse_est_gardee_avec_son_analyse(
    qtbot: QtBot, fenetre: ApplicationIHM, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MoteurPartage, "conseiller", FauxPartage(FauxMoteur()).conseiller)
    fenetre.ouvrir_partie(signer(partie_jouee(coups=6)))
    assert gardees(fenetre, journal) == [], "seulement ouverte"
    presser(qtbot, fenetre, "analyser")
    qtbot.waitUntil(lambda: not fenetre.assistance.analyse_en_cours, timeout=PATIENCE)
    qtbot.waitUntil(lambda: len(gardees(fenetre, journal)) == 1)
    [notee] = gardees(fenetre, journal)
    assert notee.joueurs == ("Ada", "Émile")
    relus = parcourir(relire(journal, notee.numero).racine)
    assert sum(noeud.evaluation is not None and noeud.evaluation.jugee for noeud in relus) == 6


def test_on_revient_a_la_partie_finie_qu_une_autre_a_remplacee(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    fenetre.widgets.cadence.setValue(0)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE, timeout=PATIENCE)
    finie = fenetre.partie_en_cours
    fenetre.widgets.cadence.setValue(60)
    presser(qtbot, fenetre, "demarrer")
    assert fenetre.partie_en_cours is not finie
    fenetre.arreter()
    fenetre.widgets.action_partie_quittee.trigger()
    assert fenetre.partie_en_cours is finie
    assert fenetre.partie_montree.terminee
