"""Typer in French: help and refusals, each refusal one sentence and exit code 2."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final, cast

import typer
import typer.core

from ecosysteme.fautes import Panne, imprimable

# Typer speaks English only. With ``rich_markup_mode=None`` its help is plain text, in which few words are its own.
TRADUCTIONS: Final = {
    "Usage:": "Usage :",
    "Arguments:": "Arguments :",
    "Options:": "Options :",
    "Commands:": "Commandes :",
    "COMMAND [ARGS]...": "COMMANDE …",
    "Show this message and exit.": "Affiche cette aide.",
    "[default:": "[par défaut :",  # the line may break after it
    "[required]": "[obligatoire]",
    "<path>": "<chemin>",
    " <list[str]>": "",
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


class _EnFrancais:
    """Help and refusals in French, each refusal one sentence and exit code 2; beside one of Typer's classes."""

    def get_help(self, ctx: Any) -> str:
        """Return the help."""
        return _traduire(super().get_help(ctx))  # type: ignore[misc]  # of the class beside

    def get_help_option_names(self, ctx: Any) -> list[str]:
        """Return them in the order of ``REGLES_DE_MARCHE``, when Typer has that of a set."""
        restent: list[str] = super().get_help_option_names(ctx)  # type: ignore[misc]  # of the class beside
        return [nom for nom in ctx.help_option_names if nom in restent]

    def main(self, *args: Any, **options: Any) -> Any:
        """Run and exit with the command's code."""
        options["standalone_mode"] = False
        try:
            code = super().main(*args, **options)  # type: ignore[misc]  # of the class beside
        except ErreurUsage as erreur:
            contexte = getattr(erreur, "ctx", None)
            aide = f" (voir {contexte.command_path} --help)" if contexte else ""
            print(f"Erreur : {imprimable(_phrase(erreur))}{aide}.", file=sys.stderr)
            sys.exit(2)
        except Panne as erreur:
            print(f"Erreur : {erreur}.", file=sys.stderr)
            sys.exit(1)
        except SystemExit as sortie:
            if isinstance(sortie.__context__, BrokenPipeError):  # to which Typer has an answer of its own
                raise sortie.__context__ from None
            raise
        sys.exit(code if isinstance(code, int) else 0)


class Commande(_EnFrancais, typer.core.TyperCommand):
    """A command in French, which takes no option twice: which of the two is meant?"""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments, or refuse an option that has several names under two of them too."""
        _, _, lus = self.make_parser(ctx).parse_args(list(args))
        for option in lus:
            unique = option.param_type_name == "option" and not (option.multiple or getattr(option, "is_flag", False))
            if unique and lus.count(option) > 1:
                ctx.fail(f"{'/'.join(option.opts)} donnée deux fois")
        return super().parse_args(ctx, args)


class Commandes(_EnFrancais, typer.core.TyperGroup):
    """A group of commands in French."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command, or name those that exist."""
        if self.get_command(ctx, args[0]) is None:
            chemin = Path(args[0])
            if ctx.parent is None and (chemin.suffix or chemin.name != args[0]) and not chemin.exists():
                ctx.fail(f"fichier {args[0]!r} introuvable")  # no command is written so
            ctx.fail(f"commande {args[0]!r} inconnue : attendu {', '.join(self.list_commands(ctx))}")
        return super().resolve_command(ctx, args)


# What every application and group is made with.
REGLES_DE_MARCHE: Final[dict[str, Any]] = {
    "cls": Commandes,
    "add_completion": False,
    "rich_markup_mode": None,
    "pretty_exceptions_enable": False,
    "invoke_without_command": True,
    "context_settings": {"help_option_names": ["--help", "--aide", "-h"]},
}
