"""What the players that look ahead share: ties, seeds, evaluation, and stopping."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAalphabeta, IAmax, IAmin, IAminmax, IAnegamax
from ecosysteme.joueurs.recherche import Recherche
from ecosysteme.pendules import Temps
from tests.positions import partie_jouee

PROFONDES: list[type[Recherche]] = [IAminmax, IAnegamax, IAalphabeta]
JEU = Othello()
# Several moves are equal here for every player, and the first is not the only best.
ETAT = partie_jouee("d3c3c4").etat

toutes = pytest.mark.parametrize("classe", [IAmin, IAmax, *PROFONDES])
profondes = pytest.mark.parametrize("classe", PROFONDES)


@toutes
def test_la_meme_graine_donne_les_memes_coups(classe: Callable[..., Recherche]) -> None:
    def coups(graine: int) -> list[Any]:
        joueur = classe(graine=graine)
        joueur.profondeur = 1
        return [joueur.choisir(JEU, JEU.etat_initial()) for _ in range(12)]

    assert coups(1) == coups(1) != coups(2)
    assert set(coups(1)) == set(JEU.coups_legaux(JEU.etat_initial()))


@toutes
def test_egalites_premier_prend_le_premier(classe: Callable[..., Recherche]) -> None:
    joueur = classe(egalites="premier", evaluation=lambda jeu, etat, camp: 0)
    assert {joueur.choisir(JEU, ETAT) for _ in range(5)} == {ETAT.coups[0]}


@pytest.mark.parametrize("options", [{"profondeur": 0}, {"profondeur": -3}, {"egalites": "dernier"}])
def test_une_option_impossible_est_refusee(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^(profondeur|egalites)=.* : attendu"):
        IAalphabeta(**options)


@profondes
def test_l_evaluation_donnee_est_suivie(classe: Callable[..., Recherche]) -> None:
    def a_gauche(jeu: Any, etat: Any, camp: int) -> float:
        valeur: int = sum(7 - 2 * x if couleur == "N" else 2 * x - 7 for (_, x), couleur in etat.plateau.items())
        return valeur if camp == 1 else -valeur

    joueur = classe(profondeur=1, evaluation=a_gauche)
    coups = {coup: a_gauche(JEU, JEU.jouer(ETAT, coup), ETAT.trait) for coup in ETAT.coups}
    assert joueur.choisir(JEU, ETAT) == max(coups, key=coups.__getitem__)
    assert joueur.valeur == max(coups.values())


@toutes
def test_l_arret_leve_par_un_autre_fil_interrompt_au_noeud_suivant(classe: Callable[..., Recherche]) -> None:
    arret, engagee = Event(), Event()

    def attendre_l_arret(jeu: Any, etat: Any, camp: int) -> float:
        engagee.set()
        assert arret.wait(60)
        return 0

    joueur = classe(evaluation=attendre_l_arret, graine=1)
    with ThreadPoolExecutor(1) as fil:
        promesse = fil.submit(joueur.choisir, JEU, ETAT, arret)
        assert engagee.wait(60)
        noeuds = joueur.noeuds
        arret.set()
        with pytest.raises(Interrompu):
            promesse.result(60)
    assert joueur.noeuds == noeuds + 1

    joueur.evaluation = classe().evaluation
    neuf = classe(graine=1)
    assert joueur.meilleurs(JEU, ETAT) == neuf.meilleurs(JEU, ETAT)
    assert (joueur.valeur, joueur.noeuds) == (neuf.valeur, neuf.noeuds)


@profondes
@pytest.mark.parametrize("limite", [1, 2, 5, 40])
def test_rien_n_est_plus_evalue_apres_l_arret(classe: Callable[..., Recherche], limite: int) -> None:
    arret, evalues = Event(), []

    def compter(jeu: Any, etat: Any, camp: int) -> float:
        evalues.append(etat)
        if len(evalues) >= limite:
            arret.set()
        return 0

    with pytest.raises(Interrompu):
        classe(profondeur=4, evaluation=compter).choisir(JEU, ETAT, arret)
    assert len(evalues) == limite


@toutes
def test_un_arret_deja_leve_interrompt_sans_rien_evaluer(classe: Callable[..., Recherche]) -> None:
    arret = Event()
    arret.set()
    joueur = classe()
    with pytest.raises(Interrompu):
        joueur.choisir(JEU, ETAT, arret)
    assert joueur.noeuds == 1
    assert joueur.choisir(JEU, ETAT, Event()) in ETAT.coups


@profondes
def test_la_profondeur_se_lit_dans_le_nom(classe: type[Recherche]) -> None:
    assert str(classe(profondeur=3)) == f"{classe.libelle} (3)"


@toutes
def test_une_horloge_qui_suffit_ne_change_pas_le_coup(classe: Callable[..., Recherche]) -> None:
    sans, avec = classe(), classe()
    avec.horloge = Temps(3600.0)
    assert avec.dans_le_temps(JEU, ETAT) == sans.meilleurs(JEU, ETAT)
    assert (avec.valeur, avec.profondeur) == (sans.valeur, sans.profondeur)


@profondes
@pytest.mark.parametrize("plis", [1, 2])
def test_une_horloge_trop_courte_arrete_a_la_derniere_profondeur_finie(
    classe: type[Recherche], plis: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look at the time takes a thousandth of a second, and there is one a node from the second depth on."""
    heure = [0.0]

    def lire() -> float:
        heure[0] += 0.001
        return heure[0]

    monkeypatch.setattr("ecosysteme.arret.perf_counter", lire)
    finies = [classe(profondeur=profondeur, graine=1) for profondeur in (1, 2)][:plis]
    coup = [plat.choisir(JEU, ETAT) for plat in finies][-1]
    profond = classe(profondeur=8, graine=1)
    permis = 1 + sum(plat.noeuds for plat in finies[1:])
    profond.horloge = Temps(20 * 0.001 * (permis + 0.5))
    assert profond.choisir(JEU, ETAT) == coup
    assert profond.valeur == finies[-1].valeur
    assert 1 <= profond.noeuds - sum(plat.noeuds for plat in finies) <= 2


@profondes
def test_avec_une_horloge_l_arret_interrompt_comme_sans(classe: type[Recherche]) -> None:
    arret, joueur = Event(), classe(profondeur=8)
    joueur.horloge = Temps(3600.0)

    def lever(jeu: Any, etat: Any, camp: int) -> float:
        arret.set()
        return 0

    joueur.evaluation = lever
    with pytest.raises(Interrompu):
        joueur.choisir(JEU, ETAT, arret)


@profondes
def test_l_opinion_est_la_valeur_de_la_derniere_recherche(classe: type[Recherche]) -> None:
    joueur = classe(profondeur=1)
    assert joueur.opinion is None, "il n'a rien cherché"
    joueur.choisir(JEU, ETAT)
    assert joueur.opinion == joueur.valeur
