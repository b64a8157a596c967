"""What the window remembers from one day to the next: boxes, settings, language, theme, place on the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QByteArray, QEvent, QObject, QSettings, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from ecosysteme.reglages import Reglage, Valeur

DELAI = 1000  # ms

Source = Callable[[], Mapping[Reglage, Valeur]]


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
        """Store the value of ``reglage``, on disk by the next ``ecrire_fenetre``."""
        if self.lire(reglage) != valeur:
            self._reglages.setValue(f"reglages/{reglage.nom}", valeur)

    def lire_fenetre(self, fenetre: QMainWindow) -> None:
        """Put ``fenetre`` back where it was, and back on a screen if it no longer is on any."""
        geometrie = self._reglages.value("fenetre/geometrie")
        if isinstance(geometrie, QByteArray):
            fenetre.restoreGeometry(geometrie)
        cadre = fenetre.frameGeometry()
        ecrans = [ecran.availableGeometry() for ecran in QGuiApplication.screens()]
        ecran = next((ecran for ecran in ecrans if ecran.intersects(cadre)), None)
        if ecran is None:
            ecran = QGuiApplication.primaryScreen().availableGeometry()
            fenetre.move(ecran.topLeft())
        fenetre.resize(fenetre.size().boundedTo(ecran.size()))

    def ecrire_fenetre(self, fenetre: QMainWindow) -> None:
        """Store where ``fenetre`` is, and everything else with it; nothing is written when nothing changed."""
        geometrie = fenetre.saveGeometry()
        if self._reglages.value("fenetre/geometrie") != geometrie:
            self._reglages.setValue("fenetre/geometrie", geometrie)
        self._reglages.sync()


class Memorisation(QObject):
    """Writes what the window holds soon after it changes, so that even a kill loses at most a second of it."""

    def __init__(self, fenetre: QMainWindow, memoire: Memoire, *sources: Source) -> None:
        """Write what ``sources`` give when asked, and the place of ``fenetre``."""
        super().__init__(fenetre)
        self._fenetre = fenetre
        self._memoire = memoire
        self._sources = sources
        self._bientot = QTimer(self, singleShot=True, interval=DELAI)
        self._bientot.timeout.connect(self.maintenant)
        fenetre.installEventFilter(self)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the window on the screen."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self._fenetre.isVisible():
            self.bientot()
        return False

    def bientot(self) -> None:
        """Write within a second; called again meanwhile, once is enough."""
        if not self._bientot.isActive():
            self._bientot.start()

    def maintenant(self) -> None:
        """Write now."""
        self._bientot.stop()
        for source in self._sources:
            for reglage, valeur in source().items():
                self._memoire.ecrire(reglage, valeur)
        self._memoire.ecrire_fenetre(self._fenetre)
