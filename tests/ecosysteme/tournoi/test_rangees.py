"""Rows that were damaged: whatever a column holds, what reads them gives a game or one sentence."""

from __future__ import annotations

import random
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.fautes import Faute, Message
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.bilans import bilans
from ecosysteme.tournoi.exports import FORMATS_DE_PARTIES, en_json, lire_tableau
from ecosysteme.tournoi.fiche import ABANDONNEE, EN_RALLONGE, TEMPS_ECOULE, PartieFinie
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.rangees import COLONNES, LecteurRangees, en_rangee
from ecosysteme.tournoi.rapport import rediger

REGLEMENT = Reglement("othello", ("ia_alea", "ia_max", "ia_min"), 10, "gantelet", graine=4, arbitrage=20)
FICHE = PartieFinie(
    rang=3, premier=1, second=0, graine="8/3 9/3", ouverture="f5 d6", coups="f5 d6 c3 d3", temps=((1200,), (34,)),
    issue=2, points=(5, 59), mobilite=(4.5, 6.25), quand=1_700_000_000.25, raison=Message("abandon"), fautif=1,
)  # fmt: skip
NOMS = [nom.strip() for nom in COLONNES.split(",")]
VALEURS = st.one_of(
    st.none(),
    st.integers(-(2**63), 2**63 - 1),
    st.sampled_from((0, 1, 2, 3, 9, 10)),
    st.floats(),
    st.text(max_size=8),
    st.binary(max_size=8),
    st.just("[" * 3000),
)


def test_ce_qui_est_ecrit_se_relit() -> None:
    autre = replace(FICHE, temps=((), ()), raison=Message("arbitrage"), fautif=None)
    for fiche in (FICHE, autre):
        assert LecteurRangees(REGLEMENT).fiche(en_rangee(fiche)) == fiche


@given(st.dictionaries(st.sampled_from(NOMS), VALEURS, min_size=1))
def test_une_rangee_quelconque_est_une_partie_ou_une_faute(changees: dict[str, Any]) -> None:
    rangee = tuple((dict(zip(NOMS, en_rangee(FICHE), strict=True)) | changees).values())
    lecteur = LecteurRangees(REGLEMENT)
    try:
        fiche = lecteur.fiche(rangee)
    except Faute:
        return
    assert lecteur.fiche(en_rangee(fiche)).rang == fiche.rang in range(10)
    assert {fiche.premier, fiche.second} in ({0, 1}, {0, 2})


@pytest.mark.parametrize(
    "ordre",
    [
        "UPDATE partie SET rang = 99 WHERE rang = 3",
        "UPDATE partie SET premier = 2, second = 1",
        "UPDATE partie SET premier = 7",
        "UPDATE partie SET temps_premier = 'douze'",
        "UPDATE partie SET temps_second = '-5'",
        "UPDATE partie SET points_premier = 'beaucoup'",
        "UPDATE partie SET quand = 'hier'",
        "UPDATE partie SET quand = '0001-01-01T00:00:00+14:00'",
        "UPDATE partie SET graine = printf('%.*c', 2000000, 'x')",
        "UPDATE tournoi SET reglement = printf('%.*c', 100000, '[')",
        "UPDATE tournoi SET reglement = replace(reglement, ': 10', ': ' || printf('%.*c', 5000, '9'))",
        "UPDATE partie SET mobilite_premier = 9e999",
        "UPDATE partie SET coups = x'ff00'",
        "UPDATE partie SET coups = CAST(x'ff' AS TEXT)",
        "UPDATE tournoi SET reglement = '[1]'",
        "UPDATE tournoi SET reglement = replace(reglement, '10', '\"dix\"')",
        "UPDATE tournoi SET reglement = replace(reglement, '4', '[]')",
    ],
)
def test_une_base_abimee_se_refuse_en_une_phrase(tmp_path: Path, ordre: str) -> None:
    fichier = tmp_path / "b.sqlite"
    with Base(fichier) as base:
        base.ajouter(base.creer(REGLEMENT), [FICHE])
    with closing(sqlite3.connect(fichier)) as lien, lien:
        lien.execute(ordre)
    with pytest.raises(Faute, match=r"b\.sqlite") as dite:
        _tout_lire(fichier)
    assert not re.search(
        r"\b(of|the|is|for|range|limit|expected|must|too|not|could)\b", str(dite.value).replace(str(fichier), "")
    )


def _tout_lire(fichier: Path) -> None:
    with Base(fichier) as base:
        en_json(lire_tableau(base, 1))
        for ecrire in (rediger, *FORMATS_DE_PARTIES.values()):
            list(ecrire(base, 1))
        bilans(base, [1])


def test_une_page_ne_rend_pas_vivant_ce_qu_un_fichier_contient(tmp_path: Path) -> None:
    vivant = "<script>alert(1)</script>"
    with Base(tmp_path / "b.sqlite") as base:
        numero = base.creer(REGLEMENT)
        base.ajouter(numero, [replace(FICHE, coups=vivant, ouverture=vivant, graine=vivant, raison=Message(vivant))])
        assert vivant not in "".join(rediger(base, numero))


WIPE_OUT = "e6 f4 e3 f6 g5 d6 e7 f5 c5"  # thirteen black discs, and no other


@pytest.mark.parametrize(
    "changes",
    [
        {"points": (63, 1)},
        {"points": (0, 64), "issue": 2},
        {"issue": 0},
        {"coups": "f5 d6 c3 d3"},  # no end of a game
        {"coups": "a1"},
        {"coups": WIPE_OUT + " a1"},
        {"raison": Message("arbitrage"), "coups": "f5", "points": (64, 64)},
        {"raison": Message("arbitrage"), "coups": "f5", "points": (40, 24), "issue": 2},
    ],
)
def test_aucun_compte_ne_croit_un_resultat_que_les_coups_dementent(tmp_path: Path, changes: dict[str, Any]) -> None:
    juste = replace(FICHE, coups=WIPE_OUT, ouverture="", issue=1, points=(64, 0), raison=None, fautif=None)
    with Base(tmp_path / "b.sqlite") as base:
        base.ajouter(base.creer(REGLEMENT), [juste, replace(juste, rang=4, points=(13, 0))])  # as the first files
        base.ajouter(base.creer(REGLEMENT), [replace(juste, **changes)])
        assert [fiche.points for fiche in base.fiches(1)] == [(64, 0), (64, 0)]
        for lire in (lambda: list(base.issues(2)), lambda: list(base.fiches(2))):
            with pytest.raises(Faute, match=r"b\.sqlite : partie 4"):
                lire()


def test_le_resultat_d_un_autre_jeu_est_aussi_celui_de_ses_coups() -> None:
    lecteur = LecteurRangees(Reglement("morpion", ("ia_alea", "ia_max", "ia_min"), 10, "gantelet"))
    gagnee = replace(FICHE, coups="a1 b1 a2 b2 a3", ouverture="", issue=1, points=(1, 0), raison=None, fautif=None)
    assert lecteur.fiche(en_rangee(gagnee)) == gagnee
    with pytest.raises(Faute, match="n'est pas celui de ses coups"):
        lecteur.fiche(en_rangee(replace(gagnee, issue=2, points=(0, 1))))


def gagnee_par_le_premier() -> str:
    """Return the moves of a game that Black wins by more than two discs."""
    for graine in range(100):
        partie, hasard = Partie(Othello()), random.Random(graine)
        while not partie.terminee:
            partie.jouer(hasard.choice(partie.jeu.coups_legaux(partie.etat)))
        if partie.resultat[0] > 33:
            return " ".join(partie.jeu.ecrire_coup(tour.coup) for tour in partie.historique if tour.coup is not None)
    raise AssertionError


@pytest.mark.parametrize(
    ("change", "regles", "crue"),
    [
        ({"raison": EN_RALLONGE, "issue": 2, "points": (31, 33)}, {"pendule": "1:00"}, True),
        ({"raison": EN_RALLONGE, "issue": 1, "points": (33, 31)}, {"pendule": "1:00"}, False),
        ({"raison": EN_RALLONGE, "issue": 1, "points": (31, 33)}, {"pendule": "1:00"}, False),
        ({"raison": EN_RALLONGE, "issue": 2, "points": (30, 34)}, {"pendule": "1:00"}, False),
        ({"raison": EN_RALLONGE, "issue": 2, "points": (31, 33)}, {"pendule": "1:00", "regle": "stricte"}, False),
        ({"raison": EN_RALLONGE, "issue": 2, "points": (31, 33)}, {}, False),
        ({"raison": None, "issue": 2, "points": (31, 33)}, {"pendule": "1:00"}, False),
        ({"raison": ABANDONNEE, "issue": 2, "points": (0, 0)}, {}, False),
    ],
)
def test_un_resultat_plafonne_est_celui_des_pendules_et_aucun_autre(
    change: dict[str, Any], regles: dict[str, Any], crue: bool
) -> None:
    """Black had won by more than two discs: nothing but its own overtime can have made a loss by two of it."""
    fiche = replace(FICHE, fautif=None, coups=gagnee_par_le_premier(), ouverture="", temps=((), ()), **change)
    lecteur = LecteurRangees(replace(REGLEMENT, arbitrage=0, **regles))
    if crue:
        assert lecteur.fiche(en_rangee(fiche)) == fiche
    else:
        with pytest.raises(Faute, match="n'est pas celui de ses coups"):
            lecteur.fiche(en_rangee(fiche))


@pytest.mark.parametrize(
    ("change", "crue"),
    [({}, True), ({"issue": 0}, False), ({"points": (33, 31)}, False), ({"raison": None}, False)],
)
def test_un_abandon_a_un_gagnant_et_pas_de_points(change: dict[str, Any], crue: bool) -> None:
    fiche = replace(FICHE, fautif=None, raison=ABANDONNEE, issue=1, points=(0, 0))
    lecteur = LecteurRangees(replace(REGLEMENT, arbitrage=0))
    if crue:
        assert lecteur.fiche(en_rangee(fiche)) == fiche
    else:
        with pytest.raises(Faute, match=r"n'est pas celui de ses coups|s'arrêtent avant la fin"):
            lecteur.fiche(en_rangee(replace(fiche, **change)))


def test_une_chute_des_premiers_fichiers_se_relit_avec_tous_les_pions() -> None:
    fiche = replace(FICHE, raison=TEMPS_ECOULE, issue=2, points=(0, 0))
    assert LecteurRangees(REGLEMENT).fiche(en_rangee(fiche)) == replace(fiche, points=(0, 64))
