"""What can be searched of a game and of a position."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.formats.enregistrement import Enregistrement, Entete
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.formats.recherche import plier, texte_cherche
from tests.positions import partie_jouee


@given(st.text())
def test_les_capitales_et_les_accents_n_y_sont_plus(texte: str) -> None:
    assert plier(plier(texte)) == plier(texte)
    assert plier("É" + texte) == "e" + plier(texte)


def test_une_partie_se_cherche_par_tout_ce_que_dit_son_en_tete() -> None:
    entete = Entete("Ève", "Bob", "2019-05-04", "Finale", "3", "Gênes", commentaire="secret")
    texte = texte_cherche(Enregistrement(partie_jouee(""), entete))
    assert texte.split() == ["eve", "bob", "2019-05-04", "finale", "3", "genes"]
    assert texte_cherche(PositionNotee(partie_jouee("").etat, commentaire="FFO n° 40")) == "ffo n° 40"
