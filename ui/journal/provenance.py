"""Where the games on the board come from, who plays them, and which of them are to be kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs import Humain
from ecosysteme.journal.instantane import Origine
from ecosysteme.journal.lecture import PartieNotee
from ecosysteme.partie import PartieQuelconque
from ecosysteme.variantes.parcours import parcourir
from ui.fenetre.cadre import Cartes
from ui.joueurs.noms import MARQUE, qui_joue
from ui.joueurs.panneau import PanneauxJoueurs


@dataclass(frozen=True, slots=True)
class Provenance:
    """Who played and the origin, as they were when the game had its last node, of number ``libre`` - 1.

    ``noms`` are both players as ``qui_joue`` keeps them, or as somebody wrote them.
    ``donnee``: whoever opened the game said who played it, and the boxes do not. ``arrivee`` is ``libre`` as it was
    when a game of elsewhere came here, and how many of its moves were judged, until something is changed in it.
    """

    noms: tuple[str, str]
    origine: Origine
    libre: int
    donnee: bool = False
    arrivee: tuple[int, int] | None = None


class Provenances:
    """Remembers it of each game: the boxes may change afterwards, for another game."""

    def __init__(self, panneaux: PanneauxJoueurs, cartes: Callable[[], Cartes]) -> None:
        """Read the boxes of ``panneaux``; ``cartes`` returns who is named above the board."""
        self._panneaux, self._cartes = panneaux, cartes
        self._connues: WeakKeyDictionary[PartieQuelconque, Provenance] = WeakKeyDictionary()

    def adopter(self, partie: PartieQuelconque, notee: PartieNotee) -> None:
        """Take over what the journal says of a game that was read from it."""
        self._connues[partie] = Provenance(notee.noms, notee.origine, partie.numero_libre, donnee=True)

    def de(self, partie: PartieQuelconque) -> Provenance:
        """Return what is known of ``partie``, the game on the board."""
        connue, libre = self._connues.get(partie), partie.numero_libre
        if connue is None and partie.nb_coups_total:
            connue = self._venue_d_ailleurs(partie)
        elif connue is None:
            connue = Provenance(*self._aux_boites(), libre)
        elif connue.libre != libre:  # it goes on here
            noms, origine = (connue.noms, Origine.FENETRE) if connue.donnee else self._aux_boites()
            connue = replace(connue, noms=noms, origine=origine, libre=libre)
        if connue.arrivee is not None and ((libre, _juges(partie)) != connue.arrivee or partie.edition_annulable):
            connue = replace(connue, arrivee=None)  # from now on: what is undone in it is undone in the journal too
        self._connues[partie] = connue
        return connue

    def a_garder(self, partie: PartieQuelconque) -> bool:
        """Tell whether ``partie`` is somebody's work; one of a file, or of a match, becomes it when it changes."""
        return self.de(partie).arrivee is None

    def sienne(self, partie: PartieQuelconque) -> bool:
        """Tell whether ``partie`` is a game of those who play here, and goes on as itself: one that is not over."""
        connue, ligne = self._connues.get(partie), partie.defaits or partie.historique
        if connue is None or (ligne and partie.jeu.issue(ligne[-1].etat) is not None):
            return False
        return connue.origine is Origine.SERIE or any(nom.startswith(MARQUE) for nom in connue.noms)

    def cartes(self, partie: PartieQuelconque) -> Cartes:
        """Return who played ``partie``, as it is kept, for the players' card, when the boxes do not say it."""
        connue = self._connues.get(partie)
        dits = connue is not None and connue.donnee and any(connue.noms)
        return tuple((nom, "") for nom in connue.noms) if connue is not None and dits else ()

    def _venue_d_ailleurs(self, partie: PartieQuelconque) -> Provenance:
        cartes = self._cartes()
        connus = list(cartes) != list(self._panneaux.cartes)  # else nobody is known: who is ticked did not play it
        premier, second = (nom for nom, _ in cartes) if connus else ("", "")
        libre = partie.numero_libre
        arrivee = libre, _juges(partie)
        return Provenance((premier, second), Origine.FENETRE, libre, donnee=True, arrivee=arrivee)

    def _aux_boites(self) -> tuple[tuple[str, str], Origine]:
        panneaux = self._panneaux
        personne = any(panneaux.specification(camp) == Humain.nom for camp in (PREMIER, SECOND))
        noms = qui_joue(panneaux.specification(PREMIER)), qui_joue(panneaux.specification(SECOND))
        return noms, Origine.FENETRE if personne else Origine.SERIE


def _juges(partie: PartieQuelconque) -> int:
    """Count the moves that a review judged: the game of a file that somebody analyses here is his work too."""
    return sum(noeud.evaluation is not None and noeud.evaluation.jugee for noeud in parcourir(partie.racine))
