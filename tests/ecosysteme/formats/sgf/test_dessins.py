"""What is drawn over positions: read, changed, written again, and nothing of a file lost on the way."""

from __future__ import annotations

from string import ascii_uppercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.formats.sgf.dessins import (
    MAXIMUM,
    SANS_DESSINS,
    Dessins,
    Figure,
    ecrire_dessins,
    etendue,
    illisibles,
    lire_dessins,
    noeuds_montres,
    redessiner,
)
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from ecosysteme.variantes.edition import annoter
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.parcours import parcourir
from tests.ecosysteme.formats.arbres import dit, parties, textes

HUIT = Othello()
QUATRE = Othello(4)
cases = st.tuples(st.integers(0, 3), st.integers(0, 3))  # on every board that is drawn on, but for tic-tac-toe
fleches = st.tuples(cases, cases).filter(lambda fleche: fleche[0] != fleche[1])
dessins = st.builds(
    Dessins,
    st.dictionaries(cases, st.sampled_from(list(Figure))),
    st.dictionaries(cases, textes),
    st.lists(fleches, unique=True, max_size=5).map(tuple),
)
AUTRES = (
    ("N", ("un\\]",)),
    ("CR", ("z9", "", "a1:b2")),
    ("AR", ("a1:a1", "c3:d4")),
    ("LN", ("a4:d1",)),
    ("LB", ("a1",)),
)


def noeud(proprietes: tuple[tuple[str, tuple[str, ...]], ...]) -> Noeud:
    return Noeud(0, None, None, None, proprietes=proprietes)


def meme(un: Dessins, autre: Dessins) -> bool:
    return (un.figures, un.textes, set(un.fleches)) == (autre.figures, autre.textes, set(autre.fleches))


@given(st.sampled_from(((), AUTRES)), dessins)
def test_ce_qui_est_dessine_se_relit_et_ce_qui_n_est_pas_lu_reste(
    proprietes: tuple[tuple[str, tuple[str, ...]], ...], voulus: Dessins
) -> None:
    ecrites = ecrire_dessins(QUATRE, proprietes, voulus)
    assert meme(lire_dessins(QUATRE, noeud(ecrites)), voulus)
    assert illisibles(QUATRE, ecrites) == illisibles(QUATRE, proprietes)
    assert dict(ecrites).get("N") == dict(proprietes).get("N")
    assert ecrire_dessins(QUATRE, ecrites, lire_dessins(QUATRE, noeud(ecrites))) == ecrites


@given(
    parties(("othello", "othello:taille=6", "othello:taille=10", "puissance4")),
    st.lists(dessins, min_size=1, max_size=4),
)
def test_un_arbre_dessine_se_relit_le_meme(partie: Partie, voulus: list[Dessins]) -> None:
    racine = partie.racine
    for rang, ici in enumerate(list(parcourir(racine))):
        proprietes = ecrire_dessins(partie.jeu, ici.proprietes, voulus[rang % len(voulus)])
        racine = annoter(racine, ici.numero, proprietes=proprietes)
    partie.modifier(racine)
    (relue,) = lire_sgf(ecrire_sgf([Enregistrement(partie)]))
    assert dit(relue.partie) == dit(partie)
    for rang, ici in enumerate(parcourir(relue.partie.racine)):
        assert meme(lire_dessins(partie.jeu, ici), voulus[rang % len(voulus)])


def test_les_points_se_lisent_comme_ailleurs() -> None:
    lus = lire_dessins(
        HUIT,
        noeud(
            (
                ("CR", ("f5", "ab")),
                ("SQ", ("a1:b2",)),
                ("LB", ("c3:un\\:deux",)),
                ("AR", ("a1:h8",)),
                ("LN", ("hh:aa",)),
            )
        ),
    )
    assert lus.figures[4, 5] is Figure.ROND
    assert lus.figures[1, 0] is Figure.CARRE  # named twice: one mark a square
    assert set(lus.figures) == {(4, 5), (0, 0), (0, 1), (1, 0), (1, 1)}
    assert lus.textes == {(2, 2): "un:deux"}
    assert lus.fleches == (((0, 0), (7, 7)), ((7, 7), (0, 0)))


@pytest.mark.parametrize("valeur", ["i1", "a9", "z", "", "a1:b2:c3:", "a0", "99"])
def test_un_point_hors_du_plateau_n_est_pas_fatal(valeur: str) -> None:
    texte = f"(;GM[2]SZ[8];B[f5]AR[{valeur}]MA[d3])"
    (lue,) = lire_sgf(texte)
    remarques = [str(remarque) for remarque in reconnaitre(texte).remarques]
    assert remarques == [f"dessins hors du plateau ou illisibles, gardés tels quels : 1, dont AR[{valeur}]"]
    dernier = lue.partie.noeud
    assert lire_dessins(HUIT, dernier).figures == {(2, 3): Figure.CROIX}
    assert illisibles(HUIT, dernier.proprietes) == (f"AR[{valeur}]",)
    assert f"AR[{valeur}]" in ecrire_sgf([lue])


def test_un_changement_n_ecrit_que_ce_qui_change() -> None:
    proprietes = (("CR", ("a1:b2", "c3")), ("LN", ("a1:h8", "b1:b2")))
    avant = lire_dessins(HUIT, noeud(proprietes))
    sans = avant.marquer((2, 2), Figure.ROND).tirer(((0, 1), (1, 1)))
    assert ecrire_dessins(HUIT, proprietes, sans) == (("CR", ("a1:b2",)), ("LN", ("a1:h8",)))
    change = avant.marquer((0, 0), Figure.CROIX)
    ecrites = dict(ecrire_dessins(HUIT, proprietes, change))
    assert (ecrites["CR"][0], sorted(ecrites["CR"][1:]), ecrites["MA"]) == ("c3", ["a2", "b1", "b2"], ("a1",))
    assert ecrites["LN"] == ("a1:h8", "b1:b2")
    assert meme(lire_dessins(HUIT, noeud(ecrire_dessins(HUIT, proprietes, change))), change)


def test_le_meme_geste_dessine_et_efface() -> None:
    un = SANS_DESSINS.marquer((1, 1), Figure.ROND)
    assert un.marquer((1, 1), Figure.CROIX).figures == {(1, 1): Figure.CROIX}
    assert not un.marquer((1, 1), Figure.ROND)
    fleche = ((0, 0), (3, 3))
    assert not SANS_DESSINS.tirer(fleche).tirer(fleche)
    lettres = SANS_DESSINS
    for rang in range(28):
        lettres = lettres.lettrer((rang // 8, rang % 8))
    assert list(lettres.textes.values()) == [*ascii_uppercase, "AA", "AB"]
    assert lettres.lettrer((0, 1)).lettrer((7, 7)).textes[7, 7] == "B"


def test_au_dela_du_maximum_rien_n_est_lu_ni_perdu() -> None:
    valeurs = ("a1:b2",) * MAXIMUM + ("c3:d4",)
    lus = lire_dessins(HUIT, noeud((("AR", valeurs),)))
    assert lus.fleches == (((0, 0), (1, 1)),)
    assert dict(ecrire_dessins(HUIT, (("AR", valeurs),), SANS_DESSINS)) == {"AR": ("c3:d4",)}


def test_le_coup_et_les_passes_qui_suivent_montrent_une_position() -> None:
    partie: Partie = Partie(QUATRE, QUATRE.lire_etat("-OX-----X-----OX X"))
    partie.jouer(partie.jeu.coups_legaux(partie.etat)[0])
    noeuds = noeuds_montres(partie.racine, partie.historique)
    assert [n.coup is None for n in noeuds] == [False] + [True] * (len(noeuds) - 1)
    racine = annoter(partie.racine, noeuds[-1].numero, proprietes=(("CR", ("a1",)), ("N", ("x",))))
    partie.modifier(racine)
    noeuds = noeuds_montres(partie.racine, partie.historique)
    vus = lire_dessins(QUATRE, *noeuds)
    assert vus.figures == {(0, 0): Figure.ROND}
    partie.modifier(redessiner(QUATRE, partie.racine, noeuds, vus.marquer((0, 1), Figure.CARRE)))
    noeuds = noeuds_montres(partie.racine, partie.historique)
    assert dict(noeuds[0].proprietes) == {"CR": ("a1",), "SQ": ("b1",)} | ({"N": ("x",)} if len(noeuds) == 1 else {})
    assert lire_dessins(QUATRE, *noeuds).figures == {(0, 0): Figure.ROND, (0, 1): Figure.CARRE}


def test_l_etendue_est_celle_du_plateau_montre() -> None:
    assert [etendue(jeu) for jeu in (Othello(6), Puissance4(), Morpion(), Nim())] == [(6, 6), (6, 7), (3, 3), (0, 0)]
    assert illisibles(Puissance4(), (("CR", ("a6", "a7", "g1")),)) == ("CR[a7]",)
