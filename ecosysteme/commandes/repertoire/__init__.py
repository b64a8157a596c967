"""What othellier repertoire does with the openings that somebody wants to know: made, listed and measured (repertoire),
drilled (seance).
"""
