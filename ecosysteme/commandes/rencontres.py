"""What ``match`` and ``tournoi`` share: games between machines, played from a file with a bar, until Ctrl+C."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event
from typing import Final

from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import progression
from ecosysteme.executeurs import Ouvrir
from ecosysteme.experts import conseiller_de
from ecosysteme.fautes import Panne
from ecosysteme.joueurs import lire_specification
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.deroulement import Avancement, Deroulement, TournoiEnPanne
from ecosysteme.tournoi.exports import lire_tableau
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.tableau import Tableau

AIDE_OUVERTURES: Final = "Débuts joués deux fois, couleurs échangées : un fichier, hasard:PLIS ou equilibrees."
AIDE_TACHES: Final = "Processus qui jouent en parallèle."


@dataclass(frozen=True)
class Joue:
    """A run: the tournament, its table, what it cost, and what broke down if something did."""

    numero: int
    tableau: Tableau
    avancement: Avancement
    panne: str


def inacheve(base: Base, reglement: Reglement, graine_dite: bool) -> int | None:
    """Return the newest tournament of the file if it has these rules and games left to play, else ``None``.

    Unless ``graine_dite``, the seed was drawn for want of another one, and that of the file is as good.
    """
    for numero in base.numeros()[-1:]:
        dernier = base.plan(numero).reglement
        graine = reglement.graine if graine_dite else dernier.graine
        if dernier == replace(reglement, graine=graine) and not lire_tableau(base, numero).complet:
            return numero
    return None


def derouler(
    base: Base,
    numero: int,
    ouvrir: Ouvrir,
    *,
    pause: Event | None = None,
    abandon: Event | None = None,
    traces: Path | None = None,
) -> Joue:
    """Play to the end, or until a flag goes up: ``pause`` lets the games in progress end, ``abandon`` does not."""
    reglement = base.plan(numero).reglement
    panne = ""
    with progression() as barre:
        tache = barre.add_task("parties", total=reglement.parties)

        def suivre(_: tuple[PartieFinie, ...] = ()) -> None:
            faites = deroulement.tableau.parties
            barre.update(tache, completed=faites, total=reglement.parties, description=_etat(deroulement))

        deroulement = Deroulement(base, numero, ouvrir, rappel=suivre, pause=pause, abandon=abandon, traces=traces)
        suivre()
        try:
            deroulement.derouler()
        except (TournoiEnPanne, Panne) as erreur:
            panne = str(erreur)
        except KeyboardInterrupt:  # the second Ctrl+C: what is not in the file is left
            deroulement.abandon.set()
    return Joue(numero, deroulement.tableau, deroulement.avancement, panne)


def compiler_moteur(reglement: Reglement) -> None:
    """Compile what these rules need of the engine once, for Othello with a bar, before the processes load it."""
    conseiller = conseiller_de(reglement.creer_jeu())
    moteur = any(lire_specification(joueur)[0].avec_moteur for joueur in reglement.joueurs)
    if conseiller is None or not (moteur or reglement.arbitrage):
        return
    if conseiller.parfait:
        conseiller.compiler()
    else:
        creer_moteur(1, 1)


def _etat(deroulement: Deroulement) -> str:
    """Describe a tournament in progress for its bar."""
    texte = "parties"
    if deroulement.avancement.faites:
        texte += f", {en_chiffres(deroulement.avancement.par_heure)}/h"
    sprt = deroulement.tableau.sprt
    if sprt is not None:
        bas, haut = (en_chiffres(borne, 2) for borne in sprt.hypotheses.bornes)
        texte += f", SPRT {en_chiffres(sprt.rapport, 2)} [{bas} ; {haut}]"
    return texte
