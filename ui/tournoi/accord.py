"""Asking before a file that may come from elsewhere starts programs on this machine."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMainWindow, QMessageBox

from ui.socle.devant import au_retour
from ui.socle.textes import BoiteDeMessage, une_ligne


def demander_accord(fenetre: QMainWindow, programmes: Sequence[str], accepte: Callable[[], object]) -> None:
    """List the players that start a program; ``accepte`` is called when the user lets them, nothing otherwise."""
    boite = BoiteDeMessage(fenetre)
    boite.setObjectName("boite_accord")
    boite.setIcon(QMessageBox.Icon.Warning)
    boite.setWindowTitle(QCoreApplication.translate("Accord", "Programmes d'un fichier"))
    boite.setText(
        QCoreApplication.translate(
            "Accord", "Ce tournoi lance des programmes, ou lit des fichiers, que vous n'avez jamais donnés depuis {} :"
        ).format(os.getcwd())
        + "\n\n"
        + "\n".join(map(une_ligne, programmes))
    )
    boite.setInformativeText(
        QCoreApplication.translate("Accord", "Ne les lancez que si vous connaissez l'auteur du fichier.")
    )
    boite.setStandardButtons(QMessageBox.StandardButton.Ok | QMessageBox.StandardButton.Cancel)
    boite.setDefaultButton(QMessageBox.StandardButton.Cancel)
    boite.button(QMessageBox.StandardButton.Ok).setText(QCoreApplication.translate("Accord", "Lancer"))
    boite.accepted.connect(lambda: au_retour(fenetre, accepte))
    boite.finished.connect(boite.deleteLater)
    boite.open()
