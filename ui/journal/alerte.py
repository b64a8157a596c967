"""A bar above the board: what is not kept, why, and what to do about it. It stays as long as that is so."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ecosysteme.fautes import Message
from ui.socle.messages import annoncer
from ui.socle.pictogrammes import pictogramme
from ui.socle.raisons import dire, majuscule
from ui.socle.retraduction import SuiviLangue
from ui.socle.theme import Theme
from ui.widgets.fenetre import FenetreDessinee


class BarreJournal(QObject):
    """Shows what keeps the journal from keeping games, or else what happened to it, until somebody has read that."""

    def __init__(self, fenetre: FenetreDessinee) -> None:
        """Take the bar from the loaded window, hidden as long as all is well."""
        super().__init__(fenetre)
        self._barre = fenetre.widgets.barre_journal
        self._texte = fenetre.widgets.texte_journal
        self._fermer = fenetre.widgets.bouton_fermer_journal
        self._enregistrer = fenetre.widgets.bouton_enregistrer_journal
        self._empechement: Message | None = None
        self._incident: Message | None = None
        self._lu = False  # the former was taken away
        self._fermer.clicked.connect(self._ecarter)
        self._enregistrer.clicked.connect(fenetre.widgets.action_enregistrer.trigger)
        SuiviLangue(self._barre, self._dire)
        self._barre.hide()

    @property
    def empechee(self) -> bool:
        """Whether games are not kept, be it that the bar was closed."""
        return self._empechement is not None

    def empecher(self, message: Message | None) -> None:
        """Say why a game is not kept; ``None``: all is kept again."""
        self._empechement, self._lu = message, False
        self._montrer()

    def raconter(self, message: Message) -> None:
        """Say what else happened, as that the settings are not kept either: after what keeps games from being so."""
        self._incident = message
        self._montrer()

    def _ecarter(self) -> None:
        if self._dite is self._empechement:
            self._lu = True
        else:
            self._incident = None
        self._montrer()

    @property
    def _dite(self) -> Message | None:
        """What the bar says: what was read gives way to what it hid."""
        return self._incident if self._lu or self._empechement is None else self._empechement

    def _montrer(self) -> None:
        self._dire()
        self._barre.setVisible(bool(self._texte.text()))
        annoncer(self._barre, self._texte.text())

    def _dire(self) -> None:
        phrase = dire(self._dite)
        self._texte.setText(f"{majuscule(phrase)}." if phrase else "")
        self._barre.setAccessibleName(self._texte.text())
        self._enregistrer.setVisible(self._dite is not None and self._dite is self._empechement)

    def definir_theme(self, theme: Theme) -> None:
        """Draw the cross in the colours of ``theme``."""
        self._fermer.setIcon(pictogramme("fermer", theme))
