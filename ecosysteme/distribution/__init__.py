"""The program as it is shipped: the versions of what it stands on (``versions``), the licences of all that goes with it
(``licences``), and where a newer version is read of (``nouveaute``).
"""
