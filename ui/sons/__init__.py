"""The sounds of the window, off until somebody asks for them (``branchement``): we compute them (``synthese``), and a
program of the system plays them (``lecteur``).
"""
