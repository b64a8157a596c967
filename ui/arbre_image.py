"""Writes a tree as a picture: SVG from the domain, PNG from the canvas; a file is written off the GUI thread."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from ecosysteme.arbre import Arbre
from ecosysteme.arbre.image import Tenue, svg_arbre
from ui.arbre_toile import ToileArbre
from ui.taches import Taches
from ui.vue_jeu import VueJeu, translate
from ui.vues import vue_de

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
            tenue = self._tenue(vue_de(arbre.jeu))

            def travail(_arret: Event) -> None:
                chemin.write_text(svg_arbre(arbre, k, tenue=tenue), encoding="utf-8")
        else:
            image = toile.image(LARGEUR_PNG)  # painted here, since it uses the fonts of the window

            def travail(_arret: Event) -> None:
                _enregistrer(image, chemin)

        self._taches.lancer(
            travail,
            lambda _: self.fini.emit(self.tr("Arbre écrit dans {}").format(chemin)),
            lambda erreur: self.fini.emit(self.tr("Image non écrite : {}").format(erreur)),
        )

    def _tenue(self, vue: VueJeu) -> Tenue:
        """Return the words of the picture, in the language of the moment."""
        return Tenue(
            titre=self.tr("{algorithme}, profondeur {profondeur}, étape {k} sur {total}"),
            ordonne=self.tr("meilleurs coups d'abord"),
            comptes=self.tr("états visités : {visites}, dont feuilles : {feuilles} ; états élagués : {elagues}"),
            variante=self.tr("variante principale"),
            ouvert=self.tr("chemin en cours"),
            coupee=self.tr("branche coupée, et ses états"),
            relatif=self.tr("Une valeur est celle de qui a le trait"),
            absolu=self.tr("Une valeur est celle de {camp}"),
            gains=self.tr(" ; {gain} : gagné, {perte} : perdu"),
            gain=translate("Phrases", "G"),
            perte=translate("Phrases", "P"),
            camps=vue.camps,
        )

    def fermer(self) -> None:
        """End the thread, the picture under way being written first."""
        self._taches.fermer()


def _enregistrer(image: QImage, chemin: Path) -> None:
    """Write a PNG; ``OSError`` when it cannot be."""
    if not image.save(str(chemin), "PNG"):  # type: ignore[call-overload]
        raise OSError(f"impossible d'écrire {chemin}")
