"""``banc parfait``: how long a perfect move, and the score of every column, are waited for at Puissance 4."""

from __future__ import annotations

import random
from time import perf_counter, thread_time
from typing import Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.arret import Interrompu
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.sortie import INTERROMPU, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.interruption import lancer, recueillir
from ecosysteme.reglages import Reglage

PARTIES: Final = Reglage("parties", 400, "Parties où le moteur joue depuis le début (0 : aucune).", 0, 100_000)
POSITIONS: Final = Reglage("positions", 0, "Positions au hasard par nombre de pions.", 0, 1000)
FILS: Final = Reglage("taches", 1, "Fils d'exécution d'une recherche.", 1, 2)


def parfait(
    parties: Annotated[int, option(PARTIES, "--parties")] = int(PARTIES.defaut),
    positions: Annotated[int, option(POSITIONS, "--positions")] = int(POSITIONS.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = 256,
    taches: Annotated[int, option(FILS, "--taches")] = int(FILS.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des parties.")] = 1,
    json: OptionJson = False,
) -> None:
    """Mesure combien se font attendre, avec le livre fourni, les coups parfaits du Puissance 4.

    Le moteur joue chaque partie depuis le début, d'un côté puis de l'autre, mémoire vidée avant chacune. L'autre camp
    demande la valeur de toutes les colonnes, comme les indices de la fenêtre, puis joue au hasard deux fois sur cinq,
    sinon un des meilleurs coups. Les positions au hasard ont un nombre donné de pions.
    Temps du processeur avec un fil, de l'horloge avec deux : le second aide, et finit avec le premier.
    L'objet JSON a pour clés graine, hash, taches et mesures (question, pions, nombre, mediane, centile99 et pire, en
    secondes).
    """
    from ecosysteme.atelier.bancs.attente_puissance4 import TITRES, BancAttente
    from ecosysteme.moteur.puissance4.chauffe import chauffer
    from ecosysteme.moteur.puissance4.facade import MoteurPuissance4

    interrompu = False
    with refus(), progression() as barre, sur_interruption() as arret:
        horloge = thread_time if taches == 1 else perf_counter
        banc = BancAttente(MoteurPuissance4(hash_mo, taches), random.Random(graine), horloge, arret)
        tache = barre.add_task("questions", total=banc.questions(parties, positions))
        # On threads of their own: Ctrl+C only reaches Python code on the main one, and a search is no Python code.
        try:
            recueillir(lancer(chauffer), arret)  # compiled, or loaded, before the clock starts
            recueillir(lancer(banc.mesurer, parties, positions, lambda: barre.advance(tache)))
        except Interrompu:
            interrompu = True
    mesures = banc.attentes()
    if json:
        dites = {"graine": graine, "hash": hash_mo, "taches": taches}
        ecrire_json({**dites, "mesures": [vars(mesure) for mesure in mesures]})
    else:
        imprimer(TITRES, [mesure.rangee() for mesure in mesures])
    if interrompu:
        raise typer.Exit(INTERROMPU)


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("parfait", cls=Commande)(parfait)
