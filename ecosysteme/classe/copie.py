"""What a pupil answered to a session, as one frozen value and as a file: read with bounds, written whole or not."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from ecosysteme.classe.champs import VERSION, Champs
from ecosysteme.classe.fichier import ETAPES_MAX, TEXTE_MAX, TITRE_MAX
from ecosysteme.ecriture import ecrire
from ecosysteme.fautes import Faute

SUFFIXE_COPIE: Final = ".copie"
FORMAT_COPIE: Final = "othellier-copie"
LIMITE_COPIE: Final = 1 << 20  # bytes
SECONDES_MAX: Final = 1e7
MOITIE: Final = 0.5  # of an answer that is right in part


@dataclass(frozen=True)
class ReponseEleve:
    """An answer as it was given, empty for none; whether it is right, ``None`` where that is not judged; its time.

    ``juste`` is true or false in a pupil's file; a teacher may say ``MOITIE``.
    ``titre`` is that of its step, by which a teacher knows it; ``attendue`` whether the step asks for an answer,
    ``papier`` whether it stands on a sheet, which a teacher judges.
    """

    texte: str = ""
    juste: float | None = None
    secondes: float = 0.0
    titre: str = ""
    attendue: bool = True
    papier: bool = False


@dataclass(frozen=True)
class CopieEleve:
    """The answers of ``eleve``, one a step; ``empreinte`` is that of the session, times are as ISO 8601 writes them.

    ``rendue`` is empty while the pupil still works. ``travail`` was drawn when they began: it tells their work from
    that of another pupil of the same name, and says nothing else of them.
    """

    eleve: str
    titre: str
    empreinte: str
    commencee: str
    rendue: str
    reponses: tuple[ReponseEleve, ...]
    travail: str = ""

    @property
    def justes(self) -> float:
        """How many answers are right; one that is half right counts half."""
        return sum(reponse.juste or 0 for reponse in self.reponses)

    @property
    def jugees(self) -> int:
        """How many answers are judged."""
        return sum(reponse.juste is not None for reponse in self.reponses)

    @property
    def secondes(self) -> float:
        """How long it took."""
        return sum(reponse.secondes for reponse in self.reponses)


def cle_d_eleve(nom: str) -> str:
    """Return what tells a pupil from another by their name: capitals and spaces do not count.

    >>> cle_d_eleve(" Zoé  B.")
    'zoé b.'
    """
    return " ".join(nom.casefold().split())


def ecrire_copie(copie: CopieEleve) -> str:
    """Write it as the text of its file; ``Faute`` if it could not be read back."""
    objet = {
        "format": FORMAT_COPIE,
        "version": VERSION,
        "eleve": copie.eleve,
        "titre": copie.titre,
        "empreinte": copie.empreinte,
        "travail": copie.travail,
        "commencee": copie.commencee,
        "rendue": copie.rendue,
        "reponses": [vars(une) for une in copie.reponses],
    }
    texte = json.dumps(objet, ensure_ascii=False, indent=1) + "\n"
    lire_copie(texte)
    return texte


def lire_copie(texte: str) -> CopieEleve:
    """Read what ``ecrire_copie`` writes; ``Faute`` names the field that is wrong."""
    return _lire(Champs.du_texte(texte, FORMAT_COPIE, SUFFIXE_COPIE))


def enregistrer_copie(chemin: Path, copie: CopieEleve) -> None:
    """Write the file, whole or not at all."""
    ecrire(chemin, ecrire_copie(copie))


def ouvrir_copie(chemin: Path) -> CopieEleve:
    """Read such a file, which may be anybody's; ``OSError`` or ``Faute`` when it is none."""
    return _lire(Champs.du_fichier(chemin, FORMAT_COPIE, SUFFIXE_COPIE, LIMITE_COPIE))


def _lire(champs: Champs) -> CopieEleve:
    eleve, titre = champs.texte("eleve", TITRE_MAX, vide=False), champs.texte("titre", TITRE_MAX, vide=False)
    empreinte, travail = champs.texte("empreinte", TITRE_MAX), champs.texte("travail", TITRE_MAX)
    commencee, rendue = _date(champs, "commencee"), _date(champs, "rendue", vide=True)
    objets = champs.liste("reponses", ETAPES_MAX)
    champs.finir()
    return CopieEleve(
        eleve, titre, empreinte, commencee, rendue, tuple(map(_numerotee, range(1, 1 + len(objets)), objets)), travail
    )


def _numerotee(rang: int, objet: Any) -> ReponseEleve:
    try:
        return _reponse(objet)
    except ValueError as erreur:
        raise Faute("étape {rang} : {erreur}", rang=rang, erreur=erreur) from None


def _reponse(objet: Any) -> ReponseEleve:
    champs = Champs(objet)
    texte, juste = champs.texte("texte", TEXTE_MAX), champs.verdict("juste")
    secondes = champs.secondes("secondes", SECONDES_MAX)
    titre, attendue = champs.texte("titre", TITRE_MAX), champs.verdict("attendue") is not False
    papier = champs.verdict("papier") is True
    champs.finir()
    return ReponseEleve(texte, juste, secondes, titre, attendue, papier)


def _date(champs: Champs, nom: str, *, vide: bool = False) -> str:
    texte = champs.texte(nom, TITRE_MAX)
    if vide and not texte:
        return ""
    try:
        return datetime.fromisoformat(texte).isoformat(timespec="seconds")
    except ValueError:
        raise Faute("{nom} : attendu une date comme 2026-01-31T10:30:00", nom=nom) from None
