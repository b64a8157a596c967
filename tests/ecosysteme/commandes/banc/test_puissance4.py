import json
import signal
from threading import Event, current_thread, main_thread

import pytest
import typer

from ecosysteme.arret import Interrompu
from ecosysteme.commandes.banc import puissance4
from ecosysteme.commandes.francais import REGLES_DE_MARCHE
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.puissance4.solveur import SolveurExact

CLASSES = ["fin-facile", "milieu-facile", "milieu-moyen", "début-facile", "début-moyen", "début-difficile"]


@pytest.fixture
def banc() -> typer.Typer:
    """Stand for ``othellier banc``: what registers the command is tested here too."""
    commande = typer.Typer(**REGLES_DE_MARCHE)
    commande.callback()(lambda: None)
    puissance4.ajouter(commande)
    return commande


def lancer(banc: typer.Typer, *arguments: str) -> int:
    with pytest.raises(SystemExit) as sortie:
        banc(["puissance4", *arguments])
    return int(sortie.value.code or 0)


def test_json_et_tableau(banc: typer.Typer, capsys: pytest.CaptureFixture[str]) -> None:
    commande = ["--positions", "2", "--lentes", "0", "--graine", "3"]
    assert lancer(banc, *commande, "--json") == 0
    objet = json.loads(capsys.readouterr().out)
    assert objet["graine"] == 3
    assert [mesure["classe"] for mesure in objet["mesures"]] == CLASSES[:4]
    for mesure in objet["mesures"]:
        assert mesure["positions"] == 2
        assert mesure["secondes"] * mesure["positions_par_seconde"] == pytest.approx(1)
        assert mesure["noeuds_par_seconde"] == pytest.approx(mesure["noeuds"] / mesure["secondes"])
    assert lancer(banc, *commande) == 0
    assert "milieu-moyen" in capsys.readouterr().out


def test_la_grille_vide_et_un_score_faux(
    banc: typer.Typer, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for score, code in ((1, 0), (2, 1)):
        monkeypatch.setattr(
            SolveurExact, "resoudre_tout", lambda soi, positions, score=score: [score] * (len(positions) // 2)
        )
        assert lancer(banc, "--positions", "1", "--lentes", "0", "--vide", "--hash", "1") == code
        assert "grille vide" in capsys.readouterr().out


def test_interrompu(banc: typer.Typer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lent = iter(range(100))

    def resoudre_tout(soi: SolveurExact, positions: Mots) -> list[int]:
        if next(lent) == 2:  # the second class: a first call warms the engine up
            raise Interrompu
        return [0] * (len(positions) // 2)

    monkeypatch.setattr(SolveurExact, "resoudre_tout", resoudre_tout)
    assert lancer(banc, "--positions", "1", "--lentes", "0") == 130
    sortie = capsys.readouterr().out
    assert "fin-facile" in sortie
    assert "milieu-facile" not in sortie


def test_ctrl_c_est_entendu_pendant_la_compilation(banc: typer.Typer, monkeypatch: pytest.MonkeyPatch) -> None:
    fini = Event()

    def compiler() -> float:
        assert current_thread() is not main_thread()
        signal.raise_signal(signal.SIGINT)
        fini.wait()
        return 0.0

    monkeypatch.setattr("ecosysteme.atelier.bancs.classes_puissance4.chauffer", compiler)
    try:
        assert lancer(banc, "--positions", "1", "--lentes", "0") == 130
    finally:
        fini.set()
