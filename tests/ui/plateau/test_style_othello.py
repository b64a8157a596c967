"""The painting of the Othello board, judged on its pixels."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from tests.ui import plateaux
from tests.ui.contrastes import DESSIN, contraste
from tests.ui.pixels import compter_pixels
from tests.ui.plateaux import COTE, othello, peindre
from ui.plateau.indices import Indice
from ui.plateau.instant import Instant, Transition
from ui.plateau.style import PlateauAffiche
from ui.plateau.style_othello import RAYON_PION, PeintreOthello
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE, Theme

GEO = plateaux.geometrie(othello(8, 8, {}))


def image(vue: PlateauAffiche, instant: Instant | None = None) -> QImage:
    return peindre(PeintreOthello(CLAIR), vue, instant)


def pixel(vue: QImage, position: Position, dx: float = 0.0) -> QColor:
    return plateaux.pixel(vue, GEO, position, dx)


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def test_cadre_lignes_et_feutre_ont_les_couleurs_du_theme(qtbot: QtBot, theme: Theme) -> None:
    vide = peindre(PeintreOthello(theme), othello(8, 8, {}))
    assert vide.pixelColor(round(GEO.cadre.left()) + 4, COTE // 2).name() == theme.plateau.cadre
    # Exactly the line's colour: a line astride two pixels would be a mixture.
    assert vide.pixelColor(round(GEO.gauche + GEO.case), round(GEO.haut + GEO.case / 2)).name() == theme.plateau.lignes
    feutre = pixel(vide, (4, 4)).green()
    assert QColor(theme.plateau.bas).green() <= feutre <= QColor(theme.plateau.haut).green()


def test_le_dernier_coup_est_un_petit_point_et_le_pion_garde_sa_couleur(qtbot: QtBot) -> None:
    sans = image(othello(8, 8, {(2, 3): 1, (5, 5): 2}))
    avec = image(othello(8, 8, {(2, 3): 1, (5, 5): 2}, dernier=((5, 5),)))
    assert pixel(avec, (5, 5)).name() == CLAIR.dernier_coup
    assert pixel(avec, (5, 5), dx=0.05).name() == CLAIR.dernier_coup
    assert pixel(avec, (5, 5), dx=0.12) == pixel(sans, (5, 5), dx=0.12)
    assert pixel(avec, (2, 3)) == pixel(sans, (2, 3))
    assert pixel(sans, (2, 3)).lightness() < 60
    assert pixel(sans, (5, 5)).lightness() > 220


def test_les_coups_jouables_ne_se_voient_que_si_l_on_peut_jouer(qtbot: QtBot) -> None:
    legaux = {(2, 3): [(3, 3)]}
    rien = image(othello(8, 8, {(3, 3): 2}, trait=1))
    assert image(othello(8, 8, {(3, 3): 2}, trait=1, legaux=legaux)) == rien
    marque = image(othello(8, 8, {(3, 3): 2}, trait=1, legaux=legaux, interactif=True))
    assert pixel(marque, (2, 3)).lightness() > pixel(rien, (2, 3)).lightness()
    assert pixel(marque, (2, 4)) == pixel(rien, (2, 4))


def test_l_apercu_montre_le_pion_et_cerne_les_retournes(qtbot: QtBot) -> None:
    vue = othello(8, 8, {(3, 3): 2, (6, 6): 2}, trait=1, legaux={(2, 3): [(3, 3)]}, interactif=True)
    sans, avec = image(vue), image(vue, Instant(apercu=(2, 3)))
    assert pixel(avec, (2, 3)).lightness() < pixel(sans, (2, 3)).lightness()
    assert pixel(avec, (3, 3), dx=RAYON_PION + 0.012).name() == CLAIR.accent
    assert pixel(avec, (6, 6), dx=RAYON_PION + 0.012) == pixel(sans, (6, 6), dx=RAYON_PION + 0.012)


def test_le_pion_qui_tourne_se_retrecit_puis_change_de_camp(qtbot: QtBot) -> None:
    vue, coup = othello(8, 8, {(3, 3): 1}), Transition(retournes=frozenset({(3, 3)}))
    ancien = image(vue, Instant(transition=coup, temps=0.4))
    nouveau = image(vue, Instant(transition=coup, temps=0.6))
    assert pixel(ancien, (3, 3), dx=0.03).lightness() > 200
    assert pixel(nouveau, (3, 3), dx=0.03).lightness() < 70
    assert pixel(nouveau, (3, 3), dx=0.35).green() > 100  # the felt, where the full disc would reach


def test_la_case_secouee_se_deplace(qtbot: QtBot) -> None:
    vue = othello(8, 8, {(3, 3): 1})
    secouee = image(vue, Instant(secousse=(3, 3), decalage=1.0, teinte=1.0))
    assert secouee != image(vue)
    assert pixel(secouee, (3, 3), dx=RAYON_PION + 0.04).lightness() < 60


def test_un_indice_remplace_la_marque_et_reste_sous_l_apercu(qtbot: QtBot) -> None:
    vue = othello(8, 8, {(3, 4): 1}, trait=2, legaux={(2, 2): [(3, 4)], (5, 5): [(3, 4)]}, interactif=True)
    instant = Instant(indices={(2, 2): Indice(4, meilleur=True), (6, 6): Indice(-12)})
    sans, avec = image(vue), image(vue, instant)
    assert pixel(avec, (5, 5)) == pixel(sans, (5, 5))
    for position in ((2, 2), (6, 6)):
        assert pixel(avec, position, dx=0.3) != pixel(sans, position, dx=0.3), "not interactive, yet seen"
    survole = Instant(apercu=(2, 2), indices=instant.indices)
    assert image(vue, survole) != image(vue, Instant(apercu=(2, 2)))


def test_les_pions_lettres_suivent_la_langue_et_leur_lettre_n_est_pas_couverte(qtbot: QtBot, langue: Langue) -> None:
    peintre, vue = PeintreOthello(CLAIR.avec("vert", "lettres")), othello(8, 8, {(3, 3): 1}, dernier=((3, 3),))
    langue.choisir("fr")
    francais = peindre(peintre, vue)
    assert pixel(francais, (3, 3)).name() != CLAIR.dernier_coup
    assert compter_pixels(francais, CLAIR.dernier_coup) > 20
    langue.choisir("en")
    assert peindre(peintre, vue) != francais
    langue.choisir("fr")
    assert peindre(peintre, vue) == francais


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=["clair", "sombre"])
@pytest.mark.parametrize("plateau", ["vert", "bois", "bleu", "papier", "contraste"])
def test_le_curseur_se_voit_sur_chaque_plateau(qtbot: QtBot, theme: Theme, plateau: str) -> None:
    """A line thicker than those of the grid stands out of the board."""
    habille = theme.avec(plateau, "ombres")
    avec = peindre(PeintreOthello(habille), othello(8, 8, {}), Instant(curseur=(3, 3)))
    case, fonds = GEO.rectangle((3, 3)), (habille.plateau.haut, habille.plateau.bas)
    bord = [avec.pixelColor(round(case.left()) + pas, round(case.center().y())) for pas in range(12)]
    vus = [min(contraste(trait, fond) for fond in fonds) >= DESSIN for trait in bord]
    assert any(un and autre for un, autre in pairwise(vus))


def test_un_meme_peintre_prend_chaque_aspect(qtbot: QtBot) -> None:
    peintre, images = PeintreOthello(CLAIR), []
    for plateau in ("vert", "bois", "bleu", "papier", "contraste"):
        peintre.theme = CLAIR.avec(plateau, "ombres")
        images.append(peindre(peintre, othello(8, 8, {(3, 3): 1})))
        assert images[-1] == peindre(PeintreOthello(peintre.theme), othello(8, 8, {(3, 3): 1}))
    assert all(une != autre for rang, une in enumerate(images) for autre in images[rang + 1 :])
