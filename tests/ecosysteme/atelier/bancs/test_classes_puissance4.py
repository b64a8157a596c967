from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.bancs.classes_puissance4 import MesureClasse, mesurer


def rapides(graine: int) -> list[MesureClasse]:
    return list(mesurer(1, 0, vide=False, mega=1, graine=graine, arret=Event()))


def test_a_graine_egale_les_noeuds_sont_les_memes() -> None:
    noeuds = [mesure.noeuds for mesure in rapides(1)]
    assert [mesure.noeuds for mesure in rapides(1)] == noeuds
    assert [mesure.noeuds for mesure in rapides(2)] != noeuds


def test_un_arret_est_entendu() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        list(mesurer(1, 0, vide=False, mega=1, graine=1, arret=arret))


def test_une_rangee_montre_les_vitesses() -> None:
    rangee = MesureClasse("fin-facile", 3, secondes=0.002, noeuds=5000).rangee()
    assert rangee == ("fin-facile", "3", "2,00 ms", "500", "5\N{NO-BREAK SPACE}000", "2,5 M")
    assert MesureClasse("fin-facile", 3, secondes=0.0, noeuds=0).noeuds_par_seconde == 0
