"""The panel: the step in words, those that are done, and its buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.premiers_pas import PREMIERS_PAS
from ui.disposition.modes import PANNEAU_MIN
from ui.premiers_pas.panneau_pas import PanneauPas


def test_une_etape_en_mots(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    panneau = PanneauPas(parent)
    panneau.presenter("othello", PREMIERS_PAS["othello"], 2, 2)
    assert panneau.textes["titre"].text() == "Deux lignes à la fois"
    assert panneau.phrase.startswith("Étape 3 sur 10. Deux lignes à la fois. ")
    panneau.permettre(montrer=True, suivante=False)
    assert [panneau.boutons[nom].isEnabled() for nom in ("montrer", "precedente", "suivante")] == [True, True, False]


def test_la_derniere_etape_se_termine(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    panneau = PanneauPas(parent)
    panneau.presenter("nim", PREMIERS_PAS["nim"], 9, 9)
    assert panneau.boutons["suivante"].text() == "Terminer"
    panneau.juger("Bravo")
    gestes: list[str] = []
    panneau.geste.connect(gestes.append)
    panneau.boutons["quitter"].click()
    assert gestes == ["quitter"]
    assert panneau.textes["jugement"].text() == "Bravo"


def test_tout_tient_dans_le_panneau_le_plus_etroit(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(PANNEAU_MIN, 700)
    panneau = PanneauPas(parent)
    contenu = panneau.widget()
    assert contenu is not None
    panneau.resize(parent.size())
    parent.show()
    qtbot.waitExposed(parent)
    for jeu, etapes in PREMIERS_PAS.items():
        for rang in range(len(etapes)):
            panneau.presenter(jeu, etapes, rang, 0)
            assert contenu.minimumSizeHint().width() <= panneau.viewport().width()
