"""Othello behind the generic interface: pinned by perft, and judged by the oracle where it adds to the board."""

from __future__ import annotations

import pickle
from collections import defaultdict
from collections.abc import Hashable
from typing import Any

import pytest
from hypothesis import given

from ecosysteme.jeu import NULLE, PREMIER, SECOND, Jeu, autre_camp
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.joueurs.humain import Humain
from ecosysteme.plateau import NOIR, Plateau
from tests import oracle
from tests.positions import couleur_au_trait, etats, etats_epars, grille_de, partie_jouee

# Shortest wipe-out known from a normal start: nine moves.
BALAYAGE = "e6f4e3f6g5d6e7f5c5"


def perft(jeu: Jeu, etat: Any, profondeur: int) -> int:
    """Count the games of ``profondeur`` plies, a pass being one ply."""
    if profondeur == 0 or jeu.issue(etat) is not None:
        return 1
    return sum(perft(jeu, enfant, profondeur - 1) for enfant in jeu.enfants(etat))


@pytest.mark.parametrize(("profondeur", "parties"), [(1, 4), (2, 12), (3, 56), (4, 244), (5, 1396), (6, 8200)])
def test_perft_compte_les_parties_connues(profondeur: int, parties: int) -> None:
    jeu = Othello()
    assert perft(jeu, jeu.etat_initial(), profondeur) == parties


@given(etats_epars())
def test_l_issue_et_les_coups_des_deux_camps_sont_ceux_de_l_oracle(etat: EtatOthello) -> None:
    jeu, grille = Othello(etat.taille), grille_de(etat)
    coups = {camp: oracle.coups(grille, COULEUR_DE[camp]) for camp in (PREMIER, SECOND)}
    assert {camp: list(jeu.coups_legaux(etat, camp)) for camp in coups} == coups
    assert jeu.coups_legaux(etat) == jeu.coups_legaux(etat, jeu.trait(etat))
    ecart = oracle.ecart(grille, "N")
    assert jeu.evaluer(etat, PREMIER) == ecart == -jeu.evaluer(etat, SECOND)
    finie = not coups[PREMIER] and not coups[SECOND]
    assert jeu.issue(etat) == ((NULLE if ecart == 0 else PREMIER if ecart > 0 else SECOND) if finie else None)


@given(etats())
def test_jouer_et_passer_ne_changent_pas_l_etat(etat: EtatOthello) -> None:
    jeu = Othello(etat.taille)
    avant = (hash(etat), jeu.texte(etat), jeu.cle(etat), etat.trait)
    grille = grille_de(etat)
    for coup in jeu.coups_legaux(etat):
        suite = jeu.jouer(etat, coup)
        assert grille_de(suite) == oracle.apres(grille, coup, couleur_au_trait(etat))
        assert jeu.trait(suite) == autre_camp(etat.trait)
        assert sorted(jeu.retournes(etat, coup)) == sorted(oracle.prises(grille, coup, couleur_au_trait(etat)))
    passe = jeu.passer(etat)
    assert (grille_de(passe), passe.trait) == (grille, autre_camp(etat.trait))
    etat.plateau.clear()
    assert (hash(etat), jeu.texte(etat), jeu.cle(etat), etat.trait) == avant


def test_les_etats_se_comparent_par_leurs_pions_leur_taille_et_leur_trait() -> None:
    jeu = Othello()
    d3c3, c3d3 = partie_jouee("d3c3c4").etat, partie_jouee("c4c3d3").etat
    assert d3c3 == c3d3
    assert hash(d3c3) == hash(c3d3)
    assert jeu.etat_initial() != jeu.passer(jeu.etat_initial())
    vides = [EtatOthello(Plateau(taille, {}), PREMIER) for taille in (4, 6)]
    assert vides[0] != vides[1]
    assert vides[0] != Plateau(4, {})


def test_un_etat_voyage_d_un_processus_a_l_autre() -> None:
    etat = partie_jouee("d3c3c4").etat
    assert pickle.loads(pickle.dumps(etat)) == etat


def test_c_est_le_joueur_qui_pose_et_retourne() -> None:
    """The move is what the player's own ``retourner`` did, on a copy; and only the player of the turn plays."""
    jeu = Othello()
    etat = jeu.etat_initial()
    assert jeu.faire_jouer(Humain("N"), etat, (2, 3)) == jeu.jouer(etat, (2, 3))
    with pytest.raises(ValueError, match="attendu un joueur de N"):
        jeu.faire_jouer(Humain("B"), etat, (2, 3))
    assert etat == jeu.etat_initial()


def test_un_plateau_d_une_autre_taille_ne_s_ecrit_pas() -> None:
    jeu = Othello()
    assert jeu.ecrire_etat(jeu.etat_initial()) == f"{'-' * 27}OX{'-' * 6}XO{'-' * 27} X"
    with pytest.raises(ValueError, match="un plateau de 4 × 4 ne s'écrit pas ainsi : attendu 8 × 8"):
        jeu.ecrire_etat(Othello(4).etat_initial())


@pytest.mark.parametrize(
    ("coup", "raison"),
    [((3, 3), "occupée"), ((0, 0), "n'encadre"), ((8, 0), "hors du plateau"), ((2, 4), "n'encadre")],
)
def test_un_coup_illegal_est_refuse_et_explique(coup: tuple[int, int], raison: str) -> None:
    jeu = Othello()
    etat = jeu.etat_initial()
    with pytest.raises(ValueError, match=raison):
        jeu.jouer(etat, coup)
    assert raison in str(jeu.expliquer_refus(etat, coup))
    assert jeu.retournes(etat, coup) == []
    assert etat == jeu.etat_initial()


def test_un_coup_legal_n_a_pas_de_refus_a_expliquer() -> None:
    with pytest.raises(ValueError, match="d3 est un coup légal"):
        Othello().expliquer_refus(Othello().etat_initial(), (2, 3))


def test_les_coups_s_ecrivent_et_se_relisent() -> None:
    assert Othello().ecrire_coup((2, 3)) == "d3"
    assert Othello(4).lire_coup("D3") == (2, 3)
    with pytest.raises(ValueError, match="de a1 à d4"):
        Othello(4).lire_coup("e3")


def test_noir_commence_et_blanc_repond() -> None:
    jeu = Othello()
    assert jeu.noms_camps == ("Noir", "Blanc")
    assert jeu.trait(jeu.etat_initial()) == PREMIER


def test_une_taille_inconnue_est_refusee() -> None:
    with pytest.raises(ValueError, match="taille"):
        Othello(5)


def test_un_camp_sans_plus_aucun_pion_a_perdu() -> None:
    partie = partie_jouee(BALAYAGE)
    assert partie.issue == PREMIER
    assert partie.scores == (13, 0)


def test_la_partie_peut_finir_avant_que_le_plateau_soit_plein() -> None:
    partie = partie_jouee("b3d2e1a3a2a1c2d1e2f1e4d5e3f3a4c1e6d6c6b5a5", 6)
    assert partie.issue == SECOND
    assert partie.scores == (4, 21)


def positions_du_4x4(coups: int) -> set[EtatOthello]:
    """Every state that at most ``coups`` plies reach from the start."""
    jeu = Othello(4)
    front = {jeu.etat_initial()}
    vus = set(front)
    for _ in range(coups):
        front = {suite for etat in front if jeu.issue(etat) is None for suite in jeu.enfants(etat)}
        vus |= front
    return vus


def test_la_cle_reunit_les_images_symetriques_et_elles_seules() -> None:
    jeu = Othello(4)
    par_cle: dict[Hashable, set[EtatOthello]] = defaultdict(set)
    par_images: dict[Hashable, set[EtatOthello]] = defaultdict(set)
    for etat in positions_du_4x4(5):
        images = oracle.images(grille_de(etat))
        par_cle[jeu.cle(etat)].add(etat)
        par_images[etat.trait, "\n".join(min(images))].add(etat)
        for image in images:
            assert jeu.cle(EtatOthello(Plateau.depuis_texte("\n".join(image)), etat.trait)) == jeu.cle(etat)
    assert {frozenset(groupe) for groupe in par_cle.values()} == {frozenset(groupe) for groupe in par_images.values()}
    assert len(par_cle) > 50


def test_le_trait_distingue_deux_positions_aux_memes_pions() -> None:
    jeu = Othello()
    assert jeu.cle(jeu.etat_initial()) != jeu.cle(jeu.passer(jeu.etat_initial()))


@pytest.mark.parametrize(("coins", "donnes"), [(0, ""), (1, "a1"), (2, "a1h8"), (3, "a1h8h1"), (4, "a1h8h1a8")])
def test_un_handicap_donne_des_coins_a_noir_qui_commence(coins: int, donnes: str) -> None:
    jeu = Othello(coins=coins)
    etat = jeu.etat_initial()
    assert (jeu.scores(etat), jeu.trait(etat)) == ((2 + coins, 2), PREMIER)
    for case in map("".join, zip(donnes[::2], donnes[1::2], strict=True)):
        assert etat.plateau[jeu.lire_coup(case)] == NOIR
    assert lire_jeu(jeu.specification).etat_initial() == etat


@pytest.mark.parametrize("coins", [-1, 5, True])
def test_un_handicap_impossible_est_refuse(coins: int) -> None:
    with pytest.raises(ValueError, match="coins"):
        Othello(coins=coins)
