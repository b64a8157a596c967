"""Everything that imports PySide6 besides ``applicationIHM``; this file itself imports nothing of it."""
