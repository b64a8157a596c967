"""The rooms in which one studies, played by keys alone: all that a screen reader is told, once each, in its order."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.classe.fichier import ecrire_seance
from ecosysteme.classe.seance import Correction
from ecosysteme.exercices.paquet import lire_paquet
from tests.clavier import ALT, CTRL, MAJ, TOUCHE, aller_a, aller_au_plateau, ecrire, jouer, taper, vise
from tests.ecosysteme.classe.exemples import seance_de_test
from tests.ecosysteme.exercices.exemples import GAGNANT
from tests.fenetre import PATIENCE
from tests.lecteur_ecran import LecteurEcran
from tests.positions import partie_jouee
from tests.ui.eclair import COUPS, face_au_moteur
from tests.ui.erreurs.parties import attendre_fantome, attendre_note, attendre_question, montrer, partie_fautive
from tests.ui.exercices.seances import attendre_demande
from tests.ui.lecons.parties import partie_revue
from tests.ui.moteurs import FauxMoteur, FauxPartage
from tests.ui.partie_lecon.conftest import expliquer_par_coeur, juger_par_coeur
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.chargeur import trouver

SUIVANTE = "→ Étape suivante | Page suiv."


@pytest.fixture(autouse=True)
def _chez_soi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))  # where boxes open
    monkeypatch.setenv("OTHELLIER_CARNET", str(tmp_path / "carnet.sqlite"))
    monkeypatch.setenv("OTHELLIER_CLASSE", str(tmp_path / "classe"))


def ouvrir_la_seance(qtbot: QtBot, fenetre: ApplicationIHM, dossier: Path, correction: Correction) -> None:
    chemin = dossier / "coins.seance"
    chemin.write_text(ecrire_seance(seance_de_test(correction)), encoding="utf-8")
    with qtbot.waitSignal(fenetre.salles.classe.ouverte):
        fenetre.salles.classe.ouvrir(chemin)
    fenetre.salles.classe.eleve.plateau.animations = False


def test_une_seance_de_classe_corrigee_tout_de_suite(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, tmp_path: Path
) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    ouvrir_la_seance(qtbot, fenetre, tmp_path, Correction.TOUT_DE_SUITE)
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    assert lecteur.lu() == [
        "→ Votre nom",
        "Les coins. Mme Martin · 6 étapes · 4 questions. Chaque réponse est corrigée tout de suite, et ne change plus.",
        "Écrivez votre nom pour commencer",
    ]
    ecrire(qtbot, fenetre, "Zoe")
    lecteur.oublier()
    for touche in (TOUCHE.Key_Return, TOUCHE.Key_PageUp, TOUCHE.Key_PageDown):
        taper(qtbot, fenetre, touche)
    assert lecteur.lu()[1:] == [
        *(SUIVANTE, "Étape 1 sur 6. Les coins. Un coin ne se retourne jamais. Regardez bien."),
        *("C'est la première étape", "→ Plateau | d4, blanc"),
        "Étape 2 sur 6. Le premier coup. Jouez vers d3. Noir joue : choisissez un coup sur le plateau.",
    ]
    jouer(qtbot, fenetre, "a1")
    jouer(qtbot, fenetre, "c4")
    taper(qtbot, fenetre, TOUCHE.Key_PageDown)
    taper(qtbot, fenetre, TOUCHE.Key_Down)
    aller_a(qtbot, fenetre, "classe_valider")
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    assert lecteur.lu() == [
        *("a1, vide", "Un pion en a1 n'encadre aucun pion adverse"),
        *("c4, jouable, retourne 1", SUIVANTE, "Ce n'est pas cela. Attendu : d3. d3 retourne d4."),
        "→ Le centre | non coché",
        "Étape 3 sur 6. La case sûre. Laquelle ne se retourne jamais ? Choisissez une réponse, puis validez.",
        *("→ Le coin | non coché", "→ Valider | Ctrl+Entrée", "Donnez d'abord une réponse"),
    ]
    for touche in (TOUCHE.Key_PageUp, TOUCHE.Key_PageDown, TOUCHE.Key_PageDown):
        taper(qtbot, fenetre, touche)
    assert lecteur.lu() == [
        SUIVANTE,
        "Étape 2 sur 6. Le premier coup. Jouez vers d3. Ce n'est pas cela. Attendu : d3. d3 retourne d4.",
        "→ Le centre | non coché",
        "Étape 3 sur 6. La case sûre. Laquelle ne se retourne jamais ? Choisissez une réponse, puis validez.",
        "→ Votre réponse (Ctrl+Entrée pour valider)",
        "Étape 4 sur 6. Pourquoi. Dites pourquoi. Écrivez votre réponse, puis validez.",
    ]
    taper(qtbot, fenetre, TOUCHE.Key_Return, CTRL)
    taper(qtbot, fenetre, TOUCHE.Key_Escape)
    assert lecteur.lu() == [
        *("Donnez d'abord une réponse", "→ Plateau | d4, blanc"),
        "La séance garde vos réponses : rouvrez-la pour continuer",
    ]
    ouvrir_la_seance(qtbot, fenetre, tmp_path, Correction.TOUT_DE_SUITE)
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    assert lecteur.lu() == [
        "→ Reprendre la copie de Zoe",
        "Les coins. Mme Martin · 6 étapes · 4 questions. Chaque réponse est corrigée tout de suite, et ne change plus."
        " Une copie est commencée : est-ce la vôtre ?",
        "→ Votre réponse (Ctrl+Entrée pour valider)",
        "Étape 4 sur 6. Pourquoi. Dites pourquoi. Écrivez votre réponse, puis validez.",
    ]


def test_une_seance_de_classe_corrigee_a_la_fin_et_sa_copie(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, tmp_path: Path
) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    ouvrir_la_seance(qtbot, fenetre, tmp_path, Correction.A_LA_FIN)
    eleve = fenetre.salles.classe.eleve
    jouer(qtbot, fenetre, "Zoe")
    taper(qtbot, fenetre, TOUCHE.Key_PageDown)
    lecteur.oublier()
    jouer(qtbot, fenetre, "c4")
    aller_a(qtbot, fenetre, "classe_autre_coup")
    assert lecteur.lu()[:3] == ["c4, jouable, retourne 1", SUIVANTE, "Réponse notée : c4."]
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    jouer(qtbot, fenetre, "d3")
    taper(qtbot, fenetre, TOUCHE.Key_PageDown)
    for touche in (TOUCHE.Key_Space, TOUCHE.Key_Down, TOUCHE.Key_PageDown):
        taper(qtbot, fenetre, touche)
    assert lecteur.lu() == [
        "→ Plateau | c4, jouable, retourne 1",
        *("d3, jouable, retourne 1", SUIVANTE, "Réponse notée : d3.", "→ Le centre | non coché"),
        "Étape 3 sur 6. La case sûre. Laquelle ne se retourne jamais ? Choisissez une réponse, puis validez.",
        *("= coché", "= non coché", "→ Le coin | coché", "→ Votre réponse (Ctrl+Entrée pour valider)"),
        "Étape 4 sur 6. Pourquoi. Dites pourquoi. Écrivez votre réponse, puis validez.",
    ]
    ecrire(qtbot, fenetre, "oui")
    taper(qtbot, fenetre, TOUCHE.Key_PageDown)
    jouer(qtbot, fenetre, "g1")
    taper(qtbot, fenetre, TOUCHE.Key_PageUp)
    assert lecteur.lu() == [
        "→ Plateau | d3, noir",
        "Étape 5 sur 6. Un exercice. Noir joue et annule. Un seul coup sauve la nulle. Jouez sur le plateau.",
        *("g1, jouable, retourne 1", SUIVANTE, "Réponse notée."),
        "→ Votre réponse (Ctrl+Entrée pour valider) | oui",
        "Étape 4 sur 6. Pourquoi. Dites pourquoi. Écrivez votre réponse, puis validez. Réponse notée.",
    ]
    for touche in (TOUCHE.Key_PageDown, TOUCHE.Key_PageDown, TOUCHE.Key_PageDown, TOUCHE.Key_Return):
        taper(qtbot, fenetre, touche)
    assert lecteur.lu() == [
        *(SUIVANTE, "Étape 5 sur 6. Un exercice. Réponse notée.", "→ Rendre ma copie"),
        "Étape 6 sur 6. Sur papier. Remplissez l'arbre. Prenez la feuille « Feuille 3 », et répondez sur le papier.",
        *("C'est la dernière étape", "→ Enregistrer ma copie…"),
        "3 réponses justes sur 3. 1 réponse sera lue par votre professeur. "
        "Enregistrez votre copie : c'est le fichier à donner à votre professeur.",
    ]
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    qtbot.waitUntil(lambda: vise(fenetre).window() is not fenetre)
    lecteur.oublier()
    with qtbot.waitSignal(eleve.enregistree):
        taper(qtbot, fenetre, TOUCHE.Key_Return)
    fenetre.activateWindow()
    qtbot.waitUntil(eleve.panneau.boutons["enregistrer"].hasFocus)
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_PageUp)
    assert lecteur.lu() == [SUIVANTE, "Étape 5 sur 6. Un exercice. C'est juste."]


def test_une_analyse_sans_erreur_le_dit(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    partie = partie_revue({})
    aucune = "L'analyse n'a trouvé aucune erreur"
    montrer(qtbot, fenetre, partie)
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_R)
    assert lecteur.lu() == [f"{aucune} à reprendre"]
    for touche in (TOUCHE.Key_PageUp, TOUCHE.Key_PageDown):
        taper(qtbot, fenetre, touche, MAJ)
        qtbot.waitUntil(lambda: bool(lecteur.tout))
        assert lecteur.lu() == [aucune]
    montrer(qtbot, fenetre, partie_revue({3: 20}))
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_PageDown, MAJ)
    qtbot.waitUntil(lambda: bool(lecteur.tout))
    assert lecteur.lu() == ["Aucune erreur après ce coup"]
    taper(qtbot, fenetre, TOUCHE.Key_Home, CTRL)
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_PageUp, MAJ)
    qtbot.waitUntil(lambda: bool(lecteur.tout))
    assert lecteur.lu() == ["Aucune erreur avant ce coup"]


def test_mes_erreurs_une_reponse_manquee_et_sa_suite(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_R)
    assert lecteur.lu() == ["Aucune erreur connue à reprendre : l'analyse de la partie les trouve"]
    montrer(qtbot, fenetre, partie_fautive())
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_R)
    attendre_question(qtbot, fenetre)
    lecteur.oublier()
    jouer(qtbot, fenetre, "d2")
    attendre_fantome(qtbot, fenetre)
    qtbot.waitUntil(lambda: len(lecteur.tout) == 5)
    raison = lecteur.tout[2]
    assert lecteur.lu() == [
        *("d2, jouable, retourne 2", "Raté : d2 perd 16 pions. À revoir demain.", raison),
        *("Fantôme, après d2 h8. Échap ou un clic : revenir à la partie", "Cases éclairées : a8"),
    ]
    assert raison.startswith("Pourquoi d2 perd. Prouvé : Un autre coup gagnait de 2 pions, d2 perd de 14 pions.")
    for touche in (TOUCHE.Key_Left, TOUCHE.Key_Left, TOUCHE.Key_Left, TOUCHE.Key_Right, TOUCHE.Key_Escape):
        taper(qtbot, fenetre, touche)
    assert lecteur.lu() == [
        *("Fantôme, après d2. Échap ou un clic : revenir à la partie", "Retour à la partie"),
        "C'est le début de la suite",
        *("Fantôme, après d2. Échap ou un clic : revenir à la partie", "Retour à la partie"),
    ]
    taper(qtbot, fenetre, TOUCHE.Key_V)
    attendre_note(qtbot, fenetre)
    qtbot.waitUntil(lambda: len(lecteur.tout) == 2)
    solution, pourquoi = lecteur.lu()
    assert solution == "La solution était a8. À revoir demain."
    assert pourquoi.startswith("Dans la partie, e2 perdait. Prouvé : a8 gagnait de 2 pions, e2 perd de 26 pions.")
    taper(qtbot, fenetre, TOUCHE.Key_Escape)
    assert lecteur.lu() == ["→ Plateau | d4, blanc"]


def test_une_partie_lecon(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, monkeypatch: pytest.MonkeyPatch
) -> None:
    juge = juger_par_coeur(monkeypatch)
    expliquer_par_coeur(monkeypatch)
    juge.pertes[COUPS[1]] = 14
    face_au_moteur(qtbot, fenetre)
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_L, CTRL | MAJ)
    barre, fantome = trouver(fenetre, QWidget, "barre_lecon"), trouver(fenetre, QWidget, "fantome")
    jouer(qtbot, fenetre, COUPS[0])
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2)
    faute = [
        *("e3, jouable, retourne 1", "Noir : e3, retourne e4"),
        *("→ Réessayer | Reprendre ce coup (Entrée, Échap ou Ctrl+Z)", "e3 perd 20 % de chances (≈ 14 pions)"),
    ]
    jouer(qtbot, fenetre, COUPS[1])
    qtbot.waitUntil(barre.isVisible)
    assert lecteur.lu() == [
        "Leçon : un coup qui perd 10 % ou plus se dit aussitôt",
        *("Leçon : oui", "e6, jouable, retourne 1", "Noir : e6, retourne e5", "Blanc : f4, retourne e4", *faute),
    ]
    taper(qtbot, fenetre, TOUCHE.Key_F1)
    qtbot.waitUntil(fantome.isVisible)
    taper(qtbot, fenetre, TOUCHE.Key_Escape)
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    assert lecteur.lu() == [
        *("Sans doute : e3 ?, un autre coup !.", "Fantôme, après e3 d2. Échap ou un clic : revenir à la partie"),
        *("Retour à la partie", "→ Plateau | e3, noir", "Annulé : Noir e3. Trait aux Noirs"),
    ]
    jouer(qtbot, fenetre, COUPS[1])
    qtbot.waitUntil(barre.isVisible)
    taper(qtbot, fenetre, TOUCHE.Key_Tab)
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 4)
    garder = "→ Garder | Continuer la partie avec ce coup (Tab, puis Entrée)"
    assert lecteur.lu() == [*faute, garder, "→ Plateau | e3, noir", "Blanc : f6, retourne e5"]
    for coup in COUPS[2:]:
        avant = fenetre.partie_en_cours.nb_coups
        jouer(qtbot, fenetre, coup)
        qtbot.waitUntil(
            lambda avant=avant: fenetre.partie_en_cours.nb_coups == avant + 2 or fenetre.partie_en_cours.terminee  # type: ignore[misc]
        )
    qtbot.waitUntil(lambda: lecteur.tout[-1].startswith("Leçon"))
    assert lecteur.lu()[-3:] == [
        *("Vous avez gagné 64 à 0, cases vides comprises", "Ne compte pas pour votre niveau"),
        "Leçon : 1 coup réessayé",
    ]


def test_un_exercice_manque_et_ce_qui_le_punit(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_X, CTRL | ALT)
    salle = fenetre.salles.exercices
    avant = attendre_demande(qtbot, salle)
    salle.plateau.animations = False
    salle.panneau.choix.prendre("essai.obf", tuple(lire_paquet(GAGNANT)))
    qtbot.waitUntil(lambda: salle.demande not in (None, avant), timeout=PATIENCE)
    demande = lecteur.lu()[-1]
    assert demande.startswith("Blanc joue et gagne. À chaque fois, un seul coup gagne.")
    for touche in (TOUCHE.Key_L, TOUCHE.Key_S, TOUCHE.Key_P, TOUCHE.Key_T):
        taper(qtbot, fenetre, touche)
    coups, score, dernier, trait = lecteur.lu()
    assert (dernier, trait) == ("Aucun coup n'a été joué", demande)
    assert "coups possibles : a" in coups
    assert score.startswith("Noir ")
    taper(qtbot, fenetre, TOUCHE.Key_PageUp)
    jouer(qtbot, fenetre, "a2")
    qtbot.waitUntil(lambda: any(dite.startswith("Raté") for dite in lecteur.tout), timeout=PATIENCE)
    *avant_le_verdict, verdict = lecteur.lu()
    assert [dite.partition(" |")[0] for dite in avant_le_verdict] == [
        *("La suite se lit une fois l'exercice fini", "a2, jouable, retourne 2", "→ Suivant")
    ]
    assert verdict.startswith(
        "Raté. a2 perd de 30 pions ; selon le paquet, le bon coup gagne de 14 pions. Noir répond a1."
    )
    for touche in (TOUCHE.Key_Home, TOUCHE.Key_PageDown, TOUCHE.Key_PageDown):
        taper(qtbot, fenetre, touche)
    assert lecteur.lu() == ["C'est le début de l'exercice", "Blanc : a2, retourne b3, c4", "Noir : a1, retourne a2"]
    taper(qtbot, fenetre, TOUCHE.Key_I)
    assert lecteur.lu()[0].startswith(verdict)
    taper(qtbot, fenetre, TOUCHE.Key_R)
    assert lecteur.lu() == ["→ Plateau | a2, noir", demande]
    taper(qtbot, fenetre, TOUCHE.Key_V)
    solution = lecteur.lu()
    assert solution[0].startswith("→ Suivant")
    assert solution[1].startswith("La solution : ")
    assert len(solution) == 2


def test_la_premiere_chose_dite_est_de_l_exercice(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    salle = fenetre.salles.exercices
    for _ in range(2):
        aller_au_plateau(qtbot, fenetre, lecteur)
        taper(qtbot, fenetre, TOUCHE.Key_X, CTRL | ALT)
        demande = attendre_demande(qtbot, salle)
        assert lecteur.lu() == ["→ Plateau", salle.panneau.phrase]
        salle.panneau.boutons["suivante"].setFocus()
        lecteur.oublier()
        taper(qtbot, fenetre, TOUCHE.Key_Return)
        qtbot.waitUntil(lambda avant=demande: salle.demande not in (None, avant), timeout=PATIENCE)  # type: ignore[misc]
        assert lecteur.lu() == ["→ Plateau", salle.panneau.phrase]
        taper(qtbot, fenetre, TOUCHE.Key_Escape)


def test_la_fin_d_une_analyse_se_dit_une_fois(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MoteurPartage, "conseiller", FauxPartage(FauxMoteur()).conseiller)
    montrer(qtbot, fenetre, partie_jouee("f5d6c3d3c4"))
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_F7, MAJ)
    qtbot.waitUntil(lambda: not fenetre.assistance.analyse_en_cours, timeout=PATIENCE)
    assert sum(dite.startswith("Analyse finie : ") for dite in lecteur.lu()) == 1
