"""Nim in the loop: heaps as a list, and who wins when nothing is left."""

import pytest

from ecosysteme.facades import nim as jeu
from ecosysteme.facades.nim import FacadeNim
from ecosysteme.jeux.nim import Nim


@pytest.mark.parametrize(("facade", "phrase"), [
    (jeu.FACADE, "Second gagne."),
    (FacadeNim(Nim("1-3-5-7", misere=True)), "Premier gagne."),
])  # fmt: skip
def test_qui_a_pris_le_dernier_objet(facade: FacadeNim, phrase: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The player given is whose turn it would be: the other took the last object."""
    vides = [0] * len(facade.creer_config_init())
    assert facade.est_jeu_fini(vides)
    assert not facade.est_coup_possible(vides, 1)
    facade.afficher_fin(vides, 1)
    assert capsys.readouterr().out == phrase + "\n"


def test_un_coup_vide_un_tas(capsys: pytest.CaptureFixture[str]) -> None:
    config = jeu.creer_config_init()
    assert jeu.incrementer_config(config, (1, 4), 2) is config
    assert config == [3, 0, 5]
    jeu.afficher_config(config)
    assert capsys.readouterr().out == "a  |||     3\nb          0\nc  |||||   5\n"


@pytest.mark.parametrize("config", [[], [-1, 2], ["a"], [1.5], [100]])
def test_des_tas_illisibles_sont_refuses(config: list[int]) -> None:
    with pytest.raises(ValueError, match="attendu 1 à 10 nombres de 0 à 99"):
        jeu.est_jeu_fini(config)
