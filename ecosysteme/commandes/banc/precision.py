"""``banc precision``: whether the precision that a review gives goes with the strength of who played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.atelier.bancs import precision as mesures
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import dire, ecrire_json, interruptible, progression
from ecosysteme.experts import ConseillerOthello
from ecosysteme.jeux.othello import Othello

AIDE_WTHOR: Final = "Dossier WTHOR dont des parties sont jugées aussi."
TEMPS: Final = replace(reglages.TEMPS, defaut=reglages.TEMPS_ANALYSE.defaut, phrase="Secondes par coup revu de près.")


def precision(
    wthor: Annotated[Path | None, typer.Argument(metavar="[DOSSIER]", help=AIDE_WTHOR, show_default=False)] = None,
    parties: Annotated[int, option(mesures.PAR_NIVEAU, "--parties")] = int(mesures.PAR_NIVEAU.defaut),
    nombre: Annotated[int, option(mesures.WTHOR, "--wthor")] = int(mesures.WTHOR.defaut),
    temps: Annotated[float, option(TEMPS, "--temps")] = float(TEMPS.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des parties.")] = 1,
    json: OptionJson = False,
) -> None:
    """Mesure si la précision d'une revue va avec la force : corrélations de rangs, un camp d'une partie chacun.

    Les niveaux de notre moteur jouent contre eux-mêmes ; les joueurs de WTHOR sont cotés par leurs résultats.
    Code de sortie 1 si la corrélation est sous 0,9 pour les niveaux ou sous 0,6 pour les personnes.
    L'objet JSON a pour clés niveaux et personnes (de clés cotes, le nombre de camps jugés, correlation, null sans
    mesure, et precisions, la moyenne de chaque niveau ou groupe) et juste.
    """
    conseiller = ConseillerOthello(Othello(), moteur=creer_moteur(16, 1))
    with refus(), progression() as barre:
        tache = barre.add_task("parties", total=parties * len(mesures.NIVEAUX) + (0 if wthor is None else nombre))
        bilan = interruptible(
            lambda arret: mesures.mesurer(
                conseiller, wthor, parties, nombre, temps, graine, lambda: barre.advance(tache), arret
            )
        )
    if json:
        ecrire_json(bilan.en_json())
    else:
        _montrer("Niveaux", bilan.niveaux)
        _montrer("Personnes", bilan.personnes)
    raise typer.Exit(0 if bilan.juste else 1)


def _montrer(qui: str, cotes: list[mesures.CoteMesure]) -> None:
    trouvee = mesures.correlation(cotes)
    if trouvee is None:
        dire(f"{qui} : sans mesure")
        return
    moyennes = ", ".join(f"{groupe} {en_chiffres(une)}" for groupe, une in mesures.precisions(cotes).items())
    dire(f"{qui} : corrélation {en_chiffres(trouvee, 2)}, {len(cotes)} camps ; précisions : {moyennes}")


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("precision", cls=Commande)(precision)
