"""The edits that the window offers."""

from __future__ import annotations

import pytest

from ecosysteme.variantes.noeud import GLYPHES
from tests.positions import partie_jouee
from ui.variantes.modifications import (
    GLYPHES_DU_MENU,
    MODIFICATIONS,
    numero_du_coup,
    possible,
    transcrire,
)


def test_chaque_glyphe_a_son_entree() -> None:
    assert {*GLYPHES_DU_MENU.values()} == {*GLYPHES, ""}


@pytest.mark.parametrize(
    ("nom", "depart", "principale", "variante"),
    [
        ("promouvoir", False, False, True),
        ("rendre_principale", False, False, True),
        ("supprimer_branche", False, True, True),
        ("diagramme", True, True, True),
        ("glyphe_fort", False, True, True),
        ("glyphe_aucun", False, False, False),
    ],
)
def test_seul_ce_qui_change_quelque_chose_est_possible(
    nom: str, depart: bool, principale: bool, variante: bool
) -> None:
    partie = partie_jouee("f5d6")
    partie.aller_a(1)
    partie.jouer(partie.jeu.lire_coup("f6"))
    assert [possible(nom, partie, numero) for numero in (0, 2, 3)] == [depart, principale, variante]


def test_marquer_deux_fois_rend_le_coup_comme_il_etait() -> None:
    partie = partie_jouee("f5")
    marquee = MODIFICATIONS["diagramme"](partie.racine, 1)
    assert marquee.suites[0].marque
    assert not MODIFICATIONS["diagramme"](marquee, 1).suites[0].marque


def test_une_variante_se_transcrit_du_depart_a_sa_fin() -> None:
    partie = partie_jouee("f5d6c3")
    partie.aller_a(1)
    for coup in ("f6", "e6"):
        partie.jouer(partie.jeu.lire_coup(coup))
    assert (transcrire(partie, 4), transcrire(partie, 1), transcrire(partie, 0)) == ("f5f6e6", "f5d6c3", "f5d6c3")


def test_le_coup_d_une_passe_est_celui_qui_la_force() -> None:
    partie = partie_jouee("b1c1d3a1", taille=4)
    assert (partie.noeud.coup, numero_du_coup(partie)) == (None, 4)
    partie.aller_a(0)
    assert numero_du_coup(partie) == 0
