"""The folder of repertoires: written whole, found again, damaged files told and set aside."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ecosysteme.fautes import Faute
from ecosysteme.repertoire.depot import DepotRepertoires, RepertoireIndisponible
from tests.ecosysteme.carnet.test_repetition import Heure
from tests.ecosysteme.repertoire.fabrique import repertoire_de


@pytest.fixture
def depot(tmp_path: Path) -> DepotRepertoires:
    return DepotRepertoires(tmp_path / "sous" / "repertoires", Heure())


def test_un_dossier_absent_est_vide(depot: DepotRepertoires) -> None:
    assert depot.lister().repertoires == ()
    assert not depot.dossier.exists()


def test_ce_qui_est_ecrit_est_retrouve(depot: DepotRepertoires) -> None:
    for nom in ("b", "Abc"):
        depot.ecrire(repertoire_de("f5d6c3", nom=nom))
    inventaire = depot.lister()
    assert [lu.nom for lu in inventaire.repertoires] == ["Abc", "b"]
    assert not inventaire.fautes
    assert depot.lire("b").nb_coups == 3
    assert sorted(os.listdir(depot.dossier)) == ["Abc.sgf", "b.sgf"]  # nothing half written beside


def test_un_nom_pris_ne_se_prend_pas(depot: DepotRepertoires) -> None:
    depot.ecrire(repertoire_de("f5", nom="a"), nouveau=True)
    depot.ecrire(repertoire_de("f5", nom="b"), nouveau=True)
    with pytest.raises(Faute, match="s'appelle déjà a"):
        depot.ecrire(repertoire_de("d3", nom="a"), nouveau=True)
    with pytest.raises(Faute, match="s'appelle déjà a"):
        depot.renommer("b", "a")


def test_renommer_et_supprimer(depot: DepotRepertoires) -> None:
    depot.ecrire(repertoire_de("f5", nom="a"))
    depot.renommer("a", "b")
    assert [lu.nom for lu in depot.lister().repertoires] == ["b"]
    depot.supprimer("b")
    assert depot.lister().repertoires == ()
    with pytest.raises(Faute, match="aucun répertoire b"):
        depot.lire("b")


@pytest.mark.parametrize("octets", [b"(;GM[2]OTR[noir];B[a1])", b"\xff\xfe\x00", b"bonjour", b""])
def test_un_fichier_abime_est_mis_de_cote_et_dit(depot: DepotRepertoires, octets: bytes) -> None:
    depot.ecrire(repertoire_de("f5", nom="sain"))
    (depot.dossier / "x.sgf").write_bytes(octets)
    inventaire = depot.lister()
    assert [lu.nom for lu in inventaire.repertoires] == ["sain"]
    assert ["mis de côté" in str(faute) for faute in inventaire.fautes] == [True]
    assert (depot.dossier / "x-abime-2026-03-02-200000.sgf").read_bytes() == octets
    assert depot.lister().fautes == ()


def test_une_partie_qui_n_est_pas_un_repertoire_est_dite_et_laissee(depot: DepotRepertoires) -> None:
    depot.dossier.mkdir(parents=True)
    (depot.dossier / "finale.sgf").write_text("(;GM[2];B[f5])")
    for _ in range(2):
        (faute,) = depot.lister().fautes
        assert "n'est pas un répertoire" in str(faute)
    assert (depot.dossier / "finale.sgf").exists()


def test_un_dossier_qui_n_en_est_pas_un_est_dit(tmp_path: Path) -> None:
    (tmp_path / "fichier").write_text("")
    with pytest.raises(RepertoireIndisponible):
        DepotRepertoires(tmp_path / "fichier").ecrire(repertoire_de("f5"))
