"""What the screenshots show beside the game: ready to be looked at, and gone afterwards."""

from pytestqt.qtbot import QtBot

from ui.aide.coupe_racontee import exemple, pas
from ui.commandes.captures_salles import MOTEURS, fermer_moteurs, ouvrir_glossaire, ouvrir_moteurs
from ui.commandes.essai import fenetre_jetable
from ui.joueurs.moteurs_dialogue import DialogueMoteurs


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
