"""What others read: the games come out of each format as they were played."""

from __future__ import annotations

import csv
import io
import json
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from ecosysteme.formats.ggf import lire_ggf
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.ouvertures.noms import en_cases, intituler
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.bilans import bilans
from ecosysteme.tournoi.deroulement import Deroulement
from ecosysteme.tournoi.exports import (
    FORMATS_DE_PARTIES,
    en_csv,
    en_ggf,
    en_json,
    en_pgn,
    en_sgf,
    en_transcriptions,
    lire_tableau,
)
from ecosysteme.tournoi.fiche import ABANDONNEE, PartieFinie
from ecosysteme.tournoi.plan import Reglement


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Eight games of Othello, from openings."""
    from tests.ecosysteme.tournoi.conftest import ici

    with Base(tmp_path_factory.mktemp("exports") / "b.sqlite") as ouverte:
        reglement = Reglement("othello", ("ia_alea", "ia_max"), 8, ouvertures="deux")
        Deroulement(ouverte, ouverte.creer(reglement, ["f5 d6 c3", "f5 f6 e6"]), ici).derouler()
        yield ouverte


def test_csv(base: Base) -> None:
    rangees = list(csv.DictReader(io.StringIO("".join(en_csv(base, 1)))))
    assert [rangee["partie"] for rangee in rangees] == [str(rang) for rang in range(1, 9)]
    for rangee, fiche in zip(rangees, base.fiches(1), strict=True):
        rejouee = lire_transcription(rangee["coups"])
        assert rejouee.resultat == (int(rangee["points_premier"]), int(rangee["points_second"]))
        assert float(rangee["resultat"]) == {0: 0.5, 1: 1.0, 2: 0.0}[rejouee.issue or 0]
        assert rangee["coups"].startswith(rangee["ouverture"])
        assert rangee["nom_ouverture"] == intituler(en_cases(noeud.coup for noeud in rejouee.historique)) != ""
        assert {rangee["premier"], rangee["second"]} == {"ia_alea", "ia_max"}
        assert float(rangee["secondes_premier"]) == pytest.approx(sum(fiche.temps[0]) / 1e6)


def test_transcriptions(base: Base) -> None:
    lignes = list(en_transcriptions(base, 1))
    assert lignes[1].endswith(f"# 2 : ia_max contre ia_alea, {'-'.join(map(str, next(_fiches(base, 1)).points))}\n")
    for ligne in lignes:
        assert lire_transcription(ligne.partition("#")[0]).terminee


def _fiches(base: Base, debut: int) -> Any:
    return (fiche for fiche in base.fiches(1) if fiche.rang >= debut)


def test_ggf(base: Base) -> None:
    for ligne, fiche in zip(en_ggf(base, 1), base.fiches(1), strict=True):
        lue = lire_ggf(ligne)
        assert lue.partie().transcription == fiche.transcription
        assert lue.etiquettes["PB"] == ("ia_alea", "ia_max")[fiche.premier]


def test_sgf(base: Base) -> None:
    for texte, fiche in zip(en_sgf(base, 1), base.fiches(1), strict=True):
        (lue,) = lire_sgf(texte)
        assert lue.partie.transcription == fiche.transcription
        assert lue.entete.noir == ("ia_alea", "ia_max")[fiche.premier]
        assert lue.entete.date == datetime.fromtimestamp(fiche.quand, UTC).date().isoformat()
        assert lue.entete.ecart == fiche.points[0] - fiche.points[1]
        temps = [round(noeud.secondes, 6) for noeud in lue.partie.historique if noeud.coup and noeud.secondes]
        assert sum(temps) == pytest.approx(sum(map(sum, fiche.temps)) / 1e6, abs=1e-4)


def test_une_fin_arbitree_se_reprend_se_compte_et_s_exporte(tmp_path: Path, sur_place: Any) -> None:
    """The referee's score everywhere, not that of the board he left; a tournament cut in two gives the same games."""
    reglement = Reglement("othello", ("ia_alea", "ia_max"), 4, graine=1, arbitrage=8)
    pause = Event()

    def lever(_: Any) -> None:
        pause.set()

    with Base(tmp_path / "entier") as entier, Base(tmp_path / "coupe") as coupe:
        assert Deroulement(entier, entier.creer(reglement), sur_place).derouler()
        numero = coupe.creer(reglement)
        assert not Deroulement(coupe, numero, sur_place, rappel=lever, pause=pause).derouler()
        assert Deroulement(coupe, numero, sur_place).derouler()
        fiches, reprises = list(entier.fiches(1)), list(coupe.fiches(1))
        assert [(f.coups, f.points, f.raison) for f in fiches] == [(f.coups, f.points, f.raison) for f in reprises]
        assert "arbitrage : fin résolue" in {str(fiche.raison) for fiche in fiches}
        ecarts = [fiche.points[0] - fiche.points[1] for fiche in fiches]
        assert [lire_ggf(ligne).etiquettes["RE"] for ligne in en_ggf(entier, 1)] == [f"{e:+d}.000" for e in ecarts]
        rangees = list(csv.DictReader(io.StringIO("".join(en_csv(entier, 1)))))
        assert [int(r["points_premier"]) - int(r["points_second"]) for r in rangees] == ecarts
        alea, _ = bilans(entier)
        places = [1 if fiche.premier == 0 else -1 for fiche in fiches]
        assert alea.marge_totale == sum(place * ecart for place, ecart in zip(places, ecarts, strict=True))
        assert (alea.fautes, alea.finies) == (0, 4)


def test_ggf_n_ecrit_qu_othello(entier: Path) -> None:
    with Base(entier) as base, pytest.raises(ValueError, match="8 × 8"):
        list(en_ggf(base, 1))


def test_json(base: Base) -> None:
    resultat = json.loads(json.dumps(en_json(lire_tableau(base, 1)), allow_nan=False))
    assert resultat["reglement"]["joueurs"] == ["ia_alea", "ia_max"]
    assert (resultat["parties"], resultat["complet"], resultat["sprt"]) == (8, True, None)
    assert sum(joueur["points"] for joueur in resultat["joueurs"]) == 8
    premier = resultat["joueurs"][0]
    assert premier["contre"][0]["points"] == premier["points"]
    assert sum(premier["contre"][0]["paires"]) == 4
    assert resultat["elo"]["score"] in (premier["points"] / 8, 1 - premier["points"] / 8)


def test_les_parties_a_la_pendule_disent_leur_regle(tmp_path: Path) -> None:
    from tests.ecosysteme.tournoi.conftest import ici

    with Base(tmp_path / "p.sqlite") as base:
        reglement = Reglement("othello", ("ia_alea", "ia_max"), 2, pendule="5:00", regle="stricte")
        Deroulement(base, base.creer(reglement, [""]), ici).derouler()
        for lue in lire_sgf("".join(en_sgf(base, 1))):
            assert (lue.entete.cadence, lue.entete.regle) == ("5:00", "0-64")


def test_pgn(base: Base) -> None:
    textes = list(en_pgn(base, 1))
    for texte, fiche in zip(textes, base.fiches(1), strict=True):
        qui = [("ia_alea", "ia_max")[place] for place in (fiche.premier, fiche.second)]
        assert [f'[{camp} "{nom}"]' in texte for camp, nom in zip(("Black", "White"), qui, strict=True)] == [True] * 2
        assert f"{max(fiche.points)}-{min(fiche.points)}" in texte
    assert [texte.startswith("\n[") for texte in textes] == [False, *[True] * 7]


@pytest.mark.parametrize("suffixe", FORMATS_DE_PARTIES)
def test_chaque_format_nomme_les_joueurs_comme_on_le_dit(base: Base, suffixe: str) -> None:
    texte = "".join(FORMATS_DE_PARTIES[suffixe](base, 1, ("Ada", "Bob")))
    assert ("Ada" in texte, "Bob" in texte, "ia_" in texte) == (True, True, False)


def test_un_moteur_nomme_a_son_nom(tmp_path: Path) -> None:
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(Reglement("othello", ("externe:gtp,nom=Edax:edax -gtp", "ia_max"), 2))
        base.ajouter(1, [PartieFinie(0, 0, 1, "", "", "f5", ((7,), ()), 2, (0, 0), (4.0, 0.0), 0.0, ABANDONNEE)])
        assert "# 1 : Edax contre ia_max, 0-1, abandon" in "".join(en_transcriptions(base, 1))
        assert [joueur["nom"] for joueur in en_json(lire_tableau(base, 1))["joueurs"]] == ["ia_max", "Edax"]  # type: ignore[index, union-attr, call-overload]
        assert "PB[Edax]" in "".join(en_sgf(base, 1))
