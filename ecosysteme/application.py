"""The command line assembled, a file of ``commandes`` each; ``__main__`` and the window's package run it.

Exit codes: 0 when all went well (leaving a game is no error), 1 when a check failed or the output could not be written,
2 when the command could not be understood, 128 and the number of the signal that cut it short, 130 for Ctrl+C.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from ecosysteme.commandes import livre_puissance4
from ecosysteme.commandes.analyser import analyser
from ecosysteme.commandes.arbre import arbre
from ecosysteme.commandes.banc import jugement as banc_jugement
from ecosysteme.commandes.banc import moteur as banc_moteur
from ecosysteme.commandes.banc import parfait as banc_parfait
from ecosysteme.commandes.banc import puissance4 as banc_puissance4
from ecosysteme.commandes.banc.banc import banc
from ecosysteme.commandes.banc.cout import cout
from ecosysteme.commandes.banc.elagage import elagage
from ecosysteme.commandes.boucle import boucle
from ecosysteme.commandes.convertir import convertir
from ecosysteme.commandes.entrainer import entrainer
from ecosysteme.commandes.epreuve import epreuve
from ecosysteme.commandes.figure import figure
from ecosysteme.commandes.francais import REGLES_DE_MARCHE, Commande
from ecosysteme.commandes.jouer import jouer
from ecosysteme.commandes.match import match
from ecosysteme.commandes.menu import menu
from ecosysteme.commandes.moteur import moteur
from ecosysteme.commandes.options import JOUEURS_CONNUS
from ecosysteme.commandes.ouvertures import ouvertures
from ecosysteme.commandes.resoudre import resoudre
from ecosysteme.commandes.tournoi import tournoi

__all__ = ["application", "banc", "lancer"]

AIDE = "Othello, Puissance 4, morpion et nim : jouer dans le terminal, faire jouer des machines, mesurer."

application = typer.Typer(help=AIDE, **REGLES_DE_MARCHE)
application.command("console", cls=Commande, epilog=JOUEURS_CONNUS)(jouer)
application.command("menu", cls=Commande)(menu)
application.command("match", cls=Commande, epilog=JOUEURS_CONNUS)(match)
application.command("boucle", cls=Commande, epilog=JOUEURS_CONNUS)(boucle)
application.command("tournoi", cls=Commande, epilog=JOUEURS_CONNUS)(tournoi)
application.command("moteur", cls=Commande)(moteur)
# A board may begin with an empty square, which would pass for an option.
application.command("resoudre", cls=Commande, context_settings={"ignore_unknown_options": True})(resoudre)
application.command("analyser", cls=Commande)(analyser)
application.command("convertir", cls=Commande)(convertir)
# So may the position of a tree.
application.command("arbre", cls=Commande, context_settings={"ignore_unknown_options": True})(arbre)
application.command("entrainer", cls=Commande)(entrainer)
application.command("epreuve", cls=Commande)(epreuve)
banc_moteur.ajouter(banc)
banc_jugement.ajouter(banc)
banc_puissance4.ajouter(banc)
banc_parfait.ajouter(banc)
banc.command("elagage", cls=Commande)(elagage)
banc.command("cout", cls=Commande)(cout)
application.add_typer(banc, name="banc")
livre_puissance4.ajouter(ouvertures)
application.add_typer(ouvertures, name="ouvertures")
application.add_typer(figure, name="figure")


@application.callback()
def _accueil(
    contexte: typer.Context, version: Annotated[bool, typer.Option("--version", help="Affiche la version.")] = False
) -> None:
    """With no command, play in the console."""
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


def lancer(arguments: Sequence[str] | None, nom: str) -> int:
    """Run the command ``nom`` and return its exit code; ``arguments`` defaults to those of the process."""
    application(args=None if arguments is None else list(arguments), prog_name=nom)
    return 0
