"""From a game of Puissance 4 to what the board draws: the screen counts its lines from the top, the game from below."""

from __future__ import annotations

from ecosysteme.jeux.puissance4 import COLONNES, EtatPuissance4, Puissance4
from ecosysteme.partie import Partie
from ui.jeux.puissance4 import AdaptateurPuissance4

JEU = Puissance4()
VUE = AdaptateurPuissance4(JEU)


def partie_jouee(coups: str) -> Partie[EtatPuissance4, int]:
    partie = Partie(JEU)
    for coup in coups:
        partie.jouer(JEU.lire_coup(coup))
    return partie


def test_les_pions_reposent_en_bas_de_l_ecran() -> None:
    vue = VUE.plateau(partie_jouee("4435"), interactif=True)
    assert (vue.lignes, vue.colonnes, vue.trait) == (6, 7, 1)
    assert vue.pions == {(5, 3): 1, (4, 3): 2, (5, 2): 1, (5, 4): 2}
    assert vue.dernier == ((5, 4),)
    assert VUE.plateau(partie_jouee("44"), interactif=True).dernier == ((4, 3),)
    assert VUE.plateau(partie_jouee(""), interactif=True).dernier == ()


def test_toute_la_colonne_mene_ou_le_pion_tombe() -> None:
    partie = partie_jouee("444444")
    vue = VUE.plateau(partie, interactif=True)
    assert {colonne for _, colonne in vue.legaux} == {0, 1, 2, 4, 5, 6}, "la colonne pleine ne se joue plus"
    for case, tombe in vue.legaux.items():
        assert tuple(tombe) == ((5, case[1]),)
        assert VUE.coup(partie.etat, case) == case[1]
    assert VUE.plateau(partie, interactif=False).legaux == {}


def test_un_coup_a_sa_case() -> None:
    partie = partie_jouee("1121")
    assert [VUE.case(partie.etat, coup) for coup in range(COLONNES)] == [(2, 0), (4, 1)] + [(5, c) for c in range(2, 7)]


def test_la_ligne_gagnante_est_montree_et_plus_rien_ne_se_joue() -> None:
    vue = VUE.plateau(partie_jouee("1213141"), interactif=True)
    assert vue.gagnants == {(5, 0), (4, 0), (3, 0), (2, 0)}
    assert (vue.trait, vue.legaux) == (None, {})
    assert VUE.plateau(partie_jouee("121314"), interactif=True).gagnants == frozenset()


def test_l_evaluation_reste_entre_moins_un_et_un_et_finit_au_bout() -> None:
    partie = partie_jouee("1213141")
    etats = [partie.depart, *(tour.etat for tour in partie.historique)]
    [trace] = VUE.traces(etats)
    assert len(trace.valeurs) == 8
    assert all(-1 < valeur < 1 for valeur in trace.valeurs)
    assert trace.valeurs[0] == 0
    assert trace.valeurs[-1] == max(trace.valeurs) > 0.9
    assert [VUE.valeur_finale(etat) for etat in etats[-2:]] == [None, 1]
