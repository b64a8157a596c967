"""The ``Situation`` of the moment, read from the boxes, the seats, the series, the pace and the game looked at."""

from __future__ import annotations

from typing import Final

from ecosysteme.entete import NotreJoueur, tenant
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.partie import Partie
from ecosysteme.tournoi.serie import Serie
from ui.fenetre.panneau_match import PanneauMatch
from ui.fenetre.revue import Revue
from ui.fenetre.serie import SerieEnCours
from ui.fenetre.sieges import Sieges
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.situation import Cartes, Marche, Occupant, Situation

INCONNUS: Final[Cartes] = (("", ""), ("", ""))


class Constat:
    """Reads where the window stands; changes nothing."""

    def __init__(
        self, match: PanneauMatch, panneaux: PanneauxJoueurs, sieges: Sieges, serie: SerieEnCours, revue: Revue
    ) -> None:
        """Read ``match`` for the pace, ``panneaux`` for names, ``revue`` for the game looked at."""
        self._match, self._panneaux, self._sieges = match, panneaux, sieges
        self._serie, self._revue = serie, revue

    def lire(
        self,
        partie: Partie,
        marche: Marche,
        *,
        analyse: bool = False,
        entre_parties: bool = False,
        occupe: bool = False,
        animer: bool = False,
    ) -> Situation:
        """Return the situation in which ``partie`` is played; the other arguments are fields of it."""
        montree = self._revue.montree(partie)
        d_ailleurs = self._revue.d_ailleurs(montree)
        serie = self._serie.copie(partie)
        return Situation(
            marche,
            partie,
            montree,
            d_ailleurs,
            {camp: self._occupant(camp, serie) for camp in (PREMIER, SECOND)},
            self._sieges.machine_au_trait(partie),
            self._cartes(montree, d_ailleurs=d_ailleurs),
            serie,
            self._panneaux.place(PREMIER),
            None if d_ailleurs else self._serie.depuis(partie),
            self._serie.chrono.secondes_par_partie,
            self._match.cadence.value() if self._sieges.entre_machines else None,
            self._cliquable(partie, marche),
            analyse,
            entre_parties,
            occupe,
            animer,
            self._serie.delaissee,
        )

    def _occupant(self, camp: Camp, serie: Serie) -> Occupant:
        bilan = serie.bilan(self._panneaux.place(camp))
        return Occupant(self._sieges[camp], self._sieges.specification(camp), bilan)

    def _cartes(self, partie: Partie, *, d_ailleurs: bool) -> Cartes:
        """Return who led ``partie`` to where it stands: those of its header, nobody known, or those who sit here."""
        entete, venue = partie.entete, partie.provenance
        menee = partie is self._revue.partie or (venue.apportee and venue.menee(partie.historique))
        if (menee or self._laissee(partie)) and any(entete.joueurs):
            return (entete.noir, entete.cote_noir), (entete.blanc, entete.cote_blanc)
        return INCONNUS if d_ailleurs and partie.nb_coups_total else self._panneaux.cartes

    def _laissee(self, partie: Partie) -> bool:
        """Whether ``partie`` was played to its end, wherever one stands in it, and somebody else was ticked since."""
        assis = [NotreJoueur(self._panneaux.specification(camp)) for camp in (PREMIER, SECOND)]
        return (partie.achevee or partie.decidee) and list(map(tenant, partie.entete.joueurs)) != assis

    def _cliquable(self, partie: Partie, marche: Marche) -> bool:
        """Whether a click may play: for either camp where moves are tried, else for the person at the turn."""
        if (essayee := self._revue.essayee(partie, marche)) is not None:
            return not essayee.terminee
        return self._sieges.humain_au_trait(partie) and marche is not Marche.ARRETEE
