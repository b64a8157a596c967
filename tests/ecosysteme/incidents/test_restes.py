"""What is read of a dead session, whatever a dying disk made of it."""

from __future__ import annotations

from pathlib import Path

from ecosysteme.incidents.restes import LIGNES, restes
from ecosysteme.incidents.seance import OCTETS

MORTE = "seance-0123456789abcdef"


def test_les_dernieres_lignes_puis_ce_que_dit_la_mort(tmp_path: Path) -> None:
    (tmp_path / f"{MORTE}.log.1").write_text("ancienne\n")
    (tmp_path / f"{MORTE}.log").write_text("".join(f"ligne {rang}\n" for rang in range(LIGNES)))
    (tmp_path / f"{MORTE}.fautes").write_text("Fatal Python error: Aborted\n")
    [reste] = restes(tmp_path)
    assert reste.morte
    assert reste.lignes[0] == "ligne 0"
    assert reste.lignes[-2:] == (f"ligne {LIGNES - 1}", "Fatal Python error: Aborted")


def test_des_octets_quelconques_se_lisent_et_l_etranger_est_laisse(tmp_path: Path) -> None:
    (tmp_path / f"{MORTE}.log").write_bytes(bytes(range(256)) * (OCTETS // 64))
    for etranger in ("seance-XYZ.log", "seance-0123.log", "notes.txt", f"{MORTE}.log.2"):
        (tmp_path / etranger).write_text("autre chose")
    [reste] = restes(tmp_path)
    assert not reste.morte
    assert all("\0" not in ligne for ligne in reste.lignes)
    assert len(reste.lignes) <= LIGNES


def test_sans_dossier_il_n_y_a_rien(tmp_path: Path) -> None:
    assert restes(tmp_path / "absent") == []
