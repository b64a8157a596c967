"""What knows no game and all rooms share: the Designer file loaded (``chargeur``), themes, languages (``langue``,
``retraduction``), what is remembered (``memoire``), the one place that starts threads (``taches``), an event filter
shared by all who watch a widget (``filtres_evenements``), faults in the window's language (``raisons``), words shown as
plain text (``textes``), what is said for a moment (``messages``), file boxes (``fichiers``), tables, docks and icons.
"""
