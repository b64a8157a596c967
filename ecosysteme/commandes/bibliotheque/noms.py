"""``bibliotheque chercher``, ``joueur`` and ``tournoi``: who is in the library, and what they did."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.bibliotheque.pertes import chiffres_ecrits, perte_ecrite, pertes_en_json
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, refus
from ecosysteme.commandes.sortie import dire, ecrire_json, imprimer
from ecosysteme.fautes import Faute
from ecosysteme.formats import Json

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
    from ecosysteme.bibliotheque.bilans import ResultatsVus

OptionDossier = Annotated[
    Path | None,
    typer.Option("--dossier", metavar="DOSSIER", help="Une autre bibliothèque que la vôtre."),
]


def lieu_de(dossier: Path | None) -> Path:
    """Return the folder that was asked for, else the user's own."""
    from ecosysteme.bibliotheque.lieu import dossier_de_la_bibliotheque

    return dossier_de_la_bibliotheque() if dossier is None else dossier


def ouvrir(dossier: Path | None) -> Bibliotheque:
    """Open the library, and say when nothing is in it."""
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque

    ouverte = Bibliotheque(lieu_de(dossier))
    if not len(ouverte):
        dire("La bibliothèque est vide : othellier bibliotheque importer DOSSIER y met des parties.", erreur=True)
    return ouverte


def numero_de(ouverte: Bibliotheque, genre: str, nom: str) -> int:
    """Return the number of the one name that is meant; ``Faute`` naming those that may be."""
    from ecosysteme.bibliotheque.noms import cle_de

    trouves = ouverte.chercher(genre, nom)
    exacts = [trouve for trouve in trouves if trouve.nom == nom]
    exacts = exacts or [trouve for trouve in trouves if cle_de(trouve.nom) == cle_de(nom)]
    if len(retenus := exacts or trouves) == 1:
        return retenus[0].numero
    if not trouves:
        raise Faute("aucun nom de la bibliothèque ne ressemble à {nom}", nom=nom)
    noms = ", ".join(trouve.nom for trouve in trouves)
    raise Faute("plusieurs noms ressemblent à {nom} : {noms}", nom=nom, noms=noms)


def en_moyenne(score: float | None) -> str:
    """Write a mean number of discs, nothing when there is none."""
    return "" if score is None else en_chiffres(score, 1)


def chercher(
    texte: Annotated[str, typer.Argument(metavar="NOM", help="Un nom, ou le début de ses mots.", show_default=False)],
    tournois: Annotated[bool, typer.Option("--tournois", help="Cherche un tournoi et non un joueur.")] = False,
    dossier: OptionDossier = None,
    json: OptionJson = False,
) -> None:
    """Cherche un joueur ou un tournoi : accents, ordre des mots et fautes de frappe n'importent pas.

    L'objet JSON a pour clé noms, une liste d'objets de clés numero, nom et programme (ou xot).
    """
    with refus():
        trouves = ouvrir(dossier).chercher("tournoi" if tournois else "joueur", texte)
    if json:
        marque = "xot" if tournois else "programme"
        ecrire_json({"noms": [{"numero": nom.numero, "nom": nom.nom, marque: nom.marque} for nom in trouves]})
    else:
        dire("\n".join(nom.nom for nom in trouves) or "Aucun nom n'y ressemble.")


def joueur(
    nom: Annotated[str, typer.Argument(metavar="NOM", help="Un joueur de la bibliothèque.", show_default=False)],
    dossier: OptionDossier = None,
    json: OptionJson = False,
) -> None:
    """Montre ce qu'a fait un joueur : avec Noir, avec Blanc, par année, contre ceux qu'il a le plus rencontrés.

    Ses pertes par phase viennent des parties jugées par bibliotheque analyser, comme bibliotheque erreurs les compte.
    L'objet JSON a pour clés nom, programme, noir, blanc, annees et adversaires (objets par année et par nom) ; chaque
    compte a pour clés parties, gagnees, nulles, perdues et score_moyen. Sa clé phases en a une par phase, vide sans
    partie jugée, dont le compte a les clés de bibliotheque erreurs.
    """
    from ecosysteme.bibliotheque.bilans import page_de_joueur
    from ecosysteme.revue_en_serie.tableau import pertes_du_joueur

    with refus():
        ouverte = ouvrir(dossier)
        page = page_de_joueur(ouverte, numero_de(ouverte, "joueur", nom))
        phases = pertes_du_joueur(ouverte, page.joueur.numero)
    camps = {"noir": page.noir, "blanc": page.blanc}
    annees = {str(annee): vus for annee, vus in page.annees.items()}
    adversaires = {autre.nom: vus for autre, vus in page.adversaires.items()}
    if json:
        groupes = {"annees": _groupes_en_json(annees), "adversaires": _groupes_en_json(adversaires)}
        marque: dict[str, Json] = {"nom": page.joueur.nom, "programme": page.joueur.marque}
        perdues = {phase.value: pertes_en_json(pertes) for phase, pertes in phases.items()}
        ecrire_json({**marque, **_groupes_en_json(camps), **groupes, "phases": perdues})
        return
    dire(page.joueur.nom)
    for titre, vus_par in (("Joueur", camps), ("Année", annees), ("Adversaire", adversaires)):
        _imprimer_vus(titre, vus_par)
    if phases:
        titres = ("Phase", "Parties", "Perte", "Points", "Erreurs", "Gaffes")
        imprimer(
            titres,
            [
                (phase.value, en_chiffres(pertes.parties), perte_ecrite(pertes), *chiffres_ecrits(pertes))
                for phase, pertes in phases.items()
            ],
        )


def tournoi(
    nom: Annotated[str, typer.Argument(metavar="NOM", help="Un tournoi de la bibliothèque.", show_default=False)],
    dossier: OptionDossier = None,
    json: OptionJson = False,
) -> None:
    """Montre un tournoi : ses parties vues de Noir, par année, et ce qu'y a fait chaque joueur.

    L'objet JSON a pour clés nom, xot, parties, annees et joueurs ; les comptes sont ceux de joueur.
    """
    from ecosysteme.bibliotheque.bilans import page_de_tournoi

    with refus():
        ouverte = ouvrir(dossier)
        page = page_de_tournoi(ouverte, numero_de(ouverte, "tournoi", nom))
    annees = {str(annee): vus for annee, vus in page.annees.items()}
    joueurs = {un.nom: vus for un, vus in page.joueurs.items()}
    if json:
        ecrire_json(
            {
                "nom": page.tournoi.nom,
                "xot": page.tournoi.marque,
                "parties": _vus_en_json(page.parties),
                "annees": _groupes_en_json(annees),
                "joueurs": _groupes_en_json(joueurs),
            }
        )
        return
    dire(page.tournoi.nom)
    _imprimer_vus("Année", annees)
    _imprimer_vus("Joueur", joueurs)


def _vus_en_json(resultats: ResultatsVus) -> dict[str, Json]:
    return {
        "parties": resultats.parties,
        "gagnees": resultats.gagnees,
        "nulles": resultats.nulles,
        "perdues": resultats.perdues,
        "score_moyen": resultats.score_moyen,
    }


def _groupes_en_json(groupes: Mapping[str, ResultatsVus]) -> dict[str, Json]:
    return {nom: _vus_en_json(vus) for nom, vus in groupes.items()}


def _imprimer_vus(titre: str, groupes: Mapping[str, ResultatsVus]) -> None:
    rangees = [
        (nom, *map(en_chiffres, (vus.parties, vus.gagnees, vus.nulles, vus.perdues)), en_moyenne(vus.score_moyen))
        for nom, vus in groupes.items()
    ]
    if rangees:
        imprimer((titre, "Parties", "Gagnées", "Nulles", "Perdues", "Score"), rangees)


def ajouter(bibliotheque: typer.Typer) -> None:
    """Register the commands."""
    for commande in (chercher, joueur, tournoi):
        bibliotheque.command(commande.__name__, cls=Commande)(commande)
