"""A Matplotlib backend whose person is a list: windows that draw with Agg, clicks written in advance, timers that run.

``plt.show()`` gives each figure the next gesture of ``GESTES`` whenever no timer runs, that is when nobody thinks; at
the end of the list the window is closed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from matplotlib import pyplot
from matplotlib.backend_bases import CloseEvent, FigureManagerBase, MouseButton, MouseEvent, TimerBase
from matplotlib.backends.backend_agg import FigureCanvasAgg

Geste = Callable[[Any], object]  # what the person does to a canvas

GESTES: list[Geste] = []
_minuteries: set[Any] = set()


class MinuterieSimulee(TimerBase):
    def _timer_start(self) -> None:
        _minuteries.add(self)

    def _timer_stop(self) -> None:
        _minuteries.discard(self)


class FenetreSimulee(FigureManagerBase):
    @classmethod
    def start_main_loop(cls) -> None:
        while pyplot.get_fignums():
            avancer(pyplot.gcf().canvas)

    def show(self) -> None:
        self.canvas.draw()

    def destroy(self) -> None:
        self.canvas.callbacks.process("close_event", CloseEvent("close_event", self.canvas))


class FigureCanvas(FigureCanvasAgg):
    _timer_cls = MinuterieSimulee
    manager_class = FenetreSimulee

    def flush_events(self) -> None:
        if getattr(self, "_looping", False):  # in ``start_event_loop``
            avancer(self)


FigureManager = FenetreSimulee


def avancer(canevas: Any) -> None:
    """Let the timers that run do so, or else the person."""
    for minuterie in list(_minuteries):
        minuterie._on_timer()
        time.sleep(0)  # the thread that thinks
    if not _minuteries:
        geste = GESTES.pop(0) if GESTES else fermer
        geste(canevas)


def clic(ligne: float, colonne: float, bouton: int = 1) -> Geste:
    """Click in the middle of a square; ``(-2, 0)`` is above the board."""

    def cliquer(canevas: Any) -> None:
        (axes,) = canevas.figure.axes
        canevas.draw()
        x, y = axes.transData.transform((colonne + 0.5, ligne + 0.5))
        evenement = MouseEvent("button_press_event", canevas, x, y, MouseButton(bouton))
        canevas.callbacks.process("button_press_event", evenement)

    return cliquer


def fermer(canevas: Any) -> None:
    """Close the window."""
    pyplot.close(canevas.figure)
