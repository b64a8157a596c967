"""The table of a class as CSV, for a spreadsheet: a pupil a line, what they did, then three columns a question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import chain
from typing import Final

from ecosysteme.classe.copie import CopieEleve
from ecosysteme.classe.tableau import LigneDeClasse, TableauDeClasse
from ecosysteme.ecriture import lignes_de_tableur
from ecosysteme.fautes import Message

TITRES: Final = (
    *(Message("Élève"), Message("Séance"), Message("Justes"), Message("Jugées"), Message("Secondes")),
    *(Message("Commencée"), Message("Rendue"), Message("Fichier")),
)


def csv_de_classe(
    tableau: TableauDeClasse, dire: Callable[[Message], str] = str, *, francais: bool = True
) -> Iterator[str]:
    """Yield the pieces of the file, its titles in the language of ``dire``, as a spreadsheet in that language opens it.

    A question has its number, which tells it from another of the same title: what was answered, how right that is (1,
    0, or ½ as a teacher may say), and how long it took.
    """
    questions = tableau.questions
    titres = (*map(dire, TITRES), *chain.from_iterable(_titres(tableau.titres[rang], rang, dire) for rang in questions))
    rangees = (_rangee(ligne, questions) for ligne in tableau.lignes)
    return lignes_de_tableur(chain([titres], rangees), francais=francais)


def _titres(titre: str, rang: int, dire: Callable[[Message], str]) -> tuple[str, ...]:
    nom = f"{rang + 1}. {titre}" if titre else dire(Message("Étape {rang}", rang=rang + 1))
    return nom, dire(Message("{etape} : note", etape=nom)), dire(Message("{etape} : secondes", etape=nom))


def _rangee(ligne: LigneDeClasse, questions: tuple[int, ...]) -> tuple[str | float, ...]:
    copie = ligne.copie
    comptes = (copie.justes, copie.jugees, round(copie.secondes, 1))
    debut = (ligne.nom, copie.titre, *comptes, _dater(copie.commencee), _dater(copie.rendue), ligne.fichier)
    return (*debut, *chain.from_iterable(_detail(copie, rang) for rang in questions))


def _detail(copie: CopieEleve, rang: int) -> tuple[str | float, ...]:
    if rang >= len(copie.reponses):
        return ("",) * 3
    une = copie.reponses[rang]
    return une.texte, "" if une.juste is None else une.juste + 0, round(une.secondes, 1)


def _dater(quand: str) -> str:
    """Write a moment as spreadsheets read it: that of the pupil's clock, as its computer showed it."""
    return f"{datetime.fromisoformat(quand):%Y-%m-%d %H:%M:%S}" if quand else ""
