"""The commands, one file each, above what they share: their French, their options, their output.

``ecosysteme.application`` assembles them.
"""
