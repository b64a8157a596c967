"""``banc elagage``: how far a shallow search is from a deep one, and the plane that Multi-ProbCut takes it from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.arret import Interrompu
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.fautes import Faute
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.atelier.entrainement.deviations import Ecart, PlanAjuste

NOMBRE: Final = Reglage("positions", 400, "Positions jugées pour chaque nombre de cases vides.", 20, 100_000)
TITRES: Final = ("Vides", "Profondeur", "Sonde", "Positions", "Écart type", "Biais")
AIDE_DOSSIER: Final = "Dossier d'un entraînement (othellier entrainer), dont les lots de positions servent."


def elagage(
    dossier: Annotated[Path, typer.Option("--dossier", metavar="DOSSIER", help=AIDE_DOSSIER)] = Path("entrainement"),
    positions: Annotated[int, option(NOMBRE, "--positions")] = int(NOMBRE.defaut),
    poids: Annotated[str, typer.Option("--poids", metavar="POIDS", help=reglages.POIDS.phrase)] = "livres",
    json: OptionJson = False,
) -> None:
    """Mesure l'écart entre recherches courtes et profondes, dont vit l'élagage probable (Multi-ProbCut).

    Écarts en pions, de la profonde moins la courte (sonde) : au milieu de partie, puis jusqu'au bout, et le plan qui
    s'en approche le plus. L'objet JSON a pour clés mesures (vides, profondeur, sonde, positions, ecart_type et biais
    de chacune) et plans, de clés milieu et fin (constante, vides, profondeur, sonde et residu, l'écart moyen au plan).
    """
    from ecosysteme.atelier.entrainement.deviations import ajuster_plan

    ecarts = _mesurer(dossier, poids, positions)
    plans = {
        nom: ajuster_plan([ecart for ecart in ecarts if ecart.au_bout == au_bout])
        for nom, au_bout in (("milieu", False), ("fin", True))
    }
    if json:
        mesures = [asdict(ecart) for ecart in ecarts]
        ecrire_json({"mesures": mesures, "plans": {nom: asdict(plan) for nom, plan in plans.items()}})
    else:
        imprimer(TITRES, [_rangee(ecart) for ecart in ecarts])
        for nom, plan in plans.items():
            dire(_phrase(nom, plan))


def _mesurer(dossier: Path, poids: str, nombre: int) -> Sequence[Ecart]:
    """Measure; leave with the code of Ctrl+C, or of a refusal when there is nothing to measure on."""
    from ecosysteme.atelier.entrainement import deviations
    from ecosysteme.atelier.entrainement.lots import Reserve, octets_poids

    with refus():
        lots = dossier / "lots"
        if not lots.is_dir():
            raise Faute(
                "pas de lots de positions dans {dossier} : attendu le dossier d'un entraînement", dossier=dossier
            )
        octets = octets_poids(poids)
    creer_moteur(1, 1)  # compiled with a bar, if need be, rather than in silence
    ecarts: list[Ecart] = []
    fins = len(deviations.VIDES_EXACTS) + len(deviations.VIDES_A_RESOUDRE)
    total = fins * len(deviations.FIN) + len(deviations.VIDES_MILIEU) * len(deviations.MILIEU)
    with refus(), progression() as barre, sur_interruption() as arret:
        tache = barre.add_task("mesures", total=total)
        try:
            for ecart in deviations.mesurer_dossier(Reserve(lots), octets, nombre, arret):
                ecarts.append(ecart)
                barre.advance(tache)
        except Interrompu:
            raise typer.Exit(INTERROMPU) from None
    return ecarts


def _rangee(ecart: Ecart) -> tuple[str, ...]:
    entiers = (ecart.vides, ecart.profondeur, ecart.sonde, ecart.positions)
    return *map(str, entiers), en_chiffres(ecart.ecart_type, 2), en_chiffres(ecart.biais, 2)


def _phrase(nom: str, plan: PlanAjuste) -> str:
    termes = [en_chiffres(plan.constante, 3)]
    for quoi in ("vides", "profondeur", "sonde"):
        pente = getattr(plan, quoi)
        if pente:
            termes.append(f"{'+' if pente > 0 else '-'} {en_chiffres(abs(pente), 3)} × {quoi}")
    return f"{nom} : écart type = {' '.join(termes)} pions, à {en_chiffres(plan.residu, 2)} près en moyenne."
