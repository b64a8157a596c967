"""Tournaments in the window: set up, followed live, their statistics."""
