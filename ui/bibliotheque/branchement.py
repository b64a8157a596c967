"""Plugs the library into the window: the first tab of the mode Étudier."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ui.bibliotheque.acces import AccesBibliotheque
from ui.bibliotheque.page import PageBibliotheque
from ui.disposition.disposition import Disposition
from ui.disposition.etudier import Onglet
from ui.fenetre.cadre import Cadre
from ui.situation import Salle
from ui.socle.messages import Messages
from ui.socle.raisons import dire, majuscule

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque


class BranchementBibliotheque(Salle):
    """Asks the library about the position on the board of ``fenetre``, once its tab was shown."""

    def __init__(self, fenetre: Cadre, disposition: Disposition, messages: Messages) -> None:
        super().__init__(fenetre)
        self._messages = messages
        self._page: PageBibliotheque | None = None
        self.acces = AccesBibliotheque(self)
        self.acces.manquee.connect(lambda erreur: messages.dire(majuscule(dire(erreur))))
        disposition.etudier.ajouter(Onglet("bibliotheque", lambda: self.tr("Bibliothèque"), page=self._creer))

    def _creer(self) -> QWidget:
        page = self._page = PageBibliotheque()

        def compter(bibliotheque: Bibliotheque, _arret: Event) -> tuple[int, int]:
            return len(bibliotheque), len(bibliotheque.collections())

        self.acces.consulter(compter, lambda compte: page.compter(*compte))
        return page

    def fermer(self) -> None:
        """Ask nothing more."""
        self.acces.fermer()
