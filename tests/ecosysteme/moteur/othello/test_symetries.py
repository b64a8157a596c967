from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.moteur.othello.symetries import CASES, ORIGINES, SYMETRIES, canonique, image, modeles

mots = st.integers(0, 2**64 - 1)


@given(mots, st.sampled_from(SYMETRIES))
def test_une_image_deplace_chaque_case_comme_elle_le_dit(mot: int, symetrie: int) -> None:
    """Against lines and columns, written out."""
    attendu = 0
    for case in range(64):
        ligne, colonne = divmod(case, 8)
        ligne, colonne = 7 - ligne if symetrie & 1 else ligne, 7 - colonne if symetrie & 2 else colonne
        ligne, colonne = (colonne, ligne) if symetrie & 4 else (ligne, colonne)
        assert CASES[symetrie][case] == 8 * ligne + colonne
        assert ORIGINES[symetrie][8 * ligne + colonne] == case
        attendu |= (mot >> case & 1) << 8 * ligne + colonne
    assert image(symetrie, mot) == attendu


@given(mots, mots)
def test_les_huit_images_ont_la_meme_forme_canonique(nous: int, eux: int) -> None:
    eux &= ~nous
    formes = {canonique((image(symetrie, nous), image(symetrie, eux)))[0] for symetrie in SYMETRIES}
    assert len(formes) == 1
    forme, symetries = canonique((nous, eux))
    assert all((image(symetrie, nous), image(symetrie, eux)) == forme for symetrie in symetries)


@given(mots, mots, st.sampled_from(SYMETRIES))
def test_les_cases_echangees_ont_le_meme_modele(nous: int, eux: int, symetrie: int) -> None:
    eux &= ~nous
    position = (nous | image(symetrie, nous), 0) if symetrie < 4 else (nous, eux)  # the first is often symmetric
    trouves = modeles(position, range(64))
    for autre in SYMETRIES:
        if (image(autre, position[0]), image(autre, position[1])) == position:
            assert all(trouves[CASES[autre][case]] == trouves[case] for case in range(64))
    assert all(trouves[modele] == modele <= case for case, modele in trouves.items())
