"""What both engines stand on: the compiler, raw memory, named types for numbers, one search at a time."""
