"""The finished games of the tournament on show, read from its file off the GUI thread: listed, found, played again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Signal, SignalInstance

from ecosysteme.tournoi.exports import rejouer
from ecosysteme.tournoi.fiche import PartieFinie
from ui.socle.raisons import dire
from ui.socle.taches import Tache, Taches
from ui.tournoi.fichiers import Dossier, partie_de_rang, rencontres, trouver
from ui.tournoi.mots import nommer_joueurs

LECTURE: Final = 1.0  # s that a closing window leaves to the reading in progress: its thread ends by itself


class PartiesDuTournoi(QObject):
    """Answers one question at a time; a new one drops the answer of the one before, except that of the list."""

    listees = Signal(object)  # ``PartieFinie``, a list: the newest games of the tournament, the newest first
    trouvees = Signal(object)  # ``PartieFinie``, a list: those that somebody asked for
    relues = Signal(object)  # ``PartieFinie``, a list: what ``chercher`` last asked for, once more games are finished
    rejouee = Signal(object, object)  # ``PartieFinie``, and its game, at its end
    refus = Signal(str)  # why they could not be read

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._taches = Taches(self)
        self._dossier: Dossier | None = None
        self._texte = ""  # what is looked for in the list
        self._demande: tuple[int | None, int | None] = None, None  # the players of what ``chercher`` last asked for
        self._liste: Tache | None = None
        self._recherche: Tache | None = None

    def suivre(self, dossier: Dossier) -> None:
        """Answer about the tournament of ``dossier``, and list its games."""
        self._dossier, self._texte = dossier, ""
        self.lister()

    def lister(self) -> None:
        """List the newest of the games that are looked for, of all by default; ``listees`` tells."""
        if (dossier := self._dossier) is not None:
            if self._liste is not None:
                self._liste.annuler()
            texte = self._texte
            noms = nommer_joueurs(dossier.etat.reglement)
            self._liste = self._lancer(
                lambda arret: trouver(dossier.chemin, dossier.numero, texte, noms, arret), self.listees
            )

    def trier(self, texte: str) -> None:
        """List only the games that ``texte`` asks for, from now on."""
        self._texte = texte
        self.lister()

    def chercher(self, place: int | None, autre: int | None) -> None:
        """List the finished games of a player, against ``autre`` or all of them; without ``place``, those of everybody.

        ``trouvees`` tells.
        """
        self._demande = place, autre
        self._lire_demande(self.trouvees)

    def relire(self) -> None:
        """List what ``chercher`` last asked for once more; ``relues`` tells."""
        self._lire_demande(self.relues)

    def _lire_demande(self, signal: SignalInstance) -> None:
        if (dossier := self._dossier) is not None:
            chemin, numero, (place, autre) = dossier.chemin, dossier.numero, self._demande
            if place is None:
                self._chercher(lambda arret: trouver(chemin, numero, "", (), arret), signal)
            else:
                self._chercher(lambda arret: rencontres(chemin, numero, place, autre, arret), signal)

    def chercher_rang(self, rang: int) -> None:
        """Find the game of a rank, from 0; ``trouvees`` tells, of no game when it is not finished."""
        if (dossier := self._dossier) is not None:
            self._chercher(lambda arret: partie_de_rang(dossier.chemin, dossier.numero, rang, arret), self.trouvees)

    def _chercher(self, travail: Callable[[Event], list[PartieFinie]], signal: SignalInstance) -> None:
        if self._recherche is not None:
            self._recherche.annuler()
        self._recherche = self._lancer(travail, signal)

    def _lancer(self, travail: Callable[[Event], list[PartieFinie]], signal: SignalInstance) -> Tache:
        return self._taches.lancer(travail, signal.emit, self._echouer)

    def rejouer(self, fiche: PartieFinie) -> None:
        """Play a finished game again; ``rejouee`` brings it."""
        if (dossier := self._dossier) is not None:
            jeu = dossier.etat.reglement.creer_jeu()
            self._taches.lancer(
                lambda _: rejouer(jeu, fiche, dossier.numero), partial(self.rejouee.emit, fiche), self._echouer
            )

    def _echouer(self, erreur: BaseException) -> None:
        self.refus.emit(dire(erreur))

    def fermer(self) -> None:
        """Stop reading."""
        self._taches.fermer(LECTURE)
