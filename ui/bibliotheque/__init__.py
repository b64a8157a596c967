"""The library in the window: what was played in the position on the board, and by whom (``branchement``), asked on a
thread of its own (``acces``), shown in the first tab of Étudier (``page``).
"""
