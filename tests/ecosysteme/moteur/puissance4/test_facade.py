from collections.abc import Iterator
from random import Random
from threading import Event, Timer

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.bancs.tirage_puissance4 import tirer
from ecosysteme.atelier.livre_puissance4.etages import depuis_cle
from ecosysteme.moteur.puissance4.facade import MoteurPuissance4, distance
from ecosysteme.moteur.puissance4.livre import livre_fourni
from ecosysteme.moteur.puissance4.position import colonnes_jouables, gagne_en, jouer
from ecosysteme.moteur.puissance4.solveur import SolveurExact
from tests.ecosysteme.moteur.puissance4.oracle import Oracle
from tests.ecosysteme.moteur.puissance4.parties import apres, positions_au_hasard
from tests.tailles import taille


def test_noter_donne_le_score_de_chaque_colonne() -> None:
    solveur, oracle = MoteurPuissance4(hash_mo=4), Oracle()
    for nous, masque in positions_au_hasard(taille(5, 12), 20, 28, 41):
        notes = solveur.noter(nous, masque)
        assert list(notes) == colonnes_jouables(masque)
        assert max(notes.values()) == solveur.resoudre(nous, masque) == oracle.score(nous, masque)
        score, colonne = solveur.meilleur(nous, masque)
        assert notes[colonne] == score == max(notes.values())
    assert solveur.noeuds > 0


def test_un_coup_qui_gagne_aussitot_et_sa_distance() -> None:
    assert MoteurPuissance4(hash_mo=1).meilleur(*apres("112233")) == (18, 3)
    assert distance(18, 6) == 1
    notes = MoteurPuissance4(hash_mo=1).noter(*apres("11223366777655"))
    assert notes[3] == max(notes.values()) == 14
    assert distance(14, 14) == 1


def test_une_grille_pleine_est_nulle_et_sans_coup() -> None:
    solveur = MoteurPuissance4(hash_mo=1)
    # Two columns at a time, two by two: nobody ever has four in a line.
    position = apres("121212212121343434434343565656656565777777")
    assert solveur.resoudre(*position) == 0
    assert solveur.noter(*position) == {}
    with pytest.raises(ValueError, match="pleine"):
        solveur.meilleur(*position)


def test_une_position_impossible_est_refusee_partout() -> None:
    solveur = MoteurPuissance4(hash_mo=1)
    for demander in (solveur.resoudre, solveur.noter, solveur.meilleur):
        with pytest.raises(ValueError, match="flotte"):
            demander(0, 0b10)


@pytest.mark.parametrize("taches", [1, 2])
def test_l_arret_interrompt_une_recherche_en_cours_et_une_qui_attend(taches: int) -> None:
    solveur, arret = MoteurPuissance4(16, taches, livre=False), Event()
    minuterie = Timer(0.2, arret.set)
    minuterie.start()
    with pytest.raises(Interrompu):
        solveur.noter(0, 0, arret)
    minuterie.join()
    with pytest.raises(Interrompu):
        solveur.resoudre(0, 0, arret)  # minutes, if it began
    assert solveur.resoudre(*apres("4455")) == 18


def test_le_livre_connait_le_premier_coup() -> None:
    solveur = MoteurPuissance4(hash_mo=1)
    assert solveur.noter(0, 0) == dict(enumerate((-2, -1, 0, 1, 0, -1, -2)))
    assert solveur.meilleur(0, 0) == (1, 3)
    assert solveur.noeuds == 0


def test_le_livre_est_coherent_sans_chercher() -> None:
    # A position is worth as much as its best move: held by the book itself where it has what follows.
    livre = livre_fourni()
    assert len(livre) > 8
    for nous, masque, score in prises(4000):
        suites = {
            colonne: livre.score(*jouer(nous, masque, colonne))
            for colonne in colonnes_jouables(masque)
            if not gagne_en(nous, masque, colonne)
        }
        connues = {colonne: -suite for colonne, suite in suites.items() if suite is not None}
        assert all(note <= score for note in connues.values())
        candidates = livre.candidates(nous, masque, score)
        assert any(connues.get(colonne, score) == score for colonne in candidates)


def test_le_livre_est_d_accord_avec_la_recherche() -> None:
    avec, sans = MoteurPuissance4(16), SolveurExact(16)
    profondes = [prise for prise in prises(100_000) if prise[1].bit_count() >= 10]
    for nous, masque, score in profondes[:: max(1, len(profondes) // 10)]:
        note, colonne = avec.meilleur(nous, masque)
        assert note == score == sans.resoudre(nous, masque)
        suite = jouer(nous, masque, colonne)
        assert score == (43 - masque.bit_count()) // 2 or sans.resoudre(*suite) == -score


def test_quoi_que_jouent_les_deux_le_livre_repond_jusqu_a_ses_derniers_etages() -> None:
    solveur, hasard, pions_max = MoteurPuissance4(hash_mo=16), Random(11), livre_fourni().pions_max
    assert pions_max >= 11
    for rang in range(600):
        # Not on its last whole floor: there the book has scores, and few columns to try.
        nous, masque = tirer(hasard, rang % pions_max)
        score, colonne = solveur.meilleur(nous, masque)
        assert score == solveur.resoudre(nous, masque)
        notes = solveur.noter(nous, masque)
        assert (max(notes.values()), notes[colonne]) == (score, score)
    assert solveur.noeuds == 0


def test_a_son_dernier_etage_entier_le_livre_laisse_peu_de_colonnes_a_essayer() -> None:
    livre, avec, sans, hasard = livre_fourni(), MoteurPuissance4(16), SolveurExact(16), Random(12)
    ecartees = 0
    positions = [tirer(hasard, livre.pions_max) for _ in range(taille(12, 60))]
    for nous, masque in positions:
        score, colonne = avec.meilleur(nous, masque)
        assert gagne_en(nous, masque, colonne) or sans.resoudre(*jouer(nous, masque, colonne)) == -score
        candidates = livre.candidates(nous, masque, score)
        assert colonne in candidates
        ecartees += len(colonnes_jouables(masque)) - len(candidates)
    assert ecartees > len(positions)


def test_juste_apres_le_livre_les_planchers_qu_il_donne_sont_justes() -> None:
    livre, avec, sans = livre_fourni(), MoteurPuissance4(16), SolveurExact(16)
    dernieres = [(nous, masque) for nous, masque, _ in prises(1000) if masque.bit_count() == livre.pions_max]
    atteints = depasses = 0
    for nous, masque in dernieres[:: max(1, len(dernieres) // taille(4, 12))]:
        for colonne in colonnes_jouables(masque):
            if not gagne_en(nous, masque, colonne):
                suite = jouer(nous, masque, colonne)
                score, choix = avec.meilleur(*suite)
                assert score == avec.resoudre(*suite) == sans.resoudre(*suite)
                assert avec.noter(*suite)[choix] == score
                atteints += score == livre.plancher(*suite)
                depasses += score > livre.plancher(*suite)
                assert score >= livre.plancher(*suite)
    assert atteints > 0
    assert depasses > 0


def prises(nombre: int) -> Iterator[tuple[int, int, int]]:
    """Yield some positions of the book, spread over each of its floors, with their scores."""
    etages = livre_fourni().etages.values()
    for etage in etages:
        pas = 1 + len(etage.cles) * len(etages) // nombre
        for cle, score in zip(etage.cles[::pas].tolist(), etage.scores[::pas].tolist(), strict=True):
            yield *depuis_cle(cle), score
