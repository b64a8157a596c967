"""The sentences of the panels, checked against what they are about."""

from __future__ import annotations

from ecosysteme.jeux.morpion import Morpion
from ui.jeux.mots_morpion import dire_morpion, enumerer
from ui.jeux.mots_nim import ecrire_ensemble
from ui.socle.langue import Langue


def test_les_listes() -> None:
    assert enumerer(["a1"]) == "a1"
    assert enumerer(["a1", "b2"]) == "a1 ou b2"
    assert ecrire_ensemble([]) == ""
    assert ecrire_ensemble([0, 1, 2]) == "0, 1, 2"


def test_le_morpion_se_dit_entierement_en_anglais(langue: Langue) -> None:
    jeu = Morpion()
    langue.choisir("en")
    dit = dire_morpion(jeu.etat_initial(), ("X", "O"))
    assert dit.endswith("Every move of X keeps the draw.")
