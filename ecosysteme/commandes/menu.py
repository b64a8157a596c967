"""``menu``: play, match, tournament, analysis, chosen by their numbers; each answer becomes a command, which is shown.

Numbers only, and every question has an answer that Enter gives: nobody has to know an option.
"""

from __future__ import annotations

import contextlib
import importlib
import re
import shlex
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import typer

from ecosysteme.commandes.sortie import dire
from ecosysteme.console import abreger, lire_au_terminal
from ecosysteme.fautes import Faute, imprimable
from ecosysteme.jeu import Jeu
from ecosysteme.jeux import JEUX
from ecosysteme.joueurs import JOUEURS, Humain, IAalea, IAmax, IAmoteur
from ecosysteme.joueurs.alphabeta import IAalphabeta
from ecosysteme.pendules import USUELLES
from ecosysteme.reglages import NIVEAU, NIVEAU_NOIR, NOMBRE_PARTIES, Reglage
from ecosysteme.signaux import INTERROMPU, fin_exigee

PARTIES: Final = 10  # of a match, or of each pair of a tournament
BASE: Final = "tournois.sqlite"
MACHINES: Final = {nom: classe for nom, classe in JOUEURS.items() if classe is not Humain}
SORTIES: Final = ("q", "quitter")

Lu = TypeVar("Lu")


class Retour(Exception):
    """The person wants the menu back."""


def menu(contexte: typer.Context) -> None:
    """Propose par numéro de jouer, de faire jouer des machines ou d'analyser, dans ce terminal."""
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")  # lets input() recall and edit lines, where Python has it
    principal = contexte.find_root()
    nom = principal.info_name or "othellier"

    def lancer(arguments: list[str]) -> int:
        dire(f"→ {nom} {shlex.join(arguments)}\n")
        try:
            principal.command.main(args=arguments, prog_name=nom)
        except SystemExit as sortie:
            return sortie.code if isinstance(sortie.code, int) else 0
        return 0

    raise typer.Exit(derouler(lancer))


def derouler(lancer: Callable[[list[str]], int]) -> int:
    """Offer the menu until somebody leaves it, and return the exit code; ``lancer`` runs a command and returns its own.

    The end of the input leaves, as *Quitter* does. What ends a command by a signal ends the menu with it; the Ctrl+C
    that leaves a game comes back here.
    """
    entrees = ("Jouer une partie", "Match entre deux machines", "Tournoi de machines", "Analyser une partie", "Quitter")
    preparations = (_jouer, _match, _tournoi, _analyser)
    try:
        while not fin_exigee():
            rang = _accueillir(entrees)
            if rang == len(preparations):
                break
            with contextlib.suppress(Retour):
                if (code := lancer(preparations[rang]())) == INTERROMPU:
                    return code
    except EOFError:
        dire()
    except KeyboardInterrupt:
        dire()  # the cursor stands behind the question
        raise
    return 0


def _accueillir(entrees: Sequence[str]) -> int:
    try:
        return _choisir("Que faire ?", entrees, 0)
    except Retour:
        return len(entrees) - 1


def _jouer() -> list[str]:
    jeu = _choisir_jeu()
    premier, second = jeu.noms_camps
    camps = (f"{premier}, qui commence", second, "Les deux, à tour de rôle")
    camp = _choisir("Quel camp jouez-vous ?", camps, 0)
    humain = Humain.nom
    autre = humain if camp == 2 else _choisir_machine("Contre qui ?", list(MACHINES).index(IAalphabeta.nom))
    if autre == IAmoteur.nom:
        question = f"Niveau, de {NIVEAU.minimum} (débutant) à {NIVEAU.maximum}"  # unasked, it would be the last
        autre = f"{autre}:{NIVEAU.nom}={_demander(question, str(NIVEAU_NOIR.defaut), NIVEAU.lire)}"
    noir, blanc = (autre, humain) if camp == 1 else (humain, autre)
    return ["console", "--jeu", jeu.nom, "--premier", noir, "--second", blanc, *_choisir_pendule()]


def _match() -> list[str]:
    jeu = _choisir_jeu()
    premier = _choisir_machine("Première machine ?", list(MACHINES).index(IAalphabeta.nom))
    second = _choisir_machine("Seconde machine ?", 0)
    return ["match", "--jeu", jeu.nom, "--premier", premier, "--second", second, "-n", _compter(), *_choisir_pendule()]


def _tournoi() -> list[str]:
    jeu, machines = _choisir_jeu(), list(MACHINES)
    _montrer("Quelles machines ?", [classe.libelle for classe in MACHINES.values()])

    def lire(reponse: str) -> list[str]:
        rangs = [_rang(mot, len(machines)) for mot in re.split(r"[\s,;]+", reponse)]
        if len(rangs) < 2 or len(set(rangs)) < len(rangs):
            raise Faute("attendu au moins deux numéros différents, comme 1 3 6")
        return [machines[rang] for rang in rangs]

    defaut = " ".join(str(machines.index(classe.nom) + 1) for classe in (IAalea, IAmax, IAalphabeta))
    joueurs = _demander("Numéros", defaut, lire)
    base = _demander("Fichier qui garde les parties", BASE, _lire_nom)
    return ["tournoi", *joueurs, "--jeu", jeu.nom, "-n", _compter(), "--base", base, *_choisir_pendule()]


def _analyser() -> list[str]:
    partie = _demander("Coups de la partie d'othello (f5d6c3…), ou fichier qui la contient", "", _lire_partie)
    return ["analyser", "--", partie]


def _choisir_jeu() -> Jeu:
    noms = list(JEUX)
    return JEUX[noms[_choisir("Quel jeu ?", noms, 0)]]()


def _choisir_machine(question: str, defaut: int) -> str:
    libelles = [classe.libelle for classe in MACHINES.values()]
    return list(MACHINES)[_choisir(question, libelles, defaut)]


def _choisir_pendule() -> list[str]:
    """Ask for one of the usual clocks; another is given on the command line."""
    rang = _choisir("Quelle pendule pour chaque camp ?", ("Aucune", *USUELLES), 0)
    return ["--pendule", USUELLES[rang - 1]] if rang else []


def _compter() -> str:
    reglage = Reglage("parties", PARTIES, NOMBRE_PARTIES.phrase, NOMBRE_PARTIES.minimum, NOMBRE_PARTIES.maximum)
    return str(_demander("Nombre de parties", str(PARTIES), reglage.lire))


def _lire_nom(reponse: str) -> str:
    if reponse.startswith("-"):
        raise Faute("attendu un nom de fichier, qui ne commence pas par un tiret")
    return reponse


def _lire_partie(reponse: str) -> str:
    if not reponse:
        raise Faute("attendu des coups, comme f5d6c3, ou un nom de fichier")
    return reponse


def _montrer(question: str, choix: Sequence[str]) -> None:
    dire(f"\n{question}")
    for rang, texte in enumerate(choix, 1):
        dire(f"  {rang}  {texte}")


def _choisir(question: str, choix: Sequence[str], defaut: int) -> int:
    """Ask for the number of one of ``choix`` and return its rank, from 0."""
    _montrer(question, choix)
    return _demander("Numéro", str(defaut + 1), lambda reponse: _rang(reponse, len(choix)))


def _rang(reponse: str, nombre: int) -> int:
    """Read a number from 1 to ``nombre`` as a rank from 0; ``ValueError`` for anything else."""
    if not (reponse.isascii() and reponse.isdecimal() and len(reponse) <= 3 and 1 <= int(reponse) <= nombre):
        raise Faute("attendu un numéro de 1 à {nombre}", nombre=nombre)
    return int(reponse) - 1


def _demander(question: str, defaut: str, lire: Callable[[str], Lu]) -> Lu:
    """Ask until ``lire`` accepts the answer, ``defaut`` when nothing is typed; ``Retour`` on *q*."""
    invite = f"{question} [{defaut}] : " if defaut else f"{question} : "
    while True:
        reponse = lire_au_terminal(invite).strip()
        if reponse.lower() in SORTIES:
            raise Retour
        try:
            return lire(reponse or defaut)
        except ValueError as erreur:
            dire(f"« {imprimable(abreger(reponse))} » n'est pas possible : {erreur} ; q revient au menu.")
