"""What follows the end of a game: the card under the board, and what its buttons ask for."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from ecosysteme.jeu import Camp
from ecosysteme.partie import Partie
from ecosysteme.tournoi.serie import Serie
from ui.disposition.disposition import Disposition
from ui.fenetre.assistance import Assistance
from ui.fenetre.parcours import Parcours
from ui.jeux.phrases import Phrases
from ui.situation import Situation
from ui.socle.langue import points_virgules
from ui.socle.messages import DUREE_BREVE, Messages
from ui.suivi.resume_serie import nommer_comptes

AVEC_FIN: Final = ("jouer", "analyser", "matchs")  # modes whose game the end belongs to
SANS_ANALYSE: Final = ("matchs", "etudier")  # modes that show nothing of it


class FinDePartie:
    """Says the result, and offers to look at the game again or to play another one."""

    def __init__(
        self,
        disposition: Disposition,
        assistance: Assistance,
        parcours: Parcours,
        messages: Messages,
        *,
        demarrer: Callable[[], object],
        echanger: Callable[[], object],
    ) -> None:
        """``demarrer`` begins another game, ``echanger`` lets the players swap their camps."""
        self._modes, self._carte = disposition.modes, disposition.fin
        self._assistance, self._parcours, self._messages = assistance, parcours, messages
        self._phrases = Phrases()
        self._montree: Partie | None = None  # the game on the board
        self._dite: tuple[Partie, Camp | None] | None = None  # what the card says the result of, and to whom
        assistance.analyse_demandee.connect(self._montrer_analyse)
        self._modes.change.connect(lambda _: self._situer())
        self._carte.revoir.connect(self._revoir)
        self._carte.revanche.connect(demarrer)
        self._carte.echanger.connect(lambda: (echanger(), demarrer()))

    def conclure(self, partie: Partie, personnes: Collection[Camp], serie: Serie) -> None:
        """Say who won: in the message line, and in its place on the card to the ``personnes`` who played.

        Never over the board, where the answer is: but why it ended before the board was full. One who played a machine
        is told whether they won. The line says too who won the ``serie``, which ends with this game, be it that another
        game is looked at.
        """
        verdict = self._phrases.verdict(serie, nommer_comptes(serie))
        if partie is not self._montree:
            if verdict:
                self._messages.prevenir(verdict)
            return
        seule = next(iter(personnes)) if len(personnes) == 1 else None
        resultat = self._phrases.fin(partie, seule)
        self._messages.dire(points_virgules(resultat, verdict), sur_le_plateau=self._phrases.blocage(partie))
        if personnes:
            self._dite = partie, seule
            self._situer()
            self._carte.montrer(resultat)

    def passer(self, partie: Partie, serie: Serie) -> None:
        """Say how ``partie`` ended, which another game of the ``serie`` follows, where there is time to read it.

        Of one that is none of the ``serie``, which begins after it, say so.
        """
        if partie is not self._montree:
            return
        if not serie.jouees:
            self._messages.dire(self._phrases.reprise(partie))
        elif self._messages.lisible:
            self._messages.dire(self._phrases.fin(partie), sur_le_plateau=False)

    def dire_quittee(self, serie: Serie) -> None:
        """Say of a ``serie`` that is over what it came to, as another one follows; of one that is not, others do."""
        if max(serie.jouees, serie.nombre) > 1 and (serie.finie or serie.nombre == 1):
            quittee = self._phrases.quittee(serie, nommer_comptes(serie))
            self._messages.prevenir(quittee, ensuite=True, duree=DUREE_BREVE)

    def suivre(self, situation: Situation) -> None:
        """Take the card away from a game that goes on; on another one, or in a room, have it wait for its own.

        It speaks the language of the moment.
        """
        self._montree = situation.montree
        if self._dite is not None:
            if self._dite[0].terminee:
                self._carte.dire(self._phrases.fin(*self._dite))
            else:
                self._carte.cacher()
        self._situer()

    def _situer(self) -> None:
        """Show the card with its own game only, and where that one is played, analysed or counted."""
        sienne = self._dite is not None and self._dite[0] is self._montree
        self._carte.retenir("ailleurs", not sienne or self._modes.nom not in AVEC_FIN)

    def _montrer_analyse(self) -> None:
        """Lead from where it would not be seen to the analysis of the game on the board."""
        if self._modes.nom in SANS_ANALYSE and self._assistance.analyse_en_cours:
            self._modes.choisir("analyser")

    def _revoir(self) -> None:
        """Show the game from its first move, and have it analysed."""
        self._modes.choisir("analyser")
        self._parcours.aller_a(0)
        self._assistance.analyser()
