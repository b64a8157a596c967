"""``banc puissance4``: what the perfect solver does on this machine, by class of positions."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.arret import Interrompu
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.reglages import Reglage

POSITIONS: Final = Reglage("positions", 1000, "Positions des quatre classes rapides.", 1, 100_000)
LENTES: Final = Reglage("lentes", 10, "Positions de début de partie, moyennes et difficiles (0 : aucune).", 0, 10_000)


def puissance4(
    positions: Annotated[int, option(POSITIONS, "--positions")] = int(POSITIONS.defaut),
    lentes: Annotated[int, option(LENTES, "--lentes")] = int(LENTES.defaut),
    vide: Annotated[bool, typer.Option("--vide", help="Résout aussi la grille vide : une minute environ.")] = False,
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = 256,
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des positions.")] = 1,
    json: OptionJson = False,
) -> None:
    """Mesure la résolution exacte du Puissance 4, sans livre, sur un cœur.

    Six classes, comme Pascal Pons : fin (plus de 28 pions), milieu (14 à 28) et début de partie (4 à 13) ; facile
    (moins de 14 demi-coups avant la fin par le meilleur jeu), moyen (14 à 28) et difficile (plus de 28). Les positions
    viennent de parties au hasard : à graine égale, ce sont les mêmes partout. Les temps sont ceux du processeur.
    L'objet JSON a pour clés graine, hash et mesures (classe, positions, secondes et noeuds par position, juste,
    positions_par_seconde et noeuds_par_seconde de chacune). Code de sortie 1 si le score de la grille vide est faux.
    """
    # Long to import: before ``sur_interruption``, Ctrl+C still ends the process at once.
    from ecosysteme.atelier.bancs.classes_puissance4 import TITRES, MesureClasse, mesurer

    mesures: list[MesureClasse] = []
    interrompu = False
    with refus(), progression() as barre, sur_interruption() as arret:
        tache = barre.add_task("classes", total=6 + vide)
        try:
            for mesure in mesurer(positions, lentes, vide, hash_mo, graine, arret):
                mesures.append(mesure)
                barre.advance(tache)
        except Interrompu:
            interrompu = True
    if json:
        ecrire_json({"graine": graine, "hash": hash_mo, "mesures": [mesure.en_json() for mesure in mesures]})
    elif mesures:
        imprimer(TITRES, [mesure.rangee() for mesure in mesures])
    if interrompu:
        raise typer.Exit(INTERROMPU)
    if not all(mesure.juste for mesure in mesures):
        dire("La grille vide vaut 1 : le score trouvé est faux.", erreur=True)
        raise typer.Exit(1)


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("puissance4", cls=Commande)(puissance4)
