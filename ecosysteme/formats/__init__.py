"""Positions and games as text or bytes, one format a file. ``reconnaitre`` tells which format a text is in,
``ecrivains`` lists all that can be written. A game that was read is an ``Enregistrement`` (``enregistrement``), kept as
a byte a move while nobody looks at it (``partie_compacte``). Faulty texts are read up to their fault (``reprise``),
transcripts with words around them too (``transcription_tolerante``); several files make one list
(``plusieurs_fichiers``), and a file is read in a process of its own (``a_part``).
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

# What ``json`` reads and writes: plain values, lists and objects of them.
Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"

# An object of which parts are taken out again: what a key holds depends on the key, each command says it in its help. A
# class for each object would say no more, and would be turned into this one before it is written.
ObjetJson: TypeAlias = dict[str, Any]
