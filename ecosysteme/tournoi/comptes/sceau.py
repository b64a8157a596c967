"""The seal of this user's own programs on what they have added up, so that what somebody else wrote is not believed."""

from __future__ import annotations

import hmac
import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from secrets import token_bytes
from typing import Final

from platformdirs import user_state_path

OCTETS: Final = 32  # of the secret


def sceller(*textes: str) -> bytes | None:
    """Return the seal of some texts; ``None`` where this user's secret can be neither read nor kept."""
    cle = _secret(user_state_path("othellier", appauthor=False) / "sceau")
    return None if cle is None else hmac.digest(cle, "\0".join(textes).encode(), "sha256")


@cache
def _secret(fichier: Path) -> bytes | None:
    """Return what only this user's programs know: drawn once, then read."""
    with suppress(OSError):
        fichier.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            lien = os.open(fichier, os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0), 0o600)
            with os.fdopen(lien, "wb") as neuf:
                neuf.write(token_bytes(OCTETS))
        lu = fichier.read_bytes()
        return lu if len(lu) == OCTETS else None
    return None
