"""What we write is what we read, and no file of a folder is written over another."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from ecosysteme.atelier.epreuve import ecrits
from ecosysteme.atelier.epreuve.ecrits import ecrits_relus, lots, nom_hostile
from ecosysteme.atelier.epreuve.processus import Sortie
from ecosysteme.formats.reconnaitre import reconnaitre
from tests.tailles import taille


def test_une_partie_aux_noms_hostiles_est_relue_la_meme() -> None:
    essais = taille(100, 2000)
    assert list(islice(ecrits_relus(random.Random(3)), essais)) == [""] * essais


def test_une_autre_partie_que_celle_qui_est_ecrite_est_vue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ecrits, "reconnaitre", lambda _: reconnaitre(b"f5d6c3"))
    assert " au lieu de " in next(ecrits_relus(random.Random(3)))


def test_un_nom_hostile_n_est_jamais_vide() -> None:
    source = random.Random(1)
    assert all(nom_hostile(source).strip() for _ in range(500))


def test_un_dossier_est_converti_en_entier_ou_refuse() -> None:
    essais = taille(2, 10)
    assert list(islice(lots(random.Random(8)), essais)) == [""] * essais


def test_un_fichier_perdu_est_vu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ecrits, "essayer", lambda *_: Sortie(0, ""))
    assert "0 fichiers" in next(lots(random.Random(8)))
