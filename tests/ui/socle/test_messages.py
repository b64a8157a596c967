"""What the window says for a moment: who says it takes it away, and nobody else; a screen reader hears it all."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ui.plateau.annonce import Annonce
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.messages import Messages, annoncer
from ui.widgets.fenetre import FenetreDessinee


def ligne(coquille: FenetreDessinee) -> str:
    return coquille.widgets.barre_etat.currentMessage()


def sur_le_plateau(coquille: FenetreDessinee) -> str:
    annonce = trouver(coquille, Annonce, "annonce")
    return annonce.text() if annonce.isVisible() else ""


def test_ce_qui_vient_d_arriver_se_dit_partout_et_s_en_va_avec_la_suite(
    coquille: FenetreDessinee, messages: Messages
) -> None:
    messages.dire("Blanc passe")
    assert (ligne(coquille), sur_le_plateau(coquille)) == ("Blanc passe", "Blanc passe")
    messages.dire("Noir gagne", sur_le_plateau=False)
    assert (ligne(coquille), sur_le_plateau(coquille)) == ("Noir gagne", "")
    messages.taire()
    assert ligne(coquille) == ""


def test_une_nouvelle_d_ailleurs_reste_quoi_qu_on_joue(coquille: FenetreDessinee, messages: Messages) -> None:
    messages.dire("Même phrase")
    messages.prevenir("Même phrase")
    messages.taire()
    assert ligne(coquille) == "Même phrase", "le texte ne dit pas à qui il est"


def test_ce_qui_dure_reste_tant_que_son_auteur_le_veut(coquille: FenetreDessinee, messages: Messages) -> None:
    lecteur, plateau = object(), object()
    messages.ecrire(lecteur, "Lecture en cours…")
    messages.ecrire(plateau, "")
    messages.taire()
    assert ligne(coquille) == "Lecture en cours…"
    messages.ecrire(lecteur, "")
    assert ligne(coquille) == ""
    messages.ecrire(lecteur, "Lecture en cours…")
    messages.dire("Lecture arrêtée")
    messages.ecrire(lecteur, "")
    assert ligne(coquille) == "Lecture arrêtée"


def test_un_texte_que_qt_ecrit_n_est_a_personne(coquille: FenetreDessinee, messages: Messages) -> None:
    messages.dire("Blanc passe")
    coquille.widgets.barre_etat.showMessage("aide d'un menu")
    messages.taire()
    assert ligne(coquille) == "aide d'un menu"


def test_un_message_s_efface_de_lui_meme(
    qtbot: QtBot, coquille: FenetreDessinee, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.socle.messages.DUREE_MESSAGE", 20)
    messages.prevenir("Tournoi écrit")
    assert ligne(coquille) == "Tournoi écrit"
    qtbot.waitUntil(lambda: not ligne(coquille))


def test_ce_qui_se_dit_ensuite_a_le_dernier_mot(qtbot: QtBot, coquille: FenetreDessinee, messages: Messages) -> None:
    messages.dire("Nouvelle partie", sur_le_plateau=False, ensuite=True)
    messages.taire()
    messages.dire("GGF : 3 parties")
    assert ligne(coquille) == "GGF : 3 parties"
    qtbot.waitUntil(lambda: ligne(coquille) == "Nouvelle partie")
    messages.prevenir("Partie quittée", ensuite=True)
    qtbot.waitUntil(lambda: ligne(coquille) == "Partie quittée")
    messages.taire()
    assert ligne(coquille) == "Partie quittée"


def test_un_lecteur_d_ecran_entend_chaque_phrase_une_fois(messages: Messages, entendus: list[tuple[str, bool]]) -> None:
    messages.dire("Blanc passe")
    messages.dire("Noir gagne", sur_le_plateau=False)
    messages.prevenir("Tournoi écrit")
    messages.lire("Noir 2, Blanc 2")
    messages.ecrire(messages, "d3")
    messages.taire()
    assert entendus == [
        ("Blanc passe", False),
        ("Noir gagne", False),
        ("Tournoi écrit", False),
        ("Noir 2, Blanc 2", True),
    ]


def test_quand_les_coups_vont_trop_vite_rien_ne_couvre_le_plateau(
    coquille: FenetreDessinee, messages: Messages
) -> None:
    messages.lisible = False
    messages.dire("Blanc passe")
    assert (ligne(coquille), sur_le_plateau(coquille)) == ("Blanc passe", "")


def test_un_changement_de_langue_ne_laisse_aucune_phrase_de_l_autre(
    qtbot: QtBot, qapp: QApplication, coquille: FenetreDessinee, messages: Messages, langue: Langue
) -> None:
    messages.prevenir("Tournoi écrit")
    langue.choisir("en")
    qtbot.waitUntil(lambda: not ligne(coquille))


def test_une_phrase_attend_son_tour_ou_coupe_celle_d_avant(qtbot: QtBot, entendus: list[tuple[str, bool]]) -> None:
    objet = QLabel()
    qtbot.addWidget(objet)
    annoncer(objet, "d3, jouable", presse=True)
    annoncer(objet, "Étape 4 sur 9")
    annoncer(objet, "")
    assert entendus == [("d3, jouable", True), ("Étape 4 sur 9", False)]


def test_rien_n_est_dit_quand_personne_n_ecoute(
    qtbot: QtBot, entendus: list[tuple[str, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    objet = QLabel()
    qtbot.addWidget(objet)
    annoncer(objet, "d3, jouable")
    assert entendus == []


def test_ce_qui_ne_se_peut_pas_dit_pourquoi_et_se_defait(coquille: FenetreDessinee, messages: Messages) -> None:
    def refuser() -> None:
        raise ValueError("rien à tirer")

    faits: list[str] = []
    assert messages.tenter(lambda: faits.append("geste"), lambda: faits.append("échec"))
    assert not messages.tenter(refuser, lambda: faits.append("échec"))
    assert (faits, ligne(coquille)) == (["geste", "échec"], "rien à tirer")
