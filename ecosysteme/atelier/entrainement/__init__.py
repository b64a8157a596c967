"""How the engine's evaluation is trained (``entrainement``), in a folder from which it can resume (``dossier``), stage
by stage (``recette``): labelled positions (``lots``), the fit (``ajustement``, ``reseaux``), its measure
(``validation``), Multi-ProbCut's deviations (``deviations``), and the text beside the weights (``notice``). The kernels
are in ``ecosysteme.moteur``.
"""
