"""The help menu: the shortcuts, the glossary, what this program is. They do not block: the game goes on behind them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QMainWindow, QTextBrowser, QVBoxLayout

from ui.aide.nouveautes import Nouveautes
from ui.socle.chargeur import trouver

TAILLE: Final = QSize(480, 640)  # px, where the screen has them

# What only these boxes need is imported when they are opened: the window shows sooner.


def brancher_aide(fenetre: QMainWindow, nouveautes: Nouveautes) -> None:
    """Connect the entries of the help menu."""
    gestes: dict[str, Callable[[QMainWindow], None]] = {
        "raccourcis": montrer_raccourcis,
        "glossaire": _ouvrir_glossaire,
        "a_propos": lambda fenetre: _ouvrir_a_propos(fenetre, nouveautes),
    }
    for nom, geste in gestes.items():
        trouver(fenetre, QAction, f"action_{nom}").triggered.connect(lambda _, geste=geste: geste(fenetre))


def _ouvrir_glossaire(fenetre: QMainWindow) -> None:
    from ui.aide.glossaire import montrer_glossaire

    montrer_glossaire(fenetre)


def _ouvrir_a_propos(fenetre: QMainWindow, nouveautes: Nouveautes) -> None:
    from ui.aide.a_propos import APropos

    APropos(fenetre, nouveautes).show()


def _montrer(fenetre: QMainWindow, titre: str, texte: str) -> None:
    """Show a text in a box that a screen holds, however long it is: one that grew with it took twice a screen's height.

    It also took 130 ms of processor, for it was laid out again and again.
    """
    boite, page = QDialog(fenetre), QTextBrowser()
    boite.setObjectName("boite_raccourcis")
    boite.setWindowTitle(titre)
    boite.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    page.setObjectName("texte_raccourcis")
    page.setAccessibleName(titre)
    page.setFrameShape(QFrame.Shape.NoFrame)
    page.setHtml(texte)
    boutons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
    boutons.button(QDialogButtonBox.StandardButton.Ok).setIcon(QIcon())  # the platform's own would be foreign here
    boutons.button(QDialogButtonBox.StandardButton.Ok).setObjectName("bouton_raccourcis")
    boutons.accepted.connect(boite.accept)
    colonne = QVBoxLayout(boite)
    colonne.addWidget(page)
    colonne.addWidget(boutons)
    boite.resize(TAILLE.boundedTo(boite.screen().availableSize() * 0.9))
    boite.show()


def montrer_raccourcis(fenetre: QMainWindow) -> None:
    """List the keys of the board, then those of the menus, read from the menus themselves."""
    plateau = (
        (QCoreApplication.translate("Aide", "Flèches"), QCoreApplication.translate("Aide", "déplacer le curseur")),
        (QCoreApplication.translate("Aide", "Entrée ou espace"), QCoreApplication.translate("Aide", "jouer la case")),
        ("d 3", QCoreApplication.translate("Aide", "désigner une case par son nom, puis Entrée")),
        ("4", QCoreApplication.translate("Aide", "à Puissance 4, désigner une colonne, puis Entrée")),
        ("a 2", QCoreApplication.translate("Aide", "au Nim, prendre deux objets du tas a, puis Entrée")),
        ("l", QCoreApplication.translate("Aide", "lire les coups possibles")),
        ("s", QCoreApplication.translate("Aide", "lire le score")),
        ("p", QCoreApplication.translate("Aide", "lire le dernier coup et ce qu'il a retourné")),
        ("t", QCoreApplication.translate("Aide", "lire qui a le trait, et les temps de réflexion")),
    )
    lignes = [
        *plateau,
        *(
            (action.shortcut().toString(action.shortcut().SequenceFormat.NativeText), action.text().replace("&", ""))
            for action in fenetre.findChildren(QAction)
            if not action.shortcut().isEmpty()
        ),
    ]
    corps = "".join(f"<tr><td><b>{touche}</b>&nbsp;&nbsp;</td><td>{effet}</td></tr>" for touche, effet in lignes)
    _montrer(fenetre, QCoreApplication.translate("Aide", "Raccourcis"), f"<table>{corps}</table>")
