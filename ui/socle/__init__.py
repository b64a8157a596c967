"""What knows no game: loading, languages, themes, threads, memory, tables."""
