"""Our engine for other people's windows: what they may ask, in which words, and the loop that listens to them."""
