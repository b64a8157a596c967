"""A sheet and its measures."""

from __future__ import annotations

from ecosysteme.papier.page import A4, A5, FORMATS, Page, Texte, Trait


def test_une_feuille_a5_est_une_demi_feuille_a4() -> None:
    assert (A5.hauteur, round(A4.hauteur / 2)) == (A4.largeur, round(A5.largeur))
    assert FORMATS == {"A4": A4, "A5": A5}


def test_les_marges_laissent_le_reste() -> None:
    assert A4.utile == A4.largeur - 2 * A4.marge
    assert A4.bas == A4.hauteur - A4.marge
    assert A5.ligne < A4.ligne


def test_une_page_dit_ce_qui_y_est_ecrit() -> None:
    page = Page(A4, (Texte(0, 0, 10, 5, "un", 10), Trait(0, 5, 10, 5), Texte(0, 5, 10, 5, "deux", 10)))
    assert page.textes == ("un", "deux")
