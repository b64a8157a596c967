"""The panel of the first steps: which step, what it asks, how the last move was judged, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ecosysteme.premiers_pas.etape import PremierPas
from ui.disposition.panneau_calque import PanneauDeCalque, ajouter_carte
from ui.jeux.registre import titre_de
from ui.socle.raisons import dire
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import marquer

# The size of the letters beside the other words: the one who learns may be ten years old.
TAILLES: Final = {"entete": 1.4, "titre": 1.7, "savoir": 1.3, "consigne": 1.3, "jugement": 1.3}
GRAS: Final = ("entete", "titre", "consigne")
BOUTONS: Final = ("montrer", "precedente", "suivante", "jouer")


class PanneauPas(PanneauDeCalque):
    """Shows one step of one game."""

    def __init__(self, parent: QWidget) -> None:
        noms = ("entete", "compte", "titre", "savoir", "consigne", "jugement")
        super().__init__(parent, "panneau_pas", "pas", noms, (*BOUTONS, "quitter"))
        self._jeu, self._rang, self._faites = "", 0, 0
        self._etapes: Sequence[PremierPas] = ()
        self._liste: list[Etiquette] = []
        self._disposer()
        self._traduire()

    def _disposer(self) -> None:
        tout = self._entamer()
        _, etape = ajouter_carte(tout)
        for nom in ("compte", "titre", "savoir", "consigne", "jugement"):
            etape.addWidget(self.textes[nom])
        ligne = QHBoxLayout()
        for nom in ("precedente", "suivante"):
            ligne.addWidget(self.boutons[nom], 1)
        etape.addWidget(self.boutons["montrer"])
        etape.addLayout(ligne)
        etape.addWidget(self.boutons["jouer"])
        _, self._colonne = ajouter_carte(tout, espace=4)
        tout.addStretch(1)
        self.textes["compte"].setProperty("role", "discret")

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
        self.boutons["jouer"].setVisible(suivante and self._derniere)

    @property
    def _derniere(self) -> bool:
        return self._rang == len(self._etapes) - 1

    @property
    def phrase(self) -> str:
        """What a screen reader says of the step."""
        return " ".join((f"{self.textes['compte'].text()}.", f"{self.textes['titre'].text()}.", *self._demande()))

    def _demande(self) -> tuple[str, str]:
        return self.textes["savoir"].text(), self.textes["consigne"].text()

    def _recomposer(self) -> None:
        self._agrandir(TAILLES, GRAS)

    def _traduire(self) -> None:
        suivante = self.tr("Terminer") if self._derniere else self.tr("Étape suivante")
        self.boutons["montrer"].setText(self.tr("Montrer"))
        infobulle(self.boutons["montrer"], self.tr("Montrer un coup qui convient"))
        self.boutons["precedente"].setText(self.tr("Étape précédente"))
        self.boutons["suivante"].setText(suivante)
        self.boutons["jouer"].setText(self.tr("Jouer une partie"))
        infobulle(self.boutons["jouer"], self.tr("Contre le niveau le plus facile ; vous commencez"))
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
