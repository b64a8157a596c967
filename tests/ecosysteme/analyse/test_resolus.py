"""A solved game judged move by move: what was thrown away, proved, and the moves that keep it."""

from __future__ import annotations

from threading import Event

import pytest

from ecosysteme.analyse.analyse import Jugement, a_juger
from ecosysteme.analyse.bilan import revoir_partie
from ecosysteme.analyse.resolus import analyser_resolus
from ecosysteme.experts import conseiller_de
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from ecosysteme.variantes.avis_ecrit import ecrire_avis, lire_avis
from ecosysteme.variantes.gravite import Gravite


def jouee(jeu: Jeu, coups: str) -> Partie:
    partie = Partie(jeu)
    for coup in coups.split():
        partie.jouer(jeu.lire_coup(coup))
    return partie


def juger(partie: Partie, arret: Event | None = None) -> list[Jugement]:
    solveur = conseiller_de(partie.jeu)
    assert solveur is not None
    etats = [partie.depart, *(noeud.etat for noeud in partie.historique)]
    coups = [(etat, noeud.coup) for etat, noeud in zip(etats, partie.historique, strict=False)]
    return analyser_resolus(coups, solveur, arret=arret)


@pytest.mark.parametrize(
    ("jeu", "coups", "fautes"),
    [
        (Morpion(), "a1 b1 b2 c3 a2 a3 c2", {2: (Gravite.ERREUR, {"b2"})}),  # a draw, then lost
        (Morpion(), "a1 b1 c1 b2 b3", {2: (Gravite.ERREUR, {"b2"}), 3: (Gravite.ERREUR, {"a2", "a3", "b2"})}),
        (Nim((1, 2)), "b2 a1", {1: (Gravite.GAFFE, {"b1"})}),
    ],
)
def test_seuls_les_coups_qui_gachent_le_resultat_sont_des_fautes(
    jeu: Jeu, coups: str, fautes: dict[int, tuple[Gravite, set[str]]]
) -> None:
    partie = jouee(jeu, coups)
    revus = revoir_partie(partie, juger(partie))
    assert len(revus) == partie.nb_coups
    trouvees = {
        revu.numero: (revu.gravite, set(map(jeu.ecrire_coup, revu.noeud.evaluation.meilleurs)))
        for revu in revus
        if revu.gravite is not None and revu.noeud.evaluation is not None
    }
    assert trouvees == fautes
    assert all(revu.certain for revu in revus)
    solveur = conseiller_de(jeu)
    assert solveur is not None
    assert a_juger(partie.historique, solveur.version, 1.0) == [], "nothing is judged twice"


def test_ce_qui_est_juge_se_garde_et_se_relit() -> None:
    partie = jouee(Morpion(), "a1 b1 b2")
    revoir_partie(partie, juger(partie))
    etat = partie.depart
    for noeud in partie.historique:
        assert noeud.evaluation is not None
        assert noeud.coup is not None
        ecrit = ecrire_avis(partie.jeu, etat, noeud.coup, noeud.evaluation)
        assert lire_avis(partie.jeu, etat, noeud.coup, noeud.evaluation.valeur, ecrit) == noeud.evaluation
        etat = noeud.etat


def test_une_partie_finie_de_puissance_4_se_juge_et_une_analyse_arretee_garde_ses_derniers_coups() -> None:
    partie = jouee(Puissance4(), "4 4 3 3 2 2 1")
    dernier = juger(partie)[-1]
    assert (dernier.rang, dernier.perte, dernier.evaluation.distance) == (6, 0, 1)
    arret = Event()
    arret.set()
    assert juger(partie, arret) == []
