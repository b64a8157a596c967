"""The Grundy values of Nim."""
