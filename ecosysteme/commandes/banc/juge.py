"""``banc juge``: what the neutral judge of games between programs takes from them."""

from __future__ import annotations

from typing import Annotated

import typer

from ecosysteme import reglages
from ecosysteme.atelier.bancs import arbitre as mesures
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import dire, ecrire_json, progression


def juge(
    positions: Annotated[int, option(mesures.POSITIONS, "--positions")] = int(mesures.POSITIONS.defaut),
    secondes: Annotated[float, option(mesures.SECONDES, "--secondes")] = float(mesures.SECONDES.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des positions.")] = 1,
    json: OptionJson = False,
) -> None:
    """Mesure ce que l'arbitre neutre prend à un joueur qui partage son cœur avec lui.

    Chaque position est cherchée deux fois dans le même temps, avec l'arbitre et sans lui, dans un ordre alterné.
    L'objet JSON a pour clés sans et avec (nœuds de chaque recherche) et rapport (médiane des rapports).
    """
    creer_moteur(1, 1)  # compiled with a bar, if need be
    with progression() as barre:
        tache = barre.add_task("positions", total=positions)
        etats = mesures.positions_tirees(positions, graine)
        gene = mesures.mesurer_gene(etats, secondes, lambda: barre.advance(tache))
    if json:
        ecrire_json(gene.en_json())
    else:
        dire(f"Avec l'arbitre, {en_chiffres(100 * gene.rapport, 1)} % des nœuds sans lui (médiane).")


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("juge", cls=Commande)(juge)
