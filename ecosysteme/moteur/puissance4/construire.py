"""Building the opening book, floor after floor, as far as time allows; what is judged is kept in a journal.

Floors have all their positions up to some number of discs. Beyond, against a side that plays the book, only its
opponent chooses: the positions that it meets are few. So the book follows, for each side in turn, the best move where
that side has the turn, and every reply where it has not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import compress, islice
from pathlib import Path
from types import TracebackType

import numpy as np

from ecosysteme.fautes import Faute
from ecosysteme.moteur.puissance4.etages import depuis_cle, depuis_cles, etages, suivant
from ecosysteme.moteur.puissance4.livre import Avis, Livre
from ecosysteme.moteur.puissance4.position import CASES, cle, du_centre, gagne_en, jouer
from ecosysteme.moteur.puissance4.solveur import Solveur

ENTETE = "# livre de Puissance 4\n"


class Journal:
    """What was judged, in memory and in a text file that grows a line a position."""

    def __init__(self, fichier: Path) -> None:
        """Read the file if it is there; ``ValueError`` when it is no journal of this work."""
        texte = fichier.read_text("ascii", errors="replace") if fichier.is_file() else ""
        texte = texte[: texte.rfind("\n") + 1]  # the last line may have been cut short
        if texte and not texte.startswith(ENTETE):
            raise Faute("le journal {fichier} est d'un autre travail : l'effacer d'abord", fichier=fichier)
        self.avis: dict[int, Avis] = {}
        try:
            for ligne in texte.splitlines()[1:]:
                nombre, score, colonne = ligne.split()
                self.avis[int(nombre, 16)] = int(score), int(colonne)
        except ValueError:
            raise Faute("le journal {fichier} est illisible : l'effacer d'abord", fichier=fichier) from None
        self._flux = fichier.open("r+" if texte else "w", encoding="ascii", newline="\n")
        self._flux.truncate(len(texte))
        self._flux.seek(len(texte))
        if not texte:
            self._flux.write(ENTETE)

    def noter(self, nombre: int, avis: Avis) -> None:
        """Add what was found of a key, on the disk at once: a work of days may be stopped at any moment."""
        self.avis[nombre] = avis
        self._flux.write(f"{nombre:013x} {avis[0]} {avis[1]}\n")
        self._flux.flush()

    def __enter__(self) -> Journal:
        """Return the journal itself, open since it was made."""
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Close the file, whatever was raised."""
        self._flux.close()


def etage_suivant(avis: dict[int, Avis], nombres: list[int]) -> list[int]:
    """Return the keys of what a side meets next when it plays its best move from each of these and is answered."""
    repondus = set()
    for nombre in nombres:
        nous, masque = depuis_cle(nombre)
        colonne = avis[nombre][1]
        if not gagne_en(nous, masque, colonne):
            repondus.add(cle(*jouer(nous, masque, colonne)))
    return suivant(np.array(sorted(repondus), np.uint64)).tolist() if repondus else []


def positions(avis: dict[int, Avis], pions_max: int, complets: int = 0) -> Iterator[list[int]]:
    """Yield the keys to judge, a floor at a time; each needs the ones before judged.

    First, from ``complets`` discs (at most ``pions_max``) up to the empty board, all positions: whoever plays what,
    every move then has its score at once, and only the first of these floors is searched. Then what each side meets.
    """
    yield from reversed([nombres.tolist() for nombres in islice(etages(), complets + 1)])
    cotes = {0: [0], 1: suivant(np.zeros(1, np.uint64)).tolist()}
    for pions in range(pions_max + 1):
        cote = pions % 2
        if pions > complets:
            yield cotes[cote]
        cotes[cote] = etage_suivant(avis, cotes[cote])


def deduire(avis: dict[int, Avis], nombre: int) -> Avis | None:
    """Return the judgement that those of all its children give a position; ``None`` when one is missing."""
    nous, masque = depuis_cle(nombre)
    meilleur = None
    for colonne in du_centre(masque):
        if gagne_en(nous, masque, colonne):
            return (CASES + 1 - masque.bit_count()) // 2, colonne
        enfant = avis.get(cle(*jouer(nous, masque, colonne)))
        if enfant is None:
            return None
        if meilleur is None or -enfant[0] > meilleur[0]:
            meilleur = -enfant[0], colonne
    return meilleur


def livre_de(avis: dict[int, Avis], pions_max: int) -> Livre:
    """Return the book of the positions that are judged among those of at most ``pions_max`` discs."""
    masques = depuis_cles(np.fromiter(avis, np.uint64, len(avis)))[1]
    gardes = (np.bitwise_count(masques) <= pions_max).tolist()
    return Livre(dict(compress(avis.items(), gardes)))


def construire(
    solveur: Solveur,
    journal: Journal,
    pions_max: int,
    complets: int = 0,
    rappel: Callable[[int, int, int], None] | None = None,
) -> Livre:
    """Judge what the journal has not, and return the book of positions of at most ``pions_max`` discs.

    ``complets`` is as for ``positions``. ``rappel(pions, faits, total)`` hears of each position.
    Raises ``Interrompu``: the journal then has what was done.
    """
    for nombres in positions(journal.avis, pions_max, min(complets, pions_max)):
        for rang, nombre in enumerate(nombres):
            bits = depuis_cle(nombre)
            if nombre not in journal.avis:
                journal.noter(nombre, deduire(journal.avis, nombre) or solveur.meilleur(*bits))
            if rappel is not None:
                rappel(bits[1].bit_count(), rang + 1, len(nombres))
    return livre_de(journal.avis, pions_max)
