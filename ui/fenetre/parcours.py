"""Walking through the game on the board: move by move, to its ends, or to a move chosen in the list or the curve."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ecosysteme.partie import Partie
from ui.fenetre.sieges import Sieges


class Parcours:
    """Moves the game of the moment back and forth; ``apres`` is called when that changed the position.

    ``dire`` is told before how many moves the game had, when some were taken back or played again.
    """

    def __init__(
        self, partie: Callable[[], Partie], sieges: Sieges, dire: Callable[[int], None], apres: Callable[[], None]
    ) -> None:
        self._lire, self._sieges, self._dire, self._apres = partie, sieges, dire, apres

    def aller_a(self, nb_coups: int) -> None:
        """Stand after ``nb_coups`` moves, or as near as the game goes."""
        partie = self._lire()
        if partie.aller_a(min(max(nb_coups, 0), partie.nb_coups_total)):
            self._apres()

    @property
    def gestes(self) -> Mapping[str, Callable[[], None]]:
        """The commands of the window that walk through the game, by their names."""
        return {
            "annuler": self.annuler,
            "retablir": self.retablir,
            "debut": lambda: self.aller_a(0),
            "precedent": lambda: self.aller_a(self._lire().nb_coups - 1),
            "suivant": lambda: self.aller_a(self._lire().nb_coups + 1),
            "fin": lambda: self.aller_a(self._lire().nb_coups_total),
        }

    def annuler(self) -> None:
        """Take back the last move, and further back to a person's turn when a person plays."""
        self._revenir(self._lire().annuler)

    def retablir(self) -> None:
        """Play again what was taken back, up to a person's turn when a person plays."""
        self._revenir(self._lire().retablir)

    def _revenir(self, pas: Callable[[], bool]) -> None:
        avant = self._lire().nb_coups
        if not pas():
            return
        while not self._sieges.entre_machines and not self._sieges.humain_au_trait(self._lire()) and pas():
            pass
        self._dire(avant)
        self._apres()
