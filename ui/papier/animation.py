"""A game as a film: a GIF or an animated PNG, a picture a move, painted as the window does and written by Pillow."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor, QImage, QPainter

from ecosysteme.arret import verifier_arret
from ecosysteme.fautes import Faute
from ecosysteme.papier.fiche import Fiche
from ecosysteme.partie import Partie
from ui.jeux.registre import adaptateur_de
from ui.papier.images import Portraitiste
from ui.socle.theme import Theme

if TYPE_CHECKING:
    from PIL import Image

FORMATS: Final = {".gif": "GIF", ".png": "PNG", ".apng": "PNG"}
ARRET_FINAL: Final = 4  # times as long as a move: the end is to be seen
COULEURS: Final = 255  # of a GIF
PAPIER: Final = QColor("#ffffff")  # around the frame: a GIF has no half-transparent pixel


def verifier_pillow() -> None:
    """Raise ``ValueError`` saying how to install Pillow when it is missing."""
    if find_spec("PIL") is None:
        raise Faute("une animation demande Pillow : pip install 'othellier[images]'")


def verifier_suffixe(chemin: Path) -> None:
    """Raise ``ValueError`` unless ``chemin`` is named as an animation that can be written."""
    if chemin.suffix.lower() not in FORMATS:
        raise Faute("animation {chemin} : attendu un fichier {attendus}", chemin=chemin, attendus=", ".join(FORMATS))


def animer(fiche: Fiche, suffixe: str, theme: Theme, *, cote: int, duree: int, arret: Event | None = None) -> bytes:
    """Return the film of a game as a file named ``suffixe``: the start, then a picture a move, ``duree`` ms each.

    ``cote`` is the larger side, px. Raises ``ValueError`` for a suffix or a size that is not accepted or when Pillow is
    missing, and ``Interrompu`` soon after ``arret`` is set.
    """
    verifier_suffixe(Path(f"animation{suffixe}"))
    verifier_pillow()
    images = []
    for image in _peindre(fiche, cote, theme):
        verifier_arret(arret)
        images.append(_pour_pillow(image))
    durees = [duree] * (len(images) - 1) + [duree * ARRET_FINAL]
    if FORMATS[suffixe.lower()] == "GIF":
        from PIL.Image import Dither

        dessinee = next((rang for rang in range(len(images)) if fiche.diagramme(rang).dessins), 0)
        palette = _palette(images, dessinee, theme)
        images = [image.quantize(palette=palette, dither=Dither.NONE) for image in images]
    sortie = io.BytesIO()
    images[0].save(sortie, FORMATS[suffixe.lower()], save_all=True, append_images=images[1:], duration=durees, loop=0)
    return sortie.getvalue()


def _peindre(fiche: Fiche, cote: int, theme: Theme) -> Iterator[QImage]:
    """Replay the game and paint each of its positions, with what is drawn over it."""
    partie: Partie = Partie(fiche.jeu, fiche.depart)
    adaptateur = adaptateur_de(fiche.jeu)
    portraitiste = Portraitiste(adaptateur.plateau(partie, interactif=False), cote, theme)
    yield portraitiste.peindre(adaptateur.plateau(partie, interactif=False), fiche.diagramme(0).dessins)
    for note in fiche.coups:
        partie.jouer(note.coup)
        yield portraitiste.peindre(adaptateur.plateau(partie, interactif=False), fiche.diagramme(note.numero).dessins)


def _pour_pillow(image: QImage) -> Image.Image:
    """Lay a picture on white and hand it over."""
    from PIL import Image

    opaque = QImage(image.size(), QImage.Format.Format_RGB888)
    opaque.fill(PAPIER)
    with QPainter(opaque) as p:
        image.setDevicePixelRatio(1.0)
        p.drawImage(0, 0, image)
    taille = (opaque.width(), opaque.height())
    return Image.frombuffer("RGB", taille, bytes(opaque.constBits()), "raw", "RGB", opaque.bytesPerLine(), 1)


def _palette(images: Sequence[Image.Image], dessinee: int, theme: Theme) -> Image.Image:
    """Return one palette for all, from four pictures, one of them drawn over if any is: colours do not flicker.

    The mark of the last move is a few pixels, which would weigh nothing: it gets a strip of its own.
    """
    from PIL import Image

    temoins = (images[0], images[len(images) // 2], images[-1], images[dessinee])
    large, haute = images[0].size
    bande = Image.new("RGB", (large, haute // 8 + 1), theme.dernier_coup)
    planche = Image.new("RGB", (large, haute * len(temoins) + bande.height))
    for rang, temoin in enumerate(temoins):
        planche.paste(temoin, (0, rang * haute))
    planche.paste(bande, (0, haute * len(temoins)))
    return planche.quantize(COULEURS)
