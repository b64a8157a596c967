"""The panel of the first steps: which step, what it asks, how the last move was judged, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ecosysteme.premiers_pas.etape import PremierPas
from ui.jeux.registre import titre_de
from ui.socle.raisons import dire
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import marquer

# The size of the letters beside the other words: the one who learns may be ten years old.
TAILLES: Final = {"entete": 1.4, "titre": 1.7, "savoir": 1.3, "consigne": 1.3, "jugement": 1.3}
GRAS: Final = ("entete", "titre", "consigne")
BOUTONS: Final = ("montrer", "precedente", "suivante")


class PanneauPas(Retraduit, QScrollArea):
    """Shows one step of one game. ``geste`` names the button that was pressed."""

    geste = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panneau_pas")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self._jeu, self._rang, self._faites = "", 0, 0
        self._etapes: Sequence[PremierPas] = ()
        noms = ("entete", "compte", "titre", "savoir", "consigne", "jugement")
        self.textes = {nom: Etiquette() for nom in noms}
        for nom, texte in self.textes.items():
            texte.setObjectName(f"pas_{nom}")
            texte.setWordWrap(True)
        self.boutons = {nom: QPushButton() for nom in (*BOUTONS, "quitter")}
        for nom, bouton in self.boutons.items():
            bouton.setObjectName(f"pas_{nom}")
            bouton.clicked.connect(lambda _=False, nom=nom: self.geste.emit(nom))
        self._liste: list[Etiquette] = []
        self._disposer()
        self._traduire()

    def _disposer(self) -> None:
        contenu = QWidget()
        tout = QVBoxLayout(contenu)
        tout.setContentsMargins(16, 8, 16, 8)
        tout.setSpacing(8)
        haut = QHBoxLayout()
        haut.addWidget(self.textes["entete"], 1)
        haut.addWidget(self.boutons["quitter"])
        tout.addLayout(haut)
        etape = _carte(tout)
        etape.setSpacing(10)
        for nom in ("compte", "titre", "savoir", "consigne", "jugement"):
            etape.addWidget(self.textes[nom])
        ligne = QHBoxLayout()
        for nom in ("precedente", "suivante"):
            ligne.addWidget(self.boutons[nom], 1)
        etape.addWidget(self.boutons["montrer"])
        etape.addLayout(ligne)
        self._colonne = _carte(tout)
        self._colonne.setSpacing(4)
        tout.addStretch(1)
        self.textes["compte"].setProperty("role", "discret")
        self.setWidget(contenu)

    def presenter(self, jeu: str, etapes: Sequence[PremierPas], rang: int, faites: int) -> None:
        """Show the step ``rang`` of ``etapes``, of which the first ``faites`` are done."""
        self._jeu, self._etapes, self._rang, self._faites = jeu, etapes, rang, faites
        while len(self._liste) < len(etapes):
            ligne = Etiquette()
            self._colonne.addWidget(ligne)
            self._liste.append(ligne)
        self.juger("")
        self._traduire()

    def juger(self, phrase: str) -> None:
        """Say how the last move was judged."""
        self.textes["jugement"].setText(phrase)

    def permettre(self, *, montrer: bool, suivante: bool) -> None:
        """Wake the buttons that lead somewhere."""
        self.boutons["montrer"].setEnabled(montrer)
        self.boutons["precedente"].setEnabled(self._rang > 0)
        self.boutons["suivante"].setEnabled(suivante)

    @property
    def phrase(self) -> str:
        """What a screen reader says of the step."""
        return " ".join((f"{self.textes['compte'].text()}.", f"{self.textes['titre'].text()}.", *self._demande()))

    def _demande(self) -> tuple[str, str]:
        return self.textes["savoir"].text(), self.textes["consigne"].text()

    def _recomposer(self) -> None:
        for nom, part in TAILLES.items():
            police = QFont(self.font())
            police.setPointSizeF(police.pointSizeF() * part)
            police.setBold(nom in GRAS)
            self.textes[nom].setFont(police)

    def _traduire(self) -> None:
        derniere = self._rang == len(self._etapes) - 1
        suivante = self.tr("Terminer") if derniere else self.tr("Étape suivante")
        self.boutons["montrer"].setText(self.tr("Montrer"))
        infobulle(self.boutons["montrer"], self.tr("Montrer un coup qui convient"))
        self.boutons["precedente"].setText(self.tr("Étape précédente"))
        self.boutons["suivante"].setText(suivante)
        self.boutons["quitter"].setText(self.tr("Quitter"))
        infobulle(self.boutons["quitter"], self.tr("Revenir à la partie (Échap)"))
        self._recomposer()
        if not self._etapes:
            return
        etape = self._etapes[self._rang]
        self.textes["entete"].setText(self.tr("Premiers pas : {}").format(titre_de(self._jeu)))
        compte = self.tr("Étape {} sur {}").format(self._rang + 1, len(self._etapes))
        self.textes["compte"].setText(compte)
        for nom, message in (("titre", etape.titre), ("savoir", etape.savoir), ("consigne", etape.consigne)):
            self.textes[nom].setText(dire(message))
        for rang, (ligne, une) in enumerate(zip(self._liste, self._etapes, strict=True)):
            signe = "✓" if rang < self._faites else f"{rang + 1}"
            ligne.setText(f"{signe}   {dire(une.titre)}")
            marquer(ligne, "role", "titre" if rang == self._rang else "")


def _carte(colonne: QVBoxLayout) -> QVBoxLayout:
    """Add a card to ``colonne``, and return what stands in it."""
    carte = QFrame()
    carte.setProperty("role", "carte")
    dedans = QVBoxLayout(carte)
    dedans.setContentsMargins(16, 12, 16, 12)
    colonne.addWidget(carte)
    return dedans
