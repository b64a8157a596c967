"""Where the window stands at one moment: what a test, a bench or a debugger asks of it, without reaching inside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.joueurs import Joueur
from ecosysteme.partie import Partie
from ecosysteme.tournoi.serie import Bilan
from ui.fenetre.serie import SerieEnCours
from ui.fenetre.sieges import Sieges
from ui.jeux.phrases import Marche
from ui.joueurs.panneau import PanneauxJoueurs


@dataclass(frozen=True)
class Occupant:
    """Who plays a camp: the player, the name that the window shows, the command line's specification, its account."""

    joueur: Joueur
    nom: str
    specification: str
    bilan: Bilan


@dataclass(frozen=True)
class Compte:
    """How far the series is: games finished since the accounts were opened, and out of those that are wanted now."""

    jouees: int
    faites: int
    nombre: int
    bilans: tuple[Bilan, ...]


@dataclass(frozen=True)
class Situation:
    """A reading of the window; the accounts are copies, the game and the players are those that play."""

    marche: Marche
    partie: Partie
    serie: Compte
    joueurs: Mapping[Camp, Occupant]
    machine: str | None  # the program that has the turn, by the name that the window shows
    entre_parties: bool  # a game of the series is over, the next one is about to begin
    occupe: bool  # something still runs on the window's own thread, dropped or not

    @classmethod
    def lire(
        cls,
        partie: Partie,
        marche: Marche,
        sieges: Sieges,
        serie: SerieEnCours,
        panneaux: PanneauxJoueurs,
        *,
        entre_parties: bool,
        occupe: bool,
    ) -> Situation:
        """Ask those who know; changes nothing."""
        comptes = serie.serie
        return cls(
            marche,
            partie,
            Compte(comptes.jouees, comptes.faites, comptes.nombre, tuple(map(replace, comptes.bilans))),
            {
                camp: Occupant(
                    sieges[camp],
                    panneaux.libelle(camp),
                    panneaux.specification(camp),
                    replace(comptes.bilan(panneaux.place(camp))),
                )
                for camp in (PREMIER, SECOND)
            },
            sieges.machine_au_trait(partie),
            entre_parties=entre_parties,
            occupe=occupe,
        )
