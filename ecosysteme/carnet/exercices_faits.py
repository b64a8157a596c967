"""The exercises of this user: when each comes back, which were tried, and what this says of the days and the results.

An exercise is known by its key here, and kept as a text that whoever gave it reads again. Each call opens the file and
closes it, as those of the notebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from ecosysteme.carnet.fichier import ouvrir
from ecosysteme.carnet.repetition import Maintenant, NoteReprise, Repetition, jours_de_suite, maintenant_local


@dataclass(frozen=True, slots=True)
class ExerciceGarde:
    """An exercise of ``jeu`` as it is kept; ``cote`` is its rating, if it has one."""

    cle: str
    jeu: str
    texte: str
    cote: int | None = None


@dataclass(frozen=True, slots=True)
class ProgresExercices:
    """What was done; ``jours`` is on how many days in a row, today or yesterday the last one.

    ``resultats`` are the ratings of the exercises that were tried a first time, without a hint, and whether each was
    found; ``premiers`` the game and the text of all that were tried, and whether each was found so.
    """

    faits: int = 0  # today
    trouves: int = 0  # today
    jours: int = 0
    vus: frozenset[str] = frozenset()
    resultats: tuple[tuple[int, bool], ...] = ()
    premiers: tuple[tuple[str, str, bool], ...] = ()


class ExercicesFaits:
    """The exercises in the notebook of ``chemin``, which may not be there yet; all raise ``CarnetIndisponible``."""

    def __init__(self, chemin: Path, horloge: Maintenant = maintenant_local) -> None:
        self._chemin, self._horloge = chemin, horloge
        self._repetition = Repetition(horloge)

    @property
    def aujourd_hui(self) -> date:
        """The day that exercises are due on."""
        return self._repetition.aujourd_hui

    def repondre(self, exercice: ExerciceGarde, note: NoteReprise) -> date:
        """Keep how ``exercice`` was solved, and return the day on which it comes back."""
        maintenant = self._horloge()
        with ouvrir(self._chemin, maintenant) as lien:
            connu = lien.execute("SELECT fsrs FROM exercice WHERE cle = ?", (exercice.cle,)).fetchone()
            suite = self._repetition.repondre(connu[0] if connu else "", note)
            lien.execute(
                "INSERT INTO exercice (cle, jeu, texte, fsrs, due) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (cle) DO UPDATE SET texte = excluded.texte, fsrs = excluded.fsrs, due = excluded.due",
                (exercice.cle, exercice.jeu, exercice.texte, suite.texte, suite.jour.isoformat()),
            )
            lien.execute(
                "INSERT INTO essai_exercice (cle, quand, jour, note, cote, premier) VALUES (?, ?, ?, ?, ?, ?)",
                (
                    exercice.cle,
                    maintenant.timestamp(),
                    self.aujourd_hui.isoformat(),
                    str(note),
                    exercice.cote,
                    connu is None,
                ),
            )
        return suite.jour

    def a_revoir(self) -> list[ExerciceGarde]:
        """List those that are due, those that wait longest first."""
        with ouvrir(self._chemin, self._horloge()) as lien:
            ordre = "SELECT cle, jeu, texte FROM exercice WHERE due <= ? ORDER BY due, cle"
            lignes = lien.execute(ordre, (self.aujourd_hui.isoformat(),)).fetchall()
        return [ExerciceGarde(*ligne) for ligne in lignes]

    def progres(self) -> ProgresExercices:
        """Return what was done so far."""
        aujourd_hui = self.aujourd_hui
        with ouvrir(self._chemin, self._horloge()) as lien:
            notes = [note for (note,) in _de(lien, "note", "jour = ?", aujourd_hui.isoformat())]
            jours = {date.fromisoformat(jour) for (jour,) in _de(lien, "DISTINCT jour", "1")}
            cotes = _de(lien, "cote, note", "premier AND cote IS NOT NULL AND note <> ?", str(NoteReprise.INDICE))
            vus = frozenset(cle for (cle,) in lien.execute("SELECT cle FROM exercice"))
            ordre = "SELECT jeu, texte, note FROM essai_exercice JOIN exercice USING (cle) WHERE premier ORDER BY quand"
            premiers = lien.execute(ordre).fetchall()
        return ProgresExercices(
            faits=len(notes),
            trouves=notes.count(str(NoteReprise.TROUVE)),
            jours=jours_de_suite(jours, aujourd_hui),
            vus=vus,
            resultats=tuple((cote, note == NoteReprise.TROUVE) for cote, note in cotes),
            premiers=tuple((jeu, texte, note == NoteReprise.TROUVE) for jeu, texte, note in premiers),
        )


def _de(lien: Connection, colonnes: str, condition: str, *valeurs: str) -> list[tuple[Any, ...]]:
    ordre = f"SELECT {colonnes} FROM essai_exercice WHERE {condition} ORDER BY quand"
    return lien.execute(ordre, valeurs).fetchall()
