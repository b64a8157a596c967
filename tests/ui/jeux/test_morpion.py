"""From a game of morpion to what the board draws."""

from __future__ import annotations

from ecosysteme.cases import Position
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.partie import Partie
from ui.jeux.morpion import AdaptateurMorpion

JEU = Morpion()
VUE = AdaptateurMorpion(JEU)


def partie_jouee(transcription: str) -> Partie[EtatMorpion, Position]:
    partie = Partie(JEU)
    for rang in range(0, len(transcription), 2):
        partie.jouer(JEU.lire_coup(transcription[rang : rang + 2]))
    return partie


def test_les_signes_sont_a_leur_place_et_le_reste_se_joue() -> None:
    vue = VUE.plateau(partie_jouee("b1c3"), interactif=True)
    assert (vue.lignes, vue.colonnes, vue.trait) == (3, 3, 1)
    assert vue.pions == {(0, 1): 1, (2, 2): 2}
    assert vue.dernier == ((2, 2),)
    assert set(vue.legaux) == {(y, x) for y in range(3) for x in range(3)} - set(vue.pions)
    assert not any(vue.legaux.values())
    assert VUE.plateau(partie_jouee("b1c3"), interactif=False).legaux == {}


def test_un_coup_est_sa_case() -> None:
    etat = partie_jouee("b1").etat
    for coup in JEU.coups_legaux(etat):
        assert VUE.coup(etat, VUE.case(etat, coup)) == coup


def test_la_ligne_gagnante_est_montree() -> None:
    vue = VUE.plateau(partie_jouee("a1b1b2c1c3"), interactif=True)
    assert vue.gagnants == {(0, 0), (1, 1), (2, 2)}
    assert (vue.trait, vue.legaux) == (None, {})


def test_le_resultat_ne_compte_pas_de_points() -> None:
    for transcription, phrase in (
        ("a1b1b2c1c3", "X gagne"),
        ("a1a2b1b2c3c2", "O gagne"),
        ("a1b2c3c1a3b3b1a2c2", "Partie nulle"),
    ):
        partie = partie_jouee(transcription)
        assert partie.issue is not None
        assert VUE.resultat(partie.issue, partie.scores) == phrase
