"""The search tree: asked for, laid out, painted, stepped through, worded."""
