"""The folder where work for a class is kept until somebody saves it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

VARIABLE: Final = "OTHELLIER_CLASSE"  # of the environment: another folder than the user's own


def dossier_de_la_classe() -> Path:
    """Return the folder that ``OTHELLIER_CLASSE`` names, else that of the user's data; it may not exist yet."""
    if voulu := os.environ.get(VARIABLE):
        return Path(voulu)
    return user_data_path("othellier", appauthor=False) / "classe"
