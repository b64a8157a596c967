"""The command line: what it prints where, and the code that it ends with."""

import builtins
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ecosysteme import bancs
from ecosysteme.__main__ import principal
from ecosysteme.joueurs import IAalea, IAalphabeta

RACINE = Path(__file__).parents[2]
MATCH = ["match", "--noir", "ia_alea", "--blanc", "ia_max", "--taille", "4"]


def sans_temps(texte: str) -> dict[str, Any]:
    """Read a result of ``match --json`` and set aside what no seed can fix."""
    resultat: dict[str, Any] = json.loads(texte)
    for joueur in resultat["joueurs"]:
        assert joueur.pop("secondes_par_coup") >= 0
    return resultat


def test_match_json_reproductible(capsys: pytest.CaptureFixture[str]) -> None:
    resultats = []
    for graine in ("7", "7", "8"):
        assert principal([*MATCH, "-n", "20", "--graine", graine, "--json"]) == 0
        sortie = capsys.readouterr()
        assert sortie.err == ""
        resultats.append(sans_temps(sortie.out))
    assert resultats[0] == resultats[1]
    assert resultats[0]["joueurs"] != resultats[2]["joueurs"]
    noir, blanc = resultats[0]["joueurs"]
    assert noir["victoires"] + noir["nulles"] + noir["defaites"] == resultats[0]["parties"] == 20
    assert (noir["victoires"], noir["marge_moyenne"]) == (blanc["defaites"], -blanc["marge_moyenne"])
    assert (noir["specification"], blanc["nom"], resultats[0]["graine"]) == ("ia_alea", "IA Max", 7)


def test_match_alterne_ou_non(capsys: pytest.CaptureFixture[str]) -> None:
    """On 4 × 4 the colour decides between equals: swapping must change the account of a fixed pair of players."""
    duel = ["match", "--taille", "4", "-n", "2", "--json"]
    for joueur in ("--noir", "--blanc"):
        duel += [joueur, "ia_alphabeta:profondeur=2,egalites=premier"]
    comptes = []
    for option in ("--alterner", "--sans-alterner"):
        assert principal([*duel, option]) == 0
        noir = sans_temps(capsys.readouterr().out)["joueurs"][0]
        comptes.append((noir["victoires"], noir["defaites"]))
    assert comptes[0] == (1, 1)
    assert comptes[1] in {(2, 0), (0, 2)}


def test_match_en_mots(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal([*MATCH, "-n", "1"]) == 0
    sortie = capsys.readouterr()
    assert "ia_alea" in sortie.out
    assert "1 partie ; couleurs alternées ; graine " in sortie.out
    assert sortie.err == ""


def test_ctrl_c_donne_le_resultat_des_parties_finies(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    choisir = IAalea.choisir
    restants = iter(range(20))

    def interrompre(self: IAalea, *arguments: Any) -> Any:
        if next(restants, None) == 19:
            signal.raise_signal(signal.SIGINT)
        return choisir(self, *arguments)

    monkeypatch.setattr(IAalea, "choisir", interrompre)
    assert principal([*MATCH, "-n", "1000", "--json"]) == 130
    resultat = sans_temps(capsys.readouterr().out)
    assert resultat["interrompu"]
    assert 1 <= resultat["parties"] < 1000
    for joueur in resultat["joueurs"]:
        assert sum(joueur[cle] for cle in ("victoires", "nulles", "defaites")) == resultat["parties"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize(
    ("arguments", "phrase"),
    [
        (["match", "--noir", "humain", "--blanc", "ia_alea"], "humain n'y a pas sa place"),
        (["match", "--noir", "ia_alea"], "il manque --blanc"),
        ([*MATCH, "-n", "0"], "-n/--parties 0 refusé : attendu un entier de 1 à 100000"),
        ([*MATCH, "-n", "dix"], "-n/--parties dix refusé"),
        ([*MATCH, "--graine"], "--graine attend une valeur"),
        ([*MATCH, "--json=1"], "--json ne prend pas de valeur"),
        ([*MATCH, "de", "trop"], "argument en trop : de trop"),
        (["match", "--noir", "ia_alphabeta:profondeur=0", "--blanc", "ia_alea"], "profondeur=0 : attendu un entier"),
        (["console", "--blanc", "ia_forte"], "joueur 'ia_forte' inconnu : attendu humain"),
        (["console", "--taille", "5"], "taille 5 impossible"),
        (["console", "--jeu", "go"], "jeu 'go' inconnu : attendu othello"),
        (["banc", "recherche", "--vite"], "option --vite inconnue"),
        (["jouer"], "commande 'jouer' inconnue : attendu console, match, banc"),
    ],
)
def test_refus_en_une_phrase(arguments: list[str], phrase: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(arguments) == 2
    sortie = capsys.readouterr()
    assert sortie.out == ""
    assert phrase in sortie.err
    assert sortie.err.count("\n") == 1


def test_bancs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The exit code says whether what was measured is right."""
    recherche = ["banc", "recherche", "--profondeur", "1", "--positions", "2"]
    assert principal(["banc", "regles", "--parties", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["perft"] == [4, 12, 56, 244, 1396, 8200]
    assert principal([*recherche, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["accord"] is True
    monkeypatch.setattr(bancs, "perft", lambda *_: 5)
    monkeypatch.setattr(IAalphabeta, "juger", lambda *_: 0.5)
    assert principal(["banc", "regles", "--parties", "1"]) == 1
    assert principal([*recherche, "--markdown"]) == 1
    assert "mêmes valeurs" in capsys.readouterr().err


def test_aide_en_francais(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--help"], ["console", "-h"], ["match", "--help"], ["banc"], ["banc", "recherche", "-h"]):
        assert principal(arguments) == 0
        aide = capsys.readouterr().out
        assert "Usage :" in aide
        assert not {"Options:", "Commands:", "exit.", "default:", "required"} & set(aide.replace("[", " ").split())


def test_sans_argument_joue_et_quitte(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(builtins, "input", lambda question: "q")
    assert principal([]) == 0
    assert "Noir : Humain\nBlanc : IA Alpha-Bêta (4)" in capsys.readouterr().out


def test_processus_sans_qt() -> None:
    """The real command, fed by a pipe that ends: it plays, leaves, and loads nothing of Qt."""
    programme = (
        "import runpy, sys\n"
        "sys.argv = ['ecosysteme']\n"
        "try: runpy.run_module('ecosysteme', run_name='__main__')\n"
        "finally: assert not any(nom.startswith(('PySide6', 'numba')) for nom in sys.modules)\n"
    )
    for commande in ([sys.executable, "-m", "ecosysteme"], [sys.executable, "-c", programme]):
        fini = subprocess.run(
            commande, input="d3\n", capture_output=True, text=True, encoding="utf-8", cwd=RACINE, timeout=60
        )
        assert (fini.returncode, fini.stderr) == (0, "")
        assert "Noir joue d3." in fini.stdout
        assert "Partie quittée." in fini.stdout
