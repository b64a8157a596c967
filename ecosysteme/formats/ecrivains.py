"""Every format that games can be written in, by its name: what *Save as*, *Copy as* and ``convertir`` offer.

WTHOR, which takes three files and a solver, is apart: ``wthor_parties``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.ggf import ecrire_ggf
from ecosysteme.formats.obf import PositionNotee, ecrire_obf
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.formats.pgn import ecrire_pgn
from ecosysteme.formats.position import ecrire_position
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.formats.transcription import ecrire_transcriptions
from ecosysteme.jeux.othello import EtatOthello


@dataclass(frozen=True)
class Ecrivain:
    """How games are written in a format: its name, how people call it, the suffix of its files.

    ``ecrire`` raises ``ValueError`` for a game that the format cannot hold. What it writes of some games, then
    ``entre``, then what it writes of others is what it writes of all of them.
    """

    nom: str
    libelle: Message
    suffixe: str
    ecrire: Callable[[Sequence[Enregistrement]], str]
    entre: str = ""


def _ggf(enregistrements: Sequence[Enregistrement]) -> str:
    return "".join(f"{ecrire_ggf(enregistrement)}\n" for enregistrement in enregistrements)


def _plateaux(enregistrements: Sequence[Enregistrement]) -> str:
    return "".join(f"{ecrire_position(_etat(enregistrement))}\n" for enregistrement in enregistrements)


def _obf(enregistrements: Sequence[Enregistrement]) -> str:
    return ecrire_obf(PositionNotee(_etat(enregistrement)) for enregistrement in enregistrements)


def _etat(enregistrement: Enregistrement) -> EtatOthello:
    """Return the position in which a game stands."""
    etat = enregistrement.partie.etat
    if not isinstance(etat, EtatOthello) or etat.taille != TAILLE_STANDARD:
        raise Faute("seule une position d'othello sur 8 × 8 s'écrit ainsi")
    return etat


ECRIVAINS: Final = {
    ecrivain.nom: ecrivain
    for ecrivain in (
        Ecrivain("sgf", Message("SGF"), ".sgf", ecrire_sgf),
        Ecrivain("ggf", Message("GGF"), ".ggf", _ggf),
        Ecrivain("pgn", Message("PGN"), ".pgn", ecrire_pgn, "\n"),
        Ecrivain("transcription", Message("transcription"), ".txt", ecrire_transcriptions),
        Ecrivain("plateau", Message("plateau de 64 cases"), ".pos", _plateaux),
        Ecrivain("obf", Message("positions OBF"), ".obf", _obf),
    )
}

# What the names of files that can be read end in: those that are written, then those that other programs write.
SUFFIXES_LUS: Final = (*(ecrivain.suffixe for ecrivain in ECRIVAINS.values()), ".json", ".wtb", ".scr")


def ecrivain_de(chemin: Path) -> Ecrivain:
    """Return the writer of a file by its suffix; ``ValueError`` naming those that there are."""
    for ecrivain in ECRIVAINS.values():
        if chemin.suffix.lower() == ecrivain.suffixe:
            return ecrivain
    attendus = ", ".join(ecrivain.suffixe for ecrivain in ECRIVAINS.values())
    raise Faute("{chemin} : suffixe inconnu : attendu {attendus}", chemin=chemin, attendus=attendus)


def en_partie(notee: PositionNotee) -> Enregistrement:
    """Return a game that begins at a position, nothing played yet, for the formats that hold only games."""
    valeurs = ecrire_obf([notee]).partition(";")[2].strip().strip("%").strip()
    return Enregistrement(PartieCompacte(b"", notee.etat), Entete(commentaire=valeurs))
