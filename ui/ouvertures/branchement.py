"""The names are read when the window opens, before the first move asks for one."""

from __future__ import annotations

from ecosysteme.ouvertures.noms import noms
from ui.situation import Salle
from ui.socle.langue import deux_points
from ui.socle.messages import Messages
from ui.socle.raisons import dire
from ui.socle.taches import Taches
from ui.widgets.fenetre import FenetreDessinee


class BranchementOuvertures(Salle):
    """Reads them on a thread of ``taches``, and says in the message line what of the user's could not be."""

    def __init__(self, fenetre: FenetreDessinee, messages: Messages, taches: Taches) -> None:
        super().__init__(fenetre)
        self._messages = messages
        self._lecture = taches.lancer(lambda _arret: noms().faute, self._prevenir, self._prevenir)

    def _prevenir(self, faute: BaseException | None) -> None:
        if faute is not None:
            self._messages.prevenir(deux_points(self.tr("Vos noms d'ouvertures"), dire(faute)))

    def fermer(self) -> None:
        """Say nothing more."""
        self._lecture.annuler()
