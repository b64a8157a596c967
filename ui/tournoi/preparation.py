"""A tournament as it was last set up: everything that the dialog holds, right or wrong, remembered as text."""

from __future__ import annotations

import json
import os
import random
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QStandardPaths

from ecosysteme.jeu import Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.joueurs import IAexterne, IAmoteur
from ecosysteme.lecture import lire_json
from ecosysteme.reglages import JEU, TEMPS, Reglage
from ecosysteme.tournoi.departs import PLIS
from ecosysteme.tournoi.plan import FORMATS, REGLES, Reglement
from ui.jeux.registre import adaptateur_de
from ui.socle.memoire import Memoire
from ui.socle.raisons import dire
from ui.tournoi.inscrit import Inscrit
from ui.tournoi.processus import Moyens

MEMOIRE: Final = Reglage("tournoi", "", "Dernier tournoi réglé dans la fenêtre.")
TIREE: Final = -1  # a seed that is drawn anew for each tournament
GRAINES: Final = 10**6
FICHIER: Final = "tournois.sqlite"
PLUS_GRAND: Final = 2**31 - 1  # what a box of the dialog can hold
AUCUNE, EQUILIBREES, HASARD, LISTE = DEBUTS = ("aucune", "equilibrees", "hasard", "fichier")


def base_proposee(retenue: str) -> str:
    """Return the file to propose: ``retenue``, the last one, while its folder is there, else the user's documents.

    Their home where they have no such folder, which many systems do not make.
    """
    if retenue and Path(retenue).expanduser().parent.is_dir():
        return retenue
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return str((documents if documents.is_dir() else Path.home()) / FICHIER)


@dataclass(frozen=True)
class Preparation:
    """The fields of the dialog; ``debuts`` is one of ``DEBUTS``, ``graine`` may be ``TIREE``."""

    inscrits: tuple[Inscrit, ...] = (Inscrit("ia_alphabeta", "profondeur=4"), Inscrit("ia_max"))
    jeu: str = str(JEU.defaut)
    forme: str = FORMATS[0]
    parties: int = 100
    debuts: str = EQUILIBREES
    plis: int = int(PLIS.defaut)
    liste: str = ""
    temps: float = float(TEMPS.defaut)
    pendule: str = ""
    regle: str = REGLES[0]
    arbitrage: int = 0
    graine: int = TIREE
    juge: bool = False  # whether the sequential test may stop the match
    elo0: float = 0.0
    elo1: float = 20.0
    taches: int = os.cpu_count() or 1
    grappe: str = ""
    traces: bool = False
    base: str = ""

    @classmethod
    def rappeler(cls, memoire: Memoire) -> Preparation:
        """Return what was last set up; a field that this version does not understand has its default."""
        try:
            lus = lire_json(str(memoire.lire(MEMOIRE)))
            inscrits = tuple(Inscrit(**inscrit) for inscrit in lus.pop("inscrits"))
        except (ValueError, TypeError, KeyError, AttributeError):
            return cls()
        types: dict[str, Any] = {champ.name: type(champ.default) for champ in fields(cls)}
        sus = {nom: lu for nom, lu in lus.items() if type(lu) is types.get(nom)}
        bornes = {nom: lu for nom, lu in sus.items() if isinstance(lu, str) or abs(lu) <= PLUS_GRAND}
        if not all(inscrit.connu for inscrit in inscrits):
            return cls(**bornes)
        return cls(inscrits=inscrits, **bornes)

    def retenir(self, memoire: Memoire) -> None:
        """Remember all of it."""
        memoire.ecrire(MEMOIRE, json.dumps(asdict(self), ensure_ascii=False))

    @property
    def ouvertures(self) -> str | None:
        """The openings as the rules ask for them."""
        return {AUCUNE: None, EQUILIBREES: EQUILIBREES, HASARD: f"{HASARD}:{self.plis}", LISTE: self.liste}[self.debuts]

    @property
    def moyens(self) -> Moyens:
        """What the tournament is to be played with."""
        return Moyens(self.taches, self.grappe, self.traces)

    def lire_jeu(self) -> tuple[Jeu | None, str]:
        """Read the game, ``None`` when it cannot be; and say why it cannot be played, or not by everybody."""
        try:
            jeu = lire_jeu(self.jeu)
        except ValueError as erreur:
            return None, dire(erreur)
        genres, adaptateur = {inscrit.genre for inscrit in self.inscrits}, adaptateur_de(jeu)
        externe = adaptateur.sans_externe() if IAexterne.nom in genres else ""
        return jeu, externe or (adaptateur.sans_moteur() if IAmoteur.nom in genres else "")

    def reglement(self) -> Reglement:
        """Return the rules; ``ValueError`` for the first thing that cannot be played."""
        return Reglement(
            jeu=self.jeu,
            joueurs=tuple(inscrit.avec_temps(self.temps) for inscrit in self.inscrits),
            parties=self.parties,
            format=self.forme,
            graine=random.randrange(GRAINES) if self.graine == TIREE else self.graine,
            ouvertures=self.ouvertures,
            arbitrage=self.arbitrage,
            sprt=(self.elo0, self.elo1) if self.juge else None,
            pendule=self.pendule,
            regle=self.regle,
        )
