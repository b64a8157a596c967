"""The glossary in the window: opened by its key, searched, followed by its links, its pictures true."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QByteArray, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ui.aide.coupe_racontee import dessiner, exemple, pas, peindre
from ui.aide.glossaire import MARCHE, Glossaire, montrer_glossaire, sans_liens
from ui.aide.textes import entrees
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE, habiller
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def glossaire(qtbot: QtBot, coquille: FenetreDessinee, langue: Langue) -> Glossaire:
    ouvert = montrer_glossaire(coquille)
    qtbot.waitExposed(ouvert)
    return ouvert


def ecrit(glossaire: Glossaire) -> str:
    return glossaire.texte.toPlainText()


def image(glossaire: Glossaire, rang: int) -> QImage:
    """Return the picture of a step that the document holds."""
    adresse = glossaire.adresse(pas(exemple())[rang])
    ressource = glossaire.texte.document().resource(QTextDocument.ResourceType.ImageResource, adresse)
    assert isinstance(ressource, QImage)
    return ressource


def peintes(glossaire: Glossaire, fond: str) -> bool:
    return all(image(glossaire, rang).pixelColor(0, 0).name() == fond for rang in range(len(pas(exemple()))))


def test_au_projecteur_une_classe_le_lit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    touches = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    hauteurs = []
    for _ in range(3):
        qtbot.keyClick(fenetre, Qt.Key.Key_F1, touches)
        [ouvert] = fenetre.findChildren(Glossaire)
        hauteurs.append((ouvert.texte.fontMetrics().height(), ouvert.size()))
        assert ouvert.screen().availableGeometry().size().expandedTo(ouvert.size()) == ouvert.screen().availableSize()
        qtbot.keyClick(ouvert.recherche, Qt.Key.Key_Escape)
        qtbot.keyClick(fenetre, Qt.Key.Key_F10)
    avant, projete, apres = hauteurs
    assert projete[0] > 1.4 * avant[0]
    assert apres == avant


def test_les_lettres_d_une_image_se_lisent_et_rien_ne_deborde(qtbot: QtBot, glossaire: Glossaire) -> None:
    dessinee = QSvgRenderer(QByteArray(dessiner(exemple(), 0, glossaire.palette()).encode())).defaultSize()
    for fois in (1.0, 1.5):
        glossaire.grandir(fois)
        qtbot.waitUntil(lambda: peintes(glossaire, CLAIR.carte))
        assert glossaire.largeur_image > 0.85 * dessinee.width()
        qtbot.waitUntil(lambda: glossaire.texte.horizontalScrollBar().maximum() == 0)


def test_la_touche_l_ouvre_une_fois_et_echappe_le_ferme(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    for _ in range(2):
        qtbot.keyClick(fenetre, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    [ouvert] = fenetre.findChildren(Glossaire)
    assert ouvert.isVisible()
    assert not ouvert.isModal()
    qtbot.keyClick(ouvert.recherche, Qt.Key.Key_Escape)
    assert not ouvert.isVisible()


def test_tout_est_ecrit_et_chaque_ancre_existe(glossaire: Glossaire) -> None:
    texte = ecrit(glossaire)
    for entree in entrees().values():
        assert sans_liens(entree) in texte
    for etape in pas(exemple()):
        assert etape.phrase in texte
    for cle in (*entrees(), MARCHE):
        assert f'name="{cle}"' in glossaire.texte.toHtml()
        assert f'href="#{cle}"' in glossaire.texte.toHtml()


@pytest.mark.parametrize(("tape", "present", "absent"), [
    ("xor", "grundy", "feuille"),
    ("EVALUATION", "feuille", "mex"),  # neither accents nor capitals
    ("beta", "coupure", "nim"),
])  # fmt: skip
def test_la_recherche_ne_garde_que_ce_qui_contient_le_mot(
    qtbot: QtBot, glossaire: Glossaire, tape: str, present: str, absent: str
) -> None:
    qtbot.keyClicks(glossaire.recherche, tape)
    assert sans_liens(entrees()[present]) in ecrit(glossaire)
    assert sans_liens(entrees()[absent]) not in ecrit(glossaire)
    qtbot.keyClicks(glossaire.recherche, "zzz")
    assert ecrit(glossaire) == "Aucune entrée ne contient ces mots."
    glossaire.recherche.clear()
    assert sans_liens(entrees()[absent]) in ecrit(glossaire)


def test_un_lien_mene_a_son_entree_meme_pendant_une_recherche(qtbot: QtBot, glossaire: Glossaire) -> None:
    qtbot.keyClicks(glossaire.recherche, "mex")
    qtbot.keyClick(glossaire.recherche, Qt.Key.Key_Down)
    qtbot.waitUntil(glossaire.texte.hasFocus)
    barre = glossaire.texte.verticalScrollBar()
    assert barre.value() == 0
    glossaire.texte.anchorClicked.emit(QUrl("#xor"))
    assert glossaire.recherche.text() == ""
    assert barre.value() > 0
    haut = glossaire.texte.cursorForPosition(glossaire.texte.viewport().rect().topLeft())
    suite = ecrit(glossaire)[haut.position() :]
    assert suite.lstrip().startswith("Somme xor")


def test_les_images_sont_celles_de_leurs_etapes_dans_chaque_theme(
    qtbot: QtBot, qapp: QApplication, glossaire: Glossaire
) -> None:
    glossaire.aller(MARCHE)
    place = glossaire.texte.verticalScrollBar().value()
    assert place > 0
    try:
        for theme in (SOMBRE, CLAIR):
            habiller(qapp, glossaire, theme)
            qtbot.waitUntil(partial(peintes, glossaire, theme.champ))
            for rang, etape in enumerate(pas(exemple())):
                document = dessiner(exemple(), etape.k, glossaire.palette())
                attendue = peindre(document, glossaire.largeur_image, glossaire.devicePixelRatioF())
                assert image(glossaire, rang) == attendue
            assert image(glossaire, 3) != image(glossaire, 4)
            assert glossaire.texte.verticalScrollBar().value() == place
        glossaire.recherche.setText("xor")
        glossaire.recherche.clear()
        assert peintes(glossaire, CLAIR.champ), "une recherche ne les redessine pas"
    finally:
        habiller(qapp, glossaire, CLAIR)
