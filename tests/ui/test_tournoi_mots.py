import pytest
from pytestqt.qtbot import QtBot

from ecosysteme.tournoi.elo import Resultat
from ui.langue import Langue
from ui.tournoi_mots import duree, force, nombre, nommer, nommer_tous, points


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


def test_les_nombres_suivent_la_langue(langue: Langue, qtbot: QtBot) -> None:
    assert (nombre(-0.4), nombre(-1.2, 1), nombre(3, signe=True)) == ("0", "−1,2", "+3")
    assert (points(Resultat(2, 1, 0)), points(Resultat(2, 2, 0))) == ("2,5", "3")
    assert (force(-12.4, 30.6), force(None, None)) == ("−12 ± 31", "")

    langue.choisir("en")
    assert points(Resultat(2, 1, 0)) == "2.5"


@pytest.mark.parametrize(
    ("secondes", "texte"),
    [(0.4, "0 s"), (59.6, "1 min 0 s"), (3599, "59 min 59 s"), (3661, "1 h 1 min"), (90_000, "1 j 1 h")],
)
def test_une_duree_s_ecrit_avec_deux_unites(secondes: float, texte: str) -> None:
    assert duree(secondes) == texte
