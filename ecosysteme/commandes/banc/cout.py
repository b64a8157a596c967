"""``banc cout``: what exact answers cost, and the line by which a clock foresees it."""

from __future__ import annotations

from dataclasses import asdict
from statistics import median
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.arret import Interrompu
from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.commandes.options import OptionJson, option
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.atelier.entrainement.couts import Cout, Droite

NOMBRE: Final = Reglage("positions", 60, "Positions résolues, une par partie.", 3, 100_000)
TITRES: Final = ("Vides", "Positions", "Nœuds (médiane)", "Temps médian", "Temps maximal")


def cout(
    positions: Annotated[int, option(NOMBRE, "--positions")] = int(NOMBRE.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des parties.")] = 1,
    json: OptionJson = False,
) -> None:
    """Mesure ce que coûte une réponse exacte, de 16 à 24 cases vides, et la droite par laquelle une pendule le prévoit.

    Positions de parties du moteur contre lui-même, depuis huit coups au hasard ; temps du processeur, sur un fil.
    L'objet JSON a pour clés mesures (vides, coups, noeuds et secondes de chacune) et droite : log2(noeuds) = constante
    + par_vide × vides + par_coup × coups, à ecart près (un écart type).
    """
    couts = _mesurer(positions, graine)
    from ecosysteme.atelier.entrainement.couts import ajuster

    droite = ajuster(couts)
    if json:
        ecrire_json({"mesures": [asdict(un) for un in couts], "droite": asdict(droite)})
    else:
        imprimer(TITRES, _rangees(couts))
        dire(_phrase(droite))


def _mesurer(nombre: int, graine: int) -> list[Cout]:
    """Measure, or leave with the code of Ctrl+C."""
    creer_moteur(1, 1)  # compiled with a bar, if need be, rather than in silence
    from ecosysteme.atelier.entrainement import couts

    mesures: list[Cout] = []
    with progression() as barre, sur_interruption() as arret:
        tache = barre.add_task("mesures", total=nombre)
        try:
            for mesure in couts.mesurer(nombre, graine, arret):
                mesures.append(mesure)
                barre.advance(tache)
        except Interrompu:
            raise typer.Exit(INTERROMPU) from None
    return mesures


def _rangees(couts: list[Cout]) -> list[tuple[str, ...]]:
    rangees: list[tuple[str, ...]] = []
    for vides in sorted({un.vides for un in couts}):
        siens = [un for un in couts if un.vides == vides]
        temps = [un.secondes for un in siens]
        noeuds = en_chiffres(median(un.noeuds for un in siens))
        rangees.append((str(vides), str(len(siens)), noeuds, duree(median(temps)), duree(max(temps))))
    return rangees


def _phrase(droite: Droite) -> str:
    termes = [en_chiffres(droite.constante, 2)]
    for quoi, pente in (("vides", droite.par_vide), ("coups", droite.par_coup)):
        termes.append(f"{'-' if pente < 0 else '+'} {en_chiffres(abs(pente), 2)} × {quoi}")
    return f"log2(nœuds) = {' '.join(termes)}, à {en_chiffres(droite.ecart, 2)} près (un écart type)."
