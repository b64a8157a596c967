"""Several games between machines: who meets whom, with which colour, and what came of it."""
