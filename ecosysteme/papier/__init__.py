"""What a game leaves on paper: where each thing stands on a page, boards in black and white, problems to solve.

Pages are data, in millimetres; whoever paints them (a PDF, a printer, the window) decides nothing any more.
"""
