from collections.abc import Callable

import numpy as np
import pytest

from ecosysteme.moteur.puissance4.livre import Livre, livre_fourni
from ecosysteme.moteur.puissance4.position import cle, image, jouer
from tests.ecosysteme.moteur.puissance4.parties import apres


def test_un_livre_se_relit_et_connait_les_images() -> None:
    position = apres("1723")
    livre = Livre({cle(*position): (-3, 1), cle(*apres("44")): (2, 3)})
    relu = Livre.lire(livre.octets())
    assert list(relu) == list(livre)
    assert len(relu) == 2
    score, colonne = relu.chercher(*position) or (99, 99)
    autre = relu.chercher(image(position[0]), image(position[1]))
    assert score == -3
    assert autre == (-3, 6 - colonne)
    assert relu.chercher(0, 0) is None
    assert relu.chercher(*apres("7777")) is None


@pytest.mark.parametrize("coups", ["", "4", "444444", "1122334", "1111112222223", "777777666666"])
def test_un_livre_connait_sa_position_la_plus_pleine(coups: str) -> None:
    position = apres(coups)
    livre = Livre({cle(*position): (1, 3)})
    assert livre.chercher(*position) is not None
    assert Livre.lire(livre.octets()).chercher(*position) is not None


@pytest.mark.parametrize("retourner", [lambda mot: mot, image], ids=["telle", "image"])
def test_un_livre_borne_ce_qui_suit_ses_positions(retourner: Callable[[int], int]) -> None:
    avant, autre = apres("1723"), apres("1725")
    livre = Livre({cle(*avant): (3, 4), cle(*autre): (1, 0)})  # best: the image of each that its key is of
    _, colonne = livre.chercher(*avant) or (0, 0)
    joue = jouer(*avant, colonne)
    ailleurs = jouer(*avant, 5)
    bornes = [livre.bornes(retourner(nous), retourner(masque)) for nous, masque in (joue, ailleurs, apres("777"))]
    assert bornes == [(-3, -3), (-3, 21), (-21, 21)]
    entre = jouer(*jouer(*avant, 1), 4)
    assert livre.bornes(*entre) == (-21, 21)  # two discs later, nothing is known


@pytest.mark.parametrize("octets", [b"", b"PK\x03\x04", b"rien du tout"])
def test_un_fichier_qui_n_est_pas_un_livre_est_refuse(octets: bytes) -> None:
    with pytest.raises(ValueError, match="livre de Puissance 4 illisible"):
        Livre.lire(octets)


def test_un_livre_qui_sort_du_jeu_est_refuse() -> None:
    with pytest.raises(ValueError, match="livre de Puissance 4 faux"):
        Livre.lire(Livre({0: (22, 3)}).octets())


def test_le_livre_fourni_est_petit_et_connait_la_grille_vide() -> None:
    livre = livre_fourni()
    assert livre.chercher(0, 0) == (1, 3)
    assert len(livre.octets()) < 5_000_000
    assert (np.diff(livre.cles.astype(np.int64)) > 0).all()
