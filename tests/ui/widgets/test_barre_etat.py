"""The message line, on its pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ui.widgets.barre_etat import BarreEtat, TexteDeBarre, couper


@pytest.fixture
def barre(qtbot: QtBot) -> BarreEtat:
    """A bar that says something lasting on its left and on its right."""
    barre = BarreEtat()
    qtbot.addWidget(barre)
    barre.setSizeGripEnabled(False)
    barre.setContentsMargins(14, 0, 14, 0)
    barre.addWidget(QLabel("HHH"))
    barre.addPermanentWidget(QLabel("HHH"))
    barre.resize(400, 28)
    barre.show()
    qtbot.waitExposed(barre)
    return barre


def colonnes_ecrites(barre: BarreEtat) -> list[int]:
    """Return the columns in which the middle of the bar is not plain."""
    QApplication.processEvents()
    image: QImage = barre.grab().toImage()
    fond = image.pixel(2, 14)
    return [x for x in range(image.width()) if any(image.pixel(x, y) != fond for y in range(10, 18))]


def test_un_message_commence_ou_commence_ce_qui_dure(barre: BarreEtat) -> None:
    dure = colonnes_ecrites(barre)
    barre.showMessage("HHH")
    passe = colonnes_ecrites(barre)
    assert passe[0] == dure[0] > 14
    assert passe == dure
    barre.clearMessage()
    assert colonnes_ecrites(barre) == dure


def test_un_long_message_s_arrete_devant_ce_qui_reste(barre: BarreEtat) -> None:
    droite = colonnes_ecrites(barre)[-1]
    barre.showMessage("H" * 500)
    assert colonnes_ecrites(barre)[-1] == droite
    reste = barre.findChildren(QLabel)[-1]
    assert barre.cadre_message.right() < reste.x()


def test_un_texte_trop_long_prend_deux_lignes_et_se_dit_en_entier(barre: BarreEtat) -> None:
    texte = "Tour 12 · coup 23 · Alpha-Bêta réfléchit… et encore bien d'autres choses qui ne tiennent pas ici"
    police = barre.fontMetrics()
    haute, basse = couper(texte, police, 300).split("\n")
    assert texte.startswith(haute)
    assert basse.endswith("…")
    assert all(police.horizontalAdvance(ligne) <= 300 for ligne in (haute, basse))
    assert couper("HHH", police, 300) == "HHH"
    court = "Tour 7 · coup 12 · Trait aux Noirs"
    assert couper(court, police, police.horizontalAdvance(court) - 1) == "Tour 7 · coup 12\nTrait aux Noirs"
    barre.showMessage(texte)
    assert barre.toolTip() == texte


def test_une_seconde_ligne_demandee_reste_tant_que_la_premiere_tient(barre: BarreEtat) -> None:
    police = barre.fontMetrics()
    haute, basse = "Tour 4 · coup 8 · Trait aux Noirs", "Tigre diagonale moderne"
    texte, place = f"{haute}\n{basse}", police.horizontalAdvance("Tour 4 · coup 8 · Trait aux Noirs")
    assert couper(texte, police, place) == texte
    assert couper(f"{haute}\n{basse * 9}", police, place).startswith(f"{haute}\nTigre diagonale")
    assert police.horizontalAdvance(couper(f"{haute}\n{basse * 9}", police, place).split("\n")[1]) <= place
    assert couper(texte, police, place - 1) == "Tour 4 · coup 8\nTrait aux Noirs"
    large = TexteDeBarre()
    large.dire(texte)
    assert large.minimumSizeHint().width() <= place


def test_ce_qui_ne_tient_pas_s_omet_par_parties_ou_par_mots_entiers(barre: BarreEtat) -> None:
    texte, police = "−18 · h4 b6 d1 a4 e2 e1 … · prof. 14 (73 %) · 14 M nœuds/s", barre.fontMetrics()
    for largeur in range(60, police.horizontalAdvance(texte) + 2, 3):
        mots = couper(texte, police, largeur).split()
        assert all(police.horizontalAdvance(ligne) <= largeur for ligne in couper(texte, police, largeur).split("\n"))
        assert set(mots) <= {*texte.split(), "…"} or largeur < police.horizontalAdvance("nœuds/s …"), largeur


def test_ce_qui_dure_se_serre_plutot_que_de_sortir_de_la_barre(barre: BarreEtat) -> None:
    textes = [TexteDeBarre(), TexteDeBarre()]
    barre.addWidget(textes[0])
    barre.addPermanentWidget(textes[1])
    for texte in textes:
        texte.dire("mot " * 40)
    QApplication.processEvents()
    assert barre.width() == 400
    for texte in textes:
        assert barre.rect().contains(texte.geometry())
        assert texte.toolTip() == texte.text()


def partagee(qtbot: QtBot, largeur: int) -> tuple[BarreEtat, TexteDeBarre, TexteDeBarre]:
    """Show a line of ``largeur`` pixels that two texts share, the game's on the left first."""
    barre, gauche, droite = BarreEtat(), TexteDeBarre(), TexteDeBarre()
    qtbot.addWidget(barre)
    barre.setSizeGripEnabled(False)
    barre.addWidget(gauche, 1)
    barre.addPermanentWidget(droite)
    barre.partager(gauche, droite)
    barre.resize(largeur, 40)
    barre.show()
    qtbot.waitExposed(barre)
    return barre, gauche, droite


@pytest.mark.parametrize("passe", [False, True])
def test_ce_qui_est_dit_de_la_partie_passe_avant_le_moteur(qtbot: QtBot, passe: bool) -> None:
    barre, gauche, droite = partagee(qtbot, 600)
    mot = gauche.fontMetrics().horizontalAdvance("mot ")
    phrase = "mot " * (400 // mot)
    droite.dire("mot " * 100)
    if passe:
        barre.showMessage(phrase)
    else:
        gauche.dire(phrase)
    qtbot.waitUntil(lambda: droite.width() >= 100)
    assert droite.x() >= gauche.fontMetrics().horizontalAdvance(phrase), "le moteur n'a que le reste"
    gauche.dire("")
    barre.clearMessage()
    qtbot.waitUntil(lambda: droite.width() > 500)


def test_trop_long_pour_deux_ce_qui_est_dit_de_la_partie_reste_seul(qtbot: QtBot) -> None:
    barre, gauche, droite = partagee(qtbot, 160)
    droite.dire("Alpha-Bêta (4) · 155 nœuds")
    gauche.dire("Tour 2 · coup 2 · Trait aux Noirs")
    qtbot.waitUntil(lambda: droite.width() == 0 and gauche.width() > 120)
    police = gauche.font()
    police.setPixelSize(3 * gauche.fontMetrics().height())
    gauche.setFont(police)
    assert barre.sizeHint().height() >= 2 * gauche.fontMetrics().height()


@pytest.mark.parametrize("texte", ["Préparation : 91 %", "Programmes : 250 ms", "Reprendre la partie ?", "« Tous »"])
def test_ni_signe_ni_unite_ne_commence_une_ligne(barre: BarreEtat, texte: str) -> None:
    police = barre.fontMetrics()
    for largeur in range(police.horizontalAdvance(texte)):
        for ligne in couper(texte, police, largeur).split("\n"):
            assert not ligne.startswith(("%", ":", "?", "»", "ms")), largeur


class Peint(QObject):
    """What was painted of a widget."""

    region = QRegion()

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_un_message_est_ecrit_de_nouveau_quand_son_voisin_s_efface(qtbot: QtBot, barre: BarreEtat) -> None:
    """Else a strip between both would stay blank in the middle of a word."""
    voisin = TexteDeBarre()
    voisin.dire("1 000 nœuds")
    barre.addPermanentWidget(voisin)
    barre.showMessage("H " * 500)
    qtbot.waitUntil(voisin.isVisible)
    colonnes_ecrites(barre)
    peint = Peint()
    barre.installEventFilter(peint)
    voisin.setMaximumWidth(0)
    qtbot.waitUntil(lambda: QRegion(barre.rect()).subtracted(peint.region).isEmpty())
