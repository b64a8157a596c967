"""Plugs the incidents into the window: what sessions left is looked for, offered, shown or copied, then forgotten."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from ecosysteme.incidents.restes import Reste, restes
from ecosysteme.incidents.seance import effacer
from ui.incidents.barre import BarreIncident
from ui.incidents.dialogue import DialogueRapport
from ui.incidents.rapport import composer
from ui.situation import Salle
from ui.socle.messages import Messages
from ui.socle.raisons import dire, majuscule
from ui.socle.taches import Taches
from ui.socle.theme import Theme
from ui.widgets.fenetre import FenetreDessinee


class BranchementIncidents(Salle):
    """Offers the report of what ``dossier`` holds, until it is seen, copied or refused."""

    def __init__(self, fenetre: FenetreDessinee, dossier: Path, messages: Messages) -> None:
        """Look for what sessions left in ``dossier``, off the GUI thread."""
        super().__init__(fenetre)
        self._fenetre, self._dossier, self._messages = fenetre, dossier, messages
        self._restes: list[Reste] = []
        self._taches = Taches(self)
        self._barre = BarreIncident(fenetre)
        self._barre.vue.connect(lambda: self._composer(self._montrer))
        self._barre.copiee.connect(lambda: self._composer(self._copier))
        self._barre.ecartee.connect(self._oublier)
        self._taches.lancer(lambda _arret: restes(dossier), self._proposer, self._dire)

    def _proposer(self, trouves: list[Reste]) -> None:
        self._restes = trouves
        if trouves:
            self._barre.proposer(morte=trouves[0].morte)

    def _composer(self, ensuite: Callable[[str], None]) -> None:
        trouves = self._restes
        self._taches.lancer(lambda _arret: composer(trouves), ensuite, self._dire)

    def _montrer(self, rapport: str) -> None:
        dialogue = DialogueRapport(self._fenetre, rapport)
        dialogue.copie.connect(lambda: self._copier(rapport))
        dialogue.show()
        self._oublier()

    def _copier(self, rapport: str) -> None:
        QGuiApplication.clipboard().setText(rapport)
        self._messages.prevenir(self.tr("Rapport copié."))
        self._oublier()

    def _oublier(self) -> None:
        """Offer no more at the next start what was seen, copied or refused; it stays here until this window closes."""
        for reste in self._restes:
            effacer(self._dossier, reste.numero)

    def _dire(self, faute: BaseException) -> None:
        phrase = dire(faute)
        self._messages.prevenir(f"{majuscule(phrase)}.", ensuite=True)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._barre.definir_theme(theme)

    def fermer(self) -> None:
        """Stop looking."""
        self._taches.fermer()
