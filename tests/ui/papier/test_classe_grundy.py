"""The Grundy values on paper: a table to be filled in, then filled in."""

from __future__ import annotations

from ecosysteme.jeux.nim import EtatNim, Nim
from ecosysteme.papier.page import A4
from tests.papier import dans_la_page
from ui.papier.classe_grundy import pages_grundy
from ui.socle.langue import Langue


def test_la_table_et_la_position(langue: Langue) -> None:
    jeu = Nim((3, 4, 5))
    vierge, corrige = pages_grundy(jeu, EtatNim((3, 4, 5)), A4, "ici")
    assert [texte for texte in corrige.textes if texte.startswith("Prendre")] == [
        "Prendre 2 au tas a (valeur 1) rend le xor nul."
    ]
    assert "0…3" in corrige.textes
    assert not {"0…3", "aucun coup", "Prise libre : la valeur d'un tas est sa taille."} & set(vierge.textes)
    assert dans_la_page(vierge)
    assert dans_la_page(corrige)


def test_un_tas_de_vingt_et_la_misere_tiennent(langue: Langue) -> None:
    jeu = Nim((20, 1, 7, 9), maximum=3, misere=True)
    assert all(dans_la_page(page) for page in pages_grundy(jeu, EtatNim((20, 1, 7, 9)), A4, "ici"))
