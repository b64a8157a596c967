"""The levels of x86-64: which this processor has, which code a frozen program takes, and the kernels that it runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from ecosysteme.moteur.commun import niveaux
from ecosysteme.moteur.commun.niveaux import NIVEAUX, choisir, niveaux_presents, traits_vises

V4, V3 = NIVEAUX


def avoir(monkeypatch: pytest.MonkeyPatch, *traits: str) -> None:
    monkeypatch.setattr("llvmlite.binding.get_host_cpu_features", lambda: dict.fromkeys(traits, True))


def test_un_niveau_demande_tous_ses_traits(monkeypatch: pytest.MonkeyPatch) -> None:
    for traits, attendus in (
        (NIVEAUX[V4], [V4, V3]),
        (NIVEAUX[V4] - {"avx512cd"}, [V3]),
        (NIVEAUX[V3] - {"bmi2"}, []),
        ({"neon"}, []),
    ):
        avoir(monkeypatch, *traits)
        assert niveaux_presents() == attendus


@pytest.mark.parametrize(
    ("fige", "livres", "demande", "choisi"),
    [
        (True, [V3, V4], None, V4),
        (True, [V3], None, V3),
        (True, [], None, None),
        (False, [V3, V4], None, None),
        (True, [V3, V4], "znver4", "znver4"),
    ],
)
def test_un_programme_fige_prend_le_plus_haut_niveau_qu_il_apporte(
    fige: bool,
    livres: list[str],
    demande: str | None,
    choisi: str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    avoir(monkeypatch, *NIVEAUX[V4])
    reglages = SimpleNamespace(CPU_NAME=demande, CPU_FEATURES=None)
    monkeypatch.setattr(niveaux, "config", reglages)
    monkeypatch.setattr(niveaux, "LIVRE", tmp_path)
    monkeypatch.setattr(sys, "frozen", fige, raising=False)
    for niveau in livres:
        (tmp_path / niveau).mkdir()
    choisir()
    assert choisi == reglages.CPU_NAME
    assert ("" if choisi in NIVEAUX else None) == reglages.CPU_FEATURES


def test_ce_qu_un_niveau_permet_est_a_lui(monkeypatch: pytest.MonkeyPatch) -> None:
    avoir(monkeypatch, "sse2")
    for nom, traits, permis in ((V3, "", NIVEAUX[V3]), (None, None, {"sse2"}), ("generic", "", ()), (V3, "+sse2", ())):
        monkeypatch.setattr(niveaux, "config", SimpleNamespace(CPU_NAME=nom, CPU_FEATURES=traits))
        assert traits_vises().keys() == set(permis)


@pytest.mark.parametrize(("niveau", "vecteurs"), [(V4, "AVX-512"), (V3, "AVX2")])
def test_un_niveau_a_les_noyaux_qu_il_permet(niveau: str, vecteurs: str) -> None:
    commande = "from ecosysteme.moteur.processeur import noyaux; print(*noyaux())"
    sans = {nom: valeur for nom, valeur in os.environ.items() if nom != "OTHELLIER_SCALAIRE"}
    environnement = {**sans, "NUMBA_CPU_NAME": niveau, "NUMBA_CPU_FEATURES": ""}
    lance = [sys.executable, "-c", commande]
    dit = subprocess.run(lance, env=environnement, capture_output=True, text=True, check=True).stdout
    assert dit == f"{vecteurs} {niveau}\n"
