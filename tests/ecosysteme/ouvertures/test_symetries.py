from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.moteur.conversion import depuis_pions
from ecosysteme.ouvertures.symetries import (
    CASES,
    DEPART,
    ORIGINES,
    SYMETRIES,
    canonique,
    coups_legaux,
    image,
    jouer,
    plateau_de,
    sans_jumeaux,
)
from ecosysteme.plateau import NOIR, Plateau, nom_case

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


def test_le_depart_n_a_qu_un_coup_a_symetrie_pres() -> None:
    forme, symetries = canonique(DEPART)
    assert len(symetries) == 4
    assert len(coups_legaux(forme)) == 4
    assert len(list(sans_jumeaux(forme, coups_legaux(forme)))) == 1


def test_jouer_dit_qui_continue() -> None:
    assert jouer(DEPART, 37) == (depuis_pions(_apres("f5"), "B"), False)
    noirs = {(0, colonne): NOIR for colonne in range(6)}
    fin = depuis_pions(Plateau(8, {**noirs, (0, 6): "B"}), NOIR)
    assert jouer(fin, 7) is None
    encore = depuis_pions(Plateau(8, {(0, 0): NOIR, (0, 1): "B", (2, 0): NOIR, (2, 1): "B"}), NOIR)
    bits, meme_camp = jouer(encore, 2) or (DEPART, False)
    assert meme_camp  # the other side has a disc left, that it can play nothing with
    assert [nom_case(divmod(case, 8)) for case in coups_legaux(bits)] == ["c3"]


def _apres(coup: str) -> Plateau:
    plateau = plateau_de(DEPART)
    plateau.poser((int(coup[1]) - 1, "abcdefgh".index(coup[0])), NOIR)
    return plateau
