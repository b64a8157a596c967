"""The library: games of many sources kept in one folder of the user (lieu), SQLite for what is said of them (fichier)
and arrays for what is asked of their positions (tableaux). Games come in by lots (lot), read from anywhere (sources),
long texts by several processes (textes), all of an import or nothing (importation). One asks for positions and games
(bibliotheque, filtres), for players and tournaments (noms, bilans).
"""
