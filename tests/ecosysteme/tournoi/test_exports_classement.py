"""The standing as CSV: what the table says, and what the games of each player say."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.exports import lire_tableau
from ecosysteme.tournoi.exports_classement import TITRES, en_csv_du_classement
from ecosysteme.tournoi.fiche import ABANDONNEE, TEMPS_ECOULE, PartieFinie
from ecosysteme.tournoi.plan import Reglement


def lire(base: Base, *noms: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO("".join(en_csv_du_classement(base, 1, noms or None)))))


def test_le_classement_a_l_elo_et_son_intervalle(entier: Path) -> None:
    with Base(entier) as base:
        rangees, lignes = lire(base), lire_tableau(base, 1).lignes()
    assert [rangee["rang"] for rangee in rangees] == ["1", "2", "3"]
    for rangee, ligne in zip(rangees, lignes, strict=True):
        assert ligne.elo is not None
        assert ligne.marge is not None
        assert rangee["specification"] == rangee["joueur"] == ligne.nom
        bornes = (ligne.elo, ligne.elo - ligne.marge, ligne.elo + ligne.marge)
        assert [float(rangee[cle]) for cle in ("elo", "elo_bas", "elo_haut")] == pytest.approx(bornes, abs=0.06)
        comptes = (ligne.resultat.parties, ligne.resultat.points)
        assert (int(rangee["parties"]), float(rangee["points"])) == comptes


def test_chutes_abandons_et_deux_fois_le_meme_joueur(tmp_path: Path) -> None:
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(Reglement("othello", ("ia_max", "ia_max"), 4, pendule="1:00", regle="stricte"))
        assert [rangee["elo"] for rangee in lire(base)] == ["", ""]
        vide = ("", "", "f5", ((2_000_000,), ()))
        base.ajouter(1, [PartieFinie(0, 0, 1, *vide, 2, (0, 64), (4.0, 0.0), 0.0, TEMPS_ECOULE, 1)])
        base.ajouter(1, [PartieFinie(1, 1, 0, *vide, 1, (0, 0), (4.0, 0.0), 0.0, ABANDONNEE)])
        second, premier = lire(base, "Ada", "Bob")
    assert (premier["joueur"], second["joueur"]) == ("Ada", "Bob")
    cles = ("victoires", "fautes", "chutes", "abandons", "marge_moyenne")
    assert [premier[cle] for cle in cles] == ["0", "1", "1", "1", "-64.000"]
    assert [second[cle] for cle in cles] == ["2", "0", "0", "0", "64.000"]
    assert (float(premier["secondes_max"]), float(second["mobilite"])) == (2.0, 2.0)


def test_chaque_ligne_a_toutes_ses_colonnes(entier: Path) -> None:
    with Base(entier) as base:
        assert {len(ligne) for ligne in csv.reader(en_csv_du_classement(base, 1))} == {len(TITRES)}
