"""The opening of a game, in the language of the moment."""

from __future__ import annotations

import pytest

from ecosysteme.jeux.morpion import Morpion
from ecosysteme.partie import Partie
from tests.positions import partie_jouee
from ui.jeux.ouvertures import nom_ouverture, ouverture_apres, ouverture_de, ouverture_ici
from ui.socle.langue import Langue


@pytest.mark.parametrize(("nom", "ici", "apres"), [("fr", "Tigre", "Tigre diagonale"), ("en", "Tiger", "Stephenson")])
def test_elle_se_dit_la_ou_l_on_est_jusqu_a_la_fin_et_a_venir(langue: Langue, nom: str, ici: str, apres: str) -> None:
    langue.choisir(nom)
    partie = partie_jouee("f5d6c3d3c4f4f6")
    partie.aller_a(6)
    assert (ouverture_ici(partie), ouverture_de(partie)) == (ici, apres)
    assert ouverture_apres(partie, (5, 5)) == apres
    assert ouverture_apres(partie, (0, 0)) == ""  # no move at all
    assert nom_ouverture(partie.jeu, ()) == ""


def test_un_coup_qui_ne_mene_a_aucun_nom_nouveau_n_en_annonce_pas() -> None:
    partie = partie_jouee("f5d6c3d3c4f4f6")
    assert ouverture_apres(partie, (5, 6)) == ""
    assert ouverture_apres(partie, (2, 5)) == "Tigre diagonale moderne"


def test_un_autre_jeu_n_a_pas_d_ouverture() -> None:
    partie = Partie(Morpion())
    partie.jouer((1, 1))
    assert (ouverture_ici(partie), ouverture_apres(partie, (0, 0))) == ("", "")
