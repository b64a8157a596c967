"""The options that say which games of the library a command is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme.commandes.bibliotheque.noms import numero_de
from ecosysteme.commandes.options import option
from ecosysteme.commandes.parties import AIDE_PARTIE
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
    from ecosysteme.bibliotheque.filtres import FiltreDeParties

ANNEE: Final = Reglage("annee", 2000, "Année.", 1, 9999)

ArgumentCoups = Annotated[
    str, typer.Argument(metavar="[COUPS]", help=f"{AIDE_PARTIE} Par défaut, le début.", show_default=False)
]
OptionJoueurs = Annotated[
    list[str] | None, typer.Option("--joueur", metavar="NOM", help="L'un des joueurs ; plusieurs fois : l'un d'eux.")
]
OptionNoirs = Annotated[list[str] | None, typer.Option("--noir", metavar="NOM", help="Qui avait Noir.")]
OptionBlancs = Annotated[list[str] | None, typer.Option("--blanc", metavar="NOM", help="Qui avait Blanc.")]
OptionTournois = Annotated[list[str] | None, typer.Option("--tournoi", metavar="NOM", help="Le tournoi.")]
OptionDepuis = Annotated[int | None, option(ANNEE, "--depuis", aide="Première année.")]
OptionJusqua = Annotated[int | None, option(ANNEE, "--jusqua", aide="Dernière année.")]
OptionProgrammes = Annotated[bool, typer.Option("--programmes", help="Compte aussi les parties où joue un programme.")]
OptionXot = Annotated[
    bool | None, typer.Option("--xot/--sans-xot", help="Seulement les tournois XOT, ou aucun.", show_default=False)
]


def filtre_de(
    ouverte: Bibliotheque,
    joueurs: list[str] | None,
    noirs: list[str] | None,
    blancs: list[str] | None,
    tournois: list[str] | None,
    depuis: int | None,
    jusqu_a: int | None,
    programmes: bool,
    xot: bool | None,
) -> FiltreDeParties:
    """Return what these options ask for; ``Faute`` for a name that is nobody's, or may be of several."""
    from ecosysteme.bibliotheque.filtres import FiltreDeParties

    def numeros(genre: str, noms: list[str] | None) -> frozenset[int]:
        return frozenset(numero_de(ouverte, genre, nom) for nom in noms or ())

    return FiltreDeParties(
        numeros("joueur", joueurs),
        numeros("joueur", noirs),
        numeros("joueur", blancs),
        numeros("tournoi", tournois),
        depuis,
        jusqu_a,
        programmes,
        xot,
    )
