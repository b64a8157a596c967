"""How the engine's evaluation is trained: positions, labels, fit, validation. Numbers only; kernels are in ``moteur``."""
