"""Writes a tree as a picture, drawn and written off the GUI thread: SVG from the domain, PNG as the canvas shows it."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from ecosysteme.arbre import Arbre
from ecosysteme.arbre.image import svg_arbre
from ecosysteme.ecriture import ecrire
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.arbre.habillage import habillage_de
from ui.socle.icones import octets_png
from ui.socle.raisons import dire
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR

if TYPE_CHECKING:
    from ui.raisonnement.arbre.toile import ToileArbre


class EcritureImage(QObject):
    """One picture after the other; ``fini`` says what became of each, in a sentence."""

    fini = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start no thread before the first picture."""
        super().__init__(parent)
        self._taches = Taches(self)

    def ecrire(self, chemin: Path, arbre: Arbre, k: int, toile: ToileArbre, *, page: bool = False) -> None:
        """Write ``arbre`` after ``k`` steps; the suffix of ``chemin`` says how.

        A PNG is what ``toile`` shows of it, or all of it on a ``page``.
        """
        if chemin.suffix.lower() == ".svg":
            habillage = habillage_de(adaptateur_de(arbre.jeu))

            def travail(_arret: Event) -> None:
                ecrire(chemin, svg_arbre(arbre, k, habillage=habillage))
        else:
            portrait = toile.portrait(k, CLAIR)

            def travail(_arret: Event) -> None:
                image = QImage() if portrait is None else portrait.en_page() if page else portrait.a_l_ecran()
                ecrire(chemin, octets_png(image))

        self._taches.lancer(
            travail,
            lambda _: self.fini.emit(self.tr("Arbre écrit dans {}").format(chemin)),
            lambda erreur: self.fini.emit(dire(erreur)),
        )

    def ecrire_image(self, chemin: Path, image: QImage) -> None:
        """Write a picture that is painted already."""
        self._taches.lancer(
            lambda _arret: ecrire(chemin, octets_png(image)),
            lambda _: self.fini.emit(self.tr("Image écrite dans {}").format(chemin)),
            lambda erreur: self.fini.emit(dire(erreur)),
        )

    def fermer(self) -> None:
        """End the thread, the picture under way being written first."""
        self._taches.fermer()
