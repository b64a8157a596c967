"""The look of a board whose position is set up: the game's, with every square to point at."""

from __future__ import annotations

import pytest

from ui.plateau.style import PlateauAffiche, Style
from ui.plateau.style_nim import NIM
from ui.plateau.style_othello import OTHELLO
from ui.plateau.style_puissance4 import PUISSANCE4
from ui.position.style_pose import StylePose


@pytest.mark.parametrize(
    ("style", "nom"), [(OTHELLO, "c1"), (PUISSANCE4, "colonne 3, ligne 4"), (NIM, "tas c, hauteur 4")]
)
def test_chaque_case_est_visee_et_nommee_pour_elle_meme(style: Style, nom: str) -> None:
    pose = StylePose(style, ("Un", "Deux"))
    vue = PlateauAffiche(4, 4, {(0, 1): 2}, style=pose)
    assert pose.cadrage == style.cadrage
    assert len(pose.explorables(vue)) == 16
    assert pose.cible(vue, (0, 2)) == (0, 2)
    assert pose.voisine(vue, (0, 2), 1, 0) == (1, 2)
    assert pose.noms(vue) == {}
    assert pose.decrire((0, 2), vue) == (nom, "vide")
    assert pose.decrire((0, 1), vue)[1] == "deux"
    assert pose.transition(vue, PlateauAffiche(4, 4, {(0, 1): 2, (0, 0): 1}, style=pose)) is None
