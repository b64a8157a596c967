from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, position_apres
from ecosysteme.bibliotheque.filtres import HUMAINS, FiltreDeParties
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.partie_compacte import cases_de
from ecosysteme.revue_en_serie import file
from ecosysteme.revue_en_serie.file import (
    APPROFONDI,
    ORDINAIRE,
    CompteDeFile,
    DemandeDAnalyse,
    Effort,
    analyses,
    compter,
    demander,
    enregistrer,
    prochaine,
    refus,
    refuser,
    reservee,
    suites_de,
    vider,
)
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement
from tests.ecosysteme.revue_en_serie.bibliotheques import inventee, toutes

PARTIES = [
    enregistrement("f5d6c3d3", "Ada", "Bob", 2001),
    enregistrement("d3c5f6f5", "Éva", "Bob", 2002),  # the same moves, seen from another side
    enregistrement("f5d6c3d3", "Cléo", "Éva", 2005),
    enregistrement("f5f6e6f4", "Ada", "Bob", 1999),
    enregistrement("f5f4", "Zebra (andersson)", "Bob", 1998),
]


@pytest.fixture
def dossier(tmp_path: Path) -> Path:
    return bibliotheque_de(tmp_path / "b", PARTIES)


def test_les_memes_coups_ne_sont_demandes_qu_une_fois_et_les_plus_recents_d_abord(dossier: Path) -> None:
    bibliotheque = Bibliotheque(dossier)
    suites = suites_de(bibliotheque, position_apres(b""), HUMAINS)
    assert [len(suite) for suite in suites] == [4, 4, 2]
    assert suites_de(bibliotheque, position_apres(cases_de(["f5", "d6"])), HUMAINS) == suites[:1]
    (bob,) = bibliotheque.chercher("joueur", "bob")
    assert suites_de(bibliotheque, position_apres(b""), FiltreDeParties(noirs=frozenset({bob.numero}))) == []
    assert demander(dossier, suites) == 3
    assert demander(dossier, suites) == 0
    assert compter(dossier) == CompteDeFile(3)


def test_ce_qui_est_juge_sort_de_la_file_et_n_y_revient_que_pour_davantage(dossier: Path) -> None:
    suites = toutes(dossier)
    demander(dossier, suites)
    premiere = prochaine(dossier)
    assert premiere == DemandeDAnalyse(suites[0], ORDINAIRE)
    assert prochaine(dossier, {suites[0]}) == DemandeDAnalyse(suites[1], ORDINAIRE)
    assert prochaine(dossier, set(suites)) is None
    assert enregistrer(dossier, premiere, b"abc")
    assert compter(dossier) == CompteDeFile(2)
    assert demander(dossier, suites) == 0
    assert demander(dossier, suites[:1], APPROFONDI) == 1
    approfondie = DemandeDAnalyse(suites[0], APPROFONDI)
    assert prochaine(dossier, {suites[1], suites[2]}) == approfondie
    enregistrer(dossier, approfondie, b"def")
    assert analyses(dossier) == {suites[0]: b"def"}
    assert demander(dossier, suites[:1], ORDINAIRE) == 0


def test_plus_d_effort_demande_pendant_qu_on_juge_n_est_pas_oublie(dossier: Path) -> None:
    suites = toutes(dossier)
    demander(dossier, suites[:1])
    en_cours = prochaine(dossier)
    assert en_cours is not None
    assert demander(dossier, suites[:1], Effort(2 * ORDINAIRE.noeuds)) == 0  # it waits already
    assert not enregistrer(dossier, en_cours, b"abc")
    assert prochaine(dossier) == DemandeDAnalyse(suites[0], Effort(2 * ORDINAIRE.noeuds))


def test_un_autre_moteur_juge_a_nouveau(dossier: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    suites = toutes(dossier)
    enregistrer(dossier, DemandeDAnalyse(suites[0], ORDINAIRE), b"abc")
    monkeypatch.setattr(file, "empreinte_moteur", lambda: "un autre")
    assert analyses(dossier) == {}
    assert demander(dossier, suites[:1]) == 1


def test_une_partie_refusee_attend_qu_on_la_redemande(dossier: Path) -> None:
    suites = toutes(dossier)
    demander(dossier, suites)
    assert refuser(dossier, DemandeDAnalyse(suites[0], ORDINAIRE), Message("{qui} meurt", qui="un processus"))
    assert compter(dossier) == CompteDeFile(2, 1)
    assert refus(dossier) == {suites[0]: Message("{qui} meurt", qui="un processus")}  # in any language
    assert prochaine(dossier) == DemandeDAnalyse(suites[1], ORDINAIRE)
    assert demander(dossier, suites[:1]) == 1
    assert compter(dossier) == CompteDeFile(3)
    assert vider(dossier) == 3
    assert compter(dossier) == CompteDeFile()
    assert vider(dossier) == 0
    assert not refuser(dossier, DemandeDAnalyse(suites[0], ORDINAIRE), Message("trop tard"))


def test_une_bibliotheque_absente_n_a_pas_de_file(tmp_path: Path) -> None:
    ailleurs = tmp_path / "rien"
    assert (compter(ailleurs), refus(ailleurs), analyses(ailleurs), prochaine(ailleurs)) == (
        CompteDeFile(),
        {},
        {},
        None,
    )
    assert vider(ailleurs) == 0
    assert not ailleurs.exists()


def test_un_seul_processus_juge_a_la_fois(tmp_path: Path) -> None:
    dossier = inventee(tmp_path / "b", 1)
    with reservee(dossier), pytest.raises(Faute, match="déjà en cours d'analyse"), reservee(dossier):
        pass
    with reservee(dossier):
        demander(dossier, toutes(dossier), replace(ORDINAIRE, noeuds=1000))  # the file itself is free
