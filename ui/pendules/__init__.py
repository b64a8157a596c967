"""The clocks in the window: how they are set (``choix``, ``dialogue``), worded (``mots``) and shown on the players'
card (``cadrans``), and the turn that they count (``decompte``).
"""
