"""What is measured of a player's moves, against a count made by hand."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.derouler import derouler
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import COULEUR_DE, Othello
from ecosysteme.joueurs import IAalea
from ecosysteme.partie import Partie
from ecosysteme.plateau import Plateau
from ecosysteme.tournoi.releve import Releve
from tests.positions import partie_jouee


@given(st.integers(0, 10**6), st.sampled_from((4, 6)), st.integers(0, 8))
def test_coups_choix_et_pions_retournes_se_recomptent_sur_le_plateau(graine: int, taille: int, depuis: int) -> None:
    hasard = IAalea(graine=graine)
    partie = derouler(Partie(Othello(taille)), {PREMIER: hasard, SECOND: hasard})
    plateau, comptes = Plateau(taille), {PREMIER: [0, 0, 0], SECOND: [0, 0, 0]}
    for rang, trait in enumerate(partie.historique):
        if trait.coup is None:
            continue
        choix = len(plateau.coups_legaux(COULEUR_DE[trait.auteur]))
        pris = len(plateau.poser(trait.coup, COULEUR_DE[trait.auteur]))
        if rang >= depuis:
            comptes[trait.auteur] = [a + b for a, b in zip(comptes[trait.auteur], (1, choix, pris), strict=True)]
    for camp, attendu in comptes.items():
        releve = Releve.de(partie, camp, depuis)
        assert [releve.coups, releve.choix, releve.pris] == attendu


def test_le_temps_ne_compte_que_les_coups_chronometres() -> None:
    partie = Partie(Othello())
    for case, secondes in (("f5", 0.0), ("d6", 1.0), ("c3", 3.0), ("d3", 0.0), ("c4", 5.0)):
        partie.jouer(partie.jeu.lire_coup(case), secondes)
    noirs, blancs = Releve.de(partie, PREMIER), Releve.de(partie, SECOND)
    assert (noirs.coups, noirs.secondes_par_coup, noirs.secondes_max) == (3, 4.0, 5.0)
    assert (blancs.coups, blancs.secondes_par_coup, blancs.secondes_max) == (2, 1.0, 1.0)
    ensemble = noirs.plus(blancs)
    assert (ensemble.coups, ensemble.secondes_par_coup, ensemble.secondes_max) == (5, 3.0, 5.0)
    assert ensemble.choix == noirs.choix + blancs.choix
    assert ensemble.pris == noirs.pris + blancs.pris


def test_ce_qui_n_a_pas_ete_mesure_n_est_pas_zero() -> None:
    vide = Releve.de(Partie(Othello()), PREMIER)
    assert vide == Releve()
    assert (vide.secondes_par_coup, vide.mobilite, vide.pris_par_coup) == (None, None, None)
    sans_temps = Releve.de(partie_jouee("f5"), PREMIER)
    assert (sans_temps.secondes_par_coup, sans_temps.mobilite, sans_temps.pris_par_coup) == (None, 4.0, 1.0)


def test_on_ne_prend_rien_ou_il_n_y_a_pas_de_points() -> None:
    partie = Partie(Morpion())
    for coup in ((1, 1), (0, 0), (2, 2)):
        partie.jouer(coup)
    releve = Releve.de(partie, PREMIER)
    assert (releve.coups, releve.choix, releve.pris) == (2, 9 + 7, 0)
