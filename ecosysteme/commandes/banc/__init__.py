"""What ``othellier banc`` measures, one bench a file; ``banc`` is the command that they are added to."""
