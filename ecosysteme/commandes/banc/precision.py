"""``banc precision``: whether the precision that a review gives goes with the strength of who played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import TEMPS_DE_REVUE, OptionJson, option, refus
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import dire, ecrire_json, interruptible, progression
from ecosysteme.experts import ConseillerOthello
from ecosysteme.jeux.othello import Othello
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.atelier.bancs.precision import CoteMesure

AIDE_WTHOR: Final = "Dossier WTHOR dont des parties sont jugées aussi."
PAR_NIVEAU: Final = Reglage("parties", 5, "Parties de chacun des neuf niveaux.", 1, 1000)
WTHOR: Final = Reglage("wthor", 90, "Parties de WTHOR, trois forces de joueurs à parts égales.", 3, 100_000)


def precision(
    wthor: Annotated[Path | None, typer.Argument(metavar="[DOSSIER]", help=AIDE_WTHOR, show_default=False)] = None,
    parties: Annotated[int, option(PAR_NIVEAU, "--parties")] = int(PAR_NIVEAU.defaut),
    nombre: Annotated[int, option(WTHOR, "--wthor")] = int(WTHOR.defaut),
    temps: Annotated[float, option(TEMPS_DE_REVUE, "--temps")] = float(TEMPS_DE_REVUE.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des parties.")] = 1,
    json: OptionJson = False,
) -> None:
    """Mesure si la précision d'une revue va avec la force : corrélations de rangs, un camp d'une partie chacun.

    Les niveaux de notre moteur jouent contre eux-mêmes ; les joueurs de WTHOR sont cotés par leurs résultats.
    Code de sortie 1 si la corrélation est sous 0,9 pour les niveaux ou sous 0,6 pour les personnes.
    L'objet JSON a pour clés niveaux et personnes (de clés cotes, le nombre de camps jugés, correlation, null sans
    mesure, et precisions, la moyenne de chaque niveau ou groupe) et juste.
    """
    from ecosysteme.atelier.bancs import precision as mesures  # which the list of all commands does not need

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


def _montrer(qui: str, cotes: list[CoteMesure]) -> None:
    from ecosysteme.atelier.bancs.precision import correlation, precisions

    trouvee = correlation(cotes)
    if trouvee is None:
        dire(f"{qui} : sans mesure")
        return
    moyennes = ", ".join(f"{groupe} {en_chiffres(une)}" for groupe, une in precisions(cotes).items())
    dire(f"{qui} : corrélation {en_chiffres(trouvee, 2)}, {len(cotes)} camps ; précisions : {moyennes}")


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("precision", cls=Commande)(precision)
