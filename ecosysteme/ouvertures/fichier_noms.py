"""The files that opening names are read from: ours, ``noms.csv``, and one that the user may write.

A line is ``coups;fr;en``: the beginning of a game (``f5d6c3``), its French names and its English ones, with ``|``
between two names of a language. What follows them, as the sources of ours, is not read; ``#`` begins a comment.
"""

from __future__ import annotations

import os
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from platformdirs import user_data_path

from ecosysteme.fautes import Faute, decrire, mot
from ecosysteme.jeux.bits_othello import BITS_DU_DEPART, CASE_DE, jouer_cases
from ecosysteme.lecture import lire_octets

LangueDesNoms: TypeAlias = Literal["fr", "en"]
LANGUES: Final[tuple[LangueDesNoms, ...]] = ("fr", "en")
FICHIER: Final = "noms.csv"
VARIABLE: Final = "OTHELLIER_OUVERTURES"  # of the environment: another file than the user's own
OCTETS_MAX: Final = 1 << 20
LIGNES_MAX: Final = 5_000  # of names, thirty times ours
COUPS_MAX: Final = 60
LONGUEUR_MAX: Final = 60  # characters of a name
TITRE: Final = "coups"  # begins the line that names the columns


class LigneNommee(NamedTuple):
    """The squares of a beginning, 0 to 63, and its names in each language, none where there is none."""

    cases: bytes
    noms: dict[LangueDesNoms, tuple[str, ...]]


class NomsLus(NamedTuple):
    """What a file says, and what is wrong with the first thing in it that cannot be understood."""

    lignes: tuple[LigneNommee, ...] = ()
    faute: Faute | None = None


def lire_noms(texte: str) -> NomsLus:
    """Read the lines that can be understood; the first one that cannot is told, and costs the others nothing."""
    lignes: list[LigneNommee] = []
    faute = None
    for numero, ecrite in enumerate(texte.splitlines(), 1):
        if not ecrite.strip() or ecrite.lstrip().startswith("#") or ecrite.lower().startswith(TITRE):
            continue
        if len(lignes) == LIGNES_MAX:
            return NomsLus(tuple(lignes), Faute("plus de {limite} ouvertures nommées", limite=LIGNES_MAX))
        try:
            lignes.append(_lire_ligne(ecrite))
        except ValueError as erreur:
            faute = faute or Faute("ligne {numero} : {erreur}", numero=numero, erreur=erreur)
    return NomsLus(tuple(lignes), faute)


def _lire_ligne(ecrite: str) -> LigneNommee:
    coups, *noms = ecrite.split(";")
    cases = _lire_coups("".join(coups.split()).lower())
    lus = {
        langue: tuple(filter(None, (mot(nom, LONGUEUR_MAX) for nom in dits.split("|"))))
        for langue, dits in zip(LANGUES, noms, strict=False)
    }
    if not any(lus.values()):
        raise Faute("{coups} n'a pas de nom : attendu des coups, leurs noms français, les anglais", coups=coups[:20])
    return LigneNommee(cases, lus)


def _lire_coups(coups: str) -> bytes:
    noms = [coups[rang : rang + 2] for rang in range(0, len(coups), 2)]
    if not 0 < len(noms) <= COUPS_MAX:
        raise Faute("attendu de 1 à {limite} coups, comme f5d6c3", limite=COUPS_MAX)
    inconnu = next((nom for nom in noms if nom not in CASE_DE), None)
    if inconnu is not None:
        raise Faute("{nom!r} n'est pas une case : attendu de a1 à h8", nom=inconnu)
    cases = bytes(CASE_DE[nom] for nom in noms)
    joues = sum(1 for _ in jouer_cases(cases, *BITS_DU_DEPART))
    if joues < len(cases):
        raise Faute("le coup {rang}, {coup}, n'est pas permis", rang=joues + 1, coup=noms[joues])
    return cases


def noms_fournis() -> tuple[LigneNommee, ...]:
    """Return the names that come with the program."""
    return lire_noms(files("ecosysteme.ouvertures").joinpath(FICHIER).read_text("utf-8")).lignes


def chemin_des_noms() -> Path:
    """Return the file that ``OTHELLIER_OUVERTURES`` names, else that of the user's data folder; it may not exist."""
    if voulu := os.environ.get(VARIABLE):
        return Path(voulu)
    return user_data_path("othellier", appauthor=False) / "ouvertures.csv"


def noms_de_lutilisateur(chemin: Path) -> NomsLus:
    """Read the user's own names; without a file there are none, and one that cannot be read is told."""
    with suppress(FileNotFoundError):
        try:
            octets = lire_octets(chemin, OCTETS_MAX)
            lus = lire_noms(octets.decode("utf-8-sig"))
        except UnicodeDecodeError:
            return NomsLus(faute=Faute("{nom} : attendu un texte en UTF-8", nom=chemin))
        except FileNotFoundError:
            raise
        except (OSError, ValueError) as erreur:
            return NomsLus(faute=Faute("{nom} : {erreur}", nom=chemin, erreur=decrire(erreur)))
        faute = lus.faute and Faute("{nom} : {erreur}", nom=chemin, erreur=lus.faute)
        return NomsLus(lus.lignes, faute)
    return NomsLus()
