"""Which variations are folded."""

from __future__ import annotations

from ecosysteme.partie import Partie
from tests.positions import partie_jouee
from ui.suivi.rangees import ArbreDesCoups
from ui.suivi.repli import NOMBREUSES, Repli


def suivre(repli: Repli, partie: Partie) -> set[int]:
    repli.suivre(partie, ArbreDesCoups.de(partie.racine).variantes)
    return repli.numeros


def test_la_variante_ou_l_on_entre_se_deplie() -> None:
    repli, partie = Repli(), partie_jouee("f5d6c3")
    for coup in ("f6", "f4"):
        partie.aller_a(1)
        partie.jouer(partie.jeu.lire_coup(coup))
    assert suivre(repli, partie) == set(), "dépliées d'abord"
    repli.basculer(5)
    assert suivre(repli, partie) == {5}, "même celle où l'on est"
    repli.basculer_tout()
    assert suivre(repli, partie) == {4, 5}
    partie.aller_au_noeud(4)
    assert suivre(repli, partie) == {5}
    repli.basculer_tout()
    assert suivre(repli, partie) == {4, 5}
    repli.basculer_tout()
    assert suivre(repli, partie) == set()
    repli.basculer(4)
    assert suivre(repli, partie_jouee("f5d6")) == set(), "une autre partie a les siennes"


def test_de_tres_nombreuses_variantes_sont_repliees_sauf_celle_ou_l_on_est() -> None:
    repli, partie = Repli(), partie_jouee("f5d6c3d3c4f4c5b3c2b4")
    ligne = partie.historique
    for noeud in ligne:
        partie.aller_au_noeud(noeud.numero)
        for coup in partie.jeu.coups_legaux(partie.etat)[:6]:
            partie.aller_au_noeud(noeud.numero)
            partie.jouer(coup)
    variantes = ArbreDesCoups.de(partie.racine).variantes
    assert len(variantes) > NOMBREUSES
    repliees = suivre(repli, partie)
    assert len(repliees) == len(variantes) - 1
    repli.basculer(min(repliees))
    assert suivre(repli, partie) == repliees - {min(repliees)}
