"""A lesson, in which serious mistakes of a person are told while they play: from which loss on (severite), and who
judges their moves meanwhile, in a process that gives way to all others (juge).
"""
