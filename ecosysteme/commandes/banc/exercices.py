"""``banc exercices``: what exercises cost, and whether two solvers bear them out."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.atelier.bancs.chronometre import TITRES
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import dire, ecrire_json, imprimer, interruptible, progression
from ecosysteme.reglages import Reglage

NOMBRE: Final = Reglage("nombre", 60, "Exercices à faire.", 1, 20_000)


def exercices(
    nombre: Annotated[int, option(NOMBRE, "--nombre")] = int(NOMBRE.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des parties.")] = 1,
    json: OptionJson = False,
) -> None:
    """Mesure ce que coûtent des exercices d'Othello, et combien un second solveur réfute.

    Ils sont faits comme par othellier exercices, sans rien écrire. Code de sortie 1 si l'un d'eux est faux.
    L'objet JSON a pour clés exercices, parties, genres (combien de chacun), refutes et mesures, une liste d'objets de
    clés quoi (fabrication, preuves), processeur, mur, pire et nombre.
    """
    from ecosysteme.atelier.bancs import exercices as mesures  # which the list of all commands does not need

    creer_moteur(1, 1)
    with progression() as barre:
        tache = barre.add_task("exercices", total=nombre)
        bilan = interruptible(lambda arret: mesures.mesurer(nombre, graine, lambda: barre.advance(tache), arret))
    if json:
        ecrire_json(bilan.en_json())
    else:
        genres = ", ".join(f"{genre.value} {combien}" for genre, combien in bilan.genres.most_common())
        dire(f"Exercices : {en_chiffres(bilan.exercices)} de {en_chiffres(bilan.parties)} parties ({genres})")
        dire(f"Réfutés par un second solveur : {en_chiffres(bilan.refutes)}")
        imprimer(TITRES, [ligne.rangee() for ligne in (bilan.fabrication, bilan.preuves)])
    raise typer.Exit(1 if bilan.refutes else 0)


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("exercices", cls=Commande)(exercices)
