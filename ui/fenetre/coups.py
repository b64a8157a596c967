"""The moves of the game on the board: asked of who has the turn, and played by them."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, Signal

from ecosysteme.cases import Position
from ecosysteme.partie import Partie
from ui.fenetre.affichage import Affichage
from ui.fenetre.sieges import Sieges
from ui.jeux.registre import adaptateur_de
from ui.reflexion.coup import Reflexion
from ui.socle.raisons import dire_raison


class Coups(QObject):
    """Lets each seated player play its own move, by ``Partie.jouer``: at Othello, ``retourner`` turns the discs.

    A person's move comes with a click, a machine's from the thread where it thinks.
    """

    machine_a_joue = Signal(object)  # the player
    machine_a_echoue = Signal(object)  # what it raised instead of playing, the board as it was

    def __init__(self, parent: QObject, reflexion: Reflexion, sieges: Sieges, affichage: Affichage) -> None:
        """Play for who sits at ``sieges``; machines think in ``reflexion``."""
        super().__init__(parent)
        self._reflexion, self._sieges, self._affichage = reflexion, sieges, affichage
        self._partie: Partie[Any, Any] | None = None
        reflexion.coup_pret.connect(self._jouer_machine)
        reflexion.manquee.connect(self.machine_a_echoue)
        self.chronometrer()

    def chronometrer(self) -> None:
        """Time the person who has the turn from now on."""
        self._debut = perf_counter()

    def demander(self, partie: Partie[Any, Any], delai: int) -> None:
        """Ask who has the turn in ``partie`` for a move: wait for a person's, let a machine think.

        A machine's move comes ``delai`` milliseconds from now at the earliest.
        """
        self._partie = partie
        self.chronometrer()
        if partie.trait is not None and not self._sieges.humain_au_trait(partie):
            self._reflexion.demander(self._sieges[partie.trait], partie.jeu, partie.etat, delai)

    def jouer_personne(self, partie: Partie[Any, Any], case: Position, *, minute: bool) -> bool:
        """Let the person who has the turn play what choosing ``case`` means, timed if ``minute``.

        An illegal move raises ``ValueError``, as the report has it: the board is left as it was, the reason is said in
        the status bar, ``False`` is returned, and the person plays again.
        """
        assert partie.trait is not None, "la partie est terminée"
        secondes = perf_counter() - self._debut if minute else 0.0
        try:
            partie.jouer(adaptateur_de(partie.jeu).coup(partie.etat, case), secondes, self._sieges[partie.trait])
        except ValueError as erreur:
            self._affichage.refuser(case, dire_raison(str(erreur)))
            return False
        return True

    def _jouer_machine(self, coup: Any, secondes: float) -> None:
        partie = self._partie
        assert partie is not None, "personne n'a été interrogé"
        assert partie.trait is not None, "la partie est terminée"
        joueur, nom = self._sieges[partie.trait], self._sieges.machine_au_trait(partie) or ""
        try:
            partie.jouer(coup, secondes, joueur)
        except (TypeError, ValueError) as erreur:
            self.machine_a_echoue.emit(erreur)
            return
        if self._affichage.montre(partie):
            self._affichage.dire_calcul(self._affichage.phrases.recherche(partie, nom, joueur, secondes, coup))
        self.machine_a_joue.emit(joueur)
