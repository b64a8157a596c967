"""Asking for a file: one box for all that the window opens and writes, which never stops the game behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QWidget

AUCUN: Final = Path()
_DOSSIER: Final = "dossier_choisi"  # property of the widget that asks: the folder that each of its boxes was left in


def demander_ouverture(
    parent: QWidget,
    nom: str,
    titre: str,
    recevoir: Callable[[Path], None],
    *,
    depart: Path = AUCUN,
    filtres: Sequence[str] = (),
) -> None:
    """Ask for a file that is there and give it to ``recevoir``; nothing is called when the box is cancelled.

    The box, called ``nom``, opens on ``depart``; a name without a folder means the folder where the box was left last,
    at first the user's own. A filter reads ``Tournois (*.sqlite)``.
    """
    boite = _boite(parent, nom, titre, depart, recevoir)
    if filtres:
        boite.setNameFilters(list(filtres))
    boite.setFileMode(QFileDialog.FileMode.ExistingFile)
    boite.open()


def demander_dossier(parent: QWidget, nom: str, titre: str, recevoir: Callable[[Path], None]) -> None:
    """Ask for a folder that is there, as ``demander_ouverture``."""
    boite = _boite(parent, nom, titre, AUCUN, recevoir)
    boite.setFileMode(QFileDialog.FileMode.Directory)
    boite.open()


def demander_enregistrement(
    parent: QWidget,
    nom: str,
    titre: str,
    recevoir: Callable[[Path], None],
    *,
    depart: Path,
    suffixes: Mapping[str, str],
    complete: bool = False,
) -> None:
    """Ask where to write, as ``demander_ouverture``; ``suffixes`` gives the words of each suffix that is accepted.

    A name typed without a suffix takes that of the filter. A file that is there is replaced, which the box has the user
    confirm, unless it is to be completed: ``complete``.
    """
    boite = _boite(parent, nom, titre, depart, recevoir)
    filtres = {f"{mots} (*{suffixe})": suffixe for suffixe, mots in suffixes.items()}
    boite.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    boite.setOption(QFileDialog.Option.DontConfirmOverwrite, complete)
    boite.setNameFilters(list(filtres))
    boite.setDefaultSuffix(next(iter(suffixes)))
    boite.filterSelected.connect(lambda filtre: boite.setDefaultSuffix(filtres[filtre]))
    boite.open()


def _boite(parent: QWidget, nom: str, titre: str, depart: Path, recevoir: Callable[[Path], None]) -> QFileDialog:
    """Make the box, deleted once it is closed."""
    propriete = f"{_DOSSIER}_{nom}"

    def choisir(chemin: str) -> None:
        parent.setProperty(propriete, str(Path(chemin).parent))
        recevoir(Path(chemin))

    ouvert = depart.is_absolute() and depart.is_dir()  # a folder to look into, not a name in the one that holds it
    dossier = depart.parent if depart.parent != AUCUN else parent.property(propriete) or Path.home()
    boite = QFileDialog(parent, titre, str(depart if ouvert else dossier))
    boite.setObjectName(nom)
    boite.finished.connect(boite.deleteLater)  # not WA_DeleteOnClose, which crashed
    boite.selectFile("" if ouvert else depart.name)
    boite.fileSelected.connect(choisir)
    return boite
