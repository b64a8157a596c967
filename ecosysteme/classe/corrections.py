"""What a teacher judged by hand in a folder of pupils' files: a file beside them, so that theirs stay as handed in."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from ecosysteme.classe.champs import VERSION, Champs
from ecosysteme.classe.copie import CopieEleve, ReponseEleve, cle_d_eleve
from ecosysteme.ecriture import ecrire

FICHIER: Final = "corrections.json"
FORMAT_CORRECTIONS: Final = "othellier-corrections"
LIMITE_CORRECTIONS: Final = 1 << 24  # bytes
VERDICTS_MAX: Final = 200_000  # of a kind
LONGUEUR: Final = 32  # hexadecimal digits that stand for an answer


def _cle(copie: CopieEleve, rang: int) -> str:
    """Return what stands for an answer: another text, handed in later, was not what the teacher read."""
    travail = copie.travail or copie.commencee
    lu = (copie.empreinte, copie.titre, cle_d_eleve(copie.eleve), travail, rang, copie.reponses[rang].texte)
    return hashlib.sha256(json.dumps(lu).encode()).hexdigest()[:LONGUEUR]


@dataclass(frozen=True)
class Corrections:
    """The answers that a teacher called right, and wrong; none is both."""

    justes: frozenset[str] = frozenset()
    fausses: frozenset[str] = frozenset()

    def verdict(self, copie: CopieEleve, rang: int) -> bool | None:
        """Return what the teacher said of the answer to the step ``rang``, from 0; ``None`` for nothing."""
        cle = _cle(copie, rang)
        return True if cle in self.justes else False if cle in self.fausses else None

    def noter(self, copie: CopieEleve, rang: int, juste: bool | None) -> Corrections:
        """Return them with this answer called right or wrong, or left to how the session judges it."""
        cle = {_cle(copie, rang)}
        justes, fausses = self.justes - cle, self.fausses - cle
        return Corrections(justes | cle if juste else justes, fausses | cle if juste is False else fausses)

    def appliquer(self, copie: CopieEleve) -> CopieEleve:
        """Return the work with its answers judged so."""
        if not (self.justes or self.fausses):
            return copie
        return replace(copie, reponses=tuple(self._jugee(copie, rang) for rang in range(len(copie.reponses))))

    def _jugee(self, copie: CopieEleve, rang: int) -> ReponseEleve:
        verdict, reponse = self.verdict(copie, rang), copie.reponses[rang]
        return reponse if verdict is None or not corrigeable(reponse) else replace(reponse, juste=verdict)


AUCUNE: Final = Corrections()


def corrigeable(reponse: ReponseEleve) -> bool:
    """Tell whether there is something to judge: an answer was asked for, and given."""
    return reponse.attendue and bool(reponse.texte)


def enregistrer_corrections(dossier: Path, corrections: Corrections) -> None:
    """Write them into the folder of the files that they judge, whole or not at all."""
    objet = {
        "format": FORMAT_CORRECTIONS,
        "version": VERSION,
        "justes": sorted(corrections.justes),
        "fausses": sorted(corrections.fausses),
    }
    ecrire(dossier / FICHIER, json.dumps(objet, indent=1) + "\n")


def lire_corrections(dossier: Path) -> Corrections:
    """Read those of a folder, none where nobody judged anything; ``OSError`` or ``Faute`` for a file that is none."""
    chemin = dossier / FICHIER
    if not chemin.exists():
        return AUCUNE
    champs = Champs.du_fichier(chemin, FORMAT_CORRECTIONS, FICHIER, LIMITE_CORRECTIONS)
    justes, fausses = (frozenset(champs.textes(nom, VERDICTS_MAX, LONGUEUR)) for nom in ("justes", "fausses"))
    champs.finir()
    return Corrections(justes, fausses - justes)
