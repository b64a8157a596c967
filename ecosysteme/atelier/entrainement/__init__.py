"""How the engine's evaluation is trained: positions, labels, fit, validation. The kernels are in ``moteur``."""
