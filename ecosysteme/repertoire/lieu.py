"""The folder of this user's repertoires."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

VARIABLE: Final = "OTHELLIER_REPERTOIRES"  # of the environment: another folder than the user's own


def dossier_des_repertoires() -> Path:
    """Return the folder that ``OTHELLIER_REPERTOIRES`` names, else that of the user's data; it may not exist yet."""
    if voulu := os.environ.get(VARIABLE):
        return Path(voulu)
    return user_data_path("othellier", appauthor=False) / "repertoires"
