"""Builds the opening book of Connect 4: whole floors of positions, then lines of best play."""
