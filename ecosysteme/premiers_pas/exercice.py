"""A step while it is played: moves are tried, judged, taken back when they are not what was asked, and answered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from ecosysteme.fautes import Message
from ecosysteme.jeu import CoupQuelconque
from ecosysteme.partie import Partie
from ecosysteme.premiers_pas.etape import CoupEssaye, PremierPas
from ecosysteme.premiers_pas.regle import reponse

PLIS: Final = 3  # how far the other side looks


class NatureAvis(Enum):
    """What a try was: refused by the rules, legal but not what is asked, right with more to play, the last one."""

    REFUSE = auto()
    A_REPRENDRE = auto()
    JUSTE = auto()
    REUSSI = auto()


@dataclass(frozen=True)
class AvisDuPas:
    """What the try was, and what is said of it."""

    nature: NatureAvis
    phrase: Message


class PasEnCours:
    """Plays ``etape`` on ``partie``. ``reprendre`` takes a wrong move back, ``repondre`` answers a right one."""

    def __init__(self, etape: PremierPas) -> None:
        self.etape = etape
        self.partie: Partie = etape.partie()
        self.joues = 0  # right moves
        self.reussi = False
        self.a_reprendre = False
        self.a_repondre = False  # the other side has the turn

    def essayer(self, coup: CoupQuelconque) -> AvisDuPas:
        """Play ``coup`` and judge it, once what the last one called for is done."""
        jeu, avant = self.partie.jeu, self.partie.etat
        if coup not in jeu.coups_legaux(avant):
            return self._refuser(jeu.expliquer_refus(avant, coup))
        if self.etape.refusee:
            return AvisDuPas(NatureAvis.REFUSE, Message("Ce coup est permis. Cherchez-en un qui ne l'est pas."))
        self.partie.jouer(coup)
        if reproche := self.etape.but(CoupEssaye(jeu, avant, coup, jeu.jouer(avant, coup))):
            self.a_reprendre = True
            return AvisDuPas(NatureAvis.A_REPRENDRE, reproche)
        self.joues += 1
        self.reussi = self.joues == self.etape.coups or self.partie.terminee
        if self.reussi:
            return AvisDuPas(NatureAvis.REUSSI, self.etape.bravo)
        if self.partie.passes_depuis_dernier():
            return AvisDuPas(NatureAvis.JUSTE, Message("Bien. Blanc n'a aucun coup : il passe. Jouez encore."))
        self.a_repondre = True
        return AvisDuPas(NatureAvis.JUSTE, Message("Bien. Continuez."))

    def _refuser(self, refus: Message) -> AvisDuPas:
        if not self.etape.refusee:
            return AvisDuPas(NatureAvis.REFUSE, refus)
        self.reussi = True
        return AvisDuPas(NatureAvis.REUSSI, Message("{refus}. {bravo}", refus=refus, bravo=self.etape.bravo))

    def repondre(self) -> AvisDuPas | None:
        """Let the other side answer, if it is to; tell the success when that ends the game."""
        if not self.a_repondre:
            return None
        self.a_repondre = False
        self.partie.jouer(reponse(self.partie.jeu, self.partie.etat, PLIS))
        self.reussi = self.partie.terminee
        return AvisDuPas(NatureAvis.REUSSI, self.etape.bravo) if self.reussi else None

    def reprendre(self) -> None:
        """Take the wrong move back."""
        if self.a_reprendre:
            self.partie.annuler()
            self.a_reprendre = False

    def solutions(self) -> list[CoupQuelconque]:
        """List the moves that are right now; for a refused one, none: it is no move."""
        jeu, etat = self.partie.jeu, self.partie.etat
        if self.reussi or self.etape.refusee:
            return []
        coups = jeu.coups_legaux(etat)
        return [coup for coup in coups if self.etape.but(CoupEssaye(jeu, etat, coup, jeu.jouer(etat, coup))) is None]
