"""A picture as the bytes of a PNG file, to be written as any other file is."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter


def octets_png(image: QImage) -> bytes:
    """Return ``image`` as a PNG file; ``MemoryError`` when there is no room for that, or the image is empty."""
    tampon = QBuffer()
    tampon.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(tampon, QByteArray(b"PNG")).write(image):
        raise MemoryError("PNG")
    return bytes(tampon.data().data())
