"""The openings that somebody wants to know: a repertoire (repertoire) is a tree of variations, kept as an SGF file in a
folder of the user (lieu, depot), proposed from the games of the library (proposition). Its positions, transpositions
merged (positions), tell its cards, which come back on their days (cartes), its lines, how much of what people answer it
covers (couverture), and how it is drilled (seance) against an opponent who answers as people do (adversaire). A
window asks all of that of one object (fonds).
"""
