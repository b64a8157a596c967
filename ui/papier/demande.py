"""What is asked to be put on paper, as data, and the document that it makes: the same for a command and a dialog."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ecosysteme.explication import Pourquoi
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import A4, DocumentPapier, Format, Nature
from ecosysteme.papier.pages_classe import PageDeClasse
from ecosysteme.papier.problemes import Probleme
from ecosysteme.papier.sommets import PROFONDEUR
from ui.papier.classe import composer_classe
from ui.papier.diagrammes import composer_diagrammes
from ui.papier.feuille import composer_feuille
from ui.papier.problemes import composer_problemes
from ui.papier.rapport import composer_rapport


@dataclass(frozen=True)
class Demande:
    """One document: what it is, of which game, on which sheet; what else each kind needs, empty for the others.

    ``numeros`` are the moves after which there is a diagram, the marked positions where it is empty, or the one move
    after which a class searches the tree, ``profondeur`` plies deep, on those ``pages`` or on all; ``problemes`` come
    from ``origine``, which is also what somebody called a sheet for a class, at whose foot ``marque`` says whose it is;
    ``raisons`` say why moves were mistakes, by their numbers.
    """

    nature: Nature
    fiche: Fiche
    feuille: Format = A4
    numeros: tuple[int, ...] = ()
    problemes: tuple[Probleme, ...] = ()
    origine: str = ""
    marque: str = ""
    profondeur: int = PROFONDEUR
    pages: tuple[PageDeClasse, ...] = ()
    raisons: Mapping[int, Pourquoi] = field(default_factory=dict)


def composer(demande: Demande) -> DocumentPapier:
    """Make the document, in the language of the moment; ``ValueError`` saying what it lacks."""
    fiche, feuille = demande.fiche, demande.feuille
    match demande.nature:
        case "feuille":
            return composer_feuille(fiche, feuille)
        case "vierge":
            return composer_feuille(fiche.vide(), feuille)
        case "diagrammes":
            return composer_diagrammes(fiche, feuille, demande.numeros)
        case "rapport":
            return composer_rapport(fiche, feuille, demande.raisons)
        case "problemes":
            return composer_problemes(fiche.jeu, demande.problemes, feuille, demande.origine)
        case "classe":
            [numero] = demande.numeros
            nom, marque = demande.origine, demande.marque
            return composer_classe(fiche, feuille, numero, demande.profondeur, demande.pages, nom, marque)
