"""A session for a class: steps in an order (etape, seance), one file that pupils open (fichier, read by champs), how a
pupil goes through it (passage), the file of their answers (copie), and the table of a folder of these (tableau).
"""
