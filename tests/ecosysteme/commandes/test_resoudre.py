import json
import re
from pathlib import Path

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.commandes import resoudre as commande
from ecosysteme.commandes.resoudre import lire_positions
from tests.positions import partie_jouee

# Eight empty squares; black to move takes everything that is left.
FINALE = "XXXXXXXXXOOOOOOXXOXXXXOXXOXOOXOXXOXXOXOXXOOOOOOXXXXXXXXX-------- O"


def resoudre(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = principal(["resoudre", *arguments])
    sorties = capsys.readouterr()
    return code, sorties.out, sorties.err


def test_un_plateau_donne_son_score_sa_ligne_et_ses_coups(capsys: pytest.CaptureFixture[str]) -> None:
    code, sortie, _ = resoudre(capsys, FINALE, "--json", "--tous")
    objet = json.loads(sortie)
    (position,) = objet["positions"]
    assert code == 0
    assert position["vides"] == 8
    assert position["score"] == max(position["coups"].values())
    assert set(position["meilleurs"]) == {c for c, s in position["coups"].items() if s == position["score"]}
    assert position["ligne"][0] in position["meilleurs"]
    assert position["noeuds"] > 0
    assert objet["secondes"] == position["secondes"]


def test_un_fichier_est_verifie_et_un_score_faux_se_voit(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, sortie, _ = resoudre(capsys, FINALE, "--json", "--tous")
    score = json.loads(sortie)["positions"][0]["score"]
    fichier = tmp_path / "finales.obf"
    fichier.write_text(f"{FINALE}; {score:+d};\n")
    assert resoudre(capsys, str(fichier))[0] == 0
    fichier.write_text(f"{FINALE}; {score - 2:+d};\n")
    code, sortie, erreur = resoudre(capsys, str(fichier))
    assert code == 1
    assert "contredit" in erreur
    assert f"{score:+d}" in sortie


@pytest.mark.parametrize(
    ("argument", "raison"),
    [
        ("absent.obf", "n'existe pas"),
        (" ", "rien à résoudre"),
        (".", "est un dossier"),
        ("f5 " * 100, "coup 2, f5"),
        ("f5f5", "coup 2, f5"),
        (FINALE[:-1] + "?", "inconnu"),
        (FINALE + "OX", "67 signes"),
        ("X" * 64 + " O", "terminée"),
    ],
)
def test_une_position_illisible_est_refusee_en_une_phrase(
    capsys: pytest.CaptureFixture[str], argument: str, raison: str
) -> None:
    code, sortie, erreur = resoudre(capsys, argument)
    assert (code, sortie) == (2, "")
    assert raison in erreur
    assert len(erreur.splitlines()) == 1


def test_une_transcription_mene_a_sa_position() -> None:
    (notee,) = lire_positions(" F5 d6 c3 ")
    assert notee.etat == partie_jouee("f5d6c3").etat


def test_un_plateau_peut_commencer_par_une_case_vide(capsys: pytest.CaptureFixture[str]) -> None:
    code, sortie, _ = resoudre(capsys, FINALE[1:64][::-1] + "X O", "--json")
    assert code == 0
    assert json.loads(sortie)["positions"][0]["position"].startswith("-")


def test_une_option_mal_ecrite_est_refusee(capsys: pytest.CaptureFixture[str]) -> None:
    assert resoudre(capsys, FINALE, "--tache", "2")[0] == 2


def test_une_longue_liste_se_dit_par_tranches_et_fait_un_seul_objet(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fichier = tmp_path / "cinq.obf"
    fichier.write_text(f"{FINALE}\n" * 5)
    monkeypatch.setattr(commande, "TRANCHE", 2)
    code, sortie, _ = resoudre(capsys, str(fichier))
    assert (code, sortie.count("Attendu")) == (0, 3)
    assert re.findall(r"^(\d) : ", sortie, re.MULTILINE) == list("12345")
    code, sortie, _ = resoudre(capsys, str(fichier), "--json")
    objet = json.loads(sortie)
    assert (code, len(objet["positions"]), objet["justes"]) == (0, 5, True)
    assert objet["noeuds"] == sum(position["noeuds"] for position in objet["positions"])
