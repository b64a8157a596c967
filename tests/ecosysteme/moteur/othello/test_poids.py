"""The weights' file: what is written is read back, and nothing else is taken for one."""

from __future__ import annotations

import random
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import numpy as np
import numpy.typing as npt
import pytest

from ecosysteme.moteur.othello.noyaux.evaluation import UNITE, evaluer
from ecosysteme.moteur.othello.noyaux.motifs import TAILLE, jumeaux
from ecosysteme.moteur.othello.noyaux.reseau import COUPS, OCTETS_RANGEE, RESEAUX_MAX, TABLES, VOIES_RANGEE
from ecosysteme.moteur.othello.noyaux.tri import TAILLE_TRI
from ecosysteme.moteur.othello.poids import (
    PHASES,
    choisir_poids,
    ecrire_poids,
    familles,
    lire_poids,
    poids_disques,
    poids_livres,
    poids_nuls,
)
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf, poids_au_hasard
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard
from tests.tailles import taille


def ecrits(**tableaux: npt.ArrayLike) -> bytes:
    tampon = BytesIO()
    np.savez_compressed(tampon, allow_pickle=True, **tableaux)
    return tampon.getvalue()


def en_zip(nom: str, contenu: bytes) -> bytes:
    tampon = BytesIO()
    with ZipFile(tampon, "w") as archive:
        archive.writestr(nom, contenu)
    return tampon.getvalue()


def en_npy(tableau: npt.ArrayLike) -> bytes:
    tampon = BytesIO()
    np.save(tampon, tableau)
    return tampon.getvalue()


@pytest.fixture(scope="module")
def fichier() -> bytes:
    tampon = BytesIO()
    ecrire_poids(np.zeros((PHASES, TAILLE), np.float32), tampon)
    return tampon.getvalue()


@pytest.fixture
def vite_ecrits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write without packing, which takes nearly all of the time, unless the proofs are asked for at their full size."""
    if taille(1, 0):
        monkeypatch.setattr(np, "savez_compressed", np.savez)


def test_ce_qui_est_ecrit_se_relit(tmp_path: Path, vite_ecrits: None) -> None:
    poids = poids_au_hasard(1, 3000)
    chemin, tampon = tmp_path / "poids.npz", BytesIO()
    for sortie in (chemin, tampon):
        ecrire_poids((poids.phases / UNITE).astype(np.float32), sortie)
    for source in (chemin, tampon.getvalue()):
        relus = lire_poids(source)
        assert relus.phases.dtype == np.int16
        assert relus.phases.flags.c_contiguous
        assert (relus.phases == poids.phases).all()
        assert not relus.reseaux.size


def test_des_reseaux_ecrits_se_relisent_ou_un_vecteur_les_lit(vite_ecrits: None) -> None:
    poids, tampon = poids_au_hasard(2, 3000, reseaux=True), BytesIO()
    phases, reseaux = ((partie / UNITE).astype(np.float32) for partie in (poids.phases, poids.reseaux))
    ecrire_poids(phases, tampon, reseaux[:3])
    relus = lire_poids(tampon.getvalue())
    assert (relus.reseaux == poids.reseaux[:3]).all()
    assert relus.reseaux.ctypes.data % OCTETS_RANGEE == 0


def test_ce_qui_trie_se_relit_avec_le_reste_ou_manque() -> None:
    phases, tri = np.zeros((PHASES, TAILLE), np.float32), np.arange(TAILLE_TRI, dtype=np.float32) % 700 - 350
    avec, sans = BytesIO(), BytesIO()
    ecrire_poids(phases, avec, tri=tri)
    ecrire_poids(phases, sans)
    assert (lire_poids(avec.getvalue()).tri == tri * UNITE).all()
    assert not lire_poids(sans.getvalue()).tri.size
    assert poids_livres().tri.shape == (TAILLE_TRI,)


def test_un_poids_trop_grand_est_ecrete_et_les_jumeaux_partagent_le_premier() -> None:
    disques = np.zeros((PHASES, TAILLE), np.float32)
    disques[0], disques[1] = 1e6, -1e6
    disques[2] = np.arange(TAILLE) % 900 / UNITE + 0.4 / UNITE
    tampon = BytesIO()
    ecrire_poids(disques, tampon)
    relus = lire_poids(tampon.getvalue()).phases
    assert (relus[0] == 32767).all()
    assert (relus[1] == -32768).all()
    assert (relus[2] == jumeaux() % 900).all()


def test_les_familles_numerotent_chaque_poids_une_fois() -> None:
    premiers, rangs = familles()
    assert (premiers[rangs] == jumeaux()).all()
    assert sorted(set(rangs.tolist())) == list(range(premiers.size))


def test_les_poids_livres_se_lisent_et_savent_quelque_chose() -> None:
    assert poids_livres().phases.shape == poids_nuls().phases.shape == (PHASES, TAILLE)
    assert poids_livres().phases.any(axis=1).all(), "chaque phase est apprise"
    assert poids_livres().reseaux.any(axis=(1, 2)).all()
    assert 2 < len(poids_livres().reseaux) <= RESEAUX_MAX
    assert not poids_nuls().phases.any()


MAUVAIS = {
    "vide": b"",
    "texte": b"Othello",
    "un tableau seul": en_npy(np.zeros(3, np.int16)),
    "un objet": en_npy(np.array([{}], dtype=object)),
    "un autre nom": ecrits(autre=np.zeros(3, np.int16)),
    "une autre forme": ecrits(poids=np.zeros((2, 2), np.int16)),
    "un autre genre": ecrits(poids=np.zeros((PHASES, familles()[0].size), np.int32)),
    "un texte dans une archive": en_zip("poids", b"Othello"),
    "un texte nommé tableau": en_zip("poids.npy", b"Othello"),
    "des réseaux d'une autre forme": ecrits(
        poids=np.zeros((PHASES, familles()[0].size), np.int16), reseaux=np.zeros((2, 2, 16), np.int16)
    ),
    "des réseaux d'avant": ecrits(
        poids=np.zeros((PHASES, familles()[0].size), np.int16),
        reseaux=np.zeros((2, familles()[0].size + COUPS**2, VOIES_RANGEE), np.int16),
    ),
    "un réseau sans son jumeau": ecrits(
        poids=np.zeros((PHASES, familles()[0].size), np.int16),
        reseaux=np.zeros((1, familles()[0].size + TABLES * COUPS**2, VOIES_RANGEE), np.int16),
    ),
    "un tri d'une autre forme": ecrits(
        poids=np.zeros((PHASES, familles()[0].size), np.int16), tri=np.zeros(TAILLE_TRI - 1, np.int16)
    ),
    "des objets": ecrits(poids=np.array([{}], dtype=object)),
    "une archive vide": ecrits(),
}


@pytest.mark.parametrize("nom", MAUVAIS)
def test_un_mauvais_fichier_est_refuse(nom: str) -> None:
    with pytest.raises(ValueError, match="poids illisibles"):
        lire_poids(MAUVAIS[nom])


@pytest.mark.parametrize("part", [0.01, 0.5, 0.99])
def test_un_fichier_tronque_ou_abime_est_refuse(fichier: bytes, part: float) -> None:
    with pytest.raises(ValueError, match="poids illisibles"):
        lire_poids(fichier[: int(part * len(fichier))])
    milieu = int(0.5 * len(fichier))
    with pytest.raises(ValueError, match="poids illisibles"):
        lire_poids(
            fichier[:milieu] + bytes(255 - octet for octet in fichier[milieu : milieu + 9]) + fichier[milieu + 9 :]
        )


def test_un_fichier_absent_reste_une_erreur_du_systeme(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        lire_poids(tmp_path / "absent.npz")


def test_les_poids_des_disques_les_comptent() -> None:
    contexte, source = contexte_neuf(poids_disques()), random.Random(1)
    for vides in range(1, 61):
        nous, eux = bits_au_hasard(source, vides)
        ecart = nous.bit_count() - eux.bit_count()
        assert evaluer(contexte.adresse, np.uint64(nous), np.uint64(eux)) == pytest.approx(UNITE * ecart, abs=UNITE)
    assert (poids_disques().phases == poids_disques().phases[:, jumeaux()]).all()


def test_choisir_des_poids_par_leur_nom(tmp_path: Path, fichier: bytes) -> None:
    assert choisir_poids("livres") is poids_livres()
    assert (choisir_poids("disques").phases == poids_disques().phases).all()
    (tmp_path / "nuls.npz").write_bytes(fichier)
    assert not choisir_poids(str(tmp_path / "nuls.npz")).phases.any()
    for mauvais in (tmp_path, tmp_path / "absent.npz", Path("")):
        with pytest.raises(ValueError, match="illisibles"):
            choisir_poids(str(mauvais))
