import pytest
from pytestqt.qtbot import QtBot

from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ui.tournoi.liste_debuts import ListeDebuts


@pytest.fixture
def liste(qtbot: QtBot) -> ListeDebuts:
    liste = ListeDebuts()
    qtbot.addWidget(liste)
    return liste


def offerts(liste: ListeDebuts) -> list[str]:
    return [liste.itemData(rang) for rang in range(liste.count())]


def test_les_equilibrees_sont_celles_d_othello_et_reviennent_avec_lui(liste: ListeDebuts) -> None:
    liste.offrir(Othello())
    assert (liste.choix, offerts(liste)) == ("equilibrees", ["aucune", "equilibrees", "hasard", "fichier"])
    liste.offrir(Othello(6))
    assert (liste.choix, offerts(liste)) == ("hasard", ["aucune", "hasard", "fichier"])
    liste.offrir(Puissance4())
    assert (liste.choix, offerts(liste)) == ("hasard", ["aucune", "hasard"])
    liste.offrir(Othello())
    assert liste.choix == "equilibrees"


def test_ce_que_quelqu_un_choisit_reste(liste: ListeDebuts) -> None:
    liste.setCurrentIndex(liste.findData("aucune"))
    for jeu in (Puissance4(), None, Othello()):
        liste.offrir(jeu)
        assert liste.choix == "aucune"
    liste.definir("fichier")
    liste.offrir(Puissance4())
    assert liste.choix == "hasard"
    liste.offrir(None)
    assert liste.choix == "fichier"
