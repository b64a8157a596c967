import pytest

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.pendules import Pendules, lire_horloge
from ecosysteme.tournoi.direct import PartieEnDirect
from ecosysteme.tournoi.plan import Appariement
from ui.tournoi.direct.spectateur import Spectateur

PAIRE = Appariement(4, 1, 0)


def test_une_partie_qui_avance_est_suivie_et_une_autre_recommence() -> None:
    spectateur = Spectateur(Othello())

    (debut,) = spectateur.plateaux([PartieEnDirect(7, PAIRE, "f5 d6")])
    (suite,) = spectateur.plateaux([PartieEnDirect(7, PAIRE, "f5 d6 c3")])
    (autre,) = spectateur.plateaux([PartieEnDirect(7, Appariement(5, 0, 1), "c4")])

    assert [(vue.coups, len(vue.vue.pions)) for vue in (debut, suite, autre)] == [(2, 6), (3, 7), (1, 5)]
    assert (suite.rang, suite.premier, suite.second, suite.vue.dernier) == (4, 1, 0, ((2, 2),))
    assert not suite.vue.interactif


def test_les_processus_restent_dans_le_meme_ordre_et_l_incomprehensible_est_laisse() -> None:
    vues = [PartieEnDirect(9, PAIRE, "f5"), PartieEnDirect(3, PAIRE, "a1"), PartieEnDirect(5, PAIRE, "d3 c3")]

    assert [plateau.ouvrier for plateau in Spectateur(Othello()).plateaux(vues)] == [5, 9]


def test_la_pendule_de_qui_reflechit_court_depuis_que_le_coup_est_connu() -> None:
    pendules = Pendules.reglees(lire_horloge("1:00"))
    (suivi,) = Spectateur(Othello()).plateaux([PartieEnDirect(7, PAIRE, "f5", pendules)])
    assert (suivi.points, suivi.trait) == ((4, 1), SECOND)
    for camp, reste in ((PREMIER, 60.0), (SECOND, 50.0)):
        temps = suivi.temps(camp, suivi.depuis + 10.0)
        assert temps is not None
        assert temps.reste == pytest.approx(reste)


def test_sans_nouveau_coup_elle_ne_repart_pas() -> None:
    spectateur, direct = Spectateur(Othello()), PartieEnDirect(7, PAIRE, "f5")
    (un,), (autre,) = spectateur.plateaux([direct]), spectateur.plateaux([direct])
    assert un == autre
    assert un.temps(SECOND, un.depuis) is None
