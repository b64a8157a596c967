"""Nim solved: Grundy values and the misère rule, against a search that knows nothing of them."""

from __future__ import annotations

from itertools import combinations_with_replacement
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.jeux.nim import EtatNim, Nim
from ecosysteme.solveurs import Verdict, solveur_de
from ecosysteme.solveurs.nim import SolveurNim, gagnante, grundy, somme


def mex(jeu: Nim, taille: int) -> int:
    """Return the least number that no move reaches, by its definition."""
    atteints = {mex(jeu, taille - nombre) for nombre in range(1, jeu.prise(taille) + 1)}
    return next(valeur for valeur in range(taille + 1) if valeur not in atteints)


@pytest.mark.parametrize("maximum", [0, 1, 2, 3, 5])
def test_la_valeur_d_un_tas_est_celle_de_sa_definition(maximum: int) -> None:
    jeu = Nim((9,), maximum)
    assert [grundy(jeu, taille) for taille in range(10)] == [mex(jeu, taille) for taille in range(10)]


def juge(jeu: Nim, etat: EtatNim, vus: dict[EtatNim, tuple[int, int]]) -> tuple[int, int]:
    """Return gain and distance for the side to move, by looking at everything."""
    if etat not in vus:
        issue = jeu.issue(etat)
        if issue is not None:
            vus[etat] = (1 if issue == etat.trait else -1), 0
        else:
            suites = [juge(jeu, jeu.jouer(etat, coup), vus) for coup in jeu.coups_legaux(etat)]
            gain = max(-gain for gain, _ in suites)
            distances = [distance + 1 for autre, distance in suites if -autre == gain]
            vus[etat] = gain, min(distances) if gain == 1 else max(distances)
    return vus[etat]


@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize("maximum", [0, 1, 2, 3])
def test_les_verdicts_sont_ceux_d_une_recherche_complete(maximum: int, misere: bool) -> None:
    vus: dict[EtatNim, tuple[int, int]] = {}
    for tas in combinations_with_replacement(range(1, 6), 3):
        jeu = Nim(tas, maximum, misere)
        etat = jeu.etat_initial()
        attendus = {coup: juge(jeu, jeu.jouer(etat, coup), vus) for coup in jeu.coups_legaux(etat)}
        solveur = SolveurNim(jeu)
        assert solveur.juger(etat) == {coup: Verdict(-gain, rang + 1) for coup, (gain, rang) in attendus.items()}
        assert gagnante(jeu, tas) == (juge(jeu, etat, vus)[0] == 1)
        assert solveur.restants(etat) == sum(tas)


def test_les_faits_connus() -> None:
    assert gagnante(Nim(), (3, 4, 5))
    assert somme(Nim(), (1, 4, 5)) == 0  # two from the heap of three
    for misere in (False, True):
        assert not gagnante(Nim((1, 3, 5, 7), misere=misere), (1, 3, 5, 7))
        solveur = solveur_de(Nim((3, 4, 5), misere=misere))
        assert solveur is not None
        gagnants = {coup for coup, verdict in solveur.juger(EtatNim((3, 4, 5))).items() if verdict.gain == 1}
        assert gagnants == {(0, 2)}
    assert [gagnante(Nim((21,), 3, misere=True), (n,)) for n in range(10)] == [n % 4 != 1 for n in range(10)]


def test_au_dela_les_distances_sont_une_garantie() -> None:
    """The same heaps judged both ways: what is guaranteed is never less than what is exact, and of the same parity."""
    for misere in (False, True):
        jeu = Nim((4, 6, 7), misere=misere)
        solveur = SolveurNim(jeu)
        exacts = solveur.juger(jeu.etat_initial())
        for coup, exact in exacts.items():
            reste = tuple(sorted(filter(None, jeu.jouer(jeu.etat_initial(), coup).tas)))
            garanti = 1 + solveur._au_plus(reste)
            assert exact.distance <= garanti <= 17
            assert (garanti - exact.distance) % 2 == 0
    grand = Nim((99,) * 10)
    verdicts = SolveurNim(grand).juger(grand.etat_initial())
    assert {verdict.gain for verdict in verdicts.values()} == {-1}
    assert max(verdict.distance for verdict in verdicts.values()) <= 990


def test_un_drapeau_interrompt_le_calcul_des_distances() -> None:
    arret = Event()
    arret.set()
    jeu = Nim((60, 60))
    with pytest.raises(Interrompu):
        SolveurNim(jeu).juger(jeu.etat_initial(), arret)
