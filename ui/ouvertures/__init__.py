"""The names of the openings in the window (``branchement``): read off its thread when it opens, a fault in those of the
user being told; ``ui.jeux.ouvertures`` says them.
"""
