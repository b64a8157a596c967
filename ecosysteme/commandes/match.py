"""``match``: games between two machines, and what they say of the two: accounts, Elo difference, faults."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.commandes.options import (
    AIDE_PENDULE,
    AIDE_REGLE,
    OptionGraine,
    OptionJeu,
    OptionJson,
    OptionTaille,
    avec_taille,
    option,
    option_joueur,
    refus,
)
from ecosysteme.commandes.rencontres import AIDE_OUVERTURES, AIDE_TACHES, compiler_moteur, derouler, inacheve
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, sur_interruption
from ecosysteme.ecriture import ecrire, verifier_destination, verifier_distinctes
from ecosysteme.fautes import Faute
from ecosysteme.formats import Json
from ecosysteme.joueurs import creer_joueur
from ecosysteme.joueurs.repertoire import appeler
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.exports import FORMATS_DE_PARTIES, estimation_en_json, verifier_format
from ecosysteme.tournoi.fiche import MICROS
from ecosysteme.tournoi.match import CompteMatch, comptes_du_match, debuts_du_match
from ecosysteme.tournoi.plan import REGLES, Reglement, choisir_ouvertures
from ecosysteme.tournoi.tableau import Tableau

AIDE_BASE: Final = "Fichier SQLite qui garde les parties ; la même commande y reprend un match interrompu."
AIDE_SORTIE: Final = (
    f"Fichier où écrire les parties finies, selon son suffixe : {', '.join(FORMATS_DE_PARTIES)}. Le CSV a les colonnes "
    "d'une série de la fenêtre, sans basculement ni ampleur : aucun arbitre ne juge ces parties."
)
FAUTES_MONTREES: Final = 5


def match(
    noir: Annotated[str, option_joueur("--noir", "--premier", aide="Joueur qui commence la première partie.")],
    blanc: Annotated[str, option_joueur("--blanc", "--second", aide="L'autre joueur de la première partie.")],
    parties: Annotated[int, option(reglages.NOMBRE_PARTIES, "-n", "--parties", aide="Nombre de parties.")] = 100,
    alterner: Annotated[bool, typer.Option("--alterner/--sans-alterner", help=reglages.ALTERNER.phrase)] = True,
    debuts: Annotated[str | None, typer.Option("--ouvertures", metavar="DÉBUTS", help=AIDE_OUVERTURES)] = None,
    taches: Annotated[int, option(reglages.TACHES, "--taches", aide=AIDE_TACHES)] = 1,
    graine: OptionGraine = None,
    jeu: OptionJeu = str(reglages.JEU.defaut),
    taille: OptionTaille = None,
    pendule: Annotated[str, typer.Option("--pendule", metavar="HORLOGE", help=AIDE_PENDULE)] = "",
    regle: Annotated[str, typer.Option("--regle", metavar="|".join(REGLES), help=AIDE_REGLE)] = REGLES[0],
    fichier: Annotated[Path | None, typer.Option("--base", metavar="FICHIER", help=AIDE_BASE)] = None,
    sortie: Annotated[Path | None, typer.Option("--sortie", metavar="FICHIER", help=AIDE_SORTIE)] = None,
    json: OptionJson = False,
) -> None:
    """Fait jouer des parties entre deux machines et mesure laquelle est la plus forte.

    Un fichier d'ouvertures a une transcription par ligne (f5d6c3…), les commentaires commencent par # ; les
    ouvertures écrites et equilibrees sont d'othello, hasard:PLIS va à tous les jeux.
    L'objet JSON a pour clés jeu, parties (jouées), prevues, alterner, ouvertures, pendule, regle, taches, graine,
    interrompu, elo, joueurs et debuts (parties par nom d'ouverture). elo, vu du premier joueur, est nul sans partie,
    sinon un objet de clés score (0 à 1), difference, bas et haut (intervalle à 95 %, null : infini), superiorite (sa
    probabilité), texte et paires (combien, couleurs échangées, ont rapporté 0, ½, 1, 1½ et 2 points).
    joueurs est une liste de deux objets de clés specification, nom, victoires, nulles, defaites, points, marge_moyenne
    (sans abandons ni fautes autres que le temps), secondes (de tous ses coups), secondes_par_coup, secondes_max,
    chutes (parties perdues au temps), abandons, depassements (parties où un coup a dépassé le temps du joueur de plus
    de 20 ms) et fautes : parties perdues, le temps compris, de clés partie, raison et transcription.
    --sortie écrit toutes les parties finies, celles d'un match interrompu comprises ; l'ouverture est dans l'en-tête.
    Ctrl+C arrête le match et montre les parties finies, avec le code de sortie 130. Un processus qui meurt ne perd que
    sa partie, qui est rejouée ; code 1 quand une partie le tue chaque fois.
    """
    with refus():
        reglement = _regler(avec_taille(jeu, taille), (noir, blanc), parties, graine, debuts, alterner, pendule, regle)
        fini = _jouer(reglement, fichier, sortie, taches, graine_dite=graine is not None)
    if json:
        ecrire_json(_en_json(fini, jeu, taches))
    else:
        _montrer(fini)
    raise typer.Exit(1 if fini.panne else 0 if fini.tableau.complet else INTERROMPU)


def _regler(
    jeu: str,
    joueurs: tuple[str, str],
    parties: int,
    graine: int | None,
    debuts: str | None,
    alterner: bool,
    pendule: str,
    regle: str,
) -> Reglement:
    """Return the rules that the command line tells; ``ValueError`` for what cannot be played."""
    if debuts is not None and not alterner:
        raise Faute("--ouvertures échange les couleurs : --sans-alterner n'y a pas sa place")
    tirage = random.randrange(10**6) if graine is None else graine  # shown, so that the match can be played again
    regles = Reglement(jeu, joueurs, parties, "match", tirage, debuts, alterner=alterner)
    return replace(regles, pendule=pendule, regle=regle)


@contextmanager
def _ouvrir(fichier: Path | None) -> Iterator[Base]:
    """Give the file of the games; a temporary one when none was asked for."""
    if fichier is not None:
        with Base(fichier) as base:
            yield base
    else:
        with TemporaryDirectory(prefix="othellier-") as dossier, Base(Path(dossier) / "match.sqlite") as base:
            yield base


@dataclass(frozen=True)
class _Match:
    """What a match has come to: its table, the account of each player, its openings, what broke down if anything."""

    tableau: Tableau
    comptes: tuple[CompteMatch, CompteMatch]
    debuts: dict[str, int]
    panne: str


def _verifier_sortie(sortie: Path, fichier: Path | None, reglement: Reglement) -> None:
    """Refuse at once what would only fail after all games."""
    verifier_format(sortie.suffix, reglement)
    dits = (("--base", fichier), ("--sortie", sortie))
    verifier_distinctes((nom, chemin) for nom, chemin in dits if chemin is not None)
    verifier_destination(sortie)


def _jouer(reglement: Reglement, fichier: Path | None, sortie: Path | None, taches: int, graine_dite: bool) -> _Match:
    """Play to the end or to Ctrl+C, which leaves the games in progress; ``ValueError`` for what cannot be played."""
    from ecosysteme.executeurs import ouvriers, verifier_processus

    reglement.verifier()
    if sortie is not None:
        _verifier_sortie(sortie, fichier, reglement)
    verifier_processus()
    ouvertures = choisir_ouvertures(reglement)
    compiler_moteur(reglement)
    with _ouvrir(fichier) as base, base.reservee():
        numero = inacheve(base, reglement, graine_dite)
        if numero is None:
            numero = base.creer(reglement, ouvertures)
        with sur_interruption() as arret:
            joue = derouler(base, numero, partial(ouvriers, min(taches, reglement.parties)), abandon=arret)
        comptes, debuts = comptes_du_match(base, numero), debuts_du_match(base, numero)
        if sortie is not None:
            ecrire(sortie, FORMATS_DE_PARTIES[sortie.suffix.lower()](base, numero))
    if joue.panne:
        dire(f"match arrêté, {joue.panne} : seules comptent les parties finies", erreur=True)
    return _Match(joue.tableau, comptes, debuts, joue.panne)


def _en_json(match: _Match, jeu: str, taches: int) -> dict[str, Json]:
    """Put what a match has come to in the words of ``--json``."""
    tableau, reglement = match.tableau, match.tableau.reglement
    duel = tableau.duels[0, 1]
    elo = estimation_en_json(duel)
    return {
        "parties": tableau.parties,
        "jeu": jeu,
        "prevues": reglement.parties,
        "alterner": reglement.alterner,
        "ouvertures": reglement.ouvertures,
        "pendule": reglement.pendule,
        "regle": reglement.regle,
        "taches": taches,
        "graine": reglement.graine,
        "interrompu": not tableau.complet,
        "elo": elo and {**elo, "paires": duel.paires if reglement.alterner else ()},
        "joueurs": list(map(_joueur, match.comptes)),
        "debuts": match.debuts,
    }


def _joueur(compte: CompteMatch) -> dict[str, Json]:
    total = compte.total
    return {
        "specification": compte.nom,
        "nom": str(creer_joueur(compte.nom)),
        "victoires": total.victoires,
        "nulles": total.nulles,
        "defaites": total.defaites,
        "points": total.points,
        "marge_moyenne": compte.marge_moyenne,
        "secondes": compte.micros / MICROS,
        "secondes_par_coup": compte.secondes_par_coup,
        "secondes_max": compte.secondes_max,
        "chutes": compte.chutes,
        "abandons": compte.abandons,
        "depassements": compte.depassements,
        "fautes": [
            {"partie": fiche.rang + 1, "raison": str(fiche.raison), "transcription": fiche.transcription}
            for fiche in compte.perdues_par_faute
        ],
    }


def _montrer(match: _Match) -> None:
    tableau, reglement = match.tableau, match.tableau.reglement
    noms = appeler(tableau.noms)
    rangees = [
        (
            nom.replace(":", ": ").replace(",", ", "),  # still valid, and wraps between words
            *map(str, (compte.total.victoires, compte.total.nulles, compte.total.defaites)),
            f"{compte.total.points:g}".replace(".", ","),
            f"{compte.marge_moyenne:+.2f}".replace(".", ",") if compte.finies else "–",
            duree(compte.secondes_par_coup),
            duree(compte.secondes_max),
        )
        for nom, compte in zip(noms, match.comptes, strict=True)
    ]
    imprimer(("Joueur", "Gains", "Nulles", "Pertes", "Points", "Marge", "Par coup", "Au plus"), rangees)
    pluriel = "s" if tableau.parties > 1 else ""
    fin = "" if tableau.complet else f" sur {reglement.parties}, match interrompu"
    couleurs = "alternées" if reglement.alterner else "fixes"
    cadence = f" ; pendule {reglement.pendule}, règle {reglement.regle}" if reglement.pendule else ""
    dire(f"{tableau.parties} partie{pluriel}{fin} ; couleurs {couleurs}{cadence} ; graine {reglement.graine}.")
    if (meneur := tableau.duels[0, 1].meneur()) is not None:
        nom, estimation = noms[meneur[0]], meneur[1]
        dire(
            f"Elo de {nom} : {estimation.texte()} à 95 % ; score {_pourcent(estimation.score)} ; "
            f"probabilité d'être le plus fort {_pourcent(estimation.superiorite)}."
        )
    for nom, compte in zip(noms, match.comptes, strict=True):
        _montrer_fautes(nom, compte, bool(reglement.pendule))


def _montrer_fautes(nom: str, compte: CompteMatch, pendule: bool) -> None:
    """Say what a referee would: time used, where there are clocks, moves beyond it, illegal ones, breakdowns."""
    if pendule:
        secondes = en_chiffres(compte.micros / MICROS, 1)
        dire(f"{nom} : {secondes} s de réflexion en tout, {compte.chutes} partie(s) perdue(s) au temps.")
    if compte.plafonnees:
        dire(f"{nom} : {compte.plafonnees} partie(s) finie(s) en rallonge, résultat plafonné.")
    if compte.abandons:
        dire(f"{nom} : {compte.abandons} partie(s) abandonnée(s).")
    if compte.depassements:
        dire(f"{nom} : temps dépassé de plus de 20 ms dans {compte.depassements} partie(s).")
    if compte.perdues_par_faute:
        dire(f"{nom} : {len(compte.perdues_par_faute)} partie(s) perdue(s) par faute.")
    for fiche in compte.perdues_par_faute[:FAUTES_MONTREES]:
        dire(f"  partie {fiche.rang + 1}, après {fiche.transcription or 'le départ'} : {fiche.raison}")


def _pourcent(fraction: float) -> str:
    return f"{en_chiffres(100 * fraction, 1)} %"
