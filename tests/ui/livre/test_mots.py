"""What is said of the book, in both languages."""

from __future__ import annotations

from ecosysteme.livre.extension import AvanceeExtension
from ecosysteme.ouvertures.note_livre import NoteLivre, SourceLivre
from ui.livre.mots import dire_avancee, dire_bilan, dire_coup, dire_profondeur, dire_source, dire_taille
from ui.socle.langue import Langue


def test_un_coup_se_dit_en_une_phrase(langue: Langue) -> None:
    assert dire_coup("f5", NoteLivre(-3, 14)) == "f5 : vaut −3, profondeur 14, source : moteur"
    assert dire_coup("f5", NoteLivre(2, 0, SourceLivre.MOI)) == "f5 : vaut +2, source : moi"
    assert dire_coup("f5", None) == "f5 : absent du livre"
    assert [dire_source(source) for source in SourceLivre] == ["moteur", "fichier", "moi"]
    assert [dire_profondeur(NoteLivre(0, plis)) for plis in (0, 21)] == ["–", "21"]
    langue.choisir("en")
    assert dire_coup("f5", NoteLivre(-3, 14)) == "f5: worth −3, depth 14, source: engine"


def test_la_taille_et_le_bilan_s_accordent(langue: Langue) -> None:
    assert dire_taille(1, connue=True) == "Votre livre : 1 position, sur celui du programme."
    assert dire_taille(2, connue=False).endswith("Cette position n'est dans aucun des deux.")
    assert dire_bilan(3, annule=False) == "3 positions de plus dans votre livre"
    assert "reprendra" in dire_bilan(3, annule=True)
    debut = AvanceeExtension(1, 1, (12, 12))
    assert dire_avancee(debut, 9) == "1 position jugée sur 9, coup 12 ; 1 est déjà dans votre livre"
