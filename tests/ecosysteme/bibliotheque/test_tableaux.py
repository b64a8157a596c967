from pathlib import Path

import numpy as np
import pytest

from ecosysteme.bibliotheque.tableaux import (
    TOUS,
    ColonnesGardees,
    balayer,
    ecrire,
    effacer,
    fusionner,
    lire,
    vides,
)
from ecosysteme.moteur.othello.recueil import canoniques
from tests.ecosysteme.moteur.othello.recensement import coups_de, inventer


def neuves(graine: int, nombre: int, premier: int = 1) -> ColonnesGardees:
    """Return the arrays of some new games, in canonical order."""
    lues = canoniques(coups_de(inventer(graine, nombre)))
    ordre = lues.ordre()
    numeros = premier + ordre
    return {
        "suites": lues.suites[ordre],
        "scores": (numeros % 64).astype(np.uint8),
        "annees": (numeros % 2000).astype(np.uint16),
        **{nom: numeros.astype(np.uint32) for nom in ("numeros", "noirs", "blancs", "tournois")},
    }


def test_ce_qui_est_ecrit_est_relu_et_n_est_plus_change(tmp_path: Path) -> None:
    colonnes = fusionner(vides(), neuves(1, 30))
    ecrire(tmp_path, 3, colonnes)
    lues = lire(tmp_path, 3, 30)
    assert lues is not None
    for nom in TOUS:
        assert (lues[nom] == colonnes[nom]).all()
        with pytest.raises(ValueError, match="read-only"):
            lues[nom][0] = 0


def test_fusionner_est_construire_tout_ensemble() -> None:
    premieres, secondes = neuves(1, 40), neuves(2, 25, 41)
    fusion = fusionner(fusionner(vides(), premieres), secondes)
    toutes = {nom: np.concatenate([premieres[nom], secondes[nom]]) for nom in premieres}
    ordre = np.argsort(toutes["suites"].view("S60").ravel(), kind="stable")
    entier = fusionner(vides(), {nom: colonne[ordre] for nom, colonne in toutes.items()})
    for nom in TOUS:
        assert (fusion[nom] == entier[nom]).all(), nom


def test_un_tableau_absent_ou_d_une_autre_longueur_n_est_pas_lu(tmp_path: Path) -> None:
    ecrire(tmp_path, 1, fusionner(vides(), neuves(1, 5)))
    assert lire(tmp_path, 2, 5) is None
    assert lire(tmp_path, 1, 6) is None
    assert lire(tmp_path, 1, 5) is not None
    for nom in TOUS:
        chemin = tmp_path / "index-1" / f"{nom}.brut"
        octets = chemin.read_bytes()
        chemin.write_bytes(octets[:-1])
        assert lire(tmp_path, 1, 5) is None
        chemin.unlink()
        assert lire(tmp_path, 1, 5) is None
        chemin.write_bytes(octets)
    assert lire(tmp_path, 1, 5) is not None
    assert lire(tmp_path, 7, 0) is not None


def test_ce_qu_un_ecrivain_tue_a_laisse_est_recouvert(tmp_path: Path) -> None:
    (tmp_path / "index-1").mkdir()
    (tmp_path / "index-1" / "autre.brut").write_bytes(b"x")
    ecrire(tmp_path, 1, fusionner(vides(), neuves(1, 5)))
    assert not (tmp_path / "index-1" / "autre.brut").exists()


def test_le_balai_n_ote_que_les_generations_d_avant(tmp_path: Path) -> None:
    for nom in ("index-1", "index-2", "index-3", "index-x", "autre"):
        (tmp_path / nom).mkdir()
    balayer(tmp_path, 2)
    assert sorted(lieu.name for lieu in tmp_path.iterdir()) == ["autre", "index-2", "index-3", "index-x"]
    effacer(tmp_path, 3)
    effacer(tmp_path, 9)
    assert sorted(lieu.name for lieu in tmp_path.iterdir()) == ["autre", "index-2", "index-x"]
    balayer(tmp_path)
    assert sorted(lieu.name for lieu in tmp_path.iterdir()) == ["autre", "index-x"]
