"""What the screenshots show beside the game: ready to be looked at, and gone afterwards."""

from pytestqt.qtbot import QtBot

from ui.accueil.page import Accueil
from ui.aide.coupe_racontee import exemple, pas
from ui.atelier.captures_salles import (
    MOTEURS,
    fermer_moteurs,
    ouvrir_accueil,
    ouvrir_glossaire,
    ouvrir_moteurs,
    ouvrir_regles,
)
from ui.atelier.essai import fenetre_jetable
from ui.joueurs.moteurs_dialogue import DialogueMoteurs
from ui.socle.chargeur import trouver


def test_les_moteurs_montres_pourraient_etre_enregistres(qtbot: QtBot) -> None:
    with fenetre_jetable() as fenetre:
        for _ in range(2):  # in one language, then in the other
            dialogue = ouvrir_moteurs(fenetre)
            assert tuple(dialogue.moteurs.elements) == MOTEURS
            assert dialogue.enregistrer.isEnabled()
        fermer_moteurs(fenetre)
        assert not fenetre.findChildren(DialogueMoteurs)


def test_le_glossaire_montre_la_coupe(qtbot: QtBot) -> None:
    with fenetre_jetable() as fenetre:
        glossaire = ouvrir_glossaire(fenetre)
        vue, texte = glossaire.texte.viewport().rect(), glossaire.texte
        lu = texte.cursorForPosition(vue.topLeft())
        lu.setPosition(texte.cursorForPosition(vue.center()).position(), lu.MoveMode.KeepAnchor)
        assert pas(exemple())[4].phrase in lu.selectedText()


def test_les_regles_et_la_premiere_page_sont_celles_du_programme(qtbot: QtBot) -> None:
    with fenetre_jetable() as fenetre:
        regles = ouvrir_regles(fenetre)
        assert (regles.isVisible(), regles.jeu) == (True, "othello")
        assert ouvrir_regles(fenetre).etape == regles.etape  # in the other language, the same step
        assert trouver(ouvrir_accueil(fenetre), Accueil, "accueil").isVisible()
