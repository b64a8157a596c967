"""``ouvertures puissance4``: builds the opening book of the perfect solver."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.arret import Interrompu, relayer_arret
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import option, refus
from ecosysteme.commandes.sortie import INTERROMPU, progression, sur_interruption
from ecosysteme.ecriture import ecrire, verifier_destination
from ecosysteme.fautes import Faute
from ecosysteme.interruption import recueillir
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.moteur.puissance4.construire import Journal
    from ecosysteme.moteur.puissance4.livre import Livre
    from ecosysteme.moteur.puissance4.solveur import Solveur

PIONS: Final = Reglage("pions", 10, "Pions des positions les plus avancées du livre.", 0, 20)
COMPLETS: Final = Reglage("complets", 0, "Pions jusqu'auxquels toute position est dans le livre.", 0, 12)
AIDE_SORTIE: Final = "Fichier à écrire ; à côté, FICHIER.journal garde le travail fait."


def puissance4(
    pions: Annotated[int, option(PIONS, "--pions")] = int(PIONS.defaut),
    complets: Annotated[int, option(COMPLETS, "--complets")] = int(COMPLETS.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = 1024,
    taches: Annotated[int, option(reglages.TACHES, "--taches")] = 1,
    sortie: Annotated[Path, typer.Option("--sortie", metavar="FICHIER", help=AIDE_SORTIE)] = Path("livre.npz"),
) -> None:
    """Construit le livre du Puissance 4 : tout début, puis le meilleur coup de chaque camp contre toutes les réponses.

    Ctrl+C arrête avec le code de sortie 130, et écrit le livre de ce qui est fait ; la même commande reprend où elle en
    était, et un plus grand nombre de pions complète un livre fini.
    """
    from ecosysteme.moteur.puissance4.construire import Journal
    from ecosysteme.moteur.puissance4.solveur import Solveur

    with refus():
        verifier_destination(sortie)
        solveur = Solveur(hash_mo, taches)
        chemin = Path(f"{sortie}.journal")
        try:
            journal = Journal(chemin)
        except OSError:
            raise Faute("le fichier {chemin} ne peut pas être écrit", chemin=chemin) from None
    with journal:
        livre, entier = _construire(solveur, journal, pions, complets)
    ecrire(sortie, livre.octets())
    print(f"{len(livre)} positions d'au plus {pions} pions dans {sortie}.")
    if not entier:
        print(f"Interrompu : le travail fait est dans {chemin}, la même commande le reprend.", file=sys.stderr)
        raise typer.Exit(INTERROMPU)


def _construire(solveur: Solveur, journal: Journal, pions: int, complets: int) -> tuple[Livre, bool]:
    """Return the book, and whether Ctrl+C has not cut it short."""
    from ecosysteme.moteur.puissance4.construire import construire, livre_de

    with progression() as barre, sur_interruption() as arret, ThreadPoolExecutor(1) as fil:
        tache = barre.add_task("positions", total=None)

        def rappel(etage: int, faits: int, total: int) -> None:
            barre.update(tache, completed=faits, total=total, description=f"{etage} pions")

        # On a thread of its own: Ctrl+C only reaches Python code on the main one, and a search is no Python code.
        future = fil.submit(construire, solveur, journal, pions, complets, rappel)
        try:
            with relayer_arret(arret, solveur.arreter):
                return recueillir(future), True
        except Interrompu:
            return livre_de(journal.avis, pions), False


def ajouter(ouvertures: typer.Typer) -> None:
    """Register the command."""
    ouvertures.command("puissance4", cls=Commande)(puissance4)
