"""How games come into the window and leave it. In: pasted or dropped (``transfert``, ``depot``), read off the GUI
thread (``lecteur``), asked about when a text can be read in several ways (``question``) or only in part (``apercu``),
remarked on (``remarques``), listed (``liste``, ``modele``, ``contenus``). Who played it, when and where is written by
hand (``circonstances``). Out: the file of the game (``document``, ``recents``), written (``sauvegarde``) or copied
(``copie``).
"""
