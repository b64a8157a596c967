"""The help menu (``menu``): any action by its words (``boite_commandes``, from the ``inventaire`` of all, found as
``mots_cherches`` says), the keys (``raccourcis``), which can be
changed (``touches``), the glossary (``glossaire``, ``textes``) with one cut of alpha-beta
told in pictures (``coupe_racontee``), versions and licences (``a_propos``), and the question whether there is a newer
version (``nouveautes``); what is said aloud of commands that switch
(``bascules``) or that cannot be given now (``refus``).
"""
