"""``resoudre``: exact scores of endgame positions, from a file, a transcript or a board."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from functools import partial
from statistics import median
from threading import Event
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.bancs import duree, en_chiffres
from ecosysteme.cases import Position
from ecosysteme.commandes.options import OptionJeu, OptionJson, creer_jeu, option, refus
from ecosysteme.commandes.parties import reconnaitre_argument
from ecosysteme.commandes.resoudre_jeux import resoudre_jeu, verifier_tas
from ecosysteme.commandes.sortie import INTERROMPU, ecrire_json, imprimer, interruptible, progression
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats import ObjetJson
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.formats.position import ecrire_position
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.plateau import nom_case
from ecosysteme.solveurs import solveur_de

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.facade import Moteur, Resultat

AIDE_POSITION: Final = (
    "Fichier de positions ou de parties, transcription (f5d6…) ou plateau ; puissance4 : colonnes jouées (4455) ; "
    "morpion : cases (a1b2) ; nim : tas (3-4-5)."
)
VIDES_LONGS: Final = 28  # empty squares from which an exact score may take minutes, then hours
TITRES: Final = ("N°", "Vides", "Score", "Attendu", "Meilleurs", "Nœuds", "Temps")


def lire_positions(texte: str) -> list[PositionNotee]:
    """Read positions, or games of which the last position is meant, as text or in a file of any format.

    Raises ``ValueError`` saying what could not be read, or that a game is over.
    """
    if not texte.strip():
        raise Faute("rien à résoudre : attendu un fichier OBF, une transcription ou un plateau")
    lecture = reconnaitre_argument(texte, Message("un fichier OBF"))
    positions = [*lecture.positions, *map(_derniere, lecture.enregistrements)]
    for rang, position in enumerate(positions, start=1):
        if not position.etat.coups and not position.etat.coups_adverses:
            raise Faute("position {rang} : la partie est terminée, personne n'a de coup", rang=rang)
    return positions


def _derniere(enregistrement: Enregistrement) -> PositionNotee:
    return PositionNotee(enregistrement.recit().partie().etat)


def resoudre(
    position: Annotated[str, typer.Argument(metavar="POSITION", help=AIDE_POSITION)],
    taches: Annotated[int, option(reglages.TACHES, "--taches")] = int(reglages.TACHES.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = int(reglages.HASH.defaut),
    tous: Annotated[bool, typer.Option("--tous", help="Donne le score de chaque coup légal.")] = False,
    jeu: OptionJeu = str(reglages.JEU.defaut),
    json: OptionJson = False,
) -> None:
    """Donne le score exact, le meilleur coup et la suite de chaque position.

    Un plateau s'écrit en 64 cases de a1 à h8 (X noir, O blanc, - vide) puis le trait. Les scores sont la différence de
    pions à la fin pour qui a le trait, cases vides au gagnant. Avec --tous, meilleurs liste tous les coups qui
    l'atteignent, sinon un seul.
    L'objet JSON a pour clés positions (position, vides, score, attendu, meilleurs, ligne, coups, noeuds, secondes et
    juste de chacune), noeuds, secondes, mediane (des secondes), taches, hash et justes. Code de sortie 1 si un score du
    fichier est contredit.
    Aux autres jeux, donne pour la position et pour chaque coup qui gagne et en combien de demi-coups, le gagnant au
    plus vite et le perdant au plus tard, et au puissance 4 le score : 1 pour un gain au dernier pion de son camp, 2 à
    l'avant-dernier… L'objet JSON a pour clés jeu, position, trait, gain (1, 0 ou -1), distance, score, meilleurs, coups
    (gain, distance et score de chacun) et secondes.
    """
    with refus():
        regles = creer_jeu(jeu, None)
        if isinstance(regles, Othello) and regles.taille != int(reglages.TAILLE.defaut):
            raise Faute("othello ne se résout que sur 8 × 8, pas sur {taille} × {taille}", taille=regles.taille)
    if (solveur := solveur_de(regles, hash_mo=hash_mo, taches=taches)) is not None:
        with refus():
            verifier_tas(jeu, position)
        resoudre_jeu(solveur, position, json=json)
        return
    with refus():
        positions = lire_positions(position)
    resultats = resoudre_tout(creer_moteur(hash_mo, taches), positions, tous)
    afficher(positions, resultats, json=json, taches=taches, hash_mo=hash_mo)
    juger(positions, resultats)


def creer_moteur(hash_mo: int, taches: int) -> Moteur:
    """Return an engine that is ready: its first use on a machine compiles it, with a bar on the standard error."""
    from ecosysteme.moteur.othello.chauffe import chauffer, prete
    from ecosysteme.moteur.othello.facade import Moteur

    if prete():
        chauffer()
    else:
        with progression() as barre:
            tache = barre.add_task("compilation", total=None)
            chauffer(lambda fait, total: barre.update(tache, completed=fait, total=total))
    with refus():
        return Moteur(hash_mo, taches)


def afficher(
    positions: Sequence[PositionNotee], resultats: Sequence[Resultat], *, json: bool, taches: int, hash_mo: int
) -> None:
    """Print what was solved, as a table or as one JSON object."""
    lignes = [_en_json(notee, resultat) for notee, resultat in zip(positions, resultats, strict=False)]
    temps = [resultat.secondes for resultat in resultats]
    total = {
        "noeuds": sum(resultat.noeuds for resultat in resultats),
        "secondes": sum(temps),
        "mediane": median(temps) if temps else 0.0,
    }
    if json:
        justes = len(resultats) == len(positions) and all(ligne["juste"] for ligne in lignes)
        ecrire_json({"positions": lignes, **total, "taches": taches, "hash": hash_mo, "justes": justes})
    else:
        _montrer(lignes, total)


def juger(positions: Sequence[PositionNotee], resultats: Sequence[Resultat]) -> None:
    """Leave with code 1 when a known score is contradicted, 130 when not everything was solved, else 0."""
    if not all(_juste(notee, resultat) for notee, resultat in zip(positions, resultats, strict=False)):
        print("Un score connu est contredit.", file=sys.stderr)
        raise typer.Exit(1)
    raise typer.Exit(0 if len(resultats) == len(positions) else INTERROMPU)


def resoudre_tout(moteur: Moteur, positions: Sequence[PositionNotee], tous: bool) -> list[Resultat]:
    """Solve one position after the other; on Ctrl+C, return those that are done."""
    resultats: list[Resultat] = []
    with progression() as barre, contextlib.suppress(KeyboardInterrupt):
        tache = barre.add_task("positions", total=len(positions))
        for notee in positions:
            vides = notee.etat.taille**2 - len(notee.etat.plateau)
            if vides >= VIDES_LONGS:
                print(f"{vides} cases vides : le calcul peut être très long, Ctrl+C l'arrête.", file=sys.stderr)
            resultats.append(interruptible(partial(_resoudre_une, moteur, notee.etat, tous)))
            barre.advance(tache)
    return resultats


def _resoudre_une(moteur: Moteur, etat: EtatOthello, tous: bool, arret: Event) -> Resultat:
    return moteur.resoudre(etat.plateau, COULEUR_DE[etat.trait], tous=tous, arret=arret)


def _nom(coup: Position | None) -> str:
    return "passe" if coup is None else nom_case(coup)


def _en_json(notee: PositionNotee, resultat: Resultat) -> ObjetJson:
    ligne: ObjetJson = {
        "position": ecrire_position(notee.etat),
        "vides": 64 - len(notee.etat.plateau),
        "score": resultat.score,
        "attendu": notee.score,
        "meilleurs": [_nom(coup) for coup in resultat.meilleurs],
        "ligne": [_nom(coup) for coup in resultat.ligne],
        "noeuds": resultat.noeuds,
        "secondes": resultat.secondes,
        "juste": _juste(notee, resultat),
    }
    if resultat.coups:
        ligne["coups"] = {_nom(coup): score for coup, score in resultat.coups.items()}
    return ligne


def _juste(notee: PositionNotee, resultat: Resultat) -> bool:
    """Tell whether nothing that is known is contradicted."""
    if notee.score not in (None, resultat.score):
        return False
    return not resultat.coups or all(resultat.coups.get(coup) == score for coup, score in notee.coups.items())


def _montrer(lignes: list[ObjetJson], total: ObjetJson) -> None:
    rangees = [
        (
            str(rang),
            str(ligne["vides"]),
            f"{ligne['score']:+d}",
            "" if ligne["attendu"] is None else f"{ligne['attendu']:+d}",
            " ".join(ligne["meilleurs"]),
            en_chiffres(ligne["noeuds"]),
            duree(ligne["secondes"]),
        )
        for rang, ligne in enumerate(lignes, start=1)
    ]
    imprimer(TITRES, rangees)
    for rang, ligne in enumerate(lignes, start=1):
        print(f"{rang} : {' '.join(ligne['ligne'])}")
        if "coups" in ligne:
            print("    " + "  ".join(f"{coup} {score:+d}" for coup, score in ligne["coups"].items()))
    vitesse = total["noeuds"] / total["secondes"] / 1e6 if total["secondes"] else 0.0
    print(
        f"{en_chiffres(total['noeuds'])} nœuds en {duree(total['secondes'])}, "
        f"{en_chiffres(vitesse, 1)} millions par seconde."
    )
    if len(lignes) > 1:
        print(f"Temps médian d'une position : {duree(total['mediane'])}.")
