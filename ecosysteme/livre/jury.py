"""Engines that judge positions, several at once, and the journal that keeps what they said.

A construction that is run again asks for the same positions in the same order. Those of the journal are not judged
again, so that it goes on where it stopped and ends as if it had never been interrupted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from queue import SimpleQueue
from threading import Event
from typing import Protocol

from ecosysteme.arret import PERIODE, verifier_arret
from ecosysteme.livre.lignes import LignesFaites
from ecosysteme.livre.regles import plateau_de
from ecosysteme.moteur.othello.avis import Avis, Limites
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.plateau import NOIR, Plateau

Scores = Mapping[int, int]  # of each square that was judged, in discs


class MoteurJuge(Protocol):
    """The methods of ``Moteur`` that are used here."""

    def reflechir(
        self, plateau: Plateau, couleur: str, limites: Limites, *, tous: bool = False, arret: Event | None = None
    ) -> Avis:
        """Return the engine's opinion of a position, as ``Moteur.reflechir``."""

    def oublier(self) -> None:
        """Forget all positions, so that an opinion depends on nothing but its own."""


class JournalDuJury:
    """What was judged, in memory and in a text file that grows a line a position."""

    def __init__(self, fichier: Path | None, titre: str) -> None:
        """Read the file if it is there; ``ValueError`` when it is no journal, or of another ``titre``."""
        self._connus: dict[tuple[Bits, int], Scores] = {}
        self._lignes = None if fichier is None else LignesFaites(fichier, titre, self._retenir)

    def _retenir(self, ligne: str) -> None:
        nous, eux, profondeur, *coups = ligne.split()
        paires = (coup.split(":") for coup in coups)
        self._connus[(int(nous, 16), int(eux, 16)), int(profondeur)] = {int(case): int(score) for case, score in paires}

    def get(self, bits: Bits, profondeur: int) -> Scores | None:
        """Return what is known of a position at that depth."""
        return self._connus.get((bits, profondeur))

    def noter(self, bits: Bits, profondeur: int, scores: Scores) -> None:
        """Add a judgement and write it to the disk at once."""
        self._connus[bits, profondeur] = scores
        if self._lignes is not None:
            coups = " ".join(f"{case}:{score}" for case, score in scores.items())
            self._lignes.ajouter(f"{bits[0]:016x} {bits[1]:016x} {profondeur} {coups}")

    def fermer(self) -> None:
        """Close the file."""
        if self._lignes is not None:
            self._lignes.fermer()


class Jury:
    """Engines at work side by side, each on a position of its own; use as a context."""

    def __init__(self, juges: Sequence[MoteurJuge], journal: JournalDuJury, arret: Event | None = None) -> None:
        """Give each engine a thread; ``arret`` stops them."""
        self._journal = journal
        self._arret = Event() if arret is None else arret
        self._libres: SimpleQueue[MoteurJuge] = SimpleQueue()
        for juge in juges:
            self._libres.put(juge)
        self._fils = ThreadPoolExecutor(len(juges), "othellier-jury")

    def __enter__(self) -> Jury:
        """Return the jury itself; the ``with`` block closes it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Stop what still runs, and close the journal."""
        self._arret.set()
        self._fils.shutdown(cancel_futures=True)
        self._journal.fermer()

    def juge(self, bits: Bits, profondeur: int) -> Scores | None:
        """Return what the journal knows of a position at that depth."""
        return self._journal.get(bits, profondeur)

    def verifier(self) -> None:
        """Raise ``Interrompu`` once the stop flag is up."""
        verifier_arret(self._arret)

    def juger(
        self, demandes: Mapping[Bits, int], *, tous: bool, rappel: Callable[[], None] | None = None
    ) -> dict[Bits, Scores]:
        """Return the scores of all moves of each position, or only of the best one, at the depth asked for it.

        The side to move must have a move. ``rappel`` is called after each. Raises ``Interrompu`` soon after the stop
        flag goes up, and what an engine raises: what was judged is in the journal, and the jury is done.
        """
        futurs: dict[Future[Scores], Bits] = {}
        for bits, profondeur in demandes.items():
            if self._journal.get(bits, profondeur) is None:
                futurs[self._fils.submit(self._juger_une, bits, profondeur, tous)] = bits
            elif rappel is not None:
                rappel()
        panne: BaseException | None = None
        restants = set(futurs)
        while restants:
            faits, restants = wait(restants, PERIODE, FIRST_COMPLETED)
            for futur in faits:
                if erreur := futur.exception():
                    panne = panne or erreur
                    self._arret.set()  # but what others have just finished is kept
                    continue
                self._journal.noter(futurs[futur], demandes[futurs[futur]], futur.result())
                if rappel is not None:
                    rappel()
        if panne is not None:
            raise panne
        self.verifier()
        return {bits: self._journal.get(bits, profondeur) or {} for bits, profondeur in demandes.items()}

    def _juger_une(self, bits: Bits, profondeur: int, tous: bool) -> Scores:
        juge = self._libres.get()
        try:
            juge.oublier()
            avis = juge.reflechir(plateau_de(bits), NOIR, Limites(profondeur=profondeur), tous=tous, arret=self._arret)
        finally:
            self._libres.put(juge)
        if not tous and avis.meilleur is not None:
            return {8 * avis.meilleur[0] + avis.meilleur[1]: avis.score}
        return {8 * ligne + colonne: note.score for (ligne, colonne), note in avis.coups.items()}
