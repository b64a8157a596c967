"""The top of a page of *Étudier*, the same on each: what it is, how things stand there, and what one came to do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui.socle.textes import Etiquette

MARGES: Final = QMargins(8, 8, 8, 6)  # px around a page
ESPACE: Final = 8  # px between what stands on it


class TitreDePage(QWidget):
    """A ``titre``, under it the sentence ``dit``, which says what to do where there is nothing, and a main button."""

    def __init__(self, nom: str, dit: Etiquette, principal: QPushButton, *autres: QPushButton) -> None:
        """Have the title named ``titre_NOM``; ``principal`` stands at the right, after ``autres``."""
        super().__init__()
        self.titre = Etiquette()
        self.titre.setObjectName(f"titre_{nom}")
        self.titre.setProperty("role", "titre_page")
        dit.setWordWrap(True)
        dit.setProperty("role", "discret")
        principal.setProperty("role", "principal")
        textes = QVBoxLayout()
        textes.setSpacing(2)
        textes.addWidget(self.titre)
        textes.addWidget(dit)
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(0, 0, 0, 0)
        ligne.addLayout(textes, 1)
        for bouton in (*autres, principal):
            ligne.addWidget(bouton, 0, Qt.AlignmentFlag.AlignTop)


def colonne_de_page(page: QWidget, titre: TitreDePage) -> QVBoxLayout:
    """Begin the column of ``page`` by ``titre``, and return it."""
    colonne = QVBoxLayout(page)
    colonne.setContentsMargins(MARGES)
    colonne.setSpacing(ESPACE)
    colonne.addWidget(titre)
    return colonne
