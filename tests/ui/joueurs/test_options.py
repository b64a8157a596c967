import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.jeux import JEUX, lire_jeu
from ecosysteme.reglages import EGALITES, NIVEAU, PROFONDEUR, TEMPS
from ui.joueurs.options import Options
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue


@pytest.fixture
def options(qtbot: QtBot) -> Options:
    options = Options(QWidget())
    qtbot.addWidget(options)
    return options


def test_les_boites_ecrivent_ce_qu_une_specification_lit(options: Options) -> None:
    options.presenter((PROFONDEUR, EGALITES, TEMPS), {"profondeur": 6, "egalites": "premier"}, {"temps": "celui-là"})
    temps = trouver(options, QDoubleSpinBox, "option_temps")

    assert (options.texte(), temps.text()) == ("profondeur=6,egalites=premier", "celui-là")
    temps.setValue(0.5)
    trouver(options, QComboBox, "option_egalites").setCurrentIndex(0)
    assert options.texte() == "profondeur=6,temps=0.5"


def test_les_choix_se_lisent_dans_la_langue_de_la_fenetre(options: Options, langue: Langue) -> None:
    for nom, attendus in (("fr", ["au hasard", "le premier"]), ("en", ["at random", "the first one"])):
        langue.choisir(nom)
        options.presenter((EGALITES,), {"egalites": "premier"})
        liste = trouver(options, QComboBox, "option_egalites")
        assert [liste.itemText(rang) for rang in range(liste.count())] == attendus
        assert options.texte() == "egalites=premier"


def test_le_niveau_plein_se_dit_max(options: Options) -> None:
    options.presenter((NIVEAU,), {})

    assert trouver(options, QSpinBox, "option_niveau").text() == "max"
    assert options.texte() == "niveau=30"


@pytest.mark.parametrize("nom", JEUX)
def test_chaque_jeu_a_ses_boites_et_les_valeurs_habituelles_ne_disent_rien(
    qtbot: QtBot, options: Options, nom: str
) -> None:
    options.presenter(JEUX[nom].options, {})
    assert options.texte() == ""
    lire_jeu(nom)


def test_nim_se_regle(qtbot: QtBot, options: Options) -> None:
    options.presenter(JEUX["nim"].options, {})
    with qtbot.waitSignals([options.change, options.change]):
        trouver(options, QLineEdit, "option_tas").setText("1-3-5-7")
        trouver(options, QCheckBox, "option_misere").setChecked(True)

    assert options.texte() == "tas=1-3-5-7,misere=oui"
    assert lire_jeu(f"nim:{options.texte()}")
