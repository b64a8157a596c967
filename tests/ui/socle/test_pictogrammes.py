"""The pictograms: each is drawn, in the colours of the theme, and another one in each state."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QIcon, QImage
from pytestqt.qtbot import QtBot

from ui.disposition.entete import BANDE, MODES
from ui.socle.pictogrammes import COTE, DESSINS, pictogramme
from ui.socle.theme import CLAIR, SOMBRE, Theme


def dessin(nom: str, theme: Theme, mode: QIcon.Mode = QIcon.Mode.Normal, coche: bool = False) -> QImage:
    etat = QIcon.State.On if coche else QIcon.State.Off
    return pictogramme(nom, theme).pixmap(COTE, COTE, mode, etat).toImage()


def est_de(image: QImage, couleur: str) -> bool:
    """Whether the opaque points, of which there are some, have that colour; antialiasing rounds by one."""
    points = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    pleins, voulue = [point for point in points if point.alpha() == 255], QColor(couleur)
    ecarts = [
        abs(getattr(point, canal)() - getattr(voulue, canal)())
        for point in pleins
        for canal in ("red", "green", "blue")
    ]
    return bool(pleins) and max(ecarts) <= 1


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
@pytest.mark.parametrize("nom", DESSINS)
def test_chacun_a_les_couleurs_de_son_etat(qtbot: QtBot, nom: str, theme: Theme) -> None:
    assert est_de(dessin(nom, theme), theme.texte)
    assert est_de(dessin(nom, theme, coche=True), theme.accent)
    assert est_de(dessin(nom, theme, QIcon.Mode.Disabled), theme.eteint)


def test_ils_se_distinguent_sans_la_couleur(qtbot: QtBot) -> None:
    formes = {nom: dessin(nom, CLAIR).convertToFormat(QImage.Format.Format_Alpha8) for nom in DESSINS}
    noms = list(formes)
    assert not [(a, b) for rang, a in enumerate(noms) for b in noms[rang + 1 :] if formes[a] == formes[b]]


def test_l_entete_et_la_bande_ont_les_leurs() -> None:
    assert set(DESSINS) >= {*MODES, *BANDE, "menu", "projecteur", "panneau", "clair", "sombre"}


def test_un_nom_inconnu_est_refuse(qtbot: QtBot) -> None:
    with pytest.raises(KeyError, match="cuisine"):
        pictogramme("cuisine", CLAIR)
