"""The board as a picture, of any size."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.partie import Partie
from ecosysteme.variantes.edition import annoter
from tests.papier import partie_de
from ui.jeux.registre import adaptateur_de
from ui.papier.images import Portraitiste, dessins_de, svg_du_plateau
from ui.socle.theme import CLAIR, SOMBRE

JEUX = ("othello", "puissance4", "morpion", "nim")


@pytest.mark.parametrize("cote", [64, 333, 2000])
@pytest.mark.parametrize("nom", JEUX)
def test_l_image_a_la_taille_demandee(qtbot: QtBot, nom: str, cote: int) -> None:
    partie: Partie = Partie(lire_jeu(nom))
    vue = adaptateur_de(partie.jeu).plateau(partie, interactif=False)
    image = Portraitiste(vue, cote, CLAIR).peindre(vue)
    assert max(image.width(), image.height()) == cote
    assert image.hasAlphaChannel()
    assert image.pixelColor(0, 0).alpha() < 255, "outside the rounded frame"
    assert image.pixelColor(image.width() // 2, image.height() // 3).alpha() == 255


def test_l_image_montre_la_position_dans_le_theme(qtbot: QtBot) -> None:
    partie = partie_de("f5d6c3")
    vue = adaptateur_de(partie.jeu).plateau(partie, interactif=False)
    claire, sombre = (Portraitiste(vue, 640, theme).peindre(vue) for theme in (CLAIR, SOMBRE))
    assert claire != sombre
    cote, marge = 640 / 8.6, 640 * 0.055  # about: the frame is wider at the left and below
    for case, noir in (((2, 2), True), ((3, 3), True), ((5, 3), False)):
        couleur = QColor(claire.pixelColor(round(marge + (case[1] + 0.3) * cote), round(12 + (case[0] + 0.5) * cote)))
        assert (couleur.lightness() < 60) == noir, case
        assert couleur.saturation() < 60


def test_les_dessins_de_la_position_sont_sur_l_image_et_dans_le_svg(qtbot: QtBot) -> None:
    partie = partie_de("f5d6c3")
    nu, document = dessins_de(partie), svg_du_plateau(partie)
    partie.modifier(annoter(partie.racine, partie.noeud.numero, proprietes=(("SQ", ("a1",)), ("AR", ("a1:h8",)))))
    vue = adaptateur_de(partie.jeu).plateau(partie, interactif=False)
    portraitiste = Portraitiste(vue, 320, CLAIR)
    assert portraitiste.peindre(vue, nu) == portraitiste.peindre(vue) != portraitiste.peindre(vue, dessins_de(partie))
    racine = ElementTree.fromstring(svg_du_plateau(partie))
    assert "polygon" in {element.tag.rpartition("}")[2] for element in racine.iter()}
    partie.annuler_edition()
    assert svg_du_plateau(partie) == document


@pytest.mark.parametrize("cote", [0, 63, 8193])
def test_une_taille_impossible_est_refusee(qtbot: QtBot, cote: int) -> None:
    vue = adaptateur_de(Morpion()).plateau(Partie(Morpion()), interactif=False)
    with pytest.raises(ValueError, match=f"image de {cote} pixels : attendu un entier de 64 à 8192"):
        Portraitiste(vue, cote, CLAIR)


@pytest.mark.parametrize("nom", JEUX)
def test_le_svg_est_celui_du_domaine(nom: str) -> None:
    racine = ElementTree.fromstring(svg_du_plateau(Partie(lire_jeu(nom))))
    assert racine.tag.endswith("svg")
