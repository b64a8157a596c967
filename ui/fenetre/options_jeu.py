"""The options of the games, in the match card: each is shown for the game that has it, and remembered."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ecosysteme.jeu import Jeu
from ecosysteme.jeux import JEUX, creer_jeu
from ecosysteme.jeux.nim import lire_tas
from ecosysteme.plateau import TAILLES
from ecosysteme.reglages import COINS, MAXIMUM_NIM, MISERE, TAILLE, TAS, TAS_MAX, TAS_NOMBRE, Reglage, ValeurReglage
from ui.socle.chargeur import borner, exiger_attention
from ui.socle.memoire import Memoire
from ui.socle.textes import infobulle
from ui.widgets.fenetre import FenetreDessinee

TAS_PROPOSES = ("3-4-5", "1-3-5-7", "2-3-4-5-6", "21")


class OptionsJeu(QObject):
    """The boxes of the options, each called as its setting; two games with the same option would share its box."""

    change = Signal()  # an option of the game on show
    refus = Signal(str)  # why what was typed is none

    def __init__(self, fenetre: FenetreDessinee, memoire: Memoire) -> None:
        """Take the boxes from the loaded window, filled as ``memoire`` says."""
        super().__init__(fenetre)
        widgets = fenetre.widgets
        self.taille, self.coins, self.tas = widgets.taille, widgets.coins, widgets.tas
        self.maximum, self.misere = widgets.maximum, widgets.misere
        ligne = self.tas.lineEdit()
        assert ligne is not None, "la boîte des tas s'écrit"
        self._ligne = ligne
        self._etiquettes = {
            TAILLE: widgets.etiquette_taille,
            COINS: widgets.etiquette_coins,
            TAS: widgets.etiquette_tas,
            MAXIMUM_NIM: widgets.etiquette_maximum,
        }
        self._boites: dict[Reglage, QWidget] = {
            TAILLE: self.taille,
            COINS: self.coins,
            TAS: self.tas,
            MAXIMUM_NIM: self.maximum,
            MISERE: self.misere,
        }
        for taille in TAILLES:
            self.taille.addItem(f"{taille} × {taille}", taille)
        for coins in range(int(COINS.maximum or 0) + 1):
            self.coins.addItem(str(coins), coins)
        self.tas.addItems(TAS_PROPOSES)
        self.tas.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.tas.setCompleter(None)  # type: ignore[arg-type]  # it would write 3-4-5 for who types 3
        borner(self.maximum, MAXIMUM_NIM)
        for boite in (self.taille, self.coins, self.tas, self.maximum):
            exiger_attention(boite)
        self._restaurer(memoire)
        self._brancher()

    def _restaurer(self, memoire: Memoire) -> None:
        rang = self.taille.findData(memoire.lire(TAILLE))
        self.taille.setCurrentIndex(rang if rang >= 0 else self.taille.findData(TAILLE.defaut))
        self.coins.setCurrentIndex(max(self.coins.findData(memoire.lire(COINS)), 0))
        texte = str(memoire.lire(TAS))
        self._tas = texte if self._lire_tas(texte) else str(TAS.defaut)  # of the game, whatever is being typed
        self.tas.setEditText(self._tas)
        self.maximum.setValue(int(memoire.lire(MAXIMUM_NIM)))
        self.misere.setChecked(bool(memoire.lire(MISERE)))

    def _brancher(self) -> None:
        changees = (self.taille.currentIndexChanged, self.coins.currentIndexChanged, self.maximum.valueChanged)
        for signal in (*changees, self.misere.toggled):
            signal.connect(lambda *_: self.change.emit())
        self.tas.activated.connect(lambda _: self._prendre_tas())
        self._ligne.editingFinished.connect(self._prendre_tas)
        self._ligne.textEdited.connect(lambda _: self._marquer(""))

    @staticmethod
    def _lire_tas(texte: str) -> str:
        """Return the heaps that ``texte`` lists, as the game writes them; empty when it lists none."""
        try:
            return "-".join(map(str, lire_tas(texte)))
        except ValueError:
            return ""

    def _prendre_tas(self) -> None:
        """Take what was typed; a text that cannot be read stays in the box, marked, and the reason is said."""
        texte = self.tas.currentText()
        lu = self._lire_tas(texte)
        if not lu:
            phrase = self.tr("Tas « {} » : attendu 1 à {} nombres de 1 à {} séparés par des tirets, comme {}")
            raison = phrase.format(texte, TAS_NOMBRE, TAS_MAX, TAS.defaut)
            self._marquer(raison)
            self.refus.emit(raison)
            return
        change, self._tas = lu != self._tas, lu
        self.retablir()
        if change:
            self.change.emit()

    def retablir(self) -> None:
        """Write the heaps of the game on show again, over whatever was typed and refused."""
        with QSignalBlocker(self.tas):
            self.tas.setEditText(self._tas)
        self._marquer("")

    def _marquer(self, raison: str) -> None:
        """Mark the box as faulty, with ``raison`` as its tool tip; an empty reason takes the mark away."""
        aide = QCoreApplication.translate(
            "ApplicationIHM", "Le nombre d'objets de chaque tas, entre des tirets : 3-4-5."
        )
        infobulle(self.tas, raison or aide)
        if self.tas.property("faute") != bool(raison):
            self.tas.setProperty("faute", bool(raison))
            self.tas.style().polish(self.tas)  # the style sheet reads properties only then

    def montrer(self, nom_jeu: str) -> None:
        """Show the options of the game called ``nom_jeu``, and those only."""
        for reglage, boite in self._boites.items():
            boite.setVisible(reglage in JEUX[nom_jeu].options)
        for reglage, etiquette in self._etiquettes.items():
            etiquette.setVisible(reglage in JEUX[nom_jeu].options)

    def valeurs(self) -> dict[Reglage, ValeurReglage]:
        """What is worth remembering: the options of every game."""
        return {
            TAILLE: int(self.taille.currentData()),
            COINS: int(self.coins.currentData()),
            TAS: self._tas,
            MAXIMUM_NIM: self.maximum.value(),
            MISERE: self.misere.isChecked(),
        }

    def adopter(self, jeu: Jeu) -> None:
        """Fill the boxes with the options of ``jeu``; nobody is told: whoever calls has the game to show."""
        valeurs: dict[str, Any] = {reglage.nom: getattr(jeu, reglage.nom) for reglage in jeu.options}
        boites = [QSignalBlocker(boite) for boite in self._boites.values()]
        if (taille := valeurs.get(TAILLE.nom)) is not None:
            self.taille.setCurrentIndex(self.taille.findData(taille))
        self.coins.setCurrentIndex(self.coins.findData(valeurs.get(COINS.nom, self.coins.currentData())))
        if (tas := valeurs.get(TAS.nom)) is not None:
            self._tas = "-".join(map(str, tas))
            self.retablir()
        self.maximum.setValue(valeurs.get(MAXIMUM_NIM.nom, self.maximum.value()))
        self.misere.setChecked(valeurs.get(MISERE.nom, self.misere.isChecked()))
        for boite in boites:
            boite.unblock()

    def creer(self, nom_jeu: str) -> Jeu:
        """Make the game called ``nom_jeu`` with its options."""
        valeurs = self.valeurs()
        return creer_jeu(nom_jeu, **{reglage.nom: valeurs[reglage] for reglage in JEUX[nom_jeu].options})
