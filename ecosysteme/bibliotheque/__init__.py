"""The library: games of many sources kept in one folder of the user (lieu), SQLite for what is said of them (fichier)
and arrays for what is asked of their positions (tableaux, generations); games that begin elsewhere are beside these
(posees). Games come in by lots (lot, entrees), read from anywhere (sources), long texts by several processes (textes),
plain games many at once (simples), all of an import or nothing (importation); they leave it and can come back
(suppressions). One asks for positions and games (bibliotheque, parties_lues, filtres, masques), for players and
tournaments (noms, bilans), for collections (collections), for several libraries at once (fragments); the user says
which names are one person's (personnes, marques), of which some are proposed (doublons).
"""
