"""What othellier bibliotheque imports and answers: positions and games (bibliotheque, filtres), players and tournaments
(noms), games judged and who errs where (analyses,
pertes).
"""
