"""Finds the even openings (``equilibrees``), judged by the engine as the book of Othello is (``ecosysteme.livre``)."""
