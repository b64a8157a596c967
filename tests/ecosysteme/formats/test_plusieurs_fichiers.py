"""Several readings as one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.formats.plusieurs_fichiers import plier, reunir, texte_cherche
from tests.positions import partie_jouee
from tests.ui.documents.parties import TROIS, ggf, lire


def test_les_parties_sont_dans_l_ordre_et_ce_qui_est_ignore_a_sa_place() -> None:
    sale = lire(ggf() + "\n" + ggf(coups="B[h8]") + "\n")
    assert len(sale.ignores) == 1
    assert [partie.nb_coups for partie in sale.enregistrements][1:] == [0]  # cut at its fault, its names kept
    une = lire(ggf("Seule"))
    assert reunir([une]) is une
    lecture = reunir([sale, lire(TROIS), sale])
    noirs = [enregistrement.entete.noir for enregistrement in lecture.enregistrements]
    assert noirs == ["Ève", "Ève", "Ève", "Bob", "Carol", "Ève", "Ève"]
    assert [lecture.texte[un.debut :][: un.longueur] for un in lecture.ignores] == ["h8"] * 2


@given(st.text())
def test_les_capitales_et_les_accents_n_y_sont_plus(texte: str) -> None:
    assert plier(plier(texte)) == plier(texte)
    assert plier("É" + texte) == "e" + plier(texte)
    assert plier("Œuvre À ÇA") == plier("œuvre a ca")


def test_une_partie_se_cherche_par_tout_ce_que_dit_son_en_tete() -> None:
    entete = Entete("Ève", "Bob", "2019-05-04", "Finale", "3", "Gênes", commentaire="secret")
    texte = texte_cherche(Enregistrement(partie_jouee(""), entete))
    assert texte.split() == ["eve", "bob", "2019-05-04", "finale", "3", "genes"]
    assert texte_cherche(PositionNotee(partie_jouee("").etat, commentaire="FFO n° 40")) == "ffo n° 40"
