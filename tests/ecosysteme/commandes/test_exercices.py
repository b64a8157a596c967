import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.exercices.exercice import GenreExercice
from ecosysteme.exercices.generation import Fabrique
from ecosysteme.exercices.paquet import exercices_fournis, lire_paquet

MEILLEURS = ["exercices", "--nombre", "3", "--genre", "meilleur_de_4", "--graine", "1"]


def test_un_paquet_se_fabrique_et_se_verifie(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sortie = tmp_path / "paquet.obf"
    assert principal([*MEILLEURS, "--sortie", str(sortie), "--json"]) == 0
    objet = json.loads(capsys.readouterr().out)
    assert objet["genres"]["meilleur_de_4"] == objet["exercices"] == 3
    assert objet["ecartes"] == 0
    paquet = lire_paquet(sortie.read_text("utf-8"))
    assert {exercice.genre for exercice in paquet} == {GenreExercice.MEILLEUR}
    assert principal(["exercices", "--verifier", str(sortie)]) == 0
    assert "3 exercices, 0 faux." in capsys.readouterr().out


def test_un_paquet_faux_donne_le_code_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sortie = tmp_path / "paquet.obf"
    assert principal([*MEILLEURS, "--sortie", str(sortie)]) == 0
    capsys.readouterr()
    lignes = sortie.read_text("utf-8").splitlines()
    lignes[1] = lignes[1].replace("genre=meilleur_de_4", "genre=seul_nul")
    sortie.write_text("\n".join(lignes), "utf-8")
    assert principal(["exercices", "--verifier", str(sortie), "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"exercices": 3, "faux": [2]}


def test_ctrl_c_garde_le_travail_fait(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    entier, coupe = tmp_path / "entier.obf", tmp_path / "coupe.obf"
    assert principal([*MEILLEURS, "--sortie", str(entier)]) == 0
    jouer: Any = Fabrique.d_une_partie
    joues: list[int] = []

    def interrompre(fabrique: Fabrique, numero: int, arret: Any) -> Any:
        joues.append(numero)
        if len(joues) == 2:
            signal.raise_signal(signal.SIGINT)
        return jouer(fabrique, numero, arret)

    monkeypatch.setattr(Fabrique, "d_une_partie", interrompre)
    assert principal([*MEILLEURS, "--sortie", str(coupe)]) == 130
    assert "--graine 1 le reprend" in capsys.readouterr().err
    assert not coupe.exists()
    assert principal([*MEILLEURS, "--sortie", str(coupe)]) == 0
    assert joues[:3] == [0, 1, 1]
    assert coupe.read_text("utf-8") == entier.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "raison"),
    [
        (["--nombre", "0"], "--nombre 0 refusé"),
        (["--genre", "facile"], "genre 'facile' inconnu"),
        (["--sortie", "."], "est un dossier"),
        (["--sortie", "pris.obf"], "l'effacer d'abord"),
        (["--verifier", "absent.obf"], "n'existe pas"),
        (["--verifier", "mauvais.obf"], "position 1 : ce n'est pas un exercice"),
    ],
)
def test_ce_qui_ne_se_comprend_pas_est_refuse(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    refus: Callable[[list[str]], str],
    arguments: list[str],
    raison: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("pris.obf.journal").write_text("# d'un autre travail\n")
    Path("mauvais.obf").write_text("-" * 27 + "OX------XO" + "-" * 27 + " X;\n")
    assert raison in refus(["exercices", *arguments])


def test_ceux_du_programme_se_verifient(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    quelques = exercices_fournis()[:2]
    monkeypatch.setattr("ecosysteme.commandes.exercices.exercices_fournis", lambda: quelques)
    assert principal(["exercices", "--verifier", "fournis"]) == 0
    assert "2 exercices, 0 faux." in capsys.readouterr().out
