"""What is known of a game besides its moves, to be written by hand: its players, when, where and in which event."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from ecosysteme.entete import Entete, Participant
from ui.joueurs.noms import dire_qui
from ui.socle.formulaire import Formulaire
from ui.socle.textes import Etiquette

LONGUEUR: Final = 200  # characters of a field
LARGEUR: Final = 420  # px


class DialogueCirconstances(QDialog):
    """Edits a header; ``choisi`` gives the new one. Show it with ``open``.

    The players of a game that is played here are those of the boxes: their names are only shown.
    """

    choisi = Signal(object)

    def __init__(self, parent: QWidget, camps: tuple[str, str], entete: Entete, *, ici: bool) -> None:
        """Begin with ``entete``; ``ici``: its game is played here."""
        super().__init__(parent)
        self.setObjectName("dialogue_circonstances")
        self.setWindowTitle(self.tr("Joueurs et circonstances"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(LARGEUR)
        self._entete = entete
        formulaire, colonne = Formulaire(), QVBoxLayout(self)
        self._premier, self._second = (self._champ(dire_qui(qui)) for qui in entete.joueurs)
        self._evenement, self._ronde = self._champ(entete.evenement), self._champ(entete.ronde)
        self._date, self._lieu = self._champ(entete.date), self._champ(entete.lieu)
        self._date.setPlaceholderText(self.tr("2019-05-04, 2019-05 ou 2019"))
        for nom, texte, champ in (
            ("premier", camps[0], self._premier),
            ("second", camps[1], self._second),
            ("evenement", self.tr("É&vénement"), self._evenement),
            ("ronde", self.tr("&Ronde"), self._ronde),
            ("date", self.tr("Da&te"), self._date),
            ("lieu", self.tr("&Lieu"), self._lieu),
        ):
            champ.setObjectName(f"circonstance_{nom}")
            formulaire.ligne(texte, champ)
        colonne.addLayout(formulaire)
        if ici:
            for champ in (self._premier, self._second):
                champ.setEnabled(False)
            colonne.addWidget(Etiquette(self.tr("Qui joue ici se choisit dans les cases des deux camps."), pliee=True))
        standards = QDialogButtonBox.StandardButton
        boutons = QDialogButtonBox(standards.Ok | standards.Cancel, self)
        boutons.accepted.connect(self._accepter)
        boutons.rejected.connect(self.reject)
        colonne.addWidget(boutons)

    @staticmethod
    def _champ(texte: str) -> QLineEdit:
        champ = QLineEdit(texte)
        champ.setMaxLength(max(LONGUEUR, len(texte)))
        return champ

    def _accepter(self) -> None:
        noir, blanc = (
            _nomme(champ, qui) for champ, qui in zip((self._premier, self._second), self._entete.joueurs, strict=True)
        )
        entete = replace(
            self._entete,
            noir=noir,
            blanc=blanc,
            evenement=self._evenement.text().strip(),
            ronde=self._ronde.text().strip(),
            date=self._date.text().strip(),
            lieu=self._lieu.text().strip(),
        )
        self.accept()
        if entete != self._entete:
            self.choisi.emit(entete)


def _nomme(champ: QLineEdit, qui: Participant) -> Participant:
    """Return who is written, which stays who it was where nothing else was written."""
    return champ.text().strip() if champ.isModified() else qui
