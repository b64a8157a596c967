"""``figure``: the files that it writes, and what it refuses before it draws."""

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.figures import feuille

pytest.importorskip("matplotlib")

from tests.fenetre_simulee import Geste, clic

MATCH = {
    "jeu": "nim",
    "parties": 2,
    "elo": None,
    "joueurs": [
        {"nom": nom, "victoires": 1, "nulles": 0, "defaites": 1, "marge_moyenne": 0.0, "secondes_par_coup": 0.1}
        for nom in "ab"
    ],
}


@pytest.mark.parametrize(("arguments", "debut"), [
    (["plateau", "f5d6c3", "-o", "f.png"], b"\x89PNG"),
    (["plateau", "", "--taille", "10", "--sortie", "f.png"], b"\x89PNG"),
    (["plateau", "4455", "--jeu", "puissance4", "--coup", "2", "--sans-legaux", "-o", "f.svg"], b"<?xml"),
    (["plateau", "-" * 27 + "XO------OX" + "-" * 27 + " O", "-o", "f.pdf"], b"%PDF"),
    (["courbe", "b2a1c3", "--jeu", "morpion", "-o", "f.png"], b"\x89PNG"),
    (["statistiques", "match.json", "-o", "f.png"], b"\x89PNG"),
    (["statistiques", "-", "-o", "f.png"], b"\x89PNG"),
])  # fmt: skip
def test_le_fichier_demande_est_ecrit(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    debut: bytes,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("match.json").write_text(json.dumps(MATCH), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(MATCH)))
    assert principal(["figure", *arguments]) == 0
    assert capsys.readouterr() == ("", "")
    (ecrite,) = tmp_path.glob("f.*")
    assert ecrite.read_bytes().startswith(debut)


@pytest.mark.parametrize(("arguments", "phrase"), [
    (["plateau", "f5z9", "-o", "f.png"], "'z9' n'est pas un coup"),
    (["plateau", "f5f5", "-o", "f.png"], "coup 2, f5 : la case f5 est déjà occupée"),
    (["plateau", "49", "--jeu", "puissance4", "-o", "f.png"], "coup 2 : '9' n'est pas une colonne"),
    (["plateau", "b2é", "--jeu", "morpion", "-o", "f.png"], "coup 2 : 'é' n'est pas une case"),
    (["plateau", "partie.txt", "-o", "f.png"], "le fichier partie.txt n'existe pas"),
    (["plateau", "X" * 64 + "Z", "-o", "f.png"], "signe 'Z' inconnu"),
    (["plateau", "f5", "--coup", "2", "-o", "f.png"], "coup 2 inexistant : la partie en compte 1"),
    (["plateau", "f5", "-o", "f.gif"], "attendu un fichier .svg, .png, .pdf"),
    (["plateau", "f5"], "il manque -o/--sortie"),
    (["courbe", "", "-o", "f.png"], "aucun coup joué"),
    (["courbe", "f5", "-o", "absent/f.png"], "le dossier absent n'existe pas"),
    (["statistiques", "match.json", "-o", "f.png"], "le fichier match.json n'existe pas"),
    (["statistiques", ".", "-o", "f.png"], "attendu un résultat de match"),
    (["--jouer", "plateau", "f5", "-o", "f.png"], "--jouer n'écrit aucun fichier : sans plateau"),
    (["--jouer", "--blanc", "ia_forte"], "joueur 'ia_forte' inconnu"),
    (["--jouer"], "Matplotlib n'ouvre pas de fenêtre avec agg"),
])  # fmt: skip
def test_un_refus_n_ecrit_rien(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    refus: Callable[[list[str]], str],
    arguments: list[str],
    phrase: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert phrase in refus(["figure", *arguments])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("sorte", ["plateau", "courbe", "statistiques"])
def test_ce_qui_est_lu_n_est_pas_recouvert(sorte: str, tmp_path: Path, refus: Callable[[list[str]], str]) -> None:
    chemin = tmp_path / "f.svg"
    chemin.write_text("f5d6")
    assert "est le fichier lu" in refus(["figure", sorte, str(chemin), "-o", str(chemin)])
    assert chemin.read_text() == "f5d6"


def test_sans_matplotlib_la_commande_dit_comment_l_avoir(
    monkeypatch: pytest.MonkeyPatch, refus: Callable[[list[str]], str]
) -> None:
    monkeypatch.setattr(feuille, "find_spec", lambda nom: None)
    assert "pip install 'othellier[figures]'" in refus(["figure", "courbe", "f5", "-o", "f.png"])


def test_on_joue_a_la_souris(fenetres: list[Geste], capsys: pytest.CaptureFixture[str]) -> None:
    """Two squares of tic-tac-toe against a machine, then the window is closed."""
    fenetres += [clic(1, 1), clic(1, 1)]
    assert principal(["figure", "--jouer", "--jeu", "morpion", "--second", "IAalea", "--graine", "1"]) == 0
    dite = capsys.readouterr().out
    assert re.fullmatch(r"Coups joués : b2[abc][123]\n", dite)
