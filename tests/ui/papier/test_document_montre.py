"""A document that is chosen already: shown under its name, or refused with a sentence."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.jeux import lire_jeu
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import A4
from ecosysteme.papier.pages_classe import PageDeClasse
from ecosysteme.partie import Partie
from ui.papier.demande import Demande
from ui.papier.document_montre import DialogueFeuille
from ui.socle.theme import CLAIR


def feuille_apres(page: QWidget, coups: str) -> DialogueFeuille:
    partie: Partie = Partie(lire_jeu("morpion"))
    for coup in coups.split():
        partie.jouer(partie.jeu.lire_coup(coup))
    pages = (PageDeClasse.ATTRACTEURS_RESOLUS,)
    demande = Demande("classe", Fiche.de(partie), A4, (partie.nb_coups,), pages=pages)
    return DialogueFeuille(page, CLAIR, "Rangs : 1/2", demande)


def test_la_feuille_se_montre_sous_son_nom(qtbot: QtBot, page: QWidget) -> None:
    dialogue = feuille_apres(page, "b2 b1")
    assert not dialogue.imprimer.isEnabled()
    qtbot.waitUntil(dialogue.imprimer.isEnabled)
    assert dialogue.document is not None
    assert len(dialogue.document.pages) == 1
    assert dialogue.propose.name == "Rangs 1 2.pdf"
    dialogue.close()


def test_sans_coup_a_chercher_elle_est_refusee(qtbot: QtBot, page: QWidget) -> None:
    dialogue = feuille_apres(page, "a1 a2 b1 b2 c1")
    qtbot.waitUntil(lambda: bool(dialogue.remarque.text()))
    assert not dialogue.imprimer.isEnabled()
    dialogue.close()
