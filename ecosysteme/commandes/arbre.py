"""``arbre``: what min-max, nega-max and alpha-beta go through in a position, counted, or drawn as a file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event
from typing import Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.arbre import Arbre, Comptes, comparer, cultiver
from ecosysteme.arbre.image import ecrire_valeur, svg_arbre
from ecosysteme.arbre.observation import OBSERVEES
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.options import OptionJeu, OptionJson, OptionTaille, creer_jeu, option, refus
from ecosysteme.commandes.parties import AIDE_PARTIE, lire_partie
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, interruptible
from ecosysteme.ecriture import ecrire, verifier_destination
from ecosysteme.fautes import Faute
from ecosysteme.formats import ObjetJson
from ecosysteme.joueurs import IAalphabeta
from ecosysteme.partie import Partie

ALGORITHMES: Final = {nom.removeprefix("ia_"): nom for nom in OBSERVEES}
PROFONDEUR: Final = replace(reglages.PROFONDEUR, defaut=3)
ETAPE: Final = reglages.Reglage("etape", 0, "Étape après laquelle dessiner, 0 : aucune ; sans l'option, toutes.", 0)
TITRES: Final = ("Algorithme", "États visités", "Feuilles", "États élagués")
MEILLEURS_D_ABORD: Final = "meilleurs coups d'abord"

Couts = dict[tuple[str, bool], Comptes]


def arbre(
    partie: Annotated[
        str, typer.Argument(metavar="PARTIE", help=f"{AIDE_PARTIE} Ou un othellier de 64 cases. Sans rien : le début.")
    ] = "",
    algo: Annotated[
        str, typer.Option("--algo", metavar="ALGO", help=f"Algorithme : {', '.join(ALGORITHMES)}.")
    ] = IAalphabeta.nom.removeprefix("ia_"),
    profondeur: Annotated[int, option(PROFONDEUR, "--profondeur")] = int(PROFONDEUR.defaut),
    ordonner: Annotated[bool, typer.Option("--ordonner", help="Essayer d'abord les coups prometteurs.")] = False,
    sortie: Annotated[
        Path | None, typer.Option("-o", "--sortie", metavar="FICHIER", help="Dessin à écrire, en .svg.")
    ] = None,
    etape: Annotated[int | None, option(ETAPE, "--etape")] = None,
    jeu: OptionJeu = str(reglages.JEU.defaut),
    taille: OptionTaille = None,
    json: OptionJson = False,
) -> None:
    """Montre ce que la recherche du meilleur coup parcourt, et ce que l'alpha-bêta en coupe.

    Avec -o, dessine l'arbre de l'algorithme ; sinon compte ce que les trois visitent, et donne le meilleur coup.
    L'objet JSON a pour clés jeu, profondeur, algorithme, valeur (pour qui a le trait), meilleur, ligne et comptes
    (algorithme, ordonne, visites, feuilles et elagues de chacun).
    """
    with refus():
        _verifier(algo, etape, sortie, partie)
        lue = lire_partie(partie, creer_jeu(jeu, taille))
        cultive = partial(_cultiver, lue, ALGORITHMES[algo.lower()], profondeur, ordonner)
        try:
            pousse = interruptible(cultive)
            couts = interruptible(partial(_comparer, lue, profondeur)) if json or sortie is None else {}
        except KeyboardInterrupt:
            raise typer.Exit(INTERROMPU) from None
        if sortie is not None:
            ecrire(sortie, svg_arbre(pousse, etape))
    if json:
        ecrire_json(_en_json(pousse, couts))
    elif sortie is None:
        _montrer(pousse, couts)
    else:
        dire(f"Dessin écrit : {sortie}.")


def _cultiver(partie: Partie, algorithme: str, profondeur: int, ordonne: bool, arret: Event) -> Arbre:
    return cultiver(partie.jeu, partie.etat, algorithme, profondeur, ordonne=ordonne, arret=arret)


def _comparer(partie: Partie, profondeur: int, arret: Event) -> Couts:
    return comparer(partie.jeu, partie.etat, profondeur, arret)


def _verifier(algo: str, etape: int | None, sortie: Path | None, partie: str) -> None:
    """Raise ``ValueError`` for what could not be done, or written: better before the search than after it."""
    if algo.lower() not in ALGORITHMES:
        raise Faute("algorithme {algo} inconnu : attendu {attendus}", algo=algo, attendus=", ".join(ALGORITHMES))
    if sortie is None:
        if etape is not None:
            raise Faute("--etape choisit ce qui est dessiné : attendu -o FICHIER")
        return
    if sortie.suffix.lower() != ".svg":
        raise Faute("dessin {sortie} : attendu un fichier .svg", sortie=sortie)
    verifier_destination(sortie, partie)


def _ligne(pousse: Arbre) -> list[str]:
    return [pousse.nom_coup(noeud) for noeud in pousse.principale()[1:]]


def _en_json(pousse: Arbre, couts: Couts) -> ObjetJson:
    ligne = _ligne(pousse)
    return {
        "jeu": pousse.jeu.nom,
        "profondeur": pousse.profondeur,
        "algorithme": pousse.algorithme,
        "valeur": pousse.valeurs[0],
        "meilleur": ligne[0],
        "ligne": ligne,
        "comptes": [
            {"algorithme": nom, "ordonne": ordonne, **comptes._asdict()} for (nom, ordonne), comptes in couts.items()
        ],
    }


def _rangees(couts: Couts) -> Iterable[tuple[str, ...]]:
    for (nom, ordonne), comptes in couts.items():
        libelle = OBSERVEES[nom].libelle + (f", {MEILLEURS_D_ABORD}" if ordonne else "")
        yield (libelle, *(en_chiffres(compte) for compte in comptes))


def _montrer(pousse: Arbre, couts: Couts) -> None:
    imprimer(TITRES, list(_rangees(couts)))
    coup, *suite = _ligne(pousse)
    valeur = ecrire_valeur(pousse.jeu, pousse.valeurs[0], "gagné", "perdu")
    egaux = sum(pousse.apport(enfant) == pousse.valeurs[0] for enfant in pousse.enfants(0))
    if egaux > 1:  # below the root, alpha-beta cuts only what is worse: an equal value is exact
        valeur += f", premier de {egaux} coups égaux"
    apres = f", puis {' '.join(suite)}" if suite else ""
    dire(f"Meilleur coup : {coup} ({valeur}){apres}.")
