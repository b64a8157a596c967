"""The report of an incident, as text: versions, kernels, the last lines of each session; no names of the user's."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication

from ecosysteme.distribution.versions import versions
from ecosysteme.incidents.anonymat import anonymiser
from ecosysteme.incidents.restes import Reste
from ecosysteme.moteur.processeur import noyaux


def ecrire_versions() -> str:
    """Say what runs here, a line each, in the window's language; takes a second the first time (Numba)."""
    dites = {"Système": QCoreApplication.translate("Rapport", "Système")}
    lignes = [(dites.get(nom, nom), valeur) for nom, valeur in versions().items()]
    choisis = noyaux()
    vecteurs = choisis.vecteurs or QCoreApplication.translate("Rapport", "scalaires")
    moteur = QCoreApplication.translate("Rapport", "Noyaux du moteur"), f"{vecteurs} ({choisis.processeur})"
    ligne = QCoreApplication.translate("Rapport", "{nom} : {valeur}")
    return "\n".join(ligne.format(nom=nom, valeur=valeur) for nom, valeur in [*lignes, moteur])


def composer(restes: Sequence[Reste]) -> str:
    """Write the report of ``restes``; off the GUI thread, for it may import the engine."""
    morceaux = [ecrire_versions()]
    for reste in restes:
        quand = datetime.fromtimestamp(reste.ecrit).isoformat(" ", "seconds")
        morte = QCoreApplication.translate("Rapport", "Séance interrompue le {date}")
        fautive = QCoreApplication.translate("Rapport", "Séance avec une erreur, le {date}")
        titre = (morte if reste.morte else fautive).format(date=quand)
        morceaux.append("\n".join((f"--- {titre} ---", *reste.lignes)))
    return anonymiser("\n\n".join(morceaux)) + "\n"
