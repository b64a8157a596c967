"""The trials that ``othellier epreuve`` repeats, most often where the risk is (``epreuve``, ``toutes``): the rules
written a second time (``regles``), readers given damaged inputs (``lecteurs``) and large ones (``memoire``,
``plafond``), games written and read back (``ecrits``), malicious tournament files (``pieges``), the journal under
clocks that leap (``journaux``), killed tournaments (``tueries``), damaged libraries and killed
imports (``bibliotheques``), interrupted commands (``signaux``, ``interrompu``).
"""
