"""What somebody pastes or drops on the window: files, or a text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QUrl

FICHIER: Final = "file:"  # how the address of a file begins, which some programs copy as a text


@dataclass(frozen=True)
class Transfert:
    """Files, by their paths, or else a text; neither when there is nothing that a game could be in."""

    chemins: tuple[Path, ...] = ()
    texte: str = ""

    def __bool__(self) -> bool:
        """Whether there is anything."""
        return bool(self.chemins or self.texte.strip())


def offre(contenu: QMimeData) -> bool:
    """Tell whether ``contenu`` has files or a text, without taking them: a drag asks at every step of the mouse."""
    return contenu.hasUrls() or contenu.hasText()


def lire_transfert(contenu: QMimeData | None) -> Transfert:
    """Take what is in ``contenu``: the files that it names first, since most programs also give their names as text.

    On some platforms an empty clipboard has no content at all.
    """
    if contenu is None:
        return Transfert()
    chemins = _locaux(contenu.urls())
    if chemins:
        return Transfert(chemins)
    texte = contenu.text()
    if texte.lstrip()[: len(FICHIER)].lower() == FICHIER:
        chemins = _locaux([QUrl(ligne.strip()) for ligne in texte.splitlines()])
    return Transfert(chemins) if chemins else Transfert(texte=texte)


def _locaux(adresses: list[QUrl]) -> tuple[Path, ...]:
    """Return the paths of the files of this machine among ``adresses``."""
    return tuple(Path(adresse.toLocalFile()) for adresse in adresses if adresse.isLocalFile())
