"""Positions and games as text or bytes, one format a file, both ways."""
