"""What pupils answered is kept by session and by name until it is saved."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from ecosysteme.classe import gardees
from ecosysteme.classe.gardees import copies_gardees, garder_copie, oublier_copie, retrouver
from tests.ecosysteme.classe.exemples import copie_de_test


def test_une_copie_revient_par_sa_seance_et_son_nom(dossier: Path) -> None:
    zoe, adam = copie_de_test("Zoé"), replace(copie_de_test("adam"), rendue="")
    autre = replace(copie_de_test("Zoé"), empreinte="0123456789abcdef")
    for copie in (zoe, adam, autre, zoe):
        garder_copie(copie)
    for rang, chemin in enumerate(sorted(dossier.iterdir(), key=lambda chemin: '"adam"' in chemin.read_text("utf-8"))):
        os.utime(chemin, (rang, rang))
    assert copies_gardees(zoe.empreinte) == (adam, zoe), "the latest first"
    assert copies_gardees(autre.empreinte) == (autre,)
    assert retrouver((adam, zoe), " ADAM ") == adam
    assert retrouver((adam, zoe), "Ada") is None
    oublier_copie(adam)
    oublier_copie(adam)
    assert copies_gardees(zoe.empreinte) == (zoe,)


def test_un_fichier_abime_n_en_cache_pas_un_autre(dossier: Path) -> None:
    zoe = copie_de_test()
    garder_copie(zoe)
    (dossier / f"{zoe.empreinte}-abc.copie").write_text("{")
    [fichier] = [chemin for chemin in dossier.iterdir() if "abc" not in chemin.name]
    (dossier / f"{zoe.empreinte}-def.copie").write_bytes(fichier.read_bytes())  # under another name than its own
    assert copies_gardees(zoe.empreinte) == (zoe,)


def test_les_plus_anciennes_s_oublient(dossier: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gardees, "GARDEES_MAX", 2)
    for rang, nom in enumerate(("a", "b", "c")):
        garder_copie(copie_de_test(nom))
        for chemin in dossier.glob("*.copie"):
            os.utime(chemin, (rang, rang) if chemin.stat().st_mtime > 10 else (chemin.stat().st_mtime,) * 2)
    assert [copie.eleve for copie in copies_gardees(copie_de_test().empreinte)] == ["c", "b"]
