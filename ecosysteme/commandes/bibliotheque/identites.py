"""``bibliotheque doublons``, ``reunir``, ``separer``, ``personnes`` and ``programme``: who a name is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.bibliotheque.noms import OptionDossier, lieu_de, numero_de, ouvrir
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, refus
from ecosysteme.commandes.sortie import dire, ecrire_json, imprimer
from ecosysteme.fautes import Faute
from ecosysteme.formats import Json

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
    from ecosysteme.bibliotheque.noms import NomConnu

ArgumentJoueur = Annotated[
    str, typer.Argument(metavar="NOM", help="Un joueur, par son nom ou son numéro.", show_default=False)
]
ArgumentGarde = Annotated[
    str, typer.Argument(metavar="GARDÉ", help="Le joueur dont le nom est gardé.", show_default=False)
]


def _joueur(ouverte: Bibliotheque, nom: str) -> NomConnu:
    """Return the player of a number, which tells names apart that are alike, or else of a name."""
    numero = int(nom) if nom.isdecimal() else numero_de(ouverte, "joueur", nom)
    connu = ouverte.nommer("joueur", [numero]).get(numero)
    if connu is None:
        raise Faute("la bibliothèque n'a rien sous ce numéro : {numero}", numero=numero)
    return connu


def doublons(dossier: OptionDossier = None, json: OptionJson = False) -> None:
    """Liste les noms qui sont peut-être ceux d'une même personne, les plus sûrs d'abord ; rien n'est changé.

    La raison est ordre (les mêmes mots), graphie (la même prononciation) ou lettre (une lettre de différence). L'objet
    JSON a pour clé doublons, une liste d'objets de clés double et garde (objets de clés numero, nom et parties) et
    raison.
    """
    from ecosysteme.bibliotheque.doublons import doublons_possibles

    with refus():
        possibles = doublons_possibles(ouvrir(dossier).dossier)
    if json:
        objets: list[Json] = [
            {
                "double": {"numero": un.double.numero, "nom": un.double.nom, "parties": un.parties[0]},
                "garde": {"numero": un.garde.numero, "nom": un.garde.nom, "parties": un.parties[1]},
                "raison": un.raison.value,
            }
            for un in possibles
        ]
        ecrire_json({"doublons": objets})
        return
    rangees = [
        (
            un.raison.value,
            *(str(un.double.numero), un.double.nom, en_chiffres(un.parties[0])),
            *(str(un.garde.numero), un.garde.nom, en_chiffres(un.parties[1])),
        )
        for un in possibles
    ]
    if rangees:
        imprimer(("Raison", "N°", "Nom", "Parties", "N°", "Nom gardé", "Parties"), rangees)
        dire("othellier bibliotheque reunir NOM GARDÉ dit que c'est la même personne.")
    else:
        dire("Aucun nom n'est douteux.")


def reunir(nom: ArgumentJoueur, garde: ArgumentGarde, dossier: OptionDossier = None, json: OptionJson = False) -> None:
    """Dit que deux noms sont ceux d'une même personne : pages, filtres et comptes suivent le nom gardé.

    L'objet JSON a pour clés nom, garde et change (faux s'ils l'étaient déjà).
    """
    from ecosysteme.bibliotheque.personnes import reunir as dire_la_meme

    with refus():
        ouverte = ouvrir(dossier)
        un, autre = _joueur(ouverte, nom), _joueur(ouverte, garde)
        change = dire_la_meme(ouverte.dossier, un.numero, autre.numero) is not None
    if json:
        ecrire_json({"nom": un.nom, "garde": autre.nom, "change": change})
    elif change:
        dire(f"{un.nom} est {autre.nom} : othellier bibliotheque separer le défait.")
    else:
        dire(f"{un.nom} et {autre.nom} sont déjà la même personne.")


def separer(nom: ArgumentJoueur, dossier: OptionDossier = None, json: OptionJson = False) -> None:
    """Défait reunir : ce nom est de nouveau celui d'une autre personne.

    L'objet JSON a pour clés nom et garde.
    """
    from ecosysteme.bibliotheque.noms import cle_de
    from ecosysteme.bibliotheque.personnes import lire_reunis
    from ecosysteme.bibliotheque.personnes import separer as dire_une_autre

    with refus():
        lieu = lieu_de(dossier)
        reunis = lire_reunis(lieu)
        exacts = [paire for paire in reunis if nom in (paire[0].nom, str(paire[0].numero))]
        retenus = exacts or [paire for paire in reunis if cle_de(paire[0].nom) == cle_de(nom)]
        if len(retenus) != 1:
            raise Faute("aucun nom n'est réuni à un autre sous {nom} : bibliotheque personnes les liste", nom=nom)
        un, autre = retenus[0]
        dire_une_autre(lieu, un.numero)
    if json:
        ecrire_json({"nom": un.nom, "garde": autre.nom})
    else:
        dire(f"{un.nom} n'est plus {autre.nom}.")


def personnes(dossier: OptionDossier = None, json: OptionJson = False) -> None:
    """Liste les noms dits d'une même personne.

    L'objet JSON a pour clé personnes, une liste d'objets de clés numero, nom et garde.
    """
    from ecosysteme.bibliotheque.personnes import lire_reunis

    with refus():
        reunis = lire_reunis(lieu_de(dossier))
    if json:
        objets: list[Json] = [{"numero": un.numero, "nom": un.nom, "garde": autre.nom} for un, autre in reunis]
        ecrire_json({"personnes": objets})
    elif reunis:
        imprimer(("N°", "Nom", "Nom gardé"), [(str(un.numero), un.nom, autre.nom) for un, autre in reunis])
    else:
        dire("Aucun nom n'est réuni à un autre.")


def programme(
    nom: ArgumentJoueur,
    humain: Annotated[bool, typer.Option("--humain", help="Dit que c'est une personne.")] = False,
    dossier: OptionDossier = None,
    json: OptionJson = False,
) -> None:
    """Dit qu'un joueur est un programme, ou une personne : ses parties sont comptées ou laissées de côté avec eux.

    L'objet JSON a pour clés nom et programme.
    """
    from ecosysteme.bibliotheque.personnes import dire_programme

    with refus():
        ouverte = ouvrir(dossier)
        un = _joueur(ouverte, nom)
        dire_programme(ouverte.dossier, un.numero, not humain)
    if json:
        ecrire_json({"nom": un.nom, "programme": not humain})
    else:
        dire(f"{un.nom} est {'une personne' if humain else 'un programme'}.")


def ajouter(bibliotheque: typer.Typer) -> None:
    """Register the commands."""
    for commande in (doublons, reunir, separer, personnes, programme):
        bibliotheque.command(commande.__name__, cls=Commande)(commande)
