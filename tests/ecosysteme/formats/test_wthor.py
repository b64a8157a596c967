import struct
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.formats.wthor import FIN, BaseWthor, lire_dossier, lire_noms, lire_wthor
from ecosysteme.plateau import lire_case

Fiche = tuple[int, int, int, int, int, list[int]]  # tournament, Black, White, score, theoretical score, squares

indices = st.integers(0, 65535)
pions = st.integers(0, 64)
fiches = st.tuples(indices, indices, indices, pions, pions, st.lists(st.integers(0, 63), max_size=60))


def entete(nb_parties: int = 0, nb_noms: int = 0, annee: int = 0, taille: int = 0) -> bytes:
    return struct.pack("<4BIHH4B", 20, 26, 2, 18, nb_parties, nb_noms, annee, taille, 0, 24, 0)


def octets_de(parties: list[Fiche], annee: int = 1999) -> bytes:
    octets = entete(nb_parties=len(parties), annee=annee, taille=8)
    for *nombres, cases in parties:
        coups = bytes(10 * (case // 8 + 1) + case % 8 + 1 for case in cases)
        octets += struct.pack("<3H2B60s", *nombres, coups)
    return octets


def avec(rang: int, octet: int) -> bytes:
    """Write two games of one move, then put ``octet`` at byte ``rang`` of the second."""
    octets = bytearray(octets_de([(0, 0, 0, 32, 32, [37])] * 2))
    octets[16 + 68 + rang] = octet
    return bytes(octets)


@given(st.lists(fiches, max_size=4), st.integers(0, 65535))
def test_ce_qui_est_ecrit_se_relit(parties: list[Fiche], annee: int) -> None:
    base = lire_wthor(octets_de(parties, annee))
    colonnes = (base.tournois, base.noirs, base.blancs, base.scores, base.theoriques)
    assert base.annee == annee
    assert base.coups.shape == (len(parties), 60)
    assert [*zip(*(colonne.tolist() for colonne in colonnes), strict=True)] == [partie[:5] for partie in parties]
    assert base.coups.tolist() == [cases + [FIN] * (60 - len(cases)) for *_, cases in parties]


def test_les_cases_sont_celles_du_plateau_et_les_tableaux_ceux_du_code_compile() -> None:
    noms = ("a1", "h1", "a8", "h8", "f5", "d6")
    base = lire_wthor(entete(2, 0, 2024, 8) + (bytes(8) + bytes([11, 18, 81, 88, 56, 64]) + bytes(54)) * 2)
    assert [divmod(case, 8) for case in base.coups[0, :6].tolist()] == [lire_case(nom) for nom in noms]
    for nom, tableau in vars(base).items():
        if nom != "annee":
            assert tableau.flags.c_contiguous
            assert tableau.dtype == (np.uint16 if nom in ("tournois", "noirs", "blancs") else np.uint8)


@pytest.mark.parametrize(
    ("octets", "raison"),
    [
        (b"", "^fichier de 0 octets : attendu au moins les 16"),
        (avec(0, 0)[:-1], "^fichier de 151 octets : attendu 152 pour 2 parties"),
        (avec(0, 0) + b"\0", "^fichier de 153 octets : attendu 152"),
        (entete(annee=1999, taille=10), "^plateau de 10 × 10"),
        (avec(8, 19), "^partie 2, coup 1 : 19 n'est pas une case"),
        (avec(8, 10), "^partie 2, coup 1 : 10 n'est pas"),
        (avec(9, 91), "^partie 2, coup 2 : 91 n'est pas"),
        (avec(67, 88), "^partie 2, coup 60 : 88 vient après la fin"),
        (avec(6, 65), "^partie 2 : score de 65"),
        (avec(7, 255), "^partie 2 : score théorique de 255"),
    ],
    ids=["vide", "court", "long", "plateau", "colonne 9", "colonne 0", "ligne 9", "après la fin", "score", "théorique"],
)
def test_la_premiere_chose_illisible_est_nommee(octets: bytes, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_wthor(octets)


@pytest.mark.parametrize("longueur", [20, 26])
def test_les_noms_se_lisent_sans_leurs_zeros(longueur: int) -> None:
    noms = ("???", "Tastet Marc", "Prétendants", "", "é" * (longueur - 1))
    octets = entete(nb_noms=len(noms)) + b"".join(nom.encode("latin-1").ljust(longueur, b"\0") for nom in noms)
    assert lire_noms(octets) == noms
    with pytest.raises(ValueError, match=f"^{5 * longueur - 1} octets pour 5 noms"):
        lire_noms(octets[:-1])


def test_un_fichier_sans_noms_n_en_a_pas_et_un_fichier_de_parties_n_en_est_pas_un() -> None:
    assert lire_noms(entete()) == ()
    with pytest.raises(ValueError, match=r"^68 octets pour 0 noms"):
        lire_noms(octets_de([(0, 0, 0, 32, 32, [])]))


def test_un_dossier_se_lit_par_nom_sans_regarder_la_casse(tmp_path: Path) -> None:
    for nom, annee in (("WTH_1999.WTB", 1999), ("wth_1998.wtb", 1998), ("WTH_1997.wtb", 1997)):
        (tmp_path / nom).write_bytes(octets_de([], annee))
    (tmp_path / "WTHOR.JOU").write_bytes(entete())
    assert [base.annee for base in lire_dossier(tmp_path)] == [1997, 1998, 1999]


def test_le_fichier_fautif_est_nomme_apres_ceux_qui_se_lisent(tmp_path: Path) -> None:
    (tmp_path / "WTH_1997.wtb").write_bytes(octets_de([]))
    (tmp_path / "WTH_1998.wtb").write_bytes(avec(8, 19))
    bases = lire_dossier(tmp_path)
    assert isinstance(next(bases), BaseWthor)
    with pytest.raises(ValueError, match=r"^WTH_1998\.wtb : partie 2, coup 1 : 19"):
        next(bases)


@pytest.mark.parametrize("sous_dossier", ["", "absent"])
def test_un_dossier_sans_parties_est_refuse(tmp_path: Path, sous_dossier: str) -> None:
    with pytest.raises(ValueError, match=r"^aucun fichier \.wtb dans"):
        next(lire_dossier(tmp_path / sous_dossier))
