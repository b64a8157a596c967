import pytest

from ecosysteme.formats.texte import decoder, lignes, sans_citation


@pytest.mark.parametrize(
    ("texte", "encodage"),
    [
        ("é f5", "utf-8"),
        ("é f5", "utf-8-sig"),
        ("é f5", "utf-16"),
        ("(;GM[2];B[f5]C[第一局])", "utf-16-le"),
        ("(;GM[2];B[f5]C[第一局])", "utf-16-be"),
        ("é f5", "cp1252"),
        ("オセロ", "utf-8"),
        ("第一局「黒」ー", "shift-jis"),
    ],
)
def test_chaque_encodage_se_reconnait(texte: str, encodage: str) -> None:
    assert decoder(texte.encode(encodage)) == texte


def test_l_encodage_annonce_passe_avant_et_un_nom_inconnu_ne_compte_pas() -> None:
    assert decoder("黒白".encode("shift-jis"), "Shift_JIS") == "黒白"
    assert decoder("é".encode(), "klingon") == "é"
    assert decoder("é".encode("cp1252"), "utf-8\0") == "é"


def test_tout_octet_se_lit() -> None:
    assert len(decoder(bytes(range(256)))) > 0


@pytest.mark.parametrize("texte", ["", "f5", "f5\n", "\r\n\n\rf5\x85d6\u2028\x1c", "\n\n"])
def test_les_lignes_sont_celles_de_python(texte: str) -> None:
    assert list(lignes(texte)) == list(enumerate(texte.splitlines(), start=1))


@pytest.mark.parametrize(
    ("cite", "attendu"),
    [
        ("> (;GM[2]\n> ;B[f5])\n", "(;GM[2]\n;B[f5])\n"),
        ("\n > f5\n >> d6\n>\n", "\nf5\nd6\n\n"),
        ("> f5\nd6", "> f5\nd6"),
        ("f5 > d6", "f5 > d6"),
        ("", ""),
    ],
)
def test_un_texte_cite_par_un_courrier_se_lit_sans_ses_signes(cite: str, attendu: str) -> None:
    assert sans_citation(cite) == attendu
