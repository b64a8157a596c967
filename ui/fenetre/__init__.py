"""What surrounds the board: score, lists, curve, panels, actions, preferences."""
