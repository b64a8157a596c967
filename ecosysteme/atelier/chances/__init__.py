"""How the numbers of ``ecosysteme.chances`` are made: games drawn and played (fabrication), their players rated
(cotes), their positions judged (releve), a law for each class of players fitted to them (ajustement), a notice.
"""
