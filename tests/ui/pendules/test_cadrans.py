"""The clocks on the players' card."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.pendules import Horloge, Pendules, Regle
from tests.fenetre import GAUCHE
from tests.positions import partie_jouee
from tests.ui.situations import situation_de
from ui.pendules.cadrans import Cadrans
from ui.pendules.decompte import Decompte
from ui.socle.langue import Langue
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def choisis() -> list[QWidget]:
    return []


@pytest.fixture
def decompte(coquille: FenetreDessinee) -> Decompte:
    return Decompte(coquille)


@pytest.fixture
def cadrans(coquille: FenetreDessinee, decompte: Decompte, langue: Langue, choisis: list[QWidget]) -> Cadrans:
    return Cadrans(coquille, decompte, choisis.append)


def test_sans_pendule_la_carte_reste_comme_elle_est(coquille: FenetreDessinee, cadrans: Cadrans) -> None:
    cadrans.suivre(situation_de(partie_jouee("")))
    for cote in coquille.widgets.camps.values():
        assert cote.pendule.isHidden()
        assert cote.etat_pendule.isHidden()
        assert cote.ajout.isHidden()


def test_elle_montre_ce_qui_reste_et_celle_qui_court(
    qtbot: QtBot, coquille: FenetreDessinee, cadrans: Cadrans, decompte: Decompte, choisis: list[QWidget]
) -> None:
    partie = partie_jouee("")
    partie.pendules = Pendules.reglees(Horloge(272.9), Horloge(60)).depenser(SECOND, 70)
    decompte.commencer(partie, court=True)
    cadrans.suivre(situation_de(partie))
    noir, blanc = coquille.widgets.noir, coquille.widgets.blanc
    assert (noir.pendule.text(), blanc.pendule.text(), blanc.etat_pendule.text()) == ("4:32", "1:50", "en rallonge")
    assert noir.pendule.accessibleName().replace("\xa0", " ") == "Pendule de Noir : 4 minutes 32"
    assert (noir.pendule.property("aspect"), blanc.pendule.property("aspect")) == ("normal-court", "rallonge")
    qtbot.mouseClick(noir.pendule, GAUCHE)
    assert choisis == [noir.pendule]
    decompte.terminer()


def test_arretee_elle_se_cache_sous_une_autre_position(
    coquille: FenetreDessinee, cadrans: Cadrans, decompte: Decompte
) -> None:
    partie = partie_jouee("")
    partie.pendules = Pendules.reglees(Horloge(60), Horloge(60))
    cadrans.suivre(situation_de(partie))
    noir, carte = coquille.widgets.noir.pendule, coquille.widgets.cadre_joueurs
    place = carte.sizeHint()
    cadrans.couvrir(True)
    assert noir.isHidden(), "it is not that of the position seen"
    assert carte.sizeHint() == place, "the board stays where it is"
    decompte.commencer(partie, court=True)
    cadrans.suivre(situation_de(partie))
    assert not noir.isHidden(), "time runs: who plays must see it"
    decompte.terminer()
    cadrans.couvrir(False)
    assert not noir.isHidden()


def test_elle_dit_qu_un_drapeau_est_tombe(coquille: FenetreDessinee, cadrans: Cadrans) -> None:
    partie = partie_jouee("")
    partie.pendules = Pendules.reglees(Horloge(60), regle=Regle.STRICTE)
    assert not partie.depenser(PREMIER, 61)
    cadrans.suivre(situation_de(partie))
    noir = coquille.widgets.noir
    assert (noir.pendule.text(), noir.etat_pendule.text(), noir.pendule.property("aspect")) == (
        "0:00",
        "tombé",
        "tombe",
    )


def test_seule_une_personne_donne_du_temps_et_a_l_autre(
    qtbot: QtBot, coquille: FenetreDessinee, cadrans: Cadrans
) -> None:
    partie = partie_jouee("")
    partie.pendules = Pendules.reglees(Horloge(60))
    cadrans.suivre(situation_de(partie))  # a person has black, a program white
    assert coquille.widgets.noir.ajout.isHidden()
    coquille.show()
    noir, blanc = coquille.widgets.noir.pendule, coquille.widgets.blanc.pendule
    qtbot.waitUntil(lambda: noir.isVisible() and noir.y() == blanc.y())  # what is below one moves neither
    with qtbot.waitSignal(cadrans.ajoute) as ajoute:
        qtbot.mouseClick(coquille.widgets.blanc.ajout, GAUCHE)
    assert ajoute.args == [SECOND]
