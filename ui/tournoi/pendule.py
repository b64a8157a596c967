"""The clock of the games of a tournament, as somebody writes it, and what using it up costs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from ecosysteme.pendules import USUELLES, Regle, lire_horloge
from ecosysteme.tournoi.plan import REGLES
from ui.pendules.mots import expliquer_regle, nommer_regle
from ui.socle.chargeur import exiger_attention
from ui.socle.raisons import dire
from ui.socle.textes import infobulle

LONGUEUR_MAX: Final = 40  # characters of a clock


class ChampPendule(QWidget):
    """A list that one may also write in, and the rule, shown once there is a clock; ``change`` tells of another."""

    change = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._sans = self.tr("aucune")
        self.horloge, self.regles, ligne = QComboBox(), QComboBox(), QLineEdit(maxLength=LONGUEUR_MAX)
        ligne.setPlaceholderText(self._sans)
        self.horloge.setLineEdit(ligne)  # which makes the list one to write in
        self.horloge.addItems((self._sans, *USUELLES))
        self.horloge.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.horloge.setCompleter(None)  # type: ignore[arg-type]  # "5", which is seconds, must not become "5:00"
        for regle in REGLES:
            self.regles.addItem(nommer_regle(Regle(regle)), regle)
        noms = {"pendule": self.tr("Pendule de chaque camp"), "regle": self.tr("Règle du temps écoulé")}
        disposition = QHBoxLayout(self)
        disposition.setContentsMargins(0, 0, 0, 0)
        for boite, (nom, mot) in zip((self.horloge, self.regles), noms.items(), strict=True):
            boite.setObjectName(f"tournoi_{nom}")
            boite.setAccessibleName(mot)
            exiger_attention(boite)
            disposition.addWidget(boite, 1)
        aide = self.tr(
            "Le temps de chaque camp pour toute la partie : 5:00 vaut cinq minutes, comme 5 min ; 5:00/0:03 ajoute "
            "trois secondes à chaque coup, comme 5+3. Le temps du moteur par coup reste un maximum."
        )
        infobulle(self.horloge, aide)
        self.horloge.editTextChanged.connect(self._suivre)
        ligne.editingFinished.connect(self._preciser)
        self.regles.currentIndexChanged.connect(self._suivre)
        self._suivre()

    def definir(self, texte: str, regle: str) -> None:
        """Show ``texte``, empty for no clock, and the rule of that name, the first one for a name that there is not."""
        with QSignalBlocker(self):
            self.horloge.setEditText(texte or self._sans)
            self.regles.setCurrentIndex(max(self.regles.findData(regle), 0))

    @property
    def texte(self) -> str:
        """The clock as it is written, empty for none."""
        ecrit = self.horloge.currentText().strip()
        return "" if ecrit.casefold() == self._sans else ecrit

    @property
    def regle(self) -> str:
        """The rule chosen, one of ``REGLES``."""
        return str(self.regles.currentData())

    @property
    def defaut(self) -> str:
        """Why what is written is no clock; empty where it is one, or none is wanted."""
        try:
            lire_horloge(self.texte or USUELLES[0])
        except ValueError as erreur:
            return dire(erreur)
        return ""

    def _suivre(self) -> None:
        self.regles.setVisible(bool(self.texte) and not self.defaut)
        infobulle(self.regles, expliquer_regle(Regle(self.regle)))
        self.change.emit()

    def _preciser(self) -> None:
        """Write the clock in full, once it is written: that "5" is five seconds is then seen."""
        if not self.defaut:
            self.horloge.setEditText(str(lire_horloge(self.texte)) if self.texte else self._sans)
