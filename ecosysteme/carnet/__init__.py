"""The mistakes of this user, kept in one SQLite file (fichier, carnet) with the day on which each comes back
(repetition): symmetric positions are one card (cle). The engine says which answers are accepted (reprise). All of it is
summed up for a calendar and by kinds (tableau). Exercises that were tried come back from the same file
(exercices_faits).
"""
