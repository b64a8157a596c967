"""``ouvertures puissance4``: builds the opening book of the perfect solver."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.arret import Interrompu, relayer_arret
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import option, refus
from ecosysteme.commandes.sortie import INTERROMPU, dire, progression, sur_interruption
from ecosysteme.ecriture import ecrire, verifier_destination
from ecosysteme.fautes import Faute
from ecosysteme.interruption import recueillir
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.moteur.puissance4.livre import Livre
    from ecosysteme.moteur.puissance4.solveur import Solveur

PIONS: Final = Reglage("pions", 10, "Pions des positions les plus avancées du livre.", 0, 20)
COMPLETS: Final = Reglage("complets", 6, "Pions jusqu'auxquels toute position est dans le livre.", 0, 12)
LENTS: Final = Reglage("lents", 0, "Positions du dernier étage entier essayées : les lentes ont leur coup.", 0, 10**7)
AIDE_SORTIE: Final = "Fichier à écrire ; à côté, FICHIER.journal et FICHIER.N.journal gardent le travail fait."


def puissance4(
    pions: Annotated[int, option(PIONS, "--pions")] = int(PIONS.defaut),
    complets: Annotated[int, option(COMPLETS, "--complets")] = int(COMPLETS.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = 1024,
    taches: Annotated[int, option(reglages.TACHES, "--taches")] = 1,
    lents: Annotated[int, option(LENTS, "--lents")] = int(LENTS.defaut),
    sortie: Annotated[Path, typer.Option("--sortie", metavar="FICHIER", help=AIDE_SORTIE)] = Path("livre.npz"),
) -> None:
    """Construit le livre du Puissance 4 : tout début, puis le meilleur coup de chaque camp contre toutes les réponses.

    Toutes les positions de N pions (--complets) sont cherchées ; celles qui en ont moins s'en déduisent. Ctrl+C arrête
    avec le code de sortie 130 ; la même commande reprend où elle en était, et un plus grand nombre de pions prolonge un
    livre fini. Avec --lents, elle en essaie d'autres chaque fois.
    """
    from ecosysteme.moteur.puissance4.solveur import Solveur

    with refus():
        verifier_destination(sortie)
        try:
            livre = _construire(Solveur(hash_mo, taches), sortie, pions, min(complets, pions), lents)
        except OSError:
            raise Faute("le fichier {chemin} ne peut pas être écrit", chemin=f"{sortie}.journal") from None
        if livre is not None:
            ecrire(sortie, livre.octets())
    if livre is None:
        dire(f"Interrompu : la même commande reprend le travail, gardé à côté de {sortie}.", erreur=True)
        raise typer.Exit(INTERROMPU)
    dire(f"{len(livre)} positions d'au plus {pions} pions dans {sortie}.")


def _construire(solveur: Solveur, sortie: Path, pions: int, complets: int, lents: int) -> Livre | None:
    """Return the book, ``None`` when Ctrl+C cuts it short."""
    from ecosysteme.atelier.livre_puissance4.construire import construire
    from ecosysteme.atelier.livre_puissance4.lents import dire_les_lents
    from ecosysteme.atelier.livre_puissance4.lignes import Journal, suivre

    with progression() as barre, sur_interruption() as arret, ThreadPoolExecutor(1) as fil:
        tache = barre.add_task("positions", total=None)

        def rappel(etage: int, faits: int, total: int) -> None:
            barre.update(tache, completed=faits, total=total, description=f"{etage} pions")

        def travail() -> Livre:
            with Journal(Path(f"{sortie}.journal")) as journal:
                entiers = construire(solveur, complets, Path(f"{sortie}.{complets}.journal"), rappel)
                dire_les_lents(entiers, solveur, journal, lents, random.Random(), rappel)
                return suivre(entiers, solveur, journal, pions, rappel)

        # On a thread of its own: Ctrl+C only reaches Python code on the main one, and a search is no Python code.
        future = fil.submit(travail)
        try:
            with relayer_arret(arret, solveur.arreter):
                return recueillir(future)
        except Interrompu:
            return None


def ajouter(ouvertures: typer.Typer) -> None:
    """Register the command."""
    ouvertures.command("puissance4", cls=Commande)(puissance4)
