"""The rules of each game in a few steps (``lecons``), played on a board that moves (``demonstration``), in a window of
their own (``dialogue``).
"""
