from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ecosysteme import executeurs
from ecosysteme.__main__ import principal
from ecosysteme.bibliotheque.lieu import VARIABLE
from ecosysteme.reglages import NOEUDS_APPROFONDIS, NOEUDS_EN_SERIE
from ecosysteme.revue_en_serie.deroulement import ouvriers_discrets
from ecosysteme.revue_en_serie.file import DemandeDAnalyse, Effort, compter
from ecosysteme.revue_en_serie.ouvrier import BLANC, PartieJugee
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement
from tests.ecosysteme.commandes.bibliotheque.reponses import dit, objet

PARTIES = [
    enregistrement("f5d6c3d3c4", "Ada", "Bob", 2001),
    enregistrement("f5d6c4d3c3", "Bob", "Ada", 2005),
    enregistrement("f5f6e6f4", "Ada", "Éva", 1999),
]


class SurPlace(Executor):
    """Finds at once that each move of White loses two discs; Ctrl+C may come with the first."""

    def __init__(self) -> None:
        self.demandes: list[DemandeDAnalyse] = []
        self.signal = False

    def submit(self, fn: Any, /, demande: DemandeDAnalyse, discret: bool) -> Future[Any]:  # type: ignore[override]
        if self.signal and self.demandes:
            signal.raise_signal(signal.SIGINT)
        self.demandes.append(demande)
        coups = b"".join(bytes((2 * (rang % 2), 0, BLANC * (rang % 2))) for rang in range(len(demande.suite)))
        futur: Future[Any] = Future()
        if not self.signal or len(self.demandes) == 1:
            futur.set_result(PartieJugee(coups, 0.25))
        return futur


@pytest.fixture
def sur_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SurPlace:
    executeur = SurPlace()

    @contextmanager
    def ouvriers(taches: int, adresse: str | None) -> Iterator[tuple[Executor, int]]:
        assert (taches, adresse) == (ouvriers_discrets(), None)
        yield executeur, 1

    monkeypatch.setattr(executeurs, "ouvriers", ouvriers)
    monkeypatch.setenv(VARIABLE, str(bibliotheque_de(tmp_path / "b", PARTIES)))
    return executeur


def test_les_parties_d_une_position_et_d_un_filtre_sont_jugees_une_fois(
    sur_place: SurPlace, capsys: pytest.CaptureFixture[str]
) -> None:
    lu = objet(capsys, "analyser", "f5d6", "--joueur", "ada")
    assert lu | {"secondes": 0} == {
        "demandees": 2, "jugees": 2, "refusees": [], "attente": 0, "secondes": 0, "processeur": 0.5,
        "par_heure": 14_400, "interrompu": False,
    }  # fmt: skip
    assert {demande.effort for demande in sur_place.demandes} == {Effort(int(NOEUDS_EN_SERIE.defaut))}
    texte = dit(capsys, "analyser")
    assert "1 parties demandées, 1 jugées." in texte
    assert "14 400 par heure" in texte.replace("\u202f", " ").replace("\xa0", " ")
    assert "0 parties demandées, 0 jugées." in dit(capsys, "analyser")
    assert len(sur_place.demandes) == 3


def test_approfondir_juge_de_nouveau(sur_place: SurPlace, capsys: pytest.CaptureFixture[str]) -> None:
    assert objet(capsys, "analyser", "f5f6", "--noeuds", "5000")["jugees"] == 1
    assert objet(capsys, "analyser", "f5f6", "--noeuds", "5000", "--approfondir")["jugees"] == 1
    efforts = [demande.effort for demande in sur_place.demandes]
    assert efforts == [Effort(5000), Effort(5000, int(NOEUDS_APPROFONDIS.defaut))]


def test_ctrl_c_arrete_et_reprendre_continue(
    sur_place: SurPlace, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sur_place.signal = True
    assert principal(["bibliotheque", "analyser"]) == 130
    assert "2 attendent : --reprendre continue." in capsys.readouterr().out
    assert compter(tmp_path / "b").attente == 2
    sur_place.signal = False
    assert objet(capsys, "analyser", "--reprendre")["jugees"] == 2
    assert objet(capsys, "analyser", "--reprendre")["demandees"] == 0


def test_ce_qui_attend_s_oublie(sur_place: SurPlace, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sur_place.signal = True
    assert principal(["bibliotheque", "analyser"]) == 130
    capsys.readouterr()
    assert "2 parties n'attendent plus." in dit(capsys, "analyser", "--vider")
    assert compter(tmp_path / "b").attente == 0


@pytest.mark.usefixtures("sur_place")
def test_qui_se_trompe_ou(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "othellier bibliotheque analyser" in dit(capsys, "erreurs")
    dit(capsys, "analyser")
    lu = objet(capsys, "erreurs", "--par", "camp")
    assert (lu["par"], lu["jugees"], lu["parties"]) == ("camp", 3, 3)
    noir, blanc = lu["lignes"]
    assert (noir["nom"], noir["toutes"]["perte_moyenne"]) == ("Noir", 0)
    assert blanc["phases"]["ouverture"] | {"points_moyens": 0} == {
        "parties": 3, "coups": 6, "perte_moyenne": 2.0, "points_moyens": 0, "erreurs": 0, "gaffes": 0, "assez": False
    }  # fmt: skip
    assert [ligne["nom"] for ligne in objet(capsys, "erreurs", "--par", "annee")["lignes"]] == ["1999", "2001", "2005"]
    texte = dit(capsys, "erreurs", "--lignes", "1", "--csv", str(tmp_path / "e.csv"))
    assert "Ada" in texte
    assert "Bob" not in texte
    assert "… et 2 autres lignes." in texte
    assert "(0,57)" in texte  # of fewer games than say something
    assert "3 parties jugées sur 3." in texte
    lignes = (tmp_path / "e.csv").read_text("utf-8").splitlines()
    assert lignes[0].startswith("joueur,phase,parties")
    assert [ligne.split(",")[1] for ligne in lignes[1:5]] == ["toutes", "ouverture", "milieu", "fin"]
    assert len(objet(capsys, "erreurs", "--noir", "ada")["lignes"]) == 1


@pytest.mark.usefixtures("sur_place")
def test_la_page_d_un_joueur_dit_ses_phases_une_fois_jugees(capsys: pytest.CaptureFixture[str]) -> None:
    assert objet(capsys, "joueur", "ada")["phases"] == {}
    assert "Phase" not in dit(capsys, "joueur", "ada")
    dit(capsys, "analyser")
    phases = objet(capsys, "joueur", "ada")["phases"]
    assert (phases["ouverture"]["coups"], phases["ouverture"]["perte_moyenne"]) == (7, 4 / 7)
    assert phases["fin"]["perte_moyenne"] is None
    texte = dit(capsys, "joueur", "ada")
    assert "ouverture" in texte
    assert "(0,57)" in texte


@pytest.mark.usefixtures("sur_place")
@pytest.mark.parametrize(
    ("arguments", "raison"),
    [
        (["analyser", "a1"], "a1"),
        (["analyser", "--noeuds", "1"], "1000"),
        (["erreurs", "--par", "couleur"], "joueur"),
        (["erreurs", "--csv", "absent/e.csv"], "absent"),
    ],
)
def test_ce_qui_ne_peut_etre_compris_est_refuse(
    arguments: list[str], raison: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert principal(["bibliotheque", *arguments]) == 2
    assert raison in " ".join(capsys.readouterr().err.split())
