"""The command box, the way to the board and what is pasted, by keys alone: what is found, refused and asked is told."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.clavier import CTRL, MAJ, TOUCHE, aller_au_plateau, ecrire, jouer, taper
from tests.fenetre import a_deux
from tests.lecteur_ecran import LecteurEcran
from tests.ui.documents.parties import AMBIGU
from ui.documents.apercu import DialogueApercu
from ui.documents.question import Question

BOITE = "→ Chercher une commande | Que faire ? Quelques mots, dans n'importe quel ordre"


def entendre(qtbot: QtBot, lecteur: LecteurEcran, *attendues: str) -> None:
    qtbot.waitUntil(lambda: len(lecteur.tout) >= len(attendues))
    assert lecteur.tout == list(attendues)
    lecteur.oublier()


def coller(qtbot: QtBot, fenetre: ApplicationIHM, texte: str) -> None:
    QApplication.clipboard().setText(texte)
    taper(qtbot, fenetre, TOUCHE.Key_V, CTRL)


def test_une_commande_se_cherche_et_rien_de_trouve_se_dit_une_fois(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_K, CTRL)
    qtbot.waitUntil(lambda: len(lecteur.tout) >= 2)
    assert lecteur.tout[0] == BOITE
    assert lecteur.tout[1].startswith("Démarrer, F5, Partie, 1 / ")
    lecteur.oublier()
    ecrire(qtbot, fenetre, "wwww")
    rien = "Aucune commande n'a ces mots."
    assert [dite for dite in lecteur.tout if dite == rien] == [rien]
    for _ in range(4):
        taper(qtbot, fenetre, TOUCHE.Key_Backspace)
    lecteur.oublier()
    ecrire(qtbot, fenetre, "annuler coup")
    assert lecteur.tout[-1].startswith("Annuler le coup, impossible à ce moment, Ctrl+Z, Édition, 1 / ")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    assert lecteur.phrases == ["Aucun coup n'a été joué"]


def test_ce_qu_une_commande_dit_vient_apres_le_clavier(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_K, CTRL)
    qtbot.waitUntil(lambda: len(lecteur.tout) >= 2)
    ecrire(qtbot, fenetre, "effacer fleches")
    assert lecteur.tout[-1].startswith("Effacer flèches et marques, ")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    entendre(qtbot, lecteur, "→ Plateau | d4, blanc", "Rien n'est dessiné sur cette position")


def test_une_case_s_ecrit_se_refuse_et_se_quitte(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    ecrire(qtbot, fenetre, "d3")
    taper(qtbot, fenetre, TOUCHE.Key_G, CTRL)
    entendre(qtbot, lecteur, *["d3, jouable, retourne 1"] * 2)
    ecrire(qtbot, fenetre, "d9")
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    assert lecteur.tout == ["« d9 » n'est aucune case du plateau", "« d » est incomplet"]


def test_ce_qui_est_colle_se_dit_ou_se_demande(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    coller(qtbot, fenetre, "f5d6c3d3c4")
    entendre(qtbot, lecteur, "Noir : c4, retourne d4", "Transcription : 5 coups")
    coller(qtbot, fenetre, "bonjour")
    qtbot.waitUntil(lambda: len(lecteur.tout) >= 2)
    refus, bouton = lecteur.tout
    assert refus.startswith("! 'bonjour' n'est pas un coup, après 0 coup : attendu par exemple f5")
    assert bouton == "→ OK"
    taper(qtbot, fenetre, TOUCHE.Key_Escape)
    qtbot.waitUntil(lambda: not fenetre.findChildren(QMessageBox))
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)
    lecteur.oublier()
    coller(qtbot, fenetre, "f5d6a1")
    qtbot.waitUntil(lambda: bool(fenetre.findChildren(DialogueApercu)) and bool(lecteur.tout))
    [lu] = lecteur.tout
    assert lu.startswith("→ Texte lu, ce qui est ignoré en rouge | ")
    assert lu.endswith(" : 2 coups. 1 passage n'a pas été compris et sera ignoré, en rouge ci-dessous.")
    taper(qtbot, fenetre, TOUCHE.Key_Escape)
    qtbot.waitUntil(lambda: not fenetre.findChildren(DialogueApercu))
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)
    lecteur.oublier()
    coller(qtbot, fenetre, AMBIGU)
    qtbot.waitUntil(lambda: bool(fenetre.findChildren(Question)) and bool(lecteur.tout))
    pourquoi = "Ce texte peut se lire de plusieurs façons : cliquer sur la bonne."
    entendre(qtbot, lecteur, f"→ trait à noir | {pourquoi}")
    taper(qtbot, fenetre, TOUCHE.Key_Tab)
    entendre(qtbot, lecteur, f"→ trait à blanc | {pourquoi}")


def test_ce_qui_suit_un_oui_vient_apres_le_clavier(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    a_deux(qtbot, fenetre, "othello")
    aller_au_plateau(qtbot, fenetre, lecteur)
    jouer(qtbot, fenetre, "f5")
    lecteur.oublier()
    fenetre.widgets.action_abandonner.trigger()
    entendre(qtbot, lecteur, "! Abandonner la partie ? Blanc la perd.", "→ Continuer à jouer")
    taper(qtbot, fenetre, TOUCHE.Key_Tab, MAJ)
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    entendre(qtbot, lecteur, "→ Abandonner", "→ Plateau | f5, noir", "Blanc abandonne")
