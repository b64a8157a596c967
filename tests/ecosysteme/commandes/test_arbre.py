"""``arbre``: the counts that it prints, the image that it writes, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.arbre import comparer, croissance, cultiver
from ecosysteme.arbre.image import svg_arbre
from ecosysteme.commandes import arbre as commande
from ecosysteme.commandes.parties import lire_partie
from ecosysteme.jeux import lire_jeu
from ecosysteme.signaux import INTERROMPU


def test_sans_fichier_les_trois_algorithmes_sont_comptes(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["arbre", "f5d6c3d3"]) == 0
    lignes = capsys.readouterr().out.splitlines()
    nombres = [ligne.replace("\u202f", "").split()[-3:] for ligne in lignes if ligne.strip().startswith("IA")]
    partie = lire_partie("f5d6c3d3", lire_jeu("othello"))
    couts = comparer(partie.jeu, partie.etat, 3)
    assert nombres == [[str(compte) for compte in comptes] for comptes in couts.values()]
    assert lignes[-1] == "Meilleur coup : e3 (+5), puis d2 c5."


def test_un_gain_est_dit_en_toutes_lettres(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["arbre", "a1b1a2b2", "--jeu", "morpion", "--algo", "minmax", "--profondeur", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Meilleur coup : a3 (gagné)."


@pytest.mark.parametrize("algo", ["minmax", "negamax", "alphabeta"])
def test_sans_partie_le_debut_et_les_coups_egaux_sont_comptes(capsys: pytest.CaptureFixture[str], algo: str) -> None:
    assert principal(["arbre", "--algo", algo, "--profondeur", "2"]) == 0
    dit = capsys.readouterr().out.splitlines()[-1]
    assert "premier de 4 coups égaux)" in dit, "les quatre premiers coups d'Othello sont symétriques"


@pytest.mark.parametrize("ordonner", [False, True])
def test_le_dessin_est_celui_de_l_arbre_demande(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ordonner: bool
) -> None:
    vers = tmp_path / "arbre.svg"
    options = ["--jeu", "puissance4", "--algo", "NegaMax", "--profondeur", "2", "--etape", "9"]
    assert principal(["arbre", "4455", *options, "-o", str(vers), *["--ordonner"] * ordonner]) == 0
    assert capsys.readouterr() == (f"Dessin écrit : {vers}.\n", "")
    partie = lire_partie("4455", lire_jeu("puissance4"))
    attendu = svg_arbre(cultiver(partie.jeu, partie.etat, "ia_negamax", 2, ordonne=ordonner), 9)
    assert vers.read_text(encoding="utf-8") == attendu


def test_json_ne_dit_que_l_objet(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["arbre", "", "--jeu", "nim:tas=2-1", "--profondeur", "3", "--json"]) == 0
    objet = json.loads(capsys.readouterr().out)
    assert objet["meilleur"] == "a1"
    assert objet["valeur"] == 1000
    assert objet["ligne"] == ["a1", "a1", "b1"]
    assert [compte["visites"] for compte in objet["comptes"]][:2] == [12, 12]


@pytest.mark.parametrize(("arguments", "phrase"), [
    (["f5z9"], "'z9' n'est pas un coup, après 1 coup :"),
    (["--jeu", "dames"], "jeu 'dames' inconnu"),
    (["partie.txt"], "le fichier partie.txt n'existe pas"),
    (["f5", "--algo", "ia_moteur"], "algorithme ia_moteur inconnu : attendu minmax, negamax, alphabeta"),
    (["f5", "--profondeur", "0"], "0 refusé : attendu un entier de 1 à 60"),
    (["f5", "--etape", "3"], "attendu -o FICHIER"),
    (["f5", "-o", "a.svg", "--etape", "999"], "étape 999 inexistante"),
    (["f5", "-o", "a.png"], "attendu un fichier .svg"),
    (["f5", "-o", "absent/a.svg"], "le dossier absent n'existe pas"),
    (["a1b1a2b2a3", "--jeu", "morpion"], "il n'y a rien à chercher"),
    (["f5", "--jeu", "dames"], "jeu 'dames' inconnu"),
])  # fmt: skip
def test_un_refus_n_ecrit_rien(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    refus: Callable[[list[str]], str],
    arguments: list[str],
    phrase: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert phrase in refus(["arbre", *arguments])
    assert list(tmp_path.iterdir()) == []


def test_ce_qui_est_lu_n_est_pas_recouvert(tmp_path: Path, refus: Callable[[list[str]], str]) -> None:
    chemin = tmp_path / "f.svg"
    chemin.write_text("f5d6")
    assert "est le fichier lu" in refus(["arbre", str(chemin), "-o", str(chemin)])
    assert chemin.read_text() == "f5d6"


def test_un_arbre_trop_grand_est_refuse(monkeypatch: pytest.MonkeyPatch, refus: Callable[[list[str]], str]) -> None:
    monkeypatch.setattr(croissance, "NOEUDS_MAX", 50)
    assert "attendu une profondeur plus petite" in refus(["arbre", "f5d6c3d3"])


def test_ctrl_c_sort_poliment(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrompre(travail: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commande, "interruptible", interrompre)
    assert principal(["arbre", "f5"]) == INTERROMPU
    assert "Traceback" not in capsys.readouterr().err
