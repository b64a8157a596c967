"""One file for each command, above what they share: options (``options``), output (``sortie``), French for Typer's own
texts (``francais``), and what ``match`` and ``tournoi`` have in common (``rencontres``).

``ecosysteme.application`` assembles them.
"""
