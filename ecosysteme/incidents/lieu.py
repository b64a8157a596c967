"""The folder where incidents are written."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_log_path

VARIABLE: Final = "OTHELLIER_INCIDENTS"  # of the environment: another folder than the user's own


def dossier_des_incidents() -> Path:
    """Return the folder that ``OTHELLIER_INCIDENTS`` names, else the user's log folder; it may not exist yet."""
    if voulu := os.environ.get(VARIABLE):
        return Path(voulu)
    return user_log_path("othellier", appauthor=False)
