"""The Grundy values of Nim: those of the heaps, their exclusive or, and the winning moves (``panneau``)."""
