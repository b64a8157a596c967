"""Positions and games as text, one format a file, both ways."""
