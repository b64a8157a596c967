"""Tournaments: set up (``dialogue``, ``preparation``, ``liste_debuts``, ``pendule``, ``editeur_joueur``), run
(``pilote``, ``processus``), made longer (``ajout_parties``), told to a screen reader (``annonces``), followed in a dock
(``dock``, ``tableau_croise``, ``incidents``, the boards in ``direct``), counted (``statistiques``), their games found
and opened (``recherche``, ``parties``), and the way back (``retour``).
"""
