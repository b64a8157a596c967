"""The command line: ``python -m ecosysteme``, and with the window ``othellier``.

Exit codes: 0 when all went well (leaving a game is no error), 1 when a check failed, 2 when the command could not be
understood, 130 when Ctrl+C cut a measure short.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import random
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from threading import Event
from typing import TYPE_CHECKING, Annotated, Any, Final, cast

import typer
import typer.core

from ecosysteme import bancs, console, reglages
from ecosysteme.bancs import duree
from ecosysteme.jeux import JEUX, JeuQuelconque, creer_jeu
from ecosysteme.joueurs import JOUEURS, Humain, Joueur, RechercheInterrompue, lire_specification
from ecosysteme.reglages import Reglage
from ecosysteme.tournoi.serie import PLACES, Serie, creer_adversaires, jouer_serie

if TYPE_CHECKING:
    from rich.progress import Progress

INTERROMPU: Final = 130

# Typer speaks English only. With ``rich_markup_mode=None`` its help is plain text, in which few words are its own.
TRADUCTIONS: Final = {
    "Usage:": "Usage :",
    "Options:": "Options :",
    "Commands:": "Commandes :",
    "COMMAND [ARGS]...": "COMMANDE …",
    "Show this message and exit.": "Affiche cette aide.",
    "[default: ": "[par défaut : ",
    "[required]": "[obligatoire]",
}

# The ancestor of every mistake of the user that the parser reports; where it is defined changes with Typer's version.
ErreurUsage = cast("type[Exception]", typer.BadParameter.__base__)


def _traduire(aide: str) -> str:
    for anglais, francais in TRADUCTIONS.items():
        aide = aide.replace(anglais, francais)
    return aide


def _phrase(erreur: Any) -> str:
    """Say in one French sentence what the parser could not read."""
    message = str(erreur.message)
    if getattr(erreur, "param", None) is not None:
        option = "/".join(erreur.param.opts)
        return f"{option} {message}" if message else f"il manque {option}"
    if hasattr(erreur, "possibilities"):
        return f"option {erreur.option_name} inconnue"
    if hasattr(erreur, "option_name"):
        return f"{erreur.option_name} " + ("ne prend pas de valeur" if "not take" in message else "attend une valeur")
    if message.startswith("Got unexpected extra argument"):
        return f"argument en trop : {message.partition(' (')[2].rstrip(').')}"
    return message


class Commande(typer.core.TyperCommand):
    """A command whose help is in French."""

    def get_help(self, ctx: Any) -> str:
        """Return the help."""
        return _traduire(super().get_help(ctx))


class Commandes(typer.core.TyperGroup):
    """A group of commands whose help and refusals are in French, each refusal one sentence and exit code 2."""

    def get_help(self, ctx: Any) -> str:
        """Return the help."""
        return _traduire(super().get_help(ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command, or name those that exist."""
        if self.get_command(ctx, args[0]) is None:
            ctx.fail(f"commande {args[0]!r} inconnue : attendu {', '.join(self.list_commands(ctx))}")
        return super().resolve_command(ctx, args)

    def main(self, *args: Any, **options: Any) -> Any:
        """Run and exit with the command's code."""
        options["standalone_mode"] = False
        try:
            code = super().main(*args, **options)
        except ErreurUsage as erreur:
            contexte = getattr(erreur, "ctx", None)
            aide = f" (voir {contexte.command_path} --help)" if contexte else ""
            print(f"Erreur : {_phrase(erreur)}{aide}.", file=sys.stderr)
            sys.exit(2)
        sys.exit(code if isinstance(code, int) else 0)


def _entier(reglage: Reglage) -> Callable[[Any], int]:
    """Return what reads an option bounded by ``reglage``."""

    def lire(texte: Any) -> int:
        try:
            return int(reglage.lire(str(texte)))
        except ValueError:
            raise typer.BadParameter(f"{texte} refusé : attendu {reglage.attendu()}") from None

    return lire


def _option(reglage: Reglage, *noms: str, aide: str = "") -> Any:
    """Declare an option that ``reglage`` documents and checks."""
    return typer.Option(*noms, parser=_entier(reglage), metavar="N", help=aide or reglage.phrase)


OptionJson = Annotated[bool, typer.Option("--json", help="N'écrit qu'un objet JSON sur la sortie standard.")]
OptionJeu = Annotated[str, typer.Option("--jeu", metavar="JEU", help=f"Jeu : {', '.join(JEUX)}.")]
OptionTaille = Annotated[int | None, _option(reglages.TAILLE, "--taille")]
OptionGraine = Annotated[int | None, _option(reglages.GRAINE, "--graine")]

JOUEURS_CONNUS: Final = (
    f"Un joueur s'écrit NOM ou NOM:OPTION=VALEUR,… comme ia_alphabeta:profondeur=6. Noms : {', '.join(JOUEURS)}."
)

REGLES_DE_MARCHE: Final[dict[str, Any]] = {
    "cls": Commandes,
    "add_completion": False,
    "rich_markup_mode": None,
    "pretty_exceptions_enable": False,
    "invoke_without_command": True,
    "context_settings": {"help_option_names": ["--help", "-h"]},
}
application = typer.Typer(help="Othellier sans fenêtre : jouer, faire jouer, mesurer.", **REGLES_DE_MARCHE)
banc = typer.Typer(help="Mesure la vitesse des règles et des recherches.", **REGLES_DE_MARCHE)
application.add_typer(banc, name="banc")


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
        commande_console()


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("othellier")
    except PackageNotFoundError:
        return "(non installé)"


def _creer_jeu(nom: str, taille: int | None) -> JeuQuelconque:
    """Make the game; ``ValueError`` when it is unknown or has no such size."""
    if taille is None:
        return creer_jeu(nom)
    try:
        return creer_jeu(nom, taille=taille)
    except TypeError:  # not every game has a size
        raise ValueError(f"le jeu {nom} n'a pas de taille à choisir") from None


@application.command("console", cls=Commande, help="Joue une partie dans le terminal.", epilog=JOUEURS_CONNUS)
def commande_console(
    noir: Annotated[str, typer.Option(metavar="JOUEUR", help="Joueur noir, qui commence.")] = str(
        reglages.JOUEUR_NOIR.defaut
    ),
    blanc: Annotated[str, typer.Option(metavar="JOUEUR", help="Joueur blanc.")] = str(reglages.JOUEUR_BLANC.defaut),
    jeu: OptionJeu = str(reglages.JEU.defaut),
    taille: OptionTaille = None,
    graine: OptionGraine = None,
) -> None:
    """Play one game in the terminal; leaving it early is no error."""
    try:
        regles, joueurs = _creer_jeu(jeu, taille), creer_adversaires(noir, blanc, graine)
    except ValueError as erreur:
        raise typer.BadParameter(str(erreur)) from None
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")  # lets input() recall and edit lines, where Python has it
    console.jouer(regles, joueurs)


@application.command("match", cls=Commande, epilog=JOUEURS_CONNUS)
def commande_match(
    noir: Annotated[str, typer.Option(metavar="JOUEUR", help="Joueur noir de la première partie.")],
    blanc: Annotated[str, typer.Option(metavar="JOUEUR", help="Joueur blanc de la première partie.")],
    parties: Annotated[int, _option(reglages.NOMBRE_PARTIES, "-n", "--parties", aide="Nombre de parties.")] = 100,
    alterner: Annotated[bool, typer.Option("--alterner/--sans-alterner", help=reglages.ALTERNER.phrase)] = True,
    graine: OptionGraine = None,
    jeu: OptionJeu = str(reglages.JEU.defaut),
    taille: OptionTaille = None,
    json: OptionJson = False,
) -> None:
    """Fait jouer une série de parties entre deux machines.

    L'objet JSON a pour clés jeu, parties (jouées), prevues, alterner, graine, interrompu et joueurs : une liste de deux
    objets de clés specification, nom, victoires, nulles, defaites, marge_moyenne et secondes_par_coup.
    Ctrl+C arrête la série et donne le résultat des parties finies, avec le code de sortie 130.
    """
    if graine is None:
        graine = random.randrange(10**6)  # shown with the result, so that any match can be played again
    try:
        if Humain in {lire_specification(joueur)[0] for joueur in (noir, blanc)}:
            raise ValueError("un match se joue entre machines : humain n'y a pas sa place")
        regles, joueurs = _creer_jeu(jeu, taille), creer_adversaires(noir, blanc, graine)
    except ValueError as erreur:
        raise typer.BadParameter(str(erreur)) from None
    serie = Serie((noir, blanc), parties, alterner)
    _jouer_match(regles, joueurs, serie)
    resultat = _resultat(serie, joueurs, jeu=jeu, graine=graine)
    (_ecrire_json if json else _montrer_match)(resultat)
    raise typer.Exit(0 if serie.finie else INTERROMPU)


def _jouer_match(jeu: JeuQuelconque, joueurs: tuple[Joueur, Joueur], serie: Serie) -> None:
    """Play the series to its end or to Ctrl+C."""
    with _progression() as barre, _sur_interruption() as arret:
        tache = barre.add_task("parties", total=serie.nombre)

        def apres_partie(_: object) -> None:
            barre.advance(tache)
            if arret.is_set() and not serie.finie:
                raise RechercheInterrompue  # a random player never looks at the flag

        with contextlib.suppress(RechercheInterrompue):
            jouer_serie(jeu, joueurs, serie, arret, apres_partie)


@contextlib.contextmanager
def _sur_interruption() -> Iterator[Event]:
    """Turn the first Ctrl+C into a flag, so that no game is half counted; the second one stops everything."""
    arret = Event()
    habituel = signal.getsignal(signal.SIGINT)

    def lever(*_: object) -> None:
        arret.set()
        signal.signal(signal.SIGINT, habituel)

    signal.signal(signal.SIGINT, lever)
    try:
        yield arret
    finally:
        signal.signal(signal.SIGINT, habituel)


def _resultat(serie: Serie, assis: tuple[Joueur, Joueur], **reste: Any) -> dict[str, Any]:
    """Put the accounts of a series in the words of ``--json``."""
    bilans = [serie.bilan(place) for place in PLACES]
    joueurs = [
        {
            "specification": bilan.nom,
            "nom": str(joueur),
            "victoires": bilan.victoires,
            "nulles": bilan.nulles,
            "defaites": bilan.defaites,
            "marge_moyenne": bilan.marge_moyenne,
            "secondes_par_coup": bilan.secondes_par_coup,
        }
        for bilan, joueur in zip(bilans, assis, strict=True)
    ]
    suite = {"parties": serie.jouees, "prevues": serie.nombre, "alterner": serie.alterner}
    return {**reste, **suite, "interrompu": not serie.finie, "joueurs": joueurs}


def _montrer_match(resultat: dict[str, Any]) -> None:
    rangees = [
        (
            joueur["specification"].replace(":", ": ").replace(",", ", "),  # still valid, and wraps between words
            *(str(joueur[cle]) for cle in ("victoires", "nulles", "defaites")),
            f"{joueur['marge_moyenne']:+.2f}".replace(".", ","),
            duree(joueur["secondes_par_coup"]),
        )
        for joueur in resultat["joueurs"]
    ]
    _imprimer(("Joueur", "Victoires", "Nulles", "Défaites", "Marge", "Temps par coup"), rangees)
    pluriel = "s" if resultat["parties"] > 1 else ""
    fin = f" sur {resultat['prevues']}, match interrompu" if resultat["interrompu"] else ""
    couleurs = "alternées" if resultat["alterner"] else "fixes"
    print(f"{resultat['parties']} partie{pluriel}{fin} ; couleurs {couleurs} ; graine {resultat['graine']}.")


@banc.callback()
def _banc(contexte: typer.Context) -> None:
    if contexte.invoked_subcommand is None:
        print(contexte.get_help())


@banc.command("regles", cls=Commande)
def banc_regles(
    parties: Annotated[int, _option(bancs.PARTIES, "--parties")] = int(bancs.PARTIES.defaut),
    json: OptionJson = False,
) -> None:
    """Mesure les règles : parties au hasard, et perft 1 à 6.

    Les vitesses sont des médianes sur cinq répétitions. Code de sortie 1 si un compte de perft est faux.
    """
    mesure = bancs.mesurer_regles(parties)
    if json:
        _ecrire_json(mesure.en_json())
    else:
        print(mesure.texte())
    raise typer.Exit(0 if mesure.juste else 1)


@banc.command("recherche", cls=Commande)
def banc_recherche(
    profondeur: Annotated[int, _option(reglages.PROFONDEUR, "--profondeur", aide="Profondeur la plus grande.")] = 4,
    positions: Annotated[int, _option(bancs.POSITIONS, "--positions")] = int(bancs.POSITIONS.defaut),
    graine: Annotated[int, _option(reglages.GRAINE, "--graine", aide="Graine des positions.")] = 1,
    json: OptionJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Écrit le tableau en Markdown.")] = False,
) -> None:
    """Compare min-max, néga-max et alpha-bêta de la profondeur 1 à N.

    Les positions viennent de parties au hasard, du 4e au 40e coup : à graine égale, les nœuds sont les mêmes partout.
    Code de sortie 1 si les trois ne trouvent pas les mêmes valeurs et les mêmes meilleurs coups.
    """
    lignes = []
    with _progression() as barre:
        tache = barre.add_task("mesures", total=profondeur * len(bancs.ALGORITHMES))
        for ligne in bancs.mesurer_recherche(profondeur, positions, graine):
            lignes.append(ligne)
            barre.advance(tache)
    accord = all(ligne.accord for ligne in lignes)
    if json:
        mesures = [ligne.en_json() for ligne in lignes]
        _ecrire_json({"positions": positions, "graine": graine, "accord": accord, "mesures": mesures})
    elif markdown:
        print(bancs.markdown(lignes))
    else:
        _imprimer(bancs.TITRES, [ligne.rangee() for ligne in lignes])
    if not accord:
        print("Les recherches ne donnent pas toutes les mêmes valeurs et coups.", file=sys.stderr)
    raise typer.Exit(0 if accord else 1)


def _ecrire_json(objet: dict[str, Any]) -> None:
    import json

    print(json.dumps(objet, ensure_ascii=False, indent=2))


# rich is imported where it draws: the console game and --help need none of it.


def _imprimer(titres: Sequence[str], rangees: Sequence[Sequence[str]]) -> None:
    """Print a table: words to the left, numbers to the right."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for titre in titres:
        table.add_column(titre, justify="left" if titre in ("Joueur", "Algorithme") else "right", overflow="fold")
    for rangee in rangees:
        table.add_row(*rangee)
    Console(highlight=False, markup=False).print(table)


def _progression() -> Progress:
    """Return a bar on the standard error, silent unless that is a terminal, with the time that remains."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    sortie = Console(stderr=True)
    colonnes = (MofNCompleteColumn(), TextColumn("{task.description}"), BarColumn())
    reste = (TextColumn("reste"), TimeRemainingColumn())
    return Progress(*colonnes, *reste, console=sortie, transient=True, disable=not sortie.is_terminal)


def principal(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; ``arguments`` defaults to those of the process."""
    try:
        application(args=None if arguments is None else list(arguments), prog_name="python -m ecosysteme")
    except SystemExit as sortie:  # the application always ends this way, even when all went well
        return sortie.code if isinstance(sortie.code, int) else 0
    return 0


if __name__ == "__main__":
    sys.exit(principal())
