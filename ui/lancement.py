"""The ``othellier`` command: the window when it has no argument, the console application when it has some.

Nothing here imports Qt before ``systeme.obstacle`` has said that Qt can start, and the console never needs it.
"""

import functools
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ecosysteme.commandes.options import OptionJson, option
from ecosysteme.reglages import Reglage
from ui import systeme

SECONDES = Reglage("secondes", 5.0, "Durée de chaque mesure, en secondes.", 0.1, 600.0)


def principal(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; ``arguments`` defaults to those of the process."""
    arguments = sys.argv[1:] if arguments is None else arguments
    return _console(arguments) if arguments else _fenetre()


def _fenetre() -> int:
    phrase = systeme.obstacle()
    if phrase is not None:
        return _refuse(phrase)
    try:
        # By name: applicationIHM stands above this package and imports it, so that the layers forbid the reverse.
        application = importlib.import_module("applicationIHM")
    except ImportError as erreur:
        phrase = systeme.explication(erreur)
        if phrase is None:
            raise
        return _refuse(phrase)
    return int(application.main())


def _refuse(phrase: str) -> int:
    print(phrase, file=sys.stderr)
    return 1


def _console(arguments: Sequence[str]) -> int:
    try:
        _application()(args=list(arguments), prog_name="othellier")
    except SystemExit as sortie:  # the application always ends this way, even when all went well
        if isinstance(sortie.code, int):
            return sortie.code
        raise
    return 0


@functools.cache  # once per process: adding the commands twice would list them twice
def _application() -> typer.Typer:
    """Return the console application with the commands that need Qt, which ``ecosysteme`` may not import."""
    from ecosysteme.__main__ import application, banc
    from ecosysteme.commandes.francais import Commande

    banc.command("ihm", cls=Commande, help="Mesure le rendu de la fenêtre.")(_banc_ihm)
    application.command("captures", cls=Commande, help="Peint les captures d'écran de la fenêtre dans un dossier.")(
        _captures
    )
    return application


def _banc_ihm(
    secondes: Annotated[float, option(SECONDES, "--secondes")] = float(SECONDES.defaut),
    json: OptionJson = False,
) -> None:
    _exige_qt()
    from ui.banc import principal as mesure

    raise typer.Exit(mesure(secondes, json))


def _captures(
    dossier: Annotated[Path, typer.Argument(metavar="DOSSIER", help="Dossier où écrire les images.")],
) -> None:
    _exige_qt()
    from ui.captures import principal as capture

    raise typer.Exit(capture(dossier))


def _exige_qt() -> None:
    """Make sure that Qt can paint, off screen when there is no screen, for nobody has to watch; or leave with code 1.

    A platform that the user asked for is never replaced.
    """
    phrase = systeme.obstacle()
    if phrase is not None and not os.environ.get("QT_QPA_PLATFORM"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        phrase = systeme.obstacle()
        if phrase is None:
            print("Pas d'écran utilisable : rendu hors écran (QT_QPA_PLATFORM=offscreen).", file=sys.stderr)
    if phrase is not None:
        raise typer.Exit(_refuse(phrase))
