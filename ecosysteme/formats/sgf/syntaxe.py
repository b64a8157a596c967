"""SGF as text: trees of nodes, each with properties, each with values; what they mean is told in ``sgf``.

FF[4], by A. Hollosi. Nothing here recurses: thousands of nodes may be nested.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from math import isfinite
from threading import Event
from typing import Final, Self

from ecosysteme.arret import verifier_arret
from ecosysteme.fautes import Faute
from ecosysteme.formats.texte import Irrecevable

# Possessive, for a repetition that may go back remembers each of its turns, some hundred bytes.
UNE_VALEUR: Final = r"\[([^\\\]]*+(?:\\.[^\\\]]*+)*+)\]"
VALEUR: Final = re.compile(UNE_VALEUR, re.DOTALL)
JETON: Final = re.compile(
    rf"\s*(?:(?P<signe>[();])|(?P<nom>[A-Za-z]+)\s*(?P<valeurs>(?:{UNE_VALEUR}\s*+)++))", re.DOTALL
)
COMPOSEE: Final = re.compile(r"([^\\:]*+(?:\\.[^\\:]*+)*+):(.*)", re.DOTALL)  # a value made of two
ECHAPPE: Final = re.compile(r"\\(\r\n|\n\r|.)", re.DOTALL)
FIN_DE_LIGNE: Final = re.compile(r"\r\n?|\n\r")
# What is underlined where no token is.
FAUTIF: Final = re.compile(r"[();]|[^\s;()\[\]]*(?:\s*(?:\[[^\]]*\]?|\]+))?")
STRUCTURE: Final = re.compile(r"[(\[)]")
DEBUT: Final = re.compile(r"\(\s*;")
ENCODAGE: Final = re.compile(r"\s*([\w -]{1,40}?)\s*", re.ASCII)
MAXIMUM: Final = 250_000  # nodes, variations and values of a game: a node costs some two hundred bytes
TETE: Final = 4_096  # bytes in which the encoding is announced


@dataclass(slots=True)
class NoeudSgf:
    """A node as it is written: its properties in order, their values still protected, and what follows it."""

    proprietes: dict[str, list[str]] = field(default_factory=dict)
    suites: list[NoeudSgf] = field(default_factory=list, repr=False)
    place: int = field(default=0, repr=False, compare=False)  # in the text
    debut: int = field(default=0, repr=False, compare=False)  # of its game in the text

    def texte(self, nom: str) -> str:
        """Return the first value of a property as plain text, nothing when it is not there."""
        return texte_de(self.proprietes.get(nom, [""])[0])


class Rupture(Faute):
    """What is wrong at a place of a text: where its game begins, where the fault does, and where its words end."""

    place: tuple[int, int, int] = (0, 0, 0)
    racine: NoeudSgf | None = None  # of the game up to there
    partie: str = ""  # its text, whose parentheses are closed

    def en(self, debut: int, place: int, fin: int) -> Self:
        """Say where it is."""
        self.place = debut, place, fin
        return self

    def dans(self, debut: int, racine: NoeudSgf | None, partie: str) -> Self:
        """Say which game it is in: where that begins, the end of the text when there is none, its root and its text."""
        self.place = debut, *self.place[1:]
        self.racine, self.partie = racine, partie
        return self


def fermer(texte: str) -> tuple[NoeudSgf | None, str]:
    """Return the root of a game that is cut, ``None`` when nothing of it is whole, and its text, closed."""
    try:
        return next(lire_arbres(texte), (None, ""))
    except Rupture as rupture:
        return rupture.racine, rupture.partie


def lire_arbres(texte: str, arret: Event | None = None) -> Iterator[tuple[NoeudSgf, str]]:
    """Yield the root of each game, and its text; ``Rupture`` at the first thing that is no SGF.

    A parenthesis that is followed by properties, without the semicolon that begins a node, begins one all the same.
    """
    pile: list[NoeudSgf | None] = []  # the node before each parenthesis that is open
    racine: NoeudSgf | None = None
    courant: NoeudSgf | None = None
    place = nombre = debut = 0
    while jeton := JETON.match(texte, place):
        signe = jeton["signe"]
        if not pile and signe != "(":
            break
        if signe == "(":
            debut = debut if pile else jeton.end() - 1
            nombre = _compter(nombre + bool(pile))
            pile.append(courant)
        elif signe == ")":
            courant = pile.pop()
            if not pile and racine is not None:
                verifier_arret(arret)
                yield racine, texte[debut : jeton.end()]
                racine = courant = None
                nombre = 0
        elif courant is None and racine is not None:
            break
        else:
            if signe or courant is None or courant is pile[-1]:
                nombre = _compter(nombre + 1)
                courant = _suivant(courant)
                courant.place, courant.debut = jeton.end() - len(jeton.group().lstrip()), debut
                racine = racine or courant
            if jeton["nom"]:
                nombre = _compter(nombre + _ajouter(courant, jeton))
        place = jeton.end()
    if pile or texte[place:].strip():
        partie = texte[debut:place] + ")" * len(pile)
        raise _rupture(texte, place).dans(debut if pile else len(texte), racine, partie)


def _rupture(texte: str, place: int) -> Rupture:
    """Say what is expected at ``place``, where there is something else."""
    place += len(texte[place:]) - len(texte[place:].lstrip())
    lu = FAUTIF.match(texte, place)
    fin = lu.end() if lu else place
    if fin == place:
        return Rupture("le texte s'arrête avant la parenthèse qui ferme la partie").en(0, place, fin)
    return Rupture(
        "caractère {place} : {texte!r} : attendu une propriété, ;, ( ou )", place=place + 1, texte=texte[place:fin][:20]
    ).en(0, place, fin)


def _compter(nombre: int) -> int:
    if nombre > MAXIMUM:
        raise Irrecevable("SGF : plus de {maximum} nœuds, variantes et valeurs", maximum=MAXIMUM)
    return nombre


def _suivant(courant: NoeudSgf | None) -> NoeudSgf:
    """Return a new node after ``courant``."""
    nouveau = NoeudSgf()
    if courant is not None:
        courant.suites.append(nouveau)
    return nouveau


def _ajouter(noeud: NoeudSgf, jeton: re.Match[str]) -> int:
    """Add a property and count its values."""
    texte = jeton["valeurs"]
    _compter(texte.count("]") - texte.count("\\]"))  # at least so many, known before any is made
    valeurs: list[str] = VALEUR.findall(texte)
    noeud.proprietes.setdefault(_nom(jeton), []).extend(valeurs)
    return len(valeurs)


def _nom(jeton: re.Match[str]) -> str:
    """Return the name of a property; its small letters, which old files have, do not count."""
    return "".join(filter(str.isupper, jeton["nom"])) or jeton["nom"].upper()


def chercher(texte: str, place: int, noms: Container[str]) -> tuple[int, int] | None:
    """Return where a property of one of these names begins and ends, in the node that begins at ``place``."""
    ouvert = False
    while jeton := JETON.match(texte, place):
        if jeton["signe"] and (ouvert or jeton["signe"] != ";"):
            break
        ouvert = True
        if jeton["nom"] and _nom(jeton) in noms:
            return jeton.start("nom"), jeton.start("nom") + len(texte[jeton.start("nom") : jeton.end()].rstrip())
        place = jeton.end()
    return None


def decouper(texte: str, place: int = 0) -> Iterator[tuple[int, int]]:
    """Yield where each game from ``place`` on begins and ends: a parenthesis, to what closes it or the text's end."""
    debut = profondeur = 0
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
    if profondeur:
        yield debut, len(texte)


def premier_noeud(texte: str, debut: int = 0) -> dict[str, str]:
    """Return the properties of the node that begins at ``debut``, those that can be read, the first value of each."""
    noeud = NoeudSgf()
    ouvert = False
    nombre = 0
    while jeton := JETON.match(texte, debut):
        if jeton["nom"]:
            ouvert = True
            nombre = _compter(nombre + _ajouter(noeud, jeton))
        elif ouvert or jeton["signe"] == ")":
            break
        debut = jeton.end()
    return {nom: texte_de(valeurs[0]) for nom, valeurs in noeud.proprietes.items()}


def encodage_annonce(octets: bytes) -> str:
    """Return the encoding that an SGF file names in its head, nothing when there is none."""
    tete = octets[:TETE].decode("latin-1")
    debut = DEBUT.search(tete)
    annonce = ENCODAGE.fullmatch(premier_noeud(tete, debut.start()).get("CA", "")) if debut else None
    return annonce[1] if annonce else ""


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
