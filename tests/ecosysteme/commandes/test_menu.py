"""The menu of the terminal: what each number runs, what it refuses, and how it is left."""

from __future__ import annotations

import builtins
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ecosysteme.commandes.menu import derouler
from ecosysteme.signaux import INTERROMPU

RACINE = Path(__file__).parents[3]
ENTREE = [sys.executable, "-m", "ecosysteme", "menu"]


@pytest.fixture
def taper(monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, list[list[str]]]]:
    """Types lines into the menu, whose commands return ``code``; returns the exit code and these commands."""

    def taper(*lignes: str, code: int = 0) -> tuple[int, list[list[str]]]:
        suite, lances = iter(lignes), list[list[str]]()

        def lire(_: str) -> str:
            try:
                return next(suite)
            except StopIteration:
                raise EOFError from None

        def lancer(arguments: list[str]) -> int:
            lances.append(arguments)
            return code

        monkeypatch.setattr(builtins, "input", lire)
        return derouler(lancer), lances

    return taper


@pytest.mark.parametrize(
    ("lignes", "attendu"),
    [
        (("1", "", "", "", ""), "console --jeu othello --premier humain --second ia_alphabeta"),
        (("1", "4", "2", "7", "", ""), "console --jeu nim --premier ia_moteur:niveau=8 --second humain"),
        (("1", "", "", "7", "2", ""), "console --jeu othello --premier humain --second ia_moteur:niveau=2"),
        (("1", "2", "3", "5"), "console --jeu puissance4 --premier humain --second humain --pendule 5:00/0:03"),
        (("2", "", "", "", "", ""), "match --jeu othello --premier ia_alphabeta --second ia_alea -n 10"),
        (("2", "3", "2", "3", "40", "2"), "match --jeu morpion --premier ia_min --second ia_max -n 40 --pendule 1:00"),
        (("3", "", "", "", "", ""), "tournoi ia_alea ia_max ia_alphabeta --jeu othello -n 10 --base tournois.sqlite"),
        (
            ("3", "3", "2, 3", "a.sqlite", "4", "3"),
            "tournoi ia_min ia_max --jeu morpion -n 4 --base a.sqlite --pendule 1:00/0:01",
        ),
        (("4", "f5d6c3"), "analyser -- f5d6c3"),
    ],
)
def test_chaque_numero_devient_une_commande(
    taper: Callable[..., tuple[int, list[list[str]]]], lignes: tuple[str, ...], attendu: str
) -> None:
    assert taper(*lignes, "5") == (0, [attendu.split()])


@pytest.mark.parametrize(
    ("lignes", "phrase"),
    [
        (("9",), "« 9 » n'est pas possible : attendu un numéro de 1 à 5"),
        (("1", "0"), "attendu un numéro de 1 à 4"),
        (("1", "²"), "« ² » n'est pas possible"),
        (("1", "1" * 5000), "« 111111111111111111111111111111111111111… » n'est pas possible"),
        (("un\x1b[31m",), "« un\\x1b[31m » n'est pas possible"),
        (("1", "", "", "7", "31"), "niveau=31 : attendu un entier de 1 à 30"),
        (("2", "", "", "", "0"), "parties=0 : attendu un entier de 1 à 100000"),
        (("2", "", "", "", "beaucoup"), "attendu un entier de 1"),
        (("3", "", "1"), "attendu au moins deux numéros différents"),
        (("3", "", "1 1"), "attendu au moins deux numéros différents"),
        (("3", "", "1 9"), "attendu un numéro de 1 à 7"),
        (("3", "", "1 2", "--reprendre"), "ne commence pas par un tiret"),
        (("4", ""), "attendu des coups, comme f5d6c3"),
    ],
)
def test_le_reste_est_refuse_en_une_phrase_et_redemande(
    taper: Callable[..., tuple[int, list[list[str]]]],
    capsys: pytest.CaptureFixture[str],
    lignes: tuple[str, ...],
    phrase: str,
) -> None:
    assert taper(*lignes) == (0, [])
    assert phrase in capsys.readouterr().out


def test_q_revient_au_menu_puis_le_quitte(taper: Callable[..., tuple[int, list[list[str]]]]) -> None:
    assert taper("1", "3", "Q", "4", "f5", "q", "2") == (0, [["analyser", "--", "f5"]])


def test_ce_qu_un_signal_interrompt_finit_le_menu_ce_qui_echoue_y_revient(
    taper: Callable[..., tuple[int, list[list[str]]]],
) -> None:
    assert taper("4", "f5", "4", "f5", code=INTERROMPU) == (INTERROMPU, [["analyser", "--", "f5"]])
    assert taper("4", "f5", "4", "f5", code=2) == (0, [["analyser", "--", "f5"]] * 2)


def test_les_vraies_commandes_se_suivent(tmp_path: Path) -> None:
    jouer, match, tournoi = "1 3 3 1 a1 q", "2 3 2 3 2 2", "3 3 1,3 t.sqlite 2 2"
    lignes = f"{jouer} {match} {tournoi} 4 zz 5".split()
    fini = subprocess.run(
        ENTREE,
        input="\n".join(lignes) + "\n",
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(RACINE)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert fini.returncode == 0
    assert "Coups joués : a1" in fini.stdout
    assert "2 parties ; couleurs alternées ; pendule 1:00//2:00, règle mondiale" in fini.stdout
    assert (tmp_path / "t.sqlite").exists()
    assert fini.stdout.count("Que faire ?") == 5
    assert "Traceback" not in fini.stderr
    assert fini.stderr.count("Erreur : ") == 1, "zz is no game: analyser says so, and the menu comes back"


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("numero", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("en_jeu", [False, True])
def test_un_signal_le_quitte_proprement(tmp_path: Path, numero: signal.Signals, en_jeu: bool) -> None:
    environnement = {**os.environ, "PYTHONPATH": str(RACINE), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        ENTREE, cwd=tmp_path, env=environnement, stdin=-1, stdout=-1, stderr=-1, text=True, encoding="utf-8"
    ) as menu:
        assert menu.stdin is not None
        assert menu.stdout is not None
        lire = menu.stdout.readline
        if en_jeu:
            menu.stdin.write("1\n3\n1\n6\n1\n")
            menu.stdin.flush()
        while ("Tour 1." if en_jeu else "5  Quitter") not in lire():
            pass
        menu.send_signal(numero)
        if en_jeu and numero == signal.SIGINT:  # it leaves the game, and the menu is there again
            while "5  Quitter" not in lire():
                pass
        erreurs = menu.communicate()[1]
    assert "Traceback" not in erreurs
    assert menu.returncode == (0 if en_jeu and numero == signal.SIGINT else 128 + numero)
