"""``ouvertures puissance4`` and ``ouvertures verifier-puissance4``: build the solver's opening book, and check one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.arret import Interrompu, relayer_arret
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.ecriture import ecrire, verifier_destination
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.fichiers import lire_fichier
from ecosysteme.interruption import recueillir
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.atelier.livre_puissance4.verification import EtageVerifie
    from ecosysteme.moteur.puissance4.livre import LivrePuissance4
    from ecosysteme.moteur.puissance4.solveur import SolveurExact

PIONS: Final = Reglage("pions", 10, "Pions des positions les plus avancées du livre.", 0, 20)
COMPLETS: Final = Reglage("complets", 6, "Pions jusqu'auxquels toute position est dans le livre.", 0, 12)
POSITIONS: Final = Reglage("positions", 20, "Positions cherchées à chaque nombre de pions.", 0, 100_000)
TITRES: Final = ("Pions", "Épreuve", "Positions", "Fausses")
AIDE_SORTIE: Final = "Fichier à écrire ; à côté, FICHIER.journal et FICHIER.N.journal gardent le travail fait."


def puissance4(
    pions: Annotated[int, option(PIONS, "--pions")] = int(PIONS.defaut),
    complets: Annotated[int, option(COMPLETS, "--complets")] = int(COMPLETS.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = 1024,
    taches: Annotated[int, option(reglages.TACHES, "--taches")] = 1,
    sortie: Annotated[Path, typer.Option("--sortie", metavar="FICHIER", help=AIDE_SORTIE)] = Path("livre.npz"),
) -> None:
    """Construit le livre du Puissance 4 : tout début, puis le meilleur coup de chaque camp contre toutes les réponses.

    Toutes les positions de N pions (--complets) sont cherchées ; celles qui en ont moins s'en déduisent. Ctrl+C arrête
    avec le code de sortie 130 ; la même commande reprend où elle en était, et un plus grand nombre de pions prolonge un
    livre fini.
    """
    from ecosysteme.moteur.puissance4.solveur import SolveurExact

    with refus():
        verifier_destination(sortie)
        try:
            livre = _construire(SolveurExact(hash_mo, taches), sortie, pions, min(complets, pions))
        except OSError:
            raise Faute("le fichier {chemin} ne peut pas être écrit", chemin=f"{sortie}.journal") from None
        if livre is not None:
            ecrire(sortie, livre.octets())
    if livre is None:
        dire(f"Interrompu : la même commande reprend le travail, gardé à côté de {sortie}.", erreur=True)
        raise typer.Exit(INTERROMPU)
    dire(f"{len(livre)} positions d'au plus {pions} pions dans {sortie}.")


def _construire(solveur: SolveurExact, sortie: Path, pions: int, complets: int) -> LivrePuissance4 | None:
    """Return the book, ``None`` when Ctrl+C cuts it short."""
    from ecosysteme.atelier.livre_puissance4.construire import construire
    from ecosysteme.atelier.livre_puissance4.lignes import JournalDesLignes, suivre

    with progression() as barre, sur_interruption() as arret, ThreadPoolExecutor(1) as fil:
        tache = barre.add_task("positions", total=None)

        def rappel(etage: int, faits: int, total: int) -> None:
            barre.update(tache, completed=faits, total=total, description=f"{etage} pions")

        def travail() -> LivrePuissance4:
            with JournalDesLignes(Path(f"{sortie}.journal")) as journal:
                entiers = construire(solveur, complets, Path(f"{sortie}.{complets}.journal"), rappel)
                return suivre(entiers, solveur, journal, pions, rappel)

        # On a thread of its own: Ctrl+C only reaches Python code on the main one, and a search is no Python code.
        future = fil.submit(travail)
        try:
            with relayer_arret(arret, solveur.arreter):
                return recueillir(future)
        except Interrompu:
            return None


def verifier(
    livre: Annotated[
        str | None, typer.Option("--livre", metavar="FICHIER", help="Livre à vérifier au lieu de celui du programme.")
    ] = None,
    positions: Annotated[int, option(POSITIONS, "--positions")] = int(POSITIONS.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = 256,
    taches: Annotated[int, option(reglages.TACHES, "--taches")] = 1,
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des positions.")] = 1,
    json: OptionJson = False,
) -> None:
    """Vérifie un livre du Puissance 4 : chaque étage contre le suivant, et des positions tirées contre la recherche.

    Un étage est fait des positions d'un nombre de pions. Celles du dernier étage entier sont énumérées ; tous les
    étages qui le précèdent s'en déduisent. De celui-là et de chacun de ceux qui le suivent, des positions sont
    cherchées sans livre. L'objet JSON a pour clés positions (du livre), graine, juste et etages (pions, epreuve,
    comparees et fausses de chacun). Code de sortie 1 s'il y a une faute.
    """
    from ecosysteme.moteur.puissance4.solveur import SolveurExact

    etages: list[EtageVerifie] = []
    with refus():
        lu = _lire(livre)
        complet = _verifier(lu, SolveurExact(hash_mo, taches), positions, graine, etages)
    juste = not any(etage.fausses for etage in etages)
    if json:
        dits = [asdict(etage) for etage in etages]
        ecrire_json({"positions": len(lu), "graine": graine, "juste": juste, "etages": dits})
    else:
        imprimer(TITRES, [_rangee(etage) for etage in etages])
    if not complet:
        raise typer.Exit(INTERROMPU)
    raise typer.Exit(0 if juste else 1)


def _verifier(
    livre: LivrePuissance4, solveur: SolveurExact, positions: int, graine: int, etages: list[EtageVerifie]
) -> bool:
    """Add each floor to ``etages`` as it is checked; tell whether all were, which Ctrl+C prevents."""
    from ecosysteme.atelier.livre_puissance4.verification import chercher, deduire

    with progression() as barre, sur_interruption() as arret, ThreadPoolExecutor(1) as fil:
        total = sum(min(positions, len(etage)) for pions, etage in livre.etages.items() if pions >= livre.pions_max)
        tache = barre.add_task("positions", total=total)

        def travail() -> None:
            etages.extend(deduire(livre))
            etages.extend(chercher(livre, solveur, positions, graine, lambda: barre.advance(tache)))

        future = fil.submit(travail)
        try:
            with relayer_arret(arret, solveur.arreter):
                recueillir(future)
        except Interrompu:
            return False
    return True


def _lire(nom: str | None) -> LivrePuissance4:
    from ecosysteme.moteur.puissance4.livre import LivrePuissance4, livre_fourni

    if nom is None:
        return livre_fourni()
    octets = lire_fichier(nom, Message("un livre de Puissance 4"))
    if octets is None:
        raise Faute("le fichier {nom} n'existe pas", nom=nom)
    return LivrePuissance4.lire(octets)


def _rangee(etage: EtageVerifie) -> tuple[str, ...]:
    return str(etage.pions), etage.epreuve, en_chiffres(etage.comparees), en_chiffres(etage.fausses)


def ajouter(ouvertures: typer.Typer) -> None:
    """Register both commands."""
    ouvertures.command("puissance4", cls=Commande)(puissance4)
    ouvertures.command("verifier-puissance4", cls=Commande)(verifier)
