"""Everything that imports PySide6 besides ``applicationIHM``, in rooms that import downwards."""
