"""What the forms of the tournament room share: labels level with their fields, and what is wrong said beside them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from ui.socle.messages import annoncer
from ui.socle.textes import Etiquette
from ui.socle.theme import Theme

HAUTEUR = 30  # px of a line: that of the other boxes, which the style sheet makes higher than a line edit
MARGE_ETIQUETTE = 6  # px after a label: a style sheet is not yet counted when a form measures it


class Remarque(Etiquette):
    """A line under a field that is only there when it has something to say; screen readers hear it on the field."""

    def __init__(self, champ: QWidget, theme: Theme, *, lignes: int = 0) -> None:
        """Begin hidden, about ``champ``; the place of so many ``lignes`` is kept, so that nothing below moves."""
        super().__init__()
        self.champ = champ
        self.setObjectName(f"remarque_{champ.objectName()}")
        self._couleur = theme.erreur
        self.setWordWrap(True)
        politique = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        politique.setRetainSizeWhenHidden(lignes > 0)
        self.setSizePolicy(politique)
        if lignes:
            self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self.setMinimumHeight(lignes * self.fontMetrics().lineSpacing())
        self.hide()

    def dire(self, texte: str, *, erreur: bool = True) -> None:
        """Say ``texte``, nothing when it is empty; in the colour of errors unless it is none.

        A screen reader that reads another field is told too; of its own field it reads the description.
        """
        if texte != self.text() and self.champ.isVisible() and not self.champ.hasFocus():
            annoncer(self.champ, texte)
        self.setStyleSheet(f"color: {self._couleur}" if erreur else "")
        self.setText(texte)
        self.setVisible(bool(texte))
        self.champ.setAccessibleDescription(texte)


class Formulaire(QFormLayout):
    """A form of fields that take the room there is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__()
        self.etiquettes: list[QLabel] = []  # those of ``ligne``, from the top
        if parent is not None:
            parent.setLayout(self)
        self.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)

    def ligne(self, texte: str, champ: QWidget, cible: QWidget | None = None) -> None:
        """Add ``champ`` under its name, whose underlined letter leads to ``cible``, by default to the field itself."""
        etiquette = Etiquette(texte)
        etiquette.setBuddy(cible or champ)
        etiquette.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        etiquette.setMinimumSize(etiquette.sizeHint().width() + MARGE_ETIQUETTE, HAUTEUR)
        champ.setMinimumHeight(HAUTEUR)
        self.addRow(etiquette, champ)
        self.etiquettes.append(etiquette)

    def vider(self) -> None:
        """Delete every line with what it holds."""
        self.etiquettes.clear()
        while self.rowCount():
            self.removeRow(0)


def intituler(boite: QComboBox, titre: str) -> None:
    """Name a box that has no label in sight; it must have its parent.

    On Linux Qt gives a reader what is chosen for the name of the box, and leaves its name to a label beside it.
    """
    boite.setAccessibleName(titre)
    parent = boite.parentWidget()
    assert parent is not None, "une boîte se nomme une fois posée"
    voisines = parent.findChildren(Etiquette, options=Qt.FindChildOption.FindDirectChildrenOnly)
    etiquette = next((une for une in voisines if une.buddy() is boite), None)
    if etiquette is None:
        etiquette = Etiquette(parent=parent)
        etiquette.setBuddy(boite)
        etiquette.hide()
    etiquette.setText(titre)


def aligner(*formulaires: Formulaire) -> None:
    """Give the labels of forms that lie one under the other the same width, so that their fields are level."""
    etiquettes = [etiquette for formulaire in formulaires for etiquette in formulaire.etiquettes]
    largeur = max((etiquette.minimumWidth() for etiquette in etiquettes), default=0)
    for etiquette in etiquettes:
        etiquette.setMinimumWidth(largeur)


class Defilement(QScrollArea):
    """Shows all of its content where the screen is large enough, which a scroll area does not ask for."""

    def __init__(self, contenu: QWidget) -> None:
        super().__init__()
        self._contenu = contenu
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidget(contenu)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        """All of the content."""
        return self._contenu.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What a small screen has; the rest scrolls."""
        return QSize(420, 260)


def cote_a_cote(*widgets: QWidget) -> QWidget:
    """Put fields in one line; they share what room labels and buttons leave."""
    boite = QWidget()
    ligne = QHBoxLayout(boite)
    ligne.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        widget.setMinimumHeight(HAUTEUR)
        ligne.addWidget(widget, 0 if isinstance(widget, QLabel | QPushButton) else 1)
    return boite
