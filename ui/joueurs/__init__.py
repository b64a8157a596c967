"""Who plays: the boxes of each camp, levels, names, external engines."""
