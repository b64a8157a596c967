"""What is around a node."""

from __future__ import annotations

import pytest

from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.parcours import chemin, ligne_principale
from ecosysteme.variantes.voisinage import (
    branche_voisine,
    depart_de_branche,
    embranchement_apres,
    embranchement_avant,
    sortie_de_la_principale,
)
from tests.ecosysteme.variantes.arbres import arbre, numero

RACINE = arbre("ab(cd(ef(g)))(h)-i")


def trace(moves: str) -> list[Noeud[str, str]]:
    return chemin(RACINE, numero(RACINE, moves))


def nomme(noeud: Noeud[str, str] | None) -> str:
    """The node's own move, in the way that leads to it."""
    return "" if noeud is None else noeud.etat


@pytest.mark.parametrize(
    ("ici", "avant", "apres", "suivante", "precedente", "branche", "sortie"),
    [
        ("", None, "a", None, None, None, None),
        ("a", None, "-abi", None, None, None, None),
        ("ab", "a", "-abi", "ac", "ah", None, None),
        ("ab-i", "a", None, "ac", "ah", None, None),
        ("ah", "a", None, "ab", "ac", "ah", "a"),
        ("acd", "ac", None, "ace", "ace", "ac", "a"),
        ("aceg", "ace", None, "acef", "acef", "aceg", "a"),
        ("acef", "ace", None, "aceg", "aceg", "ace", "a"),
    ],
)
def test_autour_d_un_noeud(
    ici: str,
    avant: str | None,
    apres: str | None,
    suivante: str | None,
    precedente: str | None,
    branche: str | None,
    sortie: str | None,
) -> None:
    voie = trace(ici)
    assert nomme(embranchement_avant(voie)) == (avant or "")
    assert nomme(embranchement_apres(ligne_principale(voie[-1]))) == "".join(sorted(apres or ""))
    assert nomme(branche_voisine(voie, 1)) == "".join(sorted(suivante or ""))
    assert nomme(branche_voisine(voie, -1)) == "".join(sorted(precedente or ""))
    assert nomme(depart_de_branche(voie)) == "".join(sorted(branche or ""))
    assert nomme(sortie_de_la_principale(voie)) == (sortie or "")
