"""Puissance 4 solved: the compiled scores read as verdicts, against a search that knows nothing of scores."""

from __future__ import annotations

import random
import subprocess
import sys
from functools import cache
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.derouler import derouler
from ecosysteme.jeu import NULLE, PREMIER, SECOND
from ecosysteme.jeux.puissance4 import EtatPuissance4, Puissance4
from ecosysteme.joueurs import IAalea, IAmoteur
from ecosysteme.partie import Partie
from ecosysteme.solveurs import Verdict, Verdicts
from ecosysteme.solveurs.puissance4 import SolveurPuissance4, lire_score

JEU = Puissance4()
VIDES = 10  # empty squares of what is searched in full: at most some thousands of positions


@pytest.fixture(scope="module")
def solveur() -> SolveurPuissance4:
    resultat = SolveurPuissance4(JEU, hash_mo=8, livre=False)
    resultat.preparer()
    return resultat


def jouee(coups: str) -> EtatPuissance4:
    etat = JEU.etat_initial()
    for coup in coups:
        etat = JEU.jouer(etat, JEU.lire_coup(coup))
    return etat


def au_hasard(vides: int, graine: int) -> EtatPuissance4:
    """Play at random until there are so many empty squares and the game goes on."""
    hasard = random.Random(graine)
    while True:
        etat = JEU.etat_initial()
        while JEU.issue(etat) is None and etat.masque.bit_count() < 42 - vides:
            etat = JEU.jouer(etat, hasard.choice(JEU.coups_legaux(etat)))
        if JEU.issue(etat) is None:
            return etat


@cache
def juge(etat: EtatPuissance4) -> tuple[int, int]:
    """Return gain and distance for the side to move, by looking at everything."""
    issue = JEU.issue(etat)
    if issue is not None:
        return (0 if issue == NULLE else 1 if issue == etat.trait else -1), 0
    suites = [juge(JEU.jouer(etat, coup)) for coup in JEU.coups_legaux(etat)]
    gain = max(-gain for gain, _ in suites)
    distances = [distance + 1 for autre, distance in suites if -autre == gain]
    return gain, min(distances) if gain == 1 else max(distances)


def test_un_score_connu(solveur: SolveurPuissance4) -> None:
    etat = jouee("44455554221")
    assert max(solveur.scores(etat).values()) == -15
    assert max(solveur.juger(etat).values(), key=lambda verdict: verdict.rang) == Verdict(-1, 2)


@pytest.mark.parametrize("vides", [1, 2, VIDES - 1, VIDES])
def test_chaque_verdict_est_celui_d_une_recherche_complete(vides: int, solveur: SolveurPuissance4) -> None:
    for graine in range(10):
        etat = au_hasard(vides, graine)
        attendus = {coup: juge(JEU.jouer(etat, coup)) for coup in JEU.coups_legaux(etat)}
        assert solveur.juger(etat) == {coup: Verdict(-gain, rang + 1) for coup, (gain, rang) in attendus.items()}
        assert solveur.restants(etat) == vides


def test_les_colonnes_se_disent_au_fil_de_la_recherche_depuis_le_centre(solveur: SolveurPuissance4) -> None:
    etat, partiels = au_hasard(20, 4), list[Verdicts[int]]()
    complets = solveur.juger(etat, rappel=partiels.append)
    assert complets == solveur.juger(etat)
    assert complets.complet
    assert not any(avis.complet for avis in partiels)
    assert [len(avis) for avis in partiels] == list(range(1, len(complets)))
    assert all(avis.items() <= complets.items() for avis in partiels)
    assert 3 in partiels[0]


def test_un_score_se_lit_avec_le_nombre_de_pions() -> None:
    """A win at once, with the disc that the scale says, whoever has the move."""
    for poses in range(42):
        etat = EtatPuissance4(0, (1 << poses) - 1)  # only the number of discs matters
        dernier = poses // 2 + 1  # the number of the disc that the side to move plays now
        assert lire_score(etat, 22 - dernier) == Verdict(1, 1)
        if poses <= 40:
            assert lire_score(etat, (poses + 1) // 2 + 1 - 22) == Verdict(-1, 2)


def test_un_verdict_rend_le_score_dont_il_vient(solveur: SolveurPuissance4) -> None:
    for vides in range(1, VIDES):
        etat = au_hasard(vides, vides)
        verdicts = solveur.juger(etat)
        assert {coup: solveur.score(etat, verdicts[coup]) for coup in verdicts} == dict(solveur.scores(etat))


def test_une_partie_finie_n_a_rien_a_juger(solveur: SolveurPuissance4) -> None:
    assert solveur.juger(jouee("1212121")) == {}


def test_un_drapeau_interrompt_et_le_solveur_sert_encore(solveur: SolveurPuissance4) -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        solveur.juger(JEU.etat_initial(), arret)
    assert solveur.juger(jouee("121212"))[0] == Verdict(1, 1)


def test_le_moteur_gagne_toute_partie_gagnee(solveur: SolveurPuissance4) -> None:
    moteur, hasard = IAmoteur(graine=1, livre=False, hash=8, temps=60.0), IAalea(graine=2)
    gagnees = 0
    for graine in range(12):
        etat = au_hasard(22, graine)
        if max(verdict.gain for verdict in solveur.juger(etat).values()) == 1:
            partie = derouler(Partie(JEU, etat), {PREMIER: moteur, SECOND: hasard})
            assert partie.issue == PREMIER
            gagnees += 1
    assert gagnees >= 3


SEUL = """
import sys
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.solveurs.puissance4 import SolveurPuissance4
assert "numba" not in sys.modules
SolveurPuissance4(Puissance4(), hash_mo=1).preparer()
assert "ecosysteme.moteur.puissance4.facade" in sys.modules
print(*sorted(nom for nom in sys.modules if nom.startswith("ecosysteme.moteur.othello")))
"""


def test_resoudre_le_puissance_4_ne_charge_pas_le_moteur_d_othello() -> None:
    fini = subprocess.run([sys.executable, "-c", SEUL], capture_output=True, text=True, check=False)
    assert (fini.returncode, fini.stdout, fini.stderr) == (0, "\n", "")
