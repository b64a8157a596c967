"""The series of the window in a small file, so that closing it, or leaving a series for another, loses none.

It holds their accounts, how they are played and whose turn it is to begin; the games of each have a file beside it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from ecosysteme.ecriture import ecrire
from ecosysteme.fautes import Faute
from ecosysteme.jeu import EtatQuelconque, Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.joueurs import lire_specification
from ecosysteme.journal.verrou import Verrou, verrou_pris
from ecosysteme.lecture import lire_json, lire_octets
from ecosysteme.reglages import CADENCE, NOMBRE_PARTIES, PENDULE, REGLE_TEMPS, Reglage, ValeurReglage
from ecosysteme.tournoi.departs import HASARD, Ouvertures
from ecosysteme.tournoi.serie import Serie

LIMITE: Final = 1 << 20  # bytes: a series takes a thousand
CLE: Final = re.compile("[0-9a-f]{32}")
ALLURE: Final = (CADENCE, PENDULE, REGLE_TEMPS)


@dataclass(frozen=True)
class SerieGardee:
    """A series as it stands between two games: ``allure`` is how fast they are played, as the settings of that name.

    ``cle`` tells it from all others.
    """

    serie: Serie
    jeu: Jeu
    depart: EtatQuelconque
    allure: dict[str, ValeurReglage]
    cle: str
    quittee: bool = False  # for another one, or another game

    @property
    def joueurs(self) -> list[str]:
        """Who plays it, by specification, whoever begins."""
        return sorted(self.serie.bilan(place).nom for place in (0, 1))

    @property
    def ouvertures(self) -> str:
        """What its openings are asked for as, in the window; empty when it has none."""
        ouvertures = self.serie.ouvertures
        if ouvertures is None:
            return ""
        return HASARD if ouvertures.demande.startswith(f"{HASARD}:") else ouvertures.demande

    def dite(self) -> dict[str, Any]:
        """Return all that as plain values."""
        jeu, ouvertures = self.jeu, self.serie.ouvertures
        return {
            "jeu": jeu.specification,
            "depart": "" if self.depart == jeu.etat_initial() else jeu.ecrire_etat(self.depart),
            "allure": self.allure,
            "ouvertures": None if ouvertures is None else [ouvertures.demande, ouvertures.graine],
            "cle": self.cle,
            "quittee": self.quittee,
            "serie": self.serie.ecrite(),
        }


class FichierSeries:
    """That file, as one process keeps it: read once, then written. All of it is called on one thread.

    While a window lives, no other one takes its series for abandoned.
    """

    def __init__(self, chemin: Path) -> None:
        self.chemin = chemin
        self._teneur = uuid4().hex
        self._verrou: Verrou | None = None
        self._tenues: set[str] = set()  # the keys of those that the file holds, as far as this process knows

    def lire(self) -> list[SerieGardee]:
        """Return what was kept, nothing where there is no file, or while its window lives.

        ``Faute`` or ``OSError`` say what is wrong with it.
        """
        try:
            dit = lire_json(lire_octets(self.chemin, LIMITE))
        except FileNotFoundError:
            return []
        try:
            lues = [] if verrou_pris(self.chemin, str(dit["teneur"])) else [_relue(une) for une in dit["series"]]
        except (KeyError, TypeError, AttributeError):
            raise Faute("les comptes de la série sont illisibles") from None
        self._tenues = {lue.cle for lue in lues}
        return lues

    def parties(self, cle: str) -> Path:
        """Return where the games of a series are."""
        return self.chemin.with_name(f"{self.chemin.stem}-{cle}.jsonl")

    def ecarter(self) -> str:
        """Give a broken file another name, and return that; ``OSError`` when it cannot be."""
        return self.chemin.replace(self.chemin.with_suffix(".illisible")).name

    def ecrire(self, gardees: Sequence[SerieGardee]) -> None:
        """Write ``gardees`` in the place of those that it holds; ``Panne`` when it cannot be.

        The games of those that it does not hold any more go.
        """
        with suppress(OSError):  # what is wrong with the folder is said of the file
            self.chemin.parent.mkdir(parents=True, exist_ok=True)
        self._verrou = self._verrou or Verrou(self.chemin, self._teneur)
        dit = {"teneur": self._teneur, "series": [gardee.dite() for gardee in gardees]}
        ecrire(self.chemin, json.dumps(dit, ensure_ascii=False, indent=1) + "\n")
        avant, self._tenues = self._tenues, {gardee.cle for gardee in gardees}
        for cle in avant - self._tenues:
            with suppress(OSError):
                self.parties(cle).unlink()

    def rendre(self) -> None:
        """Leave the file to the next window."""
        if self._verrou is not None:
            self._verrou.rendre()


def _relue(dite: dict[str, Any]) -> SerieGardee:
    jeu = lire_jeu(dite["jeu"])
    depart = jeu.lire_etat(dite["depart"]) if dite["depart"] else jeu.etat_initial()
    allure = {reglage.nom: _valeur(reglage, dite["allure"][reglage.nom]) for reglage in ALLURE}
    ouvertures = None
    if dite["ouvertures"] is not None:
        demande, graine = dite["ouvertures"]
        ouvertures = Ouvertures(demande, jeu, graine)
    serie = Serie.relue(dite["serie"], ouvertures)
    if CLE.fullmatch(cle := dite["cle"]) is None:  # it names a file
        raise KeyError(cle)
    _valeur(NOMBRE_PARTIES, serie.nombre)
    for bilan in serie.bilans:
        lire_specification(bilan.nom)
    if ouvertures is not None:
        ouvertures[serie.faites // 2]  # all of them up to the next one are made here, where nobody waits
    return SerieGardee(serie, jeu, depart, allure, cle, bool(dite["quittee"]))


def _valeur(reglage: Reglage, valeur: ValeurReglage) -> ValeurReglage:
    return reglage.lire(reglage.ecrire(valeur))
