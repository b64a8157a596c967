from pathlib import Path

import numpy as np
import pytest

from ecosysteme.atelier.entrainement.lots import Positions, Reserve, octets_poids
from ecosysteme.atelier.entrainement.validation import Erreur, dessiner, mesurer

ERREURS = [Erreur(vides, 100, vides <= 16, vides / 3, 0.1, vides / 2) for vides in range(1, 40)]


def test_l_erreur_de_qui_compte_les_pions(tmp_path: Path) -> None:
    reserve = Reserve(tmp_path)
    hasard = np.random.default_rng(1)
    nous = hasard.integers(2**60, size=40).astype(np.uint64)
    eux = ~nous & np.uint64(2**60 - 1)
    pions = np.bitwise_count(nous).astype(np.int64) - np.bitwise_count(eux)
    decalage = np.where(np.arange(40) % 2 == 0, 3, 1)
    reserve.ranger("tenu-04-0000", Positions(nous, eux, (pions - decalage).astype(np.int8)))
    reserve.ranger("exact-05-0000", Positions(nous, eux, pions.astype(np.int8)))
    (erreur,) = mesurer(reserve, octets_poids("disques"))
    assert (erreur.vides, erreur.positions, erreur.exacte) == (4, 40, True)
    # The weights are rounded.
    assert (erreur.absolue, erreur.biais, erreur.ecart_type) == pytest.approx((2, 2, 1), abs=0.5)


@pytest.mark.parametrize("nom", ["courbe.svg", "courbe.png"])
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_la_courbe_se_dessine(tmp_path: Path, nom: str) -> None:
    pytest.importorskip("matplotlib")
    dessiner(ERREURS, tmp_path / nom)
    debut = (tmp_path / nom).read_bytes()[:8]
    assert debut.startswith(b"<?xml" if nom.endswith("svg") else b"\x89PNG")
    with pytest.raises(ValueError, match="n'existe pas"):
        dessiner(ERREURS, tmp_path / "absent" / nom)
