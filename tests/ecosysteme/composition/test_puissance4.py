"""Discs that fall where they are put."""

from __future__ import annotations

from ecosysteme.composition.puissance4 import ComposeurPuissance4
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.puissance4 import Puissance4

JEU = Puissance4()
POSE = ComposeurPuissance4(JEU)


def test_un_pion_tombe_et_celui_qu_on_ote_fait_tomber_les_autres() -> None:
    etat = POSE.vide()
    for camp in (PREMIER, SECOND, PREMIER):
        etat = POSE.peindre(etat, (0, 3), camp)
    assert POSE.contenu(etat) == {(5, 3): PREMIER, (4, 3): SECOND, (3, 3): PREMIER}
    assert POSE.contenu(POSE.peindre(etat, (5, 3), 0)) == {(5, 3): SECOND, (4, 3): PREMIER}
    assert POSE.contenu(POSE.peindre(etat, (4, 3), PREMIER)) == dict.fromkeys([(5, 3), (4, 3), (3, 3)], PREMIER)


def test_un_trait_ne_lache_rien_en_l_air() -> None:
    etat = POSE.peindre(POSE.vide(), (5, 3), PREMIER)
    atteintes = {(y, 3) for y in range(6) if POSE.atteignable(etat, (y, 3), PREMIER)}
    assert atteintes == {(5, 3), (4, 3)}


def test_un_gagnant_au_trait_a_deja_gagne() -> None:
    etat = POSE.depuis({(5, x): PREMIER for x in range(4)}, PREMIER)
    assert JEU.trait(etat) == PREMIER
    assert (JEU.issue(etat), JEU.coups_legaux(etat)) == (PREMIER, ())
    assert JEU.alignement(etat) == {(0, 0), (0, 1), (0, 2), (0, 3)}
    assert JEU.evaluer(etat, PREMIER) > 900
    assert [str(message) for message in POSE.etrangetes(etat)] == [
        "4 × Rouge, 0 × Jaune",
        "Rouge a déjà gagné et a encore le trait",
    ]
