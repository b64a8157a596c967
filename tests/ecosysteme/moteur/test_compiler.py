"""The compiler's door: the salt of the cache, and one version of each kernel."""

from __future__ import annotations

import random
from typing import Any

from ecosysteme.moteur import compiler, evaluation, finale, perft, profonde
from ecosysteme.moteur.solveur import Solveur
from tests.ecosysteme.moteur.hasard import bits_au_hasard


def test_le_cache_porte_la_version_de_la_salle() -> None:
    version = compiler.version_salle()
    assert len(version) == 16
    assert compiler.dossier_cache().name == f"moteur-{version}"


def test_un_seul_type_par_fonction_recursive() -> None:
    # A recursive kernel called with a literal is compiled twice, and its cached code then calls address 0.
    Solveur(mega=1).score(*bits_au_hasard(random.Random(15), 17))
    recursives: tuple[Any, ...] = (evaluation.chercher, finale.courte, finale.moyenne, profonde.profonde, perft.perft)
    for noyau in recursives:
        assert len(noyau.signatures) <= 1
