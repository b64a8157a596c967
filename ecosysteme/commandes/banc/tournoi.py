"""``banc tournoi``: what a tournament of many games costs, from its writing to the list of a player's games."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.atelier.bancs.chronometre import TITRES
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.sortie import ecrire_json, imprimer
from ecosysteme.reglages import Reglage
from ecosysteme.tournoi.plan import PARTIES_DU_TOURNOI

PARTIES: Final = Reglage("parties", 5_000, "Parties inventées.", 1_000, PARTIES_DU_TOURNOI.maximum)
QUESTIONS: Final = Reglage("questions", 20, "Questions de chaque sorte.", 1, 1_000)
AIDE_BASE = "Fichier de tournois qui est mesuré, et gardé : la même commande ne l'écrit pas de nouveau."


def tournoi(
    parties: Annotated[int, option(PARTIES, "--parties")] = int(PARTIES.defaut),
    questions: Annotated[int, option(QUESTIONS, "--questions")] = int(QUESTIONS.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des parties et des questions.")] = 1,
    fichier: Annotated[Path | None, typer.Option("--base", metavar="FICHIER", help=AIDE_BASE)] = None,
    json: OptionJson = False,
) -> None:
    """Mesure un tournoi de parties inventées entre dix joueurs : écriture, classement, statistiques, listes, reprise.

    Le temps est celui du processeur, puis celui de l'horloge ; celui d'une question est la médiane de plusieurs, avec
    la pire. L'objet JSON a pour clé mesures, une liste d'objets de clés quoi, processeur, mur, pire (en secondes) et
    nombre (parties, joueurs ou questions).
    """
    from ecosysteme.atelier.bancs import tournoi as mesures  # which the list of all commands does not need

    with refus(), TemporaryDirectory(prefix="othellier-") as provisoire:
        lieu = Path(provisoire) / "tournoi.sqlite" if fichier is None else fichier
        lignes = list(mesures.mesurer_tournoi(lieu, parties, questions, graine))
    if json:
        ecrire_json({"mesures": [vars(ligne) for ligne in lignes]})
        return
    imprimer(TITRES, [ligne.rangee() for ligne in lignes])


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("tournoi", cls=Commande)(tournoi)
