"""Which games count for the level of a person."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from ecosysteme.entete import NotreJoueur, Participant, Relais
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.niveau_personnel import niveau
from ecosysteme.niveau_personnel.rencontre import comptee, personne_contre
from ecosysteme.partie import Partie
from tests.positions import partie_jouee

COURTE = "e6f4e3f6g5d6e7f5c5"  # the shortest game: white has no disc left
SEPT = "ia_moteur:niveau=7"


def _abandonnee() -> Partie:
    partie = partie_jouee("f5d6c3")
    partie.abandonner(PREMIER)
    return partie


def test_une_partie_entiere_compte_par_sa_marge() -> None:
    assert comptee(partie_jouee(COURTE), PREMIER, SEPT, 5.0) == niveau.PartieComptee(7, 64, 5.0)
    assert comptee(partie_jouee(COURTE), SECOND, SEPT, 5.0) == niveau.PartieComptee(7, -64, 5.0)


def test_un_abandon_compte_par_son_resultat_seul() -> None:
    assert comptee(_abandonnee(), PREMIER, SEPT, 5.0) == niveau.PartieComptee(7, -1, 5.0, resultat_seul=True)
    assert comptee(_abandonnee(), SECOND, SEPT, 5.0) == niveau.PartieComptee(7, 1, 5.0, resultat_seul=True)


def _reprise() -> Partie:
    partie = partie_jouee("f5d6")
    partie.annuler()
    partie.annuler()
    for coup in [COURTE[rang : rang + 2] for rang in range(0, len(COURTE), 2)]:
        partie.jouer(partie.jeu.lire_coup(coup))
    return partie


def _d_ailleurs() -> Partie:
    partie = partie_jouee(COURTE)
    return Partie(partie.jeu, partie.historique[0].etat)


@pytest.mark.parametrize(
    "faire",
    [
        _reprise,
        _d_ailleurs,
        partial(partie_jouee, "f5d6"),
        lambda: Partie(Othello(coins=2)),
        lambda: Partie(Othello(6)),
    ],
)
def test_les_autres_parties_ne_comptent_pas(faire: Callable[[], Partie]) -> None:
    assert comptee(faire(), PREMIER, SEPT, 0.0) is None


@pytest.mark.parametrize("adversaire", ["ia_moteur:niveau=25", "ia_alea", "humain"])
def test_un_autre_adversaire_ou_un_indice_ne_compte_pas(adversaire: str) -> None:
    assert comptee(partie_jouee(COURTE), PREMIER, adversaire, 0.0) is None
    assert comptee(partie_jouee(COURTE), PREMIER, SEPT, 0.0, indices=True) is None


def test_la_personne_est_celle_de_l_entete_si_elle_a_tout_joue() -> None:
    partie, personne, sept = partie_jouee(COURTE), NotreJoueur("humain"), NotreJoueur(SEPT)
    attendus: dict[tuple[Participant, Participant], tuple[int, str] | None] = {
        (personne, sept): (PREMIER, SEPT),
        (sept, personne): (SECOND, SEPT),
        (personne, personne): None,
        (sept, sept): None,
        (personne, "Zebra"): None,
        (personne, Relais((NotreJoueur("ia_min"), sept))): None,
        (Relais((sept, personne)), sept): None,
    }
    for (noir, blanc), attendu in attendus.items():
        partie.entete = replace(partie.entete, noir=noir, blanc=blanc)
        assert personne_contre(partie) == attendu, (noir, blanc)
