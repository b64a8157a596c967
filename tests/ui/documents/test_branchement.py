"""Documents in the whole window: what comes in by each door, and what goes out, by real keys, clicks and drops."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QLabel, QLineEdit, QMenu, QPushButton, QTableView, QToolButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.arret import attendre
from ecosysteme.formats.ecrivains import ECRIVAINS
from ecosysteme.formats.reconnaitre import Lecture, ouvrir, reconnaitre
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from tests.fenetre import a_deux, choisir, cliquer, cocher, jouer, message, plateau, refus
from tests.ui.documents.gestes import deposer
from tests.ui.documents.parties import AMBIGU, DEUX_POSITIONS, TROIS, ggf, partie_de
from tests.ui.position.poses import cliquer_case, entrer, presser_pose
from ui.documents import lecteur
from ui.documents.apercu import DialogueApercu
from ui.documents.liste import Liste
from ui.documents.question import Question
from ui.socle.chargeur import trouver

CONTROLE = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _presse_papiers(fenetre: ApplicationIHM) -> Iterator[None]:
    QGuiApplication.clipboard().clear()
    yield
    QGuiApplication.clipboard().clear()


def presser(qtbot: QtBot, fenetre: ApplicationIHM, touche: Qt.Key) -> None:
    """Press a key with Control on the board."""
    fenetre.activateWindow()  # a dialog of before had taken the keyboard
    qtbot.waitUntil(fenetre.isActiveWindow)
    qtbot.keyClick(plateau(fenetre), touche, CONTROLE)


def coller(qtbot: QtBot, fenetre: ApplicationIHM, texte: str) -> None:
    """Paste a text by Ctrl+V, and wait for what comes of it."""
    QGuiApplication.clipboard().setText(texte)
    presser(qtbot, fenetre, Qt.Key.Key_V)
    reposer(qtbot, fenetre)


def reposer(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    qtbot.waitUntil(lambda: not fenetre.salles.documents.lecteur.occupe)


def ecrire(chemin: Path, texte: str) -> Path:
    chemin.write_text(texte, encoding="utf-8")
    return chemin


def ouvrir_fichier(qtbot: QtBot, fenetre: ApplicationIHM, chemin: Path) -> None:
    """Choose a file in the box of Ctrl+O."""
    presser(qtbot, fenetre, Qt.Key.Key_O)
    boite = trouver(fenetre, QFileDialog, "boite_ouvrir")
    boite.selectFile(str(chemin))
    boite.accept()
    reposer(qtbot, fenetre)


def test_un_fichier_nomme_au_depart_s_ouvre_dans_analyser(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    fenetre.fichiers_demandes.emit([str(ecrire(tmp_path / "partie.txt", "f5d6c3"))])
    qtbot.waitUntil(lambda: fenetre.partie_montree.nb_coups_total == 3)
    assert fenetre.disposition.modes.nom == "analyser"


def noms(fenetre: ApplicationIHM) -> tuple[str, str]:
    return trouver(fenetre, QLabel, "nom_noir").text(), trouver(fenetre, QLabel, "nom_blanc").text()


def montree(fenetre: ApplicationIHM) -> Partie:
    return fenetre.partie_montree


# One game.


def test_une_transcription_collee_se_montre_et_s_essaie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    coller(qtbot, fenetre, "1. F5 d6 2. c3 d3")
    assert message(fenetre) == "Transcription : 4 coups"
    assert montree(fenetre).transcription == "f5d6c3d3"
    fenetre.disposition.modes.choisir("analyser")
    cliquer(qtbot, fenetre, montree(fenetre).jeu.lire_coup("c4"))
    assert montree(fenetre).transcription == "f5d6c3d3c4"


def test_les_joueurs_du_fichier_sont_nommes_tant_que_ce_sont_leurs_coups(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    places = noms(fenetre)
    coller(qtbot, fenetre, ggf())
    assert message(fenetre) == "GGF : Ève – Bob, 5 coups"
    assert noms(fenetre) == ("Ève", "Bob")
    presser(qtbot, fenetre, Qt.Key.Key_Left)
    assert noms(fenetre) == ("Ève", "Bob")
    presser(qtbot, fenetre, Qt.Key.Key_End)
    cliquer(qtbot, fenetre, montree(fenetre).jeu.coups_legaux(montree(fenetre).etat)[0])
    assert noms(fenetre) == places
    trouver(fenetre, QAction, "action_recommencer").trigger()
    assert noms(fenetre) == places


def test_une_position_collee_est_le_depart_d_une_partie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    attendue = partie_de(montree(fenetre).jeu, "f5d6").etat
    coller(qtbot, fenetre, montree(fenetre).jeu.ecrire_etat(attendue))
    assert montree(fenetre).depart == attendue
    assert montree(fenetre).nb_coups_total == 0


def test_une_partie_du_jeu_du_plateau_se_colle(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "morpion")
    coller(qtbot, fenetre, "b2a1c3")
    assert montree(fenetre).jeu.nom == "morpion"
    assert montree(fenetre).transcription == "b2a1c3"
    assert message(fenetre) == "Morpion : 3 coups"


# Many.


def en_gras(table: QTableView) -> list[int]:
    """The lines that are marked as on the board."""
    modele = table.model()
    polices = [modele.index(ligne, 0).data(Qt.ItemDataRole.FontRole) for ligne in range(modele.rowCount())]
    return [ligne for ligne, police in enumerate(polices) if police is not None and police.bold()]


def test_plusieurs_parties_font_une_liste_qui_reste(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    avant = montree(fenetre)
    coller(qtbot, fenetre, TROIS)
    liste, table = trouver(fenetre, Liste, "cadre_documents"), trouver(fenetre, QTableView, "liste_documents")
    assert message(fenetre) == "GGF : 3 parties"
    assert liste.isVisible()
    assert montree(fenetre) is avant, "rien n'est remplacé avant qu'on en choisisse une"
    for ligne, attendus in ((1, ("Bob", "Carol")), (2, ("Carol", "Ève"))):
        milieu = table.visualRect(table.model().index(ligne, 0)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=milieu)
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=milieu)
        reposer(qtbot, fenetre)
        assert noms(fenetre) == attendus
        assert liste.isVisible()
        assert en_gras(table) == [ligne]
    table.selectRow(0)
    assert en_gras(table) == [2], "celle du plateau, quoi qu'on choisisse"
    fenetre.ouvrir_partie(Partie(Othello()))
    assert en_gras(table) == [], "une autre partie a pris le plateau"
    fenetre.disposition.modes.choisir("jouer")
    assert not liste.isVisible()
    fenetre.disposition.modes.choisir("analyser")
    assert liste.isVisible()
    qtbot.mouseClick(trouver(fenetre, QToolButton, "bouton_fermer_documents"), Qt.MouseButton.LeftButton)
    fenetre.disposition.modes.choisir("jouer")
    fenetre.disposition.modes.choisir("analyser")
    assert not liste.isVisible()


def test_des_parties_d_une_autre_salle_se_listent_comme_celles_d_un_texte(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    documents = fenetre.salles.documents
    documents.lister(reconnaitre(TROIS).enregistrements)
    reposer(qtbot, fenetre)
    assert trouver(fenetre, Liste, "cadre_documents").isVisible()
    assert trouver(fenetre, QTableView, "liste_documents").model().rowCount() == 3
    documents.lister([])
    assert message(fenetre).startswith("Rien à lire")


def test_plusieurs_positions_font_une_liste_dont_on_joue(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    coller(qtbot, fenetre, DEUX_POSITIONS)
    table = trouver(fenetre, QTableView, "liste_documents")
    assert message(fenetre) == "Positions OBF : 2"
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert montree(fenetre).depart.trait == 2
    assert trouver(fenetre, QLabel, "trait").text() == "Trait aux Blancs"


# What is not clear.


def test_ce_qui_est_ignore_se_montre_avant_que_rien_ne_change(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    for bouton, ouverte in (("bouton_annuler_lecture", False), ("bouton_ouvrir_quand_meme", True)):
        avant = montree(fenetre)
        coller(qtbot, fenetre, "f5d6c3 zz d3")
        assert montree(fenetre) is avant
        [apercu] = (un for un in fenetre.findChildren(DialogueApercu) if un.isVisible())
        qtbot.mouseClick(trouver(apercu, QPushButton, bouton), Qt.MouseButton.LeftButton)
        assert (montree(fenetre) is not avant) is ouverte
    assert montree(fenetre).transcription == "f5d6c3"


def test_une_lecture_nette_ne_demande_rien(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    coller(qtbot, fenetre, ggf())
    assert not fenetre.findChildren(DialogueApercu)
    assert not fenetre.findChildren(Question)


def test_un_texte_a_deux_sens_se_demande(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    avant = montree(fenetre)
    coller(qtbot, fenetre, AMBIGU)
    assert montree(fenetre) is avant
    [question] = fenetre.findChildren(Question)
    qtbot.mouseClick(trouver(question, QToolButton, "lecture_1"), Qt.MouseButton.LeftButton)
    reposer(qtbot, fenetre)
    assert montree(fenetre).depart.trait == 2


@pytest.mark.parametrize("texte", ["bonjour", ""])
def test_un_refus_dit_ce_qui_est_accepte_et_laisse_le_plateau(
    qtbot: QtBot, fenetre: ApplicationIHM, texte: str
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5d6")
    avant = montree(fenetre)
    coller(qtbot, fenetre, texte)
    assert "attendu" in (refus(fenetre) if texte else message(fenetre))
    assert montree(fenetre) is avant
    assert avant.transcription == "f5d6"


# The other doors.


def test_un_fichier_s_ouvre_par_la_boite_donne_son_nom_et_devient_recent(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    ouvrir_fichier(qtbot, fenetre, ecrire(tmp_path / "finale.ggf", ggf()))
    assert fenetre.windowTitle() == "finale.ggf[*] – Othellier"
    assert not fenetre.isWindowModified()
    recents = trouver(fenetre, QMenu, "menu_recents")
    assert recents.actions()[0].text() == "&1 finale.ggf"
    trouver(fenetre, QAction, "action_recommencer").trigger()
    assert fenetre.windowTitle() == "Othellier"
    recents.actions()[0].trigger()
    reposer(qtbot, fenetre)
    assert noms(fenetre) == ("Ève", "Bob")


def test_un_fichier_recent_qui_n_est_plus_la_est_dit_et_oublie(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    chemin = ecrire(tmp_path / "partie.ggf", ggf())
    ouvrir_fichier(qtbot, fenetre, chemin)
    chemin.unlink()
    recents = trouver(fenetre, QMenu, "menu_recents")
    recents.actions()[0].trigger()
    reposer(qtbot, fenetre)
    assert "partie.ggf" in refus(fenetre)
    assert not recents.menuAction().isEnabled()


def test_des_fichiers_laches_ensemble_font_une_liste(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    donnees = QMimeData()
    chemins = [ecrire(tmp_path / f"{rang}.ggf", ggf(f"Joueur {rang}")) for rang in range(3)]
    donnees.setUrls([QUrl.fromLocalFile(str(chemin)) for chemin in chemins])
    depot = deposer(plateau(fenetre), donnees)
    assert depot is not None
    assert depot.isAccepted()
    reposer(qtbot, fenetre)
    assert message(fenetre) == "GGF : 3 parties"


def test_un_fichier_copie_dans_un_gestionnaire_se_colle(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    donnees = QMimeData()
    donnees.setUrls([QUrl.fromLocalFile(str(ecrire(tmp_path / "a b.ggf", ggf())))])
    QGuiApplication.clipboard().setMimeData(donnees)
    presser(qtbot, fenetre, Qt.Key.Key_V)
    reposer(qtbot, fenetre)
    assert noms(fenetre) == ("Ève", "Bob")


def test_ctrl_v_dans_un_champ_ne_touche_pas_au_plateau(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    coller(qtbot, fenetre, TROIS)
    avant, recherche = montree(fenetre), trouver(fenetre, QLineEdit, "recherche_documents")
    QGuiApplication.clipboard().setText("carol")
    recherche.setFocus()
    qtbot.keyClick(recherche, Qt.Key.Key_V, CONTROLE)
    reposer(qtbot, fenetre)
    assert recherche.text() == "carol"
    assert montree(fenetre) is avant


def test_une_lecture_qui_dure_le_dit_jusqu_a_echap(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sans_fin(_texte: str, _montree: object, arret: Event) -> Lecture:
        attendre(lambda _: False, arret)
        raise AssertionError("attendre ne revient qu'interrompu")

    monkeypatch.setattr(lecteur, "reconnaitre", sans_fin)
    avant = montree(fenetre)
    QGuiApplication.clipboard().setText("f5d6")
    presser(qtbot, fenetre, Qt.Key.Key_V)
    qtbot.waitUntil(lambda: message(fenetre).startswith("Lecture en cours"))
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_Escape)
    assert message(fenetre) == "Lecture arrêtée"
    assert montree(fenetre) is avant


# What goes out.


def test_tout_ce_qui_s_ecrit_se_propose_a_l_ouverture_et_a_l_enregistrement(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    presser(qtbot, fenetre, Qt.Key.Key_O)
    ouverture = trouver(fenetre, QFileDialog, "boite_ouvrir")
    ouverts = ouverture.nameFilters()[0]
    ouverture.reject()
    presser(qtbot, fenetre, Qt.Key.Key_S)
    enregistrement = trouver(fenetre, QFileDialog, "boite_enregistrer")
    ecrits = enregistrement.nameFilters()
    enregistrement.reject()
    for ecrivain in ECRIVAINS.values():
        assert f"*{ecrivain.suffixe}" in ouverts
        assert [filtre for filtre in ecrits if filtre.endswith(f"(*{ecrivain.suffixe})")] != []
    assert "*.wtb" in ouverts


def enregistrer_sous(qtbot: QtBot, fenetre: ApplicationIHM, chemin: Path) -> None:
    """Accept the box of the files that are written with another name."""
    boite = trouver(fenetre, QFileDialog, "boite_enregistrer")
    boite.selectFile(str(chemin))
    boite.accept()
    qtbot.waitUntil(lambda: chemin.name in message(fenetre))


def test_une_partie_s_enregistre_puis_se_reenregistre_sans_question(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5d6")
    chemin = tmp_path / "ma partie.sgf"
    presser(qtbot, fenetre, Qt.Key.Key_S)
    enregistrer_sous(qtbot, fenetre, chemin)
    assert fenetre.windowTitle() == "ma partie.sgf[*] – Othellier"
    jouer(qtbot, fenetre, "c3d3")
    assert fenetre.isWindowModified()
    presser(qtbot, fenetre, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: not fenetre.isWindowModified())
    [relue] = ouvrir(chemin).enregistrements
    relue.partie.aller_a(relue.nb_coups)
    assert relue.nb_coups == 4
    assert (relue.entete.noir, relue.entete.blanc) == noms(fenetre)


def test_qui_a_joue_une_partie_collee_s_ecrit_se_montre_et_s_enregistre(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    coller(qtbot, fenetre, "f5d6c3d3")
    fenetre.widgets.action_circonstances.trigger()
    boite = trouver(fenetre, QDialog, "dialogue_circonstances")
    for nom, texte in (("premier", "Tastet"), ("second", "Tamenori"), ("evenement", "Open")):
        qtbot.keyClicks(trouver(boite, QLineEdit, f"circonstance_{nom}"), texte)
    qtbot.keyClick(trouver(boite, QLineEdit, "circonstance_lieu"), Qt.Key.Key_Return)
    assert noms(fenetre) == ("Tastet", "Tamenori")
    chemin = tmp_path / "partie.sgf"
    presser(qtbot, fenetre, Qt.Key.Key_S)
    enregistrer_sous(qtbot, fenetre, chemin)
    [relue] = ouvrir(chemin).enregistrements
    assert (relue.entete.noir, relue.entete.blanc, relue.entete.evenement) == ("Tastet", "Tamenori", "Open")


def test_une_partie_garde_son_entete_quand_on_y_essaie_des_coups_au_bout(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    lu = ecrire(tmp_path / "lue.sgf", "(;GM[2]FF[4]SZ[8]PB[Rose]PW[n° 7]EV[Finale];B[f5];W[d6])")
    ecrit = tmp_path / "x.sgf"
    ouvrir_fichier(qtbot, fenetre, lu)
    trouver(fenetre, QAction, "action_mode_analyser").trigger()
    jouer(qtbot, fenetre, "c3")  # tried, at the end of the main line
    assert noms(fenetre) == ("?", "?"), "personne ne l'a joué"
    fenetre.salles.documents.ecrire(ecrit)
    qtbot.waitUntil(lambda: ecrit.name in message(fenetre))
    [relue] = ouvrir(ecrit).enregistrements
    entete = relue.entete
    assert (relue.nb_coups, entete.noir, entete.blanc, entete.evenement) == (3, "Rose", "n° 7", "Finale")


def test_une_position_qu_on_pose_s_enregistre_sans_rien_de_la_partie_cachee(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5d6")
    mode = entrer(qtbot, fenetre)
    cliquer_case(mode, (0, 0))
    posee = mode.composition.etat
    for rang, geste in enumerate(("", "analyser")):  # while it is set up, then as a problem that nobody has played
        if geste:
            presser_pose(fenetre, geste)
            assert noms(fenetre) != ("?", "?")
        chemin = tmp_path / f"{rang}.sgf"
        presser(qtbot, fenetre, Qt.Key.Key_S)
        enregistrer_sous(qtbot, fenetre, chemin)
        [relue] = ouvrir(chemin).enregistrements
        assert (relue.partie.depart, relue.nb_coups) == (posee, 0)
        assert (relue.entete.noir, relue.entete.blanc, relue.entete.cadence) == ("", "", "")


def test_ceux_qui_se_sont_relayes_sont_dans_le_fichier(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5d6")
    cocher(qtbot, fenetre, "noir_ia_alea")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 3)
    fenetre.salles.documents.ecrire(tmp_path / "x.sgf")
    qtbot.waitUntil(lambda: "x.sgf" in message(fenetre))
    [relue] = ouvrir(tmp_path / "x.sgf").enregistrements
    assert relue.entete.joueurs == ("Humain, puis Aléatoire", "Humain")


def test_une_partie_d_une_liste_ne_remplace_pas_le_fichier_de_la_liste(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    chemin = ecrire(tmp_path / "trois.ggf", TROIS)
    ouvrir_fichier(qtbot, fenetre, chemin)
    table = trouver(fenetre, QTableView, "liste_documents")
    qtbot.keyClick(table, Qt.Key.Key_Return)
    reposer(qtbot, fenetre)
    presser(qtbot, fenetre, Qt.Key.Key_S)
    boite = trouver(fenetre, QFileDialog, "boite_enregistrer")
    assert boite.selectedFiles() == [str(tmp_path / "Ève - Bob - 2019-05-04.sgf")]
    enregistrer_sous(qtbot, fenetre, tmp_path / "une.sgf")
    assert chemin.read_text(encoding="utf-8") == TROIS
    assert ouvrir(tmp_path / "une.sgf").enregistrements[0].entete.noir == "Ève"


@pytest.mark.parametrize(("jeu", "coups"), [("puissance4", "4453"), ("morpion", "b2a1"), ("nim", "a1c2")])
def test_les_autres_jeux_s_enregistrent_et_se_rouvrent(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path, jeu: str, coups: str
) -> None:
    a_deux(qtbot, fenetre, jeu)
    pas = 1 if jeu == "puissance4" else 2
    for rang in range(0, len(coups), pas):
        cliquer(qtbot, fenetre, montree(fenetre).jeu.lire_coup(coups[rang : rang + pas]))
    chemin, etat = tmp_path / "partie.sgf", montree(fenetre).etat
    trouver(fenetre, QAction, "action_enregistrer_sous").trigger()
    enregistrer_sous(qtbot, fenetre, chemin)
    choisir(fenetre, "jeu", "othello")
    ouvrir_fichier(qtbot, fenetre, chemin)
    assert montree(fenetre).jeu.nom == jeu
    assert montree(fenetre).etat == etat


def test_une_ecriture_impossible_se_dit(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    fenetre.salles.documents.ecrire(tmp_path / "partie.xyz")
    qtbot.waitUntil(lambda: ".sgf" in refus(fenetre))
    assert fenetre.windowTitle() == "Othellier"


def test_ce_qu_on_copie_est_ce_qu_on_voit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "morpion")
    position = Morpion().ecrire_etat(partie_de(Morpion(), "b2").etat)
    coller(qtbot, fenetre, position)
    QGuiApplication.clipboard().clear()
    presser(qtbot, fenetre, Qt.Key.Key_C)
    assert QGuiApplication.clipboard().text() == position
    coller(qtbot, fenetre, "b2a1c3")
    presser(qtbot, fenetre, Qt.Key.Key_Left)
    presser(qtbot, fenetre, Qt.Key.Key_C)
    assert QGuiApplication.clipboard().text() == "b2a1"
