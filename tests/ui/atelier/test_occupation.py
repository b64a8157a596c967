"""What is told of the window's memory; how much it may hold, no test may say."""

from __future__ import annotations

import json
import mmap
import subprocess
import sys
from os import getpid
from pathlib import Path

import pytest

from ecosysteme.fautes import Panne
from ui.atelier import occupation
from ui.atelier.occupation import MomentMesure, Occupation, descendants

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what Linux says of a process")
TENUE = Occupation(residente=300_000, anonyme=200_000, fichiers=100_000, propre=210_000, part=250_000)


@linux
def test_ce_qui_est_ecrit_compte_pour_anonyme_et_pour_propre() -> None:
    avant = Occupation.de(getpid())
    with mmap.mmap(-1, 64 << 20, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS) as tenu:
        tenu.write(b"\1" * len(tenu))
        apres = Occupation.de(getpid())
    for champ in ("residente", "anonyme", "propre", "part"):
        assert getattr(apres, champ) - getattr(avant, champ) > 60 << 10, champ
    assert abs(apres.residente - apres.anonyme - apres.fichiers) < 1 << 10


@linux
def test_les_processus_lances_et_les_leurs_sont_comptes_a_part() -> None:
    petit = "subprocess.Popen([sys.executable, '-c', 'input()'])"
    parent = f"import subprocess, sys; petit = {petit}; print(petit.pid, flush=True); petit.wait()"
    with subprocess.Popen(
        [sys.executable, "-c", parent], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as enfant:
        assert enfant.stdout is not None
        petit_enfant = int(enfant.stdout.readline())
        assert {enfant.pid, petit_enfant} <= set(descendants(getpid()))
        moment = MomentMesure.maintenant("ici")
        enfant.communicate("\n")
    assert moment.nombre >= 2
    assert moment.autres > 0
    assert petit_enfant not in set(descendants(getpid()))


@linux
@pytest.mark.complet
def test_une_vraie_fenetre_va_jusqu_a_la_revue() -> None:
    noms = [moment.nom for moment in occupation.mesurer()]
    assert (len(noms), noms[0], noms[-1]) == (5, "première peinture", "partie revue")


def test_json_et_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "200")  # a narrow terminal folds the names of the moments
    monkeypatch.setattr(occupation, "mesurer", lambda: [MomentMesure("moteur prêt", TENUE, 1, 150_000)])
    assert occupation.principal(json=True) == 0
    (moment,) = json.loads(capsys.readouterr().out)["moments"]
    assert (moment["nom"], moment["fenetre"]["residente"], moment["autres"]) == ("moteur prêt", 300_000, 150_000)
    assert occupation.principal(json=False) == 0
    rangee = next(ligne for ligne in capsys.readouterr().out.splitlines() if "moteur prêt" in ligne)
    assert rangee.split()[2:] == ["293", "195", "98", "205", "244", "1", "146"]


def test_un_systeme_qui_ne_dit_rien_est_dit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(occupation, "PROCESSUS", tmp_path)
    with pytest.raises(Panne, match="attendu Linux"):
        occupation.mesurer()
