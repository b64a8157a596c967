"""What the window remembers from one day to the next: boxes, settings, language, theme, place on the screen.

``QSettings`` writes its file aside and renames it, so that a power cut leaves the old one or the new one. What a disk
or a hand made of it is another matter: a file that is none of ours any more is kept under another name.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final, Protocol

from PySide6.QtCore import QByteArray, QEvent, QObject, QSettings, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget
from shiboken6 import isValid

from ecosysteme.fautes import Message
from ecosysteme.incidents.lieu import dossier_des_incidents
from ecosysteme.journal.lieu import chemin_du_journal
from ecosysteme.lecture import lire_octets
from ecosysteme.reglages import Reglage, ValeurReglage
from ui.socle.messages import Messages

# A line that ``QSettings`` may have written: a section, a remark, or a name and a value that leaves no quote open.
LIGNE_SAINE: Final = re.compile(r'\s*(\[[^\]]*\]|[;#].*|[^=]+=([^"\\]|\\.|"([^"\\]|\\.)*")*)?\s*')
OBJET: Final = re.compile(r"@(Variant|DateTime)\(")  # what Qt builds at any size that the bytes ask for; none is ours
TAILLE_MAX: Final = 1 << 20  # bytes of the file: what is remembered takes some thousands
TAILLE_ESSAI: Final = 1 << 16  # bytes, more than is remembered, that a disk which is full refuses
DELAI = 1000  # ms
SUIVIS = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
PART_ECRAN = 0.9  # of the screen, for a window that opens for the first time
PETIT_ECRAN = QSize(1400, 900)  # px under which it takes all of it


class Source(Protocol):
    """What holds settings to remember, and says when one of them has another value."""

    @property
    def change(self) -> SignalInstance:
        """The signal; what it carries is not looked at."""

    def valeurs(self) -> Mapping[Reglage, ValeurReglage]:
        """Return the settings as they are now."""


class Memoire(QObject):
    """Reads and writes declared settings; a stored value that is no longer accepted gives the default."""

    change = Signal(object)  # the setting that now has another value
    empechee = Signal(object)  # the ``Message`` that says why nothing is kept; once a session

    def __init__(self, reglages: QSettings | None = None) -> None:
        """Use the user's own store, or ``reglages``."""
        super().__init__()
        prives = reglages is None
        fichier = _fichier_de_l_utilisateur() if reglages is None else Path(reglages.fileName())
        self.ecarte = _ecarter_si_abime(fichier)  # where a broken file was put
        if reglages is None:
            reglages = QSettings(str(fichier), QSettings.Format.IniFormat)
        elif self.ecarte is not None:
            reglages.clear()
        self._reglages = reglages
        # Who remembers elsewhere than the user, as a test does, keeps the games elsewhere too.
        self.journal = chemin_du_journal() if prives else fichier.with_name("journal.sqlite")
        self.serie = self.journal.with_name(f"{self.journal.stem}-serie.json")
        self.incidents = dossier_des_incidents() if prives else fichier.with_name("incidents")
        self._supposees: dict[Reglage, ValeurReglage] = {}
        self._fichier = fichier
        self._empechement_dit = False

    def supposer(self, reglage: Reglage, valeur: ValeurReglage) -> None:
        """Take ``valeur``, which the system prefers, for the default: what the user chose stays above."""
        self._supposees[reglage] = valeur

    def lire(self, reglage: Reglage) -> ValeurReglage:
        """Return the stored value of ``reglage``, else what is supposed, else its default."""
        retenue = self._retenue(reglage)
        return self._supposees.get(reglage, reglage.defaut) if retenue is None else retenue

    def _retenue(self, reglage: Reglage) -> ValeurReglage | None:
        brut = self._reglages.value(f"reglages/{reglage.nom}")
        try:
            return None if brut is None else reglage.lire(str(brut))
        except ValueError:
            return None

    def ecrire(self, reglage: Reglage, valeur: ValeurReglage) -> None:
        """Store the value of ``reglage``, on disk by the next ``ecrire_fenetre``."""
        if self.lire(reglage) != valeur:
            self._reglages.setValue(f"reglages/{reglage.nom}", valeur)
            self.change.emit(reglage)

    def retenir(self, reglage: Reglage, valeur: ValeurReglage) -> None:
        """Store what somebody chose, were it the default: where nothing is stored, the system is asked instead."""
        if self._retenue(reglage) != valeur:
            self._reglages.setValue(f"reglages/{reglage.nom}", valeur)
            self.change.emit(reglage)

    def lire_fenetre(self, fenetre: QMainWindow) -> None:
        """Put ``fenetre`` and its docks back where they were, and back on a screen if they no longer are on any."""
        geometrie, etat = self._reglages.value("fenetre/geometrie"), self._reglages.value("fenetre/etat")
        # First of all: in a window that is to be maximized Qt keeps the docks that do not fit for later, and does not
        # survive it that one is put elsewhere meanwhile, as it is in a narrow window.
        restaure = isinstance(etat, QByteArray) and fenetre.restoreState(etat)
        if not (isinstance(geometrie, QByteArray) and fenetre.restoreGeometry(geometrie)):
            _premiere_taille(fenetre)
        _ramener(fenetre)
        if restaure:
            for dock in fenetre.findChildren(QDockWidget):
                if dock.isFloating():
                    _ramener(dock)

    def lire_dock(self, fenetre: QMainWindow, dock: QDockWidget) -> bool:
        """Put ``dock``, which came after its window was read, where it was if it stood by itself; say if it did."""
        if not (fenetre.restoreDockWidget(dock) and dock.isFloating()):
            return False
        _ramener(dock)
        return True

    def ecrire_fenetre(self, fenetre: QMainWindow) -> None:
        """Store where ``fenetre`` is, and everything else with it; nothing is written when nothing changed."""
        for nom, valeur in (("geometrie", fenetre.saveGeometry()), ("etat", fenetre.saveState())):
            if self._reglages.value(f"fenetre/{nom}") != valeur:
                self._reglages.setValue(f"fenetre/{nom}", valeur)
        self._reglages.sync()
        if self._reglages.status() is QSettings.Status.AccessError and not self._empechement_dit:
            self._empechement_dit = True
            self.empechee.emit(_empechement(self._fichier))


def _fichier_de_l_utilisateur() -> Path:
    """Return where the user's settings lie, before Qt reads them: it waits for a pipe, and takes a device for a file.

    Another program's settings, which are not there, lie beside them.
    """
    autre = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "othellier-absent", "absent")
    return Path(autre.fileName()).parents[1] / "othellier" / "othellier.ini"


def _empechement(fichier: Path) -> Message:
    """Say why ``fichier`` cannot be written: Qt knows only that it cannot, so the system is asked again."""
    raison: Message | OSError = Message("la permission est refusée")
    try:
        fichier.parent.mkdir(parents=True, exist_ok=True)
        if fichier.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with TemporaryFile(dir=fichier.parent) as essai:
            essai.write(bytes(TAILLE_ESSAI))
    except OSError as erreur:
        raison = erreur
    return Message(
        "vos réglages ne peuvent pas être gardés : {raison}. Que faire : vérifier {fichier}, les droits de son dossier"
        " et la place sur son disque, puis rouvrir Othellier",
        raison=raison,
        fichier=fichier,
    )


def _ecarter_si_abime(fichier: Path) -> Path | None:
    """Rename a file of settings that makes no sense any more, and return its new place; ``None`` when it is in order.

    One that cannot even be read, or renamed, is left: the window opens with the defaults.
    """
    try:
        if not _abime(fichier):
            return None
        maintenant = datetime.now()
        return fichier.rename(fichier.with_stem(f"{fichier.stem}-abime-{maintenant:%Y-%m-%d-%H%M%S-%f}"))
    except OSError:
        return None


def _abime(fichier: Path) -> bool:
    try:
        texte = lire_octets(fichier, TAILLE_MAX).decode()
    except ValueError:  # no file, more than we ever wrote, or no text
        return True
    return (
        "\0" in texte
        or bool(OBJET.search(texte))
        or not all(LIGNE_SAINE.fullmatch(ligne) for ligne in texte.split("\n"))
    )


def _premiere_taille(fenetre: QMainWindow) -> None:
    """Take most of the screen, all of it where it is small; a frame of the usual thickness is left its room."""
    libre = fenetre.screen().availableGeometry()
    taille = (libre.size() * PART_ECRAN).expandedTo(fenetre.minimumSize()).boundedTo(libre.size())
    fenetre.resize(taille)
    fenetre.move(libre.center() - fenetre.rect().center())
    if libre.width() < PETIT_ECRAN.width() or libre.height() < PETIT_ECRAN.height():
        fenetre.setWindowState(Qt.WindowState.WindowMaximized)  # last: a size that is given would end it


def _ramener(widget: QWidget) -> None:
    """Move a window that is outside every screen onto one, and make it no larger than the screen."""
    cadre = widget.frameGeometry()
    ecrans = [ecran.availableGeometry() for ecran in QGuiApplication.screens()]
    ecran = next((ecran for ecran in ecrans if ecran.intersects(cadre)), None)
    if ecran is None:
        ecran = QGuiApplication.primaryScreen().availableGeometry()
        widget.move(ecran.topLeft())
    widget.resize(widget.size().boundedTo(ecran.size()))


class Memorisation(QObject):
    """Writes what the window holds soon after it changes, so that even a kill loses at most a second of it."""

    def __init__(self, fenetre: QMainWindow, memoire: Memoire, messages: Messages, *sources: Source) -> None:
        """Write what ``sources`` hold, and the place of ``fenetre``."""
        super().__init__(fenetre)
        self._fenetre = fenetre
        self._memoire = memoire
        self._sources = sources
        self._bientot = QTimer(self, singleShot=True, interval=DELAI)
        self._bientot.timeout.connect(self.maintenant)
        for suivi in (fenetre, *fenetre.findChildren(QDockWidget)):
            suivi.installEventFilter(self)
        for source in sources:
            source.change.connect(lambda *_: self.bientot())
        if memoire.ecarte is not None:
            phrase = self.tr("Réglages illisibles, gardés sous le nom {} : ceux du premier jour sont revenus.")
            messages.avertir(phrase.format(memoire.ecarte.name), ensuite=True)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the window and its docks on the screen."""
        if event.type() in SUIVIS and isValid(self._fenetre) and self._fenetre.isVisible():  # docks outlive it a little
            self.bientot()
        return False

    def bientot(self) -> None:
        """Write within a second; calls that come meanwhile are covered by the same writing."""
        if not self._bientot.isActive():
            self._bientot.start()

    def maintenant(self) -> None:
        """Write now."""
        self._bientot.stop()
        for source in self._sources:
            for reglage, valeur in source.valeurs().items():
                self._memoire.ecrire(reglage, valeur)
        self._memoire.ecrire_fenetre(self._fenetre)
