"""Setting up a position on the board itself: the mode (``mode``), the board that is painted on (``plateau_pose``,
``style_pose``), the bars around it (``barres``), and solving the position (``resolution``).
"""
