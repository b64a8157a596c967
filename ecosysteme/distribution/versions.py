"""Which versions of what are running here, as a report of an incident needs them."""

from __future__ import annotations

import platform
from importlib import metadata
from typing import Final

PROGRAMME: Final = "othellier"
INCONNUE: Final = "?"  # run from a checkout that was not installed, or without that library
BIBLIOTHEQUES: Final = {
    "Qt (PySide6)": "PySide6-Essentials",
    "NumPy": "numpy",
    "Numba": "numba",
    "llvmlite": "llvmlite",
}


def version(distribution: str) -> str:
    """Return the version of an installed distribution, ``INCONNUE`` when there is none of that name."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return INCONNUE


def versions() -> dict[str, str]:
    """Return the program's version, Python's, those of the libraries that compute and paint, and the system's name."""
    bibliotheques = {nom: version(distribution) for nom, distribution in BIBLIOTHEQUES.items()}
    return {
        "Othellier": version(PROGRAMME),
        "Python": platform.python_version(),
        **bibliotheques,
        "Système": platform.platform(),
    }
