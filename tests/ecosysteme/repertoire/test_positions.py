"""The positions of a repertoire: each once, in whatever order of moves and whatever orientation it is reached."""

from __future__ import annotations

import random

from ecosysteme.formats.partie_compacte import JEU
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.partie import Partie
from ecosysteme.repertoire.positions import DEPART, positions_de
from tests.ecosysteme.repertoire.fabrique import repertoire_de, vue_apres


def test_une_vue_joue_comme_les_regles_passes_comprises() -> None:
    source, passes = random.Random(7), 0
    for _ in range(30):
        partie, vue = Partie(JEU), DEPART
        while partie.trait is not None:
            assert vue.trait == partie.trait
            assert (vue.nous, vue.eux) == depuis_pions(partie.etat.plateau, COULEUR_DE[partie.trait])
            assert sorted(vue.cases) == sorted(8 * y + x for y, x in partie.etat.coups)
            coup = source.choice(partie.etat.coups)
            partie.jouer(coup)
            vue = vue.jouer(8 * coup[0] + coup[1])
        passes += sum(tour.coup is None for tour in partie.historique)
    assert passes > 0


def test_une_interversion_est_une_position() -> None:
    lignes = "f5d6c3d3c4f4f6", "f5d6c4d3c3f4f6"  # the two orders of the Tiger
    positions = positions_de(repertoire_de(*lignes))
    assert vue_apres(lignes[0][:10]).cle == vue_apres(lignes[1][:10]).cle
    assert len(positions.cartes) == 5  # start, f5d6, the two after d3, and the one that they share
    assert len(positions.lignes) == 2


def test_une_symetrie_est_une_position() -> None:
    positions = positions_de(repertoire_de("f5d6c3", "d3c5f6"))
    assert (len(positions.cartes), len(positions.lignes)) == (2, 1)


def test_les_cartes_sont_les_positions_de_notre_camp() -> None:
    assert len(positions_de(repertoire_de("f5d6c3d3c4")).cartes) == 3
    positions = positions_de(repertoire_de("f5d6c3d3", camp=SECOND))
    assert [positions.par_cle[cle].vue.trait for cle in positions.cartes] == [SECOND, SECOND]
    assert all(positions.a_nous(cle) for cle in positions.cartes)


def test_une_reponse_de_poids_nul_n_est_pas_apprise() -> None:
    repertoire = repertoire_de("f5d6c3", "f5f6e6")
    f6 = repertoire.racine.suites[0].suites[1]
    positions = positions_de(repertoire.peser(f6.numero, 0))
    assert [len(ligne) for ligne in positions.lignes] == [2]
    assert vue_apres("f5f6").cle not in positions.cartes
    assert vue_apres("f5f6").cle in positions.par_cle


def test_ce_qui_precede_vient_avant() -> None:
    positions = positions_de(repertoire_de("f5d6c3d3c4", "f5f6e6"))
    rangs = [tenue.vue.cherchee.coups for tenue in positions.par_cle.values()]
    assert rangs == sorted(rangs)
    assert next(iter(positions.par_cle)) == DEPART.cle


def test_une_passe_au_milieu_d_une_ligne_est_franchie() -> None:
    source = random.Random(3)
    while True:
        partie = Partie(JEU)
        while partie.trait is not None:
            partie.jouer(source.choice(partie.etat.coups))
        tours = [tour.coup for tour in partie.historique]
        if None in tours[:-4]:
            break
    repertoire = repertoire_de(partie.transcription, camp=PREMIER)
    positions = positions_de(repertoire)
    noirs = sum(tour.camp == PREMIER and tour.coup is not None for tour in partie.historique)
    assert len(positions.cartes) == noirs
