"""What measures and photographs the window, which no player runs: benches (``banc*``, ``demarrage``, ``occupation``),
screenshots (``captures*``), the window made for the occasion that they drive (``essai``), and the trials of
``othellier epreuve`` that need it (``epreuve_fenetre``).
"""
