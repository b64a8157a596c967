"""What goes wrong while the window is open, written to files of this machine, so that its user can report it."""
