"""What a room lays over the game: a board over the board, two bars around it, a panel over the one beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QWidget

from ui.disposition.appui_long import AppuiLong
from ui.disposition.disposition import Disposition
from ui.plateau.fantome import CoucheFantome
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import trouver
from ui.widgets.fenetre import FenetreDessinee

# The commands of the game: who gives one wants the board back.
COMMANDES: Final = (
    "demarrer",
    "recommencer",
    "annuler",
    "retablir",
    "debut",
    "precedent",
    "suivant",
    "fin",
    "erreur_precedente",
    "erreur_suivante",
    "echanger",
)


class Calque(QObject):
    """Shows ``plateau`` over the board and ``barres`` for the players' card and the strip; the game goes on underneath.

    A ``panneau``, child of ``contenu_panneau``, takes the place of all that stands beside the board: the list of moves,
    the curve and the tree would tell an answer. In a page of *Étudier* nothing else is there, and it stays where it is.
    It goes with its mode of the window, or with its tab.

    ``touches`` are the keys that do something, wherever the keyboard is; ``False`` is the answer of one that has
    nothing to do at this moment, and is left to who has the keyboard. Letters and digits go to ``lettre``, which
    without one is the board: they name a square of it.
    """

    quitte = Signal()  # Escape, or somebody else wants the board: a command of the game, a ghost, another room

    def __init__(
        self,
        fenetre: FenetreDessinee,
        disposition: Disposition,
        plateau: PlateauVue,
        barres: tuple[QWidget, QWidget],
        touches: Mapping[str, Callable[[], object]],
        *,
        panneau: QWidget | None = None,
        lettre: Callable[[str], object] | None = None,
    ) -> None:
        """Hide them all; ``montrer`` shows them."""
        super().__init__(fenetre)
        widgets = fenetre.widgets
        self._fenetre, self._disposition = fenetre, disposition
        self._plateau, self._panneau = plateau, panneau
        self._touches = {"Esc": self.quitte.emit, **touches}
        self._lettre = lettre
        self._dessous, self._voisin = widgets.plateau, widgets.contenu_panneau
        self._fantome = trouver(fenetre, CoucheFantome, "fantome")
        self._remplaces = (widgets.cadre_joueurs, widgets.bande)
        self._sur_le_plateau = (*barres, plateau)
        self._caches: list[QWidget] = []  # what stood beside the board, and was shown
        self.montre = False
        for dessus in filter(None, (plateau, panneau)):
            dessus.setAutoFillBackground(True)  # those of the game lie underneath
        for remplace, barre in zip(self._remplaces, barres, strict=True):
            disposition.colonne.doubler(remplace, barre)
        QWidget.setTabOrder(self._dessous, plateau)
        for pose in self._poses:
            pose.hide()
        AppuiLong(plateau)
        for vu in (self._dessous, self._voisin, self._fantome, plateau):  # a board would take a key for a square's name
            vu.installEventFilter(self)
        self._ecouter()

    def _ecouter(self) -> None:
        """Give the board back to whoever wants it."""
        for nom in COMMANDES:
            trouver(self._fenetre, QAction, f"action_{nom}").triggered.connect(lambda _=False: self._rendre())
            bouton = self._fenetre.findChild(QAbstractButton, f"bouton_{nom}")
            if bouton is not None:
                bouton.clicked.connect(lambda _=False: self._rendre())
        self._disposition.plateau_pris.connect(lambda autre: None if autre is self else self._rendre())
        if self._panneau is not None:
            self._disposition.modes.change.connect(lambda _: self._rendre())
            self._disposition.etudier.change.connect(lambda _: self._rendre())

    @property
    def _couvre(self) -> bool:
        """Whether the panel lies over another one."""
        return self._panneau is not None and self._panneau.parentWidget() is self._voisin

    @property
    def _poses(self) -> tuple[QWidget, ...]:
        panneau = self._panneau
        return self._sur_le_plateau if panneau is None or not self._couvre else (*self._sur_le_plateau, panneau)

    def _rendre(self) -> None:
        if self.montre:
            self.quitte.emit()

    def montrer(self, viser: Callable[[], object] | None = None) -> None:
        """Lie over the game, and have the keyboard, which goes where ``viser`` gives it, else to the board."""
        if self.montre:
            return
        self._disposition.plateau_pris.emit(self)
        self.montre = True
        self._fantome.quitter()
        self._fenetre.setUpdatesEnabled(False)  # painted once, as it will stand
        self._caches = [] if self._panneau is None else [un for un in self._voisins() if not un.isHidden()]
        for pose in self._poses:
            pose.show()
            pose.raise_()
        self._placer()
        (viser or self._plateau.setFocus)()  # before who had the keyboard goes, or another would have it in between
        for widget in (*self._remplaces, *self._caches):
            widget.hide()
        for endormi in self._endormis:
            endormi.setEnabled(False)
        self._fenetre.setUpdatesEnabled(True)
        self._fenetre.installEventFilter(self)  # now: the last filter is asked first

    def retirer(self) -> None:
        """Show the game again, as it was."""
        if not self.montre:
            return
        self.montre = False
        for fantome in self._plateau.findChildren(CoucheFantome):
            fantome.quitter()  # whose band lies beside the board, and would stay
        self._fenetre.removeEventFilter(self)
        for endormi in self._endormis:
            endormi.setEnabled(True)
        self._dessous.setFocus()
        for pose in self._poses:
            pose.hide()
        for widget in (*self._remplaces, *self._caches):
            widget.show()
        if self._panneau is not None:
            self._disposition.modes.montrer()  # what a mode shows may have changed meanwhile

    def _voisins(self) -> list[QWidget]:
        """List what stands beside the board: what docks hold, for they keep their places, and the board its size.

        And what the header says of the game underneath, which may be another one.
        """
        voisins: list[QWidget] = [self._fenetre.widgets.barre_etat]
        gardes = [dock.widget() for dock in self._fenetre.findChildren(QDockWidget)] if self._couvre else []
        for garde in (self._fenetre.widgets.entete_jeu, *gardes):
            if garde is not None:
                voisins += garde.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [un for un in voisins if un is not self._panneau]

    @property
    def _endormis(self) -> tuple[QWidget, ...]:
        """What neither the keyboard nor a screen reader reaches meanwhile."""
        widgets = self._fenetre.widgets
        return (self._dessous,) if self._panneau is None else (self._dessous, widgets.entete_jeu, widgets.cadre_boutons)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow what lies underneath, and take the keys wherever the keyboard is."""
        if objet in (self._dessous, self._voisin):
            if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
                self._placer()
        elif objet is self._fantome:
            if event.type() == QEvent.Type.Show:  # what shows itself over the board wants it seen
                self._rendre()
        elif isinstance(event, QKeyEvent) and self.montre:
            if event.type() == QEvent.Type.ShortcutOverride:  # else the window's own command would come first
                connue = sequence(event) in self._touches
                event.setAccepted(connue)
                return connue
            if event.type() == QEvent.Type.KeyPress:
                return self._taper(event, sur_le_plateau=objet is self._plateau)
        return False

    def _taper(self, event: QKeyEvent, *, sur_le_plateau: bool) -> bool:
        """Do what a key asks for; nothing that is typed reaches the game underneath."""
        geste = self._touches.get(sequence(event))
        if geste is not None and geste() is not False:
            return True
        if not event.text().isalnum():
            return False
        if self._lettre is not None:
            self._lettre(event.text())
        elif sur_le_plateau:
            return False
        else:
            self._plateau.setFocus()
            self._plateau.keyPressEvent(event)  # not sent: what the board leaves would come back here, without end
        return True

    def _placer(self) -> None:
        self._plateau.setGeometry(self._dessous.geometry())
        if self._panneau is not None and self._couvre:
            self._panneau.setGeometry(self._voisin.rect())


def sequence(event: QKeyEvent) -> str:
    """Write a key as shortcuts are listed, in no language: ``Ctrl+Z``."""
    return QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
