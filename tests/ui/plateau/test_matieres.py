"""What boards are made of: the same at every size, different from one to the other, even enough for what lies on it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from ecosysteme.reglages import PLATEAU
from tests.ui.contrastes import DESSIN, TEXTE, contraste
from tests.ui.plateaux import geometrie, othello
from ui.plateau.geometrie import Geometrie
from ui.plateau.matieres import peindre_matiere
from ui.plateau.peinture import dessin
from ui.plateau.pions import teintes
from ui.plateau.style_othello import OPACITE_MARQUE
from ui.socle.aspects.plateau import ASPECTS, Aspect, melange

GEO = geometrie(othello(8, 8, {}))
tous = pytest.mark.parametrize("aspect", ASPECTS.values(), ids=[" ".join(cle) for cle in ASPECTS])


def matiere(aspect: Aspect, geo: Geometrie = GEO) -> QImage:
    def peindre(p: QPainter) -> None:
        p.translate(-geo.cadre.topLeft())
        peindre_matiere(p, geo, aspect)

    return dessin(geo.cadre.size(), geo.densite, peindre)


def couleurs(image: QImage, gauche: float, haut: float, large: float, hauteur: float) -> npt.NDArray[np.uint8]:
    """The colours of a rectangle of the picture, a row each: red, green, blue."""
    zone = image.copy(round(gauche), round(haut), round(large), round(hauteur))
    zone = zone.convertToFormat(QImage.Format.Format_RGB888)
    lignes = np.frombuffer(zone.constBits(), np.uint8).reshape(zone.height(), -1)[:, : 3 * zone.width()]
    return lignes.reshape(-1, 3).copy()  # the picture goes with its memory


def extremes(points: npt.NDArray[np.uint8]) -> list[QColor]:
    """The darkest and the palest colour, single fibres apart."""
    clartes = points @ np.array([0.2126, 0.7152, 0.0722])
    rangs = np.argsort(clartes)
    return [QColor(*map(int, points[rangs[round(part * (len(rangs) - 1))]])) for part in (0.02, 0.98)]


@tous
def test_ce_qui_est_pose_sur_la_matiere_se_voit_partout(qtbot: QtBot, aspect: Aspect) -> None:
    """Not only on the two colours of the table: on the grain and in the fibres too."""
    marge = GEO.flanc + GEO.case
    fonds = extremes(couleurs(matiere(aspect), marge, GEO.bord + GEO.case, 6 * GEO.case, 6 * GEO.case))
    for fond in fonds:
        assert contraste(melange(aspect.marque, fond, OPACITE_MARQUE), fond) >= DESSIN
        for camp in (1, 2):
            bord, cerne = teintes(camp, aspect)[-1], aspect.cernes[camp - 1]
            assert contraste(bord, fond) >= DESSIN or (cerne and contraste(bord, cerne) >= DESSIN)


@tous
def test_les_coordonnees_se_lisent_sur_le_cadre(qtbot: QtBot, aspect: Aspect) -> None:
    image, flanc = matiere(aspect), GEO.flanc
    for zone in ((2, 40, flanc - 8, GEO.tapis.height() - 80), (40, image.height() - GEO.marge + 6, 300, GEO.marge - 9)):
        assert all(contraste(aspect.coordonnees, fond) >= TEXTE for fond in extremes(couleurs(image, *zone)))


@tous
def test_une_matiere_se_repeint_la_meme(qtbot: QtBot, aspect: Aspect) -> None:
    assert matiere(aspect) == matiere(aspect)
    assert matiere(aspect).pixelColor(0, 0).alpha() == 0, "les coins du cadre sont ronds"


def test_chaque_plateau_a_la_sienne(qtbot: QtBot) -> None:
    images = [matiere(ASPECTS["clair", nom]) for nom in PLATEAU.choix]
    assert all(une != autre for rang, une in enumerate(images) for autre in images[rang + 1 :])


def test_le_bois_a_des_veines_qui_courent_le_long_de_sa_planche(qtbot: QtBot) -> None:
    """Neighbours along a fibre are nearly alike, those across differ more; felt and plain boards have no grain."""

    def pentes(nom: str) -> tuple[float, float]:
        image = matiere(ASPECTS["clair", nom])
        points = couleurs(image, GEO.flanc + GEO.case, GEO.bord + GEO.case, 300, 300).astype(float).mean(axis=1)
        carre = points.reshape(300, 300)
        return float(np.abs(np.diff(carre, axis=1)).mean()), float(np.abs(np.diff(carre, axis=0)).mean())

    le_long, travers = pentes("bois")
    assert travers > 3 * le_long
    assert max(pentes("vert")) < travers / 3
    assert max(pentes("contraste")) == 0


@pytest.mark.parametrize("cote", [120.0, 900.0])
def test_une_matiere_va_a_toutes_les_tailles(qtbot: QtBot, cote: float) -> None:
    geo = othello(8, 8, {}).geometrie(cote, cote, 1.5)
    for aspect in ASPECTS.values():
        image = matiere(aspect, geo)
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255
