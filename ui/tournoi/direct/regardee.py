"""The game in progress that is watched: its board, who plays, the points and the clock of each, and the way back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ecosysteme.jeu import PREMIER
from ui.plateau.icones import icone_pion
from ui.plateau.vue import PlateauVue
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme
from ui.tournoi.direct.spectateur import PlateauSuivi
from ui.tournoi.direct.vignette import CAMPS, JETON, dire_compte


class PartieRegardee(Retraduit, QWidget):
    """One board larger than the others, in their place or, ``prete``, in that of the window's own board."""

    quittee = Signal()  # the button, Escape, or a click on the board
    rencontre_choisie = Signal(object, object)  # the places of the two whose finished games are asked for

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tournoi_regardee")
        self.setAutoFillBackground(True)  # the window's own board may lie underneath
        self.prete = False
        self._vu: PlateauSuivi | None = None
        self._noms: Sequence[str] = ("", "")
        self.grand = PlateauVue()
        self.grand.setObjectName("tournoi_plateau")
        self.grand.animations = False
        self.grand.setCursor(Qt.CursorShape.PointingHandCursor)
        self.grand.installEventFilter(self)
        self._legende = Etiquette()
        self._legende.setWordWrap(True)
        self._legende.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._comptes = {camp: (Etiquette(), Etiquette()) for camp in CAMPS}  # the token of a camp, what it has
        self.retour, self.rencontres = QPushButton(), QPushButton()
        self.retour.setObjectName("tournoi_toutes")
        self.retour.clicked.connect(self.quittee)
        self.rencontres.setObjectName("tournoi_rencontres")
        self.rencontres.clicked.connect(self._demander_rencontres)
        echappe = QShortcut(
            QKeySequence(Qt.Key.Key_Escape), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
        )
        echappe.activated.connect(self.quittee)
        self._disposer()
        self._traduire()

    def _disposer(self) -> None:
        entete, comptes = QHBoxLayout(), QHBoxLayout()
        entete.addWidget(self._legende, 1)
        entete.addWidget(self.rencontres)
        entete.addWidget(self.retour)
        for camp, (pion, compte) in self._comptes.items():
            comptes.addWidget(pion)
            comptes.addWidget(compte, 1 if camp == PREMIER else 0)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.addLayout(entete)
        colonne.addLayout(comptes)
        colonne.addWidget(self.grand, 1)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self.grand.definir_theme(theme)

    def preter(self, hote: QWidget | None) -> None:
        """Move into ``hote``, hidden, where the window's own board is; ``None``: back among the others."""
        self.prete = hote is not None
        if hote is not None:
            self.setParent(hote)
        self._traduire()

    def montrer(self, vu: PlateauSuivi, noms: Sequence[str]) -> None:
        """Show ``vu``, whose camps are called ``noms``."""
        self._vu, self._noms = vu, noms
        self.grand.afficher(vu.vue, animer=False)
        self.dire()

    def avancer_pendules(self) -> None:
        """Show what the clocks say by now."""
        if self._vu is not None and self._vu.pendules is not None and self.isVisible():
            self.dire()

    def dire(self) -> None:
        """Say who plays, how far, and the points and the clock of each."""
        if (vu := self._vu) is None:
            return
        self._legende.setText(self.tr("Partie {} · {} coups").format(vu.rang + 1, vu.coups))
        entiere = self.tr("Partie {} du tournoi : {} contre {}, {} coups")
        infobulle(self._legende, entiere.format(vu.rang + 1, *self._noms, vu.coups))
        for (camp, (pion, etiquette)), nom in zip(self._comptes.items(), self._noms, strict=True):
            etiquette.setText(dire_compte(vu, camp, nom) or nom)
            pion.setPixmap(icone_pion(camp, vu.vue.style).pixmap(JETON, JETON))

    def _demander_rencontres(self) -> None:
        if self._vu is not None:
            self.rencontre_choisie.emit(self._vu.premier, self._vu.second)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Be left by a click on the board."""
        if event.type() == QEvent.Type.MouseButtonRelease and objet is self.grand:
            self.quittee.emit()
        return False

    def _traduire(self) -> None:
        self.rencontres.setText(self.tr("Leurs parties…"))
        infobulle(self.rencontres, self.tr("Les parties finies de ces deux joueurs, à revoir sur le plateau"))
        self.retour.setText(self.tr("Rendre le plateau") if self.prete else self.tr("Toutes les parties"))
        aide = self.tr("Échap ou un clic : revoir la partie de la fenêtre, à laquelle rien n'a changé")
        infobulle(self.retour, aide if self.prete else "")
        self.grand.setAccessibleName(self.tr("Partie regardée"))
        self.dire()
