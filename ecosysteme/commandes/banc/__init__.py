"""What ``othellier banc`` measures of this machine, a bench a file; ``banc`` is the command they are added to."""
