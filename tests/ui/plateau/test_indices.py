"""How a hint looks, on its pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from ecosysteme.moteur.othello.avis import Note
from ui.plateau.indices import Indice, indices_de, peindre_indice, peindre_verdict, signe
from ui.plateau.vue import PlateauVue
from ui.socle.theme import CLAIR, SOMBRE, Theme


def peindre(indice: Indice, cote: int = 60, theme: Theme = CLAIR, survole: int | None = None) -> QImage:
    image = QImage(cote, cote, QImage.Format.Format_ARGB32)
    image.fill(QColor(theme.plateau.bas))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    peindre_indice(p, QRectF(0, 0, cote, cote), indice, theme, survole)
    p.end()
    return image


def difference(une: QImage, autre: QImage) -> list[tuple[int, int]]:
    return [(x, y) for x in range(une.width()) for y in range(une.height()) if une.pixel(x, y) != autre.pixel(x, y)]


def fond(cote: int, theme: Theme = CLAIR) -> QImage:
    image = QImage(cote, cote, QImage.Format.Format_ARGB32)
    image.fill(QColor(theme.plateau.bas))
    return image


def test_les_meilleurs_sont_ceux_de_la_plus_haute_note_et_l_exact_le_reste() -> None:
    notes = {(2, 3): Note(4, 10, 100, False), (3, 2): Note(4, 9, 73, False), (4, 5): Note(-12, 20, 100, True)}
    assert indices_de(notes) == {
        (2, 3): Indice(4, meilleur=True),
        (3, 2): Indice(4, meilleur=True),
        (4, 5): Indice(-12, exact=True),
    }
    assert indices_de({}) == {}


def test_le_signe_se_lit_toujours() -> None:
    assert [signe(valeur) for valeur in (64, 4, 0, -3)] == ["+64", "+4", "0", "−3"]


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
@pytest.mark.parametrize("cote", [22, 40, 62, 110])
def test_il_se_voit_sans_sortir_de_sa_case(qtbot: QtBot, theme: Theme, cote: int) -> None:
    image = peindre(Indice(-64, meilleur=True, exact=True), cote, theme)
    points = difference(image, fond(cote, theme))
    assert len(points) > cote * cote // 5
    assert all(0 < x < cote - 1 and 0 < y < cote - 1 for x, y in points)


def test_le_meilleur_l_exact_et_la_valeur_se_distinguent(qtbot: QtBot) -> None:
    images = [peindre(indice) for indice in (Indice(4), Indice(4, meilleur=True), Indice(4, exact=True), Indice(-4))]
    assert all(une != autre for rang, une in enumerate(images) for autre in images[rang + 1 :])
    coche = difference(images[0], images[2])
    assert coche
    assert all(x > 40 and y < 30 for x, y in coche), "la coche est dans son coin"


def test_sur_un_pion_fantome_il_s_ecrit_dans_l_autre_couleur(qtbot: QtBot) -> None:
    sur_noir, sur_blanc = peindre(Indice(0), survole=1), peindre(Indice(0), survole=2)
    vide = QColor(CLAIR.plateau.bas).lightness()

    def clartes(image: QImage) -> list[int]:
        return [image.pixelColor(x, y).lightness() for x, y in difference(image, fond(60))]

    assert max(clartes(sur_noir)) > vide
    assert min(clartes(sur_blanc)) < vide
    assert max(clartes(sur_blanc)) <= vide


def verdict(indice: Indice, fond: str, cote: int = 60) -> QImage:
    image = QImage(cote, cote, QImage.Format.Format_ARGB32)
    image.fill(QColor(fond))
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        peindre_verdict(p, QRectF(0, 0, cote, cote), indice)
    return image


def test_le_texte_du_jeu_remplace_la_valeur() -> None:
    assert [Indice(1, texte="G 7").affiche, Indice(-3).affiche, Indice(0, texte="").affiche] == ["G 7", "−3", ""]


@pytest.mark.parametrize("fond", ["#fdfcf7", "#232c2e", "#f8c61e", "#2f6fd6"])
def test_un_verdict_se_lit_sur_tout_fond(qtbot: QtBot, fond: str) -> None:
    """White on a dark label, whatever lies under it."""
    image = verdict(Indice(-1, texte="P 30"), fond)
    milieu = [image.pixelColor(x, y).lightness() for x in range(18, 42) for y in range(24, 36)]
    assert max(milieu) > 225
    assert min(milieu) < 110


def test_gain_nulle_et_perte_se_distinguent_par_la_lettre_et_par_la_teinte(qtbot: QtBot) -> None:
    gain, nulle, perte = (verdict(Indice(valeur, texte="N"), "#ffffff") for valeur in (1, 0, -1))
    teintes = [image.pixelColor(30, 22) for image in (gain, nulle, perte)]
    assert teintes[0].green() > teintes[0].red() + 40
    assert teintes[2].red() > teintes[2].green() + 40
    assert abs(teintes[1].red() - teintes[1].green()) < 20


def test_une_etiquette_qui_ne_tient_pas_sur_son_objet_ne_se_montre_pas(qtbot: QtBot) -> None:
    for cote, montree in ((4, False), (8, False), (16, True)):
        image = verdict(Indice(1, texte="G 7"), "#ffffff", cote)
        assert (len({image.pixel(x, y) for x in range(cote) for y in range(cote)}) > 1) is montree


@pytest.mark.parametrize("cote", [33, 60, 110, 220])
@pytest.mark.parametrize("texte", ["N", "G 7", "P 41"])
def test_l_etiquette_ne_deborde_pas_de_sa_case(qtbot: QtBot, cote: int, texte: str) -> None:
    image = verdict(Indice(1, meilleur=True, texte=texte), "#ffffff", cote)
    blanche = QImage(cote, cote, QImage.Format.Format_ARGB32)
    blanche.fill(QColor("#ffffff"))
    points = difference(image, blanche)
    assert points
    assert all(0 < x < cote - 1 and 0 < y < cote - 1 for x, y in points)
    assert verdict(Indice(1, texte=texte), "#ffffff", cote) != image, "the best is edged"


def test_la_bulle_d_une_case_dit_ce_que_son_indice_veut_dire(qtbot: QtBot, plateau: PlateauVue) -> None:
    qtbot.mouseMove(plateau, plateau.centre((2, 3)))
    assert plateau.toolTip() == ""
    plateau.montrer_indices({(2, 3): Indice(5)})
    assert plateau.toolTip() == "+5 : 5 pions d'avance à la fin, si les deux camps jouent au mieux (estimation)"
    qtbot.mouseMove(plateau, plateau.centre((0, 0)))
    assert plateau.toolTip() == ""
