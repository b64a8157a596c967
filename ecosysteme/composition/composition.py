"""A position being set up by hand, with undo and redo."""

from __future__ import annotations

from ecosysteme.cases import Position
from ecosysteme.composition.composeur import Composeur
from ecosysteme.jeu import Camp, EtatQuelconque, autre_camp


class Composition:
    """A state of a game that is being set up. A stroke is one change, however many squares it paints."""

    def __init__(self, composeur: Composeur, etat: EtatQuelconque) -> None:
        self.composeur = composeur
        self._etats, self._rang = [etat], 0
        self._teinte = 0  # what the stroke under way paints
        self._derniere: Position | None = None  # the last square that it painted; None: no stroke
        self._commence = False  # whether the stroke has changed anything yet

    @property
    def etat(self) -> EtatQuelconque:
        """The state as it is now."""
        return self._etats[self._rang]

    @property
    def trait(self) -> Camp:
        """The side to move."""
        return self.composeur.jeu.trait(self.etat)

    @property
    def annulable(self) -> bool:
        """Whether there is a change to undo."""
        return self._rang > 0

    @property
    def retablissable(self) -> bool:
        """Whether an undone change can be made again."""
        return self._rang + 1 < len(self._etats)

    # The brush.

    def presser(self, case: Position, camp: int) -> bool:
        """Begin a stroke of ``camp`` (0 empties); again on a piece of that camp, the stroke empties.

        Returns whether the state has changed.
        """
        self.lacher()
        self._teinte = 0 if self.composeur.contenu(self.etat).get(case) == camp else camp
        return self._peindre(case)

    def glisser(self, case: Position) -> bool:
        """Go on with the stroke under way, if there is one; returns whether the state has changed."""
        if self._derniere in (None, case) or not self.composeur.atteignable(self.etat, case, self._teinte):
            return False
        return self._peindre(case)

    def lacher(self) -> None:
        """End the stroke."""
        self._derniere, self._commence = None, False

    def _peindre(self, case: Position) -> bool:
        self._derniere = case
        etat = self.composeur.peindre(self.etat, case, self._teinte)
        if etat == self.etat:
            return False
        if self._commence:
            self._etats[self._rang] = etat
        else:
            self.remplacer(etat)
            self._derniere, self._commence = case, True
        return True

    # The other changes.

    def remplacer(self, etat: EtatQuelconque) -> bool:
        """Set up ``etat`` instead, as one change; returns whether it is another one."""
        self.lacher()
        if etat == self.etat:
            return False
        self._etats[self._rang + 1 :] = [etat]
        self._rang += 1
        return True

    def vider(self) -> bool:
        """Take every piece away, the turn staying where it is free; returns whether there was any."""
        return self.remplacer(self.composeur.avec_trait(self.composeur.vide(), self.trait))

    def recommencer(self) -> bool:
        """Set up the start of the game; returns whether that changes anything."""
        return self.remplacer(self.composeur.jeu.etat_initial())

    def transformer(self, symetrie: str) -> bool:
        """Turn or mirror the board; returns whether that changes anything."""
        return self.remplacer(self.composeur.transformer(self.etat, symetrie))

    def echanger_camps(self) -> bool:
        """Give each piece to the other camp; returns whether that changes anything."""
        return self.remplacer(self.composeur.echanger_camps(self.etat))

    def passer_trait(self) -> bool:
        """Give the turn to the other camp; ``False`` where the number of pieces says who has it."""
        if not self.composeur.trait_libre:
            return False
        return self.remplacer(self.composeur.avec_trait(self.etat, autre_camp(self.trait)))

    def annuler(self) -> bool:
        """Undo the last change; ``False`` when there is none."""
        self.lacher()
        possible = self.annulable
        self._rang -= possible
        return possible

    def retablir(self) -> bool:
        """Make the change last undone again; ``False`` when there is none."""
        self.lacher()
        possible = self.retablissable
        self._rang += possible
        return possible
