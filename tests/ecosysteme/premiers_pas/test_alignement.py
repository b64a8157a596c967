"""What is asked where pieces in a row win."""

from __future__ import annotations

import pytest

from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie
from ecosysteme.premiers_pas.alignement import force, gagne, pare, resiste
from ecosysteme.premiers_pas.etape import But, CoupEssaye


def juger(but: But, jeu: str, coups: str) -> str:
    """Judge the last of ``coups``; empty for what is asked."""
    *avant, dernier = coups.split()
    partie: Partie = Partie(lire_jeu(jeu))
    for coup in avant:
        partie.jouer(partie.jeu.lire_coup(coup))
    essaye = partie.jeu.lire_coup(dernier)
    return str(but(CoupEssaye(partie.jeu, partie.etat, essaye, partie.jeu.jouer(partie.etat, essaye))) or "")


@pytest.mark.parametrize(
    ("but", "juste", "faux", "reproche"),
    [
        (gagne, "a1 a2 b1 b2 c1", "a1 a2 b1 b2 c3", "ne gagne pas encore"),
        (pare, "a1 b1 a3 b2 b3", "a1 b1 a3 b2 c3", "gagne tout de suite"),
        (force(2), "b3 b2 c2 b1 c3", "b3 b2 c2 b1 a1", "peut encore vous arrêter"),
        (resiste(4), "c2 a3 b3 c3 b2", "c2 a3 b3 c3 c1", "deux côtés"),
    ],
)
def test_un_but(but: But, juste: str, faux: str, reproche: str) -> None:
    assert juger(but, "morpion", juste) == ""
    assert reproche in juger(but, "morpion", faux)
