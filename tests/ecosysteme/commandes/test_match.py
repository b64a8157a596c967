"""``match``: what it prints where, and the code that it ends with."""

import json
import signal
from collections.abc import Callable
from typing import Any

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.joueurs import IAalea

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
        (["match", "--noir", "ia_alphabeta:profondeur=0", "--blanc", "ia_alea"], "profondeur=0 : attendu un entier"),
    ],
)
def test_refus_en_une_phrase(arguments: list[str], phrase: str, refus: Callable[[list[str]], str]) -> None:
    assert phrase in refus(arguments)
