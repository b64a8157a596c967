"""What othellier bibliotheque imports and answers: positions and games (bibliotheque), players and tournaments
(noms).
"""
