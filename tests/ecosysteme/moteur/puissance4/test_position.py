import pytest

from ecosysteme.moteur.puissance4 import position
from tests.ecosysteme.moteur.puissance4.oracle import colonnes_de, gagne
from tests.ecosysteme.moteur.puissance4.parties import apres, positions_au_hasard


def test_les_positions_de_vraies_parties_sont_acceptees() -> None:
    for bits in positions_au_hasard(3, 200):
        position.verifier(*bits)


@pytest.mark.parametrize(
    ("nous", "masque", "mot"),
    [
        (0, 0b10, "flotte dans la colonne 1"),
        (0, 0b1111111, "hors des 6 lignes"),
        (0, 1 << 49, "hors des 6 lignes"),
        (0, -1, "hors des 6 lignes"),
        (0b10, 0b1, "pas dans masque"),
        (0b1, 0b1, None),  # set up by hand: one disc, and its side to move again
        (0, 0b11, None),
        ("0", 0, "attendu un entier"),
        (*apres("1213141"), "déjà gagnée"),
        (*apres("121314"), None),
    ],
)
def test_les_positions_impossibles_sont_refusees(nous: int, masque: int, mot: str | None) -> None:
    if mot is None:
        position.verifier(nous, masque)
        return
    with pytest.raises(ValueError, match=mot):
        position.verifier(nous, masque)


def test_jouer_et_gagner_comme_case_par_case() -> None:
    for nous, masque in positions_au_hasard(4, 200):
        colonnes = colonnes_de(nous, masque)
        assert position.colonnes_jouables(masque) == [c for c in range(7) if len(colonnes[c]) < 6]
        for colonne in position.colonnes_jouables(masque):
            colonnes[colonne].append(1)
            assert position.gagne_en(nous, masque, colonne) == gagne(colonnes, colonne, 1)
            suite = position.jouer(nous, masque, colonne)
            vue = [[3 - pion for pion in pile] for pile in colonnes]
            assert colonnes_de(*suite) == vue
            colonnes[colonne].pop()


def test_les_antecedents_sont_les_grilles_qui_menent_ici_en_un_coup() -> None:
    for nous, masque in positions_au_hasard(11, 200, 0, 40):
        for colonne in position.colonnes_jouables(masque):
            suite = position.jouer(nous, masque, colonne)
            trouves = position.antecedents(*suite)
            assert ((nous, masque), colonne) in trouves
            assert all(position.jouer(*avant, autre) == suite for avant, autre in trouves)


def test_une_cle_est_celle_de_la_position_et_de_son_image_et_de_nulle_autre() -> None:
    vues: dict[int, tuple[int, int]] = {}
    for nous, masque in positions_au_hasard(5, 2000, 0, 9):
        autre = position.image(nous), position.image(masque)
        nombre = position.cle(nous, masque)
        assert nombre == position.cle(*autre) < 1 << 49
        assert vues.setdefault(nombre, min((nous, masque), autre)) == min((nous, masque), autre)


def test_la_distance_est_celle_du_dernier_pion_du_gagnant() -> None:
    for pions in range(42):
        for score in range(1, 22):
            reste = position.distance(score, pions)
            dernier = pions + reste - 1  # discs before the winning move
            assert dernier % 2 == pions % 2
            assert (43 - dernier) // 2 == score
            perdu = pions + position.distance(-score, pions) - 1
            assert perdu % 2 != pions % 2
            assert (43 - perdu) // 2 == score
    assert position.distance(0, 12) == 30
