"""What all figures share: an empty Matplotlib figure, and saving it into a file."""

from __future__ import annotations

import io
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any, Final, Literal

from ecosysteme.ecriture import fichier_entier, verifier_destination
from ecosysteme.fautes import Faute

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS: Final = (".svg", ".png", ".pdf")
FINESSE: Final = 150  # dots an inch, in a file
FINESSE_CARNET: Final = 100
MARGE: Final = 0.1  # inches around what is drawn
COULEURS: Final = ("#2f3b3a", "#c8553d")  # first and second camp: told apart in grey too
NEUTRE: Final = "#b9b4a8"


def verifier_matplotlib() -> None:
    """Raise ``ValueError`` saying how to install matplotlib when it is missing."""
    if find_spec("matplotlib") is None:
        raise Faute("une figure demande matplotlib : pip install 'othellier[figures]'")


def verifier_fichier(chemin: Path, lu: str | None = None) -> None:
    """Raise ``ValueError`` when no figure could be written there: better before a long computation than after it.

    ``lu`` is what the command reads, perhaps the name of a file.
    """
    if chemin.suffix.lower() not in FORMATS:
        raise Faute("figure {chemin} : attendu un fichier {attendus}", chemin=chemin, attendus=", ".join(FORMATS))
    verifier_destination(chemin, lu)
    verifier_matplotlib()


def _png(figure: Figure) -> bytes:
    octets = io.BytesIO()
    figure.savefig(octets, format="png")
    return octets.getvalue()


@cache
def _classe() -> Any:
    """Return a ``Figure`` that IPython shows even where nobody asked for ``%matplotlib inline``."""
    from matplotlib.figure import Figure

    # Without a class statement, which could not be type-checked where matplotlib is missing.
    return type("Feuille", (Figure,), {"_repr_png_": _png})


def feuille(largeur: float, hauteur: float) -> Figure:
    """Return an empty figure of so many inches; ``ValueError`` as ``verifier_matplotlib``.

    Where pyplot is in use the figure is one of its own, to be shown and closed by it.
    """
    verifier_matplotlib()
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    mise_en_page = ConstrainedLayoutEngine(w_pad=MARGE, h_pad=MARGE)
    pyplot, forme = _pyplot(), {"figsize": (largeur, hauteur), "dpi": FINESSE_CARNET, "layout": mise_en_page}
    vierge: Figure = pyplot.figure(FigureClass=_classe(), **forme) if pyplot else _classe()(**forme)
    return vierge


def _pyplot() -> Any | None:
    """Return pyplot where somebody imported it, so that their ``plt.show()`` shows our figures too.

    ``None`` in a notebook, whose cell would show them twice, and on a thread that may not open a window.
    """
    pyplot: Any = sys.modules.get("matplotlib.pyplot")
    if pyplot is None or current_thread() is not main_thread() or "inline" in pyplot.get_backend():
        return None
    return pyplot


def epurer(axes: Axes, lignes: Literal["both", "x", "y"] = "both") -> None:
    """Leave only what is read: no frame above and to the right, behind a light grid of ``lignes`` (x, y or both)."""
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(alpha=0.3, axis=lignes)
    axes.set_axisbelow(True)


def enregistrer(figure: Figure, chemin: Path) -> None:
    """Write the figure in the format that the name ends in, svg, png or pdf; ``ValueError`` when it cannot be."""
    verifier_fichier(chemin)
    with fichier_entier(chemin) as sortie:
        figure.savefig(sortie, dpi=FINESSE, format=chemin.suffix[1:].lower())
