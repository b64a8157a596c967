"""The commands, one file each, above what they share: their French, their options, their output.

``ecosysteme.__main__`` assembles them.
"""
