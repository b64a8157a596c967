"""The series under way, as the window plays it: which games count, how many are left, who has which camp."""

from __future__ import annotations

from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.partie import PartieQuelconque
from ecosysteme.tournoi.serie import Serie
from ui.fenetre.panneau_match import PanneauMatch
from ui.fenetre.sieges import Sieges
from ui.joueurs.panneau import PanneauxJoueurs


class SerieEnCours:
    """Keeps a ``Serie`` in step with the boxes, which may change in the middle of it."""

    def __init__(self, panneaux: PanneauxJoueurs, match: PanneauMatch, sieges: Sieges) -> None:
        """Begin with empty accounts."""
        self._panneaux, self._match, self._sieges = panneaux, match, sieges
        self.recommencer()

    def recommencer(self) -> None:
        """Forget every account, and let who has the first camp now have the first seat."""
        self._panneaux.adopter()
        self.serie = Serie(self._panneaux.specifications)
        self.nouvelle_partie()

    def nouvelle_partie(self) -> None:
        """Another game is on the board."""
        self._notee = False

    @property
    def _nombre(self) -> int:
        return self._match.nombre.value() if self._sieges.entre_machines else 1

    def commencer(self, partie: PartieQuelconque) -> bool:
        """Go on with the series, or begin one on the same accounts; return whether it is another one."""
        nouvelle = self.serie.finie if partie.terminee else not (self.serie.faites or self._notee)
        if nouvelle:
            if self._panneaux.place(PREMIER) == 1:  # the boxes stay as they are: the seats follow them
                self.serie.echanger()
                self._panneaux.adopter()
            self.serie.prolonger(self._nombre, self._match.alterner.isChecked())
        return nouvelle

    def compter(self, partie: PartieQuelconque) -> bool:
        """Count a finished game, and read again how many are wanted; return whether it had not been counted.

        One that was taken back and finished again counts as it now ended, instead of as it had.
        """
        premiere = not self._notee
        if not premiere:
            self.serie.retirer()
        self._notee = True
        self.serie.noter(partie)
        self.serie.nombre = max(self._nombre, self.serie.faites)
        self.serie.alterner = self._match.alterner.isChecked()
        return premiere

    def placer(self) -> None:
        """Let the boxes show who has which camp in the game to come."""
        self._panneaux.placer(echange=self.serie.place(PREMIER) == 1)

    def remplacer(self, camp: Camp) -> None:
        """Give the seat of ``camp`` to the player that was just ticked."""
        self.serie.remplacer(self._panneaux.place(camp), self._panneaux.specification(camp))

    def echanger(self) -> None:
        """Let the two players swap their camps, each with its own account."""
        self._panneaux.echanger()
        self.serie.echanger()
