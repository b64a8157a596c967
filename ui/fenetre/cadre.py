"""The main window's Qt events: language, keys typed anywhere, closing; and what rooms may ask of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import QEvent, QLocale, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from ecosysteme.partie import Partie
from ui.pendules.decompte import Decompte
from ui.plateau.icones import icone_application
from ui.plateau.saisie import MODIFICATEURS
from ui.widgets.fenetre import FenetreDessinee


class Cadre(FenetreDessinee):
    """A main window that answers Qt's events, and what a room may ask of it: its subclass shows and plays.

    The abstract methods are held by mypy: Qt has a metaclass of its own, and ``ABCMeta`` cannot join it.
    """

    langue_changee = Signal()
    situation_changee = Signal(object)  # a ``Situation``: something was played, shown, begun or ended
    fermeture = Signal()  # it closes: what must be remembered is, nobody plays any more
    fichiers_demandes = Signal(list)  # the names of files to open, as the command line gives them
    decompte: Decompte  # of the turn that is played
    _fermee = _sans_question = False

    def __init__(self) -> None:
        """Load what the file describes; there must be a ``QApplication``."""
        application = QApplication.instance()
        assert isinstance(application, QApplication), "une QApplication doit exister avant la fenêtre"
        super().__init__()
        self.application = application
        # Asks, if there is something to lose, before what it is given closes; tells whether somebody is asked.
        self.retenir: Callable[[Callable[[], object]], bool] = lambda _partir: False
        application.commitDataRequest.connect(self._finir_la_session)
        self.setWindowIcon(icone_application())

    def _finir_la_session(self, *_: object) -> None:
        """A logout waits for nobody's answer."""
        self._sans_question = True

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        # Closing takes the translators off, and the event that tells comes afterwards.
        if event.type() == QEvent.Type.LanguageChange and not self._fermee:
            self.setLocale(QLocale())  # the spin boxes write their decimals in the new language too
            self.langue_changee.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the board the letters and digits that nobody took: a square can be typed from anywhere.

        A letter with Alt or Ctrl is a command that does not exist: the keyboard stays where it is. Starting
        gives it to the board too, even when a game runs and there is nothing to start.
        """
        plateau = self.widgets.plateau
        if event.text().isalnum() and not event.modifiers() & MODIFICATEURS:
            plateau.setFocus()
            plateau.keyPressEvent(event)  # not sent: what the board leaves would come back here, without end
        elif QKeySequence(event.keyCombination()) == self.widgets.action_demarrer.shortcut():
            plateau.setFocus()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the screen at once, for what is stopped next may take a second; stay while somebody is asked."""
        if not self._sans_question and self.retenir(self.partir):
            event.ignore()
            return
        self._fermee = True
        self.hide()
        self.fermer()
        super().closeEvent(event)

    def partir(self) -> None:
        """Close and ask nobody: somebody has answered, or the system ends the session."""
        self._sans_question = True
        self.close()

    @property
    @abstractmethod
    def partie_en_cours(self) -> Partie:
        """The game that is played."""

    @property
    @abstractmethod
    def partie_montree(self) -> Partie:
        """The game on the board."""

    @abstractmethod
    def ouvrir_partie(self, partie: Partie, *, sienne: bool = False) -> None:
        """Put ``partie`` on the board: a game of others, unless it is ``sienne``, of those who play here.

        What others played stays as it is: playing from a position of theirs begins another game. The players of its
        header are named as long as the moves that it has now are on the board.
        """

    @abstractmethod
    def accueillir(self) -> None:
        """Cover with the page of the first start, where nobody has seen it, what would be painted before it."""

    @abstractmethod
    def completer(self) -> None:
        """Take what can wait until the window is painted; called once."""

    def fermer(self) -> None:
        """Stop and remember what must be; called once, when the window closes."""
