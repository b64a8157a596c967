"""Round trips: games under hostile names written and read back in every format, and whole folders converted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ecosysteme.atelier.epreuve.processus import essayer
from ecosysteme.entete import Entete
from ecosysteme.formats.ecrivains import ECRIVAINS
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie

# What formats say in signs of their own, what texts are taken for, what moves words about, and other alphabets.
BRIBES: Final = (
    "O[", "BO[", "PB[", "]", "[", "(;GM[", ")", "(", ";", "\\", '"', "{", "}", ":", "%", "f5", "f5d6c3", "1-0", "//",
    "<img src=x>", "&amp;", "é", "白石", "\u202e", "-" * 64, " ", "n° 12", "1. f5 d6", ",", "=1+1", "@f5", "?", "*",
)  # fmt: skip
AVEC_NOMS: Final = ("sgf", "ggf", "pgn")
ROND: Final = str.maketrans("[]", "()")  # GGF has no way to write square brackets, and its writer says so
COUPS: Final = 20  # moves of a game at most
EXTENSIONS: Final = (".sgf", ".ggf", ".pgn", ".txt", ".SGF")


def nom_hostile(source: random.Random) -> str:
    """Return a name of one to four pieces that some format gives a meaning to, without spaces around it."""
    nom = "".join(source.choice(BRIBES) for _ in range(source.randint(1, 4))).strip()
    return "x" if nom in ("", "?") else nom  # a lone "?" is who is not known


def _au_hasard(source: random.Random) -> Enregistrement:
    """Return the beginning of a game of Othello under hostile names."""
    partie = Partie(Othello())
    for _ in range(source.randint(1, COUPS)):
        if not partie.terminee:  # the shortest game has nine moves
            partie.jouer(source.choice(partie.jeu.coups_legaux(partie.etat)))
    return Enregistrement(partie, Entete(nom_hostile(source), nom_hostile(source), "2026-11-25"))


def _tel_qu_ecrit(format_ecrit: str, nom: str) -> str:
    """Return a name as a format can hold it: GGF has round brackets, GGF and PGN one space where there are several."""
    if format_ecrit == "sgf":
        return nom
    return " ".join((nom.translate(ROND) if format_ecrit == "ggf" else nom).split())


def ecrits_relus(source: random.Random) -> Iterator[str]:
    """Write a game in each format that holds names, and read it: the same moves, the same names."""
    while True:
        jouee, nom = _au_hasard(source), source.choice(AVEC_NOMS)
        ecrit = ECRIVAINS[nom].ecrire([jouee])
        noms = [_tel_qu_ecrit(nom, str(un)) for un in jouee.entete.joueurs]
        voulue = (*noms, jouee.partie.transcription)
        try:
            lecture = reconnaitre(ecrit.encode())
            relues = []
            for lue in lecture.enregistrements:
                lue.partie.aller_a(lue.partie.nb_coups_total)
                relues.append((*lue.entete.joueurs, lue.partie.transcription))
        except ValueError as faute:
            yield f"{nom} : {faute} : {ecrit[:300]!r}"
        else:
            yield "" if relues == [voulue] else f"{nom} : {relues} au lieu de {voulue}"


def lots(source: random.Random) -> Iterator[str]:
    """Convert a folder in which two files may want one name: all of them written, or a refusal and none."""
    with TemporaryDirectory(prefix="othellier-") as dossier:
        for rang in range(10**9):
            ici, la = Path(dossier, f"a{rang}"), Path(dossier, f"b{rang}")
            ici.mkdir()
            voulus = {source.choice("abcd") + source.choice(EXTENSIONS) for _ in range(source.randint(1, 4))}
            for nom in voulus:
                ecrivain = next(e for e in ECRIVAINS.values() if e.suffixe == Path(nom).suffix.lower())
                (ici / nom).write_text(ecrivain.ecrire([_au_hasard(source)]), encoding="utf-8")
            sortie = essayer("convertir", str(ici), str(la), "--vers", "sgf")
            ecrits = len(list(la.glob("*"))) if la.exists() else 0
            attendus = len({Path(nom).stem for nom in voulus})
            juste = (sortie.code, ecrits) == ((0, len(voulus)) if attendus == len(voulus) else (2, 0))
            yield "" if juste else f"{sorted(voulus)} : code {sortie.code}, {ecrits} fichiers : {sortie.erreurs[-300:]}"
