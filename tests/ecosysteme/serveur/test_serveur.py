"""The game of a session: who may play, the passes that are understood, what an undo takes back."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

import pytest

from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.plateau import lire_case
from ecosysteme.serveur.serveur import Serveur
from tests.ecosysteme.serveur.penseurs import FauxPenseur

AVANT_PASSE = "d3c3e6d2d1e1b2c1"  # black must pass, then white has a3, b4 and d6


class Muet(Serveur):
    """A session that understands nothing."""

    def obeir(self, ligne: str, arret: Event) -> None:
        raise NotImplementedError

    def coupe(self, ligne: str) -> bool:
        return False


@pytest.fixture
def session() -> Muet:
    serveur = Muet(FauxPenseur(), print)
    for rang in range(0, len(AVANT_PASSE), 2):
        serveur.jouer(lire_case(AVANT_PASSE[rang : rang + 2]))
    return serveur


@pytest.mark.parametrize("camp", [None, SECOND])
def test_une_passe_sous_entendue_s_annule_avec_son_coup(session: Muet, camp: Camp | None) -> None:
    avant = session.suivi.etat
    session.jouer(lire_case("a3"), camp)
    assert session.suivi.etat == lire_transcription(f"{AVANT_PASSE}a3").etat
    assert session.annuler()
    assert session.suivi.etat == avant


def test_une_passe_dite_s_annule_seule(session: Muet) -> None:
    avant = session.suivi.etat
    session.jouer(None, PREMIER)
    session.jouer(lire_case("a3"), SECOND)
    session.annuler()
    assert session.suivi.etat.trait == SECOND
    session.annuler()
    assert session.suivi.etat == avant


REFUS: list[Callable[[Muet], None]] = [
    lambda session: session.jouer(lire_case("a1"), SECOND),  # after an implied pass that must be forgotten
    lambda session: session.jouer(lire_case("a3"), PREMIER),
    lambda session: session.jouer(None, SECOND),
]


@pytest.mark.parametrize("jouer", REFUS)
def test_un_refus_laisse_la_partie_ou_elle_etait(session: Muet, jouer: Callable[[Muet], None]) -> None:
    avant = session.suivi.etats
    with pytest.raises(ValueError, match=r"impossible|aucun pion"):
        jouer(session)
    assert session.suivi.etats == avant


def test_tout_s_annule_jusqu_au_depart(session: Muet) -> None:
    while session.annuler():
        pass
    assert session.suivi.etats == (lire_transcription("").etat,)
