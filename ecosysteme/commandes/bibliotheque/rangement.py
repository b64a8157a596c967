"""``bibliotheque collections``, ``supprimer`` and ``retablir``: where games come from, how they leave and come back."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.bibliotheque.noms import OptionDossier, lieu_de, ouvrir
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.sortie import dire, ecrire_json, imprimer
from ecosysteme.fautes import Faute
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.suppressions import Suppression

RANG: Final = Reglage("rang", 1, "La suppression à défaire, de retablir --liste ; 1 est la dernière.", 1, 1_000_000)
AIDE_COLLECTION: Final = "Toute une collection, par son numéro (bibliotheque collections)."


def collections(dossier: OptionDossier = None, json: OptionJson = False) -> None:
    """Liste les collections : d'où viennent les parties, et combien il y en a.

    L'objet JSON a pour clé collections, une liste d'objets de clés numero, nom, genre (wthor, fichier, journal ou
    tournoi), parties, refusees et quand (secondes depuis 1970).
    """
    with refus():
        gardees = ouvrir(dossier).collections()
    if json:
        cles = ("numero", "nom", "genre", "parties", "refusees", "quand")
        ecrire_json({"collections": [{cle: getattr(une, cle) for cle in cles} for une in gardees]})
        return
    if gardees:
        rangees = [
            (str(une.numero), une.genre, en_chiffres(une.parties), en_chiffres(une.refusees), une.nom)
            for une in gardees
        ]
        imprimer(("N°", "Genre", "Parties", "Refusées", "Collection"), rangees)
    else:
        dire("Aucune collection.")


def supprimer(
    parties: Annotated[
        list[int] | None,
        typer.Argument(metavar="[NUMERO]…", help="Parties, par leur numéro (bibliotheque parties).", min=1),
    ] = None,
    collection: Annotated[
        int | None, typer.Option("--collection", metavar="NUMERO", help=AIDE_COLLECTION, min=1)
    ] = None,
    dossier: OptionDossier = None,
    json: OptionJson = False,
) -> None:
    """Supprime des parties, ou toute une collection ; bibliotheque retablir les rend pendant 30 jours.

    L'objet JSON a pour clés parties (combien n'y sont plus) et collection (son nom, ou vide).
    """
    from ecosysteme.bibliotheque.suppressions import supprimer as supprimer_parties
    from ecosysteme.bibliotheque.suppressions import supprimer_collection

    with refus():
        if bool(parties) == (collection is not None):
            raise Faute("rien à supprimer : attendu des numéros de parties, ou --collection")
        lieu = lieu_de(dossier)
        if collection is not None:
            faite: Suppression | None = supprimer_collection(lieu, collection)
        else:
            faite = supprimer_parties(lieu, parties or ())
    nombre = 0 if faite is None else faite.parties
    if json:
        ecrire_json({"parties": nombre, "collection": "" if faite is None else faite.collection})
    elif nombre:
        dire(f"Parties supprimées : {en_chiffres(nombre)}. othellier bibliotheque retablir les rend pendant 30 jours.")
    else:
        dire("Rien n'est supprimé : ces parties n'y sont pas.")


def retablir(
    rang: Annotated[int, option(RANG, "--rang")] = int(RANG.defaut),
    liste: Annotated[bool, typer.Option("--liste", help="Liste ce qui peut revenir, et ne rend rien.")] = False,
    dossier: OptionDossier = None,
    json: OptionJson = False,
) -> None:
    """Rend ce qui a été supprimé ensemble, la dernière fois ou une autre.

    L'objet JSON a pour clé parties (combien sont rendues) ; avec --liste, suppressions, une liste d'objets de clés
    rang, quand (secondes depuis 1970), parties et collection.
    """
    from ecosysteme.bibliotheque.suppressions import retablir as rendre
    from ecosysteme.bibliotheque.suppressions import suppressions

    with refus():
        lieu = lieu_de(dossier)
        faites = suppressions(lieu)
        if liste:
            _lister(faites, json)
            return
        if rang > len(faites):
            raise Faute("il n'y a rien à rétablir : les parties supprimées reviennent pendant 30 jours")
        nombre = rendre(lieu, faites[rang - 1].quand)
    if json:
        ecrire_json({"parties": nombre})
    else:
        dire(f"Parties rendues : {en_chiffres(nombre)}.")


def _lister(faites: list[Suppression], json: bool) -> None:
    if json:
        cles = ("quand", "parties", "collection")
        objets = [
            {"rang": rang, **{cle: getattr(faite, cle) for cle in cles}} for rang, faite in enumerate(faites, start=1)
        ]
        ecrire_json({"suppressions": objets})
        return
    rangees = [
        (
            str(rang),
            f"{datetime.fromtimestamp(faite.quand):%Y-%m-%d %H:%M}",
            en_chiffres(faite.parties),
            faite.collection,
        )
        for rang, faite in enumerate(faites, start=1)
    ]
    if rangees:
        imprimer(("Rang", "Date", "Parties", "Collection"), rangees)
    else:
        dire("Rien ne peut revenir.")


def ajouter(bibliotheque: typer.Typer) -> None:
    """Register the commands."""
    for commande in (collections, supprimer, retablir):
        bibliotheque.command(commande.__name__, cls=Commande)(commande)
