"""The commands that need Qt, which ``ecosysteme`` may not import: ``banc ihm``, ``banc demarrage`` and ``captures``."""

import functools
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from ecosysteme.application import application, banc
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option
from ecosysteme.reglages import Reglage
from ui.socle import systeme

FOIS = 3  # that each action is triggered
DEPARTS = Reglage("departs", 7, "Départs mesurés.", 1, 100)
SECONDES = Reglage("secondes", 5.0, "Durée de chaque mesure, en secondes.", 0.1, 600.0)


@functools.cache  # once per process: adding the commands twice would list them twice
def ajouter() -> None:
    """Add them to the console application."""
    banc.command("ihm", cls=Commande, help="Mesure le rendu de la fenêtre.")(_banc_ihm)
    banc.command("demarrage", cls=Commande, help="Mesure ce que coûte l'ouverture de la fenêtre.")(_banc_demarrage)
    application.command("captures", cls=Commande, help="Peint les captures d'écran de la fenêtre dans un dossier.")(
        _captures
    )


def _banc_ihm(
    secondes: Annotated[float, option(SECONDES, "--secondes")] = float(SECONDES.defaut),
    json: OptionJson = False,
    tournoi: Annotated[bool, typer.Option("--tournoi", help="Pendant un tournoi, du réglage à la pause.")] = False,
    actions: Annotated[bool, typer.Option("--actions", help="Le pire écart de chaque entrée des menus.")] = False,
) -> None:
    _exige_qt()
    if actions:
        from ui.commandes.banc_actions import principal as mesure_actions

        raise typer.Exit(mesure_actions(FOIS, json))
    if tournoi:
        from ui.commandes.banc_tournoi import principal as mesure
    else:
        from ui.commandes.banc import principal as mesure

    raise typer.Exit(mesure(secondes, json))


def _banc_demarrage(
    departs: Annotated[int, option(DEPARTS, "--departs")] = int(DEPARTS.defaut),
    json: OptionJson = False,
) -> None:
    _exige_qt()
    from ui.commandes.banc_demarrage import principal as mesure

    raise typer.Exit(mesure(departs, json))


def _captures(
    dossier: Annotated[Path, typer.Argument(metavar="DOSSIER", help="Dossier où écrire les images.")],
) -> None:
    _exige_qt()
    from ui.commandes.captures import principal as capture

    raise typer.Exit(capture(dossier))


def _exige_qt() -> None:
    """Make sure that Qt can paint, off screen when there is no screen, for nobody has to watch; or leave with code 1.

    A platform that the user asked for is never replaced.
    """
    phrase = systeme.preparer()
    if phrase is not None and not os.environ.get("QT_QPA_PLATFORM"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        phrase = systeme.obstacle()
        if phrase is None:
            print("Pas d'écran utilisable : rendu hors écran (QT_QPA_PLATFORM=offscreen).", file=sys.stderr)
    if phrase is not None:
        raise typer.Exit(systeme.refuser(phrase))
