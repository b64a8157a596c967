"""The compiled engines, in three rooms: what both stand on, Othello and Connect Four. Nobody else imports Numba."""
