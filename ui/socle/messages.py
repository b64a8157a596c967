"""What the window says for a moment, by one object: in the message line, over the board, to a screen reader."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QMainWindow, QStatusBar

from ecosysteme.fautes import mot
from ui.socle.langue import deux_points
from ui.socle.raisons import dire, majuscule
from ui.socle.retraduction import SuiviLangue
from ui.socle.textes import avertir, une_ligne

DUREE_MESSAGE = 8000  # ms: long enough to read a sentence twice
DUREE_BREVE = 3000  # ms: long enough to read a short one, while the game that it delays is watched
PASSAGE: Final = object()  # who writes what the next move takes away
NOUVELLE: Final = object()  # who writes what stays its whole time, whatever is played meanwhile


def annoncer(objet: QObject, phrase: str, *, presse: bool = False) -> None:
    """Have a screen reader say ``phrase`` about ``objet``; nothing happens when none listens, or nothing is to be said.

    With ``presse``, it interrupts what is being read: what follows a key that is held down must be the last square, not
    all those before it.
    """
    if not phrase or not QAccessible.isActive():
        return
    annonce = QAccessibleAnnouncementEvent(objet, une_ligne(phrase))
    if presse:
        annonce.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(annonce)


class Bandeau(Protocol):
    """What shows a sentence over the board, and has a screen reader say it."""

    def dire(self, texte: str) -> None:
        """Show ``texte`` for a while; an empty text takes away what was said so."""

    def tenir(self, texte: str) -> None:
        """Show ``texte`` whenever nothing else is said; an empty text ends it."""

    def placer(self) -> None:
        """Hide no square that may be played."""


class Messages(QObject):
    """Says everything that passes. The line remembers who wrote it: nobody takes away the sentence of another.

    A sentence of ``dire`` is about what just happened, and goes when something else happens; one of ``prevenir`` is
    news from elsewhere, and stays its whole time unless another game is shown; one of ``ecrire`` stays as long as who
    writes it wants. What somebody must read has a box: ``avertir``.
    """

    def __init__(self, fenetre: QMainWindow, barre: QStatusBar, bandeau: Bandeau) -> None:
        """Write in the message line ``barre`` of ``fenetre``, and on ``bandeau`` over its board."""
        super().__init__(fenetre)
        self.bandeau = bandeau
        self.lisible = True  # whether moves leave time to read what is said over the board
        self._fenetre, self._barre = fenetre, barre
        self._auteur: object = None  # who wrote what the line shows
        self._barre.messageChanged.connect(self._oublier_auteur)
        SuiviLangue(fenetre, self.effacer)

    def dire(self, texte: str, *, sur_le_plateau: bool | str = True, ensuite: bool = False) -> None:
        """Say what just happened, in the line and, unless it must not be covered, over the board, or other words there.

        With ``ensuite``, once all has been said that follows from the same event. An empty text is ``taire``.
        """
        if ensuite:
            QTimer.singleShot(0, self, lambda: self.dire(texte, sur_le_plateau=sur_le_plateau))
            return
        self._ecrire(PASSAGE, texte, DUREE_MESSAGE)
        dessus = texte if sur_le_plateau is True else sur_le_plateau or ""
        self.bandeau.dire(dessus if self.lisible else "")
        if sur_le_plateau is not True:
            annoncer(self._barre, texte)

    def taire(self) -> None:
        """Take away what ``dire`` said, for something else happens."""
        self.dire("")

    def prevenir(
        self, texte: str, *, ensuite: bool = False, auteur: object = NOUVELLE, duree: int | None = None
    ) -> None:
        """Say in the line what the next move does not end; ``ensuite`` as for ``dire``.

        It stays for ``duree`` milliseconds, or as long as all that is said. An ``auteur`` can end it by ``ecrire``,
        once it would be false.
        """
        if ensuite:
            QTimer.singleShot(0, self, lambda: self.prevenir(texte, auteur=auteur, duree=duree))
            return
        self._ecrire(auteur, texte, DUREE_MESSAGE if duree is None else duree)
        annoncer(self._barre, texte)

    def tenter(self, geste: Callable[[], object], echec: Callable[[], object] = lambda: None) -> bool:
        """Do ``geste``; when that raises ``ValueError``, do ``echec``, say why, and return ``False``."""
        try:
            geste()
        except ValueError as erreur:
            echec()
            self.dire(dire(erreur))
            return False
        return True

    def avertir(self, phrase: str, *, ensuite: bool = False) -> None:
        """Say in a box, which stays until it is read, what somebody must know; ``ensuite``: once the window stands."""
        if ensuite:
            QTimer.singleShot(0, self, lambda: self.avertir(phrase))
            return
        avertir(self._fenetre, "boite_avis", phrase)

    def refuser(self, erreur: BaseException, *chemins: Path) -> None:
        """Say in a box why a file could not be opened or written; which one, if that is not in the reason."""
        phrase, nom = majuscule(dire(erreur)), mot(chemins[0].name) if len(chemins) == 1 else ""
        self.avertir(phrase if nom in phrase else deux_points(nom, phrase))

    def lire(self, texte: str, *, auteur: object = PASSAGE) -> None:
        """Write what a key asked for, and have it read at once; ``auteur`` as for ``prevenir``."""
        self._ecrire(auteur, texte, DUREE_MESSAGE)
        annoncer(self._barre, texte, presse=True)

    def ecrire(self, auteur: object, texte: str) -> None:
        """Write ``texte`` in the line for as long as ``auteur`` wants; an empty text ends it, if it is still there."""
        self._ecrire(auteur, texte, 0)

    def _ecrire(self, auteur: object, texte: str, duree: int) -> None:
        if texte:
            self._barre.showMessage(texte, duree)
            self._auteur = auteur
        elif self._auteur is auteur:
            self._barre.clearMessage()

    def _oublier_auteur(self) -> None:
        self._auteur = None

    def effacer(self) -> None:
        """Take away every sentence, whoever wrote it: the window shows another game, or speaks another language."""
        self._barre.clearMessage()
        self.bandeau.dire("")
