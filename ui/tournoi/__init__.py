"""Tournaments: set up (``dialogue``, ``preparation``, ``liste_debuts``, ``pendule``, ``editeur_joueur``), run
(``pilote``, ``processus``), followed in a dock (``dock``, ``plateaux``, ``tableau_croise``, ``incidents``), counted
(``statistiques``), their games found and opened (``recherche``, ``parties``).
"""
