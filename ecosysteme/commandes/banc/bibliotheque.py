"""``banc bibliotheque``: what the library costs, from the import of its games to a question at any ply."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.atelier.bancs.chronometre import TITRES
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.sortie import dire, ecrire_json, imprimer
from ecosysteme.reglages import Reglage

PARTIES: Final = Reglage("parties", 5_000, "Parties inventées, si aucun dossier WTHOR n'est donné.", 1_000, 5_000_000)
POSITIONS: Final = Reglage("positions", 15, "Positions demandées à chaque coup mesuré.", 1, 1_000)
AIDE_WTHOR = "Dossier WTHOR à importer, au lieu de parties inventées."
AIDE_DOSSIER = "Bibliothèque qui est mesurée, et gardée : la même commande reprend où elle en était."


def bibliotheque(
    wthor: Annotated[Path | None, typer.Argument(metavar="[DOSSIER]", help=AIDE_WTHOR, show_default=False)] = None,
    parties: Annotated[int, option(PARTIES, "--parties")] = int(PARTIES.defaut),
    positions: Annotated[int, option(POSITIONS, "--positions")] = int(POSITIONS.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des parties et des positions.")] = 1,
    dossier: Annotated[Path | None, typer.Option("--dossier", metavar="DOSSIER", help=AIDE_DOSSIER)] = None,
    json: OptionJson = False,
) -> None:
    """Mesure la bibliothèque : import, réouverture, question au coup 1 à 59, filtres, pages, noms mal tapés.

    Un dixième des parties inventées, 100 000 au plus, est aussi importé de textes SGF et GGF. Le temps est celui du
    processeur, puis celui de l'horloge ; celui d'une question est la médiane de plusieurs, avec la pire. L'objet JSON a
    pour clés memoire_mo et mesures, une liste d'objets de clés quoi, processeur, mur, pire (en secondes) et nombre
    (parties, positions ou noms).
    """
    # Here, and no sooner: the list of all commands asks this one what it does, which is not worth the engine's arrays.
    from ecosysteme.atelier.bancs import bibliotheque as mesures

    with refus(), TemporaryDirectory(prefix="othellier-") as provisoire:
        lieu = Path(provisoire) if dossier is None else dossier
        lignes = list(mesures.mesurer_bibliotheque(lieu, wthor, parties, positions, graine))
    memoire = mesures.memoire_mo()
    if json:
        ecrire_json({"memoire_mo": memoire, "mesures": [vars(ligne) for ligne in lignes]})
        return
    imprimer(TITRES, [ligne.rangee() for ligne in lignes])
    if memoire is not None:
        dire(f"Mémoire au plus : {en_chiffres(memoire)} Mo")


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("bibliotheque", cls=Commande)(bibliotheque)
