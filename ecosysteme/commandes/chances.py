"""``chances``: makes the numbers that turn a value in discs into points, from recorded games and games of levels."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.chances.chances import Force, ecrire_lois
from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import dire, ecrire_json, imprimer, progression, reprenable, sur_interruption
from ecosysteme.ecriture import ecrire, verifier_ecrits
from ecosysteme.fautes import Message
from ecosysteme.formats import Json

if TYPE_CHECKING:
    from ecosysteme.atelier.chances.fabrication import Echantillon, LoiMesuree

TITRES: Final = ("Classe", "Cases vides", "Positions", "Erreur", "Signe seul")
AIDE_WTHOR: Final = "Dossier de fichiers WTHOR (.wtb) d'où les parties sont tirées."
AIDE_DOSSIER: Final = "Dossier de travail, dans le dossier courant sauf chemin complet ; le relancer le reprend."
AIDE_GRAINE: Final = "Graine de ce qui est tiré au hasard."
AIDE_TACHES: Final = "Processus qui travaillent en parallèle."
AIDE_SORTIE: Final = "Fichier des nombres ; par défaut nombres.json dans le dossier. Une notice .md est écrite à côté."

OptionParties = Annotated[int, option(reglages.PARTIES_DE_TOURNOI, "--parties")]
OptionParClasse = Annotated[int, option(reglages.PARTIES_PAR_CLASSE, "--par-classe")]


def chances(
    wthor: Annotated[Path, typer.Option("--wthor", metavar="DOSSIER", help=AIDE_WTHOR)],
    dossier: Annotated[Path, typer.Option("--dossier", metavar="DOSSIER", help=AIDE_DOSSIER)] = Path("chances"),
    parties: OptionParties = int(reglages.PARTIES_DE_TOURNOI.defaut),
    par_classe: OptionParClasse = int(reglages.PARTIES_PAR_CLASSE.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide=AIDE_GRAINE)] = int(reglages.GRAINE.defaut),
    taches: Annotated[int, option(reglages.TACHES, "--taches", aide=AIDE_TACHES)] = int(reglages.TACHES.defaut),
    sortie: Annotated[Path | None, typer.Option("--sortie", metavar="FICHIER", help=AIDE_SORTIE)] = None,
    json: OptionJson = False,
) -> None:
    """Mesure ce que vaut une valeur en pions, en points, selon les cases vides et selon qui joue.

    Les parties sont tirées, jouées et jugées par lots de vingt : la même commande reprend un travail interrompu.
    L'objet JSON a pour clés nombres (le fichier), secondes et classes, un objet par classe de clés positions et
    bandes, une liste d'objets de clés vides, positions, brier, signe, dits et vus.
    Code de sortie 130 si Ctrl+C l'arrête, 1 si un processus meurt.
    """
    from ecosysteme.atelier.chances.fabrication import Echantillon
    from ecosysteme.atelier.chances.notice import rediger

    debut, echantillon = monotonic(), Echantillon(parties, par_classe, graine)
    fichier = dossier / "nombres.json" if sortie is None else sortie
    notice = fichier.with_suffix(".md")
    with refus():
        verifier_ecrits([(Message("les nombres"), fichier), (Message("leur notice"), notice)], dossier)
        resultats = _mesurer(wthor, dossier, echantillon, taches)
        ecrire(fichier, ecrire_lois({classe: lu.loi for classe, lu in resultats.items()}))
        ecrire(notice, rediger(resultats, echantillon))
    if json:
        comptes: dict[str, Json] = {
            classe.value: {"positions": lu.positions, "bandes": [asdict(bande) for bande in lu.bandes]}
            for classe, lu in resultats.items()
        }
        ecrire_json({"nombres": str(fichier), "secondes": monotonic() - debut, "classes": comptes})
    else:
        imprimer(TITRES, [rangee for classe, lu in resultats.items() for rangee in _rangees(classe, lu)])
        dire(f"Nombres écrits dans {fichier} en {duree(monotonic() - debut)}.")


def _mesurer(wthor: Path, dossier: Path, echantillon: Echantillon, taches: int) -> dict[Force, LoiMesuree]:
    """Do the work; leave with the code of Ctrl+C or of a dead process, which lose the lots under way."""
    from ecosysteme.atelier.chances.fabrication import (
        LotACompter,
        ReserveDeLignes,
        conclure,
        fabriquer,
        lots_de_niveaux,
        lots_de_parties,
    )
    from ecosysteme.executeurs import ouvriers

    lots: list[LotACompter] = [*lots_de_parties(wthor, echantillon), *lots_de_niveaux(echantillon)]
    reserve = ReserveDeLignes(dossier)
    creer_moteur(1, 1)  # compiled once, with a bar, before the processes load it
    with progression(parts=False) as barre, sur_interruption() as arret:
        tache = barre.add_task("parties jugées", total=len(lots))

        def avancer(faits: int) -> None:
            barre.update(tache, completed=faits, total=len(lots))

        with (
            reprenable(
                "Mesure interrompue : la même commande la reprendra.",
                "Un processus est mort : la même commande reprendra la mesure.",
            ),
            ouvriers(taches) as (executeur, _),
        ):
            faits = fabriquer(lots, reserve, executeur, taches, avancer, arret)
    return {classe: conclure(siens) for classe, siens in faits.items()}


def _rangees(classe: Force, resultat: LoiMesuree) -> list[tuple[str, ...]]:
    return [
        (
            classe.value,
            f"{bande.vides[0]} à {bande.vides[1]}",
            en_chiffres(bande.positions),
            en_chiffres(bande.brier, 4),
            en_chiffres(bande.signe, 4),
        )
        for bande in resultat.bandes
    ]
