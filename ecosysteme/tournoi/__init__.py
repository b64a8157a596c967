"""Series, matches and tournaments. A tournament is a plan (``plan``, ``departs``) whose games are played one a process
(``ouvrier``) on any executor (``deroulement``), each stored in one SQLite file when it is over (``base``, ``fiche``);
what follows from them is Elo, ratings and SPRT (``elo``, ``cotes``, ``sprt``), tables, exports and reports
(``tableau``, ``exports``, ``rapport``). For a window it runs on a thread (``execution``), its games followed live
(``direct``).
"""
