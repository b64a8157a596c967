"""Builds the opening book of Connect Four: whole floors of positions (``construire``, ``etages``), then lines of best
play (``lignes``).
"""
