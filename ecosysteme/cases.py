"""Squares: how one is written in the program, and how many the board of Othello has on a side."""

from __future__ import annotations

from typing import Final, TypeAlias

Position: TypeAlias = tuple[int, int]  # (line, column), from 0 at the top and at the left

# Squares a side of the board of tournaments: the default, and the only one that engines, GGF and WTHOR know.
TAILLE_STANDARD: Final = 8
