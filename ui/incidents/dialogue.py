"""The report of an incident, to read before it is copied to whoever can help."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from ui.socle.devant import dimensionner
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette

TAILLE: Final = QSize(760, 520)  # px, where the screen has them


class DialogueRapport(Retraduit, QDialog):
    """Shows a text; ``copie`` wants it on the clipboard. It does not block."""

    copie = Signal()

    def __init__(self, parent: QWidget, texte: str) -> None:
        """Show ``texte``, which cannot be changed."""
        super().__init__(parent)
        self.setObjectName("dialogue_rapport")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._mode_d_emploi = Etiquette(pliee=True)
        self._texte = QPlainTextEdit(texte, readOnly=True)
        self._texte.setObjectName("texte_rapport")
        self._texte.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._texte.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._copier, self._fermer = QPushButton(), QPushButton()
        self._copier.setObjectName("bouton_copier_rapport")
        self._fermer.setObjectName("bouton_fermer_rapport")
        self._copier.clicked.connect(self._demander_copie)
        self._fermer.clicked.connect(self.close)
        self._disposer()
        self._traduire()
        dimensionner(self, TAILLE)

    def _disposer(self) -> None:
        colonne, boutons = QVBoxLayout(self), QHBoxLayout()
        colonne.addWidget(self._mode_d_emploi)
        colonne.addWidget(self._texte)
        boutons.addStretch()
        for bouton in (self._copier, self._fermer):
            boutons.addWidget(bouton)
        colonne.addLayout(boutons)

    def _demander_copie(self) -> None:
        self.copie.emit()
        self._copier.setText(self.tr("Copié"))  # what the window says of it is behind this one

    def _traduire(self) -> None:
        self.setWindowTitle(self.tr("Rapport d'incident"))
        self._mode_d_emploi.setText(
            self.tr(
                "Ce texte n'est envoyé à personne. Il aide qui corrige le programme : relisez-le, copiez-le et "
                "joignez-le à votre message. Les noms de vos dossiers en sont retirés."
            )
        )
        self._texte.setAccessibleName(self.windowTitle())
        self._copier.setText(self.tr("&Copier"))
        self._fermer.setText(self.tr("&Fermer"))
