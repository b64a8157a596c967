"""The objects of a Designer file as attributes with types, found by their names when the window is loaded."""

from __future__ import annotations

from typing import Any, Generic, Self, overload

from PySide6.QtCore import QObject

from ui.socle.chargeur import Objet, trouver


class ParNom(Generic[Objet]):
    """An attribute of an ``Index``: the object of that class that the file calls by the same name.

    In an index of one part of the window, ``nom`` says what the file calls it: ``{}_temps``, where ``{}`` is the part.
    """

    def __init__(self, classe: type[Objet], nom: str = "") -> None:
        self._classe, self._nom = classe, nom

    def __set_name__(self, index: type[Index], attribut: str) -> None:
        """Learn how the attribute is called."""
        self._attribut = attribut

    @overload
    def __get__(self, index: None, classe: type[Index]) -> Self: ...
    @overload
    def __get__(self, index: Index, classe: type[Index]) -> Objet: ...
    def __get__(self, index: Index | None, classe: type[Index]) -> Self | Objet:
        """Find the object, and keep it in the index, where Python looks before it asks here again."""
        if index is None:
            return self
        objet = trouver(index.racine, self._classe, (self._nom or self._attribut).format(index.partie))
        vars(index)[self._attribut] = objet
        return objet


class Index:
    """What a subclass lists as ``ParNom``, found below ``racine``; ``LookupError`` names what is not there."""

    def __init__(self, racine: QObject, partie: str = "") -> None:
        """Find everything at once, before anything is moved out of the window; ``partie`` goes into the names."""
        self.racine, self.partie = racine, partie
        for attribut in noms(type(self)):
            getattr(self, attribut)

    def trouver(self, classe: type[Objet], attribut: str) -> Objet:
        """Return what an attribute holds whose name is made at run time; ``LookupError`` without one of that class."""
        objet: Any = vars(self).get(attribut)
        if not isinstance(objet, classe):
            raise LookupError(f"l'index n'a pas de {classe.__name__} nommé {attribut!r}")
        return objet


def noms(index: type[Index]) -> list[str]:
    """List the attributes that ``index`` finds by their names."""
    return [attribut for attribut, valeur in vars(index).items() if isinstance(valeur, ParNom)]
