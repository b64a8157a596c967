"""Numbers and durations in both languages."""

import pytest

from ui.socle.langue import Langue
from ui.socle.nombres import duree, nombre, temps


@pytest.mark.parametrize(
    ("secondes", "texte"),
    [(0.4, "0 s"), (59.6, "1 min 0 s"), (3599, "59 min 59 s"), (3661, "1 h 1 min"), (90_000, "1 j 1 h")],
)
def test_une_duree_s_ecrit_avec_deux_unites(secondes: float, texte: str) -> None:
    assert duree(secondes) == texte


def test_les_nombres_ont_un_vrai_moins_et_la_virgule_de_la_langue(langue: Langue) -> None:
    assert (nombre(-0.4), nombre(-1.2, 1), nombre(3, signe=True)) == ("0", "−1,2", "+3")
    langue.choisir("en")
    assert nombre(-1.2, 1) == "−1.2"


def test_le_temps_d_un_coup_choisit_son_unite() -> None:
    assert (temps(2), temps(0.0125), temps(0), temps(4e-6)) == ("2,00 s", "12,5 ms", "0,0 ms", "4 µs")
