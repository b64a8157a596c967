"""What goes wrong while the window is open: caught (``capture``), written to files that stay small (``seance``,
``lieu``), read at the next start (``restes``), without the user's names (``anonymat``).
"""
