from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.bibliotheque import importation
from ecosysteme.bibliotheque.fichier import NOM
from ecosysteme.bibliotheque.lieu import VARIABLE
from ecosysteme.bibliotheque.tableaux import fusionner
from ecosysteme.journal.journal import Journal
from tests.ecosysteme.bibliotheque.fabrique import dossier_wthor, enregistrement, fichier_pgn
from tests.ecosysteme.commandes.bibliotheque.reponses import dit, objet
from tests.ecosysteme.journal.parties import partie_jouee, signer

COUPE = {"evenement": "Coupe (XOT)"}
PARTIES = [
    enregistrement("f5d6c3d3c4", "Ada", "Bob Martin", 2001, ecart=8, **COUPE),
    enregistrement("f5d6c4d3c3", "Bob Martin", "Ada", 2005, ecart=-8),
    enregistrement("f5d6c4d3c3", "Éva", "Bob Durand", 2003, decision="B+R"),
    enregistrement("f5f6e6f4", "Éva", "Ada", 1999, ecart=0),
]


@pytest.fixture(autouse=True)
def _a_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "b"))
    monkeypatch.setenv("OTHELLIER_JOURNAL", str(tmp_path / "journal.sqlite"))


@pytest.fixture
def importee(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert principal(["bibliotheque", "importer", str(fichier_pgn(tmp_path / "x.pgn", PARTIES))]) == 0
    assert "Parties importées : 4" in capsys.readouterr().out
    return tmp_path / "b"


def test_l_aide_nomme_les_commandes(capsys: pytest.CaptureFixture[str]) -> None:
    aide = dit(capsys)
    assert all(f"\n  {nom} " in aide for nom in ("importer", "coups", "parties", "chercher", "joueur", "tournoi"))


def test_ce_qui_est_importe_est_compte(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wthor = str(dossier_wthor(tmp_path / "wthor", {2001: [*PARTIES[:2], PARTIES[0]]}))
    bilan = objet(capsys, "importer", wthor)
    assert bilan == {
        "parties": 2, "sources": 1, "refusees": 0, "illisibles": 0, "doublons": 1, "memes_coups": 0, "inachevees": 0,
        "connues": [], "ecartee": None,
    }  # fmt: skip
    assert objet(capsys, "importer", wthor)["connues"] == ["WTH_2001.wtb"]
    assert "Rien de nouveau." in dit(capsys, "importer", wthor)
    autre = fichier_pgn(tmp_path / "y.pgn", [*PARTIES[1:], PARTIES[1]])
    texte = dit(capsys, "importer", wthor, str(autre))
    assert "Parties importées : 3" in texte
    assert "1 déjà là" in texte
    assert "2 gardées" in texte
    assert "Sans rien de nouveau : WTH_2001.wtb" in texte
    assert objet(capsys, "importer", str(fichier_pgn(tmp_path / "z.pgn", PARTIES)), "--doublons")["doublons"] == 0


def test_les_parties_du_journal_qui_ne_sont_pas_finies_sont_comptees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = Journal(tmp_path / "journal.sqlite")
    for graine in (1, 2):
        journal.noter(signer(partie_jouee(coups=20, graine=graine)))
    assert journal.fermer()
    assert "2 pas finies, qui restent dans le journal" in dit(capsys, "importer", "--journal")


def test_une_bibliotheque_abimee_est_mise_de_cote_et_c_est_dit(
    importee: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (importee / NOM).write_bytes(b"rien")
    assert principal(["bibliotheque", "coups", "f5"]) == 1
    assert "est abîmée" in capsys.readouterr().err
    texte = dit(capsys, "importer", str(tmp_path / "x.pgn"))
    assert "abîmée, est mise de côté" in texte
    assert "Parties importées : 4" in texte


@pytest.mark.parametrize(
    ("arguments", "raison"),
    [
        (["importer"], "rien à importer"),
        (["importer", "absent.pgn"], "n'existe pas"),
        (["coups", "a1"], "a1"),
        (["coups", "--joueur", "xyzw"], "aucun nom"),
        (["coups", "--joueur", "bob"], "plusieurs noms"),
        (["coups", "--depuis", "0"], "0"),
    ],
)
@pytest.mark.usefixtures("importee")
def test_ce_qui_ne_peut_etre_compris_est_refuse(
    arguments: list[str], raison: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert principal(["bibliotheque", *arguments]) == 2
    assert raison in " ".join(capsys.readouterr().err.split())


@pytest.mark.usefixtures("importee")
def test_les_coups_d_une_position(capsys: pytest.CaptureFixture[str]) -> None:
    lu = objet(capsys, "coups", "f5")
    assert (lu["parties"], lu["ici"], lu["arretees"]) == (4, 4, 0)
    assert lu["coups"][0] == {
        "coup": "d6", "parties": 3, "ici": 3, "noires": 2, "nulles": 0, "blanches": 1, "score_moyen": 32.0,
        "annee_moyenne": 2003.0,
    }  # fmt: skip
    assert [coup["coup"] for coup in lu["coups"]] == ["d6", "f6"]
    par_interversion = objet(capsys, "coups", "f5d6c3d3c4")
    assert (par_interversion["parties"], par_interversion["ici"], par_interversion["arretees"]) == (3, 1, 3)
    texte = dit(capsys, "coups", "f5")
    assert "4 parties, dont 4 par ces coups." in texte
    assert "2003" in texte
    assert "3 s'arrêtent là." in dit(capsys, "coups", "f5d6c3d3c4")
    assert objet(capsys, "coups")["coups"][0]["parties"] == 4


@pytest.mark.parametrize(
    ("filtre", "parties"),
    [
        (["--joueur", "ada"], 3),
        (["--joueur", "ada", "--joueur", "eva"], 4),
        (["--noir", "ada"], 1),
        (["--blanc", "ada", "--noir", "éva"], 1),
        (["--tournoi", "coupe"], 1),
        (["--depuis", "2001", "--jusqua", "2003"], 2),
        (["--xot"], 1),
        (["--sans-xot"], 3),
        (["--programmes"], 4),
    ],
)
@pytest.mark.usefixtures("importee")
def test_les_filtres(filtre: list[str], parties: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert objet(capsys, "coups", *filtre)["parties"] == objet(capsys, "parties", *filtre)["total"] == parties


@pytest.mark.usefixtures("importee")
def test_les_parties_les_plus_recentes_d_abord(capsys: pytest.CaptureFixture[str]) -> None:
    lu = objet(capsys, "parties", "f5d6", "--nombre", "2")
    assert lu["total"] == 3
    assert [partie["annee"] for partie in lu["parties"]] == [2005, 2003]
    assert lu["parties"][1] | {"numero": 0} == {
        "numero": 0, "noir": "Éva", "blanc": "Bob Durand", "tournoi": "", "annee": 2003, "score": None, "issue": 1,
        "suivant": "c4", "ici": True, "ouverture": {"fr": "Tigre", "en": "Tiger"},
    }  # fmt: skip
    assert objet(capsys, "parties", "f5d6", "--debut", "2")["parties"][0]["tournoi"] == "Coupe (XOT)"
    texte = dit(capsys, "parties", "f5")
    assert "36-28" in texte
    assert "1-0" in texte
    assert "4 parties." in texte


def test_une_bibliotheque_vide_le_dit_et_repond_zero(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert principal(["bibliotheque", "coups", "f5", "--dossier", str(tmp_path / "autre"), "--json"]) == 0
    ecrit = capsys.readouterr()
    assert "bibliotheque importer" in ecrit.err
    assert json.loads(ecrit.out) == {"parties": 0, "ici": 0, "arretees": 0, "coups": []}
    assert not (tmp_path / "autre").exists()


def test_ctrl_c_laisse_la_bibliotheque_comme_avant(
    importee: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    avant = (importee / NOM).read_bytes()

    def interrompue(*colonnes: Any) -> Any:
        signal.raise_signal(signal.SIGINT)
        return fusionner(*colonnes)

    monkeypatch.setattr(importation, "fusionner", interrompue)
    fichier = fichier_pgn(tmp_path / "y.pgn", [enregistrement("f5f4", "Zoé", "Ada")])
    assert principal(["bibliotheque", "importer", str(fichier)]) == 130
    assert "comme avant" in capsys.readouterr().err
    assert objet(capsys, "coups")["parties"] == 4
    assert (importee / NOM).read_bytes() == avant
