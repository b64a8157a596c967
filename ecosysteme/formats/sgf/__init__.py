"""SGF, the native format: its text as trees of nodes (syntaxe), read as games (lecture), written (ecriture)."""
