"""Texts made to fill the memory: each is refused or read with little more of it than its own length."""

from __future__ import annotations

import gc
import tracemalloc
from time import process_time

import pytest

from ecosysteme.formats import texte as module
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.formats.sgf import syntaxe
from ecosysteme.formats.texte import Irrecevable

N = 250_000  # characters: more than the last resort looks at
FOIS = 16  # bytes of memory for one of a text
PLATEAU = "-" * 27 + "OX------XO" + "-" * 27 + " X"
SGF = "(;FF[4]GM[2]PB[a]"
GGF = "(;GM[Othello]PC[x]"
PGN = '[Event "x"]\n\n'
TEXTES = {
    "OBF, points-virgules": PLATEAU + ";" * N,
    "OBF, scores": PLATEAU + "; G8:+1" * (N // 7),
    "SGF, barres": f"{SGF}C[{chr(92) * N}];)",
    "SGF, barres sans fin": f"{SGF}C[" + "\\" * (N + 1),
    "SGF, crochets": SGF + "C" + "[" * N,
    "SGF, une propriété": SGF + "A" * N + "[];)",
    "SGF, valeurs composées": "(;GM[2]OTX[" + "\\:" * (N // 2) + ":x])",
    "GGF, blancs": GGF + " " * N,
    "GGF, étiquettes": GGF + "A[]" * (N // 3) + ";)",
    "PGN, barres": '[E "' + "\\" * N + '"]',
    "PGN, remarques": PGN + ";\n" * N,
    "PGN, étiquettes": '[E "x"]\n' * (N // 4),
    "PGN, glyphes": PGN + "!" * (5 * N),
    "PGN, blancs": "[" + " " * N + "x",
    "PGN, accolades d'une variation": PGN + "(" + "{" * N,
    "plateau, cadre sans fin": PLATEAU + "\n" + "=" * N + "x",
    "transcription, une ligne": "f5" * (N // 2),
    "transcription, passes": "pa" * (N // 2),
    "transcription, commentaires": "#\n" * (N // 2),
    "JSON, crochets": "[" * N,
    "JSON, chiffres": f'{{"a":{"9" * N}}}',
    "JSON, coups": '{"players":[],"position":{"moves":[' + '"",' * (N // 3) + "0]}}",
    "virgules": "," * N,
}


def essayer(texte: str) -> int:
    """Return the most memory that reading a text took, whatever came of it and whenever garbage is looked for."""
    gc.disable()
    tracemalloc.start()
    try:
        reconnaitre(texte)
    except ValueError:
        pass
    finally:
        plus = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        gc.enable()
    return plus


@pytest.mark.parametrize("nom", TEXTES)
def test_la_memoire_est_celle_du_texte(nom: str) -> None:
    essayer("f5d6")  # what is imported or made once
    debut = process_time()
    assert essayer(TEXTES[nom]) < FOIS * len(TEXTES[nom]) + 1_000_000
    assert process_time() - debut < 60, "le temps n'est pas celui du texte"  # a square of it would take an hour


@pytest.mark.parametrize(
    "texte", ["f5\n", "(;GM[2];B[f5])", "(;GM[Othello]B[f5];)", '[E "x"]\nf5 *\n', "f5\nx"], ids=repr
)
def test_trop_de_parties_se_refusent_aussitot(texte: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PARTIES_MAX", 100)
    assert reconnaitre(texte * 90).enregistrements
    with pytest.raises(Irrecevable, match="plus de 100 parties"):
        reconnaitre(texte * 200)


@pytest.mark.parametrize("suite", [";", "(;)", ";B[]", "C[]", "C[][]", "("])
def test_les_noeuds_et_les_valeurs_d_une_partie_se_comptent(suite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other reader has to try, and nobody cuts the text to read its parts again: each way takes as long."""
    monkeypatch.setattr(syntaxe, "MAXIMUM", 100)
    with pytest.raises(Irrecevable, match="plus de 100 nœuds, variantes et valeurs"):
        reconnaitre(f"{SGF}{suite * 200})")


@pytest.mark.parametrize(
    "source",
    [
        '{"players":[{"name":"\\ud800"}],"position":{"moves":[{"m":"f5"}]}}',
        "(;GM[2]PB[\ud800];B[f5])",
        b"(;CA[utf-7]GM[2]PB[+2AA-];B[f5])",
        b"(;CA[unicode_escape]GM[2]PB[\\ud800];B[f5])",
        "f5 # \udfff",
    ],
    ids=repr,
)
def test_la_moitie_d_un_signe_se_refuse(source: str | bytes) -> None:
    with pytest.raises(ValueError, match=r"U\+D.* n'est que la moitié d'un signe"):
        reconnaitre(source)


def test_un_signe_en_deux_moities_se_lit() -> None:
    quest = '{"players":[{"name":"\\ud83d\\ude00"}],"position":{"moves":[{"m":"f5"}]}}'
    assert reconnaitre(quest).enregistrements[0].entete.noir == "\U0001f600"
