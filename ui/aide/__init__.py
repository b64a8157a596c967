"""The help menu (``menu``): the keys (``raccourcis``), the glossary (``glossaire``, ``textes``) with one cut of
alpha-beta told in pictures (``coupe_racontee``), versions and licences (``a_propos``), and the question whether there
is a newer version (``nouveautes``).
"""
