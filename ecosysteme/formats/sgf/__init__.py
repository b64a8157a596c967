"""SGF, the native format: its text as trees of nodes (syntaxe), what a root tells of its game (entete), games read (lecture) and written (ecriture)."""
