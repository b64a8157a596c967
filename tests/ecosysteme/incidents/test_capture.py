"""The hooks of the interpreter: heard, handed on, and given back."""

from __future__ import annotations

import gc
import sys
import threading
from pathlib import Path

import pytest

from ecosysteme.incidents.capture import capturer
from ecosysteme.incidents.restes import restes


class Rupture(Exception):
    """What the tests raise."""


def test_les_trois_accroches_ecrivent_puis_disent_comme_avant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dites: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda genre, *_: dites.append(genre.__name__))
    monkeypatch.setattr(threading, "excepthook", lambda faute: dites.append(str(faute.exc_value)))
    monkeypatch.setattr(sys, "unraisablehook", lambda faute: dites.append(str(faute.exc_value)))
    avant = sys.excepthook, threading.excepthook, sys.unraisablehook

    class Perdue:
        def __del__(self) -> None:
            raise Rupture("perdue")

    def rompre() -> None:
        raise Rupture("fil")

    with capturer(tmp_path):
        sys.excepthook(Rupture, Rupture("principale"), None)
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
        fil = threading.Thread(target=rompre, name="un-fil")
        fil.start()
        fil.join()
        Perdue()
        gc.collect()
    assert dites == ["Rupture", "KeyboardInterrupt", "fil", "perdue"]
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == avant
    [reste] = restes(tmp_path)
    texte = "\n".join(reste.lignes)
    assert all(mot in texte for mot in ("Rupture: principale", "un-fil", "Rupture: fil", "Rupture: perdue"))
    assert "KeyboardInterrupt" not in texte


@pytest.mark.parametrize(("sortie", "laisse"), [(Rupture, 1), (KeyboardInterrupt, 0), (SystemExit, 0)])
def test_une_faute_qui_sort_du_bloc_est_ecrite_une_fin_ne_l_est_pas(
    tmp_path: Path, sortie: type[BaseException], laisse: int
) -> None:
    def vivre() -> None:
        with capturer(tmp_path):
            raise sortie

    with pytest.raises(sortie):
        vivre()
    assert len(restes(tmp_path)) == laisse
