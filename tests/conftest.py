"""What every test stands on: Qt off screen, draws that can be repeated, and no Qt at all where there is none."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Generator, Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import HealthCheck, settings

from tests.ordre import ordonner
from tests.tailles import COMPLET

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from applicationIHM import ApplicationIHM
    from tests.fenetre_simulee import Geste
    from tests.lecteur_ecran import LecteurEcran
    from ui.socle.memoire import Memoire

# Before anybody imports Qt: off screen, on a screen of the size of a school's laptop.
if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).with_name('ecran.json')}"
os.environ["MPLBACKEND"] = "agg"  # pyplot opens no window, whatever this machine has

# Nor is the desktop of whoever runs the tests asked whether it likes movement.
os.environ["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"

# Until somebody chooses, the window speaks the system's language: French, for the tests and what they start.
os.environ["LANGUAGE"] = "fr"

# Hundreds of programs are started: what they import is compiled once, even where somebody asked for nothing to be kept.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    sys.dont_write_bytecode = False

# A shell's background job ignores Ctrl+C, nohup the terminal's end, and so would all that the tests start to interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

# No deadline, no complaint of slowness or of draws thrown away: neither a busy machine nor luck is a fault.
SANS_PLAINTE = (HealthCheck.too_slow, HealthCheck.filter_too_much)
settings.register_profile(
    "othellier", deadline=None, suppress_health_check=SANS_PLAINTE, derandomize=bool(os.environ.get("CI"))
)
settings.register_profile("court", settings.get_profile("othellier"), max_examples=16)

SANS_QT = find_spec("PySide6") is None
# What imports Qt, were it only because its doctests are looked for.
DE_QT = ["ui", "clavier.py", "fenetre.py", "lecteur_ecran.py", "mutations.py", "test_applicationIHM*.py"]
collect_ignore_glob = DE_QT if SANS_QT else []
SOURCES_DE_QT = Path(__file__).parents[1] / "ui"


ATTENTE_QT = 120_000  # ms that a test waits for Qt when it gives no bound: pytest-qt's 5 s are short where all stalls


class _Exemples:
    """Looks for doctests only where there is one: most files have none, and the search imports and reads each.

    A plugin of its own: a hook of this file would not be asked about the sources, which are beside it.
    """

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(self, file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
        trouves = yield
        if not any(isinstance(fichier, DoctestModule) for fichier in trouves) or _a_des_exemples(file_path):
            return trouves
        return [fichier for fichier in trouves if not isinstance(fichier, DoctestModule)]


def _a_des_exemples(fichier: Path) -> bool:
    if SANS_QT and fichier.is_relative_to(SOURCES_DE_QT):
        return False
    return b">>>" in fichier.read_bytes()


def pytest_configure(config: pytest.Config) -> None:
    """Choose how much is proved, and lengthen what pytest-qt waits: a bound for a broken test, not a speed."""
    if config.getoption("--complet"):
        os.environ[COMPLET] = "1"
    settings.load_profile("othellier" if COMPLET in os.environ else "court")
    config.pluginmanager.register(_Exemples())
    if SANS_QT:
        return
    from pytestqt.qtbot import QtBot

    for attente in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed, QtBot.waitCallback):
        attente.__kwdefaults__ = {**(attente.__kwdefaults__ or {}), "timeout": ATTENTE_QT}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is for ``--complet``; put the rest in an order in which no two processes compile the same."""
    if COMPLET not in os.environ:
        courts: list[pytest.Item] = []
        longs: list[pytest.Item] = []
        for item in items:
            (longs if item.get_closest_marker("complet") else courts).append(item)
        config.hook.pytest_deselected(items=longs)
        items[:] = courts
    processus = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items[:] = ordonner(items, lambda item: item.nodeid, processus)


def pytest_collection_finish() -> None:
    """Look for garbage less often, and never again in what was imported: a twentieth of the tests' time went there."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Add ``--complet``; leave pytest-qt out where Qt is missing: it would stop the whole run.

    In this hook, because it is the last that comes before pytest-qt looks for Qt, of which the domain needs nothing.
    """
    parser.addoption("--complet", action="store_true", help="the proofs at their full size, as .ci/run plays them")
    if SANS_QT:
        pluginmanager.set_blocked("pytest-qt")


RANGS: Final = count()

# Where the program keeps what its user plays, imports and answers, by the variable that names each place.
LIEUX: Final = {
    "OTHELLIER_JOURNAL": "journal.sqlite",
    "OTHELLIER_CARNET": "carnet.sqlite",
    "OTHELLIER_OUVERTURES": "ouvertures.csv",
    "OTHELLIER_LIVRE": "livre.npz",
    "OTHELLIER_BIBLIOTHEQUE": "bibliotheque",
    "OTHELLIER_REPERTOIRES": "repertoires",
    "OTHELLIER_CLASSE": "classe",
    "OTHELLIER_INCIDENTS": "incidents",
    "XDG_STATE_HOME": "etat",
    "LOCALAPPDATA": "etat",
}


def _garder_sous(dossier: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for nom, lieu in LIEUX.items():
        monkeypatch.setenv(nom, str(dossier / lieu))


@pytest.fixture(autouse=True, scope="session")
def _lieux_des_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what the tests leave, and what they start, out of what whoever runs them keeps."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        _garder_sous(tmp_path_factory.mktemp("lieux"), monkeypatch)
        yield


@pytest.fixture(autouse=True)
def _lieux_du_test(
    _lieux_des_tests: None, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keep what a test leaves out of what the next one finds: an empty library must not have games by their order."""
    _garder_sous(tmp_path_factory.getbasetemp() / f"lieux-{next(RANGS)}", monkeypatch)


@pytest.fixture(autouse=True)
def _figures_fermees() -> Iterator[None]:
    """Close what pyplot keeps open once a test has imported it."""
    yield
    if pyplot := sys.modules.get("matplotlib.pyplot"):
        pyplot.close("all")


@pytest.fixture(autouse=True)
def _sans_survivant() -> Iterator[None]:
    """Delete what the test closed: no event loop does it, and looks, languages and keys would go to it as well."""
    yield
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _espaces_des_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the window say its French as the sources write it; that spaces become no-break ones has tests of its own."""
    if langue := sys.modules.get("ui.socle.langue"):
        monkeypatch.setattr(langue, "INSECABLES", False)


@pytest.fixture
def fenetres() -> Iterator[list[Geste]]:
    """Let pyplot open windows whose person does the gestures of this list."""
    pytest.importorskip("matplotlib")
    from matplotlib import pyplot

    from tests.fenetre_simulee import GESTES, FenetreSimulee

    avant = pyplot.get_backend()
    pyplot.switch_backend(f"module://{FenetreSimulee.__module__}")
    GESTES.clear()
    yield GESTES
    pyplot.close("all")  # while their backend is still there
    pyplot.switch_backend(avant)


@pytest.fixture
def fichier_memoire(tmp_path: Path) -> Path:
    """Where the window of a test remembers what it does, instead of the user's own place."""
    return tmp_path / "memoire.ini"


@pytest.fixture
def memoire(fichier_memoire: Path) -> Memoire:
    """What that window remembers."""
    from tests.fenetre import memoire_dans  # here: most tests have no use for Qt

    return memoire_dans(fichier_memoire)


@pytest.fixture
def fenetre(qtbot: QtBot, memoire: Memoire, monkeypatch: pytest.MonkeyPatch) -> Iterator[ApplicationIHM]:
    """The whole window, open and new; what it says stays until it says something else, however late it is read."""
    from tests.fenetre import fermer, ouvrir

    monkeypatch.setattr("ui.socle.messages.DUREE_MESSAGE", 0)
    fenetre = ouvrir(qtbot, memoire)
    yield fenetre
    fermer(fenetre)


@pytest.fixture
def lecteur(qapp: object) -> Iterator[LecteurEcran]:
    """A screen reader that listens; it must have been told whole sentences only."""
    from tests.lecteur_ecran import MAL_FORMEE, ecouter

    with ecouter() as lecteur:
        yield lecteur
    assert [phrase for phrase in lecteur.phrases if MAL_FORMEE.search(phrase)] == []


@pytest.fixture
def entendus(lecteur: LecteurEcran) -> list[tuple[str, bool]]:
    """What it is given to say, and whether at once."""
    return lecteur.entendus
