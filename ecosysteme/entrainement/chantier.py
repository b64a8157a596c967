"""The whole training, stage by stage, in one folder: what is done there is not done again."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

import numpy as np

from ecosysteme.entrainement.ajustement import ajuster
from ecosysteme.entrainement.lots import NATURELLES, Demande, Parties, Positions, Reserve, fabriquer
from ecosysteme.entrainement.recette import VIDES_MAX, Etape, Recette

if TYPE_CHECKING:
    from ecosysteme.moteur.apprentissage import Reels

UNE_TENUE_SUR = 50  # one game in so many is never learnt from
AVANCE = 2  # lots asked for beforehand, for each worker
SELECTIVITE = 4  # of the searches that label
Rappel = Callable[[str, int, int], None]  # what is being done, how much of it is, out of how much


class Arrete(Exception):
    """The training was stopped; the folder keeps what was done."""


@dataclass
class Chantier:
    """``parties``: recorded games to draw from, none: random ones. ``taches``: how many workers ``executeur`` has."""

    dossier: Path
    recette: Recette
    parties: Parties
    executeur: Executor
    taches: int
    rappel: Rappel
    arret: Event

    def __post_init__(self) -> None:
        """Open the folder; part the games to learn from and those to measure on."""
        self._reserve = Reserve(self.dossier / "lots")
        rang = np.arange(len(self.parties))
        self._apprises = self.parties[rang % UNE_TENUE_SUR != 0]
        self._tenues = self.parties[rang % UNE_TENUE_SUR == 0]

    def entrainer(self) -> bytes:
        """Do what is left to do; return the weights' file. Raises ``Arrete`` soon after ``arret`` is set."""
        poids = self._tableau(None)
        octets = b""
        for rang, etape in enumerate(self.recette.etapes):
            self._produire(etape, octets)
            suivante = self.recette.etapes[rang + 1].nom if rang + 1 < len(self.recette.etapes) else None
            if suivante == etape.nom:
                continue  # a stage in several sizes is learnt once, when all of it is there
            poids = self._apprendre(etape, poids)
            octets = self._octets(poids)
        return octets

    # Lots.

    def demandes(self, etape: Etape, poids: bytes) -> Iterator[Demande]:
        """Yield the lots of a stage that are not there yet: first what measures, then what teaches, spread out."""
        genres = [("tenu", self._tenues, etape.validation, etape.validation, True)]
        genres.append((etape.prefixe, self._apprises, etape.positions, etape.lot, False))
        for prefixe, parties, positions, lot, naturelles in genres:
            for numero in range(-(-positions // lot)):
                for vides in etape.vides:
                    nom = f"{prefixe}-{vides:02d}-{numero:04d}"
                    if not self._reserve.chemin(nom).exists():
                        tirees = self._tirer(nom, parties, lot, naturelles)
                        selectivite = 0 if etape.profondeur is None else SELECTIVITE
                        # Without recorded games, what measures is drawn as what teaches, with other dice.
                        telles = naturelles and len(parties) > 0
                        yield Demande(nom, vides, lot, etape.profondeur, selectivite, telles, tirees, poids)

    @staticmethod
    def _tirer(nom: str, parties: Parties, taille: int, naturelles: bool) -> Parties:
        hasard = np.random.default_rng(zlib.crc32(nom.encode()))
        if not len(parties):
            return parties
        return parties[hasard.integers(len(parties), size=taille)] if not naturelles else parties[hasard.permutation(len(parties))[:taille]]

    def _produire(self, etape: Etape, poids: bytes) -> None:
        a_faire = list(self.demandes(etape, poids))
        total, faits = len(a_faire), 0
        suite = iter(a_faire)
        en_cours: dict[Future[Positions], str] = {}
        try:
            while faits < total:
                if self.arret.is_set():
                    raise Arrete
                while len(en_cours) < AVANCE * self.taches and (demande := next(suite, None)) is not None:
                    en_cours[self.executeur.submit(fabriquer, demande)] = demande.nom
                finis, _ = wait(en_cours, timeout=0.5, return_when=FIRST_COMPLETED)
                for futur in finis:
                    self._reserve.ranger(en_cours.pop(futur), futur.result())
                    faits += 1
                    self.rappel(f"positions, {etape.nom}", faits, total)
        finally:
            for futur in en_cours:
                futur.cancel()

    # Weights.

    def _chemin(self, etape: Etape) -> Path:
        return self.dossier / f"appris-{etape.vides.stop - 1:02d}.npy"

    def _apprendre(self, etape: Etape, poids: Reels) -> Reels:
        """Fit the phases of a stage; the phases after them, not learnt yet, begin as their nearest."""
        from ecosysteme.moteur.evaluation import phase
        from ecosysteme.moteur.poids import PHASES

        chemin = self._chemin(etape)
        if chemin.exists():
            return self._tableau(chemin)
        poids = poids.copy()
        vides = [v for une in self.recette.etapes if une.nom == etape.nom for v in une.vides]
        phases = sorted({phase(v) for v in vides})
        for rang, courante in enumerate(phases):
            if self.arret.is_set():
                raise Arrete
            memes = [v for v in vides if phase(v) == courante]
            positions = self._lire(etape.prefixe, memes)
            tenues = self._lire("tenu", memes)
            depart = poids[courante - 2] if courante >= 2 else None
            poids[courante], lecon = ajuster(positions, tenues, depart)
            mesure = f"{lecon.positions} positions, erreur {lecon.validation:.2f} pions"
            self.rappel(f"apprentissage, {'-'.join(map(str, memes))} cases vides : {mesure}", rang + 1, len(phases))
        for suivante in range(phases[-1] + 1, PHASES):
            poids[suivante] = poids[phases[-1] - (suivante - phases[-1]) % 2]
        provisoire = chemin.with_suffix(".tmp")
        with provisoire.open("wb") as sortie:
            np.save(sortie, poids)
        os.replace(provisoire, chemin)
        return poids

    def _lire(self, prefixe: str, vides: list[int]) -> Positions:
        lots = [self._reserve.lire(f"{prefixe}-{v:02d}") for v in vides]
        nous, eux = (np.concatenate([getattr(lot, nom) for lot in lots]) for nom in ("nous", "eux"))
        return Positions(nous, eux, np.concatenate([lot.scores for lot in lots]))

    @staticmethod
    def _tableau(chemin: Path | None) -> Reels:
        from ecosysteme.moteur.motifs import TAILLE
        from ecosysteme.moteur.poids import PHASES

        if chemin is None:
            return np.zeros((PHASES, TAILLE), np.float32)
        lus: Reels = np.load(chemin)
        return lus

    @staticmethod
    def _octets(poids: Reels) -> bytes:
        from ecosysteme.moteur.poids import ecrire_poids

        tampon = BytesIO()
        ecrire_poids(poids, tampon)
        return tampon.getvalue()


__all__ = ["NATURELLES", "VIDES_MAX", "Arrete", "Chantier"]
