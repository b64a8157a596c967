"""The guide in its window: pages, links, search, both languages; and every key that it names is one of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction, QImage, QKeySequence, QShortcut, QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.ui.guide.test_pages import LANGUES, est_touche, extraits
from ui.guide.dialogue import Guide
from ui.guide.pages import CLES, images, titre
from ui.plateau.saisie import LECTURES
from ui.reperes.crayon import FLECHE, LETTRE, TOUCHES
from ui.socle.langue import Langue


@pytest.fixture
def guide(qtbot: QtBot, langue: Langue) -> Iterator[Guide]:
    parent = QWidget()
    qtbot.addWidget(parent)
    guide = Guide(parent)
    guide.show()
    guide.activateWindow()
    qtbot.waitUntil(guide.isActiveWindow)
    yield guide
    guide.close()


def listees(guide: Guide) -> list[str]:
    rangs = range(guide.liste.count())
    return [CLES[rang] for rang in rangs if not guide.liste.item(rang).isHidden()]


def test_il_s_ouvre_sur_sa_premiere_page(qtbot: QtBot, guide: Guide) -> None:
    qtbot.waitUntil(lambda: guide.page.toPlainText().startswith(titre(CLES[0], "fr")))
    assert guide.cle == CLES[0]


def test_chaque_page_se_choisit_dans_la_liste(guide: Guide) -> None:
    for rang, cle in reversed(list(enumerate(CLES))):
        guide.liste.setCurrentRow(rang)
        assert guide.cle == cle
        assert guide.page.toPlainText().startswith(titre(cle, "fr"))


def test_un_lien_mene_a_sa_page(qtbot: QtBot, guide: Guide) -> None:
    guide.ouvrir("jouer")
    guide.page.anchorClicked.emit(QUrl("moteurs.md"))
    assert guide.cle == "moteurs"
    assert guide.liste.currentRow() == CLES.index("moteurs")


def test_les_images_viennent_l_une_apres_l_autre(qtbot: QtBot, guide: Guide) -> None:
    guide.ouvrir("apprendre")
    noms = [image.name for image in images("apprendre", "fr")]
    assert len(noms) == 2

    def largeurs() -> list[int]:
        genre, document = QTextDocument.ResourceType.ImageResource, guide.page.document()
        vues = [document.resource(genre, QUrl(nom)) for nom in noms]
        return [vue.width() if isinstance(vue, QImage) else 0 for vue in vues]

    assert largeurs() == [1, 1]
    qtbot.waitUntil(lambda: all(largeur > 100 for largeur in largeurs()))


def test_la_recherche_garde_les_pages_qui_contiennent_le_mot(qtbot: QtBot, guide: Guide) -> None:
    guide.recherche.setFocus()
    qtbot.keyClicks(guide.recherche, "sprt")
    assert listees(guide) == ["tournois", "moteurs"]
    assert guide.cle == "tournois"
    assert guide.page.textCursor().selectedText() == "SPRT"
    premier = guide.page.textCursor().position()
    qtbot.keyClick(guide.recherche, Qt.Key.Key_Return)
    assert guide.page.textCursor().position() == premier  # the only one: round again
    qtbot.keyClicks(guide.recherche, "zzz")
    assert (listees(guide), guide.cle) == ([], "tournois")
    assert (guide.rien.isVisible(), guide.rien.text()) == (True, "Aucune page ne contient ces mots.")
    guide.recherche.clear()
    assert not guide.rien.isVisible()
    assert listees(guide) == list(CLES)


def test_la_recherche_ne_regarde_ni_accents_ni_majuscules(qtbot: QtBot, guide: Guide) -> None:
    guide.ouvrir("apprendre")
    qtbot.keyClicks(guide.recherche, "REGLES")
    assert "apprendre" in listees(guide)
    assert guide.cle == "apprendre"
    trouves = [guide.page.textCursor()]
    assert trouves[0].selectedText().casefold() == "règles"
    qtbot.keyClick(guide.recherche, Qt.Key.Key_Return)
    assert guide.page.textCursor().selectedText().casefold() == "règles"
    assert guide.page.textCursor().position() > trouves[0].position()


def test_il_parle_la_langue_du_moment_et_reste_a_sa_page(qtbot: QtBot, guide: Guide, langue: Langue) -> None:
    guide.ouvrir("etudier")
    langue.choisir("en")
    qtbot.waitUntil(lambda: guide.page.toPlainText().startswith("Study a game"))
    assert (guide.cle, guide.windowTitle()) == ("etudier", "Othellier guide")
    assert guide.liste.item(0).text() == "Install and start"


@pytest.mark.parametrize("nom", LANGUES)
def test_chaque_touche_nommee_est_une_touche_de_la_fenetre(fenetre: ApplicationIHM, nom: str) -> None:
    fenetre.preferences.choisir_langue(nom)
    forme = QKeySequence.SequenceFormat.NativeText
    connues = {action.shortcut().toString(forme) for action in fenetre.findChildren(QAction)}
    connues |= {raccourci.key().toString(forme) for raccourci in fenetre.findChildren(QShortcut)}
    # The board's own, which are no shortcuts, the hint of an exercise, and the cutoffs of a tree.
    connues |= {lettre.upper() for lettre in (*TOUCHES, LETTRE, FLECHE, *LECTURES, "i", "c")}
    connues.add(QKeySequence("Shift+C").toString(forme))
    nommees = {extrait for cle in CLES for extrait in extraits(cle, nom) if est_touche(extrait)}
    assert len(nommees) > 50
    assert nommees <= connues
