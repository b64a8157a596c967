"""The match card: which game, how many games, at what pace, and how far the series is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QMainWindow, QProgressBar, QSlider, QSpinBox

from ecosysteme.plateau import TAILLES
from ecosysteme.reglages import ALTERNER, CADENCE, JEU, NOMBRE_PARTIES, TAILLE, Reglage, Valeur
from ecosysteme.tournoi.serie import Serie
from ui.chargeur import borner, exiger_attention, trouver
from ui.memoire import Memoire

NOMS_DES_JEUX = {"othello": "Othello"}


class PanneauMatch(QObject):
    """Reads and fills the widgets of the match card."""

    jeu_change = Signal()
    change = Signal()

    def __init__(self, fenetre: QMainWindow, memoire: Memoire) -> None:
        """Take the widgets from the loaded window, bounded as the settings are, filled as ``memoire`` says."""
        super().__init__(fenetre)
        self.jeu = trouver(fenetre, QComboBox, "jeu")
        self.taille = trouver(fenetre, QComboBox, "taille")
        self.nombre = trouver(fenetre, QSpinBox, "nombre_parties")
        self.alterner = trouver(fenetre, QCheckBox, "alterner_couleurs")
        self.cadence = trouver(fenetre, QSlider, "cadence")
        self.progression = trouver(fenetre, QProgressBar, "progression")
        self._valeur_cadence = trouver(fenetre, QLabel, "valeur_cadence")
        for nom, texte in NOMS_DES_JEUX.items():
            self.jeu.addItem(texte, nom)
        for taille in TAILLES:
            self.taille.addItem(f"{taille} × {taille}", taille)
        borner(self.nombre, NOMBRE_PARTIES)
        borner(self.cadence, CADENCE)
        self.cadence.setSingleStep(50)
        self.cadence.setPageStep(200)
        self.cadence.valueChanged.connect(lambda ms: self._valeur_cadence.setText(f"{ms} ms"))
        self._valeur_cadence.setText(f"{self.cadence.value()} ms")
        for boite in (self.jeu, self.taille, self.nombre, self.cadence):
            exiger_attention(boite)
        self._restaurer(memoire)
        for signal in (self.nombre.valueChanged, self.alterner.toggled, self.cadence.valueChanged):
            signal.connect(lambda *_: self.change.emit())
        self.jeu.currentIndexChanged.connect(self.jeu_change)
        self.taille.currentIndexChanged.connect(self.jeu_change)

    def _restaurer(self, memoire: Memoire) -> None:
        for boite, reglage in ((self.jeu, JEU), (self.taille, TAILLE)):
            rang = boite.findData(memoire.lire(reglage))
            boite.setCurrentIndex(rang if rang >= 0 else boite.findData(reglage.defaut))
        self.nombre.setValue(int(memoire.lire(NOMBRE_PARTIES)))
        self.alterner.setChecked(bool(memoire.lire(ALTERNER)))
        self.cadence.setValue(int(memoire.lire(CADENCE)))

    @property
    def nom_jeu(self) -> str:
        """The chosen game, under the name of ``ecosysteme.jeux``."""
        return str(self.jeu.currentData())

    @property
    def taille_plateau(self) -> int:
        """Squares a side of the chosen board."""
        return int(self.taille.currentData())

    @property
    def options_jeu(self) -> dict[str, int]:
        """The options of the chosen game."""
        return {"taille": self.taille_plateau}

    def valeurs(self) -> dict[Reglage, Valeur]:
        """What is worth remembering."""
        return {
            JEU: self.nom_jeu,
            TAILLE: self.taille_plateau,
            NOMBRE_PARTIES: self.nombre.value(),
            ALTERNER: self.alterner.isChecked(),
            CADENCE: self.cadence.value(),
        }

    def montrer(self, serie: Serie | None, analyse: tuple[int, int] | None = None) -> None:
        """Show how far ``analyse`` is (moves judged, moves to judge), else ``serie``; an empty bar for neither."""
        faites, total = analyse or ((serie.faites, serie.nombre) if serie else (0, 1))
        self.progression.setRange(0, total)
        self.progression.setValue(faites)
