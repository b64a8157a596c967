"""The preview: the pages as they will be, leafed through."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ecosysteme.papier.page import A4, A5, DocumentPapier, Format, Page, Texte
from ui.papier.apercu import Apercu
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.taches import Taches


def document(nombre: int, feuille: Format = A4) -> DocumentPapier:
    """Make pages on which the same words stand lower and lower."""
    return DocumentPapier(
        "d", tuple(Page(feuille, (Texte(20, 30 + 50 * rang, 90, 20, "MMMM", 60),)) for rang in range(nombre))
    )


@pytest.fixture
def apercu(qtbot: QtBot, taches: Taches, langue: Langue) -> Apercu:
    widget = Apercu(taches)
    qtbot.addWidget(widget)
    widget.resize(420, 620)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def encre(apercu: Apercu) -> tuple[int, float]:
    """Return how many pixels are black, and their mean height, as the sheet is painted."""
    image = apercu.feuillet.grab().toImage()
    noirs = [
        y for y in range(image.height()) for x in range(0, image.width(), 2) if image.pixelColor(x, y).lightness() < 60
    ]
    return len(noirs), sum(noirs) / max(1, len(noirs))


def test_les_pages_se_feuillettent(qtbot: QtBot, apercu: Apercu) -> None:
    apercu.montrer(document(3))
    qtbot.waitUntil(lambda: encre(apercu)[0] > 100)
    _, premiere = encre(apercu)
    avant, apres = (trouver(apercu, QPushButton, f"papier_page_{nom}") for nom in ("precedente", "suivante"))
    assert (avant.isEnabled(), apres.isEnabled()) == (False, True)
    qtbot.mouseClick(apres, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: encre(apercu)[1] > premiere + 30)
    qtbot.mouseClick(apres, Qt.MouseButton.LeftButton)
    assert (apercu.page, avant.isEnabled(), apres.isEnabled()) == (2, True, False)
    apercu.montrer(document(2))
    assert apercu.page == 1, "as near as there is"


def test_une_seule_page_n_a_pas_de_boutons(qtbot: QtBot, apercu: Apercu) -> None:
    apercu.montrer(document(1, A5))
    assert not trouver(apercu, QPushButton, "papier_page_suivante").isVisible()
    qtbot.waitUntil(lambda: encre(apercu)[0] > 100)
    apercu.montrer(None)
    assert encre(apercu)[0] == 0, "an empty sheet"


def test_la_page_est_repeinte_a_la_taille_de_la_feuille(qtbot: QtBot, apercu: Apercu) -> None:
    apercu.montrer(document(1))
    qtbot.waitUntil(lambda: encre(apercu)[0] > 100)
    petite = encre(apercu)[0]
    apercu.resize(840, 1200)
    qtbot.waitUntil(lambda: encre(apercu)[0] > 3 * petite)


def test_deux_pages_se_voient_cote_a_cote_ou_il_y_a_la_place(qtbot: QtBot, apercu: Apercu) -> None:
    apercu.resize(900, 620)
    apercu.montrer(document(3))
    assert [page.elements for page in apercu.vues] == [page.elements for page in document(2).pages]
    qtbot.waitUntil(lambda: encre(apercu)[0] > 100)
    image = apercu.feuillet.grab().toImage()
    assert image.pixelColor(image.width() // 4, image.height() // 2) == Qt.GlobalColor.white
    assert image.pixelColor(3 * image.width() // 4, image.height() // 2) == Qt.GlobalColor.white
    qtbot.mouseClick(trouver(apercu, QPushButton, "papier_page_suivante"), Qt.MouseButton.LeftButton)
    assert [page.elements for page in apercu.vues] == [document(3).pages[2].elements]
    assert not trouver(apercu, QPushButton, "papier_page_suivante").isEnabled()
    apercu.resize(420, 620)
    assert len(apercu.vues) == 1
