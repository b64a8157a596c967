"""``entrainer``: the whole training as a command, from nothing to weights that play."""

import json
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.arret import Interrompu
from ecosysteme.atelier.entrainement import recette as recettes
from ecosysteme.atelier.entrainement.entrainement import AvancementEntrainement, Entrainement
from ecosysteme.atelier.entrainement.recette import EtapeEntrainement, Recette
from ecosysteme.commandes.entrainer import reste
from ecosysteme.formats.wthor import ENTETE, PARTIE
from tests.tailles import taille

MINUSCULE = Recette(
    "essai",
    (EtapeEntrainement("fin", range(1, 5), None, 40, 40, 20), EtapeEntrainement("milieu", range(5, 9), 2, 40, 40, 20)),
)
CLES = {"poids", "recette", "parties", "positions", "secondes", "validation"}


@pytest.fixture
def minuscule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(recettes.RECETTES, "essai", MINUSCULE)


@pytest.mark.usefixtures("minuscule")
def test_json_notice_puis_rien_a_refaire(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commande = ["entrainer", "--recette", "essai", "--dossier", str(tmp_path / "d"), "--taches", "2"]
    assert principal([*commande, "--json"]) == 0
    sortie = capsys.readouterr()
    objet = json.loads(sortie.out)
    assert set(objet) == CLES
    assert objet["poids"] == str(tmp_path / "d" / "poids.npz")
    assert [mesure["vides"] for mesure in objet["validation"]] == list(range(1, 9))
    assert "apprentissage, 1 et 3 cases vides : " in sortie.err
    notice = (tmp_path / "d" / "poids.md").read_text(encoding="utf-8")
    assert "`othellier entrainer --recette essai`" in notice
    assert str(tmp_path) not in notice
    assert principal([*commande, "--sortie", str(tmp_path / "autres.npz")]) == 0
    sortie = capsys.readouterr()
    assert "apprentissage" not in sortie.err
    assert "positions apprises en" in sortie.out
    assert (tmp_path / "autres.npz").read_bytes() == (tmp_path / "d" / "poids.npz").read_bytes()
    assert (tmp_path / "autres.md").exists()


@pytest.mark.usefixtures("minuscule")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.usefixtures("sans_processus")
def test_la_courbe(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    courbe = tmp_path / "courbe.svg"
    assert principal(["entrainer", "--recette", "essai", "--dossier", str(tmp_path), "--courbe", str(courbe)]) == 0
    assert courbe.read_text(encoding="utf-8").startswith("<?xml")


@pytest.mark.parametrize(("panne", "code", "phrase"), [
    (Interrompu(), 130, "la même commande le reprendra"),
    (BrokenProcessPool(), 1, "Un processus est mort"),
])  # fmt: skip
def test_ce_qui_l_arrete_se_dit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, panne: Exception, code: int,
    phrase: str
) -> None:  # fmt: skip
    def entrainer(entrainement: Entrainement) -> bytes:
        raise panne

    monkeypatch.setattr(Entrainement, "entrainer", entrainer)
    assert principal(["entrainer", "--dossier", str(tmp_path)]) == code
    sortie = capsys.readouterr()
    assert phrase in sortie.err
    assert sortie.out == ""


@pytest.mark.parametrize(("options", "phrase"), [
    (["--recette", "enorme"], "recette enorme inconnue : attendu essai, petite, complete"),
    (["--wthor", "absent"], "aucun fichier .wtb dans absent"),
    (["--sortie", "absent/poids.npz"], "le dossier absent n'existe pas"),
    (["--courbe", "absent/courbe.svg"], "le dossier absent n'existe pas"),
    (["--sortie", "poids.md"], "recevrait les poids et leur notice"),
    (["--sortie", "a.svg", "--courbe", "A.svg"], "recevrait les poids et --courbe"),
    (["--courbe", "courbe.txt"], "attendu un fichier .svg, .png, .pdf"),
    (["--taches", "0"], "attendu un entier"),
])  # fmt: skip
def test_ce_qui_ne_peut_aller_au_bout_est_refuse_avant(
    refus: Callable[[list[str]], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], phrase: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert phrase in refus(["entrainer", *options])
    assert list(tmp_path.iterdir()) == []


def test_un_dossier_d_une_autre_recette_est_refuse(refus: Callable[[list[str]], str], tmp_path: Path) -> None:
    (tmp_path / "entrainement.json").write_text('{"recette": "complete"}')
    assert "a été commencé avec la recette complete" in refus(["entrainer", "--dossier", str(tmp_path)])


@pytest.mark.usefixtures("minuscule")
@pytest.mark.usefixtures("sans_processus")
def test_des_fichiers_wthor_servent(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    partie = PARTIE.itemsize * b"\0"
    jouee = partie[:8] + bytes((56, 64, 53, 46, 35)) + partie[13:]  # f5 d6 c5 f4 e3, in WTHOR's row and column
    (tmp_path / "deux.wtb").write_bytes(ENTETE.pack(2, 0, 2000, 8) + 2 * jouee)
    dossier = tmp_path / "d"
    assert principal(["entrainer", "--recette", "essai", "--dossier", str(dossier), "--wthor", str(tmp_path)]) == 0
    assert json.loads((dossier / "entrainement.json").read_bytes())["parties"] == 2
    assert "2 parties WTHOR" in (dossier / "poids.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("fait", "secondes", "phrase"), [
    (100.0, 60.0, "durée inconnue"),
    (200.0, 1.0, "durée inconnue"),
    (200.0, 60.0, "reste 8 min"),
    (110.0, 300.0, "reste 7 h 25"),
    (990.0, 60.0, "reste moins d'une minute"),
])  # fmt: skip
def test_ce_qui_reste_ne_compte_pas_ce_qui_etait_fait(fait: float, secondes: float, phrase: str) -> None:
    assert reste(AvancementEntrainement("", 100.0, fait, 1000.0), secondes) == phrase


@pytest.mark.usefixtures("sans_processus")
def test_de_rien_a_des_poids_qui_battent_qui_compte_les_pions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From nothing to weights, as anybody trains them; by default what the last twelve squares teach, and fewer games.

    Of the whole recipe, half a minute of computing, four fifths go into the stages further from the end.
    """
    essai = recettes.RECETTES["essai"]
    etapes = taille(2, len(essai.etapes))
    monkeypatch.setitem(
        recettes.RECETTES, "essai", replace(essai, etapes=essai.etapes[:etapes], reseaux=essai.reseaux[: taille(0, 99)])
    )
    commande = ["entrainer", "--recette", "essai", "--dossier", str(tmp_path), "--taches", str(taille(1, 2)), "--json"]
    assert principal(commande) == 0
    objet: dict[str, Any] = json.loads(capsys.readouterr().out)
    erreurs = {mesure["vides"]: mesure["absolue"] for mesure in objet["validation"]}
    assert erreurs[4] < 8
    assert erreurs[12] < 13
    noir, blanc = (f"ia_moteur:niveau=11,temps=60,hash=8,poids={poids}" for poids in (objet["poids"], "disques"))
    rencontre = ["match", "--noir", noir, "--blanc", blanc, "-n", str(taille(8, 20)), "--ouvertures", "hasard:8"]
    assert principal([*rencontre, "--graine", "1", "--json"]) == 0
    resultat = json.loads(capsys.readouterr().out)
    assert resultat["elo"]["score"] >= 0.75
