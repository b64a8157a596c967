"""The command line: ``python -m ecosysteme``, and with the window ``othellier``.

Exit codes: 0 when all went well (leaving a game is no error), 1 when a check failed, 2 when the command could not be
understood, 130 when Ctrl+C cut a measure short.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from ecosysteme.commandes import banc_moteur
from ecosysteme.commandes.analyser import analyser
from ecosysteme.commandes.banc import banc
from ecosysteme.commandes.banc_elagage import elagage
from ecosysteme.commandes.boucle import boucle
from ecosysteme.commandes.entrainer import entrainer
from ecosysteme.commandes.figure import figure
from ecosysteme.commandes.francais import REGLES_DE_MARCHE, Commande
from ecosysteme.commandes.jouer import jouer
from ecosysteme.commandes.match import match
from ecosysteme.commandes.moteur import moteur
from ecosysteme.commandes.options import JOUEURS_CONNUS
from ecosysteme.commandes.ouvertures import ouvertures
from ecosysteme.commandes.resoudre import resoudre
from ecosysteme.commandes.tournoi import tournoi

__all__ = ["application", "banc", "principal"]

application = typer.Typer(help="Othellier sans fenêtre : jouer, faire jouer, mesurer.", **REGLES_DE_MARCHE)
application.command("console", cls=Commande, epilog=JOUEURS_CONNUS)(jouer)
application.command("match", cls=Commande, epilog=JOUEURS_CONNUS)(match)
application.command("boucle", cls=Commande, epilog=JOUEURS_CONNUS)(boucle)
application.command("tournoi", cls=Commande, epilog=JOUEURS_CONNUS)(tournoi)
application.command("moteur", cls=Commande)(moteur)
# A board may begin with an empty square, which would pass for an option.
application.command("resoudre", cls=Commande, context_settings={"ignore_unknown_options": True})(resoudre)
application.command("analyser", cls=Commande)(analyser)
application.command("entrainer", cls=Commande)(entrainer)
banc_moteur.ajouter(banc)
banc.command("elagage", cls=Commande)(elagage)
application.add_typer(banc, name="banc")
application.add_typer(ouvertures, name="ouvertures")
application.add_typer(figure, name="figure")


@application.callback()
def _accueil(
    contexte: typer.Context, version: Annotated[bool, typer.Option("--version", help="Affiche la version.")] = False
) -> None:
    """Prepare the terminal; with no command, play in the console."""
    for flux in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show or type an accent must not stop a game.
        if isinstance(flux, io.TextIOWrapper):
            flux.reconfigure(errors="replace")
    if version:
        print(f"Othellier {_version()}")
        raise typer.Exit
    if contexte.invoked_subcommand is None:
        jouer()


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("othellier")
    except PackageNotFoundError:
        return "(non installé)"


def principal(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; ``arguments`` defaults to those of the process."""
    try:
        application(args=None if arguments is None else list(arguments), prog_name="python -m ecosysteme")
    except SystemExit as sortie:  # the application always ends this way, even when all went well
        return sortie.code if isinstance(sortie.code, int) else 0
    return 0


if __name__ == "__main__":
    sys.exit(principal())
