"""What the window's command says on a machine where Qt cannot start."""

import ctypes
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ui.socle import systeme

RACINE = Path(__file__).parents[3]
VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_SESSION_TYPE", "XDG_RUNTIME_DIR", "QT_QPA_PLATFORM")

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only on Linux may Qt lack its display")


@pytest.fixture
def session_nue(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in (*VARIABLES, "QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"):
        monkeypatch.delenv(variable, raising=False)


def obstacle() -> str:
    """The sentence, checked for what every one of them promises."""
    phrase = systeme.obstacle()
    assert phrase is not None
    assert "\n" not in phrase
    assert "othellier console" in phrase
    return phrase


def lance(code: str, **environnement: str) -> subprocess.CompletedProcess[str]:
    """Run Python code at the root of the project, in a session reduced to these display variables."""
    herite = {nom: valeur for nom, valeur in os.environ.items() if nom not in VARIABLES}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=RACINE,
        env=herite | {"PYTHONIOENCODING": "utf-8"} | environnement,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@linux
def test_sans_ecran_la_commande_le_dit_et_echoue() -> None:
    sortie = lance("import sys; from ui.commandes.lancement import principal; sys.exit(principal([]))")
    assert sortie.returncode == 1
    assert sortie.stdout == ""
    assert len(sortie.stderr.splitlines()) == 1
    assert "n'a pas d'écran" in sortie.stderr
    assert "xvfb xauth" in sortie.stderr
    assert "othellier console" in sortie.stderr


def test_qt_demarre_apres_l_examen() -> None:
    """The libraries loaded to examine them must not hinder the real import, nor come from it."""
    code = (
        "import sys; from ui.socle.systeme import obstacle; assert obstacle() is None, obstacle();"
        "assert 'PySide6' not in sys.modules;"
        "from PySide6.QtWidgets import QApplication, QWidget;"
        "application = QApplication([]); QWidget().show(); print(application.platformName())"
    )
    sortie = lance(code, QT_QPA_PLATFORM="offscreen")
    assert (sortie.stdout.strip(), sortie.returncode) == ("offscreen", 0), sortie.stderr


def test_sans_pyside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6", None)
    assert "pip install PySide6-Essentials" in obstacle()


@linux
@pytest.mark.parametrize(
    ("plateforme", "bibliotheque", "paquets"),
    [
        ("xcb", "libxcb-cursor.so.0", "libxcb-cursor0 libglib2.0-0"),
        ("xcb", "libxkbcommon-x11.so.0", "libxkbcommon-x11-0 libglib2.0-0"),
        ("offscreen", "libEGL.so.1", "libegl1 libglib2.0-0"),
        ("offscreen", "libgthread-2.0.so.0", "libglib2.0-0 libgl1"),
        ("wayland", "libzstd.so.1", "libzstd1 libglib2.0-0"),
    ],
)
@pytest.mark.usefixtures("session_nue")
def test_bibliotheque_manquante(
    plateforme: str, bibliotheque: str, paquets: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(nom: str) -> None:
        raise OSError(f"{bibliotheque}: cannot open shared object file: No such file or directory")

    monkeypatch.setenv("QT_QPA_PLATFORM", plateforme)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(ctypes, "CDLL", refuse)
    phrase = obstacle()
    assert f"il manque la bibliothèque système {bibliotheque} " in phrase
    assert f"apt install {paquets}" in phrase
    assert ("libxcb-keysyms1" in phrase) == (plateforme == "xcb")


@linux
@pytest.mark.usefixtures("session_nue")
def test_serveur_x_mort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":7391")
    phrase = obstacle()
    if "bibliothèque" in phrase:
        pytest.skip("the X11 libraries are not installed")
    assert "DISPLAY=:7391" in phrase
    assert "apt install xvfb xauth" in phrase


@linux
@pytest.mark.usefixtures("session_nue")
def test_compositeur_wayland_mort_puis_vivant(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A socket file left by a dead compositor must not pass for a live one."""
    monkeypatch.setattr(systeme, "_refus", lambda chemin: None)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-3")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    with socket.socket(socket.AF_UNIX) as compositeur:
        compositeur.bind(str(tmp_path / "wayland-3"))
        assert str(tmp_path / "wayland-3") in obstacle()
        compositeur.listen()
        assert systeme.obstacle() is None


@linux
@pytest.mark.usefixtures("session_nue")
def test_les_replis_de_qt_comptent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt goes on to the next platform of the list, and knows no other than those it ships."""
    monkeypatch.setattr(systeme, "_refus", lambda chemin: None)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb;offscreen:size=1")
    assert systeme.obstacle() is None
    monkeypatch.setenv("QT_QPA_PLATFORM", "inconnue")
    assert "« inconnue »" in obstacle()


def test_seules_les_erreurs_de_qt_sont_expliquees() -> None:
    qt = ImportError(
        "libGL.so.1: cannot open shared object file: No such file or directory",
        name="QtWidgets",
        path=str(Path("site-packages", "PySide6", "QtWidgets.abi3.so")),
    )
    assert "libGL.so.1" in (systeme.explication(qt) or "")
    assert systeme.explication(ModuleNotFoundError("No module named 'ui.fenetre'", name="ui.fenetre")) is None
