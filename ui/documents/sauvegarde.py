"""Writes the game on the board into a file, atomically and off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, QStandardPaths, Signal

from ecosysteme.ecriture import ecrire
from ecosysteme.fautes import Faute
from ecosysteme.formats.ecrivains import ecrivain_de
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.reglages import Reglage
from ui.socle.memoire import Memoire
from ui.socle.taches import Taches

DOSSIER: Final = Reglage("dossier_parties", "", "Dossier où la dernière partie a été ouverte ou enregistrée.")


def dossier_propose(memoire: Memoire) -> Path:
    """Return the last folder that was used, while it is there, else the user's documents; it is not made here."""
    dernier = str(memoire.lire(DOSSIER))
    if dernier and Path(dernier).is_dir():
        return Path(dernier)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents) if documents else Path.home()


def ecrire_fichier(chemin: Path, enregistrement: Enregistrement) -> Path:
    """Write a game as the suffix of ``chemin`` says; ``ValueError`` for another one, or when it cannot be written.

    Its folder is made if need be. What was there stays until all is written.
    """
    contenu = ecrivain_de(chemin).ecrire([enregistrement])
    try:
        chemin.parent.mkdir(parents=True, exist_ok=True)
    except OSError as erreur:
        raise Faute("{chemin} non écrit : {erreur}", chemin=chemin, erreur=erreur) from None
    ecrire(chemin, contenu)
    return chemin


class Sauvegarde(QObject):
    """Writes games one after the other; what was asked for is written even when the window closes meanwhile."""

    refus = Signal(object)  # an exception

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._taches = Taches(self)

    def ecrire(self, chemin: Path, enregistrement: Enregistrement, ensuite: Callable[[], None]) -> None:
        """Write ``enregistrement``, which nobody changes any more, then call ``ensuite``."""

        def travail(_arret: Event) -> Path:
            return ecrire_fichier(chemin, enregistrement)

        self._taches.lancer(travail, lambda _: ensuite(), self.refus.emit)

    def fermer(self) -> None:
        """Wait until all is written."""
        self._taches.fermer(finir=True)
