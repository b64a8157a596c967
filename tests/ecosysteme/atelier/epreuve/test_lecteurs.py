"""Everything that is read back: damaged inputs are read, or refused by a ``ValueError``."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from ecosysteme.atelier.epreuve.lecteurs import abimer, epreuves_de_lecture, eprouver_lecteur

EPREUVES = {epreuve.nom: epreuve for epreuve in epreuves_de_lecture()}
LENTES = {"bases abîmées": 30, "entrées abîmées : reconnaître": 60, "entrées abîmées : reconnaître ggf": 60}


@pytest.mark.parametrize("nom", EPREUVES)
def test_une_entree_abimee_est_lue_ou_refusee(nom: str) -> None:
    essais = LENTES.get(nom, 400)
    assert list(islice(EPREUVES[nom].tirer(random.Random(2026)), essais)) == [""] * essais


def test_un_lecteur_qui_tombe_est_vu() -> None:
    def lire(octets: bytes) -> None:
        if octets != b"bon":
            raise KeyError("x")

    assert next(eprouver_lecteur(b"bon", lire, random.Random(1))).startswith("KeyError : 'x' sur b'")


def test_abimer_change_presque_toujours_et_se_refait() -> None:
    abimes = [abimer(random.Random(rang), b"f5d6c3") for rang in range(50)]
    assert sum(octets != b"f5d6c3" for octets in abimes) > 40
    assert abimes == [abimer(random.Random(rang), b"f5d6c3") for rang in range(50)]
