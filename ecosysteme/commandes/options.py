"""The options that several commands take, declared from the settings, and what becomes of their values."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Annotated, Any, Final

import typer

from ecosysteme import reglages
from ecosysteme.fautes import Message, Panne
from ecosysteme.jeu import Jeu
from ecosysteme.jeux import JEUX, lire_jeu
from ecosysteme.joueurs import JOUEURS
from ecosysteme.reglages import Reglage, ValeurReglage


def _lire(reglage: Reglage) -> Callable[[Any], ValeurReglage]:
    """Return what reads an option bounded by ``reglage``."""

    def lire(texte: Any) -> ValeurReglage:
        try:
            return reglage.lire(str(texte))
        except ValueError:
            raise typer.BadParameter(f"{texte} refusé : attendu {reglage.attendu()}") from None

    return lire


def option(reglage: Reglage, *noms: str, aide: str = "") -> Any:
    """Declare an option that ``reglage`` documents and checks."""
    return typer.Option(
        *noms, parser=_lire(reglage), metavar="|".join(reglage.choix) or "N", help=aide or reglage.phrase
    )


def option_joueur(*noms: str, aide: str) -> Any:
    """Declare an option that takes the specification of a player."""
    return typer.Option(*noms, metavar="JOUEUR", help=aide)


def exemple(nom: str) -> str:
    """Write a game with all its options, as they are by default."""
    options = ",".join(f"{reglage.nom}={reglage.ecrire(reglage.defaut)}" for reglage in JEUX[nom].options)
    return f"{nom}:{options}" if options else nom


# How a message is told in each language, for the time of a block: the package of the window brings its translations.
PAROLES: Final[dict[str, Callable[[], contextlib.AbstractContextManager[Callable[[Message], str]]]]] = {
    str(reglages.LANGUE.defaut): lambda: contextlib.nullcontext(str)
}

OptionJson = Annotated[bool, typer.Option("--json", help="N'écrit qu'un objet JSON sur la sortie standard.")]
OptionJeu = Annotated[
    str, typer.Option("--jeu", metavar="JEU", help=f"Jeu, avec ses options : {', '.join(map(exemple, JEUX))}.")
]
OptionTaille = Annotated[int | None, option(reglages.TAILLE, "--taille")]
OptionGraine = Annotated[int | None, option(reglages.GRAINE, "--graine")]

TEMPS_DE_REVUE: Final = replace(
    reglages.TEMPS, defaut=reglages.TEMPS_ANALYSE.defaut, phrase="Secondes par coup revu de près."
)
AIDE_PENDULE: Final = "Horloge de chaque camp : 5:00, 1:00/0:01 (1 s de plus par coup) ou 5+3 ; par défaut aucune."
AIDE_REGLE: Final = "Ce que coûte le temps écoulé. mondiale : 2 min de plus, 31 pions au mieux ; stricte : la partie."
JOUEURS_CONNUS: Final = (
    f"Un joueur s'écrit NOM ou NOM:OPTION=VALEUR,… comme ia_alphabeta:profondeur=6. Noms : {', '.join(JOUEURS)}. "
    "Un moteur externe s'écrit externe:gtp:COMMANDE ou externe:nboard:COMMANDE, avec des options : "
    "externe:gtp,temps=SECONDES:COMMANDE ; nom= lui donne un nom, patience= les secondes à l'attendre sans pendule, "
    "envoi= ce qu'on lui dit au départ."
)


@contextlib.contextmanager
def refus() -> Iterator[None]:
    """Turn what the domain refuses, a ``ValueError`` with its sentence, into a refusal of the command line.

    What failed though it was asked for as it should, a ``Panne``, goes through: ``Commandes`` says it, with code 1.
    """
    try:
        yield
    except Panne:
        raise
    except ValueError as erreur:
        raise typer.BadParameter(str(erreur)) from None


def avec_taille(specification: str, taille: int | None) -> str:
    """Write ``taille`` into the specification of a game, as its option of that name.

    >>> avec_taille("othello", 6), avec_taille("othello", None)
    ('othello:taille=6', 'othello')
    """
    if taille is None:
        return specification
    return f"{specification}{',' if ':' in specification else ':'}{reglages.TAILLE.nom}={taille}"


def creer_jeu(specification: str, taille: int | None) -> Jeu:
    """Make the game; ``taille`` is its option of that name. ``ValueError`` as ``lire_jeu``."""
    return lire_jeu(avec_taille(specification, taille))
