"""``match``: games between two machines, and what they say of the two: accounts, Elo difference, faults."""

from __future__ import annotations

import random
import sys
from concurrent.futures.process import BrokenProcessPool
from math import isfinite
from typing import Annotated, Any, Final

import typer

from ecosysteme import reglages
from ecosysteme.bancs import duree
from ecosysteme.commandes.options import (
    OptionGraine,
    OptionJeu,
    OptionJson,
    OptionTaille,
    creer_jeu,
    option,
    option_joueur,
    refus,
)
from ecosysteme.commandes.sortie import INTERROMPU, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.jeu import JeuQuelconque
from ecosysteme.joueurs import Humain, lire_specification
from ecosysteme.tournoi.departs import ouvertures
from ecosysteme.tournoi.elo import Estimation
from ecosysteme.tournoi.rencontre import Affiche, Compte, Rencontre, Table, affiches, jouer_affiches

AIDE_OUVERTURES: Final = "Débuts joués deux fois, couleurs échangées : un fichier, hasard:PLIS ou equilibrees."
AIDE_TACHES: Final = "Processus qui jouent en parallèle."
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
    json: OptionJson = False,
) -> None:
    """Fait jouer des parties entre deux machines et mesure laquelle est la plus forte.

    Un fichier d'ouvertures a une transcription par ligne (f5d6c3…), les commentaires commencent par # ; les
    ouvertures écrites et equilibrees sont d'othello, hasard:PLIS va à tous les jeux.
    L'objet JSON a pour clés jeu, parties (jouées), prevues, alterner, ouvertures, taches, graine, interrompu, elo et
    joueurs. elo, vu du premier joueur, est nul sans partie, sinon un objet de clés score (0 à 1), difference, bas et
    haut (intervalle à 95 %, null : infini), superiorite (probabilité d'être le plus fort), texte et paires (nombre de
    couples de parties d'une même ouverture qui ont rapporté 0, ½, 1, 1½ et 2 points ; vide sans ouvertures).
    joueurs est une liste de deux objets de clés specification, nom, victoires, nulles, defaites, points, marge_moyenne,
    secondes_par_coup, secondes_max, depassements (parties où un coup a dépassé le temps du joueur de plus de 20 ms) et
    fautes : les parties perdues par un coup illégal ou une panne, de clés partie, raison et transcription.
    Ctrl+C arrête le match et montre les parties finies, avec le code de sortie 130 ; 1 quand un processus meurt.
    """
    with refus():
        if debuts is not None and not alterner:
            raise ValueError("--ouvertures échange les couleurs : --sans-alterner n'y a pas sa place")
        rencontre = _rencontre(creer_jeu(jeu, taille), noir, blanc, graine)
        # Half as many openings as games, since each is played twice.
        choisies = [] if debuts is None else ouvertures(debuts, rencontre.jeu, (parties + 1) // 2, rencontre.graine)
    table = Table(rencontre.specifications, rencontre.joueurs(), jumelees=debuts is not None)
    entier = _jouer_match(rencontre, table, affiches(parties, choisies, alterner), taches)
    voulu = {"jeu": jeu, "prevues": parties, "alterner": alterner, "ouvertures": debuts, "taches": taches}
    resultat = _resultat(table, rencontre, {**voulu, "graine": rencontre.graine})
    (ecrire_json if json else _montrer_match)(resultat)
    raise typer.Exit(1 if not entier else INTERROMPU if resultat["interrompu"] else 0)


def _rencontre(jeu: JeuQuelconque, noir: str, blanc: str, graine: int | None) -> Rencontre:
    """Return the meeting, checked; a seed that was not given is drawn, and shown, so that it can be played again."""
    if Humain in {lire_specification(joueur)[0] for joueur in (noir, blanc)}:
        raise ValueError("un match se joue entre machines : humain n'y a pas sa place")
    rencontre = Rencontre(jeu, (noir, blanc), random.randrange(10**6) if graine is None else graine)
    rencontre.verifier()
    return rencontre


def _jouer_match(rencontre: Rencontre, table: Table, a_jouer: list[Affiche], taches: int) -> bool:
    """Play to the end or to Ctrl+C; return whether every process lived."""
    with progression() as barre, sur_interruption() as arret:
        tache = barre.add_task("parties", total=len(a_jouer))
        try:
            for jouee in jouer_affiches(rencontre, a_jouer, arret, min(taches, len(a_jouer))):
                table.noter(jouee)
                barre.advance(tache)
        except BrokenProcessPool:
            print("un processus est mort : seules comptent les parties finies avant", file=sys.stderr)
            return False
    return True


def _resultat(table: Table, rencontre: Rencontre, reste: dict[str, Any]) -> dict[str, Any]:
    """Put the account of a match in the words of ``--json``."""
    estimation = table.estimation()
    return {
        "parties": table.parties,
        **reste,
        "interrompu": table.parties < reste["prevues"],
        "elo": None if estimation is None else _elo(estimation, table),
        "joueurs": [
            _joueur(compte, str(joueur)) for compte, joueur in zip(table.comptes, rencontre.joueurs(), strict=True)
        ],
    }


def _elo(estimation: Estimation, table: Table) -> dict[str, Any]:
    # JSON has no infinity.
    valeurs = {cle: valeur if isfinite(valeur) else None for cle, valeur in vars(estimation).items()}
    return {**valeurs, "texte": estimation.texte(), "paires": table.paires()}


def _joueur(compte: Compte, nom: str) -> dict[str, Any]:
    cles = ("victoires", "nulles", "defaites", "points", "marge_moyenne", "secondes_par_coup", "secondes_max")
    return {
        "specification": compte.nom,
        "nom": nom,
        **{cle: getattr(compte, cle) for cle in cles},
        "depassements": compte.depassements,
        "fautes": [
            {"partie": rang + 1, "raison": faute.raison, "transcription": faute.transcription}
            for rang, faute in sorted(compte.fautes, key=lambda note: note[0])
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
