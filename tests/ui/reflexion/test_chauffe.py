import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.fenetre import PATIENCE
from ui.reflexion.chauffe import Chauffe


def ecouter(chauffe: Chauffe) -> list[int]:
    dits: list[int] = []
    chauffe.avance.connect(dits.append)
    return dits


def finir(qtbot: QtBot, chauffe: Chauffe, lancer: Callable[[], None]) -> bool:
    with qtbot.waitSignal(chauffe.finie, timeout=PATIENCE) as fin:
        lancer()
    assert fin.args is not None
    return bool(fin.args[0])


def test_une_compilation_qui_dure_dit_ou_elle_en_est(qtbot: QtBot, parent: QObject) -> None:
    chauffe = Chauffe(parent)
    dits = ecouter(chauffe)

    def lancer() -> None:
        chauffe.lancer(sys.executable, "-c", "print('3/8', flush=True); input(); print('8/8\\n1.00 s', flush=True)")
        qtbot.waitUntil(lambda: dits == [37], timeout=PATIENCE)
        chauffe._processus.write(b"\n")

    assert finir(qtbot, chauffe, lancer)
    assert dits == [37, 99], "elle n'est finie qu'à la fin"


def test_le_moteur_de_chaque_jeu_se_dit_pret(qtbot: QtBot, parent: QObject) -> None:
    chauffe, prets = Chauffe(parent), list[str]()
    chauffe.prete.connect(prets.append)
    assert finir(qtbot, chauffe, chauffe.lancer)
    assert sorted(prets) == ["othello", "puissance4"]


def test_une_compilation_breve_ne_dit_rien(qtbot: QtBot, parent: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.reflexion.chauffe.DELAI", PATIENCE)
    chauffe = Chauffe(parent)
    dits = ecouter(chauffe)
    assert finir(qtbot, chauffe, lambda: chauffe.lancer(sys.executable, "-c", "print('1/92\\n92/92\\n0.41 s')"))
    assert dits == []


@pytest.mark.parametrize(
    ("programme", "arguments"), [("/absent", ("x",)), (sys.executable, ("-c", "raise SystemExit(3)"))]
)
def test_un_echec_est_dit(qtbot: QtBot, parent: QObject, programme: str, arguments: tuple[str, ...]) -> None:
    chauffe = Chauffe(parent)
    assert not finir(qtbot, chauffe, lambda: chauffe.lancer(programme, *arguments))


def test_ce_qui_est_deja_compile_ne_dit_rien(qtbot: QtBot, parent: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.reflexion.chauffe.DELAI", 0)  # even a word of it would be heard
    premiere, seconde = Chauffe(parent), Chauffe(parent)
    assert finir(qtbot, premiere, premiere.lancer)
    dits = ecouter(seconde)
    assert finir(qtbot, seconde, seconde.lancer)
    assert dits == []


def test_fermer_arrete_le_processus_sans_rien_annoncer(
    qtbot: QtBot, parent: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.reflexion.programme.ARRET_MAXIMAL", PATIENCE)
    chauffe = Chauffe(parent)
    with qtbot.assertNotEmitted(chauffe.finie, wait=50):
        chauffe.lancer(sys.executable, "-c", "input()")
        chauffe._processus.waitForStarted(PATIENCE)
        chauffe.fermer()
    assert chauffe._processus.processId() == 0
