"""The files that were opened or written last, as a menu; what is not there any more is said once and forgotten."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from ecosysteme.lecture import lire_json
from ecosysteme.reglages import Reglage
from ui.socle.memoire import Memoire
from ui.socle.textes import infobulle, sans_raccourci

RECENTS: Final = Reglage("fichiers_recents", "[]", "Derniers fichiers ouverts, en JSON, le plus récent d'abord.")
MAXIMUM: Final = 9  # each has a figure as its letter


class Recents(QObject):
    """Fills the submenu of recent files; ``choisi`` gives the path of the one that is wanted."""

    choisi = Signal(Path)

    def __init__(self, menu: QMenu, memoire: Memoire) -> None:
        super().__init__(menu)
        self._menu, self._memoire = menu, memoire
        menu.setToolTipsVisible(True)
        self.remplir()

    @property
    def chemins(self) -> list[Path]:
        """The files, the latest first; none when what is stored is no such list."""
        try:
            lus = lire_json(str(self._memoire.lire(RECENTS)))
        except ValueError:
            return []
        return [Path(nom) for nom in lus if isinstance(nom, str)] if isinstance(lus, list) else []

    def ajouter(self, chemin: Path) -> None:
        """Put a file first."""
        chemin = chemin.absolute()
        self._retenir([chemin, *(autre for autre in self.chemins if autre != chemin)][:MAXIMUM])

    def oublier(self, chemin: Path) -> None:
        """Take a file off the list."""
        self._retenir([autre for autre in self.chemins if autre != chemin.absolute()])

    def vider(self) -> None:
        """Forget every file."""
        self._retenir([])

    def _retenir(self, chemins: list[Path]) -> None:
        self._memoire.ecrire(RECENTS, json.dumps([str(chemin) for chemin in chemins], ensure_ascii=False))
        self.remplir()

    def remplir(self) -> None:
        """Write the menu, in the language of the moment."""
        self._menu.clear()
        chemins = self.chemins
        noms = [chemin.name for chemin in chemins]
        for rang, chemin in enumerate(chemins, start=1):
            nom = chemin.name if noms.count(chemin.name) == 1 else f"{chemin.name} ({chemin.parent.name})"
            entree = self._menu.addAction(f"&{rang} " + sans_raccourci(nom))
            infobulle(entree, str(chemin))
            entree.triggered.connect(lambda _coche=False, chemin=chemin: self.choisi.emit(chemin))
        if chemins:
            self._menu.addSeparator()
            self._menu.addAction(self.tr("&Vider cette liste")).triggered.connect(lambda _coche=False: self.vider())
        self._menu.menuAction().setEnabled(bool(chemins))
