import json
import signal
from threading import Event, current_thread, main_thread

import pytest
import typer

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.bancs import attente_puissance4 as attente
from ecosysteme.commandes.banc import parfait
from ecosysteme.commandes.francais import REGLES_DE_MARCHE
from ecosysteme.moteur.puissance4.facade import MoteurPuissance4


@pytest.fixture
def banc() -> typer.Typer:
    """Stand for ``othellier banc``: what registers the command is tested here too."""
    commande = typer.Typer(**REGLES_DE_MARCHE)
    commande.callback()(lambda: None)
    parfait.ajouter(commande)
    return commande


def lancer(banc: typer.Typer, *arguments: str) -> int:
    with pytest.raises(SystemExit) as sortie:
        banc(["parfait", "--hash", "8", *arguments])
    return int(sortie.value.code or 0)


def test_json_et_tableau(
    banc: typer.Typer, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attente, "PIONS_AU_HASARD", (24, 30))
    assert lancer(banc, "--parties", "2", "--positions", "3", "--json") == 0
    mesures = json.loads(capsys.readouterr().out)["mesures"]
    nombres = {(mesure["question"], *mesure["pions"]): mesure["nombre"] for mesure in mesures}
    # Of the first eight discs of two games, the engine of each puts four.
    assert nombres[attente.COUP, 0, 7] == nombres[attente.INDICES, 0, 7] == 8
    assert nombres[attente.HASARD, 24, 24] == nombres[attente.HASARD, 30, 30] == 3
    assert all(0 <= mesure["mediane"] <= mesure["centile99"] <= mesure["pire"] for mesure in mesures)
    assert lancer(banc, "--parties", "1", "--taches", "2") == 0
    assert attente.COUP in capsys.readouterr().out


def test_interrompu(banc: typer.Typer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def noter(*_: object) -> None:
        raise Interrompu

    monkeypatch.setattr(MoteurPuissance4, "noter", noter)
    assert lancer(banc, "--parties", "1") == 130
    assert attente.COUP in capsys.readouterr().out


def test_ctrl_c_est_entendu_pendant_la_compilation(banc: typer.Typer, monkeypatch: pytest.MonkeyPatch) -> None:
    fini = Event()

    def compiler() -> float:
        assert current_thread() is not main_thread()
        signal.raise_signal(signal.SIGINT)
        fini.wait()
        return 0.0

    monkeypatch.setattr("ecosysteme.moteur.puissance4.chauffe.chauffer", compiler)
    try:
        assert lancer(banc, "--parties", "2") == 130
    finally:
        fini.set()
