"""``resoudre`` for the games other than Othello: what perfect play makes of a position and of each of its moves."""

from __future__ import annotations

import sys
from functools import partial
from threading import Timer
from time import perf_counter
from typing import Final

import typer

from ecosysteme.chiffres import duree
from ecosysteme.commandes.options import refus
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, interruptible
from ecosysteme.fautes import Faute
from ecosysteme.formats import ObjetJson
from ecosysteme.jeu import EtatQuelconque, Jeu
from ecosysteme.jeux import lire_specification
from ecosysteme.jeux.nim import EtatNim, Nim, lire_tas
from ecosysteme.reglages import TAS
from ecosysteme.solveurs import Solveur, Verdict
from ecosysteme.solveurs.base import Verdicts

LONG: Final = 2.0  # s of silence before the person is told that it goes on
TITRES: Final = ("Coup", "Verdict", "Score")


def lire_position(jeu: Jeu, texte: str) -> EtatQuelconque:
    """Read heaps (``3-4-5``) at Nim, elsewhere the moves from the start (``4455``, ``a1b2``); nothing: the start.

    Raises ``ValueError`` naming the first thing that cannot be read or played, or when the game is over.
    """
    if isinstance(jeu, Nim) and texte.strip():
        etat: EtatQuelconque = EtatNim(lire_tas(texte, minimum=0))
    else:
        etat = jeu.etat_initial()
        signes, largeur = "".join(texte.split()), len(jeu.ecrire_coup(jeu.coups_legaux(etat)[0]))
        coups = [signes[debut : debut + largeur] for debut in range(0, len(signes), largeur)]
        for rang, coup in enumerate(coups, start=1):
            try:
                etat = jeu.jouer(etat, jeu.lire_coup(coup))
            except ValueError as erreur:
                raise Faute("coup {rang}, {coup} : {erreur}", rang=rang, coup=coup, erreur=erreur) from None
    if (issue := jeu.issue(etat)) is not None:
        resultat = f"{jeu.noms_camps[issue - 1]} a gagné" if issue else "nulle"
        raise Faute("la partie est terminée, {resultat} : il n'y a rien à résoudre", resultat=resultat)
    return etat


def verifier_tas(specification: str, position: str) -> None:
    """Raise ``ValueError`` when the game's heaps and the position's are both given: which ones are meant?"""
    if TAS.nom in lire_specification(specification)[1] and position.strip():
        raise Faute(
            "tas donnés deux fois : attendu {option}=… ou la position {position}, pas les deux",
            option=TAS.nom,
            position=position.strip(),
        )


def resoudre_jeu(solveur: Solveur, position: str, *, json: bool) -> None:
    """Judge ``position`` and each of its moves, and print it; leave with code 0, or 130 after Ctrl+C."""
    jeu = solveur.jeu
    with refus():
        etat = lire_position(jeu, position)
    debut = perf_counter()
    verdicts = _juger(solveur, etat)
    scores = {coup: solveur.score(etat, verdict) for coup, verdict in verdicts.items()}
    meilleur = max(verdicts.values(), key=lambda verdict: verdict.rang)
    objet: ObjetJson = {
        "jeu": jeu.nom,
        "position": position.strip(),
        "trait": jeu.noms_camps[jeu.trait(etat) - 1],
        **_en_json(meilleur, solveur.score(etat, meilleur)),
        "meilleurs": [jeu.ecrire_coup(coup) for coup, verdict in verdicts.items() if verdict == meilleur],
        "coups": {jeu.ecrire_coup(coup): _en_json(verdict, scores[coup]) for coup, verdict in verdicts.items()},
        "secondes": perf_counter() - debut,
    }
    (ecrire_json if json else _montrer)(objet)


def _juger(solveur: Solveur, etat: EtatQuelconque) -> Verdicts:
    """Return the verdicts; Ctrl+C leaves with code 130."""
    patience = Timer(LONG, print, ["le calcul peut être long, Ctrl+C l'arrête."], {"file": sys.stderr})
    patience.start()
    try:
        return interruptible(partial(solveur.juger, etat))
    except KeyboardInterrupt:
        raise typer.Exit(INTERROMPU) from None
    finally:
        patience.cancel()


def _en_json(verdict: Verdict, score: int | None) -> dict[str, int]:
    """Put a verdict in the words of ``--json``."""
    return {**verdict._asdict(), **({} if score is None else {"score": score})}


def _en_mots(gain: int, distance: int) -> str:
    pluriel = "s" if distance > 1 else ""
    return f"{('perd', 'nulle', 'gagne')[gain + 1]} en {distance} demi-coup{pluriel}"


def _montrer(objet: ObjetJson) -> None:
    points = any("score" in coup for coup in objet["coups"].values())
    rangees = [
        (nom, _en_mots(coup["gain"], coup["distance"]), *([f"{coup['score']:+d}"] if points else []))
        for nom, coup in objet["coups"].items()
    ]
    imprimer(TITRES[: 2 + points], rangees)
    mots = _en_mots(objet["gain"], objet["distance"])
    score = f", score {objet['score']:+d}" if points else ""
    dire(f"{objet['trait']} : {mots}{score}, par {' ou '.join(objet['meilleurs'])} ; {duree(objet['secondes'])}.")
