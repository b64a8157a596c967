"""The ``othellier`` command: the window when it has no argument or a file, the console application for all the rest.

Where no window can open, a person at a terminal gets the menu of the console instead.

A file is an argument with a dot or a separator in it, which no command has, that names one: ``othellier partie.sgf``.

Nothing here imports Qt before ``systeme.obstacle`` has said that Qt can start, and the console never needs it. What is
long to import is imported inside ``executer``, so that a Ctrl+C is heard meanwhile.
"""

import signal
import sys
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path

# In a process of this command, there is nothing to tidy up nor to say until ``executer`` listens.
if Path(sys.argv[0]).stem.startswith("othellier") and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from ecosysteme.signaux import executer, sortir_sur_signal

# The commands that only this package has, by what the help of all says of them.
AVEC_QT = {
    "captures": "Peint les captures d'écran de la fenêtre dans un dossier.",
    "guide": "Écrit le guide de l'utilisateur en HTML, une page par langue et ses images.",
    "imprimer": "Imprime une partie en PDF : feuille, diagrammes, rapport, problèmes, feuille pour une classe ou à "
    "remplir.",
    "animer": "Écrit une partie en animation GIF ou PNG, une image par coup.",
}


def principal(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; ``arguments`` defaults to those of the process."""
    voulus = list(sys.argv[1:] if arguments is None else arguments)
    return executer(lambda: _fenetre(voulus) if all(map(_est_un_fichier, voulus)) else _console(voulus))


def fenetre() -> int:
    """Open the window on the files that are named, as a double click does: there is no command to mistake them for."""
    return executer(lambda: _fenetre(_fichiers(sys.argv[1:])))


def _fichiers(arguments: list[str]) -> list[str]:
    if not arguments:
        return []
    from ecosysteme.application import lire_fichiers

    return lire_fichiers(arguments, "othellier-fenetre")


def _est_un_fichier(argument: str) -> bool:
    return Path(argument).is_file() and ("." in argument or Path(argument).name != argument)


def _quelqu_un() -> bool:
    """Tell whether somebody reads and types here: a script that cannot open the window must fail, not wait."""
    return all(flux is not None and not flux.closed and flux.isatty() for flux in (sys.stdin, sys.stdout))


def _menu() -> int:
    print()
    return _console(["menu"])


def _console(arguments: list[str]) -> int:
    from ecosysteme.application import lancer

    ajouter()
    return lancer(arguments, "othellier")


@cache  # once per process: each command is made once, too
def ajouter() -> None:
    """Add the commands that need Qt to those of the console; each is imported when it is asked for."""
    from ecosysteme.application import COMMANDES, CommandeAnnoncee

    for nom, faire in (("epreuve", "epreuve"), ("banc", "bancs_et_ceux_de_qt"), ("tournoi", "tournoi")):
        COMMANDES[nom] = COMMANDES[nom]._replace(faire=partial(_commande_qt, faire))
    COMMANDES.update((nom, CommandeAnnoncee(partial(_commande_qt, nom), phrase)) for nom, phrase in AVEC_QT.items())


def _commande_qt(nom: str) -> object:
    from ui.commandes import commandes_qt

    return getattr(commandes_qt, nom)()


def _fenetre(fichiers: list[str]) -> int:
    from ui.socle import systeme

    phrase = systeme.obstacle()
    if phrase is not None:
        code = systeme.refuser(phrase)
        return _menu() if not fichiers and _quelqu_un() else code
    sortir_sur_signal()  # only now: Ctrl+C leaves a game of the menu, and Qt is not imported yet
    try:
        from applicationIHM import main
    except ImportError as erreur:
        phrase = systeme.explication(erreur)
        if phrase is None:
            raise
        return systeme.refuser(phrase)
    return main(*fichiers)
