"""What the system refuses to a user who is not root, for tests that root may run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def en_simple_utilisateur() -> Iterator[None]:
    """Root writes everywhere: nobody does not."""
    racine = os.geteuid() == 0
    if racine:
        os.seteuid(65534)
    try:
        yield
    finally:
        if racine:
            os.seteuid(0)
