"""Where the nodes are drawn, against a drawing made leaf by leaf."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.arbre import Arbre
from ecosysteme.arbre.disposition import disposer
from tests.ecosysteme.arbre.hasard import arbres


def a_la_main(arbre: Arbre, plies: set[int]) -> tuple[dict[int, tuple[float, float]], int]:
    """Place the visible nodes: each leaf after the one before, each node from its first to its last leaf."""
    bouts: dict[int, tuple[float, float]] = {}
    suivante = 0

    def placer(noeud: int) -> tuple[float, float]:
        nonlocal suivante
        dessous = [] if noeud in plies else [placer(enfant) for enfant in arbre.enfants(noeud)]
        if not dessous:
            dessous = [(float(suivante), float(suivante))]
            suivante += 1
        bouts[noeud] = dessous[0][0], dessous[-1][1]
        return bouts[noeud]

    placer(0)
    return bouts, suivante


@given(arbres(), st.data())
def test_chaque_noeud_est_au_milieu_de_ses_feuilles(arbre: Arbre, data: st.DataObject) -> None:
    plies = data.draw(st.sets(st.integers(0, len(arbre) - 1), max_size=4))
    bouts, largeur = a_la_main(arbre, plies)
    disposition = disposer(arbre, plies)
    for noeud, (gauche, droite) in bouts.items():
        assert disposition.x[noeud] == (gauche + droite) / 2
        assert disposition.demis[noeud] == (droite - gauche) / 2
    assert disposition.largeur == largeur
    par_niveau = [
        [noeud for noeud in bouts if arbre.niveaux[noeud] == rang] for rang in range(len(disposition.niveaux))
    ]
    assert [niveau.tolist() for niveau in disposition.niveaux] == [sorted(niveau) for niveau in par_niveau]
    assert all(par_niveau)


@given(arbres(), st.data())
def test_ce_qui_se_voit_se_trouve_par_dichotomie(arbre: Arbre, data: st.DataObject) -> None:
    disposition = disposer(arbre)
    niveau = data.draw(st.integers(0, len(disposition.niveaux) - 1))
    gauche = data.draw(st.floats(-2, disposition.largeur + 2))
    droite = data.draw(st.one_of(st.floats(-2, disposition.largeur + 2), st.sampled_from(disposition.x.tolist())))
    noeuds = disposition.niveaux[niveau]
    places = disposition.x[noeuds]
    assert (
        disposition.entre(niveau, gauche, droite).tolist() == noeuds[(gauche <= places) & (places <= droite)].tolist()
    )
