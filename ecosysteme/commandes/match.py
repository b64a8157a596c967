"""``match``: a series of games between two machines, and its accounts."""

from __future__ import annotations

import contextlib
import random
from typing import Annotated, Any

import typer

from ecosysteme import reglages
from ecosysteme.bancs import duree
from ecosysteme.commandes.options import OptionGraine, OptionJeu, OptionJson, OptionTaille, creer_jeu, option, refus
from ecosysteme.commandes.sortie import INTERROMPU, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.jeux import JeuQuelconque
from ecosysteme.joueurs import Humain, Joueur, RechercheInterrompue, lire_specification
from ecosysteme.tournoi.serie import PLACES, Serie, creer_adversaires, jouer_serie


def match(
    noir: Annotated[str, typer.Option(metavar="JOUEUR", help="Joueur noir de la première partie.")],
    blanc: Annotated[str, typer.Option(metavar="JOUEUR", help="Joueur blanc de la première partie.")],
    parties: Annotated[int, option(reglages.NOMBRE_PARTIES, "-n", "--parties", aide="Nombre de parties.")] = 100,
    alterner: Annotated[bool, typer.Option("--alterner/--sans-alterner", help=reglages.ALTERNER.phrase)] = True,
    graine: OptionGraine = None,
    jeu: OptionJeu = str(reglages.JEU.defaut),
    taille: OptionTaille = None,
    json: OptionJson = False,
) -> None:
    """Fait jouer une série de parties entre deux machines.

    L'objet JSON a pour clés jeu, parties (jouées), prevues, alterner, graine, interrompu et joueurs : une liste de deux
    objets de clés specification, nom, victoires, nulles, defaites, marge_moyenne et secondes_par_coup.
    Ctrl+C arrête la série et donne le résultat des parties finies, avec le code de sortie 130.
    """
    if graine is None:
        graine = random.randrange(10**6)  # shown with the result, so that any match can be played again
    with refus():
        if Humain in {lire_specification(joueur)[0] for joueur in (noir, blanc)}:
            raise ValueError("un match se joue entre machines : humain n'y a pas sa place")
        regles, joueurs = creer_jeu(jeu, taille), creer_adversaires(noir, blanc, graine)
    serie = Serie((noir, blanc), parties, alterner)
    _jouer_match(regles, joueurs, serie)
    resultat = _resultat(serie, joueurs, jeu=jeu, graine=graine)
    (ecrire_json if json else _montrer_match)(resultat)
    raise typer.Exit(0 if serie.finie else INTERROMPU)


def _jouer_match(jeu: JeuQuelconque, joueurs: tuple[Joueur, Joueur], serie: Serie) -> None:
    """Play the series to its end or to Ctrl+C."""
    with progression() as barre, sur_interruption() as arret:
        tache = barre.add_task("parties", total=serie.nombre)
        with contextlib.suppress(RechercheInterrompue):
            jouer_serie(jeu, joueurs, serie, arret, lambda _: barre.advance(tache))


def _resultat(serie: Serie, assis: tuple[Joueur, Joueur], **reste: Any) -> dict[str, Any]:
    """Put the accounts of a series in the words of ``--json``."""
    bilans = [serie.bilan(place) for place in PLACES]
    joueurs = [
        {
            "specification": bilan.nom,
            "nom": str(joueur),
            "victoires": bilan.victoires,
            "nulles": bilan.nulles,
            "defaites": bilan.defaites,
            "marge_moyenne": bilan.marge_moyenne,
            "secondes_par_coup": bilan.secondes_par_coup,
        }
        for bilan, joueur in zip(bilans, assis, strict=True)
    ]
    suite = {"parties": serie.jouees, "prevues": serie.nombre, "alterner": serie.alterner}
    return {**reste, **suite, "interrompu": not serie.finie, "joueurs": joueurs}


def _montrer_match(resultat: dict[str, Any]) -> None:
    rangees = [
        (
            joueur["specification"].replace(":", ": ").replace(",", ", "),  # still valid, and wraps between words
            *(str(joueur[cle]) for cle in ("victoires", "nulles", "defaites")),
            f"{joueur['marge_moyenne']:+.2f}".replace(".", ","),
            duree(joueur["secondes_par_coup"]),
        )
        for joueur in resultat["joueurs"]
    ]
    imprimer(("Joueur", "Victoires", "Nulles", "Défaites", "Marge", "Temps par coup"), rangees)
    pluriel = "s" if resultat["parties"] > 1 else ""
    fin = f" sur {resultat['prevues']}, match interrompu" if resultat["interrompu"] else ""
    couleurs = "alternées" if resultat["alterner"] else "fixes"
    print(f"{resultat['parties']} partie{pluriel}{fin} ; couleurs {couleurs} ; graine {resultat['graine']}.")
