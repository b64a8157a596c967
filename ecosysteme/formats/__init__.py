"""Positions and games as text or bytes, one format a file, both ways where another program reads it."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

# What ``json`` reads and writes: plain values, lists and objects of them.
Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"

# An object of which parts are taken out again: what a key holds depends on the key, each command says it in its help. A
# class for each object would say no more, and would be turned into this one before it is written.
ObjetJson: TypeAlias = dict[str, Any]
