"""Numbers and durations as French writes them."""

from __future__ import annotations


def en_chiffres(valeur: float, decimales: int = 0) -> str:
    """Write a number as French does: a comma, and unbreakable spaces between thousands.

    >>> en_chiffres(0.126, 2), en_chiffres(7).strip()
    ('0,13', '7')
    """
    return f"{valeur:,.{decimales}f}".replace(",", "\N{NO-BREAK SPACE}").replace(".", ",")


def duree(secondes: float) -> str:
    """Write a short time in the unit that shows it: seconds, milliseconds or microseconds.

    >>> duree(2.5), duree(0.0126), duree(3e-6)
    ('2,50 s', '12,60 ms', '3,00 µs')
    """
    for unite, valeur in (("s", 1.0), ("ms", 1e-3)):
        if secondes >= valeur:
            return f"{en_chiffres(secondes / valeur, 2)} {unite}"
    return f"{en_chiffres(secondes / 1e-6, 2)} µs"
