"""Positions and games as text or bytes, one format a file: text both ways, bytes read only."""

from typing import Any, TypeAlias

# What a key holds, a text, a number, a list or another object, depends on the key: each command says it in its help. A
# class for each object would say no more, and would be turned into this one before it is written.
ObjetJson: TypeAlias = dict[str, Any]
