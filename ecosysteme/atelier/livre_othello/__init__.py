"""Builds the opening book of Othello and the even openings, judged by the engine."""
