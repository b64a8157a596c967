"""What makes the program and what measures it, which no player runs: training, books, benches, trials.

Only the command line imports it, when one of its commands is asked for.
"""
