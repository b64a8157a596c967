"""Machine code on the disk, whoever writes it, and however much of it is there."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ecosysteme.moteur.commun.rangement import Fichiers


def test_chaque_cle_a_son_code(tmp_path: Path) -> None:
    fichiers = Fichiers([tmp_path], "noyau")
    assert fichiers.load("entier") is None
    fichiers.save("entier", (1, b"un"))
    fichiers.save("réel", (2, b"deux"))
    fichiers.save("entier", (3, b"trois"))
    assert (fichiers.load("entier"), fichiers.load("réel")) == ((3, b"trois"), (2, b"deux"))
    assert len(list(tmp_path.iterdir())) == 2
    assert Fichiers([tmp_path], "autre").load("entier") is None


def test_deux_programmes_qui_ecrivent_ensemble_ne_perdent_rien(tmp_path: Path) -> None:
    def ecrire(rang: int) -> None:
        Fichiers([tmp_path], "noyau").save(rang % 20, rang % 20)

    with ThreadPoolExecutor(8) as fils:
        list(fils.map(ecrire, range(200)))
    lecteur = Fichiers([tmp_path], "noyau")
    assert [lecteur.load(rang) for rang in range(20)] == list(range(20))
    assert len(list(tmp_path.iterdir())) == 20


def test_un_fichier_coupe_ou_change_n_est_pas_lu(tmp_path: Path) -> None:
    fichiers = Fichiers([tmp_path], "noyau")
    fichiers.save("clé", list(range(100)))
    (fichier,) = tmp_path.iterdir()
    entier = fichier.read_bytes()
    for abime in (b"", entier[:10], entier[:-1], entier[:-1] + b"\0"):
        fichier.write_bytes(abime)
        assert fichiers.load("clé") is None
    fichiers.save("clé", "à nouveau")
    assert fichiers.load("clé") == "à nouveau"


def test_plusieurs_dossiers_sont_lus_et_le_premier_seul_est_ecrit(tmp_path: Path) -> None:
    sien, livre = tmp_path / "sien", tmp_path / "livré"
    sien.mkdir()
    livre.mkdir()
    Fichiers([livre], "noyau").save("clé", "livré")
    fichiers = Fichiers([sien, livre], "noyau")
    assert fichiers.load("clé") == "livré"
    fichiers.save("clé", "sien")
    assert fichiers.load("clé") == "sien"
    fichiers.flush()
    assert fichiers.load("clé") == "livré"
