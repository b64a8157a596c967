"""``resoudre`` for the games other than Othello: what perfect play makes of a position and of each of its moves."""

from __future__ import annotations

import sys
from functools import partial
from threading import Event, Timer
from time import perf_counter
from typing import Any, Final

import typer

from ecosysteme.bancs import duree
from ecosysteme.commandes.options import refus
from ecosysteme.commandes.sortie import INTERROMPU, ecrire_json, imprimer, interruptible
from ecosysteme.jeu import JeuQuelconque
from ecosysteme.jeux import lire_specification
from ecosysteme.jeux.nim import EtatNim, Nim, lire_tas
from ecosysteme.reglages import TAS
from ecosysteme.solveurs import Solveur, Verdict, solveur_de
from ecosysteme.solveurs.puissance4 import SolveurPuissance4, lire_score

LONG: Final = 2.0  # s of silence before the person is told that it goes on
TITRES: Final = ("Coup", "Verdict", "Score")


def lire_position(jeu: JeuQuelconque, texte: str) -> Any:
    """Read heaps (``3-4-5``) at Nim, elsewhere the moves from the start (``4455``, ``a1b2``); nothing: the start.

    Raises ``ValueError`` naming the first thing that cannot be read or played, or when the game is over.
    """
    if isinstance(jeu, Nim) and texte.strip():
        etat: Any = EtatNim(lire_tas(texte, minimum=0))
    else:
        etat = jeu.etat_initial()
        signes, largeur = "".join(texte.split()), len(jeu.ecrire_coup(jeu.coups_legaux(etat)[0]))
        coups = [signes[debut : debut + largeur] for debut in range(0, len(signes), largeur)]
        for rang, coup in enumerate(coups, start=1):
            try:
                etat = jeu.jouer(etat, jeu.lire_coup(coup))
            except ValueError as erreur:
                raise ValueError(f"coup {rang}, {coup} : {erreur}") from None
    if (issue := jeu.issue(etat)) is not None:
        resultat = f"{jeu.noms_camps[issue - 1]} a gagné" if issue else "nulle"
        raise ValueError(f"la partie est terminée, {resultat} : il n'y a rien à résoudre")
    return etat


def verifier_tas(specification: str, position: str) -> None:
    """Raise ``ValueError`` when the game's heaps and the position's are both given: which ones are meant?"""
    if TAS.nom in lire_specification(specification)[1] and position.strip():
        raise ValueError(f"tas donnés deux fois : attendu {TAS.nom}=… ou la position {position.strip()}, pas les deux")


def resoudre_jeu(jeu: JeuQuelconque, position: str, *, json: bool, **moyens: Any) -> None:
    """Judge ``position`` and each of its moves, and print it; leave with code 0, or 130 after Ctrl+C."""
    with refus():
        etat = lire_position(jeu, position)
        solveur = solveur_de(jeu, **moyens)
        if solveur is None:
            raise ValueError(f"personne n'a résolu {jeu.nom}")
    debut = perf_counter()
    verdicts, scores = _juger(solveur, etat)
    meilleur = max(verdicts.values(), key=lambda verdict: verdict.rang)
    objet = {
        "jeu": jeu.nom,
        "position": position.strip(),
        "trait": jeu.noms_camps[jeu.trait(etat) - 1],
        **_en_json(meilleur, max(scores.values(), default=None)),
        "meilleurs": [jeu.ecrire_coup(coup) for coup, verdict in verdicts.items() if verdict == meilleur],
        "coups": {jeu.ecrire_coup(coup): _en_json(verdict, scores.get(coup)) for coup, verdict in verdicts.items()},
        "secondes": perf_counter() - debut,
    }
    (ecrire_json if json else _montrer)(objet)


def _juger(solveur: Solveur[Any, Any], etat: Any) -> tuple[dict[Any, Verdict], dict[Any, int]]:
    """Return the verdicts, and the scores of a solver that has some; Ctrl+C leaves with code 130."""
    patience = Timer(LONG, print, ["le calcul peut être long, Ctrl+C l'arrête."], {"file": sys.stderr})
    patience.start()
    try:
        return interruptible(partial(_verdicts_et_scores, solveur, etat))
    except KeyboardInterrupt:
        raise typer.Exit(INTERROMPU) from None
    finally:
        patience.cancel()


def _verdicts_et_scores(
    solveur: Solveur[Any, Any], etat: Any, arret: Event
) -> tuple[dict[Any, Verdict], dict[Any, int]]:
    if isinstance(solveur, SolveurPuissance4):
        scores = dict(solveur.scores(etat, arret))
        return {coup: lire_score(etat, score) for coup, score in scores.items()}, scores
    return solveur.juger(etat, arret), {}


def _en_json(verdict: Verdict, score: int | None) -> dict[str, int]:
    """Put a verdict in the words of ``--json``."""
    return {**verdict._asdict(), **({} if score is None else {"score": score})}


def _en_mots(gain: int, distance: int) -> str:
    pluriel = "s" if distance > 1 else ""
    return f"{('perd', 'nulle', 'gagne')[gain + 1]} en {distance} demi-coup{pluriel}"


def _montrer(objet: dict[str, Any]) -> None:
    points = any("score" in coup for coup in objet["coups"].values())
    rangees = [
        (nom, _en_mots(coup["gain"], coup["distance"]), *([f"{coup['score']:+d}"] if points else []))
        for nom, coup in objet["coups"].items()
    ]
    imprimer(TITRES[: 2 + points], rangees)
    mots = _en_mots(objet["gain"], objet["distance"])
    score = f", score {objet['score']:+d}" if points else ""
    print(f"{objet['trait']} : {mots}{score}, par {' ou '.join(objet['meilleurs'])} ; {duree(objet['secondes'])}.")
