"""The field under the list of moves: what is said of the move on the board, read and written in place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from ecosysteme.partie import Partie
from ecosysteme.variantes.parcours import chemin, parents
from ui.variantes.modifications import numero_du_coup
from ui.widgets.fenetre import FenetreDessinee


class ChampCommentaire(QObject):
    """Shows the comment of the move on the board, where it has one; Enter writes what was typed, Escape gives it up.

    Leaving the field writes it too: nothing that was typed is lost.
    """

    ecrit = Signal(object, int, str)  # a game, the number of one of its nodes, its new comment
    quitte = Signal()  # by Enter or Escape: the keyboard is free

    def __init__(self, fenetre: FenetreDessinee) -> None:
        super().__init__(fenetre)
        self._champ = fenetre.widgets.champ_commentaire
        self._champ.hide()
        self._champ.installEventFilter(self)
        self._plafond = self._champ.maximumHeight()  # px
        self._champ.textChanged.connect(self._ajuster)
        self._partie: Partie | None = None
        self._numero = 0
        self._en_cours = False  # somebody types

    def montrer(self, partie: Partie) -> None:
        """Show what is said of the last move of ``partie``; what is being typed about another one is written first."""
        numero = numero_du_coup(partie)
        if self._en_cours and (partie, numero) != (self._partie, self._numero):
            self._valider()
        if not self._en_cours:
            self._lire(partie, numero)
            self._champ.setVisible(bool(self._champ.toPlainText()))

    def editer(self, partie: Partie, numero: int) -> None:
        """Let the comment of a node be typed."""
        self._valider()
        self._lire(partie, numero)
        self._en_cours = True
        self._champ.setPlaceholderText(self.tr("Entrée pour écrire le commentaire, Échap pour y renoncer"))
        self._champ.show()
        self._ajuster()
        self._champ.setFocus()
        self._champ.selectAll()

    def _lire(self, partie: Partie, numero: int) -> None:
        self._partie, self._numero = partie, numero
        texte = chemin(partie.racine, numero)[-1].commentaire
        if texte or self._champ.toPlainText():  # laying out an empty field again at each move takes its time
            self._champ.setPlainText(texte)

    def _ajuster(self) -> None:
        """Be as high as the text, or as what is said in its place: the moves above need the room."""
        champ, metrique = self._champ, self._champ.fontMetrics()
        lignes = max(1, round(champ.document().size().height()))  # Qt counts them for a plain text, once it is laid out
        if not champ.toPlainText():
            lignes = 1 + metrique.horizontalAdvance(champ.placeholderText()) // max(1, champ.viewport().width())
        # While the panel is folded the field may be lower than its own inside, which is told of its new size later.
        autour = max(0, champ.height() - champ.viewport().height()) + 2 * round(champ.document().documentMargin())
        champ.setFixedHeight(min(self._plafond, lignes * metrique.lineSpacing() + autour))

    def _valider(self) -> None:
        """Write what was typed, if it is about a node that is still there."""
        en_cours, self._en_cours = self._en_cours, False
        if en_cours and self._partie is not None and self._numero in {0, *parents(self._partie.racine)}:
            self.ecrit.emit(self._partie, self._numero, self._champ.toPlainText().strip())

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the keys, and who comes and goes."""
        if event.type() == QEvent.Type.FocusIn:
            self._en_cours = True
        elif event.type() == QEvent.Type.FocusOut:
            self._valider()
        elif event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._ajuster)  # once the text is wrapped to its width
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._suivre_touche(event)
        return False

    def _suivre_touche(self, event: QKeyEvent) -> bool:
        maj = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not maj:
            self._valider()
        elif event.key() == Qt.Key.Key_Escape:
            self._en_cours = False
        else:
            return False
        self.quitte.emit()
        if self._partie is not None:
            self.montrer(self._partie)
        return True
