from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.fautes import Faute, citer
from ecosysteme.tournoi.plan import Reglement
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.socle.theme import CLAIR
from ui.tournoi.dialogue import DialogueTournoi
from ui.tournoi.fichiers import Refus
from ui.tournoi.inscrit import Inscrit
from ui.tournoi.preparation import Preparation
from ui.tournoi.processus import Moyens

GAUCHE = Qt.MouseButton.LeftButton
PATIENCE = 120_000  # ms


class Secretaire:
    """Takes down what the dialog asks for."""

    def __init__(self) -> None:
        self.demandes: list[tuple[Reglement, Path, Moyens, Callable[[], None], Callable[[BaseException], None]]] = []

    def __call__(self, *demande: Any) -> None:
        self.demandes.append(demande)


@pytest.fixture
def secretaire() -> Secretaire:
    return Secretaire()


@pytest.fixture
def ouvrir(qtbot: QtBot, memoire: Memoire, secretaire: Secretaire) -> Iterator[Callable[[], DialogueTournoi]]:
    parent = QWidget()
    qtbot.addWidget(parent)

    def ouvrir() -> DialogueTournoi:
        dialogue = DialogueTournoi(parent, memoire, CLAIR, secretaire)
        dialogue.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        dialogue.open()
        qtbot.waitExposed(dialogue)
        return dialogue

    yield ouvrir
    for dialogue in parent.findChildren(DialogueTournoi):
        dialogue.reject()


@pytest.fixture
def dialogue(ouvrir: Callable[[], DialogueTournoi], tmp_path: Path) -> DialogueTournoi:
    dialogue = ouvrir()
    dialogue.base.setText(str(tmp_path / "essai.sqlite"))
    return dialogue


def presser(qtbot: QtBot, dialogue: QWidget, nom: str) -> None:
    bouton = trouver(dialogue, QPushButton, nom)
    assert bouton.isEnabled(), nom
    qtbot.mouseClick(bouton, GAUCHE)


def choisir(dialogue: QWidget, nom: str, valeur: object) -> None:
    liste = trouver(dialogue, QComboBox, nom)
    liste.setCurrentIndex(liste.findData(valeur))


def ecrire(qtbot: QtBot, dialogue: QWidget, nom: str, texte: str) -> None:
    champ = trouver(dialogue, QLineEdit, nom)
    champ.setFocus()
    champ.selectAll()
    qtbot.keyClicks(champ, texte)


def remarque(dialogue: QWidget, nom: str) -> str:
    """Return what is said beside a field, as somebody would see it."""
    etiquette = trouver(dialogue, QLabel, f"remarque_{nom}")
    return etiquette.text() if etiquette.isVisibleTo(dialogue) else ""


def test_il_laisse_sur_l_ecran_la_place_de_ce_qui_encadre_une_fenetre(dialogue: DialogueTournoi) -> None:
    ecran = dialogue.screen().availableSize()
    assert dialogue.height() <= 0.9 * ecran.height()
    assert dialogue.width() <= 0.9 * ecran.width()


def test_une_erreur_est_dite_a_cote_et_ne_perd_rien(qtbot: QtBot, dialogue: DialogueTournoi) -> None:
    demarrer = trouver(dialogue, QPushButton, "tournoi_lancer")
    assert demarrer.isEnabled()

    ecrire(qtbot, dialogue, "joueur_autres", "graine=douze")
    assert "graine=douze" in remarque(dialogue, "joueur_genre")
    assert remarque(dialogue, "tournoi_joueurs")
    assert not demarrer.isEnabled()
    liste = trouver(dialogue, QListWidget, "tournoi_joueurs")
    for rang in (1, 0):  # looks at another, and comes back
        qtbot.mouseClick(liste.viewport(), GAUCHE, pos=liste.visualItemRect(liste.item(rang)).center())
    assert trouver(dialogue, QLineEdit, "joueur_autres").text() == "graine=douze"

    ecrire(qtbot, dialogue, "joueur_autres", "graine=12")
    assert demarrer.isEnabled()
    presser(qtbot, dialogue, "tournoi_ajouter")
    choisir(dialogue, "tournoi_forme", "match")
    assert "ils sont 3" in remarque(dialogue, "tournoi_forme")
    presser(qtbot, dialogue, "tournoi_retirer")
    assert (remarque(dialogue, "tournoi_forme"), demarrer.isEnabled()) == ("", True)


def test_un_jeu_que_quelqu_un_ne_joue_pas_est_dit_aussitot(
    dialogue: DialogueTournoi, secretaire: Secretaire, qtbot: QtBot
) -> None:
    demarrer = trouver(dialogue, QPushButton, "tournoi_lancer")
    choisir(dialogue, "joueur_genre", "externe")
    ecrire(qtbot, dialogue, "joueur_commande", "moteur -l 3")
    assert demarrer.isEnabled()
    assert trouver(dialogue, QCheckBox, "tournoi_traces").isVisible()
    choisir(dialogue, "tournoi_jeu", "puissance4")
    assert remarque(dialogue, "tournoi_jeu") == "Un moteur externe ne joue qu'à Othello, sur 8 × 8"
    assert not demarrer.isEnabled()
    choisir(dialogue, "joueur_genre", "ia_moteur")
    assert not trouver(dialogue, QCheckBox, "tournoi_traces").isVisible()
    assert (remarque(dialogue, "tournoi_jeu"), demarrer.isEnabled()) == ("", True)
    choisir(dialogue, "tournoi_jeu", "othello")
    choisir(dialogue, "option_taille", 6)
    assert remarque(dialogue, "tournoi_jeu") == "Le moteur ne joue que sur le plateau 8 × 8"
    assert not demarrer.isEnabled()


def test_les_champs_du_test_et_des_ouvertures_n_apparaissent_que_s_ils_servent(
    qtbot: QtBot, dialogue: DialogueTournoi
) -> None:
    assert (dialogue.elo0.isVisible(), dialogue.plis.isVisible(), dialogue.liste.isVisible()) == (False, False, False)
    choisir(dialogue, "tournoi_debuts", "hasard")
    assert dialogue.plis.isVisible()

    choisir(dialogue, "tournoi_debuts", "fichier")
    qtbot.mouseClick(dialogue.juge, GAUCHE, pos=QPoint(8, dialogue.juge.height() // 2))
    dialogue.elo1.setValue(-5)

    assert (dialogue.elo0.isVisible(), dialogue.plis.isVisible(), dialogue.liste.isVisible()) == (True, False, True)
    assert remarque(dialogue, "tournoi_elo0")
    assert remarque(dialogue, "tournoi_liste")
    dialogue.elo1.setValue(10)
    ecrire(qtbot, dialogue, "tournoi_liste", "debuts.txt")
    reglement = dialogue.preparation.reglement()
    assert (reglement.sprt, reglement.ouvertures) == ((0.0, 10.0), "debuts.txt")


def test_la_pendule_s_ecrit_ou_se_choisit_et_amene_sa_regle(
    qtbot: QtBot, dialogue: DialogueTournoi, secretaire: Secretaire, memoire: Memoire
) -> None:
    horloge = trouver(dialogue, QComboBox, "tournoi_pendule")
    regle = trouver(dialogue, QComboBox, "tournoi_regle")
    demarrer = trouver(dialogue, QPushButton, "tournoi_lancer")
    assert (horloge.currentText(), regle.isVisible(), dialogue.preparation.pendule) == ("aucune", False, "")

    ligne = horloge.lineEdit()
    assert ligne is not None
    qtbot.mouseClick(ligne, GAUCHE)
    ligne.selectAll()
    qtbot.keyClicks(ligne, "cinq")
    assert "5:00/0:03" in remarque(dialogue, "tournoi_pendule")
    assert (demarrer.isEnabled(), regle.isVisible()) == (False, False)
    ligne.selectAll()
    qtbot.keyClicks(ligne, "1+1")
    assert (remarque(dialogue, "tournoi_pendule"), demarrer.isEnabled(), regle.isVisible()) == ("", True, True)
    qtbot.keyClick(regle, Qt.Key.Key_Down)

    presser(qtbot, dialogue, "tournoi_lancer")
    ((reglement, _, _, fait, _),) = secretaire.demandes
    assert (reglement.pendule, reglement.regle) == ("1:00/0:01", "stricte")
    fait()
    rappelee = Preparation.rappeler(memoire)
    assert (rappelee.pendule, rappelee.regle) == ("1:00/0:01", "stricte")


def test_la_ligne_des_parties_a_la_fois_laisse_la_place_de_la_pendule(dialogue: DialogueTournoi) -> None:
    dialogue.pendule.horloge.setEditText("5:00")
    assert dialogue.pendule.regles.y() == dialogue.pendule.horloge.y()
    assert dialogue.taches.y() == dialogue.parties.y()
    assert dialogue.sizeHint().height() <= 700
    assert dialogue.sizeHint().width() <= 1024


def test_le_nombre_tape_compte_aussitot_meme_si_la_touche_de_demarrer_suit(
    qtbot: QtBot, dialogue: DialogueTournoi, secretaire: Secretaire
) -> None:
    dialogue.activateWindow()
    qtbot.waitUntil(dialogue.isActiveWindow)
    dialogue.parties.setFocus()
    qtbot.keyClick(dialogue.parties, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(dialogue.parties, "6")
    assert dialogue.volume.text().endswith("tours : 3")
    qtbot.keyClick(dialogue.parties, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: bool(secretaire.demandes))
    ((reglement, *_),) = secretaire.demandes
    assert reglement.parties == 6


def test_un_refus_venu_du_fond_revient_a_son_champ(
    qtbot: QtBot, dialogue: DialogueTournoi, secretaire: Secretaire, tmp_path: Path
) -> None:
    dialogue.taches.setValue(3)
    qtbot.keyClick(dialogue, Qt.Key.Key_Return)

    ((reglement, chemin, moyens, fait, echec),) = secretaire.demandes
    assert (reglement.joueurs, reglement.parties, chemin, moyens) == (
        ("ia_alphabeta:profondeur=4", "ia_max"), 100, tmp_path / "essai.sqlite", Moyens(3),
    )  # fmt: skip
    assert not dialogue.lancer.isEnabled()
    echec(Refus("base", Faute(citer("disque plein"))))
    assert (remarque(dialogue, "tournoi_base"), dialogue.lancer.isEnabled(), dialogue.isVisible()) == (
        "disque plein", True, True,
    )  # fmt: skip
    dialogue.graine.setValue(5)
    assert remarque(dialogue, "tournoi_base") == ""
    fait()
    assert not dialogue.isVisible()


def test_le_clavier_n_annule_ni_pendant_la_verification_ni_apres_un_refus(
    qtbot: QtBot, dialogue: DialogueTournoi, secretaire: Secretaire
) -> None:
    dialogue.lancer.setFocus()
    presser(qtbot, dialogue, "tournoi_lancer")
    ((_, _, _, _, echec),) = secretaire.demandes
    assert not isinstance(dialogue.focusWidget(), QPushButton)
    echec(Refus("base", Faute(citer("disque plein"))))
    champ = dialogue.focusWidget()
    assert champ is not None
    assert champ.objectName() == "tournoi_base"


def test_le_dernier_tournoi_lance_revient(
    ouvrir: Callable[[], DialogueTournoi], secretaire: Secretaire, qtbot: QtBot, tmp_path: Path
) -> None:
    premier = ouvrir()
    reglage = Preparation(
        inscrits=(Inscrit("externe", "patience=5.0", "nboard", "un moteur"), Inscrit("ia_moteur", "niveau=3")),
        forme="gantelet",
        parties=40,
        debuts="fichier",
        liste="a, b; « c ».txt",
        juge=True,
        elo1=7.5,
        temps=0.25,
        pendule="5:00/0:03",
        regle="stricte",
        graine=3,
        taches=5,
        grappe="tcp://machine:8786",
        traces=True,
        base=str(tmp_path / "quelque part.sqlite"),
    )
    premier.definir(reglage)
    presser(qtbot, premier, "tournoi_lancer")
    ((_, _, _, fait, _),) = secretaire.demandes
    fait()

    assert ouvrir().preparation == reglage


def test_annuler_ne_garde_rien(qtbot: QtBot, ouvrir: Callable[[], DialogueTournoi], secretaire: Secretaire) -> None:
    premier = ouvrir()
    avant = premier.preparation
    presser(qtbot, premier, "tournoi_ajouter")
    presser(qtbot, premier, "tournoi_lancer")
    ((_, _, _, _, echec),) = secretaire.demandes
    echec(Refus("base", Faute(citer("disque plein"))))
    qtbot.keyClick(premier, Qt.Key.Key_Escape)
    assert ouvrir().preparation == avant


def test_un_jeu_court_tire_peu_de_coups(dialogue: DialogueTournoi) -> None:
    choisir(dialogue, "tournoi_jeu", "morpion")
    assert dialogue.preparation.debuts == "hasard"
    assert dialogue.plis.value() < 4
    choisir(dialogue, "tournoi_jeu", "othello")
    assert (dialogue.preparation.debuts, dialogue.plis.value()) == ("equilibrees", 8)
    choisir(dialogue, "option_taille", 6)
    assert dialogue.preparation.debuts == "hasard"


def test_une_grappe_prend_la_place_des_processus(
    qtbot: QtBot, dialogue: DialogueTournoi, secretaire: Secretaire
) -> None:
    assert dialogue.taches.isEnabled()
    ecrire(qtbot, dialogue, "tournoi_grappe", "tcp://machine:8786")
    assert not dialogue.taches.isEnabled()
    presser(qtbot, dialogue, "tournoi_lancer")

    ((_, _, moyens, _, echec),) = secretaire.demandes
    assert moyens.grappe == "tcp://machine:8786"
    echec(Refus("grappe", Faute(citer("la grappe ne répond pas"))))
    assert remarque(dialogue, "tournoi_grappe") == "la grappe ne répond pas"
    ecrire(qtbot, dialogue, "tournoi_grappe", " ")
    assert (remarque(dialogue, "tournoi_grappe"), dialogue.taches.isEnabled()) == ("", True)
