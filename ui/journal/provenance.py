"""Who plays the games on the board, and where they come from: as the boxes said when the last move was played."""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs import Humain
from ecosysteme.journal.instantane import Origine
from ecosysteme.partie import PartieQuelconque
from ui.joueurs.panneau import PanneauxJoueurs


@dataclass(frozen=True, slots=True)
class Provenance:
    """The names of both players, the origin, and how many nodes the game had then."""

    noms: tuple[str, str]
    origine: Origine
    noeuds: int
    donnee: bool = False  # by who opened the game: the boxes say nothing of who played it


class Provenances:
    """Remembers it of each game: the boxes may change afterwards, for another game."""

    def __init__(self, panneaux: PanneauxJoueurs) -> None:
        """Read the boxes of ``panneaux``."""
        self._panneaux = panneaux
        self._connues: WeakKeyDictionary[PartieQuelconque, Provenance] = WeakKeyDictionary()

    def nommer(self, partie: PartieQuelconque, noms: tuple[str, str], origine: Origine = Origine.FENETRE) -> None:
        """Give a game that comes from elsewhere the names of who played it."""
        self._connues[partie] = Provenance(noms, origine, partie.numero_libre, donnee=True)

    def de(self, partie: PartieQuelconque) -> Provenance:
        """Return what is known of ``partie``; nobody has a name in one that was played before it came here."""
        connue, noeuds = self._connues.get(partie), partie.numero_libre
        if connue is None and partie.nb_coups_total:
            connue = Provenance(("", ""), Origine.FENETRE, noeuds)
        elif connue is None or (connue.noeuds != noeuds and not connue.donnee):
            connue = Provenance(*self._aux_boites(), noeuds)
        self._connues[partie] = connue
        return connue

    def _aux_boites(self) -> tuple[tuple[str, str], Origine]:
        panneaux = self._panneaux
        personne = any(panneaux.specification(camp) == Humain.nom for camp in (PREMIER, SECOND))
        noms = panneaux.libelle(PREMIER), panneaux.libelle(SECOND)
        return noms, Origine.FENETRE if personne else Origine.SERIE
