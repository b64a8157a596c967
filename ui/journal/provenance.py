"""Where the games on the board come from, who plays them, and which of them are to be kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final
from weakref import WeakKeyDictionary

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.joueurs import Humain
from ecosysteme.journal.instantane import Origine, ligne_retenue
from ecosysteme.journal.lecture import PartieNotee
from ecosysteme.partie import Partie
from ecosysteme.variantes.parcours import parcourir
from ui.fenetre.cadre import Cartes
from ui.joueurs.noms import MARQUE, qui_joue, relayer, tenant
from ui.joueurs.panneau import PanneauxJoueurs

CAMPS: Final = (PREMIER, SECOND)
PERSONNE: Final = MARQUE + Humain.nom


@dataclass(frozen=True, slots=True)
class Provenance:
    """Who played and the origin, as they were when the game had its last node, of number ``libre`` - 1.

    ``noms`` are both players as ``qui_joue`` keeps them, or as somebody wrote them; the boxes say those of the camps
    that are not in ``joues``: nobody has played for them yet. ``donnee``: whoever opened the game said who played it.
    ``arrivee`` is ``libre`` as it was when a game of elsewhere came here, and how many of its moves were judged, until
    something is changed in it.
    """

    noms: tuple[str, str]
    origine: Origine
    libre: int
    donnee: bool = False
    joues: frozenset[Camp] = frozenset()
    arrivee: tuple[int, int] | None = None


class Provenances:
    """Remembers it of each game: the boxes may change afterwards, for another game."""

    def __init__(self, panneaux: PanneauxJoueurs, cartes: Callable[[], Cartes]) -> None:
        """Read the boxes of ``panneaux``; ``cartes`` returns who is named above the board."""
        self._panneaux, self._cartes = panneaux, cartes
        self._connues: WeakKeyDictionary[Partie, Provenance] = WeakKeyDictionary()

    def adopter(self, partie: Partie, notee: PartieNotee) -> None:
        """Take over what the journal says of a game that was read from it."""
        self._connues[partie] = _donnee(notee.noms, notee.origine, partie.numero_libre)

    def de(self, partie: Partie) -> Provenance:
        """Return what is known of ``partie``, the game on the board."""
        connue, libre = self._connues.get(partie), partie.numero_libre
        if connue is None and partie.nb_coups_total:
            connue = self._venue_d_ailleurs(partie)
        elif connue is None:
            connue = Provenance(*self._suite(), libre)
        elif connue.libre != libre:  # it goes on here
            noms, origine = self._suite(connue)
            connue = replace(connue, noms=noms, origine=origine, libre=libre)
        if connue.arrivee is not None and ((libre, _juges(partie)) != connue.arrivee or partie.edition_annulable):
            connue = replace(connue, arrivee=None)  # from now on: what is undone in it is undone in the journal too
        self._connues[partie] = connue
        return connue

    def jouer(self, partie: Partie) -> None:
        """Take whoever sits here as those who play ``partie`` now, the last move included.

        Who played for a camp before stays named beside who has it now.
        """
        connue, dernier = self.de(partie), partie.dernier
        premier, second = (
            relayer(nom, assis) if camp in connue.joues else assis
            for camp, nom, assis in zip(CAMPS, connue.noms, self._aux_boites(), strict=True)
        )
        joues = connue.joues | ({dernier.auteur} if dernier is not None else set())
        self._connues[partie] = replace(connue, noms=(premier, second), joues=joues)

    def relayes(self, partie: Partie) -> tuple[Camp, ...]:
        """List the camps of ``partie`` that several players had, one after the other."""
        return tuple(camp for camp, nom in zip(CAMPS, self.de(partie).noms, strict=True) if tenant(nom) != nom)

    def a_d_autres(self, partie: Partie) -> bool:
        """Tell whether somebody else than those who sit here played last for a camp of ``partie``."""
        connue = self.de(partie)
        paires = zip(CAMPS, connue.noms, self._aux_boites(), strict=True)
        return any(camp in connue.joues and tenant(nom) != assis for camp, nom, assis in paires)

    def a_garder(self, partie: Partie) -> bool:
        """Tell whether ``partie`` is somebody's work; one of a file, or of a match, becomes it when it changes."""
        return self.de(partie).arrivee is None

    def sienne(self, partie: Partie) -> bool:
        """Tell whether ``partie`` is a game of those who play here, and goes on as itself: one that is not over."""
        connue = self._connues.get(partie)
        if connue is None or partie.jeu.issue(ligne_retenue(partie)[-1].etat) is not None:
            return False
        return connue.origine is Origine.SERIE or any(nom.startswith(MARQUE) for nom in connue.noms)

    def cartes(self, partie: Partie) -> Cartes:
        """Return who played ``partie``, as it is kept, for the players' card, when the boxes do not say it."""
        connue = self._connues.get(partie)
        dits = connue is not None and connue.donnee and any(connue.noms)
        return tuple((nom, "") for nom in connue.noms) if connue is not None and dits else ()

    def _venue_d_ailleurs(self, partie: Partie) -> Provenance:
        cartes = self._cartes()
        connus = list(cartes) != list(self._panneaux.cartes)  # else nobody is known: who is ticked did not play it
        premier, second = (nom for nom, _ in cartes) if connus else ("", "")
        libre = partie.numero_libre
        arrivee = libre, _juges(partie)
        return replace(_donnee((premier, second), Origine.FENETRE, libre), arrivee=arrivee)

    def _suite(self, connue: Provenance | None = None) -> tuple[tuple[str, str], Origine]:
        """Return whose the game is as it goes on: a person's as soon as one had a camp, or a file brought it."""
        noms = list(self._aux_boites())
        for rang, camp in enumerate(CAMPS):
            if connue is not None and camp in connue.joues:
                noms[rang] = connue.noms[rang]
        personne = any(PERSONNE in nom for nom in noms) or (connue is not None and connue.donnee)
        return (noms[0], noms[1]), Origine.FENETRE if personne else Origine.SERIE

    def _aux_boites(self) -> tuple[str, str]:
        return qui_joue(self._panneaux.specification(PREMIER)), qui_joue(self._panneaux.specification(SECOND))


def _donnee(noms: tuple[str, str], origine: Origine, libre: int) -> Provenance:
    return Provenance(noms, origine, libre, donnee=True, joues=frozenset(CAMPS))


def _juges(partie: Partie) -> int:
    """Count the moves that a review judged: the game of a file that somebody analyses here is his work too."""
    return sum(noeud.evaluation is not None and noeud.evaluation.jugee for noeud in parcourir(partie.racine))
