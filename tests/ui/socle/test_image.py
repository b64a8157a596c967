from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from ui.socle.image import octets_png


def test_les_octets_sont_ceux_d_une_image_png() -> None:
    image = QImage(5, 3, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.red)
    lue = QImage.fromData(octets_png(image))
    assert lue == image


def test_une_image_vide_n_a_pas_d_octets() -> None:
    with pytest.raises(MemoryError):
        octets_png(QImage())
