"""The compiled engines, with a README of their own: the only room that imports Numba."""
