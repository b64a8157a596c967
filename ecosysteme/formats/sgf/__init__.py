"""SGF, the native format: its text (syntaxe), its games, where they begin, their trees; read, and written."""
