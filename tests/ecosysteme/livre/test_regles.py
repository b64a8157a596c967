from ecosysteme.livre.regles import DEPART, coups_legaux, jouer, plateau_de
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.symetries import canonique, modeles
from ecosysteme.plateau import NOIR, Plateau, nom_case


def test_le_depart_n_a_qu_un_coup_a_symetrie_pres() -> None:
    forme, symetries = canonique(DEPART)
    assert len(symetries) == 4
    assert len(coups_legaux(forme)) == 4
    assert len(set(modeles(forme, coups_legaux(forme)).values())) == 1


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
