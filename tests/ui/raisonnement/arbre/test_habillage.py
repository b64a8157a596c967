"""The pictures of the trees speak the window's language, on its ground."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from ecosysteme.arbre import cultiver
from ecosysteme.arbre.image import Habillage, svg_arbre
from ecosysteme.jeux import JEUX
from ui.aide.coupe_racontee import peindre
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.arbre.habillage import habillage_de
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE, palette


def test_en_francais_les_mots_sont_ceux_du_domaine_et_les_camps_ceux_du_jeu(langue: Langue) -> None:
    for jeu in JEUX.values():
        vue = adaptateur_de(jeu())
        assert habillage_de(vue) == replace(Habillage(), camps=vue.camps)


def clarte(couleur: str) -> float:
    """Return WCAG's relative luminance."""
    lue = QColor(couleur)
    rouge, vert, bleu = (
        part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
        for part in (lue.redF(), lue.greenF(), lue.blueF())
    )
    return 0.2126 * rouge + 0.7152 * vert + 0.0722 * bleu


def contraste(couleur: str, fond: str) -> float:
    """Return WCAG's ratio of two colours, 1 to 21."""
    basse, haute = sorted((clarte(couleur), clarte(fond)))
    return (haute + 0.05) / (basse + 0.05)


def test_chaque_trait_se_voit_sur_le_fond_de_chaque_theme(langue: Langue) -> None:
    vue = adaptateur_de(JEUX["othello"]())
    for theme in (CLAIR, SOMBRE):
        habits = palette(theme)
        habillage = habillage_de(vue, habits)
        assert habillage.fond == habits.color(QPalette.ColorRole.Base).name()
        couleurs = asdict(habillage)
        for nom in ("texte", "discret"):
            assert contraste(couleurs[nom], habillage.fond) >= 4.5, nom
        for nom in ("principale", "chemin"):
            assert contraste(couleurs[nom], habillage.fond) >= 3, nom
        for nom in ("trait", "elague"):
            assert contraste(couleurs[nom], habillage.fond) >= 2, nom
        assert habillage.gains == Habillage().gains


@pytest.mark.parametrize("vignettes", [True, False])
@pytest.mark.parametrize("nom", JEUX)
def test_qtsvg_dessine_les_quatre_jeux_sans_se_plaindre(qapp: QApplication, nom: str, vignettes: bool) -> None:
    """A warning of QtSvg fails the test."""
    jeu = JEUX[nom]()
    arbre = cultiver(jeu, jeu.etat_initial(), "ia_alphabeta", 2)
    habillage = habillage_de(adaptateur_de(jeu), palette(SOMBRE))
    for k in (0, arbre.nb_etapes // 2, arbre.nb_etapes):
        image = peindre(svg_arbre(arbre, k, vignettes, habillage), 800, 1.0)
        assert image.pixelColor(0, 0).name() == habillage.fond
        assert image.pixelColor(image.width() // 2, image.height() - 1).name() == habillage.fond
