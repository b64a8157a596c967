from itertools import islice

import numpy as np
import pytest

from ecosysteme.atelier.livre_puissance4.construire import remonter
from ecosysteme.atelier.livre_puissance4.etages import depuis_cle, etages
from ecosysteme.moteur.puissance4.livre import Etage, LivrePuissance4, livre_fourni
from ecosysteme.moteur.puissance4.position import antecedents, cle, colonnes_jouables, image, jouer
from tests.ecosysteme.moteur.puissance4.parties import apres


@pytest.fixture
def entiers() -> list[Etage]:
    """The floors up to four discs, as if the fourth had any scores: what is above follows."""
    cles = list(islice(etages(), 5))
    scores = [np.random.default_rng(4).integers(-6, 7, len(cles[-1]), np.int8)]
    for nombres, suivants in zip(cles[-2::-1], cles[:0:-1], strict=True):
        scores.insert(0, remonter(nombres, suivants, scores[0]))
    return [Etage(*etage) for etage in zip(cles, scores, strict=True)]


def test_un_livre_se_relit(entiers: list[Etage]) -> None:
    livre = LivrePuissance4(entiers)
    relu = LivrePuissance4.lire(livre.octets())
    for pions, etage in livre.etages.items():
        assert relu.etages[pions].cles.tolist() == etage.cles.tolist()
        assert relu.etages[pions].scores.tolist() == etage.scores.tolist()
    assert len(relu) == len(livre) == 1 + 25 + 568
    assert relu.pions_max == 4
    vide = LivrePuissance4.lire(LivrePuissance4().octets())
    assert vide.pions_max == -1
    assert vide.score(0, 0) is None
    assert vide.plancher(*apres("4")) == -21


def test_un_etage_sur_deux_dit_tous_les_autres(entiers: list[Etage]) -> None:
    livre = LivrePuissance4.lire(LivrePuissance4(entiers).octets())
    assert sorted(livre.etages) == [0, 2, 4]
    for etage in entiers:
        for nombre, score in zip(etage.cles.tolist(), etage.scores.tolist(), strict=True):
            position = depuis_cle(nombre)
            assert livre.score(*position) == score
            notes = {colonne: livre.score(*jouer(*position, colonne)) for colonne in colonnes_jouables(position[1])}
            candidates = livre.candidates(*position, score)
            if etage is entiers[-1]:
                assert notes == dict.fromkeys(notes)  # nothing is known there
            else:
                assert [notes[colonne] for colonne in candidates] == [-score]


def test_ce_qui_est_connu_de_l_etage_suivant_sert(entiers: list[Etage]) -> None:
    dernier = entiers.pop()
    livre = LivrePuissance4.lire(LivrePuissance4(entiers, [Etage(dernier.cles[::3], dernier.scores[::3])]).octets())
    assert sorted(livre.etages) == [1, 3, 4]
    assert [livre.score(*depuis_cle(nombre)) for nombre in dernier.cles[:3].tolist()] == [dernier.scores[0], None, None]
    cherchees = 0
    for nombre, score in zip(entiers[-1].cles.tolist(), entiers[-1].scores.tolist(), strict=True):
        position = depuis_cle(nombre)
        candidates = livre.candidates(*position, score)
        meilleures = {
            colonne
            for colonne in colonnes_jouables(position[1])
            if (suite := dernier.rang(cle(*jouer(*position, colonne)))) is not None and dernier.scores[suite] == -score
        }
        assert meilleures & set(candidates)
        cherchees += len(candidates) > 1
    assert 0 < cherchees < len(entiers[-1])


def test_au_dernier_etage_entier_une_colonne_que_personne_ne_prefere_est_ecartee(entiers: list[Etage]) -> None:
    livre = LivrePuissance4(entiers)
    ecartees = 0
    for nombre, score in zip(entiers[-1].cles.tolist(), entiers[-1].scores.tolist(), strict=True):
        nous, masque = depuis_cle(nombre)
        for colonne in set(colonnes_jouables(masque)) - set(livre.candidates(nous, masque, score)):
            assert livre.plancher(*jouer(nous, masque, colonne)) > -score
            ecartees += 1
    assert ecartees > len(entiers[-1].cles)


def test_un_livre_connait_les_images_et_ce_qui_suit(entiers: list[Etage]) -> None:
    livre = LivrePuissance4(entiers)
    for coups, autres in (("", ""), ("172", "716"), ("1723", "7165")):
        assert livre.score(*apres(coups)) == livre.score(*apres(autres)) is not None
    assert livre.score(*apres("17234")) is None
    avant = [position for position, _ in antecedents(*apres("17234"))]
    assert livre.plancher(*apres("17234")) == livre.plancher(*apres("71654"))
    assert livre.plancher(*apres("17234")) == max(-(livre.score(*position) or 0) for position in avant)
    assert livre.plancher(*apres("172345")) == -21  # two discs later, nothing is known


def test_une_image_a_les_colonnes_en_miroir(entiers: list[Etage]) -> None:
    # Else what follows the book's move leaves its lines on one board of two, and is searched.
    livre = LivrePuissance4(entiers)
    for etage in entiers:
        for nombre, score in zip(etage.cles.tolist(), etage.scores.tolist(), strict=True):
            nous, masque = depuis_cle(nombre)
            en_miroir = livre.candidates(image(nous), image(masque), score)
            if (nous, masque) != (image(nous), image(masque)):
                assert en_miroir == [6 - colonne for colonne in livre.candidates(nous, masque, score)]


def test_ce_qu_aucune_partie_n_atteint_n_est_pas_connu(entiers: list[Etage]) -> None:
    # Set up by hand: two or three discs of the same side.
    livre = LivrePuissance4(entiers)
    for masque in (0b11, 0b11 | 1 << 14):
        assert livre.score(masque, masque) is None
        assert livre.score(0, masque) is None


@pytest.mark.parametrize("octets", [b"", b"PK\x03\x04", b"rien du tout"])
def test_un_fichier_qui_n_est_pas_un_livre_est_refuse(octets: bytes) -> None:
    with pytest.raises(ValueError, match="livre de Puissance 4 illisible"):
        LivrePuissance4.lire(octets)


def test_un_livre_qui_sort_du_jeu_est_refuse() -> None:
    faux = LivrePuissance4([Etage(np.array([0], np.uint64), np.array([22], np.int8))])
    with pytest.raises(ValueError, match="livre de Puissance 4 faux"):
        LivrePuissance4.lire(faux.octets())


def test_le_livre_fourni_est_petit_et_connait_la_grille_vide() -> None:
    livre = livre_fourni()
    assert livre.score(0, 0) == 1
    assert livre.candidates(0, 0, 1) == [3]
    assert len(livre.octets()) < 5_000_000
    assert all((np.diff(etage.cles.astype(np.int64)) > 0).all() for etage in livre.etages.values())
