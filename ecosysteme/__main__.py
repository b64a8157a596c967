"""``python -m ecosysteme``: the command line without the window."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence

if __name__ == "__main__" and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until ``executer`` listens there is nothing to tidy up, nor to say

from ecosysteme.signaux import executer


def principal(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; ``arguments`` defaults to those of the process."""

    def programme() -> int:
        from ecosysteme.application import lancer  # long to import: Ctrl+C must already be heard

        return lancer(arguments, "python -m ecosysteme")

    return executer(programme)


if __name__ == "__main__":
    sys.exit(principal())
