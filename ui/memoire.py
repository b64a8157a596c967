"""What the window remembers from one day to the next: boxes, settings, language, theme, place on the screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from ecosysteme.reglages import Reglage, Valeur


class Memoire:
    """Reads and writes declared settings; a stored value that is no longer accepted gives the default."""

    def __init__(self, reglages: QSettings | None = None) -> None:
        """Use the user's own store, or ``reglages``."""
        if reglages is None:
            format_ini, utilisateur = QSettings.Format.IniFormat, QSettings.Scope.UserScope
            reglages = QSettings(format_ini, utilisateur, "othellier", "othellier")
        self._reglages = reglages

    def lire(self, reglage: Reglage) -> Valeur:
        """Return the stored value of ``reglage``, or its default."""
        brut = self._reglages.value(f"reglages/{reglage.nom}")
        if brut is None:
            return reglage.defaut
        try:
            return reglage.lire(str(brut))
        except ValueError:
            return reglage.defaut

    def ecrire(self, reglage: Reglage, valeur: Valeur) -> None:
        """Store the value of ``reglage``."""
        self._reglages.setValue(f"reglages/{reglage.nom}", valeur)

    def lire_fenetre(self, fenetre: QMainWindow) -> None:
        """Put ``fenetre`` back where it was, and back on a screen if it no longer is on any."""
        geometrie = self._reglages.value("fenetre/geometrie")
        if isinstance(geometrie, QByteArray):
            fenetre.restoreGeometry(geometrie)
        cadre = fenetre.frameGeometry()
        if not any(ecran.availableGeometry().intersects(cadre) for ecran in QGuiApplication.screens()):
            fenetre.move(QGuiApplication.primaryScreen().availableGeometry().topLeft())

    def ecrire_fenetre(self, fenetre: QMainWindow) -> None:
        """Store where ``fenetre`` is, and everything else with it."""
        self._reglages.setValue("fenetre/geometrie", fenetre.saveGeometry())
        self._reglages.sync()
