"""A session's files: how much they may hold, which ones stay, and what happens where nothing can be written."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from ecosysteme.incidents.restes import restes
from ecosysteme.incidents.seance import GARDEES, LONGUEUR_LIGNE, OCTETS, Seance, effacer, numeros


def volume(dossier: Path) -> int:
    return sum(fichier.stat().st_size for fichier in dossier.iterdir())


def test_le_journal_ne_depasse_jamais_sa_borne(tmp_path: Path) -> None:
    seance = Seance(tmp_path)
    for rang in range(40):
        seance.noter(logging.WARNING, f"{rang} " + "x" * 10_000)
        assert volume(tmp_path) <= 2 * OCTETS
    assert volume(tmp_path) > OCTETS, "one turn is kept"
    seance.noter(logging.WARNING, "y" * 10 * OCTETS)  # one message, larger than the file
    assert volume(tmp_path) <= 2 * OCTETS
    seance.fauter("la dernière")
    seance.terminer()
    [reste] = restes(tmp_path)
    assert reste.lignes[-1].endswith("la dernière")
    assert max(map(len, reste.lignes)) < LONGUEUR_LIGNE + 100


def test_la_meme_faute_a_chaque_peinture_n_efface_pas_la_premiere(tmp_path: Path) -> None:
    seance = Seance(tmp_path)
    seance.fauter("la première")
    for _ in range(100_000):
        seance.fauter("Traceback…\n  encore\nValueError: non")
    seance.terminer()
    [reste] = restes(tmp_path)
    assert not reste.morte
    assert any(ligne.endswith("la première") for ligne in reste.lignes)
    assert reste.lignes.count("ValueError: non") == 1
    assert reste.lignes[-1].endswith("ValueError: non (× 65536)")


def test_seuls_les_derniers_restes_sont_gardes(tmp_path: Path) -> None:
    for rang in range(GARDEES + 3):
        seance = Seance(tmp_path)
        seance.fauter(f"faute {rang}")
        seance.terminer()
        for numero in numeros(tmp_path)[:1]:
            os.utime(tmp_path / f"seance-{numero}.log", (rang, rang))
    vivante = Seance(tmp_path)
    laisses = restes(tmp_path)
    assert len(laisses) == GARDEES
    assert laisses[0].lignes[-1].endswith(f"faute {GARDEES + 2}"), "the last one comes first"
    for reste in laisses:
        effacer(tmp_path, reste.numero)
    assert restes(tmp_path) == []
    vivante.terminer()
    vivante.terminer()
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("obstacle", ["fichier", "dossier"])
def test_la_ou_rien_ne_peut_etre_ecrit_rien_ne_manque(tmp_path: Path, obstacle: str) -> None:
    dossier = tmp_path / "incidents"
    if obstacle == "fichier":
        dossier.write_text("pas un dossier")
    else:
        dossier = Path(os.devnull) / "incidents"
    seance = Seance(dossier)
    seance.noter(logging.ERROR, "perdu")
    seance.fauter("perdue")
    seance.terminer()
    assert restes(dossier) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="ce système n'a pas de /dev/full")
def test_un_disque_plein_ne_dit_rien(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seance = Seance(tmp_path)
    [journal] = tmp_path.glob("*.log")
    journal.unlink()
    journal.symlink_to("/dev/full")
    journal.with_name(f"{journal.name}.1").mkdir()  # nor can it turn
    for _ in range(20):
        seance.noter(logging.ERROR, "x" * 19_000)
    seance.terminer()
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="ce système n'a pas de /dev/full")
def test_la_fin_d_une_seance_sur_un_disque_plein_n_est_la_faute_de_personne(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numero = "0" * 16
    monkeypatch.setattr("ecosysteme.incidents.seance.token_hex", lambda _: numero)
    (tmp_path / f"seance-{numero}.log").symlink_to("/dev/full")
    seance = Seance(tmp_path)
    seance.noter(logging.ERROR, "une ligne qui attend")
    seance.terminer()
    assert not [*tmp_path.iterdir()]
