"""``repertoire``: the openings that somebody wants to know, proposed, listed, measured and drilled."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.francais import REGLES_DE_MARCHE, Commande
from ecosysteme.commandes.options import OptionGraine, OptionJson, option, refus
from ecosysteme.commandes.sortie import dire, ecrire_json, imprimer
from ecosysteme.fautes import Faute
from ecosysteme.formats import Json
from ecosysteme.jeux.bits_othello import NOMS
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
    from ecosysteme.repertoire.cartes import CartesRepertoire
    from ecosysteme.repertoire.couverture import Couverture, TrouDuRepertoire
    from ecosysteme.repertoire.depot import DepotRepertoires
    from ecosysteme.repertoire.repertoire import Repertoire

LIGNES: Final = Reglage("lignes", 20, "Lignes proposées, les plus probables ; 0 : un répertoire vide.", 0, 500)
COUPS: Final = Reglage("coups", 10, "Coups d'une ligne, au moins : elle finit par un des vôtres.", 1, 40)
ANNEE: Final = Reglage("annee", 2000, "Année.", 1, 9999)

ArgumentNom = Annotated[str, typer.Argument(metavar="NOM", help="Le nom du répertoire.", show_default=False)]
OptionRepertoires = Annotated[
    Path | None, typer.Option("--dossier", metavar="DOSSIER", help="Un autre dossier de répertoires que le vôtre.")
]
OptionBibliotheque = Annotated[
    Path | None, typer.Option("--bibliotheque", metavar="DOSSIER", help="Une autre bibliothèque que la vôtre.")
]
OptionCouleur = Annotated[str, typer.Option("--couleur", metavar="COULEUR", help="Votre couleur : noir ou blanc.")]
OptionAdversaires = Annotated[
    list[str] | None,
    typer.Option("--joueur", metavar="NOM", help="Un adversaire à préparer ; plusieurs au besoin."),
]

repertoire = typer.Typer(
    help="Propose un répertoire d'ouvertures, dit ce qu'il couvre, et le fait apprendre.", **REGLES_DE_MARCHE
)


@repertoire.callback()
def _repertoire(contexte: typer.Context) -> None:
    if contexte.invoked_subcommand is None:
        dire(contexte.get_help())


def _depot(dossier: Path | None) -> tuple[DepotRepertoires, CartesRepertoire]:
    from ecosysteme.repertoire.cartes import CartesRepertoire
    from ecosysteme.repertoire.depot import DepotRepertoires
    from ecosysteme.repertoire.lieu import dossier_des_repertoires

    ou = dossier_des_repertoires() if dossier is None else dossier
    return DepotRepertoires(ou), CartesRepertoire(ou)


def _bibliotheque(dossier: Path | None) -> Bibliotheque:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
    from ecosysteme.bibliotheque.lieu import dossier_de_la_bibliotheque

    return Bibliotheque(dossier_de_la_bibliotheque() if dossier is None else dossier)


@repertoire.command("creer", cls=Commande)
def creer(
    nom: ArgumentNom,
    couleur: OptionCouleur = "noir",
    lignes: Annotated[int, option(LIGNES, "--lignes")] = int(LIGNES.defaut),
    coups: Annotated[int, option(COUPS, "--coups")] = int(COUPS.defaut),
    joueur: OptionAdversaires = None,
    depuis: Annotated[int | None, option(ANNEE, "--depuis", aide="Première année.")] = None,
    jusqua: Annotated[int | None, option(ANNEE, "--jusqua", aide="Dernière année.")] = None,
    programmes: Annotated[bool, typer.Option("--programmes", help="Compte aussi les parties des programmes.")] = False,
    dossier: OptionRepertoires = None,
    bibliotheque: OptionBibliotheque = None,
    json: OptionJson = False,
) -> None:
    """Propose un répertoire d'après la bibliothèque : à vous, le coup qui a le mieux réussi ; à l'autre, les usuels.

    De vos coups sont retenus ceux d'au moins 10 % des parties. L'objet JSON a pour clés nom, couleur, coups, lignes,
    cartes et fichier.
    """
    from ecosysteme.repertoire.couverture import explorateur
    from ecosysteme.repertoire.positions import positions_de
    from ecosysteme.repertoire.proposition import proposer
    from ecosysteme.repertoire.repertoire import CAMPS, FiltreAdversaires, Repertoire

    depot, cartes = _depot(dossier)
    with refus():
        if couleur not in CAMPS:
            raise Faute("couleur {couleur!r} : attendu {attendu}", couleur=couleur, attendu=" ou ".join(CAMPS))
        adversaires = FiltreAdversaires(tuple(joueur or ()), depuis, jusqua, programmes)
        fait = Repertoire(nom, CAMPS[couleur], adversaires=adversaires)
        if lignes:
            fait = proposer(fait, explorateur(_bibliotheque(bibliotheque), fait), lignes, coups)
        depot.ecrire(fait, nouveau=True)
        positions = positions_de(fait)
        cartes.synchroniser(nom, positions.cartes)
    if json:
        comptes = {"coups": fait.nb_coups, "lignes": len(positions.lignes), "cartes": len(positions.cartes)}
        ecrire_json({"nom": nom, "couleur": couleur, **comptes, "fichier": str(depot.chemin(nom))})
    else:
        dire(f"{depot.chemin(nom)} : {len(positions.lignes)} lignes, {len(positions.cartes)} positions à savoir.")


@repertoire.command("liste", cls=Commande)
def liste(dossier: OptionRepertoires = None, json: OptionJson = False) -> None:
    """Liste les répertoires : lignes sues en entier aujourd'hui, positions à revoir.

    L'objet JSON a pour clés repertoires, une liste d'objets de clés nom, couleur, coups, lignes, sues, cartes, dues et
    nouvelles, et fautes, ce qui ne va pas des fichiers qui ne peuvent être lus.
    """
    depot, cartes = _depot(dossier)
    with refus():
        inventaire = depot.lister()
        resumes = [_resumer(lu, cartes) for lu in inventaire.repertoires]
    if json:
        ecrire_json({"repertoires": resumes, "fautes": [str(faute) for faute in inventaire.fautes]})
        return
    for faute in inventaire.fautes:
        dire(str(faute), erreur=True)
    rangees = [
        (
            str(un["nom"]),
            str(un["couleur"]),
            f"{_nombre(un['sues'])} / {un['lignes']}",
            str(un["dues"]),
            str(un["cartes"]),
        )
        for un in resumes
    ]
    if rangees:
        imprimer(("Répertoire", "Couleur", "Lignes sues", "À revoir", "Positions"), rangees)
    else:
        dire("Aucun répertoire : othellier repertoire creer NOM en propose un.")


def _nombre(valeur: Json) -> str:
    assert isinstance(valeur, float)
    sues = round(valeur, 1)
    return en_chiffres(sues, 0 if sues.is_integer() else 1)


def _resumer(lu: Repertoire, cartes: CartesRepertoire) -> dict[str, Json]:
    from ecosysteme.repertoire.positions import positions_de

    positions = positions_de(lu)
    cartes.synchroniser(lu.nom, positions.cartes)
    jour = cartes.du_jour(lu.nom)
    return {
        "nom": lu.nom,
        "couleur": _couleur(lu),
        "coups": lu.nb_coups,
        "lignes": len(positions.lignes),
        "sues": round(jour.lignes_sues(positions.lignes), 2),
        "cartes": len(positions.cartes),
        "dues": len(jour.dues),
        "nouvelles": jour.nouvelles,
    }


def _couleur(lu: Repertoire) -> str:
    from ecosysteme.repertoire.repertoire import CAMPS

    return next(nom for nom, camp in CAMPS.items() if camp == lu.camp)


@repertoire.command("renommer", cls=Commande)
def renommer(
    nom: ArgumentNom,
    nouveau: Annotated[str, typer.Argument(metavar="NOUVEAU", help="Son nouveau nom.", show_default=False)],
    dossier: OptionRepertoires = None,
    json: OptionJson = False,
) -> None:
    """Donne un autre nom à un répertoire : ses positions gardent leurs jours.

    L'objet JSON a pour clés nom et fichier.
    """
    depot, cartes = _depot(dossier)
    with refus():
        depot.lire(nom)
        depot.renommer(nom, nouveau)
        cartes.renommer(nom, nouveau)
    if json:
        ecrire_json({"nom": nouveau, "fichier": str(depot.chemin(nouveau))})
    else:
        dire(str(depot.chemin(nouveau)))


@repertoire.command("couverture", cls=Commande)
def couverture(
    nom: ArgumentNom,
    dossier: OptionRepertoires = None,
    bibliotheque: OptionBibliotheque = None,
    json: OptionJson = False,
) -> None:
    """Dit quelle part de ce que les gens répondent est dans un répertoire, et ses plus grands trous.

    La couverture est la probabilité que l'adversaire y reste jusqu'au bout d'une ligne. L'objet JSON a pour clés
    couverture, par_coups (la probabilité d'y être encore après tant de coups) et trous, une liste d'objets de clés
    coups (ceux qui mènent là où il manque une réponse), portee (leur probabilité) et prolonge (une ligne s'arrête là).
    """
    from ecosysteme.repertoire.couverture import couvrir, explorateur
    from ecosysteme.repertoire.positions import positions_de

    depot, _ = _depot(dossier)
    with refus():
        lu = depot.lire(nom)
        vue = couvrir(positions_de(lu), explorateur(_bibliotheque(bibliotheque), lu))
    if json:
        ecrire_json(_couverture_en_json(vue))
        return
    dire(f"{lu.nom} couvre {_en_part(vue.totale)} de ce que les gens répondent.")
    rangees = [(_ligne(trou), _en_part(trou.portee), "à prolonger" if trou.prolonge else "") for trou in vue.trous[:10]]
    if rangees:
        imprimer(("Sans réponse", "Portée", "Genre"), rangees)


def _ligne(trou: TrouDuRepertoire) -> str:
    return "".join(NOMS[case] for case in trou.ligne)


def _en_part(part: float) -> str:
    return f"{en_chiffres(100 * part, 1)} %"


def _couverture_en_json(vue: Couverture) -> Mapping[str, Json]:
    return {
        "couverture": vue.totale,
        "par_coups": {str(coups): part for coups, part in sorted(vue.par_coups.items()) if part},
        "trous": [{"coups": _ligne(trou), "portee": trou.portee, "prolonge": trou.prolonge} for trou in vue.trous[:50]],
    }


@repertoire.command("seance", cls=Commande)
def seance(
    nom: ArgumentNom,
    graine: OptionGraine = None,
    surprises: Annotated[bool, typer.Option("--surprises", help="L'adversaire sort parfois du répertoire.")] = False,
    dossier: OptionRepertoires = None,
    bibliotheque: OptionBibliotheque = None,
) -> None:
    """Fait apprendre un répertoire dans le terminal : l'adversaire joue comme les gens, vous répondez par une case.

    « ? » donne un indice, « q » quitte. Juste du premier coup, une position s'éloigne ; après un indice, moins ;
    manquée, elle revient demain.
    """
    from ecosysteme.commandes.repertoire.seance import mener
    from ecosysteme.repertoire.couverture import explorateur
    from ecosysteme.repertoire.positions import positions_de
    from ecosysteme.repertoire.seance import SeanceDeRepertoire

    depot, cartes = _depot(dossier)
    with refus():
        lu = depot.lire(nom)
        positions = positions_de(lu)
        dit = cartes.synchroniser(nom, positions.cartes)
        jour = cartes.du_jour(nom)
        explorer, tirage = explorateur(_bibliotheque(bibliotheque), lu), random.Random(graine)
        en_cours = SeanceDeRepertoire(positions, jour.dues, explorer, tirage, surprises)
        dire(f"{nom} : {dit}, {len(jour.dues)} positions à revoir, dont {jour.nouvelles} nouvelles.")
        if not positions.cartes:
            raise Faute("le répertoire {nom} n'a encore aucun coup à apprendre", nom=nom)
        mener(en_cours, nom, cartes)
        sues = cartes.du_jour(nom).lignes_sues(positions.lignes)
    dire(f"Lignes sues : {_nombre(sues)} sur {len(positions.lignes)}.")
