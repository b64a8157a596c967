"""Where the ``othellier`` command leads: the window, the console, or the sentence that explains."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from ecosysteme.application import COMMANDES, groupe
from ui.commandes import lancement
from ui.socle import systeme


@pytest.mark.parametrize("nom", [*lancement.AVEC_QT, "banc", "epreuve"])
def test_les_commandes_de_qt_se_disent_de_meme_dans_l_aide_de_toutes(nom: str) -> None:
    lancement.ajouter()
    assert groupe().get_command(None, nom).get_short_help_str(1000) == COMMANDES[nom].phrase


def test_sans_argument_ouvre_la_fenetre(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["othellier"])
    monkeypatch.setattr(systeme, "obstacle", lambda: None)
    monkeypatch.setitem(sys.modules, "applicationIHM", SimpleNamespace(main=lambda: 7))
    assert lancement.principal() == 7


def test_obstacle_dit_sans_toucher_a_qt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(systeme, "obstacle", lambda: "pas d'écran")
    monkeypatch.setitem(sys.modules, "applicationIHM", None)  # importing it would fail
    assert lancement.principal([]) == 1
    assert capsys.readouterr() == ("", "pas d'écran\n")


def test_une_erreur_d_import_qui_n_est_pas_de_qt_garde_sa_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(systeme, "obstacle", lambda: None)
    monkeypatch.setitem(sys.modules, "applicationIHM", None)
    with pytest.raises(ImportError, match="applicationIHM"):
        lancement.principal([])


def test_avec_arguments_la_console_rend_son_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The console must run, and pass its exit code on, where no window can open."""
    monkeypatch.setattr(systeme, "obstacle", lambda: "pas d'écran")
    assert lancement.principal(["--version"]) == 0
    assert lancement.principal(["inconnue"]) == 2
    assert "voir othellier --help" in capsys.readouterr().err


@pytest.fixture
def ouverts(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What the window is opened on, instead of opening it."""
    recus: list[tuple[str, ...]] = []
    monkeypatch.setattr(systeme, "obstacle", lambda: None)
    monkeypatch.setitem(sys.modules, "applicationIHM", SimpleNamespace(main=lambda *fichiers: recus.append(fichiers)))
    return recus


def test_des_fichiers_ouvrent_la_fenetre_sur_eux(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ouverts: list[tuple[str, ...]]
) -> None:
    monkeypatch.chdir(tmp_path)
    for nom in ("partie.sgf", "finale", "match"):
        (tmp_path / nom).write_text("")
    for arguments in (["partie.sgf"], ["partie.sgf", "./finale"], [str(tmp_path / "match")]):
        lancement.principal(arguments)
    assert ouverts == [("partie.sgf",), ("partie.sgf", "./finale"), (str(tmp_path / "match"),)]


def test_le_double_clic_prend_tout_argument_pour_un_fichier(
    monkeypatch: pytest.MonkeyPatch, ouverts: list[tuple[str, ...]]
) -> None:
    monkeypatch.setattr(sys, "argv", ["othellier-fenetre", "match"])
    lancement.fenetre()
    assert ouverts == [("match",)]


def test_une_commande_reste_une_commande_meme_si_un_fichier_porte_son_nom(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    ouverts: list[tuple[str, ...]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "console").write_text("")
    (tmp_path / "partie.sgf").write_text("")
    assert lancement.principal(["console", "--help"]) == 0
    for absent in ("absente.sgf", "./absente"):
        assert lancement.principal([absent]) == 2
        assert f"fichier {absent!r} introuvable" in capsys.readouterr().err
    assert lancement.principal(["partie.sgf", "--json"]) == 2
    assert ouverts == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="ailleurs, l'écran fait partie du système")
def test_sans_ecran_un_terminal_recoit_le_menu_et_un_script_un_echec() -> None:
    import pty

    racine = Path(__file__).parents[3]
    ecrans = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM")
    environnement = {nom: valeur for nom, valeur in os.environ.items() if nom not in ecrans}
    environnement["PYTHONPATH"] = str(racine)
    commande = [sys.executable, "-c", "import sys; from ui.commandes.lancement import principal; sys.exit(principal())"]
    script = subprocess.run(commande, env=environnement, input="5\n", capture_output=True, text=True, check=False)
    assert script.returncode == 1
    assert script.stdout == ""
    maitre, esclave = pty.openpty()
    echanges = [
        ("[1] : ", b"1\n"),
        ("[1] : ", b"3\n"),
        ("[1] : ", b"3\n"),
        ("[1] : ", b"1\n"),
        ("Coup de X : ", b"q\n"),
        ("[1] : ", b"\x04"),
    ]
    dit = ""
    with subprocess.Popen(commande, env=environnement, stdin=esclave, stdout=esclave, stderr=subprocess.PIPE) as menu:
        os.close(esclave)
        for invite, reponse in echanges:  # a game, left; then the end of the input
            vu = len(dit)
            while invite not in dit[vu:]:
                dit += os.read(maitre, 4096).decode(errors="replace")
            os.write(maitre, reponse)
        erreurs = menu.communicate()[1].decode()
    os.close(maitre)
    assert menu.returncode == 0
    assert erreurs == script.stderr, "why there is no window is said in both cases"
    assert dit.count("Que faire ?") == 2
    assert "Partie quittée." in dit
