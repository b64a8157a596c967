"""Tournaments: set up (``dialogue``, ``preparation``, ``pendule``, ``editeur_joueur``), run (``pilote``,
``processus``), followed in a dock (``dock``, ``plateaux``, ``tableau_croise``), counted (``statistiques``), their games
opened (``parties``).
"""
