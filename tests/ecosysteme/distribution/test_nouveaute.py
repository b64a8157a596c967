"""Where newer versions are asked for, and what a file found there may say."""

from __future__ import annotations

from email.message import Message
from importlib import metadata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.distribution.nouveaute import NUMERO, OCTETS, adresse_declaree, lire_version, plus_recente, sure


@given(st.binary(max_size=2 * OCTETS))
def test_n_importe_quelle_reponse_est_un_numero_ou_un_refus(octets: bytes) -> None:
    try:
        numero = lire_version(octets)
    except ValueError:
        return
    assert NUMERO.fullmatch(numero)
    assert len(octets) <= OCTETS


@pytest.mark.parametrize("octets", [b"1.2.0", b"1.2.0\n", b"1.2.0\r\nNews", b"\xef\xbb\xbf1.2.0\n"])
def test_une_ligne_suffit(octets: bytes) -> None:
    assert lire_version(octets) == "1.2.0"


@pytest.mark.parametrize(
    ("octets", "raison"),
    [
        (b"", "attendu un numéro comme 1.2.0"),
        (b"<html><body>404</body></html>", "attendu un numéro comme 1.2.0"),
        (b"1.2.0; rm -rf", "attendu un numéro comme 1.2.0"),
        (b"\xd9\xa1.\xd9\xa2", "attendu un numéro comme 1.2.0"),  # digits of another alphabet
        (b"\x1b[31m1.0", r"\\x1b"),
        (b"1." * OCTETS, "trop long"),
    ],
)
def test_le_reste_est_refuse(octets: bytes, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_version(octets)


@given(*[st.lists(st.integers(0, 99), min_size=1, max_size=4)] * 2)
def test_l_ordre_est_celui_des_nombres(annoncee: list[int], installee: list[int]) -> None:
    egalises = [[*rangs, *[0] * (4 - len(rangs))] for rangs in (annoncee, installee)]
    ecrits = [".".join(map(str, rangs)) for rangs in (annoncee, installee)]
    assert plus_recente(*ecrits) is (egalises[0] > egalises[1])


def test_un_checkout_ne_se_compare_pas() -> None:
    assert not plus_recente("9", "?")
    assert plus_recente("1.0.1", "1.0.0.dev3+local")


@pytest.mark.parametrize(
    ("adresse", "attendu"),
    [
        ("https://example.org/version.txt", True),
        ("http://127.0.0.1:8000/version.txt", True),
        ("http://[::1]:8000/", True),
        ("http://example.org/version.txt", False),
        ("ftp://example.org/", False),
        ("file:///etc/passwd", False),
        ("https://", False),
        ("https://[", False),
        ("", False),
    ],
)
def test_seule_une_adresse_sure_est_lue(adresse: str, attendu: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sure(adresse) is attendu
    fiche = Message()
    fiche["Project-URL"] = "Documentation, https://example.org"
    fiche["Project-URL"] = f"Latest version, {adresse}"
    monkeypatch.setattr(metadata, "metadata", lambda _: fiche)
    assert adresse_declaree() == (adresse if attendu else "")


def test_sans_declaration_il_n_y_a_pas_d_adresse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "metadata", lambda _: Message())
    assert adresse_declaree() == ""
