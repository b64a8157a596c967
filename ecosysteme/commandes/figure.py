"""``figure plateau``, ``courbe`` and ``statistiques``: what is drawn in a notebook, as a file; ``--jouer``: a game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from ecosysteme import figures, reglages
from ecosysteme.commandes.francais import REGLES_DE_MARCHE, Commande
from ecosysteme.commandes.options import (
    OptionGraine,
    OptionJeu,
    OptionTaille,
    creer_jeu,
    option,
    option_joueur,
    refus,
)
from ecosysteme.commandes.parties import AIDE_PARTIE, lire_partie
from ecosysteme.commandes.sortie import dire
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.fichiers import lire_fichier
from ecosysteme.reglages import Reglage
from ecosysteme.tournoi.serie import creer_adversaires

COUP: Final = Reglage("coup", 0, "Coup après lequel dessiner, 0 au départ ; sans l'option, après le dernier.", 0)

OptionFichier = Annotated[
    Path, typer.Option("-o", "--sortie", metavar="FICHIER", help="Figure à écrire, en .png, .svg ou .pdf.")
]
ArgumentPartie = Annotated[str, typer.Argument(metavar="PARTIE", help=AIDE_PARTIE)]

figure = typer.Typer(
    help="Dessine un plateau, une partie ou un match dans un fichier ; ou ouvre une fenêtre où l'on joue.",
    **REGLES_DE_MARCHE,
)


@figure.callback()
def _figure(
    contexte: typer.Context,
    a_la_souris: Annotated[bool, typer.Option("--jouer", help="Ouvre une fenêtre où l'on joue à la souris.")] = False,
    noir: Annotated[str, option_joueur("--noir", "--premier", aide="Avec --jouer : qui commence.")] = str(
        reglages.JOUEUR_NOIR.defaut
    ),
    blanc: Annotated[str, option_joueur("--blanc", "--second", aide="Avec --jouer : l'autre joueur.")] = str(
        reglages.JOUEUR_BLANC.defaut
    ),
    jeu: OptionJeu = str(reglages.JEU.defaut),
    taille: OptionTaille = None,
    graine: OptionGraine = None,
) -> None:
    if a_la_souris and contexte.invoked_subcommand is not None:
        raise typer.BadParameter(f"--jouer n'écrit aucun fichier : sans {contexte.invoked_subcommand}")
    if a_la_souris:
        with refus():
            partie = figures.jouer(creer_jeu(jeu, taille), creer_adversaires(noir, blanc, graine))
        if partie.nb_coups:
            dire(f"Coups joués : {partie.transcription}")
    elif contexte.invoked_subcommand is None:
        dire(contexte.get_help())


# A position may begin with an empty square, which would pass for an option.
@figure.command("plateau", cls=Commande, context_settings={"ignore_unknown_options": True})
def plateau(
    partie: Annotated[str, typer.Argument(metavar="PARTIE", help=f"{AIDE_PARTIE} Ou un othellier de 64 cases.")],
    sortie: OptionFichier,
    coup: Annotated[int | None, option(COUP, "--coup")] = None,
    legaux: Annotated[bool, typer.Option("--legaux/--sans-legaux", help="Marquer les coups légaux.")] = True,
    jeu: OptionJeu = str(reglages.JEU.defaut),
    taille: OptionTaille = None,
) -> None:
    """Dessine une position, le dernier coup et les coups légaux marqués.

    Un othellier s'écrit en 64 cases de a1 à h8 (X noir, O blanc, - vide) puis le trait.
    """
    with refus():
        figures.verifier_fichier(sortie, partie)
        lue = lire_partie(partie, creer_jeu(jeu, taille))
        figures.enregistrer(figures.dessiner_partie(lue, coup, legaux=legaux), sortie)


@figure.command("courbe", cls=Commande)
def courbe(
    partie: ArgumentPartie,
    sortie: OptionFichier,
    jeu: OptionJeu = str(reglages.JEU.defaut),
    taille: OptionTaille = None,
) -> None:
    """Trace les scores d'une partie et les coups possibles de chacun, coup par coup."""
    with refus():
        figures.verifier_fichier(sortie, partie)
        figures.enregistrer(figures.courbe(lire_partie(partie, creer_jeu(jeu, taille))), sortie)


@figure.command("statistiques", cls=Commande)
def statistiques(
    resultat: Annotated[
        str, typer.Argument(metavar="FICHIER", help="Ce qu'écrit othellier match --json ; - : l'entrée.")
    ],
    sortie: OptionFichier,
) -> None:
    """Dessine les résultats d'un match : parties, marges et temps par coup de chaque joueur."""
    with refus():
        figures.verifier_fichier(sortie, resultat)
        figures.enregistrer(figures.statistiques(figures.lire_resultat(_lire_texte(resultat))), sortie)


def _lire_texte(nom: str) -> str:
    if nom == "-":
        return "" if sys.stdin is None else sys.stdin.read()
    octets = lire_fichier(nom, Message("un résultat de match"))
    if octets is None:
        raise Faute("le fichier {nom} n'existe pas", nom=nom)
    return octets.decode("utf-8-sig", errors="replace")
