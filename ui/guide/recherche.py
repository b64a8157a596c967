"""Where the words that are searched stand in a text, whatever its accents and capitals."""

from __future__ import annotations

from ecosysteme.formats.plusieurs_fichiers import plier


def chercher(texte: str, cherche: str, place: int = 0) -> tuple[int, int] | None:
    """Return where ``cherche`` first begins and ends from ``place`` on, in Qt's places; ``None`` where it is not.

    A letter can be folded into none or into several, and one beyond the first 65,536 takes two of Qt's places.

    >>> chercher("Les règles : Règles", "REGLES"), chercher("Les règles : Règles", "regles", 10)
    ((4, 10), (13, 19))
    """
    plie: list[str] = []
    debuts: list[int] = []
    fin = 0
    for lettre in texte:
        lettres = plier(lettre)
        plie.append(lettres)
        debuts += [fin] * len(lettres)
        fin += 1 + (ord(lettre) > 0xFFFF)
    voulu = plier(cherche)
    depart = next((rang for rang, debut in enumerate(debuts) if debut >= place), len(debuts))
    rang = "".join(plie).find(voulu, depart) if voulu else -1
    if rang < 0:
        return None
    apres = rang + len(voulu)
    return debuts[rang], debuts[apres] if apres < len(debuts) else fin
