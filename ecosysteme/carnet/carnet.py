"""The notebook: mistakes come in, come back on their days, and are answered.

Each call opens the file and closes it, so that any thread may make it; a window makes none on its own thread.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from sqlite3 import Connection

from ecosysteme.carnet.fichier import ouvrir
from ecosysteme.carnet.releve import ErreurJouee
from ecosysteme.carnet.repetition import Maintenant, NoteReprise, Repetition, maintenant_local
from ecosysteme.carnet.tableau import BilanCarnet, Carte, dresser
from ecosysteme.niveau_personnel.niveau import PartieComptee

REPETEE = 3  # times that a mistake was made when it is told apart
COLONNES = "cle, occurrence, numero, etat, joue, gravite, perdus, pions, contre"


class Carnet:
    """The notebook of ``chemin``, which may not be there yet; all raise ``CarnetIndisponible``."""

    def __init__(self, chemin: Path, horloge: Maintenant = maintenant_local) -> None:
        self._chemin, self._horloge = chemin, horloge
        self._repetition = Repetition(horloge)

    @property
    def aujourd_hui(self) -> date:
        """The day that cards are due on."""
        return self._repetition.aujourd_hui

    # Mistakes.

    def noter(self, erreurs: Iterable[ErreurJouee]) -> int:
        """Keep those that are not there yet, due today, and return how many these were.

        A mistake made again brings its card back, whatever the day it was due on.
        """
        neuves = 0
        with ouvrir(self._chemin, self._horloge()) as lien:
            for erreur in erreurs:
                valeurs = (*(getattr(erreur, nom) for nom in COLONNES.split(", ")), self._horloge().timestamp())
                places = ", ".join("?" * len(valeurs))
                ordre = f"INSERT OR IGNORE INTO erreur ({COLONNES}, quand) VALUES ({places})"
                if lien.execute(ordre, valeurs).rowcount:
                    neuves += 1
                    self._ramener(lien, erreur.cle)
                verdict = "INSERT OR REPLACE INTO verdict (occurrence, meilleurs) VALUES (?, ?)"
                lien.execute(verdict, (erreur.occurrence, erreur.meilleurs))
        return neuves

    def _ramener(self, lien: Connection, cle: str) -> None:
        lien.execute(
            "INSERT INTO carte (cle, fsrs, due, fois, rechutes) VALUES (?, '', ?, 1, 0)"
            " ON CONFLICT (cle) DO UPDATE SET due = excluded.due, fois = fois + 1, rechutes = rechutes + 1",
            (cle, self.aujourd_hui.isoformat()),
        )

    def classer(self, genres: Mapping[str, str]) -> None:
        """Keep of which kind mistakes are, by their ``occurrence``; one that is known stays."""
        with ouvrir(self._chemin, self._horloge()) as lien:
            for occurrence, genre in genres.items():
                lien.execute("INSERT OR IGNORE INTO genre (occurrence, genre) VALUES (?, ?)", (occurrence, genre))

    def a_revoir(self, genre: str = "") -> list[Carte]:
        """List the cards that are due, those that wait longest first; of one kind of mistakes only, if it is given."""
        condition, valeurs = "carte.due <= ?", [self.aujourd_hui.isoformat()]
        if genre:
            condition += " AND carte.cle IN (SELECT cle FROM erreur JOIN genre USING (occurrence) WHERE genre = ?)"
            valeurs.append(genre)
        with ouvrir(self._chemin, self._horloge()) as lien:
            return _cartes(lien, condition, valeurs)

    def du_jour(self, jour: date) -> list[Carte]:
        """List the cards of a day: those that were answered on it, that are due today, or will be on it."""
        if jour == self.aujourd_hui:
            return self.a_revoir()
        faites = "carte.cle IN (SELECT cle FROM essai WHERE jour = ?)"
        with ouvrir(self._chemin, self._horloge()) as lien:
            return _cartes(lien, "carte.due = ?" if jour > self.aujourd_hui else faites, [jour.isoformat()])

    def cartes(self, cles: Sequence[str]) -> list[Carte]:
        """Return the cards of these keys that are kept, in that order, each once."""
        with ouvrir(self._chemin, self._horloge()) as lien:
            trouvees = {
                carte.cle: carte for cle in dict.fromkeys(cles) for carte in _cartes(lien, "carte.cle = ?", (cle,))
            }
        return list(trouvees.values())

    def repondre(self, cle: str, note: NoteReprise, coup: str) -> date:
        """Keep the first answer to a card and return the day on which it comes back."""
        maintenant = self._horloge()
        with ouvrir(self._chemin, maintenant) as lien:
            trouvee = lien.execute("SELECT fsrs FROM carte WHERE cle = ?", (cle,)).fetchone()
            suite = self._repetition.repondre(trouvee[0] if trouvee else "", note)
            lien.execute("UPDATE carte SET fsrs = ?, due = ? WHERE cle = ?", (suite.texte, suite.jour.isoformat(), cle))
            essai = (cle, maintenant.timestamp(), self.aujourd_hui.isoformat(), str(note), coup)
            lien.execute("INSERT INTO essai (cle, quand, jour, note, coup) VALUES (?, ?, ?, ?, ?)", essai)
        return suite.jour

    def promettre(self, cle: str) -> dict[NoteReprise, date]:
        """Say of each grade on which day the card would come back."""
        with ouvrir(self._chemin, self._horloge()) as lien:
            trouvee = lien.execute("SELECT fsrs FROM carte WHERE cle = ?", (cle,)).fetchone()
        texte = trouvee[0] if trouvee else ""
        return {note: self._repetition.repondre(texte, note).jour for note in NoteReprise}

    def declarer(self, cle: str, genre: str, *, juste: bool) -> None:
        """Keep whether the reason that was given before an answer was the right one, ``genre`` being that."""
        with ouvrir(self._chemin, self._horloge()) as lien:
            valeurs = (cle, self._horloge().timestamp(), genre, juste)
            lien.execute("INSERT INTO raison (cle, quand, genre, juste) VALUES (?, ?, ?, ?)", valeurs)

    def tableau(self) -> BilanCarnet:
        """Sum up what there is to do, what was done, and which mistakes come again."""
        with ouvrir(self._chemin, self._horloge()) as lien:
            repetees = _cartes(lien, "carte.fois >= ?", (REPETEE,))
            repetee = max(repetees, key=lambda carte: (carte.due <= self.aujourd_hui, carte.fois), default=None)
            return dresser(lien, self.aujourd_hui, repetee)

    # Games that say how strong the person is.

    def compter(self, partie: str, comptee: PartieComptee) -> None:
        """Keep a game against the engine, told from others by ``partie``; once."""
        with ouvrir(self._chemin, self._horloge()) as lien:
            lien.execute(
                "INSERT OR IGNORE INTO rencontre (partie, quand, niveau, marge, resultat_seul) VALUES (?, ?, ?, ?, ?)",
                (partie, comptee.quand, comptee.niveau, comptee.marge, comptee.resultat_seul),
            )

    def comptees(self) -> list[PartieComptee]:
        """List the games that count, the first one first."""
        with ouvrir(self._chemin, self._horloge()) as lien:
            lignes = lien.execute("SELECT niveau, marge, quand, resultat_seul FROM rencontre ORDER BY quand").fetchall()
        return [PartieComptee(niveau, marge, quand, bool(seul)) for niveau, marge, quand, seul in lignes]


def _cartes(lien: Connection, condition: str, valeurs: Sequence[str | int]) -> list[Carte]:
    colonnes = ", ".join(f"erreur.{nom}" for nom in COLONNES.split(", "))
    ordre = (
        f"SELECT {colonnes}, coalesce(verdict.meilleurs, ''), max(erreur.quand), carte.fois, carte.due,"
        " (SELECT count(*) FROM essai WHERE essai.cle = carte.cle)"
        " FROM carte JOIN erreur ON erreur.cle = carte.cle LEFT JOIN verdict USING (occurrence)"
        f" WHERE {condition}"
        " GROUP BY carte.cle ORDER BY carte.due, max(erreur.quand)"  # SQLite takes the row of the maximum
    )
    with closing(lien.execute(ordre, valeurs)) as lignes:
        return [
            Carte(ErreurJouee(*erreur), fois, date.fromisoformat(due), essais)
            for *erreur, _quand, fois, due, essais in lignes
        ]
