"""Setting a clock that the list does not offer: minutes, seconds and what a move adds, a side or both alike."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QSpinBox, QVBoxLayout, QWidget

from ecosysteme.pendules import Horloge, Pendules, Regle
from ui.pendules.mots import expliquer_regle, lire_reglage, nommer_regle
from ui.socle.formulaire import Formulaire, cote_a_cote
from ui.socle.langue import deux_points
from ui.socle.textes import Etiquette

ORDINAIRE = Horloge(600.0)  # what is proposed where there was no clock
MINUTES = 600  # the most that can be asked for


class _Champs(QWidget):
    """The three numbers of one clock."""

    def __init__(self, camp: str, nom: str, horloge: Horloge) -> None:
        super().__init__()
        minutes, secondes = divmod(round(horloge.initial), 60)
        self.minutes = self._champ(f"minutes_{nom}", MINUTES, minutes, self.tr(" min"), self.tr("minutes"), camp)
        self.secondes = self._champ(f"secondes_{nom}", 59, secondes, self.tr(" s"), self.tr("secondes"), camp)
        par_coup = self.tr("secondes ajoutées par coup")
        self.increment = self._champ(
            f"increment_{nom}", 180, round(horloge.increment), self.tr(" s par coup"), par_coup, camp
        )
        self.increment.setPrefix("+ ")
        self.champs = (self.minutes, self.secondes, self.increment)

    @staticmethod
    def _champ(nom: str, maximum: int, valeur: int, suffixe: str, quoi: str, camp: str) -> QSpinBox:
        champ = QSpinBox()
        champ.setObjectName(nom)
        champ.setRange(0, maximum)
        champ.setSuffix(suffixe)
        champ.setValue(min(valeur, maximum))
        champ.setAccessibleName(deux_points(camp, quoi))
        return champ

    @property
    def horloge(self) -> Horloge | None:
        """The clock, ``None`` when it has no time at all."""
        initial, increment = 60.0 * self.minutes.value() + self.secondes.value(), float(self.increment.value())
        return Horloge(initial, increment) if initial else None


class DialoguePendule(QDialog):
    """Asks for both clocks and the rule; ``choisie`` gives the setting and the rule. Show it with ``open``."""

    choisie = Signal(str, str)

    def __init__(self, parent: QWidget, camps: tuple[str, str], reglage: str, regle: Regle) -> None:
        super().__init__(parent)
        self.setObjectName("dialogue_pendule")
        self.setWindowTitle(self.tr("Pendule de la prochaine partie"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        noire, blanche = lire_reglage(reglage) or (ORDINAIRE, ORDINAIRE)
        self._noire, self._blanche = _Champs(camps[0], "noir", noire), _Champs(camps[1], "blanc", blanche)
        self._pareilles = QCheckBox(self.tr("La &même pour les deux camps"))
        self._pareilles.setObjectName("pareilles")
        self._pareilles.setChecked(noire == blanche)
        self._pareilles.toggled.connect(lambda _: self._suivre())
        self._regle = QComboBox()
        self._regle.setObjectName("regle_dialogue")
        for une in Regle:
            self._regle.addItem(nommer_regle(une), une.value)
        self._regle.setCurrentIndex(self._regle.findData(regle.value))
        self._regle.currentIndexChanged.connect(lambda _: self._suivre())
        self._explication = Etiquette(pliee=True)
        self._explication.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        self._explication.setAlignment(Qt.AlignmentFlag.AlignTop)
        formulaire, colonne = Formulaire(), QVBoxLayout(self)
        for camp, champs in zip(camps, (self._noire, self._blanche), strict=True):
            formulaire.ligne(camp, cote_a_cote(*champs.champs), champs.minutes)
            for champ in champs.champs:
                champ.valueChanged.connect(lambda _: self._suivre())
        formulaire.addRow("", self._pareilles)
        formulaire.ligne(self.tr("&Règle"), self._regle)
        colonne.addLayout(formulaire)
        colonne.addWidget(self._explication)
        standards = QDialogButtonBox.StandardButton  # after the fields: the keyboard goes through them in that order
        self._boutons = QDialogButtonBox(standards.Ok | standards.Cancel, self)
        self._boutons.accepted.connect(self._accepter)
        self._boutons.rejected.connect(self.reject)
        colonne.addWidget(self._boutons)
        self._suivre()

    def _suivre(self) -> None:
        """Offer what can be set, and explain the rule."""
        pareilles = self._pareilles.isChecked()
        for champ in self._blanche.champs:
            champ.setEnabled(not pareilles)
        self._explication.setText(expliquer_regle(Regle(self._regle.currentData())))
        possible = self._noire.horloge is not None and (pareilles or self._blanche.horloge is not None)
        self._boutons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(possible)

    def _accepter(self) -> None:
        noire = self._noire.horloge
        blanche = noire if self._pareilles.isChecked() else self._blanche.horloge
        assert noire is not None, "OK attend deux horloges"
        assert blanche is not None, "OK attend deux horloges"
        reglage = str(Pendules((noire, blanche)))
        regle = str(self._regle.currentData())
        self.accept()
        self.choisie.emit(reglage, regle)
