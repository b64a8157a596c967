"""What the dock asks of every panel beside the tree: all of them answer it, and none speaks without being asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.attracteurs.panneau import PanneauAttracteurs
from ui.raisonnement.grundy.panneau import PanneauGrundy
from ui.raisonnement.panneau import PanneauRaisonnement
from ui.raisonnement.suite import PanneauSuite
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Taches
from ui.socle.theme import SOMBRE

Faire = Callable[[Taches], PanneauRaisonnement]
PANNEAUX: dict[str, Faire] = {
    "morpion": lambda _: PanneauAttracteurs(),
    "nim": lambda _: PanneauGrundy(),
    "othello": lambda taches: PanneauSuite(taches, MoteurPartage()),
}


@pytest.fixture
def taches() -> Iterator[Taches]:
    taches = Taches()
    yield taches
    taches.fermer()


@pytest.mark.parametrize("nom", PANNEAUX)
def test_il_suit_le_jeu_le_theme_et_la_langue_sans_rien_montrer_sur_le_plateau(
    qtbot: QtBot, taches: Taches, nom: str
) -> None:
    panneau, jeu = PANNEAUX[nom](taches), lire_jeu(nom)
    qtbot.addWidget(panneau)
    dits: list[object] = []
    panneau.fantome.connect(dits.append)
    panneau.cherche.connect(dits.append)
    panneau.presenter(adaptateur_de(jeu))
    panneau.montrer(Partie(jeu))
    panneau.occuper(True)
    panneau.occuper(False)
    panneau.oublier_choix()
    clair = panneau.grab().toImage()
    panneau.definir_theme(SOMBRE)
    assert panneau.grab().toImage() != clair
    QCoreApplication.sendEvent(panneau, QEvent(QEvent.Type.LanguageChange))
    panneau.fermer()
    panneau.fermer()
    assert dits == []
