"""``banc regards``: whether the two looks of a review agree with a longer search."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

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

AIDE_WTHOR: Final = "Dossier WTHOR dont les parties sont jugées, au lieu de celles de nos niveaux."
COUPS: Final = Reglage("coups", 200, "Coups à juger de nouveau.", 1, 10_000)
NOEUDS: Final = Reglage("noeuds", 16_000_000, "Nœuds de chacune des deux recherches d'un coup.", 1000, 10**9)


def regards(
    wthor: Annotated[Path | None, typer.Argument(metavar="[DOSSIER]", help=AIDE_WTHOR, show_default=False)] = None,
    coups: Annotated[int, option(COUPS, "--coups")] = int(COUPS.defaut),
    noeuds: Annotated[int, option(NOEUDS, "--noeuds")] = int(NOEUDS.defaut),
    temps: Annotated[float, option(TEMPS_DE_REVUE, "--temps")] = float(TEMPS_DE_REVUE.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des parties.")] = 1,
    json: OptionJson = False,
) -> None:
    """Mesure si les deux regards d'une revue disent d'une faute ce qu'en dit une recherche plus longue.

    Les coups sont ceux qui ont eu un second regard sans être résolus.
    Code de sortie 1 si moins de 95 % perdent 0,10 point ou non selon les deux, ou si moins de 80 % ont le même signe.
    L'objet JSON a pour clés coups (leur nombre), dix et signe (ces deux parts), injustes (part de ceux dont le signe
    montré est plus sévère que celui de la longue recherche), erreur (moyenne de l'écart, en points) et juste.
    """
    from ecosysteme.atelier.bancs import regards as mesures  # which the list of all commands does not need

    conseiller = ConseillerOthello(Othello(), moteur=creer_moteur(128, 1))
    with refus(), progression() as barre:
        tache = barre.add_task("coups", total=coups)
        bilan = interruptible(
            lambda arret: mesures.mesurer(
                conseiller, wthor, coups, noeuds, temps, graine, lambda: barre.advance(tache), arret
            )
        )
    if json:
        ecrire_json(bilan.en_json())
    else:
        dix, signe, injustes = (en_chiffres(100 * part, 1) for part in (bilan.dix, bilan.signe, bilan.injustes))
        dire(
            f"Coups : {len(bilan.coups)}\n0,10 perdu ou non : {dix} % d'accord ; même signe : {signe} %\n"
            f"Signe montré trop sévère : {injustes} % ; écart moyen : {en_chiffres(bilan.erreur, 3)} point"
        )
    raise typer.Exit(0 if bilan.juste else 1)


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("regards", cls=Commande)(regards)
