from itertools import islice
from random import Random
from threading import Event, Timer

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.moteur.puissance4.etages import depuis_cle
from ecosysteme.moteur.puissance4.facade import SolveurPuissance4, distance
from ecosysteme.moteur.puissance4.livre import livre_fourni
from ecosysteme.moteur.puissance4.position import colonnes_jouables, gagne_en, jouer, suites
from ecosysteme.moteur.puissance4.solveur import Solveur
from ecosysteme.moteur.puissance4.tirage import tirer
from tests.ecosysteme.moteur.puissance4.oracle import Oracle
from tests.ecosysteme.moteur.puissance4.parties import apres, positions_au_hasard
from tests.tailles import taille


def test_noter_donne_le_score_de_chaque_colonne() -> None:
    solveur, oracle = SolveurPuissance4(hash_mo=4), Oracle()
    for nous, masque in positions_au_hasard(taille(5, 12), 20, 28, 41):
        notes = solveur.noter(nous, masque)
        assert list(notes) == colonnes_jouables(masque)
        assert max(notes.values()) == solveur.resoudre(nous, masque) == oracle.score(nous, masque)
        score, colonne = solveur.meilleur(nous, masque)
        assert notes[colonne] == score == max(notes.values())
    assert solveur.noeuds > 0


def test_un_coup_qui_gagne_aussitot_et_sa_distance() -> None:
    assert SolveurPuissance4(hash_mo=1).meilleur(*apres("112233")) == (18, 3)
    assert distance(18, 6) == 1
    notes = SolveurPuissance4(hash_mo=1).noter(*apres("11223366777655"))
    assert notes[3] == max(notes.values()) == 14
    assert distance(14, 14) == 1


def test_une_grille_pleine_est_nulle_et_sans_coup() -> None:
    solveur = SolveurPuissance4(hash_mo=1)
    # Two columns at a time, two by two: nobody ever has four in a line.
    position = apres("121212212121343434434343565656656565777777")
    assert solveur.resoudre(*position) == 0
    assert solveur.noter(*position) == {}
    with pytest.raises(ValueError, match="pleine"):
        solveur.meilleur(*position)


def test_une_position_impossible_est_refusee_partout() -> None:
    solveur = SolveurPuissance4(hash_mo=1)
    for demander in (solveur.resoudre, solveur.noter, solveur.meilleur):
        with pytest.raises(ValueError, match="flotte"):
            demander(0, 0b10)


@pytest.mark.parametrize("taches", [1, 2])
def test_l_arret_interrompt_une_recherche_en_cours_et_une_qui_attend(taches: int) -> None:
    solveur, arret = SolveurPuissance4(16, taches, livre=False), Event()
    minuterie = Timer(0.2, arret.set)
    minuterie.start()
    with pytest.raises(Interrompu):
        solveur.noter(0, 0, arret)
    minuterie.join()
    with pytest.raises(Interrompu):
        solveur.resoudre(0, 0, arret)  # minutes, if it began
    assert solveur.resoudre(*apres("4455")) == 18


def test_le_livre_connait_le_premier_coup() -> None:
    solveur = SolveurPuissance4(hash_mo=1)
    assert solveur.noter(0, 0) == dict(enumerate((-2, -1, 0, 1, 0, -1, -2)))
    assert solveur.meilleur(0, 0) == (1, 3)
    assert solveur.noeuds == 0


def test_le_livre_est_coherent_sans_chercher() -> None:
    # A position is worth as much as its best move: held by the book itself where it has what follows.
    livre = livre_fourni()
    assert len(livre) > 8
    for cle, (score, colonne) in islice(livre, 0, None, 1 + len(livre) // 8000):
        nous, masque = depuis_cle(cle)
        reponses = {c: livre.chercher(*jouer(nous, masque, c)) for c in colonnes_jouables(masque)}
        connues = {c: -avis[0] for c, avis in reponses.items() if avis is not None}
        assert all(note <= score for note in connues.values())
        assert connues.get(colonne, score) == score


def test_quoi_que_joue_l_autre_le_livre_repond_jusqu_a_seize_pions() -> None:
    livre, hasard = livre_fourni(), Random(16)
    for rang in range(300):
        nous, masque = 0, 0
        while (pions := masque.bit_count()) <= 16:
            if pions % 2 == rang % 2:
                avis = livre.chercher(nous, masque)
                assert avis is not None
                colonne = avis[1]
            else:
                colonne = hasard.choice(colonnes_jouables(masque))
            if gagne_en(nous, masque, colonne):
                break
            nous, masque = jouer(nous, masque, colonne)


def test_le_livre_est_d_accord_avec_la_recherche() -> None:
    livre = livre_fourni()
    solveur = Solveur(16)
    profondes = [entree for entree in islice(livre, 0, None, 100) if _pions(entree[0]) >= 8]
    for cle, (score, _) in profondes[:: max(1, len(profondes) // 8)]:
        nous, masque = depuis_cle(cle)
        connu = livre.chercher(nous, masque)
        assert connu is not None
        assert connu[0] == score == solveur.resoudre(nous, masque)
        suite = jouer(nous, masque, connu[1])
        assert score == (43 - masque.bit_count()) // 2 or solveur.resoudre(*suite) == -score


def test_quoi_que_jouent_les_deux_le_livre_repond_jusqu_a_onze_pions() -> None:
    solveur, hasard = SolveurPuissance4(hash_mo=1), Random(11)
    for rang in range(600):
        nous, masque = tirer(hasard, rang % 12)
        score, colonne = solveur.meilleur(nous, masque)
        assert score == solveur.resoudre(nous, masque)
        if masque.bit_count() < 11:
            notes = solveur.noter(nous, masque)
            assert (max(notes.values()), notes[colonne]) == (score, score)
    assert solveur.noeuds == 0


def test_juste_apres_le_livre_les_bornes_qu_il_donne_sont_justes() -> None:
    livre, avec, sans = livre_fourni(), SolveurPuissance4(16), Solveur(16)
    dernieres = [depuis_cle(cle) for cle, _ in islice(livre, 0, None, 1000) if _pions(cle) == 16]
    bornees = exactes = connus = 0
    for nous, masque in dernieres[:: max(1, len(dernieres) // taille(4, 12))]:
        for suite in suites(nous, masque):
            basse, haute = livre.bornes(*suite)
            bornees += basse > -21
            exactes += basse == haute
            score, choix = avec.meilleur(*suite)
            assert score == avec.resoudre(*suite) == sans.resoudre(*suite)
            assert basse <= score <= haute
            assert avec.noter(*suite)[choix] == score
            planchers = list(livre.planchers(*suite))
            assert all(plancher <= sans.resoudre(*apres) for apres, plancher in planchers)
            connus += len(planchers)
    assert bornees > exactes > 0
    assert connus > 0


def _pions(cle: int) -> int:
    return depuis_cle(cle)[1].bit_count()
