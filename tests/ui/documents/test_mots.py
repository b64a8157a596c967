"""What is said of what was read, in both languages."""

from __future__ import annotations

from tests.ui.documents.parties import DEUX_POSITIONS, TROIS, ggf, lire
from ui.documents.mots import annoncer, compter, compter_passages
from ui.socle.langue import Langue


def test_le_format_et_combien(langue: Langue) -> None:
    assert annoncer(lire(TROIS)) == "GGF : 3 parties"
    assert annoncer(lire(ggf())) == "GGF : Ève – Bob, 5 coups"
    assert annoncer(lire(ggf(blanc=""))).startswith("GGF : Ève – ?, ")
    assert annoncer(lire("f5d6c3")) == "transcription : 3 coups"
    assert annoncer(lire("f5")) == "transcription : 1 coup"
    assert annoncer(lire(DEUX_POSITIONS)) == "positions OBF : 2"
    assert annoncer(lire("-" * 27 + "OX------XO" + "-" * 27 + " X")) == "plateau de 64 cases : 1 position"
    langue.choisir("en")
    assert annoncer(lire(TROIS)) == "GGF: 3 games"


def test_zero_est_singulier_en_francais_seulement(langue: Langue) -> None:
    assert compter(0, positions=False) == "0 partie"
    assert compter_passages(1).startswith("1 passage n'a pas")
    assert compter_passages(2).startswith("2 passages n'ont pas")
    langue.choisir("en")
    assert compter(0, positions=True) == "0 positions"
