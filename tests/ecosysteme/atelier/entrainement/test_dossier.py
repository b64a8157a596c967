from pathlib import Path

import numpy as np
import pytest

from ecosysteme.atelier.entrainement.dossier import IDENTITE, DossierEntrainement
from ecosysteme.atelier.entrainement.lots import Parties
from ecosysteme.atelier.entrainement.recette import Recette


def test_une_phase_se_garde(tmp_path: Path) -> None:
    dossier = DossierEntrainement(tmp_path / "a" / "b")
    assert dossier.phase(3) is None
    dossier.noter_phase(3, np.arange(5, dtype=np.float32))
    relue = DossierEntrainement(tmp_path / "a" / "b").phase(3)
    assert relue is not None
    assert relue.tolist() == [0, 1, 2, 3, 4]
    assert not list(tmp_path.rglob("*.tmp"))


def test_l_identite_se_note_puis_se_compare(tmp_path: Path, recette: Recette, parties: Parties) -> None:
    dossier = DossierEntrainement(tmp_path)
    dossier.identifier(recette, parties)
    dossier.identifier(recette, parties)
    with pytest.raises(ValueError, match="recette minuscule"):
        dossier.identifier(Recette("petite", ()), parties)
    with pytest.raises(ValueError, match=r"d'autres parties \(1000\)"):
        dossier.identifier(recette, parties[::-1])
    for autre_chose in ("{", "[1]", "3"):
        (tmp_path / IDENTITE).write_text(autre_chose)
        with pytest.raises(ValueError, match="illisible"):
            dossier.identifier(recette, parties)


def test_ce_qui_ne_se_lit_pas(tmp_path: Path) -> None:
    dossier = DossierEntrainement(tmp_path)
    (tmp_path / "appris" / "phase-00.npy").write_bytes(b"rien")
    with pytest.raises(ValueError, match=r"phase-00\.npy est illisible"):
        dossier.phase(0)
    (tmp_path / "fichier").write_bytes(b"")
    with pytest.raises(ValueError, match=r"dossier .*fichier impossible"):
        DossierEntrainement(tmp_path / "fichier")
