"""The players of the set-up: a list to add to, to copy in, to take from, and the settings of the one chosen."""

from __future__ import annotations

from itertools import chain, count

from ecosysteme.joueurs import IAalea, IAmax, IAmin
from ui.joueurs.noms import nommer
from ui.socle.liste_editee import ListeEditee
from ui.socle.memoire import Memoire
from ui.socle.raisons import dire
from ui.socle.taches import Taches
from ui.socle.theme import Theme
from ui.tournoi.editeur_joueur import EditeurJoueur, nom_du_genre
from ui.tournoi.inscrit import Inscrit

HABITUELS = (Inscrit("ia_alphabeta", "profondeur=4"), *(Inscrit(classe.nom) for classe in (IAmax, IAalea, IAmin)))


class PanneauInscrits(ListeEditee[Inscrit]):
    """Edits the list; ``inscrits`` is what it holds, and it always has the settings of one of them on show."""

    editeur: EditeurJoueur

    def __init__(self, taches: Taches, theme: Theme, memoire: Memoire) -> None:
        """Hold nobody yet; engines are tested through ``taches``, those that are saved are in ``memoire``."""
        editeur = EditeurJoueur(taches, theme, memoire)
        super().__init__(theme, editeur, ("tournoi_joueurs", "tournoi"), self.tr("Joueurs du tournoi"))

    @property
    def inscrits(self) -> tuple[Inscrit, ...]:
        """The players, in the order of the list."""
        return self.elements

    def _nouveau(self) -> Inscrit:
        """Return a player that is not there yet: a usual one, else one that looks a move further than the last."""
        plus_loin = (Inscrit("ia_alphabeta", f"profondeur={profondeur}") for profondeur in count(5))
        return next(inscrit for inscrit in chain(HABITUELS, plus_loin) if inscrit not in self.elements)

    def _nommer(self, inscrit: Inscrit) -> str:
        return nom_du_genre(inscrit.genre) if inscrit.defaut else nommer(inscrit.specification)

    def _decrire(self, inscrit: Inscrit) -> str:
        return inscrit.specification

    def _defaut(self, inscrit: Inscrit) -> str:
        return dire(inscrit.defaut)
