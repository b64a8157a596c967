"""Arrays are known before they are expanded: no file of some kB takes gigabytes, and none is what it does not say."""

from __future__ import annotations

import tracemalloc
from io import BytesIO
from struct import pack
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZipFile

import numpy as np
import pytest

from ecosysteme.moteur.commun.archives import Archive

MEGA = 1 << 20


def en_npz(compression: int = ZIP_DEFLATED, **tableaux: bytes) -> bytes:
    tampon = BytesIO()
    with ZipFile(tampon, "w", compression) as archive:
        for nom, contenu in tableaux.items():
            archive.writestr(f"{nom}.npy", contenu)
    return tampon.getvalue()


def en_tete(forme: str, type_lu: str = "<i2", version: bytes = b"\x01\x00") -> bytes:
    texte = f"{{'descr': '{type_lu}', 'fortran_order': False, 'shape': {forme}, }}\n".encode()
    return b"\x93NUMPY" + version + pack("<H", len(texte)) + texte


def test_ce_que_numpy_ecrit_se_relit() -> None:
    tampon = BytesIO()
    ecrits = {"a": np.arange(12, dtype=np.int16).reshape(3, 4), "b": np.array(7), "c": np.asfortranarray(np.eye(3))}
    np.savez_compressed(tampon, **ecrits)  # type: ignore[arg-type]
    archive = Archive(tampon.getvalue(), MEGA)
    assert archive.entete("a") == ((3, 4), np.dtype(np.int16))
    assert "d" not in archive
    for nom, ecrit in ecrits.items():
        assert np.array_equal(archive.lire(nom), ecrit)
        assert archive.lire(nom).dtype == ecrit.dtype


def test_des_zeros_ne_se_deploient_pas() -> None:
    octets = en_npz(x=en_tete(f"({100 * MEGA},)", "|i1") + bytes(100 * MEGA))
    assert len(octets) < MEGA
    tracemalloc.start()
    archive = Archive(octets, MEGA)
    assert archive.entete("x")[0] == (100 * MEGA,)
    with pytest.raises(ValueError, match="tableau x de 100 Mo : attendu 1 Mo au plus"):
        archive.lire("x")
    assert tracemalloc.get_traced_memory()[1] < MEGA
    tracemalloc.stop()


@pytest.mark.parametrize(
    "contenu",
    [
        en_tete("(3,)") + bytes(4),
        en_tete("(3,)") + bytes(8),
        en_tete("(4611686018427387904,)") + bytes(8),
        en_tete("(-1, -2)") + bytes(4),
        en_tete("(1,)", "|O") + bytes(8),
        en_tete("(2,)", version=b"\x02\x00") + bytes(4),
        b"",
        b"root:x:0:0",
    ],
    ids=repr,
)
def test_un_tableau_qui_ment_se_refuse(contenu: bytes) -> None:
    with pytest.raises(ValueError, match=r".") as refus:
        Archive(en_npz(x=contenu), MEGA).lire("x")
    assert "pickle" not in str(refus.value)


@pytest.mark.parametrize("octets", [b"", b"root:x:0:0\n" * 100, bytes(5000), b"PK\x05\x06" + bytes(18)])
def test_ce_qui_n_est_pas_une_archive_le_dit_en_francais(octets: bytes) -> None:
    with pytest.raises(ValueError, match=r"ce n'est pas un fichier \.npz|absent"):
        Archive(octets, MEGA).lire("x")


@pytest.mark.parametrize("compression", [ZIP_BZIP2, ZIP_LZMA])
def test_une_compression_qui_se_deploie_d_un_coup_se_refuse(compression: int) -> None:
    with pytest.raises(ValueError, match="compression inconnue"):
        Archive(en_npz(compression, x=en_tete("(2,)") + bytes(4)), MEGA).lire("x")


def test_une_liste_sans_fin_de_tableaux_se_refuse() -> None:
    octets = en_npz(ZIP_DEFLATED, **{f"x{rang}": b"" for rang in range(2000)})
    with pytest.raises(ValueError, match=r"\.npz"):
        Archive(octets, MEGA)
