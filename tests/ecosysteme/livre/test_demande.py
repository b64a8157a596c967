"""A demand is read again as it was written; what cannot be read is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.livre.demande import DemandeDExtension, lire_inachevee, oublier, retenir
from tests.ecosysteme.livre.positions import LIGNE, LOIN

DEMANDE = DemandeDExtension(LOIN, tuple(LIGNE), profondeur=12, positions=40, secondes=60.0, partie=True)


def test_une_demande_revient_telle_quelle_jusqu_a_ce_qu_on_l_oublie(tmp_path: Path) -> None:
    livre = tmp_path / "livre.npz"
    assert lire_inachevee(livre) is None
    retenir(livre, DEMANDE)
    assert lire_inachevee(livre) == DEMANDE
    for _ in range(2):
        oublier(livre)
        assert lire_inachevee(livre) is None


@pytest.mark.parametrize("texte", ["", "[]", "{}", '{"depart": [1, 1]}', '{"ligne": [[[1], 2]]}', "{" * 70_000])
def test_ce_qui_est_abime_n_est_rien(tmp_path: Path, texte: str) -> None:
    livre = tmp_path / "livre.npz"
    retenir(livre, DEMANDE)
    (fichier,) = tmp_path.glob("livre.npz.*")
    fichier.write_text(texte, "utf-8")
    assert lire_inachevee(livre) is None
