"""All that imports PySide6, in rooms that import downwards."""
