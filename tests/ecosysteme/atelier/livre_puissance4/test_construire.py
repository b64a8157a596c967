from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.bancs.tirage_puissance4 import tirer
from ecosysteme.atelier.livre_puissance4 import construire as module
from ecosysteme.atelier.livre_puissance4.construire import construire, juger, remonter
from ecosysteme.atelier.livre_puissance4.etages import depuis_cle, etages, suivant
from ecosysteme.moteur.puissance4.position import cle
from ecosysteme.moteur.puissance4.solveur import SolveurExact
from tests.ecosysteme.moteur.puissance4.juge import Juge


@pytest.mark.parametrize("pions", [28, 33, 38, 41])
def test_ce_qui_se_deduit_de_l_etage_suivant_est_ce_que_la_recherche_trouve(pions: int) -> None:
    solveur, source = SolveurExact(4), Random(pions)
    nombres = np.unique(np.array([cle(*tirer(source, pions)) for _ in range(60)], np.uint64))
    suivants = suivant(nombres)
    scores = np.array([solveur.resoudre(*depuis_cle(nombre)) for nombre in suivants.tolist()], np.int8)
    attendus = [solveur.resoudre(*depuis_cle(nombre)) for nombre in nombres.tolist()]
    assert remonter(nombres, suivants, scores).tolist() == attendus


def test_seul_le_dernier_etage_est_cherche(tmp_path: Path) -> None:
    juge = Juge()
    livre = construire(juge, 3, tmp_path / "etage")
    assert {masque.bit_count() for _, masque in juge.questions} == {3}
    tous = list(islice(etages(), 4))
    assert {pions: etage.cles.tolist() for pions, etage in livre.etages.items()} == {
        pions: tous[pions].tolist() for pions in (1, 3)
    }
    assert [livre.score(*depuis_cle(int(nombres[-1]))) for nombres in tous] == [-1, 1, -1, 1]


def test_un_etage_interrompu_reprend_ou_il_en_etait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOC", 10)
    nombres, entendus = list(islice(etages(), 4))[-1], []
    with pytest.raises(Interrompu):
        juger(Juge(patience=35), nombres, tmp_path / "etage")
    suite = Juge()
    assert juger(suite, nombres, tmp_path / "etage", lambda *suivi: entendus.append(suivi)).tolist() == [1] * 121
    assert len(suite.questions) == 121 - 30
    assert entendus[0] == (3, 40, 121)
    assert entendus[-1] == (3, 121, 121)
    assert juger(Juge(patience=0), nombres, tmp_path / "etage").tolist() == [1] * 121


@pytest.mark.parametrize("octets", [b"", bytes(120), bytes([100] * 121)], ids=["vide", "court", "hors du jeu"])
def test_le_travail_d_un_autre_etage_est_refuse(tmp_path: Path, octets: bytes) -> None:
    (tmp_path / "etage").write_bytes(octets)
    with pytest.raises(ValueError, match="est d'un autre travail"):
        juger(Juge(), list(islice(etages(), 4))[-1], tmp_path / "etage")
