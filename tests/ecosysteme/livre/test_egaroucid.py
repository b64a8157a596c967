import random
import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.livre.egaroucid import ENTETE, ENTREE, ecrire_egaroucid, est_egaroucid, lire_egaroucid
from ecosysteme.livre.regles import DEPART, coups_legaux, jouer
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.moteur.othello.symetries import canonique, modeles
from ecosysteme.ouvertures.livre import Livre, livre_fourni
from ecosysteme.ouvertures.note_livre import NoteLivre, SourceLivre
from tests.ecosysteme.livre.positions import atteintes, lire_ou_refuser

SANS = (-126, 65, -1)
FICHIER = SourceLivre.FICHIER


def mot(cases: set[int]) -> int:
    """Write squares as the program numbers them: a1 is the highest bit."""
    return sum(1 << 63 - case for case in cases)


def cases_de(bits: int) -> set[int]:
    return {case for case in range(64) if bits >> case & 1}


def entree(bits: Bits, valeur: int, niveau: int, feuille: tuple[int, int, int] = SANS) -> bytes:
    nous, eux = (mot(cases_de(camp)) for camp in bits)
    return struct.pack("<QQbbIbbb", nous, eux, valeur, niveau, 1, *feuille)


def livre_de(*entrees: bytes, nom: bytes = b"DICUORAGE", version: int = 3, nombre: int | None = None) -> bytes:
    annonces = len(entrees) if nombre is None else nombre
    return nom + bytes((version,)) + struct.pack("<i", annonces) + b"".join(entrees)


@pytest.mark.parametrize("nom", [b"DICUORAGE", b"EGAROUCID"])
def test_le_livre_vide_du_programme_a_le_depart_et_son_coup(nom: bytes) -> None:
    """Black's discs on e4 and d5, White's on d4 and e5, and the move e6: as the program ships it."""
    octets = livre_de(entree(DEPART, 0, -1, (0, 19, -1)), nom=nom)
    assert len(octets) == 39
    assert est_egaroucid(octets)
    livre = lire_egaroucid(octets)
    assert len(livre) == 1
    assert livre.notes_de(DEPART) == {19: NoteLivre(0, 0, FICHIER)}


def test_la_valeur_d_un_coup_est_l_opposee_de_celle_de_sa_suite() -> None:
    entrees, attendu = [entree(DEPART, 3, 21)], {}
    for case in coups_legaux(DEPART)[:1]:
        suite = jouer(DEPART, case)
        assert suite is not None
        entrees.append(entree(suite[0], -3, 17, (5, 63 - coups_legaux(suite[0])[0], 9)))
        attendu = {min(modeles(DEPART, coups_legaux(DEPART)).values()): NoteLivre(3, 17, FICHIER)}
    livre = lire_egaroucid(livre_de(*entrees))
    assert livre.notes_de(DEPART) == attendu
    assert len(livre) == 2


def test_apres_une_passe_la_valeur_garde_son_signe() -> None:
    for bits in atteintes(random.Random(8), 4000):
        for case in coups_legaux(bits):
            suite = jouer(bits, case)
            if suite is not None and suite[1]:
                livre = lire_egaroucid(livre_de(entree(bits, 6, 20), entree(suite[0], 6, 20)))
                assert 6 in {note.valeur for note in livre.notes_de(canonique(bits)[0]).values()}
                return
    pytest.fail("no pass in all these games")


def test_une_position_dont_le_meilleur_coup_manque_n_a_pas_de_coups() -> None:
    suite = jouer(DEPART, 19)
    assert suite is not None
    for valeur, positions in ((3, 1), (4, 0), (2, 1)):
        livre = lire_egaroucid(livre_de(entree(DEPART, valeur, 21), entree(suite[0], -3, 17)))
        assert len(livre) == positions


def test_une_feuille_impossible_est_oubliee_et_une_entree_double_garde_la_plus_profonde() -> None:
    for feuille in ((0, 63 - 28, 5), (0, 63, 5), (0, 64, 5), (0, -3, 5), (-128, 63 - 19, 5)):
        assert len(lire_egaroucid(livre_de(entree(DEPART, 0, 5, feuille)))) == 0
    bonne = (2, 63 - 19, 30)
    deux = livre_de(entree(DEPART, 2, 30, bonne), entree((DEPART[0], DEPART[1]), 0, 5, (0, 63 - 19, 5)))
    assert [note.valeur for note in lire_egaroucid(deux).notes_de(DEPART).values()] == [2]


def test_le_livre_fourni_s_ecrit_et_se_relit_avec_toutes_ses_valeurs() -> None:
    livre = livre_fourni()
    assert livre is not None
    octets = ecrire_egaroucid(livre)
    assert octets.startswith(b"DICUORAGE\3")
    relu = lire_egaroucid(octets)
    bits = list(zip(livre.tableaux["nous"].tolist(), livre.tableaux["eux"].tolist(), strict=True))
    for une in bits:
        attendues, lues = livre.notes_de(une), relu.notes_de(une)
        assert {case: note.valeur for case, note in lues.items()} == {case: n.valeur for case, n in attendues.items()}


def test_ce_qu_une_personne_dit_passe_avant_tout_et_la_fin_d_une_partie_est_une_feuille() -> None:
    suite = jouer(DEPART, 19)
    assert suite is not None
    apres = canonique(suite[0])[0]
    coup = min(coups_legaux(apres))
    livre = Livre({DEPART: {19: NoteLivre(0, 14)}, apres: {coup: NoteLivre(0, 14)}})
    corrige = livre.avec(Livre({DEPART: {19: NoteLivre(7, 0, SourceLivre.MOI)}}))
    assert lire_egaroucid(ecrire_egaroucid(corrige)).notes_de(DEPART) == {19: NoteLivre(7, 70, FICHIER)}
    finale = next(
        (canonique(bits)[0], case)
        for bits in atteintes(random.Random(9), 2000)
        for case in coups_legaux(canonique(bits)[0])
        if jouer(canonique(bits)[0], case) is None
    )
    relu = lire_egaroucid(ecrire_egaroucid(Livre({finale[0]: {finale[1]: NoteLivre(12, 8)}})))
    assert relu.notes_de(finale[0]) == {finale[1]: NoteLivre(12, 8, FICHIER)}


@pytest.mark.parametrize(
    ("octets", "raison"),
    [
        (b"", "pas un livre"),
        (b"DICUORAGE", "pas un livre"),
        (livre_de(version=2), "version 2"),
        (livre_de(nombre=-1), "coupé"),
        (livre_de(nombre=2**31 - 1), "coupé"),
        (livre_de(entree(DEPART, 0, 1))[:-1], "coupé"),
        (livre_de(entree(DEPART, 0, 1)) + b"0", "coupé"),
        (livre_de(entree((3, 1), 0, 1)), "position 1 : deux pions"),
        (livre_de(entree(DEPART, 0, 1), entree(DEPART, 65, 1)), "position 2"),
    ],
)
def test_ce_qui_ne_peut_pas_etre_est_refuse(octets: bytes, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_egaroucid(octets)


@given(st.binary(max_size=200), st.integers(0, 5))
def test_des_octets_quelconques_font_un_livre_ou_une_faute(octets: bytes, nombre: int) -> None:
    for essai in (
        octets,
        livre_de(octets, nombre=nombre),
        livre_de(octets[: len(octets) // 25 * 25], nombre=len(octets) // 25),
    ):
        lire_ou_refuser(lire_egaroucid, essai)


@given(st.integers(0, 39 + 24), st.integers(0, 255), st.integers(0, 63))
def test_un_octet_change_ne_fait_qu_un_autre_livre_ou_une_faute(place: int, valeur: int, coupe: int) -> None:
    octets = bytearray(livre_de(entree(DEPART, 0, 1, (0, 63 - 19, 5)), entree((DEPART[1], DEPART[0]), 0, 1)))
    octets[place] = valeur
    lire_ou_refuser(lire_egaroucid, bytes(octets))
    lire_ou_refuser(lire_egaroucid, bytes(octets[:coupe]))


def test_une_entree_a_vingt_cinq_octets() -> None:
    assert (ENTETE, ENTREE.itemsize) == (14, 25)
    assert np.frombuffer(entree(DEPART, 1, 2, (3, 4, 5)), ENTREE)[0]["feuille"] == 4
