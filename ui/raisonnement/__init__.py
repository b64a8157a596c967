"""What shows the thinking: search trees, attractors, Grundy values, the engine's line."""
