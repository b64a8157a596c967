"""Plain games of SGF and GGF are gathered as the readers of these formats read them, or not at all."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.bibliotheque import simples
from ecosysteme.bibliotheque.lot import Collecte
from ecosysteme.bibliotheque.simples import collecter_simples
from ecosysteme.bibliotheque.textes import collecter
from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.ggf import ecrire_ggf
from ecosysteme.formats.partie_compacte import Detail, PartieCompacte
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from tests.ecosysteme.bibliotheque.fabrique import au_hasard, compacte, depuis, enregistrement
from tests.ecosysteme.formats.test_reconnaitre import PARTIES

PIECES = ("", "]", "[", ";", "(", ")", "B", "W[f4]", "A1", "ON[", " ", "\\", ";B[]", "W[PA]")


def lentement(texte: str) -> Collecte | None:
    """Gather the games of a text as its own reader reads it strictly, ``None`` where that refuses anything."""
    try:
        lecture = reconnaitre(texte)
    except ValueError:
        return None
    strict = lecture.raison is None and not lecture.ignores and lecture.format in ("sgf", "ggf")
    return collecter(lecture) if strict else None


def en_ggf(lus: list[Enregistrement]) -> str:
    return "\n".join(map(ecrire_ggf, lus))


def inventees(graine: int, nombre: int = 12) -> list[Enregistrement]:
    source = random.Random(graine)
    lus = [
        Enregistrement(
            lu.compacte(),
            Entete(
                noir=source.choice(("Ada (UK)", "Zebra; 3", "", "x")),
                blanc="Ono",
                date=source.choice(("2001-02-03", "hier", "")),
                ecart=source.choice((None, 4, -64)),
                decision=source.choice(("", "B+T", "W+R")),
                autres=source.choice(((), (("theorique", "40"),))),
            ),
        )
        for lu in au_hasard(graine, nombre)[1]
    ]
    detail = PartieCompacte(compacte("f5d6c3").cases, None, {1: Detail(2.5, "un ] commentaire")})
    autres = [Enregistrement(detail), depuis("f5d6c3", "d3"), enregistrement("f5d6", "a ] b", "( ;")]
    return [*lus, *source.sample(autres, source.randrange(4))]


@pytest.mark.parametrize("ecrire", [ecrire_sgf, en_ggf])
@pytest.mark.parametrize("graine", range(4))
def test_des_parties_de_toutes_sortes_sont_celles_du_lecteur(ecrire: object, graine: int) -> None:
    assert callable(ecrire)
    texte = ecrire(inventees(graine))
    attendue = lentement(texte)
    assert attendue is not None
    assert len(attendue.rangs) >= 12
    assert collecter_simples(texte) == attendue


def test_les_parties_simples_ne_sont_lues_par_personne_d_autre(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuser(*_: object) -> None:
        raise AssertionError

    for nom in ("lire_autre_sgf", "lire_autre_ggf"):
        monkeypatch.setattr(simples, nom, refuser)
    lus = au_hasard(3, 15)[1]
    for texte in (ecrire_sgf(lus), en_ggf(lus)):
        lue = collecter_simples(texte)
        assert lue is not None
        assert len(lue.rangs) == 15


@pytest.mark.parametrize(
    "texte",
    [
        "(;FF[4]GM[2];B[f5];W[d6];B[];W[c3])",  # no pass is forced
        "(;FF[4]GM[2];B[f5];B[d6])",
        "(;FF[4]GM[2];W[f5];B[d6])",
        "(;FF[4]GM[2];W[f4];B[d3])",
        "(;FF[4]GM[2];B[f5];W[f5])",
        "(;FF[4]GM[2]SZ[6];B[e4])",
        "(;FF[4]GM[2]PL[W];W[f4])",
        "(;FF[4]GM[2]EV[MON ON[x]ON[y];B[f5])",
        "(;FF[4]GM[2]ON[Tigre];B[f5])",
        "(;FF[4]GM[2];B[f5]) rien",
        "(;FF[4]GM[2];B[f5])(;GM[Othello]PB[x]B[F5];)",
        "(;FF[4]GM[2];B[f5](;W[d6])(;W[f6]))",
        "(;GM[Othello]TY[8]B[F5]W[D6];)\n2 (;GM[Othello]TY[8]B[F5]W[D6];)",
        "(;GM[Othello]TY[8]B[F5//1.5]W[PA];)",
        "(;GM[Othello]TY[8]B[F5]CO[bien]W[D6/1.0/2];)",
        "(;GM[Othello]BO[8 ---------------------------*O------O*--------------------------- *]B[F4];)",
        "(;GM[Othello]TY[8]RE[+4.000:t]B[E6]W[F4]B[E3]W[F6]B[G5]W[D6]B[E7]W[F5]B[C5]W[PA];)",
        "(;GM[Othello]TY[10]B[F5];)",
    ],
)
def test_un_texte_etrange_dit_ce_que_dit_le_lecteur_ou_rien(texte: str) -> None:
    assert collecter_simples(texte) in (None, lentement(texte))


def test_aucun_exemple_des_formats_n_est_lu_autrement() -> None:
    for texte, *_ in PARTIES:
        assert collecter_simples(texte) in (None, lentement(texte))


@given(st.data(), st.integers(0, 7), st.sampled_from(["sgf", "ggf"]))
def test_un_texte_abime_dit_ce_que_dit_le_lecteur_ou_rien(donnees: st.DataObject, graine: int, nom: str) -> None:
    texte = (ecrire_sgf if nom == "sgf" else en_ggf)(au_hasard(graine, 2)[1])
    for _ in range(donnees.draw(st.integers(1, 2))):
        debut = donnees.draw(st.integers(0, len(texte)))
        fin = donnees.draw(st.integers(debut, min(debut + 12, len(texte))))
        piece = donnees.draw(st.sampled_from(PIECES))
        texte = texte[:debut] + piece + texte[fin:]
    assert collecter_simples(texte) in (None, lentement(texte))
