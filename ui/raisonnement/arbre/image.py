"""Writes a tree as a picture, drawn and written off the GUI thread: SVG from the domain, PNG as the canvas shows it."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QObject, Signal
from PySide6.QtGui import QImage

from ecosysteme.arbre import Arbre
from ecosysteme.arbre.image import svg_arbre
from ecosysteme.fautes import raison_systeme
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.arbre.habillage import habillage_de
from ui.raisonnement.arbre.toile import ToileArbre
from ui.socle.langue import deux_points
from ui.socle.raisons import dire
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR

LARGEUR_PNG: Final = 16_000  # px at most: wider images are refused by most viewers


class EcritureImage(QObject):
    """One picture after the other; ``fini`` says what became of each, in a sentence."""

    fini = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start no thread before the first picture."""
        super().__init__(parent)
        self._taches = Taches(self)

    def ecrire(self, chemin: Path, arbre: Arbre, k: int, toile: ToileArbre) -> None:
        """Write ``arbre`` after ``k`` steps, as ``toile`` shows it for a PNG; the suffix of ``chemin`` says which."""
        if chemin.suffix.lower() == ".svg":
            habillage = habillage_de(adaptateur_de(arbre.jeu))

            def travail(_arret: Event) -> None:
                _poser(chemin, svg_arbre(arbre, k, habillage=habillage).encode())
        else:
            portrait = toile.portrait(k, CLAIR)

            def travail(_arret: Event) -> None:
                _poser(chemin, _png(portrait.peindre(LARGEUR_PNG) if portrait else QImage()))

        self._taches.lancer(
            travail,
            lambda _: self.fini.emit(self.tr("Arbre écrit dans {}").format(chemin)),
            lambda erreur: self.fini.emit(
                self.tr("Image non écrite : {}").format(deux_points(str(chemin), _raison(erreur)))
            ),
        )

    def fermer(self) -> None:
        """End the thread, the picture under way being written first."""
        self._taches.fermer()


def _png(image: QImage) -> bytes:
    tampon = QBuffer()
    tampon.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(tampon, "PNG"):  # type: ignore[call-overload]  # the stub wants bytes, PySide a string
        raise OSError("PNG")
    return bytes(tampon.data().data())


def _poser(chemin: Path, contenu: bytes) -> None:
    """Write beside, then replace: the picture that was there stays whole until this one is; raise ``OSError``."""
    brouillon = chemin.with_name(f".{chemin.name}.part")
    try:
        brouillon.write_bytes(contenu)
        brouillon.replace(chemin)
    except OSError:
        brouillon.unlink(missing_ok=True)
        raise


def _raison(erreur: BaseException) -> str:
    return dire(raison_systeme(erreur) if isinstance(erreur, OSError) else erreur)
