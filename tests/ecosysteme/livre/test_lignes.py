from pathlib import Path

import pytest

from ecosysteme.livre.lignes import LignesFaites


def faire(fichier: Path, *lignes: str, titre: str = "essai") -> list[str]:
    """Add lines; return those that were there."""
    lues: list[str] = []
    travail = LignesFaites(fichier, titre, lues.append)
    for ligne in lignes:
        travail.ajouter(ligne)
    travail.fermer()
    return lues


def test_un_travail_reprend_apres_sa_derniere_ligne_entiere(tmp_path: Path) -> None:
    fichier = tmp_path / "journal"
    assert faire(fichier, "a", "b") == []
    with fichier.open("a", encoding="ascii", newline="\n") as flux:
        flux.write("coup")  # cut short
    assert faire(fichier, "c") == ["a", "b"]
    assert faire(fichier) == ["a", "b", "c"]
    assert fichier.read_bytes() == b"# essai\na\nb\nc\n"


def test_chaque_ligne_est_au_disque_des_qu_elle_est_faite(tmp_path: Path) -> None:
    travail = LignesFaites(tmp_path / "journal", "essai", str)
    travail.ajouter("a")
    assert (tmp_path / "journal").read_text(encoding="ascii") == "# essai\na\n"
    travail.fermer()


def test_un_autre_travail_et_une_ligne_illisible_sont_refuses_et_restent_entiers(tmp_path: Path) -> None:
    fichier = tmp_path / "journal"
    faire(fichier, "x")
    avant = fichier.read_bytes()
    with pytest.raises(ValueError, match="d'un autre travail"):
        faire(fichier, titre="autre")
    with pytest.raises(ValueError, match="illisible"):
        LignesFaites(fichier, "essai", int)
    assert fichier.read_bytes() == avant
