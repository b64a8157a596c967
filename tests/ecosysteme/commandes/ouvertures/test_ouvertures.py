import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.atelier import equilibrees
from ecosysteme.ouvertures.livre import Livre
from ecosysteme.ouvertures.noms import noms
from ecosysteme.plateau import Plateau


def construire(sortie: Path, positions: int = 12) -> int:
    options = ["--positions", str(positions), "--profondeur", "2", "--hash", "1", "--sortie", str(sortie)]
    return principal(["ouvertures", "construire", *options])


def voir(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    capsys.readouterr()
    assert principal(["ouvertures", "voir", *arguments, "--json"]) == 0
    objet: dict[str, Any] = json.loads(capsys.readouterr().out)
    return objet


def test_un_livre_se_construit_et_se_montre(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sortie = tmp_path / "livre.npz"
    assert construire(sortie) == 0
    assert "12 positions à 2 demi-coups" in capsys.readouterr().out
    assert len(Livre.lire(sortie)) == 12
    depart = voir(capsys, "--livre", str(sortie))
    assert depart["positions"] == 12
    assert set(depart["coups"]) == {"d3", "c4", "f5", "e6"}
    assert depart["profondeur"] == 2
    assert voir(capsys, "f5", "--livre", str(sortie))["profondeur"] == 3
    assert voir(capsys, "f5f6e6f4e3c5", "--livre", str(sortie)) == {"positions": 12, "profondeur": None, "coups": {}}
    assert principal(["ouvertures", "voir", "F5", "--livre", str(sortie)]) == 0
    assert "Jugée à 3 demi-coups" in capsys.readouterr().out
    assert principal(["ouvertures", "voir", "f5f6e6f4e3c5", "--livre", str(sortie)]) == 0
    assert "absente" in capsys.readouterr().out


def test_ctrl_c_garde_le_travail_fait(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], interrompre_jury: Callable[[], None]
) -> None:
    entier, coupe = tmp_path / "entier.npz", tmp_path / "coupe.npz"
    assert construire(entier) == 0
    interrompre_jury()
    assert construire(coupe) == 130
    assert "la même commande le reprend" in capsys.readouterr().err
    assert not coupe.exists()
    assert construire(coupe) == 0
    assert coupe.read_bytes() == entier.read_bytes()


def test_des_ouvertures_se_trouvent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    quelques = equilibrees.enumerer(4)
    monkeypatch.setattr(equilibrees, "enumerer", lambda rappel: quelques)
    sortie = tmp_path / "equilibrees.txt"
    options = ["--nombre", "5", "--profondeur", "3", "--hash", "1", "--taches", "2", "--sortie", str(sortie)]
    assert principal(["ouvertures", "equilibrees", *options]) == 0
    lignes = [ligne for ligne in sortie.read_text("utf-8").splitlines() if not ligne.startswith("#")]
    assert f"{len(lignes)} ouvertures à 3 demi-coups" in capsys.readouterr().out
    assert 0 < len(lignes) <= 5
    assert set(lignes) <= set(quelques.values())


@pytest.mark.parametrize(
    ("arguments", "raison"),
    [
        (["construire", "--positions", "0"], "--positions 0 refusé"),
        (["construire", "--profondeur", "61"], "--profondeur 61 refusé"),
        (["construire", "--sortie", "."], "est un dossier"),
        (["construire", "--sortie", "absent/livre.npz"], "le dossier absent n'existe pas"),
        (["construire", "--sortie", "autre.npz"], "l'effacer d'abord"),
        (["equilibrees", "--nombre", "beaucoup"], "--nombre beaucoup refusé"),
        (["voir", "f5", "--livre", "absent.npz"], "n'existe pas"),
        (["voir", "f5", "--livre", "mauvais.npz"], "n'est pas un livre"),
        (["voir", "f5f5", "--livre", "bon.npz"], "coup 2, f5"),
        (["lire"], "'lire' inconnue"),
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
    Path("mauvais.npz").write_bytes(b"rien")
    Path("autre.npz.journal").write_text("# livre d'un autre moteur\n")
    Livre({}).ecrire(Path("bon.npz"))
    assert raison in refus(["ouvertures", *arguments])


def test_sans_livre_fourni_voir_le_dit(monkeypatch: pytest.MonkeyPatch, refus: Callable[[list[str]], str]) -> None:
    monkeypatch.setattr("ecosysteme.ouvertures.livre.livre_fourni", lambda: None)
    assert "aucun livre" in refus(["ouvertures", "voir"])


def test_le_groupe_seul_donne_son_aide(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["ouvertures"]) == 0
    assert "equilibrees" in capsys.readouterr().out
    assert Livre({}).coups(Plateau(), "N") == {}


def nommees(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    capsys.readouterr()
    assert principal(["ouvertures", "noms", *arguments, "--json"]) == 0
    objet: dict[str, Any] = json.loads(capsys.readouterr().out)
    return objet


def test_un_debut_se_nomme_et_un_nom_se_cherche(capsys: pytest.CaptureFixture[str]) -> None:
    stephenson = {"coups": "f5d6c3d3c4f4f6", "fr": "Tigre diagonale", "en": "Stephenson"}
    assert nommees(capsys, "F5 d6 C3 d3 C4 f4 F6 g6") == {"ouvertures": [stephenson], "faute": None}
    assert nommees(capsys, "f5")["ouvertures"] == []
    assert stephenson in nommees(capsys, "STEPHENSON")["ouvertures"]
    assert [une["en"] for une in nommees(capsys, "cheminee")["ouvertures"]] == [
        "Chimney",
        "Heath-Chimney / Mass-turning",
    ]
    assert len(nommees(capsys)["ouvertures"]) >= 150
    assert principal(["ouvertures", "noms", "casse-tete"]) == 0
    assert "Casse-tête" in capsys.readouterr().out
    assert principal(["ouvertures", "noms", "inconnu au bataillon"]) == 0
    assert "Aucune ouverture" in capsys.readouterr().out
    assert principal(["ouvertures", "noms", "f5f5"]) == 2


def test_les_noms_de_l_utilisateur_l_emportent_et_leur_faute_se_dit(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fichier = tmp_path / "les miens.csv"
    fichier.write_text("f5d6;À moi\nz9;Faux", "utf-8")
    monkeypatch.setenv("OTHELLIER_OUVERTURES", str(fichier))
    noms.cache_clear()
    try:
        dit = nommees(capsys, "f5d6")
        assert dit["ouvertures"] == [{"coups": "f5d6", "fr": "À moi", "en": "Perpendicular Opening"}]
        assert "ligne 2" in dit["faute"]
        assert principal(["ouvertures", "noms", "f5d6"]) == 0
        assert "'z9' n'est pas une case" in " ".join(capsys.readouterr().err.split())
    finally:
        noms.cache_clear()
