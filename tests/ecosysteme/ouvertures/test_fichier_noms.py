"""The files of opening names: ours has its sources, and the user's is read whatever is in it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from platformdirs import user_data_path

from ecosysteme.ouvertures.fichier_noms import (
    FICHIER,
    LIGNES_MAX,
    LONGUEUR_MAX,
    OCTETS_MAX,
    VARIABLE,
    chemin_des_noms,
    lire_noms,
    noms_de_lutilisateur,
    noms_fournis,
)


def test_chaque_ligne_fournie_a_deux_sources_que_l_en_tete_dit() -> None:
    lignes = files("ecosysteme.ouvertures").joinpath(FICHIER).read_text("utf-8").splitlines()
    entete = "\n".join(ligne for ligne in lignes if ligne.startswith("#"))
    donnees = [ligne.split(";") for ligne in lignes if not ligne.startswith("#")][1:]
    assert len(donnees) == len(noms_fournis())
    for *_, sources in donnees:
        assert len(set(sources)) >= 2
        assert all(f" {source}, " in entete for source in sources)


def test_la_notre_se_lit_sans_faute() -> None:
    lus = lire_noms(files("ecosysteme.ouvertures").joinpath(FICHIER).read_text("utf-8"))
    assert lus.faute is None
    assert [cases for cases, _ in lus.lignes] == [cases for cases, _ in noms_fournis()]


def test_un_fichier_de_l_utilisateur(tmp_path: Path) -> None:
    fichier = tmp_path / "ouvertures.csv"
    assert noms_de_lutilisateur(fichier) == ((), None)
    fichier.write_text("\ufeff# les miens\ncoups;fr;en\nF5 d6 c3;Mienne | Autre;Mine;d'où\n\n", "utf-8")
    (ligne,), faute = noms_de_lutilisateur(fichier)
    assert faute is None
    assert ligne.noms == {"fr": ("Mienne", "Autre"), "en": ("Mine",)}
    assert list(ligne.cases) == [37, 43, 18]


@pytest.mark.parametrize(
    ("texte", "attendu"),
    [
        ("f5d6;", "ligne 1 : f5d6 n'a pas de nom"),
        ("f5d6", "ligne 1 : f5d6 n'a pas de nom"),
        ("\nf5z9;Nom", "ligne 2 : 'z9' n'est pas une case"),
        ("f5d;Nom", "'d' n'est pas une case"),
        ("f5f5;Nom", "le coup 2, f5, n'est pas permis"),
        ("f5c4;Nom", "le coup 2, c4, n'est pas permis"),  # Black's again, and White has moves
        (";Nom", "attendu de 1 à 60 coups"),
        ("f5" * 61 + ";Nom", "attendu de 1 à 60 coups"),
    ],
)
def test_une_ligne_fautive_est_dite_et_ne_coute_rien_aux_autres(texte: str, attendu: str) -> None:
    lus = lire_noms(f"{texte}\nf5d6c3;Bonne")
    assert attendu in str(lus.faute)
    assert [ligne.noms["fr"] for ligne in lus.lignes] == [("Bonne",)]


def test_un_nom_tient_sur_une_ligne_courte() -> None:
    (ligne,) = lire_noms(f"f5d6;<b>x\t\u202ey</b>|{'n' * 500}").lignes
    premier, second = ligne.noms["fr"]
    assert premier == "<b>x y</b>"
    assert len(second) <= LONGUEUR_MAX


def test_trop_de_lignes_et_trop_d_octets(tmp_path: Path) -> None:
    lus = lire_noms("f5d6;Nom\n" * (LIGNES_MAX + 1))
    assert len(lus.lignes) == LIGNES_MAX
    assert str(LIGNES_MAX) in str(lus.faute)
    fichier = tmp_path / "gros.csv"
    fichier.write_bytes(b"#" * (OCTETS_MAX + 1))
    assert noms_de_lutilisateur(fichier).lignes == ()
    assert "1 Mo au plus" in str(noms_de_lutilisateur(fichier).faute)


def test_ce_qui_n_est_pas_un_texte(tmp_path: Path) -> None:
    fichier = tmp_path / "latin.csv"
    fichier.write_bytes("f5d6;Été".encode("latin-1"))
    assert "UTF-8" in str(noms_de_lutilisateur(fichier).faute)
    assert "c'est un dossier" in str(noms_de_lutilisateur(tmp_path).faute)


@given(st.text())
def test_aucun_texte_ne_fait_echouer_la_lecture(texte: str) -> None:
    for ligne in lire_noms(texte).lignes:
        assert ligne.cases
        assert any(ligne.noms.values())


def test_la_place_de_l_utilisateur(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert user_data_path("othellier", appauthor=False) not in chemin_des_noms().parents  # the tests have their own
    monkeypatch.setenv(VARIABLE, str(tmp_path / "les miens.csv"))
    assert chemin_des_noms() == tmp_path / "les miens.csv"
    monkeypatch.delenv(VARIABLE)
    assert chemin_des_noms() == user_data_path("othellier", appauthor=False) / "ouvertures.csv"
