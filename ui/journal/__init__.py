"""The games of the journal in the window: the one to go on with, offered in a bar, and all of them in a list."""
