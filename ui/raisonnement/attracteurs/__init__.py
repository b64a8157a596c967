"""The attractors of tic-tac-toe: where each move leads (``panneau``), and the map of all positions (``carte``)."""
