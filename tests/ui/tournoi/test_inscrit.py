import pytest

from ecosysteme.joueurs import creer_joueur
from ui.tournoi.inscrit import GENRES, Inscrit


@pytest.mark.parametrize(
    "specification",
    ["ia_alea", "ia_alphabeta:profondeur=6,graine=1", "externe:gtp:gtp-rhino -l 3", "externe:nboard,temps=2.0:m:x,y"],
)
def test_une_specification_fait_l_aller_et_retour(specification: str) -> None:
    assert Inscrit.depuis(specification).specification == specification


@pytest.mark.parametrize("genre", [genre for genre in GENRES if genre != "externe"])
def test_chaque_genre_se_cree_sans_option(genre: str) -> None:
    inscrit = Inscrit(genre)

    assert inscrit.defaut is None
    assert type(creer_joueur(inscrit.specification)) is GENRES[genre]


def test_ce_qui_ne_va_pas_est_dit_et_gardé() -> None:
    inscrit = Inscrit("ia_alphabeta", "profondeur=900,graine=1")

    assert "profondeur=900" in str(inscrit.defaut)
    assert inscrit.decoupees() == ({}, "profondeur=900,graine=1")
    assert "ligne de commande" in str(Inscrit("externe").defaut)


def test_le_temps_du_tournoi_vaut_pour_le_moteur_qui_n_en_a_pas() -> None:
    assert Inscrit("ia_moteur", "niveau=5").avec_temps(0.5) == "ia_moteur:niveau=5,temps=0.5"
    assert Inscrit("ia_moteur", "temps=2").avec_temps(0.5) == "ia_moteur:temps=2"
    assert Inscrit("externe", "", "gtp", "m").avec_temps(0.5) == "externe:gtp:m"
    assert Inscrit("ia_max").avec_temps(0.5) == "ia_max"


def test_le_nom_de_la_classe_vaut_celui_des_specifications() -> None:
    assert Inscrit.depuis("IAalphabeta:profondeur=2").specification == "ia_alphabeta:profondeur=2"
