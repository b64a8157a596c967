"""The calendar: each day says what it was or will be, in both languages, and each question how it went."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.carnet.tableau import A_VENIR, PASSES
from tests.ui.erreurs.bilans import BILAN, LUNDI
from ui.erreurs.calendrier import SEGMENTS, Calendrier
from ui.socle.langue import Langue


def etiquettes(calendrier: Calendrier, role: str) -> list[QLabel]:
    return [une for une in calendrier.findChildren(QLabel) if une.property("role") == role and not une.isHidden()]


def test_les_jours(qtbot: QtBot, page: QWidget, langue: Langue) -> None:
    calendrier = Calendrier(page)
    calendrier.montrer(BILAN)
    jours = calendrier.findChildren(QPushButton)
    assert [jour.text() for jour in jours] == ["–"] * (PASSES - 1) + ["✓", "5", "–", "4"] + ["–"] * (A_VENIR - 2)
    hier, ce_jour, demain, apres = (jour.accessibleName() for jour in jours[PASSES - 1 : PASSES + 3])
    assert hier == "dimanche 1 mars : 3 réponses, 2 trouvées"
    assert ce_jour == "lundi 2 mars : 5 à revoir"
    assert demain == "mardi 3 mars : 0 à revoir"
    assert apres == "mercredi 4 mars : 4 à revoir"
    assert etiquettes(calendrier, "nom_jour")[PASSES].text() == "l\n2"
    assert calendrier.accessibleName() == "Aujourd'hui, 2 jours de suite"
    calendrier.montrer(replace(BILAN, passes={**BILAN.passes, LUNDI - timedelta(days=1): (0, 3)}))
    assert jours[PASSES - 1].text() == "✗", "none of them was found"
    langue.choisir("en")
    qtbot.waitUntil(lambda: "2 days in a row" in calendrier.accessibleName())
    assert jours[PASSES].accessibleName() == "Monday 2 March: 5 to review"


def test_un_jour_qui_a_des_erreurs_se_demande_a_la_souris_et_au_clavier(
    qtbot: QtBot, page: QWidget, langue: Langue
) -> None:
    calendrier, demandes = Calendrier(page), list[date]()
    calendrier.montrer(BILAN)
    calendrier.jour_demande.connect(demandes.append)
    jours = calendrier.findChildren(QPushButton)
    assert [rang - PASSES for rang, jour in enumerate(jours) if jour.isEnabled()] == [-1, 0, 2]
    for jour in jours:
        qtbot.mouseClick(jour, Qt.MouseButton.LeftButton)
    assert demandes == [LUNDI - timedelta(days=1), LUNDI, LUNDI + timedelta(days=2)]
    qtbot.keyClick(jours[PASSES + 2], Qt.Key.Key_Space)
    assert demandes[3:] == [LUNDI + timedelta(days=2)]
    assert jours[PASSES - 1].toolTip() == "dimanche 1 mars : 3 réponses, 2 trouvées\nCliquer : revoir ces erreurs"
    assert jours[PASSES + 1].toolTip() == "mardi 3 mars : 0 à revoir"


def test_les_questions(page: QWidget, langue: Langue) -> None:
    calendrier = Calendrier(page)
    calendrier.suivre([NoteReprise.TROUVE, NoteReprise.RATE, NoteReprise.INDICE, None, None], 3)
    vus = etiquettes(calendrier, "segment")
    assert [segment.text() for segment in vus] == ["✓", "✗", "½", "", ""]
    assert [segment.property("etat") for segment in vus] == ["trouve", "rate", "trouve", "ici", "rien"]
    assert "4 sur 5" in calendrier.phrase
    assert vus[1].toolTip() == "Erreur 2 : ratée"


def test_de_beaucoup_de_questions_on_voit_celles_d_autour(page: QWidget, langue: Langue) -> None:
    calendrier = Calendrier(page)
    calendrier.suivre([None] * 40, 20)
    vus = etiquettes(calendrier, "segment")
    assert len(vus) == SEGMENTS
    assert [segment.property("etat") for segment in vus].count("ici") == 1
