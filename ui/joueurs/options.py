"""The options of a player or of a game as boxes, whatever settings it declares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from ecosysteme.plateau import TAILLES
from ecosysteme.reglages import (
    COINS,
    EGALITES,
    ENVOI,
    NIVEAU,
    NOM_MOTEUR,
    PATIENCE,
    PROFONDEUR,
    TAILLE,
    TAS,
    TEMPS,
    Reglage,
    ValeurReglage,
)
from ui.socle.chargeur import borner, exiger_attention
from ui.socle.formulaire import Formulaire
from ui.socle.langue import translate
from ui.socle.textes import infobulle
from ui.widgets.niveau import BoiteNiveau

ABSENT: Final = 0  # what a box holds that says nothing; below the bounds of every setting that may be left unsaid


class Options(QWidget):
    """A form of settings. Those of ``facultatives`` may be left unsaid, and their box then shows the text given."""

    change = Signal()

    def __init__(self, precedent: QWidget) -> None:
        """Have no option yet; the Tab key comes from ``precedent``."""
        super().__init__()
        self._precedent = precedent
        self.formulaire = Formulaire(self)
        self.formulaire.setContentsMargins(0, 0, 0, 0)
        self._boites: dict[Reglage, QWidget] = {}
        self._facultatives: Mapping[str, str] = {}

    def presenter(
        self,
        reglages: Iterable[Reglage],
        valeurs: Mapping[str, ValeurReglage],
        facultatives: Mapping[str, str] | None = None,
    ) -> None:
        """Show the boxes of ``reglages`` with ``valeurs``, by name; the defaults where they say nothing."""
        self.formulaire.vider()
        self._boites, self._facultatives = {}, facultatives or {}
        avant = self._precedent
        for reglage in reglages:
            boite = self._boite(reglage, valeurs)
            boite.setObjectName(f"option_{reglage.nom}")
            infobulle(boite, boite.toolTip() or self._aide(reglage))
            self._boites[reglage] = boite
            if isinstance(boite, QCheckBox):
                boite.setText(mot(reglage))
                self.formulaire.addRow(boite)
            else:
                exiger_attention(boite)
                boite.setAccessibleName(mot(reglage))
                self.formulaire.ligne(mot(reglage), boite)
            if boite.window() is avant.window():
                self.setTabOrder(avant, boite)
                avant = boite

    @staticmethod
    def _aide(reglage: Reglage) -> str:
        if reglage.minimum is None or reglage.maximum is None:
            return ""
        return translate("Tournoi", "De {} à {}").format(f"{reglage.minimum:g}", f"{reglage.maximum:g}")

    def _boite(self, reglage: Reglage, valeurs: Mapping[str, ValeurReglage]) -> QWidget:
        valeur = valeurs.get(reglage.nom, ABSENT if reglage.nom in self._facultatives else reglage.defaut)
        if isinstance(reglage.defaut, bool):
            case = QCheckBox()
            case.setChecked(bool(valeur))
            case.toggled.connect(self.change)
            return case
        if reglage.choix or reglage is TAILLE:
            return self._liste(reglage, valeur)
        if isinstance(reglage.defaut, str):
            ligne = QLineEdit(str(valeur or ""))
            ligne.textChanged.connect(self.change)
            return ligne
        return self._nombre(reglage, valeur)

    def _liste(self, reglage: Reglage, valeur: ValeurReglage) -> QWidget:
        liste = QComboBox()
        if reglage is TAILLE:
            for taille in TAILLES:
                liste.addItem(f"{taille} × {taille}", taille)
        else:
            for choix in reglage.choix:
                liste.addItem(_mot_du_choix(choix), choix)
        liste.setCurrentIndex(max(liste.findData(valeur), 0))
        liste.currentIndexChanged.connect(self.change)
        return liste

    def _nombre(self, reglage: Reglage, valeur: ValeurReglage) -> QWidget:
        boite: QSpinBox | QDoubleSpinBox
        if isinstance(reglage.defaut, float):
            boite = QDoubleSpinBox(decimals=2, suffix=" s", singleStep=0.5)
            boite.setLocale(QLocale())
        else:
            boite = BoiteNiveau() if reglage.nom == NIVEAU.nom else QSpinBox()
        borner(boite, reglage)
        if reglage.nom in self._facultatives:
            boite.setMinimum(ABSENT)
            boite.setSpecialValueText(self._facultatives[reglage.nom])
        boite.setValue(valeur)  # type: ignore[arg-type]  # a setting's values are of its box's type
        boite.setAlignment(Qt.AlignmentFlag.AlignLeft)
        boite.valueChanged.connect(self.change)
        return boite

    def valeurs(self) -> dict[str, ValeurReglage]:
        """Return what the boxes hold, by the names of the settings; those left unsaid are not there."""
        return {
            reglage.nom: valeur
            for reglage, boite in self._boites.items()
            if (valeur := _lire(boite)) != ABSENT or reglage.nom not in self._facultatives
        }

    def texte(self) -> str:
        """Return the same as a specification writes it, without the defaults but those of a strength."""
        dites = []
        for nom, valeur in self.valeurs().items():
            reglage = next(reglage for reglage in self._boites if reglage.nom == nom)
            if valeur != reglage.defaut or nom in self._facultatives or nom in (PROFONDEUR.nom, NIVEAU.nom):
                dites.append(f"{nom}={reglage.ecrire(valeur)}")
        return ",".join(dites)


def _lire(boite: QWidget) -> ValeurReglage:
    if isinstance(boite, QCheckBox):
        return boite.isChecked()
    if isinstance(boite, QComboBox):
        valeur: ValeurReglage = boite.currentData()
        return valeur
    if isinstance(boite, QLineEdit):
        return boite.text().strip()
    assert isinstance(boite, QSpinBox | QDoubleSpinBox)
    nombre = boite.value()
    return round(nombre, 2) if isinstance(nombre, float) else nombre


def mot(reglage: Reglage) -> str:
    """Name a setting in the language of the window."""
    mots = {
        NOM_MOTEUR.nom: translate("Tournoi", "Nom"),
        PROFONDEUR.nom: translate("Tournoi", "Profondeur"),
        NIVEAU.nom: translate("Tournoi", "Niveau"),
        TEMPS.nom: translate("Tournoi", "Temps par coup"),
        EGALITES.nom: translate("Tournoi", "Égalités"),
        PATIENCE.nom: translate("Tournoi", "Patience"),
        ENVOI.nom: translate("Tournoi", "Lignes envoyées"),
        TAILLE.nom: translate("Tournoi", "Plateau"),
        COINS.nom: translate("Tournoi", "Coins donnés"),
        TAS.nom: translate("Tournoi", "Tas"),
        "maximum": translate("Tournoi", "Objets à la fois"),
        "misere": translate("Tournoi", "Qui prend le dernier perd"),
    }
    return mots.get(reglage.nom, reglage.nom)


def _mot_du_choix(choix: str) -> str:
    """Name what a setting may be, in the language of the window; a name of its own stays as it is."""
    mots = {"hasard": translate("Tournoi", "au hasard"), "premier": translate("Tournoi", "le premier")}
    return mots.get(choix, choix)
