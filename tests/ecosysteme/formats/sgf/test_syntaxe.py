"""The text of SGF: trees, properties, values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.formats.sgf.syntaxe import decouper, encodage_annonce, lire_arbres, propriete, proteger, texte_de


def test_les_noeuds_les_variantes_et_les_valeurs() -> None:
    (un, texte), (deux, vide) = lire_arbres(" (;A[1]Comment[x] [y\n] ;B[](;C[\\]])(;D[;(]))\n(;)")
    assert (texte[:6], texte[-3:], vide) == ("(;A[1]", "]))", "(;)")
    assert un.proprietes == {"A": ["1"], "C": ["x", "y\n"]}
    (suite,) = un.suites
    assert [noeud.proprietes for noeud in suite.suites] == [{"C": ["\\]"]}, {"D": [";("]}]
    assert (deux.proprietes, deux.suites) == ({}, [])


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        ("(;A[1]", "^le texte s'arrête avant la parenthèse"),
        ("(;A[1", "^caractère 3 : 'A\\[1' : attendu"),
        ("(;A)", "^caractère 3 : 'A' : attendu"),
        ("(;))", "^caractère 4 : '\\)' : attendu"),
        (";A[1]", "^caractère 1 : ';'"),
        ("((;A[])(;B[]))", "^caractère 9 : ';'"),
        ("(;A[1]) x", "^caractère 9 : 'x'"),
    ],
)
def test_le_premier_signe_fautif_est_nomme(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        list(lire_arbres(texte))


@given(st.text(st.characters(exclude_characters="\r", codec="utf-8")), st.booleans())
def test_un_texte_protege_se_relit(texte: str, deux_points: bool) -> None:
    ((racine, _),) = lire_arbres(f"(;{propriete('C', proteger(texte, deux_points))})")
    assert racine.texte("C") == texte


def test_les_deux_points_ne_se_protegent_que_dans_une_paire() -> None:
    assert (proteger("a:b", deux_points=True), proteger("a:b")) == ("a\\:b", "a:b")


def test_une_fin_de_ligne_protegee_disparait_et_les_autres_sont_les_memes() -> None:
    assert texte_de("a\\\nb\\\r\nc\r\nd\re") == "abc\nd\ne"


def test_les_parties_se_decoupent_meme_fautives() -> None:
    texte = "(;A[)](;B[1))(;C(;D))((;E)"
    assert [texte[debut:fin] for debut, fin in decouper(texte)] == ["(;A[)](;B[1))", "(;C(;D))", "((;E)"]


def test_l_encodage_annonce() -> None:
    assert encodage_annonce(b"(;FF[4]CA[Shift_JIS]") == "Shift_JIS"
    assert encodage_annonce(b"(;FF[4]") == encodage_annonce(b"CA[\xff]") == ""
