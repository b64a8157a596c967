"""``banc``: what the rules and the searches cost on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from ecosysteme import reglages
from ecosysteme.atelier.bancs import regles as mesures
from ecosysteme.commandes.francais import REGLES_DE_MARCHE, Commande
from ecosysteme.commandes.options import OptionJson, option
from ecosysteme.commandes.sortie import dire, ecrire_json, imprimer, progression

banc = typer.Typer(help="Mesure la vitesse des règles, des recherches et du moteur.", **REGLES_DE_MARCHE)


@banc.callback()
def _banc(contexte: typer.Context) -> None:
    if contexte.invoked_subcommand is None:
        dire(contexte.get_help())


@banc.command("regles", cls=Commande)
def regles(
    parties: Annotated[int, option(mesures.PARTIES, "--parties")] = int(mesures.PARTIES.defaut),
    json: OptionJson = False,
) -> None:
    """Mesure les règles : parties au hasard, et perft 1 à 6.

    Les vitesses sont des médianes sur cinq répétitions. Code de sortie 1 si un compte de perft est faux.
    """
    mesure = mesures.mesurer_regles(parties)
    if json:
        ecrire_json(mesure.en_json())
    else:
        dire(mesure.texte())
    raise typer.Exit(0 if mesure.juste else 1)


@banc.command("recherche", cls=Commande)
def recherche(
    profondeur: Annotated[int, option(reglages.PROFONDEUR, "--profondeur", aide="Profondeur la plus grande.")] = 4,
    positions: Annotated[int, option(mesures.POSITIONS, "--positions")] = int(mesures.POSITIONS.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des positions.")] = 1,
    json: OptionJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Écrit le tableau en Markdown.")] = False,
) -> None:
    """Compare min-max, néga-max et alpha-bêta de la profondeur 1 à N.

    Les positions viennent de parties au hasard, du 4e au 40e coup : à graine égale, les nœuds sont les mêmes partout.
    Code de sortie 1 si les trois ne trouvent pas les mêmes valeurs et les mêmes meilleurs coups.
    """
    lignes = []
    with progression() as barre:
        tache = barre.add_task("mesures", total=profondeur * len(mesures.ALGORITHMES))
        for ligne in mesures.mesurer_recherche(profondeur, positions, graine):
            lignes.append(ligne)
            barre.advance(tache)
    accord = all(ligne.accord for ligne in lignes)
    if json:
        ecrites = [ligne.en_json() for ligne in lignes]
        ecrire_json({"positions": positions, "graine": graine, "accord": accord, "mesures": ecrites})
    elif markdown:
        dire(mesures.markdown(lignes))
    else:
        imprimer(mesures.TITRES, [ligne.rangee() for ligne in lignes])
    if not accord:
        dire("Les recherches ne donnent pas toutes les mêmes valeurs et coups.", erreur=True)
    raise typer.Exit(0 if accord else 1)
