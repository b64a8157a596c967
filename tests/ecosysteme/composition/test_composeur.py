"""What every game owes to who sets up its positions."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ecosysteme.composition import COMPOSEURS, SYMETRIES, composeur_de
from ecosysteme.jeu import PREMIER, SECOND, Camp, Jeu, autre_camp
from ecosysteme.jeux import JEUX, lire_jeu
from tests.positions import etats_quelconques

JEUX_POSES = ["othello", "othello:taille=4", "othello:taille=10", "puissance4", "morpion", "nim", "nim:tas=1-12"]
INVERSES = {"quart_droite": "quart_gauche", "quart_gauche": "quart_droite"}


def cases(jeu: Jeu, etat: object) -> st.SearchStrategy[tuple[int, int]]:
    lignes, colonnes = composeur_de(jeu).dimensions(etat)
    return st.tuples(st.integers(0, lignes - 1), st.integers(0, colonnes - 1))


def test_chaque_jeu_a_son_composeur() -> None:
    assert list(COMPOSEURS) == list(JEUX)


@pytest.mark.parametrize("specification", JEUX_POSES)
@given(donnees=st.data())
def test_une_case_peinte_ne_change_rien_ailleurs(specification: str, donnees: st.DataObject) -> None:
    jeu = lire_jeu(specification)
    composeur, etat = composeur_de(jeu), donnees.draw(etats_quelconques(jeu))
    case, camp = donnees.draw(cases(jeu, etat)), donnees.draw(st.sampled_from((0, *composeur.camps_poses)))
    peint = composeur.peindre(etat, case, camp)
    assume(composeur.dimensions(peint) == composeur.dimensions(etat))  # heaps that were read may raise the board
    avant, apres = composeur.contenu(etat), composeur.contenu(peint)
    colonne = {ou for ou in {*avant, *apres} if ou[1] == case[1]}
    changees = {ou for ou in {*avant, *apres} if avant.get(ou, 0) != apres.get(ou, 0)}
    assert changees <= (colonne if specification[:3] in ("pui", "nim") else {case})
    assert set(apres.values()) <= set(composeur.camps_poses)
    if camp and (case in avant or specification.startswith(("oth", "mor", "nim"))):
        assert apres[case] == camp
    if not camp and case not in avant:
        assert apres == avant


@pytest.mark.parametrize("specification", JEUX_POSES)
@given(donnees=st.data())
def test_ce_qui_est_pose_s_ecrit_et_se_relit(specification: str, donnees: st.DataObject) -> None:
    jeu = lire_jeu(specification)
    composeur, etat = composeur_de(jeu), donnees.draw(etats_quelconques(jeu))
    assert composeur.depuis(composeur.contenu(etat), jeu.trait(etat)) == etat
    assert jeu.lire_etat(jeu.ecrire_etat(etat)) == etat
    for message in composeur.etrangetes(etat):
        assert str(message)
    ailleurs = composeur.jeu_de(etat)
    assert type(ailleurs) is type(jeu)
    assert ailleurs.lire_etat(ailleurs.ecrire_etat(etat)) == etat


@pytest.mark.parametrize("specification", JEUX_POSES)
@given(donnees=st.data())
def test_une_symetrie_se_defait_et_garde_les_pieces(specification: str, donnees: st.DataObject) -> None:
    jeu = lire_jeu(specification)
    composeur, etat = composeur_de(jeu), donnees.draw(etats_quelconques(jeu))
    assert set(composeur.symetries) <= set(SYMETRIES)
    for nom in composeur.symetries:
        image = composeur.transformer(etat, nom)
        assert jeu.trait(image) == jeu.trait(etat)
        assert sorted(composeur.contenu(image).values()) == sorted(composeur.contenu(etat).values())
        assert composeur.transformer(image, INVERSES.get(nom, nom)) == etat
    if "quart_droite" in composeur.symetries:
        tourne = etat
        for _ in range(4):
            tourne = composeur.transformer(tourne, "quart_droite")
        assert tourne == etat
        assert jeu.cle(composeur.transformer(etat, "quart_droite")) == jeu.cle(etat)
    assert composeur.echanger_camps(composeur.echanger_camps(etat)) == etat


@pytest.mark.parametrize("specification", JEUX_POSES)
def test_le_vide_et_le_trait(specification: str) -> None:
    jeu = lire_jeu(specification)
    composeur = composeur_de(jeu)
    vide = composeur.vide()
    assert not composeur.contenu(vide)
    assert jeu.trait(vide) == PREMIER
    camps: tuple[Camp, Camp] = (PREMIER, SECOND)
    for camp in camps if composeur.trait_libre else ():
        etat = composeur.avec_trait(jeu.etat_initial(), camp)
        assert jeu.trait(etat) == camp
        assert composeur.contenu(etat) == composeur.contenu(jeu.etat_initial())
        assert jeu.trait(composeur.echanger_camps(etat)) == autre_camp(camp)


@pytest.mark.parametrize("specification", JEUX_POSES)
@given(donnees=st.data())
def test_rien_n_est_etrange_a_ce_qu_une_partie_atteint(specification: str, donnees: st.DataObject) -> None:
    jeu = lire_jeu(specification)
    etat = jeu.etat_initial()
    for _ in range(donnees.draw(st.integers(0, 60))):
        if jeu.issue(etat) is None:
            etat = donnees.draw(st.sampled_from(list(jeu.enfants(etat))))
    assert composeur_de(jeu).etrangetes(etat) == ()
