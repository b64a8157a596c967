"""SGF, the native format: its text as trees of nodes (syntaxe), what a root tells of its game (entete), the games read
(lecture) and written (ecriture)."""
