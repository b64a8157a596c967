"""The games of a series, written and read again."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest

from ecosysteme.derouler import derouler
from ecosysteme.entete import NotreJoueur
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.jeu import NULLE, PREMIER, SECOND
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAalea
from ecosysteme.partie import Partie
from ecosysteme.tournoi.departs import Ouvertures
from ecosysteme.tournoi.exports_serie import PartieDeSerie, ecrire_parties
from ecosysteme.tournoi.serie import Serie

NOMBRE = 6
SCORES = {NULLE: 0.5, PREMIER: 1.0, SECOND: 0.0}


@pytest.fixture(scope="module")
def jouees() -> list[PartieDeSerie]:
    """Play a series from drawn openings."""
    jeu = Othello()
    serie, jouees = Serie(("ia_alea", "ia_max")), []
    serie.prolonger(NOMBRE, alterner=True, ouvertures=Ouvertures("hasard:8", jeu, 4))
    while not serie.finie:
        partie: Partie = Partie(jeu)
        entames = serie.ouvrir(partie)
        derouler(partie, {PREMIER: IAalea("N", graine=serie.faites), SECOND: IAalea("B", graine=9)})
        noirs, blancs = (NotreJoueur(serie.bilan(serie.place(camp)).nom) for camp in (PREMIER, SECOND))
        partie.entete = replace(partie.entete, noir=noirs, blanc=blancs, date="2026-11-27")
        serie.noter(partie, dict.fromkeys((PREMIER, SECOND), entames), entames)
        jouees.append(PartieDeSerie(serie.jouees, partie, entames))
    return jouees


def test_le_csv_dit_le_jeu_de_chaque_partie() -> None:
    parties = []
    for jeu in (Nim((1, 2)), Morpion()):
        partie: Partie = Partie(jeu)
        derouler(partie, {PREMIER: IAalea("N", graine=1), SECOND: IAalea("B", graine=2)})
        parties.append(PartieDeSerie(1, partie))
    rangees = list(csv.DictReader(io.StringIO("".join(ecrire_parties(".csv", parties)))))
    assert [rangee["jeu"] for rangee in rangees] == ["nim:tas=1-2", "morpion"]


def test_le_csv_a_une_ligne_par_partie(jouees: list[PartieDeSerie]) -> None:
    rangees = list(csv.DictReader(io.StringIO("".join(ecrire_parties(".csv", jouees)))))
    assert [int(rangee["partie"]) for rangee in rangees] == list(range(1, NOMBRE + 1))
    assert [(rangee["premier"], rangee["second"]) for rangee in rangees] == [
        ("ia_alea", "ia_max"),
        ("ia_max", "ia_alea"),
    ] * (NOMBRE // 2)
    for rangee, jouee in zip(rangees, jouees, strict=True):
        assert jouee.partie.issue is not None
        assert float(rangee["resultat"]) == SCORES[jouee.partie.issue]
        assert (int(rangee["points_premier"]), int(rangee["points_second"])) == jouee.partie.resultat
        assert rangee["coups"] == jouee.partie.transcription
        assert rangee["ouverture"] == jouee.partie.transcription[:16]
        assert float(rangee["secondes_premier"]) > 0
    assert [rangee["ouverture"] for rangee in rangees[::2]] == [rangee["ouverture"] for rangee in rangees[1::2]]


@pytest.mark.parametrize("suffixe", [".sgf", ".ggf", ".pgn", ".txt"])
def test_chaque_partie_se_relit_avec_son_resultat(jouees: list[PartieDeSerie], suffixe: str) -> None:
    lues = reconnaitre("".join(ecrire_parties(suffixe, jouees))).enregistrements
    assert [lue.ecart() for lue in lues] == [
        premier - second for premier, second in (jouee.partie.resultat for jouee in jouees)
    ]
    assert suffixe == ".txt" or [str(lue.entete.noir) for lue in lues] == ["ia_alea", "ia_max"] * (NOMBRE // 2)


@pytest.mark.parametrize("suffixe", [".sgf", ".ggf", ".pgn"])
def test_chaque_partie_dit_sa_serie_et_son_numero(jouees: list[PartieDeSerie], suffixe: str) -> None:
    serie = "Série 1, Othello : Alpha-Bêta (4) – Max"
    dites = [replace(jouee, evenement=serie) for jouee in jouees]
    lues = reconnaitre("".join(ecrire_parties(suffixe, dites))).enregistrements
    assert [(lue.entete.evenement, lue.entete.ronde) for lue in lues] == [
        (serie, str(rang)) for rang in range(1, NOMBRE + 1)
    ]


def test_ce_qu_un_format_ne_tient_pas_est_refuse() -> None:
    partie: Partie = Partie(Morpion())
    with pytest.raises(ValueError, match="othello"):
        list(ecrire_parties(".ggf", [PartieDeSerie(1, partie)]))
    with pytest.raises(ValueError, match="terminée"):
        list(ecrire_parties(".csv", [PartieDeSerie(1, partie)]))
