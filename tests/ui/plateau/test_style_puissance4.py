"""The style of Puissance 4: its painting, judged on its pixels, and its columns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, qGray
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from tests.ui import plateaux
from tests.ui.plateaux import changees, peindre, puissance4
from ui.plateau.animation import chute
from ui.plateau.indices import Indice
from ui.plateau.instant import Instant, Transition
from ui.plateau.style import PlateauAffiche
from ui.plateau.style_puissance4 import PUISSANCE4, RAYON_TROU, PeintrePuissance4
from ui.socle.theme import CLAIR, SOMBRE, Theme

GEO = plateaux.geometrie(puissance4())
BORD = RAYON_TROU + 0.02  # where the rings are


def image(vue: PlateauAffiche, instant: Instant | None = None, theme: Theme = CLAIR) -> QImage:
    return peindre(PeintrePuissance4(theme), vue, instant)


def pixel(vue: QImage, position: Position, dx: float = 0.0, dy: float = 0.0) -> QColor:
    return plateaux.pixel(vue, GEO, position, dx, dy)


def rouge(couleur: QColor) -> bool:
    return couleur.red() > 130 and couleur.red() > couleur.green() + 90 and couleur.red() > couleur.blue() + 90


def gris(couleur: QColor) -> int:
    """What is left of a colour to who sees none, 0 to 255."""
    return qGray(couleur.rgb())


def jaune(couleur: QColor) -> bool:
    return couleur.red() > 170 and couleur.green() > 120 and couleur.blue() < 150


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def test_le_cadre_est_bleu_et_ses_trous_laissent_voir_derriere(qtbot: QtBot, theme: Theme) -> None:
    vide = image(puissance4(), theme=theme)
    cadre = pixel(vide, (2, 2), dx=0.48, dy=0.48)
    assert cadre.blue() > cadre.red() + 40
    assert pixel(vide, (2, 2), dy=0.2).name() == theme.puissance4_fond


def test_les_disques_different_aussi_en_clarte_et_par_leur_marque(qtbot: QtBot) -> None:
    vue = image(puissance4("12"))
    assert rouge(pixel(vue, (5, 0), dx=0.33))
    assert jaune(pixel(vue, (5, 1), dx=0.33))
    assert gris(pixel(vue, (5, 1), dx=0.33)) - gris(pixel(vue, (5, 0), dx=0.33)) > 80
    # The ring of the red one is dark around a plain centre, the star of the yellow one has a dark centre.
    assert pixel(vue, (5, 0), dx=0.52 * 0.44).lightness() < pixel(vue, (5, 0)).lightness() - 25
    assert pixel(vue, (5, 1)).lightness() < pixel(vue, (5, 1), dx=0.33).lightness() - 25


@pytest.mark.parametrize("temps", [0.1, 0.3, 0.45, 0.6, 0.75])
def test_le_disque_tombe_derriere_le_cadre_a_la_hauteur_dite(qtbot: QtBot, temps: float) -> None:
    """Column 1, six squares to fall from above the frame: exactly where ``chute`` says, and hidden by the frame."""
    vue = puissance4("1")
    hauteur = chute(temps, 6, 6)
    tombant, repos = (
        image(vue, Instant(transition=Transition((5, 0)), temps=temps)),
        image(puissance4("", interactif=True)),
    )
    centre = GEO.rectangle((5, 0)).center() - QPointF(0, hauteur * GEO.case)
    for position in ((ligne, 0) for ligne in range(6)):
        for dy in (-0.3, 0.0, 0.3):
            point = GEO.rectangle(position).center() + QPointF(0, dy * GEO.case)
            ecart = abs(point.y() - centre.y()) / GEO.case
            if ecart < 0.38:
                assert rouge(tombant.pixelColor(point.toPoint())), (position, dy)
            elif ecart > 0.5:
                assert tombant.pixelColor(point.toPoint()) == repos.pixelColor(point.toPoint()), (position, dy)
    assert pixel(tombant, (2, 0), dy=0.5) == pixel(repos, (2, 0), dy=0.5), "the frame hides it between two holes"


def test_les_gagnants_sont_cernes_de_blanc_et_eux_seuls(qtbot: QtBot) -> None:
    vue = image(puissance4("1122334", interactif=False, gagnants="0246"))
    for colonne in range(4):
        assert pixel(vue, (5, colonne), dx=BORD).name() == "#ffffff"
        assert pixel(vue, (5, colonne), dx=BORD + 0.06).lightness() < 70, "a dark edge, whatever lies around"
    for colonne in range(3):
        assert pixel(vue, (4, colonne), dx=BORD).lightness() < 200
    dernier = image(puissance4("112233"))
    assert pixel(dernier, (4, 2), dx=BORD).name() == "#ffffff"
    assert pixel(dernier, (4, 2), dx=BORD + 0.06) == pixel(dernier, (4, 1), dx=BORD + 0.06), "thinner: it does not win"


def test_l_apercu_montre_le_disque_au_dessus_la_colonne_et_l_arrivee(qtbot: QtBot) -> None:
    vue = puissance4("44")
    sans, avec = image(vue), image(vue, Instant(apercu=(3, 3)))
    au_dessus = GEO.rectangle((-1, 3)).translated(0, -GEO.bord).center() + QPointF(0.33 * GEO.case, 0)
    assert rouge(avec.pixelColor(au_dessus.toPoint()))
    assert pixel(avec, (3, 3), dx=0.33).red() > pixel(avec, (3, 3), dx=0.33).blue() + 40, "red, half seen"
    assert pixel(avec, (0, 3), dx=0.47, dy=0.47).lightness() > pixel(sans, (0, 3), dx=0.47, dy=0.47).lightness() + 15
    assert pixel(avec, (5, 3)) == pixel(sans, (5, 3))
    assert {colonne for _, colonne in filter(None, changees(sans, avec, GEO))} == {3}


def test_les_colonnes_ouvertes_ont_une_fleche_quand_on_peut_jouer(qtbot: QtBot) -> None:
    def fleche(vue: QImage, colonne: int) -> bool:
        point = QPointF(GEO.colonne(colonne).center().x(), GEO.cadre.top() - 0.16 * GEO.case)
        return vue.pixelColor(point.toPoint()).name() != plateaux.FOND

    pleine = image(puissance4("444444"))
    assert [fleche(pleine, colonne) for colonne in range(7)] == [colonne != 3 for colonne in range(7)]
    assert not any(fleche(image(puissance4("44", interactif=False)), colonne) for colonne in range(7))


def test_un_indice_se_pose_sur_la_case_d_arrivee(qtbot: QtBot) -> None:
    sans = image(puissance4("44"))
    avec = image(
        puissance4("44"), Instant(indices={(3, 3): Indice(1, True, texte="G 7"), (5, 0): Indice(0, texte="N")})
    )
    assert changees(sans, avec, GEO) == {(3, 3), (5, 0)}
    assert pixel(avec, (3, 3), dx=0.25, dy=0.12).green() > pixel(avec, (3, 3), dx=0.25, dy=0.12).red()


def test_les_colonnes_sont_numerotees(qtbot: QtBot) -> None:
    vue = image(puissance4())
    for colonne in range(7):
        bas = GEO.colonne(colonne)
        clartes = {
            vue.pixelColor(int(bas.center().x()) + dx, int(bas.bottom() + GEO.marge / 2) + dy).lightness()
            for dx in range(-6, 7)
            for dy in range(-6, 7)
        }
        assert max(clartes) > 180 > 130 > min(clartes)


def test_une_colonne_refusee_bouge_tout_entiere(qtbot: QtBot) -> None:
    vue = puissance4("444444")
    repos, secouee = image(vue), image(vue, Instant(secousse=(0, 3), decalage=1.0))
    for ligne in range(6):
        bords = [pixel(vue_, (ligne, 3), dx=dx) for vue_ in (repos, secouee) for dx in (-0.3, -0.15, 0.15, 0.3)]
        assert bords[:4] != bords[4:], ligne


def test_une_colonne_vaut_sa_case_d_arrivee_ou_son_sommet_quand_elle_est_pleine() -> None:
    vue = puissance4("4444441")
    assert {PUISSANCE4.cible(vue, (ligne, 0)) for ligne in range(6)} == {(4, 0)}
    assert {PUISSANCE4.cible(vue, (ligne, 3)) for ligne in range(6)} == {(0, 3)}
    assert PUISSANCE4.cible(vue, (0, 6)) == (5, 6)
    assert PUISSANCE4.meme_choix((0, 2), (5, 2))
    assert not PUISSANCE4.meme_choix((0, 2), (0, 3))
    assert not PUISSANCE4.meme_choix((0, 2), None)


def test_les_fleches_ne_connaissent_que_les_colonnes() -> None:
    vue = puissance4("44")
    assert PUISSANCE4.depart(vue) == (3, 3)
    assert PUISSANCE4.voisine(vue, (3, 3), -1, 0) == PUISSANCE4.voisine(vue, (3, 3), 1, 0) == (3, 3)
    assert PUISSANCE4.voisine(vue, (3, 3), 0, 1) == (5, 4)
    assert PUISSANCE4.voisine(vue, (5, 0), 0, -1) == (5, 0)
