"""A Dask cluster of this machine, for the tests that play or train on one."""

from __future__ import annotations

from typing import Any

import pytest


def grappe_locale(ouvriers: int, *, fils: int = 1, processus: bool = True) -> Any:
    """Return a cluster as a context manager; the test is skipped where Dask is not installed.

    Its web server takes any free port: without an address it takes 8787, and warns when the test beside it has it.
    """
    distributed = pytest.importorskip("distributed")
    return distributed.LocalCluster(
        n_workers=ouvriers,
        threads_per_worker=fils,
        processes=processus,
        dashboard_address="127.0.0.1:0",
        protocol=None if processus else "tcp",
    )
