"""``console``: one game in the terminal. Leaving it early is no error."""

from __future__ import annotations

import contextlib
import importlib
from typing import Annotated

import typer

from ecosysteme import console, reglages
from ecosysteme.commandes.options import (
    AIDE_PENDULE,
    AIDE_REGLE,
    OptionGraine,
    OptionJeu,
    OptionTaille,
    creer_jeu,
    option_joueur,
    refus,
)
from ecosysteme.commandes.sortie import dire
from ecosysteme.fautes import Message
from ecosysteme.journal.journal import Journal
from ecosysteme.journal.lieu import chemin_du_journal
from ecosysteme.pendules import Pendules, Regle, lire_horloge, lire_regle
from ecosysteme.tournoi.serie import creer_adversaires


def jouer(
    noir: Annotated[str, option_joueur("--noir", "--premier", aide="Joueur qui commence, noir à othello.")] = str(
        reglages.JOUEUR_NOIR.defaut
    ),
    blanc: Annotated[str, option_joueur("--blanc", "--second", aide="L'autre joueur.")] = str(
        reglages.JOUEUR_BLANC.defaut
    ),
    jeu: OptionJeu = str(reglages.JEU.defaut),
    taille: OptionTaille = None,
    graine: OptionGraine = None,
    pendule: Annotated[str, typer.Option("--pendule", metavar="HORLOGE", help=AIDE_PENDULE)] = "",
    regle: Annotated[
        str,
        typer.Option("--regle", metavar="|".join(Regle), help=f"{AIDE_REGLE} japonaise : si l'adversaire le réclame."),
    ] = Regle.MONDIALE.value,
) -> None:
    """Joue une partie dans le terminal."""
    with refus():
        regles, joueurs = creer_jeu(jeu, taille), creer_adversaires(noir, blanc, graine)
        for joueur in joueurs:
            joueur.verifier(regles)
        lue = lire_regle(regle)
        pendules = Pendules.reglees(lire_horloge(pendule), regle=lue) if pendule else None
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")  # lets input() recall and edit lines, where Python has it
    journal = Journal(chemin_du_journal(), _prevenir)
    try:
        console.jouer(regles, joueurs, journal=journal, pendules=pendules)
    finally:
        journal.fermer()


def _prevenir(message: Message) -> None:
    """Say beside the game what is wrong with the journal; the game goes on."""
    phrase = str(message)
    dire(f"{phrase[:1].upper()}{phrase[1:]}.", erreur=True)
