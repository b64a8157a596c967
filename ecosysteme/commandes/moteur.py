"""``moteur``: our engine for other people's windows and referees, over GTP or NBoard's protocol."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.commandes.options import option
from ecosysteme.reglages import Reglage
from ecosysteme.serveur.boucle import Boucle, sortie_reservee
from ecosysteme.serveur.gtp import ServeurGTP
from ecosysteme.serveur.nboard import ServeurNBoard
from ecosysteme.serveur.penseur import PenseurMoteur
from ecosysteme.serveur.serveur import Serveur
from ecosysteme.signaux import code_d_interruption

SERVEURS: Final[dict[str, Callable[..., Serveur]]] = {"gtp": ServeurGTP, "nboard": ServeurNBoard}
PROTOCOLE: Final = Reglage("protocole", "gtp", "Protocole parlé : gtp ou nboard.", choix=tuple(SERVEURS))
AIDE_TEMPS: Final = "Secondes par coup, au plus ; sans elle, l'arbitre décide, ou 1 seconde s'il ne dit rien."


def moteur(
    protocole: Annotated[str, option(PROTOCOLE, "--protocole")] = str(PROTOCOLE.defaut),
    temps: Annotated[float | None, option(reglages.TEMPS, "--temps", aide=AIDE_TEMPS)] = None,
    niveau: Annotated[int, option(reglages.NIVEAU, "--niveau")] = int(reglages.NIVEAU.defaut),
    taches: Annotated[int, option(reglages.TACHES, "--taches")] = int(reglages.TACHES.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = int(reglages.HASH.defaut),
    ponder: Annotated[bool, typer.Option("--ponder", help=reglages.PONDER.phrase)] = False,
) -> None:
    """Prête le moteur à un autre programme, qui lui parle par son entrée et sa sortie standard.

    En GTP, une réflexion va à son terme (quit seul l'abrège) ; en NBoard, toute commande qui arrive l'abrège. Le
    moteur joue à Othello sur 8 × 8. Il s'arrête avec quit ou la fin de son entrée, avec le code de sortie 0 ; 130 avec
    Ctrl+C, 143 avec SIGTERM, 129 avec SIGHUP.
    """
    with sortie_reservee() as sortie:
        penseur = PenseurMoteur(niveau=niveau, taches=taches, hash=hash_mo, ponder=ponder)
        boucle = Boucle(partial(SERVEURS[protocole], penseur, temps=temps, version=_version()), 0, sortie)
        code = 0 if boucle.tourner() else code_d_interruption()
        if not penseur.charge:
            os._exit(code)  # a compiler at work has nothing to save, and would be waited for
    raise typer.Exit(code)


def _version() -> str:
    try:
        return version("othellier")
    except PackageNotFoundError:
        return ""
