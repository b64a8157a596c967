from typing import Any

import pytest

from ecosysteme.figures import courbe
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie

pytest.importorskip("matplotlib")


def series(axes: Any) -> dict[str, list[float]]:
    return {ligne.get_label(): list(ligne.get_ydata()) for ligne in axes.lines if not ligne.get_label().startswith("_")}


def test_les_scores_et_la_mobilite_d_une_partie_d_othello() -> None:
    partie = lire_transcription("f5d6c3d3")
    haut, bas = courbe(partie).axes
    assert series(haut) == {"Noir": [2, 4, 3, 5, 4], "Blanc": [2, 1, 3, 2, 4]}
    etats = [partie.depart, *(tour.etat for tour in partie.historique)]
    assert series(bas) == {
        nom: [len(partie.jeu.coups_legaux(etat, camp)) for etat in etats]
        for nom, camp in (("Noir", PREMIER), ("Blanc", SECOND))
    }
    assert (haut.get_ylabel(), bas.get_xlabel()) == ("pions", "coups joués")


def test_sans_points_l_evaluation_s_arrete_a_la_victoire() -> None:
    partie = Partie(lire_jeu("puissance4"))
    for coup in (3, 2, 3, 2, 3, 2, 3):
        partie.jouer(coup)
    haut, bas = courbe(partie).axes
    (valeurs,) = series(haut).values()
    assert len(valeurs) == 7
    assert max(map(abs, valeurs)) < 1000
    assert series(bas) == {"les deux": [7] * 7 + [0]}


def test_le_nim_n_a_que_sa_mobilite() -> None:
    partie = Partie(lire_jeu("nim:tas=2-2"))
    partie.jouer((0, 1))
    (axes,) = courbe(partie).axes
    assert series(axes) == {"les deux": [4, 3]}


def test_une_partie_sans_coup_est_refusee() -> None:
    with pytest.raises(ValueError, match="aucun coup joué"):
        courbe(lire_transcription(""))
