"""The level of the person who plays here, from the games against the levels of the engine: told when one is over, and
given to the engine that plays the next one (``branchement``), in words (``mots``).
"""
