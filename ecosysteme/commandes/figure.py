"""``figure plateau``, ``figure courbe`` and ``figure statistiques``: what is drawn in a notebook, as a file."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ecosysteme import figures, reglages
from ecosysteme.commandes.francais import REGLES_DE_MARCHE, Commande
from ecosysteme.commandes.options import OptionJeu, OptionTaille, creer_jeu, option, refus
from ecosysteme.commandes.resoudre import lire_fichier
from ecosysteme.formats.position import CASES, lire_position
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux import JeuQuelconque
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.reglages import Reglage

AIDE_PARTIE: Final = "Coups de la partie (f5d6c3…, 4455, b2a1, a2b1 selon le jeu), ou fichier qui les contient."
COUP: Final = Reglage("coup", 0, "Coup après lequel dessiner, 0 au départ ; sans l'option, après le dernier.", 0)
# A move of any of the games but Othello: a column, a square, or a heap and a number.
MOTIF_COUP: Final = re.compile(r"\s*([a-j]\d{1,2}|\d)", re.IGNORECASE)
# A position is 64 squares and the side to move: no transcript is so long without a figure.
MOTIF_POSITION: Final = re.compile(rf"\s*(?:[^\d\s]\s*){{{CASES + 1}}}")

OptionFichier = Annotated[
    Path, typer.Option("-o", "--sortie", metavar="FICHIER", help="Figure à écrire, en .png, .svg ou .pdf.")
]
ArgumentPartie = Annotated[str, typer.Argument(metavar="PARTIE", help=AIDE_PARTIE)]

figure = typer.Typer(help="Dessine un plateau, une partie ou un match dans un fichier.", **REGLES_DE_MARCHE)


@figure.callback()
def _figure(contexte: typer.Context) -> None:
    if contexte.invoked_subcommand is None:
        print(contexte.get_help())


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
        figures.verifier_fichier(sortie)
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
        figures.verifier_fichier(sortie)
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
        figures.verifier_fichier(sortie)
        figures.enregistrer(figures.statistiques(figures.lire_resultat(_lire_texte(resultat))), sortie)


def _lire_texte(nom: str) -> str:
    if nom == "-":
        return "" if sys.stdin is None else sys.stdin.read()
    octets = lire_fichier(nom, "un résultat de match")
    if octets is None:
        raise ValueError(f"le fichier {nom} n'existe pas")
    return octets.decode("utf-8-sig", errors="replace")


def lire_partie(texte: str, jeu: JeuQuelconque) -> Partie[Any, Any]:
    """Replay the moves of a game, or a file's, or begin one at a position of Othello.

    Raises ``ValueError`` naming the first thing that is no move, or no legal one.
    """
    octets = lire_fichier(texte, "les coups d'une partie") if texte.strip() else None
    if octets is None and Path(texte).suffix[1:].isalpha():  # not the "1.f5" of a numbered move
        raise ValueError(f"le fichier {texte} n'existe pas")
    lu = texte if octets is None else octets.decode("utf-8-sig", errors="replace")
    if isinstance(jeu, Othello):
        return Partie(jeu, lire_position(lu)) if MOTIF_POSITION.fullmatch(lu) else lire_transcription(lu, jeu.taille)
    partie, reste = Partie(jeu), lu.strip()
    while reste:
        coup = MOTIF_COUP.match(reste)
        try:
            partie.jouer(jeu.lire_coup(coup[1] if coup else reste[:8]))
        except ValueError as erreur:
            raise ValueError(f"coup {partie.nb_coups + 1} : {erreur}") from None
        reste = reste[coup.end() :].strip() if coup else ""
    return partie
