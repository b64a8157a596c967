"""The panel alone: its first page, its buttons, what is in sight at each step."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.classe.passage import PassageEleve
from ecosysteme.classe.seance import Correction
from tests.ecosysteme.classe.exemples import seance_de_test
from ui.classe.mots import NOMS_MAX
from ui.classe.panneau import PanneauSeance


@pytest.fixture
def panneau(qtbot: QtBot, page: QWidget) -> PanneauSeance:
    widget = PanneauSeance(page)
    widget.show()
    return widget


def en_vue(panneau: PanneauSeance) -> set[str]:
    return {nom for nom, bouton in panneau.boutons.items() if not bouton.isHidden()}


def test_la_premiere_page_demande_un_nom(panneau: PanneauSeance) -> None:
    panneau.ouvrir(seance_de_test())
    assert en_vue(panneau) == {"commencer", "quitter"}
    assert not panneau.nom.isHidden()
    assert panneau.phrase.startswith("Mme Martin · 6 étapes")
    assert "à la partie" in panneau.boutons["quitter"].toolTip()
    panneau.ouvrir(seance_de_test(), essai=True)
    assert "à la composition" in panneau.boutons["quitter"].toolTip(), "where a teacher who tries it comes from"


def test_la_premiere_page_demande_a_qui_est_la_copie(panneau: PanneauSeance) -> None:
    panneau.ouvrir(seance_de_test(), ["Zoé & Ali", "Adam"])
    assert en_vue(panneau) == {"reprendre_0", "reprendre_1", "autre", "quitter"}
    assert panneau.boutons["reprendre_0"].text() == "Reprendre la copie de Zoé && Ali"
    assert "laquelle est la vôtre" in panneau.phrase
    assert panneau.nom.isHidden()
    panneau.demander_nom()
    assert en_vue(panneau) == {"commencer", "quitter"}
    assert not panneau.nom.isHidden()
    panneau.ouvrir(seance_de_test(), [f"Élève {rang}" for rang in range(30)])
    assert len(en_vue(panneau)) == NOMS_MAX + 2


def test_chaque_etape_a_ses_boutons(panneau: PanneauSeance) -> None:
    panneau.ouvrir(seance_de_test())
    passage = PassageEleve(seance_de_test(Correction.A_LA_FIN), "Zoé")
    toujours = {"quitter", "precedente", "suivante", "rendre", "changer"}
    vus = []
    for rang in range(6):
        passage.aller(rang)
        panneau.suivre(passage)
        vus.append(en_vue(panneau) - toujours)
    assert vus == [set(), set(), {"valider"}, {"valider"}, set(), set()]
    assert not panneau.boutons["suivante"].isEnabled()
    passage.aller(1)
    passage.repondre("d3")
    panneau.suivre(passage)
    assert en_vue(panneau) - toujours == {"autre_coup"}
    passage.rendre()
    panneau.suivre(passage)
    assert en_vue(panneau) == {"quitter", "precedente", "suivante", "enregistrer", "changer"}
    panneau.enregistree("zoe.copie")
    assert "zoe.copie" in panneau.textes["bilan"].text()


def test_un_bouton_dit_son_geste(qtbot: QtBot, panneau: PanneauSeance) -> None:
    panneau.ouvrir(seance_de_test())
    for nom, bouton in panneau.boutons.items():
        with qtbot.waitSignal(panneau.geste) as signal:
            bouton.click()
        assert signal.args == [nom]
