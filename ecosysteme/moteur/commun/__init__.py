"""What every compiled engine stands on: the compiler, raw memory, one search at a time."""
