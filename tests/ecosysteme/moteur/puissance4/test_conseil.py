from ecosysteme.moteur.puissance4.conseil import conseiller, valeur
from ecosysteme.moteur.puissance4.livre import Etage, LivrePuissance4
from ecosysteme.moteur.puissance4.position import COLONNES, Bits, antecedents, cle, colonnes_jouables, gagne_en, jouer
from ecosysteme.moteur.puissance4.solveur import SolveurExact
from tests.ecosysteme.moteur.puissance4.parties import positions_au_hasard


def livre_de(solveur: SolveurExact, positions: list[Bits], *, coups: bool) -> LivrePuissance4:
    """A book of these positions alone, whose best moves are told or not."""
    etages: list[dict[int, tuple[int, int]]] = [{} for _ in range(42)]
    for nous, masque in positions:
        score, colonne = solveur.meilleur(nous, masque)
        image = colonne if cle(nous, masque) == nous + masque else COLONNES - 1 - colonne
        etages[masque.bit_count()][cle(nous, masque)] = score, image if coups else COLONNES
    return LivrePuissance4(suivants=[Etage.de(etage) for etage in etages])


def atteint(solveur: SolveurExact, position: Bits, avis: tuple[int, int]) -> bool:
    score, colonne = avis
    if gagne_en(*position, colonne):
        return score == (43 - position[1].bit_count()) // 2
    return solveur.resoudre(*jouer(*position, colonne)) == -score


def test_ce_que_le_livre_dit_n_est_pas_cherche() -> None:
    juste, solveur = SolveurExact(4), SolveurExact(1)
    positions = positions_au_hasard(31, 60, 16, 30)
    livre = livre_de(juste, positions, coups=True)
    for position in positions:
        assert valeur(livre, solveur, *position) == juste.resoudre(*position)
        assert atteint(juste, position, conseiller(livre, solveur, *position))
    assert solveur.noeuds == 0


def test_d_un_score_connu_il_reste_a_choisir_la_colonne() -> None:
    juste, solveur = SolveurExact(4), SolveurExact(1)
    positions = positions_au_hasard(32, 60, 16, 30)
    livre = livre_de(juste, positions, coups=False)
    for position in positions:
        assert atteint(juste, position, conseiller(livre, solveur, *position))
    assert solveur.noeuds > 0


def test_ce_que_le_livre_ne_dit_pas_est_cherche_a_partir_de_ce_qu_il_en_sait() -> None:
    juste, avec, sans = SolveurExact(4), SolveurExact(4), SolveurExact(4)
    positions = [position for position in positions_au_hasard(33, 40, 16, 24) if colonnes_jouables(position[1])]
    avants = [avant for position in positions for avant, _ in antecedents(*position)]
    livre = livre_de(juste, avants, coups=True)
    for position in positions:
        assert valeur(livre, avec, *position) == valeur(LivrePuissance4(), sans, *position) == juste.resoudre(*position)
        assert atteint(juste, position, conseiller(livre, avec, *position))
        assert atteint(juste, position, conseiller(LivrePuissance4(), sans, *position))
    assert avec.noeuds < sans.noeuds
