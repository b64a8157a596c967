"""``match``: games between two machines, and what they say of the two: accounts, Elo difference, faults."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from math import isfinite
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

import typer

from ecosysteme import reglages
from ecosysteme.bancs import duree
from ecosysteme.commandes.options import (
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
from ecosysteme.commandes.sortie import INTERROMPU, ecrire_json, imprimer, sur_interruption
from ecosysteme.joueurs import creer_joueur
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.elo import Estimation
from ecosysteme.tournoi.match import CompteMatch, comptes_du_match
from ecosysteme.tournoi.plan import Reglement, choisir_ouvertures
from ecosysteme.tournoi.tableau import Tableau

AIDE_BASE: Final = "Fichier SQLite qui garde les parties ; la même commande y reprend un match interrompu."
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
    fichier: Annotated[Path | None, typer.Option("--base", metavar="FICHIER", help=AIDE_BASE)] = None,
    json: OptionJson = False,
) -> None:
    """Fait jouer des parties entre deux machines et mesure laquelle est la plus forte.

    Un fichier d'ouvertures a une transcription par ligne (f5d6c3…), les commentaires commencent par # ; les
    ouvertures écrites et equilibrees sont d'othello, hasard:PLIS va à tous les jeux.
    L'objet JSON a pour clés jeu, parties (jouées), prevues, alterner, ouvertures, taches, graine, interrompu, elo et
    joueurs. elo, vu du premier joueur, est nul sans partie, sinon un objet de clés score (0 à 1), difference, bas et
    haut (intervalle à 95 %, null : infini), superiorite (probabilité d'être le plus fort), texte et paires (nombre de
    couples de parties, couleurs échangées, qui ont rapporté 0, ½, 1, 1½ et 2 points ; vide sans alterner).
    joueurs est une liste de deux objets de clés specification, nom, victoires, nulles, defaites, points, marge_moyenne
    (sans les parties perdues par faute), secondes_par_coup, secondes_max, depassements (parties où un coup a dépassé le
    temps du joueur de plus de 20 ms) et fautes : les parties perdues par un coup illégal ou une panne, de clés partie,
    raison et transcription.
    Ctrl+C arrête le match et montre les parties finies, avec le code de sortie 130. Un processus qui meurt ne perd que
    sa partie, qui est rejouée ; code 1 quand une partie le tue chaque fois.
    """
    with refus():
        if debuts is not None and not alterner:
            raise ValueError("--ouvertures échange les couleurs : --sans-alterner n'y a pas sa place")
        tirage = random.randrange(10**6) if graine is None else graine  # shown, so that the match can be played again
        specification = avec_taille(jeu, taille)
        reglement = Reglement(specification, (noir, blanc), parties, "match", tirage, debuts, alterner=alterner)
        fini = _jouer(reglement, fichier, taches, graine_dite=graine is not None)
    resultat = _resultat(fini, jeu, taches)
    (ecrire_json if json else _montrer_match)(resultat)
    raise typer.Exit(1 if fini.panne else INTERROMPU if resultat["interrompu"] else 0)


@contextmanager
def _ouvrir(fichier: Path | None) -> Iterator[Base]:
    """Give the file of the games; one that is forgotten afterwards when nobody asked for it."""
    if fichier is not None:
        with Base(fichier) as base:
            yield base
    else:
        with TemporaryDirectory(prefix="othellier-") as dossier, Base(Path(dossier) / "match.sqlite") as base:
            yield base


@dataclass(frozen=True)
class _Match:
    """What a match has come to: its table, the account of each player, and what broke down if something did."""

    tableau: Tableau
    comptes: tuple[CompteMatch, CompteMatch]
    panne: str


def _jouer(reglement: Reglement, fichier: Path | None, taches: int, graine_dite: bool) -> _Match:
    """Play to the end or to Ctrl+C, which leaves the games in progress; ``ValueError`` for what cannot be played."""
    from ecosysteme.executeurs import ouvriers

    reglement.verifier()
    ouvertures = choisir_ouvertures(reglement)
    compiler_moteur(reglement)
    with _ouvrir(fichier) as base:
        numero = inacheve(base, reglement, graine_dite)
        if numero is None:
            numero = base.creer(reglement, ouvertures)
        with sur_interruption() as arret:
            joue = derouler(base, numero, partial(ouvriers, min(taches, reglement.parties)), abandon=arret)
        comptes = comptes_du_match(base, numero)
    if joue.panne:
        print(f"match arrêté, {joue.panne} : seules comptent les parties finies", file=sys.stderr)
    return _Match(joue.tableau, comptes, joue.panne)


def _resultat(match: _Match, jeu: str, taches: int) -> dict[str, Any]:
    """Put the account of a match in the words of ``--json``."""
    tableau, reglement = match.tableau, match.tableau.reglement
    duel = tableau.duels[0, 1]
    estimation = duel.estimation()
    return {
        "parties": tableau.parties,
        "jeu": jeu,
        "prevues": reglement.parties,
        "alterner": reglement.alterner,
        "ouvertures": reglement.ouvertures,
        "taches": taches,
        "graine": reglement.graine,
        "interrompu": not tableau.complet,
        "elo": None if estimation is None else _elo(estimation, duel.paires if reglement.alterner else ()),
        "joueurs": list(map(_joueur, match.comptes)),
    }


def _elo(estimation: Estimation, paires: tuple[int, ...]) -> dict[str, Any]:
    # JSON has no infinity.
    valeurs = {cle: valeur if isfinite(valeur) else None for cle, valeur in vars(estimation).items()}
    return {**valeurs, "texte": estimation.texte(), "paires": paires}


def _joueur(compte: CompteMatch) -> dict[str, Any]:
    total = compte.total
    return {
        "specification": compte.nom,
        "nom": str(creer_joueur(compte.nom)),
        "victoires": total.victoires,
        "nulles": total.nulles,
        "defaites": total.defaites,
        "points": total.points,
        "marge_moyenne": compte.marge_moyenne,
        "secondes_par_coup": compte.secondes_par_coup,
        "secondes_max": compte.secondes_max,
        "depassements": compte.depassements,
        "fautes": [
            {"partie": fiche.rang + 1, "raison": fiche.raison, "transcription": fiche.transcription}
            for fiche in compte.perdues_par_faute
        ],
    }


def _montrer_match(resultat: dict[str, Any]) -> None:
    rangees = [
        (
            joueur["specification"].replace(":", ": ").replace(",", ", "),  # still valid, and wraps between words
            *(str(joueur[cle]) for cle in ("victoires", "nulles", "defaites")),
            f"{joueur['points']:g}".replace(".", ","),
            f"{joueur['marge_moyenne']:+.2f}".replace(".", ","),
            duree(joueur["secondes_par_coup"]),
            duree(joueur["secondes_max"]),
        )
        for joueur in resultat["joueurs"]
    ]
    imprimer(("Joueur", "Gains", "Nulles", "Pertes", "Points", "Marge", "Par coup", "Au plus"), rangees)
    pluriel = "s" if resultat["parties"] > 1 else ""
    fin = f" sur {resultat['prevues']}, match interrompu" if resultat["interrompu"] else ""
    couleurs = "alternées" if resultat["alterner"] else "fixes"
    print(f"{resultat['parties']} partie{pluriel}{fin} ; couleurs {couleurs} ; graine {resultat['graine']}.")
    if elo := resultat["elo"]:
        print(
            f"Elo du premier : {elo['texte']} à 95 % ; score {_pourcent(elo['score'])} ; "
            f"probabilité d'être le plus fort {_pourcent(elo['superiorite'])}."
        )
    for joueur in resultat["joueurs"]:
        _montrer_fautes(joueur)


def _montrer_fautes(joueur: dict[str, Any]) -> None:
    """Say what a referee would: moves beyond the time, illegal ones, breakdowns. Nothing when all is well."""
    if joueur["depassements"]:
        print(f"{joueur['specification']} : temps dépassé de plus de 20 ms dans {joueur['depassements']} partie(s).")
    if joueur["fautes"]:
        print(f"{joueur['specification']} : {len(joueur['fautes'])} partie(s) perdue(s) par faute.")
    for faute in joueur["fautes"][:FAUTES_MONTREES]:
        print(f"  partie {faute['partie']}, après {faute['transcription'] or 'le départ'} : {faute['raison']}")


def _pourcent(fraction: float) -> str:
    return f"{100 * fraction:.1f} %".replace(".", ",")
