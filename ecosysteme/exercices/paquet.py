"""A pack of exercises as a file: OBF, of which any program reads positions and answers; the comment has all the rest.

``<64 squares> X; G7:+6; % genre=seul_gagnant plis=g7>h8:-8,b1:-4 cote=1050 niveaux=0,3,… source=… moteur=…``: each ply
has its right moves (joined by ``+``), the defence after ``>`` and the next best value after ``:``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD, lire_case, nom_case
from ecosysteme.exercices.cote import CLASSES
from ecosysteme.exercices.exercice import Exercice, GenreExercice, Pli
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.fichiers import lire_texte
from ecosysteme.formats.obf import PositionNotee, ecrire_obf, lire_obf

FICHIERS: Final = ("faciles.obf", "exercices.obf")  # the easiest first
CHAMPS: Final = ("genre", "plis", "cote", "niveaux", "source", "moteur")


def ecrire_paquet(exercices: Iterable[Exercice]) -> str:
    """Write exercises of Othello, a line each."""
    return ecrire_obf(map(_noter, exercices))


def _noter(exercice: Exercice) -> PositionNotee:
    valeurs = (
        exercice.genre.value,
        ",".join(map(_ecrire_pli, exercice.plis)),
        exercice.cote,
        ",".join(map(str, exercice.chances)),
        exercice.source,
        exercice.moteur,
    )
    commentaire = " ".join(f"{champ}={valeur}" for champ, valeur in zip(CHAMPS, valeurs, strict=True))
    coups = dict.fromkeys(exercice.plis[0].acceptes, exercice.valeur)
    return PositionNotee(exercice.etat, exercice.valeur, coups, commentaire)


def _ecrire_pli(pli: Pli) -> str:
    reponse = "" if pli.reponse is None else f">{nom_case(pli.reponse)}"
    return f"{'+'.join(map(nom_case, pli.acceptes))}{reponse}:{pli.seconde}"


def lire_paquet(texte: str) -> list[Exercice]:
    """Read what ``ecrire_paquet`` writes; ``ValueError`` names the first position that is no exercise."""
    return [_lire(rang, notee) for rang, notee in enumerate(lire_obf(texte), start=1)]


def ouvrir_paquet(nom: str) -> list[Exercice]:
    """Read the file ``nom``, which may be anybody's; ``Faute`` also for moves that the rules refuse, or no exercise."""
    texte = lire_texte(nom, Message("un paquet d'exercices"))
    if texte is None:
        raise Faute("le fichier {nom} n'existe pas", nom=nom)
    exercices = lire_jouables(texte)
    if not exercices:
        raise Faute("{nom} : aucun exercice", nom=nom)
    return exercices


def lire_jouables(texte: str) -> list[Exercice]:
    """Read a text that may be anybody's as ``ouvrir_paquet`` reads a file; it may be empty."""
    exercices = lire_paquet(texte)
    for rang, exercice in enumerate(exercices, start=1):
        taille_lue = exercice.etat.taille == TAILLE_STANDARD and len(exercice.chances) == len(CLASSES)
        if not taille_lue or not se_joue(exercice):
            raise _pas_un_exercice(rang)
    return exercices


def se_joue(exercice: Exercice) -> bool:
    """Tell whether the rules of its game let the solution be played, with a choice at each ply."""
    jeu, etat = exercice.regles, exercice.etat
    for numero, pli in enumerate(exercice.plis, start=1):
        legaux = jeu.coups_legaux(etat)
        if not pli.acceptes or not set(pli.acceptes) <= set(legaux) or len(legaux) < 2:
            return False
        etat = jeu.jouer(etat, pli.acceptes[0])
        if (pli.reponse is None) != (numero == len(exercice.plis)):
            return False
        if pli.reponse is not None:
            if pli.reponse not in jeu.coups_legaux(etat):
                return False
            etat = jeu.jouer(etat, pli.reponse)
    return bool(exercice.plis)


def _pas_un_exercice(rang: int) -> Faute:
    return Faute("position {rang} : ce n'est pas un exercice, attendu ce qu'écrit othellier exercices", rang=rang)


def _lire(rang: int, notee: PositionNotee) -> Exercice:
    try:
        champs = dict(champ.split("=", 1) for champ in notee.commentaire.split())
        genre, plis, cote, niveaux, source, moteur = (champs[champ] for champ in CHAMPS)
        if notee.score is None:
            raise ValueError
        return Exercice(
            jeu="othello",
            etat=notee.etat,
            genre=GenreExercice(genre),
            plis=tuple(map(_lire_pli, plis.split(","))),
            valeur=notee.score,
            cote=int(cote),
            chances=tuple(map(int, niveaux.split(","))),
            source=source,
            moteur=moteur,
        )
    except (KeyError, ValueError):
        raise _pas_un_exercice(rang) from None


def _lire_pli(texte: str) -> Pli:
    coups, seconde = texte.split(":")
    justes, _, reponse = coups.partition(">")
    return Pli(tuple(map(lire_case, justes.split("+"))), lire_case(reponse) if reponse else None, int(seconde))


@cache
def exercices_fournis() -> tuple[Exercice, ...]:
    """Return those that come with the program, the easiest first."""
    dossier = files("ecosysteme.exercices")
    return tuple(exercice for nom in FICHIERS for exercice in lire_paquet(dossier.joinpath(nom).read_text("utf-8")))
