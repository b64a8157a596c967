"""Positions and games as text or bytes, one format a file: text both ways, bytes read only."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

# What ``json`` reads and writes: plain values, lists and objects of them.
Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
