"""A JSON object of a file that may be anybody's, read field by field: of its kind, within its bounds, none left."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Final, Self

from ecosysteme.fautes import Faute, nettoyer
from ecosysteme.lecture import lire_json, lire_octets

VERSION: Final = 1


class Champs:
    """Gives the fields of an object; ``Faute`` for one that is not what is expected, or lacks."""

    def __init__(self, objet: Any) -> None:
        if not isinstance(objet, dict):
            raise Faute("attendu un objet JSON")
        self._objet = objet
        self._lus: set[str] = set()

    @classmethod
    def du_fichier(cls, chemin: Path, genre: str, suffixe: str, limite: int) -> Self:
        """Read a file of at most ``limite`` bytes whose field ``format`` says that it is of ``genre``."""
        return cls.du_texte(lire_octets(chemin, limite), genre, suffixe)

    @classmethod
    def du_texte(cls, texte: str | bytes, genre: str, suffixe: str) -> Self:
        """Read the text of such a file, whose name ends with ``suffixe``."""
        try:
            champs = cls(lire_json(texte))
        except ValueError as erreur:
            raise Faute(
                "fichier abîmé, ou d'un autre genre ({raison}) : attendu un fichier {suffixe}",
                raison=erreur,
                suffixe=suffixe,
            ) from None
        if champs._prendre("format") != genre:
            raise Faute("ce n'est pas le bon genre de fichier : attendu un fichier {suffixe}", suffixe=suffixe)
        version = champs.entier("version", 1, 1 << 30)
        if version != VERSION:
            raise Faute("version {version} du format : attendu {attendue}", version=version, attendue=VERSION)
        return champs

    def _prendre(self, nom: str) -> Any:
        self._lus.add(nom)
        return self._objet.get(nom)

    def __contains__(self, nom: str) -> bool:
        """Tell whether there is such a field."""
        return nom in self._objet

    def texte(self, nom: str, limite: int, *, vide: bool = True) -> str:
        """Return words without what would act on a screen; they may lack, unless ``vide`` is false."""
        lu = self._prendre(nom)
        return "" if lu is None and vide else texte_borne(nom, lu, limite, vide)

    def textes(self, nom: str, nombre: int, limite: int) -> tuple[str, ...]:
        """Return a list of at most ``nombre`` texts, none of them empty, all different."""
        lus = tuple(texte_borne(nom, lu, limite, False) for lu in self.liste(nom, nombre))
        if len(set(lus)) != len(lus):
            raise Faute("{nom} : attendu des textes différents", nom=nom)
        return lus

    def liste(self, nom: str, nombre: int) -> list[Any]:
        """Return a list of at most ``nombre`` elements."""
        lu = self._prendre(nom)
        if not isinstance(lu, list) or len(lu) > nombre:
            raise Faute("{nom} : attendu une liste de {nombre} éléments au plus", nom=nom, nombre=nombre)
        return lu

    def entier(self, nom: str, minimum: int, maximum: int) -> int:
        """Return a whole number within bounds."""
        return entier_borne(nom, self._prendre(nom), minimum, maximum)

    def secondes(self, nom: str, maximum: float) -> float:
        """Return a duration."""
        lu = self._prendre(nom)
        if type(lu) not in (int, float) or not math.isfinite(lu) or not 0 <= lu <= maximum:
            raise Faute("{nom} : attendu une durée en secondes", nom=nom)
        return float(lu)

    def verdict(self, nom: str) -> bool | None:
        """Return whether something is so, ``None`` when nobody says it."""
        lu = self._prendre(nom)
        if lu is not None and not isinstance(lu, bool):
            raise Faute("{nom} : attendu true, false ou null", nom=nom)
        return lu

    def objet(self, nom: str) -> Champs:
        """Return the object of a field."""
        return Champs(self._prendre(nom))

    def finir(self) -> None:
        """Refuse what was not asked for: a later version of the format, or a name with a mistake in it."""
        for nom in self._objet:
            if nom not in self._lus:
                raise Faute(
                    "champ {nom!r} inconnu : attendu {attendus}", nom=nom, attendus=", ".join(sorted(self._lus))
                )


def entier_borne(nom: str, lu: Any, minimum: int, maximum: int) -> int:
    """Return ``lu`` if it is a whole number within bounds."""
    if type(lu) is not int or not minimum <= lu <= maximum:
        raise Faute("{nom} : attendu un entier de {minimum} à {maximum}", nom=nom, minimum=minimum, maximum=maximum)
    return lu


def texte_borne(nom: str, lu: Any, limite: int, vide: bool) -> str:
    """Return ``lu`` without what would act on a screen, if it is a text that is not too long."""
    if not isinstance(lu, str) or len(lu) > limite:
        raise Faute("{nom} : attendu un texte de {limite} signes au plus", nom=nom, limite=limite)
    net = nettoyer(lu, limite).strip()
    if not net and not vide:
        raise Faute("{nom} : attendu un texte", nom=nom)
    return net
