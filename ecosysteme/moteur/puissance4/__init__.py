"""Perfect play at Connect Four (6 rows by 7 columns): exact scores from bitboards, and an opening book.

A board is two integers, bit ``7 * colonne + ligne``, row 0 at the bottom: ``nous``, the discs of the side to move, and
``masque``, all discs. The seventh bit of a column stays 0: it parts the columns, and carries of additions stop there.
"""
