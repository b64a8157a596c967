"""SGF as text: trees of nodes, each with properties, each with values; what they mean is told in ``sgf``.

FF[4], by A. Hollosi. Nothing here recurses: thousands of nodes may be nested.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import isfinite
from threading import Event
from typing import Final

from ecosysteme.arret import verifier_arret
from ecosysteme.fautes import Faute

# Possessive, for a repetition that may go back remembers each of its turns, some hundred bytes.
UNE_VALEUR: Final = r"\[([^\\\]]*+(?:\\.[^\\\]]*+)*+)\]"
VALEUR: Final = re.compile(UNE_VALEUR, re.DOTALL)
JETON: Final = re.compile(
    rf"\s*(?:(?P<signe>[();])|(?P<nom>[A-Za-z]+)\s*(?P<valeurs>(?:{UNE_VALEUR}\s*+)++))", re.DOTALL
)
ECHAPPE: Final = re.compile(r"\\(\r\n|\n\r|.)", re.DOTALL)
FIN_DE_LIGNE: Final = re.compile(r"\r\n?|\n\r")
STRUCTURE: Final = re.compile(r"[(\[)]")
ENCODAGE: Final = re.compile(rb"CA\s*\[([\w -]{1,40})\]")
MAXIMUM: Final = 500_000  # nodes and values of a game: each costs some hundred bytes
TETE: Final = 4_096  # bytes in which the encoding is announced


@dataclass(slots=True)
class NoeudSgf:
    """A node as it is written: its properties in order, their values still protected, and what follows it."""

    proprietes: dict[str, list[str]] = field(default_factory=dict)
    suites: list[NoeudSgf] = field(default_factory=list, repr=False)

    def texte(self, nom: str) -> str:
        """Return the first value of a property as plain text, nothing when it is not there."""
        return texte_de(self.proprietes.get(nom, [""])[0])


def lire_arbres(texte: str, arret: Event | None = None) -> Iterator[tuple[NoeudSgf, str]]:
    """Yield the root of each game, and its text; ``ValueError`` naming the place of the first thing that is no SGF."""
    pile: list[NoeudSgf | None] = []  # the node before each parenthesis that is open
    racine: NoeudSgf | None = None
    courant: NoeudSgf | None = None
    place = nombre = debut = 0
    while jeton := JETON.match(texte, place):
        if jeton["nom"]:
            if courant is None or (pile and courant is pile[-1]):
                raise _inattendu(texte, jeton)
            nombre = _compter(nombre + _ajouter(courant, jeton))
        elif jeton["signe"] == "(":
            debut = debut if pile else jeton.end() - 1
            pile.append(courant)
        elif not pile or (jeton["signe"] == ";" and courant is None and racine is not None):
            raise _inattendu(texte, jeton)
        elif jeton["signe"] == ";":
            nombre = _compter(nombre + 1)
            courant = _suivant(courant)
            racine = racine or courant
        else:
            courant = pile.pop()
            if not pile and racine is not None:
                verifier_arret(arret)
                yield racine, texte[debut : jeton.end()]
                racine = courant = None
                nombre = 0
        place = jeton.end()
    reste = texte[place : place + 20]
    if pile or texte[place:].strip():
        raise Faute(
            "SGF, caractère {place} : {texte!r} : attendu une propriété, ;, ( ou )", place=place + 1, texte=reste
        )


def _compter(nombre: int) -> int:
    if nombre > MAXIMUM:
        raise Faute("SGF : plus de {maximum} nœuds et valeurs", maximum=MAXIMUM)
    return nombre


def _suivant(courant: NoeudSgf | None) -> NoeudSgf:
    """Return a new node after ``courant``."""
    nouveau = NoeudSgf()
    if courant is not None:
        courant.suites.append(nouveau)
    return nouveau


def _ajouter(noeud: NoeudSgf, jeton: re.Match[str]) -> int:
    """Add a property and count its values; small letters of its name, which old files have, do not count."""
    nom = "".join(filter(str.isupper, jeton["nom"])) or jeton["nom"].upper()
    valeurs: list[str] = VALEUR.findall(jeton["valeurs"])
    noeud.proprietes.setdefault(nom, []).extend(valeurs)
    return len(valeurs)


def _inattendu(texte: str, jeton: re.Match[str]) -> Faute:
    place = jeton.end() - len(jeton.group().lstrip())
    return Faute("SGF, caractère {place} : {texte!r} inattendu", place=place + 1, texte=texte[place : place + 20])


def decouper(texte: str) -> Iterator[tuple[int, int]]:
    """Yield where each game begins and ends, whatever is inside: a parenthesis, to the one that closes it."""
    debut = profondeur = place = 0
    fermee = True  # no value ends any more after one that does not
    while trouve := STRUCTURE.search(texte, place):
        place = trouve.end()
        if trouve.group() == "[":
            valeur = VALEUR.match(texte, trouve.start()) if fermee else None
            fermee = valeur is not None
            place = valeur.end() if valeur else place
        elif trouve.group() == "(":
            if not profondeur:
                debut = trouve.start()
            profondeur += 1
        elif trouve.group() == ")" and profondeur:
            profondeur -= 1
            if not profondeur:
                yield debut, trouve.end()


def encodage_annonce(octets: bytes) -> str:
    """Return the encoding that a file names in its head, nothing when there is none."""
    trouve = ENCODAGE.search(octets[:TETE])
    return trouve[1].decode("ascii").strip() if trouve else ""


def texte_de(valeur: str) -> str:
    r"""Return the plain text of a value as it is written.

    >>> texte_de(r"a\]b\:c\\d")
    'a]b:c\\d'
    """
    lu = ECHAPPE.sub(lambda trouve: "" if trouve[1][0] in "\r\n" else trouve[1], valeur)
    return FIN_DE_LIGNE.sub("\n", lu)


def proteger(texte: str, deux_points: bool = False) -> str:
    r"""Write a text as a value; in one that is made of two, ``deux_points`` protects the colons too.

    >>> proteger("a]b")
    'a\\]b'
    """
    protege = texte.replace("\\", "\\\\").replace("]", "\\]")
    return protege.replace(":", "\\:") if deux_points else protege


def propriete(nom: str, *valeurs: str) -> str:
    """Write a property with its values, which are protected already.

    >>> propriete("AB", "d5", "e4")
    'AB[d5][e4]'
    """
    return nom + "".join(f"[{valeur}]" for valeur in valeurs)


def nombre(texte: str) -> float | None:
    """Return the number that a text is, ``None`` when it is none."""
    try:
        lu = float(texte)
    except ValueError:
        return None
    return lu if isfinite(lu) else None
