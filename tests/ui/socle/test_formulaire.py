from PySide6.QtWidgets import QLabel, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.socle.formulaire import Formulaire, Remarque, aligner
from ui.socle.theme import SOMBRE


def test_une_remarque_se_voit_et_s_entend_tant_qu_elle_a_quelque_chose_a_dire(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    formulaire, champ = Formulaire(page), QSpinBox()
    remarque = Remarque(champ, SOMBRE)
    formulaire.ligne("&Champ", champ)
    formulaire.addRow("", remarque)
    page.show()

    remarque.dire("trop grand")
    assert (remarque.isVisible(), champ.accessibleDescription()) == (True, "trop grand")
    assert remarque.width() > 0
    remarque.dire("")
    assert (remarque.isVisible(), champ.accessibleDescription()) == (False, "")
    etiquette = formulaire.labelForField(champ)
    assert isinstance(etiquette, QLabel)
    assert etiquette.buddy() is champ


def test_deux_formulaires_s_alignent(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    colonne = QVBoxLayout(page)
    formulaires, champs = (Formulaire(), Formulaire()), (QSpinBox(), QSpinBox())
    for formulaire, champ, texte in zip(formulaires, champs, ("&Un", "Un nom bien plus long"), strict=True):
        formulaire.ligne(texte, champ)
        colonne.addLayout(formulaire)
    aligner(*formulaires)
    page.show()
    qtbot.waitExposed(page)
    assert champs[0].x() == champs[1].x()
