"""SGF, the native format: its text (``syntaxe``), and its games with their variations, read and written."""
