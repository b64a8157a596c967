"""What a teacher judged by hand in a folder of pupils' files: a file beside them, so that theirs stay as handed in."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from ecosysteme.classe.champs import VERSION, Champs
from ecosysteme.classe.copie import MOITIE, CopieEleve, ReponseEleve, cle_d_eleve
from ecosysteme.ecriture import ecrire

FICHIER: Final = "corrections.json"
FORMAT_CORRECTIONS: Final = "othellier-corrections"
LIMITE_CORRECTIONS: Final = 1 << 24  # bytes
VERDICTS_MAX: Final = 200_000  # of a kind
GENRES: Final = {"justes": True, "fausses": False, "moities": MOITIE}  # the fields of the file
LONGUEUR: Final = 32  # hexadecimal digits that stand for an answer


def _cle(copie: CopieEleve, rang: int) -> str:
    """Return what stands for an answer: another text, handed in later, was not what the teacher read."""
    travail = copie.travail or copie.commencee
    lu = (copie.empreinte, copie.titre, cle_d_eleve(copie.eleve), travail, rang, copie.reponses[rang].texte)
    return hashlib.sha256(json.dumps(lu).encode()).hexdigest()[:LONGUEUR]


@dataclass(frozen=True)
class Corrections:
    """What a teacher said of answers: right, wrong, or half right."""

    notes: Mapping[str, float] = field(default_factory=dict)

    def verdict(self, copie: CopieEleve, rang: int) -> float | None:
        """Return what the teacher said of the answer to the step ``rang``, from 0; ``None`` for nothing."""
        return self.notes.get(_cle(copie, rang))

    def noter(self, copie: CopieEleve, rang: int, juste: float | None) -> Corrections:
        """Return them with this answer called right, wrong or half right, or left to how the session judges it."""
        cle = _cle(copie, rang)
        autres = {une: note for une, note in self.notes.items() if une != cle}
        return Corrections(autres if juste is None else {**autres, cle: juste})

    def appliquer(self, copie: CopieEleve) -> CopieEleve:
        """Return the work with its answers judged so."""
        if not self.notes:
            return copie
        return replace(copie, reponses=tuple(self._jugee(copie, rang) for rang in range(len(copie.reponses))))

    def _jugee(self, copie: CopieEleve, rang: int) -> ReponseEleve:
        verdict, reponse = self.verdict(copie, rang), copie.reponses[rang]
        return reponse if verdict is None or not corrigeable(reponse) else replace(reponse, juste=verdict)


AUCUNE: Final = Corrections()


def corrigeable(reponse: ReponseEleve) -> bool:
    """Tell whether there is something to judge: an answer was asked for, and given, or stands on paper."""
    return reponse.papier or (reponse.attendue and bool(reponse.texte))


def enregistrer_corrections(dossier: Path, corrections: Corrections) -> None:
    """Write them into the folder of the files that they judge, whole or not at all.

    Versions that know no half marks read the file as long as there is none.
    """
    genres = {
        nom: sorted(cle for cle, note in corrections.notes.items() if note == dite) for nom, dite in GENRES.items()
    }
    if not genres["moities"]:
        del genres["moities"]
    objet = {"format": FORMAT_CORRECTIONS, "version": VERSION, **genres}
    ecrire(dossier / FICHIER, json.dumps(objet, indent=1) + "\n")


def lire_corrections(dossier: Path) -> Corrections:
    """Read those of a folder, none where nobody judged anything; ``OSError`` or ``Faute`` for a file that is none."""
    chemin = dossier / FICHIER
    if not chemin.exists():
        return AUCUNE
    champs = Champs.du_fichier(chemin, FORMAT_CORRECTIONS, FICHIER, LIMITE_CORRECTIONS)
    notes: dict[str, float] = {}
    for nom, note in GENRES.items():
        if nom in champs or note != MOITIE:  # former files have none
            notes = dict.fromkeys(champs.textes(nom, VERDICTS_MAX, LONGUEUR), note) | notes
    champs.finir()
    return Corrections(notes)
