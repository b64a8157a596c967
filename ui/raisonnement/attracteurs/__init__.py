"""The attractors of tic-tac-toe: their map and what is said of them."""
