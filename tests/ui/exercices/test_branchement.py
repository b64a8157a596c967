"""Exercises in the window: asked, solved by clicks and keys, refuted, shown; the game as it was afterwards."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.carnet.exercices_faits import ExerciceGarde, ExercicesFaits
from ecosysteme.carnet.fichier import chemin_du_carnet
from ecosysteme.carnet.repetition import NoteReprise, maintenant_local
from ecosysteme.cases import nom_case
from ecosysteme.exercices.exercice import GenreExercice
from ecosysteme.exercices.paquet import ecrire_paquet
from ecosysteme.exercices.rappel import ecrire_exercice, identifier
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from tests.ecosysteme.exercices.exemples import premier
from tests.fenetre import GAUCHE, PATIENCE, a_deux, plateau
from tests.fenetre import jouer as jouer_la_partie
from tests.lecteur_ecran import LecteurEcran
from tests.ui.documents.gestes import deposer
from tests.ui.erreurs.parties import attendre_question, montrer, partie_fautive, repondre
from tests.ui.exercices.seances import (
    attendre_demande,
    attendre_note,
    bouton,
    dit,
    entrer,
    faux,
    jouer,
    jouer_juste,
)
from ui.jeux.lectures import lire_dernier
from ui.socle.chargeur import trouver

COINS = {(0, 0), (0, 7), (7, 0), (7, 7)}


def test_trouver_tous_les_coups(qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]) -> None:
    salle, demande = entrer(qtbot, fenetre, premier())
    assert "Noir joue et gagne" in dit(fenetre, "demande") or "Blanc joue et gagne" in dit(fenetre, "demande")
    assert any("joue et gagne" in texte for texte, _ in entendus)
    assert bouton(fenetre, "suivante").text() == "Passer"
    jouer(qtbot, salle, demande.essai.attendus[0])
    assert dit(fenetre).startswith("Prouvé : ")
    assert "gagne de" in dit(fenetre)
    jouer_juste(qtbot, salle)
    attendre_note(qtbot, demande)
    assert demande.note is NoteReprise.TROUVE
    assert dit(fenetre).startswith("Trouvé. Prouvé : ")
    assert dit(fenetre).endswith("Il revient dans 2 jours.")
    assert "1 exercice · 1 trouvé" in dit(fenetre, "progres")
    assert dit(fenetre, "serie") == "1 trouvé sur 1 · ✓"
    assert dit(fenetre, "etoiles") == "★ 1 / 39 · 1 trouvé du premier coup sur 1"
    genre = salle.panneau.choix.boites["genre"]
    assert genre.itemText(genre.findData(demande.exercice.genre.value)).endswith("★☆☆")
    assert any(texte.startswith("Trouvé") and presse for texte, presse in entendus)
    assert bouton(fenetre, "suivante").hasFocus()
    qtbot.keyClick(bouton(fenetre, "suivante"), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: salle.demande not in (None, demande), timeout=PATIENCE)


def test_rien_ne_dit_la_reponse_avant(qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]) -> None:
    fenetre.widgets.action_indices.setChecked(True)
    salle, demande = entrer(qtbot, fenetre, premier())
    vue = salle.plateau.vue
    assert set(vue.legaux) == set(demande.exercice.etat.coups)
    assert not vue.dernier
    assert not salle.plateau.indices
    textes = [salle.plateau.description_case(case) for case in vue.legaux]
    textes += [salle.plateau.toolTip(), *(texte for texte, _ in entendus)]
    for widget in (salle.panneau, *salle.panneau.findChildren(QWidget)):
        textes += [widget.toolTip(), widget.accessibleName(), str(widget.property("text") or "")]
    assert not any(mot in texte for texte in textes for mot in ("Prouvé", "perd", "vaut", "meilleur,"))
    assert not plateau(fenetre).isEnabled()
    for nom in ("liste_coups", "graphique", "barre_etat"):
        assert not trouver(fenetre, QWidget, nom).isVisible(), nom


def test_une_case_refusee_dit_pourquoi(qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]) -> None:
    salle, demande = entrer(qtbot, fenetre, premier())
    occupee = next(iter(salle.plateau.vue.pions))
    qtbot.mouseClick(salle.plateau, Qt.MouseButton.LeftButton, pos=salle.plateau.centre(occupee))
    refus = trouver(salle.plateau, QLabel, "annonce_refus")
    assert (refus.isVisible(), refus.text()) == (True, f"La case {nom_case(occupee)} est déjà occupée")
    assert (refus.text(), True) in entendus
    jouer(qtbot, salle, demande.essai.attendus[0])
    assert refus.isHidden()


def test_un_coup_faux_montre_sa_refutation(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    salle, demande = entrer(qtbot, fenetre, premier())
    coup = faux(demande)
    jouer(qtbot, salle, coup)
    assert demande.note is NoteReprise.RATE
    qtbot.waitUntil(lambda: demande.suite is not None and not salle.lecture.en_marche, timeout=PATIENCE)
    attendre_note(qtbot, demande)
    nom = demande.exercice.regles.ecrire_coup(coup)
    assert dit(fenetre).startswith(f"Raté. Prouvé : {nom} ")
    assert dit(fenetre).endswith("Il revient demain.")
    assert " répond " in dit(fenetre)
    bon = demande.exercice.regles.ecrire_coup(demande.exercice.plis[0].acceptes[0])
    assert bon not in dit(fenetre).split()
    assert salle.lecture.place == 2  # the answer is played
    assert not salle.plateau.vue.legaux
    for _ in range(3):
        qtbot.keyClick(salle.plateau, Qt.Key.Key_PageUp)
    assert salle.lecture.place == 0
    assert len(salle.plateau.vue.pions) == len(demande.exercice.etat.plateau)
    qtbot.keyClick(salle.plateau, Qt.Key.Key_End)
    assert salle.lecture.place == len(salle.lecture.coups) > 2
    assert salle.lecture.partie.terminee


def test_reessayer_ne_change_pas_la_note(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    salle, demande = entrer(qtbot, fenetre, premier())
    jouer(qtbot, salle, demande.essai.attendus[0])
    jouer(qtbot, salle, faux(demande))
    attendre_note(qtbot, demande)
    qtbot.keyClick(salle.plateau, Qt.Key.Key_R)
    assert not demande.finie
    assert demande.essai.rang == 1  # from the move that was wrong
    jouer_juste(qtbot, salle)
    assert demande.essai.reussie
    assert demande.note is NoteReprise.RATE
    assert dit(fenetre).startswith("Trouvé, après un essai. Prouvé : ")
    assert "1 exercice · 0 trouvé" in dit(fenetre, "progres")


def test_indices_puis_solution_au_clavier(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    salle, demande = entrer(qtbot, fenetre, premier(GenreExercice.SACRIFICE))
    qtbot.keyClick(salle.plateau, Qt.Key.Key_I)
    assert dit(fenetre, "indice").startswith("Indice : le bon coup laisse un coin à ")
    vides = COINS - salle.plateau.vue.pions.keys()
    assert salle.eclairage.cases == vides, "all the corners of which it may be one"
    qtbot.keyClick(salle.plateau, Qt.Key.Key_I)
    case = demande.essai.attendus[0]
    assert demande.exercice.regles.ecrire_coup(case) in dit(fenetre, "indice")
    assert salle.plateau.curseur == case
    assert not bouton(fenetre, "indice").isEnabled()
    qtbot.keyClick(salle.plateau, Qt.Key.Key_V)
    attendre_note(qtbot, demande)
    assert demande.note is NoteReprise.RATE
    qtbot.waitUntil(lambda: not salle.lecture.en_marche, timeout=PATIENCE)
    attendus = [pli.acceptes[0] for pli in demande.exercice.plis]
    assert list(salle.lecture.coups[:5:2]) == attendus
    premier_coup, *autres = map(demande.exercice.regles.ecrire_coup, demande.solution)
    assert dit(fenetre).startswith(f"La solution : {premier_coup}, puis {', '.join(autres)}.")


def test_les_deux_bouts_de_la_solution_se_disent(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    salle, _ = entrer(qtbot, fenetre, premier(GenreExercice.SEUL_NUL, plis=1))
    qtbot.keyClick(salle.plateau, Qt.Key.Key_V)
    qtbot.keyClick(salle.plateau, Qt.Key.Key_End)
    lecteur.lu()
    qtbot.keyClick(salle.plateau, Qt.Key.Key_PageDown)
    assert lecteur.lu()[-1] == f"C'est le dernier coup. {lire_dernier(salle.lecture.partie)}"
    qtbot.keyClick(salle.plateau, Qt.Key.Key_Home)
    assert lecteur.lu()[-1] == "C'est le début de l'exercice"


def test_on_repond_au_clavier_de_partout(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    salle, demande = entrer(qtbot, fenetre, premier(GenreExercice.SEUL_NUL, plis=1))
    nom = demande.exercice.regles.ecrire_coup(demande.essai.attendus[0])
    for lettre in nom:
        qtbot.keyClicks(bouton(fenetre, "indice") if lettre == nom[0] else salle.plateau, lettre)
    qtbot.keyClick(salle.plateau, Qt.Key.Key_Return)
    assert demande.essai.reussie


def test_passer_n_est_pas_note(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    salle, demande = entrer(qtbot, fenetre)
    qtbot.keyClick(salle.plateau, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: salle.demande not in (None, demande), timeout=PATIENCE)
    assert salle.seance.serie == []
    assert ExercicesFaits(chemin_du_carnet()).progres().faits == 0


def test_un_manque_revient_le_lendemain(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    exercice = premier()
    garde = ExerciceGarde(identifier(exercice), exercice.jeu, ecrire_exercice(exercice), exercice.cote)
    hier = ExercicesFaits(chemin_du_carnet(), lambda: maintenant_local() - timedelta(days=1))
    hier.repondre(garde, NoteReprise.RATE)
    salle, demande = entrer(qtbot, fenetre)
    assert demande.revient
    assert demande.exercice == exercice
    assert "déjà essayé" in dit(fenetre, "situation")
    assert "1 à revoir" in dit(fenetre, "progres")
    jouer_juste(qtbot, salle)
    attendre_note(qtbot, demande)
    assert "2 jours de suite" in dit(fenetre, "progres")
    assert "à revoir" not in dit(fenetre, "progres")
    bouton(fenetre, "suivante").click()
    assert not attendre_demande(qtbot, salle).revient


@pytest.mark.parametrize("jeu", ["morpion", "nim", "puissance4"])
def test_les_jeux_resolus_ont_les_leurs(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> None:
    salle, demande = entrer(qtbot, fenetre, jeu=jeu)
    assert demande.exercice.regles.nom == jeu
    assert not bouton(fenetre, "ouvrir").isEnabled()
    qtbot.keyClick(salle.plateau, Qt.Key.Key_I)
    assert dit(fenetre, "indice").startswith("Indice : le ")
    jouer_juste(qtbot, salle)
    perd = demande.exercice.plis[-1].seconde < 0
    assert f"gagne ; {'tout autre coup perd.' if perd else 'le meilleur autre coup'}" in dit(fenetre)
    bouton(fenetre, "suivante").click()
    suivant = attendre_demande(qtbot, salle)
    jouer(qtbot, salle, faux(suivant))
    qtbot.waitUntil(lambda: dit(fenetre).startswith("Raté. Prouvé"), timeout=PATIENCE)


def test_un_genre_se_choisit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    salle, _ = entrer(qtbot, fenetre)
    boite = salle.panneau.choix.boites["genre"]
    boite.setCurrentIndex(boite.findData(GenreExercice.PARITE.value))
    assert attendre_demande(qtbot, salle).exercice.genre is GenreExercice.PARITE


def test_un_paquet_se_depose(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    salle, _ = entrer(qtbot, fenetre)
    bon, mauvais = chemin_du_carnet().parent / "mien.obf", chemin_du_carnet().parent / "abime.obf"
    bon.write_text(ecrire_paquet([premier(GenreExercice.PARITE)]))
    mauvais.write_text("rien de tel")
    _deposer(fenetre, mauvais)
    qtbot.waitUntil(lambda: bool(dit(fenetre, "refus")), timeout=PATIENCE)
    assert salle.panneau.choix.souhait.paquet is None
    _deposer(fenetre, bon)
    qtbot.waitUntil(lambda: salle.panneau.choix.souhait.paquet is not None, timeout=PATIENCE)
    assert attendre_demande(qtbot, salle).exercice == premier(GenreExercice.PARITE)
    assert dit(fenetre, "paquet") == "mien.obf (1)"
    bouton(fenetre, "fournis").click()
    assert salle.panneau.choix.souhait.paquet is None


def _deposer(fenetre: ApplicationIHM, chemin: Path) -> None:
    contenu = QMimeData()
    contenu.setUrls([QUrl.fromLocalFile(str(chemin))])
    depot = deposer(plateau(fenetre), contenu)
    assert depot is not None
    assert depot.isAccepted()


def test_echap_rend_la_partie_telle_quelle(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer_la_partie(qtbot, fenetre, "f5d6")
    partie, etat = fenetre.partie_en_cours, fenetre.partie_en_cours.etat
    salle, demande = entrer(qtbot, fenetre, premier())
    jouer(qtbot, salle, faux(demande))
    qtbot.keyClick(salle.plateau, Qt.Key.Key_Escape)
    assert salle.demande is None
    assert not salle.plateau.isVisible()
    assert fenetre.partie_montree is partie
    assert partie.etat == etat
    assert trouver(fenetre, QWidget, "cadre_joueurs").isVisible()
    jouer_la_partie(qtbot, fenetre, "c3")
    assert partie.nb_coups == 3


@pytest.mark.parametrize("mode", ["etudier", "analyser", "jouer"])
def test_on_revient_la_d_ou_l_on_venait(qtbot: QtBot, fenetre: ApplicationIHM, mode: str) -> None:
    modes = fenetre.disposition.modes
    modes.choisir(mode)
    fenetre.disposition.etudier.choisir("exercices")
    salle, _ = entrer(qtbot, fenetre, premier())  # asked for once more, it is still where one came from
    assert (modes.nom, fenetre.disposition.etudier.nom) == ("etudier", "exercices")
    qtbot.keyClick(salle.plateau, Qt.Key.Key_Escape)
    assert modes.nom == mode
    assert salle.demande is None
    salle.ouvrir("othello")
    attendre_demande(qtbot, salle)
    fenetre.ouvrir_partie(Partie(Othello()))
    assert (modes.nom, salle.demande) == ("etudier", None), "une autre partie reste là où elle est mise"


def test_la_page_d_accueil_y_mene(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.salles.accueil.montrer()
    trouver(fenetre, QPushButton, "accueil_exercices").click()
    assert trouver(fenetre, QWidget, "plateau_exercice").isVisible()
    attendre_demande(qtbot, fenetre.salles.exercices)


def test_les_erreurs_de_la_personne_sont_proposees(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    montrer(qtbot, fenetre, partie_fautive())
    entrer(qtbot, fenetre)
    assert bouton(fenetre, "erreurs").isHidden(), "aucune n'est gardée"
    fenetre.salles.exercices.revenir()
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    mode = attendre_question(qtbot, fenetre)
    repondre(qtbot, fenetre, "a8")
    qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    entrer(qtbot, fenetre)
    qtbot.waitUntil(bouton(fenetre, "erreurs").isVisible, timeout=PATIENCE)
    assert bouton(fenetre, "erreurs").text() == "Reprendre mes erreurs (1)"
    qtbot.mouseClick(bouton(fenetre, "erreurs"), GAUCHE)
    attendre_question(qtbot, fenetre)
    assert fenetre.salles.exercices.demande is None
    assert fenetre.disposition.etudier.nom == "erreurs"
