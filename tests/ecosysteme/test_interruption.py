"""Ctrl+C as a flag, and the work that it stops."""

import signal
from threading import Event, Thread, current_thread, main_thread
from time import perf_counter
from typing import Any

import pytest

from ecosysteme.interruption import interruptible, sur_interruption


def test_le_premier_ctrl_c_previent_le_second_arrete() -> None:
    habituel = signal.getsignal(signal.SIGINT)
    with sur_interruption() as arret:
        assert not arret.is_set()
        signal.raise_signal(signal.SIGINT)
        assert arret.is_set()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    with sur_interruption() as arret:
        assert not arret.is_set()
    assert signal.getsignal(signal.SIGINT) is habituel


def test_le_travail_se_fait_ailleurs_et_rend_ce_qu_il_trouve() -> None:
    assert interruptible(lambda arret: (arret.is_set(), current_thread() is main_thread())) == (False, False)
    with pytest.raises(ZeroDivisionError):
        interruptible(lambda arret: 1 // 0)


def test_ctrl_c_arrete_un_travail_qui_ecoute_et_quitte_celui_qui_n_ecoute_pas() -> None:
    habituel, fin = signal.getsignal(signal.SIGINT), Event()

    def ecouter(arret: Event) -> None:
        signal.raise_signal(signal.SIGINT)
        arret.wait(60)

    def compiler(_: Event) -> None:
        signal.raise_signal(signal.SIGINT)
        fin.wait(60)

    for travail in (ecouter, compiler):
        debut = perf_counter()
        with pytest.raises(KeyboardInterrupt):
            interruptible(travail)
        assert perf_counter() - debut < 30
        assert signal.getsignal(signal.SIGINT) is habituel
    fin.set()


def test_ctrl_c_apres_le_travail_n_est_pas_perdu(monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes just before the one who listened before listens again."""
    habituel, rendre, coups = signal.getsignal(signal.SIGINT), signal.signal, [signal.SIGINT]

    def rendre_tard(numero: int, qui: Any) -> object:
        if qui is habituel and coups:
            signal.raise_signal(coups.pop())
        return rendre(numero, qui)

    monkeypatch.setattr(signal, "signal", rendre_tard)
    with pytest.raises(KeyboardInterrupt):
        interruptible(lambda arret: 0)
    assert not coups


def test_hors_du_fil_principal_rien_n_est_ecoute() -> None:
    """Nothing can be installed there: a façade that a thread of the caller's uses must work all the same."""
    rendus: list[bool] = []
    fil = Thread(target=lambda: rendus.append(interruptible(lambda arret: arret.is_set())))
    fil.start()
    fil.join()
    assert rendus == [False]
