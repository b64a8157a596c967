"""Repertoires and games of tests: lines written one after the other, and what people answer, without a library."""

from __future__ import annotations

from collections.abc import Mapping

from ecosysteme.bibliotheque.bibliotheque import Suivies
from ecosysteme.carnet.cle import cle_de_bits
from ecosysteme.cases import Position
from ecosysteme.formats.partie_compacte import cases_de
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.moteur.othello.recueil import PositionCherchee
from ecosysteme.repertoire import positions
from ecosysteme.repertoire.couverture import Explorateur
from ecosysteme.repertoire.positions import Vue
from ecosysteme.repertoire.repertoire import Repertoire


def cases(transcription: str) -> bytes:
    return cases_de([transcription[rang : rang + 2] for rang in range(0, len(transcription), 2)])


def coups(transcription: str) -> list[Position]:
    return [divmod(case, 8) for case in cases(transcription)]


def vue_apres(transcription: str) -> Vue:
    return positions.vue_apres(cases(transcription))


def repertoire_de(*lignes: str, camp: Camp = PREMIER, nom: str = "Le mien") -> Repertoire:
    repertoire = Repertoire(nom, camp)
    for ligne in lignes:
        repertoire = repertoire.avec(coups(ligne))
    return repertoire


def explorateur_de(joues: Mapping[str, Mapping[str, int | Suivies]]) -> Explorateur:
    """Answer as games would of which, after some moves, so many went on with each square; without any elsewhere."""
    connus = {vue_apres(avant).cle: (avant, suites) for avant, suites in joues.items()}

    def explorer(position: PositionCherchee) -> dict[int, Suivies]:
        bits = (position.noirs, position.blancs) if position.trait_noir else (position.blancs, position.noirs)
        cle = cle_de_bits(bits)
        if cle not in connus:
            return {}
        avant, suites = connus[cle]
        assert vue_apres(avant).cherchee == position, "asked in the orientation of the repertoire"
        lues = {cases(nom)[0]: suite for nom, suite in suites.items()}
        return {case: suite if isinstance(suite, Suivies) else Suivies(suite) for case, suite in lues.items()}

    return explorer


USUELS = {
    "": {"f5": 100},
    "f5": {"d6": 60, "f6": 30, "f4": 10},
    "f5d6": {"c3": 50, "c4": 50},
    "f5f6": {"e6": 100},
    "f5d6c3": {"d3": 80, "f4": 20},
    "f5f6e6": {"f4": 5},
}
