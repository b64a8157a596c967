"""The command line, assembled from ``commandes``; each command is imported when it is asked for.

Exit codes: 0 when all went well (leaving a game is no error), 1 when a check failed or the output could not be written,
2 when the command could not be understood, 128 and the number of the signal that cut it short, 130 for Ctrl+C.

Each command is imported when it is asked for: nobody who wants a version waits for the engine's arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any, NamedTuple

import typer
from typer.main import get_command

from ecosysteme.commandes.francais import REGLES_DE_MARCHE, Commande, Commandes
from ecosysteme.signaux import executer

__all__ = ["COMMANDES", "CommandeAnnoncee", "bancs", "commande", "groupe", "lancer", "lire_fichiers"]

AIDE = "Othello, Puissance 4, morpion et nim : jouer dans le terminal, faire jouer des machines, mesurer."
AUTRES = "Les autres commandes (jouer dans le terminal, convertir, analyser…) : othellier --help."
# Such a command takes a board, which may begin with an empty square: it would pass for an option.
POSITION: dict[str, Any] = {"context_settings": {"ignore_unknown_options": True}}


def commande(fonction: Callable[..., object], **traits: Any) -> Any:
    """Make a command, as Typer knows it, of a function."""
    seule = typer.Typer(add_completion=False, rich_markup_mode=None)
    seule.command(cls=Commande, **traits)(fonction)
    return get_command(seule)


def _avec_joueurs(fonction: Callable[..., object]) -> Any:
    from ecosysteme.commandes.options import JOUEURS_CONNUS

    return commande(fonction, epilog=JOUEURS_CONNUS)


def _console() -> Any:
    from ecosysteme.commandes.jouer import jouer

    return _avec_joueurs(jouer)


def _menu() -> Any:
    from ecosysteme.commandes.menu import menu

    return commande(menu)


def _match() -> Any:
    from ecosysteme.commandes.match import match

    return _avec_joueurs(match)


def _boucle() -> Any:
    from ecosysteme.commandes.boucle import boucle

    return _avec_joueurs(boucle)


def _tournoi() -> Any:
    from ecosysteme.commandes.tournoi import tournoi

    return _avec_joueurs(tournoi)


def _moteur() -> Any:
    from ecosysteme.commandes.moteur import moteur

    return commande(moteur)


def _resoudre() -> Any:
    from ecosysteme.commandes.resoudre import resoudre

    return commande(resoudre, **POSITION)


def _analyser() -> Any:
    from ecosysteme.commandes.analyser import analyser

    return commande(analyser)


def _convertir() -> Any:
    from ecosysteme.commandes.convertir import convertir

    return commande(convertir)


def _arbre() -> Any:
    from ecosysteme.commandes.arbre import arbre

    return commande(arbre, **POSITION)


def _entrainer() -> Any:
    from ecosysteme.commandes.entrainer import entrainer

    return commande(entrainer)


def _chances() -> Any:
    from ecosysteme.commandes.chances import chances

    return commande(chances)


def _epreuve() -> Any:
    from ecosysteme.commandes.epreuve import epreuve

    return commande(epreuve)


def _exercices() -> Any:
    from ecosysteme.commandes.exercices import exercices

    return commande(exercices)


def _classe() -> Any:
    from ecosysteme.commandes.classe import classe

    return commande(classe)


def _bibliotheque() -> Any:
    from ecosysteme.commandes.bibliotheque.bibliotheque import bibliotheque

    return get_command(bibliotheque)


def _livre() -> Any:
    from ecosysteme.commandes.livre import livre

    return get_command(livre)


def _repertoire() -> Any:
    from ecosysteme.commandes.repertoire.repertoire import repertoire

    return get_command(repertoire)


@cache
def bancs() -> typer.Typer:
    """Return the benches, each a command of ``banc``, to which the window's package adds its own."""
    from ecosysteme.commandes.banc import (
        bibliotheque,
        coach,
        exercices,
        juge,
        jugement,
        moteur,
        parfait,
        precision,
        puissance4,
        regards,
        tournoi,
    )
    from ecosysteme.commandes.banc.banc import banc
    from ecosysteme.commandes.banc.cout import cout
    from ecosysteme.commandes.banc.elagage import elagage

    du_coach = (coach, precision, regards, exercices)
    for module in (bibliotheque, *du_coach, moteur, jugement, juge, puissance4, parfait, tournoi):
        module.ajouter(banc)
    banc.command("elagage", cls=Commande)(elagage)
    banc.command("cout", cls=Commande)(cout)
    return banc


def _banc() -> Any:
    return get_command(bancs())


def _ouvertures() -> Any:
    from ecosysteme.commandes.ouvertures import livre_puissance4
    from ecosysteme.commandes.ouvertures.ouvertures import ouvertures

    livre_puissance4.ajouter(ouvertures)
    return get_command(ouvertures)


def _figure() -> Any:
    from ecosysteme.commandes.figure import figure

    return get_command(figure)


class CommandeAnnoncee(NamedTuple):
    """What makes a command, and what the help of all says of it, for which none is imported."""

    faire: Callable[[], Any]
    phrase: str


# In the order of the help.
COMMANDES: dict[str, CommandeAnnoncee] = {
    "console": CommandeAnnoncee(_console, "Joue une partie dans le terminal."),
    "menu": CommandeAnnoncee(
        _menu, "Propose par numéro de jouer, de faire jouer des machines ou d'analyser, dans ce terminal."
    ),
    "match": CommandeAnnoncee(
        _match, "Fait jouer des parties entre deux machines et mesure laquelle est la plus forte."
    ),
    "boucle": CommandeAnnoncee(
        _boucle,
        "Joue une partie dans la boucle commune aux quatre jeux, avec les grilles et les saisies de leurs énoncés.",
    ),
    "tournoi": CommandeAnnoncee(
        _tournoi, "Fait se rencontrer des machines, garde chaque partie dans une base et classe les joueurs."
    ),
    "moteur": CommandeAnnoncee(
        _moteur, "Prête le moteur à un autre programme, qui lui parle par son entrée et sa sortie standard."
    ),
    "resoudre": CommandeAnnoncee(_resoudre, "Donne le score exact, le meilleur coup et la suite de chaque position."),
    "analyser": CommandeAnnoncee(
        _analyser, "Juge chaque coup d'une partie : sa valeur, celle du meilleur, ce qu'il a perdu."
    ),
    "convertir": CommandeAnnoncee(_convertir, "Convertit des parties ou des positions d'un format en un autre."),
    "arbre": CommandeAnnoncee(
        _arbre, "Montre ce que la recherche du meilleur coup parcourt, et ce que l'alpha-bêta en coupe."
    ),
    "exercices": CommandeAnnoncee(
        _exercices, "Fabrique des exercices d'Othello, ou prouve de nouveau ceux d'un paquet."
    ),
    "classe": CommandeAnnoncee(_classe, "Vérifie une séance de classe, ou rassemble les copies d'un dossier."),
    "bibliotheque": CommandeAnnoncee(
        _bibliotheque, "Importe des parties, et dit ce qui a été joué dans une position, par qui et avec quel résultat."
    ),
    "livre": CommandeAnnoncee(
        _livre, "Cherche dans votre livre d'ouvertures, le corrige, l'étend, l'échange avec d'autres programmes."
    ),
    "repertoire": CommandeAnnoncee(
        _repertoire, "Propose un répertoire d'ouvertures, dit ce qu'il couvre, et le fait apprendre."
    ),
    "entrainer": CommandeAnnoncee(
        _entrainer, "Entraîne l'évaluation du moteur : positions, étiquettes, apprentissage, validation, écriture."
    ),
    "chances": CommandeAnnoncee(
        _chances, "Mesure ce que vaut une valeur en pions, en points, selon les cases vides et selon qui joue."
    ),
    "epreuve": CommandeAnnoncee(
        _epreuve, "Éprouve le programme : règles recomptées, fichiers piégés, processus tués, commandes interrompues."
    ),
    "banc": CommandeAnnoncee(_banc, "Mesure la vitesse des règles, des recherches et du moteur."),
    "ouvertures": CommandeAnnoncee(_ouvertures, "Nomme les ouvertures, construit et montre leur livre."),
    "figure": CommandeAnnoncee(
        _figure, "Dessine un plateau, une partie ou un match dans un fichier ; ou ouvre une fenêtre où l'on joue."
    ),
}


@cache
def _faite(faire: Callable[[], Any]) -> Any:
    return faire()


class _Toutes(Commandes):
    """All the commands, each made once, when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names, in the order of the help."""
        return list(COMMANDES)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Import the command and make it."""
        return _faite(COMMANDES[cmd_name].faire) if cmd_name in COMMANDES else None

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """List them as Typer would, by their names and sentences."""
        annonces = [Commande(nom, help=annonce.phrase) for nom, annonce in COMMANDES.items()]
        largeur = formatter.width - 6 - max(map(len, COMMANDES))
        with formatter.section("Commands"):
            formatter.write_dl([(annonce.name, annonce.get_short_help_str(largeur)) for annonce in annonces])


@cache
def groupe() -> Any:
    """Return the whole command line, as Typer knows it."""
    application = typer.Typer(help=AIDE, **{**REGLES_DE_MARCHE, "cls": _Toutes})
    application.callback()(_accueil)
    return get_command(application)


def _accueil(
    contexte: typer.Context, version: Annotated[bool, typer.Option("--version", help="Affiche la version.")] = False
) -> None:
    """With no command, play in the console."""
    if version:
        print(f"Othellier {_version()}")
        raise typer.Exit
    if contexte.invoked_subcommand is None:
        from ecosysteme.commandes.jouer import jouer

        jouer()


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("othellier")
    except PackageNotFoundError:
        return "(non installé)"


def lancer(arguments: Sequence[str] | None, nom: str) -> int:
    """Run the command ``nom`` and return its exit code; ``arguments`` defaults to those of the process."""
    groupe().main(args=None if arguments is None else list(arguments), prog_name=nom)
    return 0


def lire_fichiers(arguments: Sequence[str], nom: str) -> list[str]:
    """Return the files that the command ``nom`` is to open a window on.

    Leaves the process instead after the help, or an option that does not exist.
    """
    lus: list[list[str]] = []

    def ouvrir(
        fichiers: Annotated[
            list[str] | None,
            typer.Argument(metavar="FICHIER", help="Parties ou positions à ouvrir.", show_default=False),
        ] = None,
    ) -> None:
        """Ouvre la fenêtre, sur les fichiers nommés s'il y en a."""
        lus.append(fichiers or [])

    lecture = commande(ouvrir, epilog=AUTRES, context_settings=REGLES_DE_MARCHE["context_settings"])
    code = executer(lambda: int(lecture.main(args=list(arguments), prog_name=nom) or 0))
    if not lus:
        raise SystemExit(code)
    return lus[0]
