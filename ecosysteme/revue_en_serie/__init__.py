"""Serial analysis: games of the library that wait for their moves to be judged (file), judged one a task by processes
of this machine or of a cluster (ouvrier, deroulement), and who errs where (tableau, export).
"""
