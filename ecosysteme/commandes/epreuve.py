"""``epreuve``: repeats the safety trials on this machine for some minutes, and counts them."""

from __future__ import annotations

import random
from typing import Annotated, Final

import typer

from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.options import OptionGraine, OptionJson, option, refus
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.fautes import imprimable
from ecosysteme.reglages import Reglage

MINUTES: Final = Reglage(
    "minutes",
    5.0,
    "Durée, en minutes, partagée selon les risques ; au moins un essai chacune.",
    0.1,
    10_000.0,
)
TITRES: Final = ("Épreuve", "Ce qu'elle attraperait", "Essais", "Fautes", "Secondes")


def epreuve(
    minutes: Annotated[float, option(MINUTES, "--minutes")] = float(MINUTES.defaut),
    graine: OptionGraine = None,
    json: OptionJson = False,
) -> None:
    """Éprouve le programme : règles recomptées, fichiers piégés, processus tués, commandes interrompues.

    Les coups et les finales d'Othello sont comparés à des règles écrites à part ; chaque lecteur reçoit des entrées
    abîmées, et de très grandes, qu'il doit lire ou refuser d'une phrase en peu de mémoire ; des bases veulent lancer
    un programme ; des parties aux noms hostiles sont écrites, relues, et montrées dans la fenêtre si elle est là ; des
    tournois sont tués et repris ; l'horloge du journal saute ; des commandes reçoivent un signal à un moment
    quelconque. La même graine refait les mêmes essais, plus ou moins loin selon la machine.
    L'objet JSON a pour clés graine et epreuves, une liste d'objets de clés nom, risque, essais, fautes (leur nombre),
    secondes et exemples (les premières fautes). Code de sortie 1 s'il y a une faute, 130 si Ctrl+C l'arrête.
    """
    from ecosysteme.atelier.epreuve.epreuve import eprouver
    from ecosysteme.atelier.epreuve.toutes import EPREUVES

    tirage = random.randrange(10**6) if graine is None else graine
    bilans = []
    with refus(), progression() as barre, sur_interruption() as arret:
        tache = barre.add_task("épreuves", total=len(EPREUVES))
        for bilan in eprouver(EPREUVES, 60 * minutes, tirage, arret):
            bilans.append(bilan)
            barre.advance(tache)
    if json:
        ecrire_json({"graine": tirage, "epreuves": [vars(bilan) for bilan in bilans]})
    else:
        rangees = [
            (b.nom, b.risque, en_chiffres(b.essais), en_chiffres(b.fautes), en_chiffres(b.secondes, 1)) for b in bilans
        ]
        imprimer(TITRES, rangees)
        dire(f"Graine {tirage}.")
    for bilan in bilans:
        for exemple in bilan.exemples:
            dire(f"{bilan.nom} : {imprimable(exemple)}", erreur=True)
    fautes = any(bilan.fautes for bilan in bilans)
    raise typer.Exit(1 if fautes else INTERROMPU if arret.is_set() else 0)
