"""``banc coach``: whether what is said of mistakes keeps its word."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import dire, ecrire_json, progression
from ecosysteme.experts import ConseillerOthello
from ecosysteme.jeux.othello import Othello
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.atelier.bancs.coach import MesureCoach

EXPLICATIONS: Final = Reglage("explications", 1000, "Fautes à expliquer.", 1, 100_000)
PAIRES: Final = Reglage("paires", 500, "Paires de coups égaux où chercher une cause.", 1, 100_000)


def coach(
    explications: Annotated[int, option(EXPLICATIONS, "--explications")] = int(EXPLICATIONS.defaut),
    paires: Annotated[int, option(PAIRES, "--paires")] = int(PAIRES.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des parties.")] = 1,
    json: OptionJson = False,
) -> None:
    """Mesure si les explications des fautes tiennent parole, sur des parties de nos niveaux.

    Les valeurs dites prouvées sont cherchées une seconde fois. Une cause est cherchée entre deux coups qui valent
    autant de points : la part de ces paires où elle est vérifiée est celle des fausses alertes.
    Code de sortie 1 si une preuve est fausse, si plus de 12 % des paires égales ont une cause vérifiée, ou si plus de
    18 % des fautes dont les faits disent long les disent meilleures.
    L'objet JSON a pour clés explications, phrases (par certitude), preuves_fausses, pour, contre (fautes dont la somme
    des poids atteint 1,5, dans un sens ou dans l'autre), part_contraire, paires, paires_verifiees, part_verifiee et
    juste.
    """
    from ecosysteme.atelier.bancs import coach as mesures  # which the list of all commands does not need

    conseiller = ConseillerOthello(Othello(), moteur=creer_moteur(16, 1))
    with progression() as barre:
        tache = barre.add_task("coach", total=explications + paires)
        bilan = mesures.mesurer(conseiller, explications, paires, graine, partial(barre.advance, tache))
    if json:
        ecrire_json(bilan.en_json())
    else:
        dire(_texte(bilan))
    raise typer.Exit(0 if bilan.juste else 1)


def _texte(bilan: MesureCoach) -> str:
    comptes = ", ".join(f"{certitude} {nombre}" for certitude, nombre in bilan.certitudes.most_common())
    return (
        f"Explications : {bilan.explications} ({comptes}) ; preuves fausses : {bilan.fausses}\n"
        f"Faits contraires : {en_chiffres(100 * bilan.part_contraire, 1)} % de {bilan.pour + bilan.contre}\n"
        f"Causes vérifiées : {en_chiffres(100 * bilan.part_verifiee, 1)} % de {bilan.paires} paires égales"
    )


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("coach", cls=Commande)(coach)
