"""What a screen reader is told of a tournament, whatever it reads: which it is, where it stands, who leads."""

from __future__ import annotations

from itertools import islice
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from ecosysteme.tournoi.execution import EtatTournoi
from ui.socle.langue import deux_points, points_virgules
from ui.socle.messages import annoncer
from ui.socle.nombres import nombre
from ui.tournoi.instantane import InstantaneTournoi
from ui.tournoi.mots import nommer_joueurs, points, titre

MENEURS: Final = 3  # of the ranking, that are named


class AnnoncesTournoi:
    """Says each change once. The end waits for the last games to be counted."""

    def __init__(self, salle: QObject) -> None:
        """Speak of the tournament on show in ``salle``."""
        self._salle = salle
        self._dit: EtatTournoi | None = None

    def oublier(self) -> None:
        """Another tournament is on show: which one is said with where it stands."""
        self._dit = None

    def suivre(self, etat: InstantaneTournoi, marche: EtatTournoi, mot: str, phrase: str) -> None:
        """Follow it: ``mot`` says where it stands, ``phrase`` also how many games are played."""
        if marche is self._dit or (marche is EtatTournoi.FINI and not etat.complet):
            return
        entier = self._dit is None or marche is EtatTournoi.FINI
        self._dit = marche
        if entier:
            self.lire(etat, phrase)
        else:
            self.dire(deux_points(QCoreApplication.translate("Annonces", "Tournoi"), mot))

    def lire(self, etat: InstantaneTournoi, phrase: str) -> None:
        """Say all of it, with who leads once a game is over."""
        noms = nommer_joueurs(etat.reglement)
        rangs = [
            f"{rang}. {noms[ligne.place]} {points(ligne.total)}/{nombre(ligne.total.parties)}"
            for rang, ligne in enumerate(islice(etat.lignes if etat.parties else (), MENEURS), start=1)
        ]
        self.dire(points_virgules(f"{titre(etat.reglement)}. {phrase}", ", ".join(rangs)))

    def dire(self, phrase: str) -> None:
        """Say ``phrase``."""
        annoncer(self._salle, phrase)
