import pytest

from ecosysteme.formats.texte import decoder, lignes


@pytest.mark.parametrize(
    ("texte", "encodage"),
    [
        ("é f5", "utf-8"),
        ("é f5", "utf-8-sig"),
        ("é f5", "utf-16"),
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
