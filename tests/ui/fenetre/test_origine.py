"""Who played a game that came from elsewhere, as long as what is on the board is what they played."""

from __future__ import annotations

import pytest

from ecosysteme.partie import Partie
from tests.positions import partie_jouee
from ui.fenetre.origine import Origines

JOUEURS = (("Ève", "1850"), ("Bob", ""))


@pytest.fixture
def partie() -> Partie:
    return partie_jouee("f5d6c3")


@pytest.fixture
def origine(partie: Partie) -> Origines:
    origines = Origines()
    origines.attribuer(partie, JOUEURS)
    return origines


def test_ce_sont_eux_partout_dans_leur_partie(partie: Partie, origine: Origines) -> None:
    for nb_coups in (3, 0, 2):
        partie.aller_a(nb_coups)
        assert origine.joueurs(partie) == JOUEURS


@pytest.mark.parametrize(("depuis", "coup"), [(3, "d3"), (2, "c5")])
def test_ce_n_est_plus_personne_des_qu_on_joue_autre_chose_et_eux_de_nouveau_en_revenant(
    partie: Partie, origine: Origines, depuis: int, coup: str
) -> None:
    partie.aller_a(depuis)
    partie.jouer(partie.jeu.lire_coup(coup))
    assert origine.joueurs(partie) == ()
    partie.annuler()
    assert origine.joueurs(partie) == JOUEURS


def test_elle_reste_d_ailleurs_quoi_qu_on_y_essaie_et_la_sienne_ne_l_est_pas(partie: Partie, origine: Origines) -> None:
    sienne, inconnue = partie_jouee("f5"), partie_jouee("f5")
    origine.attribuer(sienne, JOUEURS, sienne=True)
    partie.jouer(partie.jeu.lire_coup("d3"))
    assert [origine.d_ailleurs(une) for une in (partie, sienne, inconnue)] == [True, False, False]
    assert origine.joueurs(sienne) == JOUEURS


def test_rejouer_leur_coup_reste_leur_partie(partie: Partie, origine: Origines) -> None:
    partie.aller_a(2)
    partie.jouer(partie.jeu.lire_coup("c3"))
    assert origine.joueurs(partie) == JOUEURS


def test_une_autre_partie_n_est_pas_la_leur_et_ne_la_leur_prend_pas(partie: Partie, origine: Origines) -> None:
    autre = partie_jouee("f5d6c3")
    assert origine.joueurs(autre) == ()
    origine.attribuer(autre, (("Carol", ""), ("Ève", "")))
    assert origine.joueurs(autre)[0] == ("Carol", "")
    assert origine.joueurs(partie) == JOUEURS
