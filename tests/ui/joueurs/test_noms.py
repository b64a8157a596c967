"""The names of players."""

import pytest

from ui.joueurs.noms import nommer, nommer_tous


@pytest.mark.parametrize(
    ("specification", "nom"),
    [
        ("ia_alphabeta:profondeur=6", "Alpha-Bêta (6)"),
        ("externe:gtp:/opt/moteurs/edax.exe -level 3", "edax"),
        ("externe:nboard,patience=3:moteur", "moteur"),
        ("externe:gtp:'pas fini", "'pas fini"),
        ("externe:gtp,nom=Edax 5,temps=1:edax -gtp", "Edax 5"),
        ("ia_du_futur", "ia_du_futur"),
    ],
)
def test_un_joueur_a_un_nom_court_ou_le_sien(specification: str, nom: str) -> None:
    assert nommer(specification) == nom


def test_les_homonymes_se_distinguent() -> None:
    rhinos = ("externe:gtp:rhino -l 1", "externe:gtp:rhino -l 3")
    assert nommer_tous(["ia_max", *rhinos]) == ["Max", "rhino -l 1", "rhino -l 3"]
    assert nommer_tous(["ia_alea", "ia_max", "ia_alea"]) == ["Aléatoire n° 1", "Max", "Aléatoire n° 2"]
    assert nommer_tous(["ia_alea", "ia_alea:graine=2"]) == ["ia_alea", "ia_alea:graine=2"]
