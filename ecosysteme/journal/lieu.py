"""The path of this user's journal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

VARIABLE: Final = "OTHELLIER_JOURNAL"  # of the environment: another file than the user's own


def chemin_du_journal() -> Path:
    """Return the file that ``OTHELLIER_JOURNAL`` names, else that of the user's data folder; it may not exist yet."""
    if voulu := os.environ.get(VARIABLE):
        return Path(voulu)
    return user_data_path("othellier", appauthor=False) / "journal.sqlite"
