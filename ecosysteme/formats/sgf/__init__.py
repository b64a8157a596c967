"""SGF, the native format: its text as nodes (syntaxe), where a game begins (depart), read (lecture), written (ecriture)."""
