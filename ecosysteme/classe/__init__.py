"""A session for a class: steps in an order (etape, seance), one file that pupils open (fichier, with its exercises in
exercice_ecrit, read by champs), how a pupil goes through it (passage), the file of their answers (copie), and the table
of a folder of these (tableau), judged by hand where need be (corrections), for a spreadsheet (export). Kept in a folder
of the user (lieu) until it is saved: the draft of a session (brouillon), work that was begun (gardees).
"""
