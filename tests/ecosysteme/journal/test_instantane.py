"""A game at one moment: what the list will say of it, and when two moments are the same."""

import pytest

from ecosysteme.journal.instantane import Instantane
from ecosysteme.provenance import Origine
from tests.ecosysteme.journal.parties import NOMS, partie_etudiee, partie_jouee, signer


def test_la_ligne_suivie_dit_la_longueur_et_l_issue_ou_qu_on_soit() -> None:
    partie = partie_jouee()
    coups, issue, scores = partie.nb_coups, partie.issue, partie.resultat
    for place in (coups, 20, 0):
        partie.aller_a(place)
        instantane = Instantane.de(signer(partie, origine=Origine.CONSOLE))
        *tete, entete, la, longueur, dit, premier, second = instantane.valeurs()
        assert (longueur, dit, (premier, second)) == (coups, issue, scores)
        assert (tete, entete, la) == (["othello", "", *NOMS, "console"], "", partie.noeud.numero)


@pytest.mark.parametrize("jeu", ["othello:taille=6", "puissance4", "nim:tas=1-2-3,misere=oui", "morpion"])
def test_un_depart_a_part_est_ecrit(jeu: str) -> None:
    avant = partie_jouee(jeu, 2)
    partie = type(avant)(avant.jeu, avant.etat)
    specification, depart, *_ = Instantane.de(signer(partie)).valeurs()
    assert (specification, avant.jeu.lire_etat(depart)) == (avant.jeu.specification, avant.etat)


def test_deux_moments_se_ressemblent_tant_que_rien_n_a_change() -> None:
    partie = partie_etudiee()
    avant = Instantane.de(signer(partie))
    assert Instantane.de(signer(partie)).ressemble(avant)
    assert not Instantane.de(signer(partie, ("Ada", "Autre"))).ressemble(avant)
    assert not Instantane.de(signer(partie, origine=Origine.SERIE)).ressemble(avant)
    partie.annuler()
    assert not Instantane.de(signer(partie)).ressemble(avant)
