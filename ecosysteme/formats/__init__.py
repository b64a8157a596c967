"""Positions and games as text or bytes, one format a file: text both ways, bytes read only."""
