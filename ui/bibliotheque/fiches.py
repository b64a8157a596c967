"""The pages of players and tournaments: read off the GUI thread, shown each in a window."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.bibliotheque.acces import AccesBibliotheque
from ui.bibliotheque.fiche import FicheBibliotheque
from ui.bibliotheque.fiche_lue import FicheLue, lire_fiche
from ui.jeux.ouvertures import langue_des_noms

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque


class Fiches(QObject):
    """Shows the page of a name; ``filtree``: its games alone are wanted, of which kind of name, and which."""

    filtree = Signal(str, object)

    def __init__(self, fenetre: QWidget, acces: AccesBibliotheque) -> None:
        super().__init__(fenetre)
        self._fenetre, self._acces = fenetre, acces

    def demander(self, genre: str, nom: str, sinon: Callable[[], None] = lambda: None) -> None:
        """Show the page of ``nom``, a ``joueur`` or a ``tournoi``, or do ``sinon`` if the library has it no more."""
        langue = langue_des_noms()

        def lire(bibliotheque: Bibliotheque, _arret: Event) -> FicheLue | None:
            connu = next((un for un in bibliotheque.chercher(genre, nom) if un.nom == nom), None)
            return None if connu is None else lire_fiche(bibliotheque, genre, connu.numero, langue)

        self._acces.consulter(lire, lambda lue: sinon() if lue is None else self._montrer(lue))

    def _montrer(self, lue: FicheLue) -> None:
        fiche = FicheBibliotheque(self._fenetre, lue)
        fiche.filtree.connect(lambda: self.filtree.emit(lue.genre, lue.connu))
        fiche.show()
