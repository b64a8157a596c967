"""Where the nodes are on the screen: never one over another, never off what is below them, never too many."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from ecosysteme.arbre import Arbre, cultiver
from ecosysteme.arbre.disposition import disposer
from ecosysteme.arbre.exemples import EXEMPLES
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from tests.ui.arbres import GRAND, OTHELLO, arbre, presenter, regard
from ui.raisonnement.arbre.geometrie import POINT, Echelle, Mesures, PlanArbre, Regard
from ui.raisonnement.arbre.toile import ToileArbre

MESURES = Mesures(16, 1.0, 70)


def regarder(cultive: Arbre, largeur: float, hauteur: float, zoom: float, part: float, bas: float = 0) -> Regard:
    """Look at a tree, enlarged, some way to the right and down."""
    ajustee = Echelle.ajustee(PlanArbre.de(cultive, disposer(cultive)), MESURES, largeur, hauteur)
    echelle = ajustee.agrandie(min(zoom, ajustee.agrandissement), hauteur)
    return Regard(
        echelle,
        largeur,
        hauteur,
        max(echelle.largeur - largeur, 0) * part,
        max(echelle.hauteur - hauteur, 0) * bas,
    )


@given(st.floats(8, 60), st.floats(0, 600))
def test_la_taille_arrondie_d_un_plateau_en_est_une(em: float, de_plus: float) -> None:
    mesures = Mesures(em, 1.0, 70)
    (arrondie,) = mesures.arrondir(np.array([mesures.vignette + de_plus]))
    assert mesures.vignette <= arrondie <= mesures.vignette + de_plus


regards = st.builds(
    regarder,
    st.sampled_from([OTHELLO, GRAND, ("ia_minmax", 3)]).map(lambda cas: arbre(*cas)),
    st.integers(300, 1600),
    st.integers(200, 900),
    st.sampled_from([1, 1.7, 6, 40, 400]),
    st.floats(0, 1),
    st.floats(0, 1),
)


@given(regards)
def test_les_noeuds_vus_ne_se_recouvrent_pas_et_restent_au_dessus_des_leurs(regard: Regard) -> None:
    disposition, pas = regard.plan.disposition, regard.echelle.pas
    for niveau in range(len(disposition.niveaux)):
        rangee = regard.rangee(niveau)
        assert len(rangee.noeuds) <= regard.largeur / 3 + 3, "jamais plus que de pixels"
        assert (np.diff(rangee.x) >= 0).all()
        if rangee.dense:
            continue
        assert (np.diff(rangee.x) * 1.01 >= (rangee.tailles[1:] + rangee.tailles[:-1]) / 2 * 0.99).all()
        place = regard.origine + (disposition.x[rangee.noeuds] + 0.5) * pas
        assert (np.abs(rangee.x - place) <= (disposition.demis[rangee.noeuds] + 0.5) * pas + 1e-3).all()


@given(regards)
def test_ce_qui_s_ecrit_d_un_noeud_n_en_touche_pas_un_autre(regard: Regard) -> None:
    for niveau in range(len(regard.plan.disposition.niveaux)):
        ecrits = [(x, max(taille, place)) for _, x, taille, place in regard.rangee(niveau).parcourir()]
        for (x, large), (voisin, autre) in pairwise(ecrits):
            assert (large + autre) / 2 <= (voisin - x) * 1.01 or regard.rangee(niveau).dense


def test_une_valeur_plus_large_que_son_noeud_s_ecrit_ou_il_y_a_la_place() -> None:
    exemple = next(un for un in EXEMPLES if "parité" in str(un.titre))
    cultive = cultiver(exemple.partie.jeu, exemple.partie.etat, "ia_alphabeta", exemple.profondeur)
    ecrites = [place for _, _, _, place in regarder(cultive, 720, 230, 1, 0).rangee(1).parcourir()]
    assert len(ecrites) == 3
    assert min(ecrites) > 100


@given(regards)
def test_ce_qui_est_a_l_ecran_est_vu(regard: Regard) -> None:
    for niveau, noeuds in enumerate(regard.plan.disposition.niveaux):
        x = regard.x(noeuds, regard.tailles(noeuds, niveau), niveau)
        dedans = noeuds[(x >= 0) & (x <= regard.largeur)]
        rangee = regard.rangee(niveau)
        if rangee.dense:
            assert len(rangee.noeuds)
            assert len(noeuds) * POINT > regard.largeur
        else:
            assert set(dedans.tolist()) <= set(rangee.noeuds.tolist())


@given(regards, st.data())
def test_on_clique_ou_l_on_voit(regard: Regard, data: st.DataObject) -> None:
    niveau = data.draw(st.integers(0, len(regard.plan.disposition.niveaux) - 1))
    rangee = regard.rangee(niveau)
    if rangee.dense or not len(rangee.noeuds) or not 0 <= regard.y(niveau) <= regard.hauteur:
        return
    rang = data.draw(st.integers(0, len(rangee.noeuds) - 1))
    assert regard.noeud_en(QPointF(float(rangee.x[rang]), regard.y(niveau))) == rangee.noeuds[rang]


def test_un_arbre_ajuste_tient_dans_la_fenetre() -> None:
    for cas in (OTHELLO, GRAND, ("ia_minmax", 1)):
        echelle = regarder(arbre(*cas), 1000, 500, 1, 0).echelle
        assert echelle.largeur <= 1000.5
        assert echelle.hauteur <= 500.5


def test_l_ancetre_de_ce_qu_on_regarde_reste_en_vue() -> None:
    regard = regarder(arbre(*GRAND), 800, 600, 400, 0.73)
    for niveau in range(5):
        rangee = regard.rangee(niveau)
        assert ((rangee.x >= 0) & (rangee.x <= 800)).any(), f"niveau {niveau}"


def test_aucun_noeud_ne_couvre_les_noms_des_niveaux(toile: ToileArbre) -> None:
    for cas in (OTHELLO, GRAND):
        presenter(toile, cas)
        vu = regard(toile)
        for niveau in vu.niveaux_vus():
            rangee = vu.rangee(niveau)
            gauche = rangee.x[0] - rangee.tailles[0] / 2
            assert rangee.dense or gauche >= vu.echelle.mesures.gouttiere - 1


def test_le_premier_noeud_d_un_niveau_a_son_plateau_si_ses_voisins_l_ont() -> None:
    """It is that of best play: nothing pushes it away from the names of the levels, and it must not look cut for it."""
    depart = Partie(Othello())
    cultive = cultiver(depart.jeu, depart.etat, "ia_alphabeta", 3)
    for largeur in range(920, 1200, 20):
        tailles = regarder(cultive, largeur, 700, 1, 0).rangee(2).tailles
        assert (tailles >= MESURES.vignette).all() or (tailles < MESURES.vignette).all(), largeur
    assert (tailles >= MESURES.vignette).all()
