"""``banc bibliotheque``: what the library costs, from the import of its games to a question at any ply."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.atelier.bancs.chronometre import TITRES
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.sortie import dire, ecrire_json, imprimer
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.atelier.bancs.verification import VerificationDeBibliotheque

PARTIES: Final = Reglage("parties", 5_000, "Parties inventées, si aucun dossier WTHOR n'est donné.", 1_000, 5_000_000)
POSITIONS: Final = Reglage("positions", 15, "Positions demandées à chaque coup mesuré.", 1, 1_000)
VERIFIEES: Final = Reglage("verifier", 0, "Positions comparées à toutes les parties, relues une à une.", 0, 10_000)
AIDE_WTHOR = "Dossier WTHOR à importer, au lieu de parties inventées."
AIDE_DOSSIER = "Bibliothèque qui est mesurée, et gardée : la même commande reprend où elle en était."


def bibliotheque(
    wthor: Annotated[Path | None, typer.Argument(metavar="[DOSSIER]", help=AIDE_WTHOR, show_default=False)] = None,
    parties: Annotated[int, option(PARTIES, "--parties")] = int(PARTIES.defaut),
    positions: Annotated[int, option(POSITIONS, "--positions")] = int(POSITIONS.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des parties et des positions.")] = 1,
    dossier: Annotated[Path | None, typer.Option("--dossier", metavar="DOSSIER", help=AIDE_DOSSIER)] = None,
    verifier: Annotated[int, option(VERIFIEES, "--verifier")] = int(VERIFIEES.defaut),
    json: OptionJson = False,
) -> None:
    """Mesure la bibliothèque : import, réouverture, question au coup 1 à 59, filtres, pages, noms mal tapés.

    Un dixième des parties inventées, 100 000 au plus, est aussi importé de textes SGF et GGF. Le temps est celui du
    processeur, puis celui de l'horloge ; celui d'une question est la médiane de plusieurs, avec la pire. La mémoire
    propre est celle qu'aucun fichier ne rendrait ; les fichiers projetés n'en sont pas. --verifier compare des réponses
    à une lecture sans index, et les parties d'un dossier WTHOR à une autre lecture de ses fichiers. L'objet JSON a pour
    clés memoire_mo, projetee_mo (des fichiers), verification (null, ou un objet de clés positions, differentes, parties
    et manquantes) et mesures, une liste d'objets de clés quoi, processeur, mur, pire (en secondes), nombre (parties,
    positions ou noms) et propre_mo.
    """
    # Here, and no sooner: the list of all commands asks this one what it does, which is not worth the engine's arrays.
    from ecosysteme.atelier.bancs.bibliotheque import mesurer_bibliotheque, verifier_bibliotheque
    from ecosysteme.atelier.bancs.memoire import SuiviMemoire, memoire_mo

    with refus(), TemporaryDirectory(prefix="othellier-") as provisoire:
        lieu = Path(provisoire) if dossier is None else dossier
        with SuiviMemoire() as memoire:
            mesures = mesurer_bibliotheque(lieu, wthor, parties, positions, graine)
            lignes = [(ligne, memoire.relever()) for ligne in mesures]
        au_plus, projetee = memoire_mo(), memoire.projetee
        verification = verifier_bibliotheque(lieu, wthor, verifier, graine) if verifier else None
    if json:
        dites = [{**vars(ligne), "propre_mo": propre} for ligne, propre in lignes]
        verifiee = None if verification is None else verification._asdict()
        ecrire_json({"memoire_mo": au_plus, "projetee_mo": projetee, "verification": verifiee, "mesures": dites})
    else:
        imprimer((*TITRES, "Mémoire propre"), [(*ligne.rangee(), _en_mo(propre)) for ligne, propre in lignes])
        for phrase in _phrases(au_plus, projetee, verification):
            dire(phrase)
    if verification is not None and verification.differentes + verification.manquantes:
        raise typer.Exit(1)


def _en_mo(memoire: int | None) -> str:
    return "" if memoire is None else f"{en_chiffres(memoire)} Mo"


def _phrases(
    au_plus: int | None, projetee: int | None, verification: VerificationDeBibliotheque | None
) -> Iterator[str]:
    """Say what is known beside the measures."""
    if au_plus is not None:
        yield f"Mémoire au plus : {_en_mo(au_plus)}, fichiers projetés : {_en_mo(projetee) or '?'}"
    if verification is not None:
        yield f"Positions relues sans index : {verification.positions}, différentes : {verification.differentes}"
    if verification is not None and verification.parties:
        lues = en_chiffres(verification.parties)
        yield f"Parties des fichiers, relus autrement : {lues}, différentes : {verification.manquantes}"


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("bibliotheque", cls=Commande)(bibliotheque)
