"""How far the search of a middle game is from the truth, on positions where every move has its exact score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev
from threading import Event
from time import process_time
from typing import TYPE_CHECKING

from ecosysteme.fautes import Faute
from ecosysteme.formats import ObjetJson
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.formats.position import ecrire_position
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.plateau import nom_case

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.facade import Moteur


@dataclass(frozen=True)
class PositionJugee:
    """One position as it is written: the score found, the exact one, and the discs that the move chosen throws away.

    Of a best move these are 0.
    """

    position: str
    coup: str
    score: int
    attendu: int
    perte: int
    noeuds: int
    secondes: float
    processeur: float

    @property
    def erreur(self) -> int:
        """The score found less the exact one."""
        return self.score - self.attendu

    def en_json(self) -> ObjetJson:
        """Return what ``--json`` writes of it."""
        mesures: ObjetJson = {nom: getattr(self, nom) for nom in ("score", "attendu", "perte", "noeuds")}
        temps: ObjetJson = {"secondes": self.secondes, "processeur": self.processeur}
        return {"position": self.position, "coup": self.coup, **mesures, **temps}


def verifier(rang: int, notee: PositionNotee) -> None:
    """Raise ``ValueError`` unless the moves that have a score are the legal ones; ``rang`` names the position."""
    legaux, juges = set(notee.etat.coups), set(notee.coups)
    if not legaux:
        raise Faute("position {rang} : qui a le trait doit passer, il n'y a pas de coup à juger", rang=rang)
    if manquants := legaux - juges:
        noms = ", ".join(sorted(map(nom_case, manquants)))
        raise Faute("position {rang} : {noms} sans score, attendu celui de chaque coup légal", rang=rang, noms=noms)
    if impossibles := juges - legaux:
        noms = ", ".join(sorted(map(nom_case, impossibles)))
        raise Faute("position {rang} : {noms} a un score sans être un coup légal", rang=rang, noms=noms)


def juger(moteur: Moteur, notee: PositionNotee, profondeur: int, arret: Event) -> PositionJugee:
    """Search from an empty memory. Raises ``Interrompu`` soon after ``arret`` is set."""
    from ecosysteme.moteur.othello.facade import Limites

    moteur.oublier()
    debut = process_time()
    avis = moteur.reflechir(
        notee.etat.plateau, COULEUR_DE[notee.etat.trait], Limites(profondeur=profondeur), arret=arret
    )
    processeur = process_time() - debut
    coup = avis.meilleur
    assert coup is not None  # there is a legal move
    attendu = max(notee.coups.values())
    perte = attendu - notee.coups[coup]
    ecrite = ecrire_position(notee.etat)
    return PositionJugee(ecrite, nom_case(coup), avis.score, attendu, perte, avis.noeuds, avis.secondes, processeur)


def bilan(jugements: Sequence[PositionJugee]) -> dict[str, float]:
    """Return the means over the positions, under the names of the JSON object."""
    erreurs = [juge.erreur for juge in jugements]
    return {
        "erreur": fmean(map(abs, erreurs)),
        "ecart_type": pstdev(erreurs),
        "biais": fmean(erreurs),
        "perte": fmean(juge.perte for juge in jugements),
        "meilleur": fmean(juge.perte == 0 for juge in jugements),
        "noeuds": fmean(juge.noeuds for juge in jugements),
        "secondes": fmean(juge.secondes for juge in jugements),
        "processeur": fmean(juge.processeur for juge in jugements),
    }
