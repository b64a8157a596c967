"""A game is never lost: every game that is played, its variations and comments, in one SQLite file of the user."""
