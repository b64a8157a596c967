"""How games come into the window and leave it: files, the clipboard, what is dropped, lists of games, copies."""
