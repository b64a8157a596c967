"""What othellier bibliotheque imports and answers: positions and games (bibliotheque, filtres), players and tournaments
(noms), who a name is (identites), collections, and games that leave and come back (rangement), games judged and who
errs where (analyses, pertes).
"""
