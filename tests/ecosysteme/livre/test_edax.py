import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.livre.edax import ENTETE, POSITION, ecrire_edax, est_edax, lire_edax
from ecosysteme.livre.regles import DEPART, coups_legaux, jouer
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.moteur.othello.symetries import canonique
from ecosysteme.ouvertures.livre import Livre, livre_fourni
from ecosysteme.ouvertures.note_livre import NoteLivre, SourceLivre
from tests.ecosysteme.livre.positions import lire_ou_refuser

FICHIER = SourceLivre.FICHIER
AUCUN = (-127, 65)


def position(bits: Bits, niveau: int, *coups: tuple[int, int], feuille: tuple[int, int] = AUCUN) -> bytes:
    tete = struct.pack("<QQ4I3hBB", *bits, 0, 0, 0, 1, 0, 0, 0, len(coups), niveau)
    return tete + b"".join(struct.pack("bB", *coup) for coup in (*coups, feuille))


def livre_de(*positions: bytes, nom: bytes = b"XADEKOOB", version: int = 4, nombre: int | None = None) -> bytes:
    annonces = len(positions) if nombre is None else nombre
    return nom + struct.pack("<BB8x5ii", version, 4, 21, 24, 2, 1, 1, annonces) + b"".join(positions)


def test_les_coups_et_le_reste_se_lisent_avec_la_valeur_de_qui_joue() -> None:
    suite = jouer(DEPART, 19)
    assert suite is not None
    bits = canonique(suite[0])[0]
    premier, second, *_ = coups_legaux(bits)
    octets = livre_de(position(DEPART, 21, (-2, 19)), position(bits, 17, (2, premier), feuille=(-5, second)))
    assert len(octets) == 42 + 2 * 42 + 2 * 2
    assert est_edax(octets)
    livre = lire_edax(octets)
    assert livre.notes_de(DEPART) == {19: NoteLivre(-2, 21, FICHIER)}
    assert livre.notes_de(bits) == {premier: NoteLivre(2, 17, FICHIER), second: NoteLivre(-5, 17, FICHIER)}


def test_une_passe_n_est_pas_un_coup() -> None:
    assert len(lire_edax(livre_de(position(DEPART, 21, (0, 64))))) == 0


def test_un_livre_s_ecrit_avec_ses_liens_et_le_meilleur_des_autres_coups() -> None:
    livre = livre_fourni()
    assert livre is not None
    octets = ecrire_edax(livre)
    relu = lire_edax(octets)
    assert len(relu) == len(livre)
    for bits in zip(livre.tableaux["nous"].tolist(), livre.tableaux["eux"].tolist(), strict=True):
        attendues, lues = livre.notes_de(bits), relu.notes_de(bits)
        lies = {case for case in attendues if (suite := jouer(bits, case)) and livre.notes_de(canonique(suite[0])[0])}
        restes = {case: note.valeur for case, note in attendues.items() if case not in lies}
        assert lies <= lues.keys()
        assert all(lues[case].valeur == attendues[case].valeur for case in lues)
        assert len(lues) == len(lies) + bool(restes)
        if restes:
            assert max(restes.values()) in {lues[case].valeur for case in lues.keys() - lies}
    assert ecrire_edax(relu) == octets


def test_ce_qu_une_personne_dit_s_ecrit_et_un_livre_vide_aussi() -> None:
    corrige = Livre({DEPART: {19: NoteLivre(0, 14)}}).avec(Livre({DEPART: {19: NoteLivre(7, 0, SourceLivre.MOI)}}))
    assert [note.valeur for note in lire_edax(ecrire_edax(corrige)).notes_de(DEPART).values()] == [7]
    assert len(ecrire_edax(Livre())) == ENTETE.itemsize == 42
    assert len(lire_edax(ecrire_edax(Livre()))) == 0
    assert POSITION.itemsize == 40


@pytest.mark.parametrize(
    ("octets", "raison"),
    [
        (b"", "pas un livre"),
        (b"XADEKOOB", "pas un livre"),
        (livre_de(nom=b"EDAXBOOK"), "pas un livre"),
        (livre_de(version=3), "version 3"),
        (livre_de(nombre=1), "coupé"),
        (livre_de(position(DEPART, 1), nombre=-1), "coupé"),
        (livre_de(position(DEPART, 1))[:-1], "coupé"),
        (livre_de(position(DEPART, 1)) + b"0", "coupé"),
        (livre_de(position((3, 1), 1)), "position 1 : deux pions"),
        (livre_de(position(DEPART, 1), position(DEPART, 1, (0, 28))), "position 2"),
        (livre_de(position(DEPART, 1, (0, 99))), "position 1"),
        (livre_de(position(DEPART, 1, (70, 19))), "position 1"),
    ],
)
def test_ce_qui_ne_peut_pas_etre_est_refuse(octets: bytes, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_edax(octets)


@given(st.binary(max_size=200), st.integers(0, 5))
def test_des_octets_quelconques_font_un_livre_ou_une_faute(octets: bytes, nombre: int) -> None:
    for essai in (octets, livre_de(octets, nombre=nombre)):
        lire_ou_refuser(lire_edax, essai)


@given(st.integers(0, 42 + 45), st.integers(0, 255), st.integers(0, 88))
def test_un_octet_change_ne_fait_qu_un_autre_livre_ou_une_faute(place: int, valeur: int, coupe: int) -> None:
    octets = bytearray(livre_de(position(DEPART, 1, (0, 19), (0, 26)), position((DEPART[1], DEPART[0]), 1)))
    octets[place] = valeur
    lire_ou_refuser(lire_edax, bytes(octets))
    lire_ou_refuser(lire_edax, bytes(octets[:coupe]))
