"""The game on the board as a document: which file it is in, who played it, whether it is still what was read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from ecosysteme.formats.enregistrement import Entete
from ecosysteme.jeu import CoupQuelconque
from ecosysteme.partie import Partie
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.parcours import ligne_principale

INTERDITS: Final = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')  # in the name of a file, on one system or another
LONGUEUR: Final = 80  # characters of a proposed name


@dataclass(frozen=True)
class Document:
    """A game that was read or written: what it is called, and the file that holds it and nothing else, if there is one.

    ``racine`` is its tree as it was then.
    """

    entete: Entete
    nom: str
    chemin: Path | None
    racine: Noeud

    def change(self, partie: Partie) -> bool:
        """Tell whether anything was played or noted in ``partie``, which it is about, since.

        What an analysis measures asks nobody to save: the journal keeps it, and a file that is written has it too.
        """
        return not _pareils(partie.racine, self.racine)

    def raconte(self, partie: Partie) -> bool:
        """Tell whether the main line is still the one that it had: a variation beside it is nobody's game."""
        return _coups(partie.racine) == _coups(self.racine)


def _pareils(racine: Noeud, autre: Noeud) -> bool:
    """Whether two trees of a game differ by evaluations at most."""
    pile = [(racine, autre)]
    while pile:
        noeud, lu = pile.pop()
        if noeud is lu:
            continue
        if len(noeud.suites) != len(lu.suites) or _ecrit(noeud) != _ecrit(lu):
            return False
        pile.extend(zip(noeud.suites, lu.suites, strict=True))
    return True


def _ecrit(noeud: Noeud) -> tuple[object, ...]:
    """Return what somebody plays or writes at a node."""
    return noeud.numero, noeud.secondes, noeud.commentaire, noeud.glyphe, noeud.marque, noeud.proprietes


def _coups(racine: Noeud) -> list[CoupQuelconque]:
    return [noeud.coup for noeud in ligne_principale(racine)]


def figer(partie: Partie) -> Partie:
    """Copy a game: what one does with the copy on the board leaves the other as it was read, or as it is written."""
    copie: Partie = Partie.depuis_arbre(partie.jeu, partie.racine)
    copie.aller_au_noeud(partie.noeud.numero)
    return copie


def a_la_fin(partie: Partie) -> Partie:
    """Copy a game, which then stands at the end of its main line."""
    copie: Partie = Partie.depuis_arbre(partie.jeu, partie.racine)
    copie.aller_a(copie.nb_coups_total)
    return copie


def entete_de(partie: Partie, document: Document | None, noms: tuple[str, str]) -> Entete:
    """Return who plays ``partie``, and what else is known of it.

    That is what its file said as long as it is the game of the file, with whatever variations, else ``noms``, whom the
    window names, today.
    """
    if document is not None and document.raconte(partie):
        return document.entete
    noir, blanc = noms
    return Entete(noir=noir, blanc=blanc, date=date.today().isoformat())


def nom_propose(entete: Entete) -> str:
    """Propose the name of a file, without suffix."""
    nom = f"{entete.noir} - {entete.blanc} {entete.date}"
    return " ".join(INTERDITS.sub(" ", nom).split()).strip(" .-")[:LONGUEUR].strip() or "partie"
