import random
import threading

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.bancs.tirage_puissance4 import CLASSES, tirer_classe
from ecosysteme.moteur.puissance4.position import colonnes_jouables, gagne_en, jouer
from ecosysteme.moteur.puissance4.solveur import SolveurExact, en_mots
from tests.ecosysteme.moteur.commun.arrets import arrets
from tests.ecosysteme.moteur.puissance4.parties import apres, positions_au_hasard


def test_deux_fils_et_un_seul_donnent_les_memes_scores() -> None:
    seul, deux = SolveurExact(4), SolveurExact(4, taches=2)
    for position in positions_au_hasard(10, 60, 13, 30):
        assert seul.resoudre(*position) == deux.resoudre(*position)
    assert deux.noeuds > 0
    assert not [fil.name for fil in threading.enumerate() if fil.name.startswith("othellier-puissance4")]


@pytest.mark.parametrize("taches", [1, 2])
def test_un_arret_est_vu_et_ne_dure_pas(taches: int) -> None:
    solveur = SolveurExact(16, taches)
    with pytest.raises(Interrompu), arrets(solveur.arreter):
        solveur.resoudre(0, 0)
    assert solveur.resoudre(*apres("4455")) == 18


def test_un_arret_ne_laisse_passer_que_peu_de_noeuds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the millisecond that is promised comes to, on any machine."""
    solveur = SolveurExact(16)

    def ouvrir_puis_arreter(noeuds: int | None = None) -> None:
        SolveurExact._ouvrir(solveur, noeuds)
        solveur.arreter()

    monkeypatch.setattr(solveur, "_ouvrir", ouvrir_puis_arreter)
    with pytest.raises(Interrompu):
        solveur.resoudre(0, 0)
    assert solveur.noeuds < 10_000


@pytest.mark.parametrize("taches", [1, 2])
def test_le_meilleur_coup_atteint_le_score(taches: int) -> None:
    solveur = SolveurExact(4, taches)
    for nous, masque in positions_au_hasard(11, 150, 14, 41):
        score, colonne = solveur.meilleur(nous, masque)
        assert score == solveur.resoudre(nous, masque)
        pions = masque.bit_count()
        if score < (43 - pions) // 2:  # else it wins at once, and there is no position after it
            assert solveur.resoudre(*jouer(nous, masque, colonne)) == -score


@pytest.mark.parametrize("taches", [1, 2])
def test_choisir_finit_si_peu_qu_il_donne_d_abord(monkeypatch: pytest.MonkeyPatch, taches: int) -> None:
    monkeypatch.setattr("ecosysteme.moteur.puissance4.solveur.ESSAI", 1)
    solveur = SolveurExact(4, taches)
    for nous, masque in positions_au_hasard(13, 12, 15, 17):
        score = solveur.resoudre(nous, masque)
        colonnes = [colonne for colonne in colonnes_jouables(masque) if not gagne_en(nous, masque, colonne)]
        notes = {colonne: -solveur.resoudre(*jouer(nous, masque, colonne)) for colonne in colonnes}
        if score == max(notes.values()):
            solveur.vider()
            assert notes[solveur.choisir(nous, masque, score, colonnes)] == score


@pytest.mark.parametrize("taches", [1, 2])
def test_choisir_s_arrete_quand_on_le_lui_demande(taches: int) -> None:
    solveur = SolveurExact(16, taches)
    with pytest.raises(Interrompu), arrets(solveur.arreter):
        solveur.choisir(0, 0, 1, range(7))


@pytest.mark.parametrize("taches", [1, 2])
def test_un_lot_est_resolu_comme_position_par_position(taches: int) -> None:
    solveur = SolveurExact(1, taches)
    positions = tirer_classe(solveur, CLASSES[1], 51, random.Random(1))
    assert solveur.resoudre_tout(en_mots(positions)) == [solveur.resoudre(*position) for position in positions]
    assert solveur.resoudre_tout(en_mots([])) == []


@pytest.mark.parametrize("taches", [0, 3, "2"])
def test_un_nombre_de_taches_impossible_est_refuse(taches: int) -> None:
    with pytest.raises(ValueError, match="attendu un entier de 1 à 2"):
        SolveurExact(1, taches)
