"""The help menu: the shortcuts, the glossary, what this program is. They do not block: the game goes on behind them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from ui.aide.nouveautes import Nouveautes
from ui.socle.chargeur import trouver
from ui.socle.devant import mettre_devant

# What only these boxes need is imported when they are opened: the window shows sooner.


def brancher_aide(fenetre: QMainWindow, nouveautes: Nouveautes) -> None:
    """Connect the entries of the help menu."""
    gestes: dict[str, Callable[[QMainWindow], None]] = {
        "raccourcis": _ouvrir_raccourcis,
        "glossaire": _ouvrir_glossaire,
        "a_propos": lambda fenetre: _ouvrir_a_propos(fenetre, nouveautes),
    }
    for nom, geste in gestes.items():
        trouver(fenetre, QAction, f"action_{nom}").triggered.connect(lambda _, geste=geste: geste(fenetre))


def _ouvrir_raccourcis(fenetre: QMainWindow) -> None:
    from ui.aide.raccourcis import montrer_raccourcis

    montrer_raccourcis(fenetre)


def _ouvrir_glossaire(fenetre: QMainWindow) -> None:
    from ui.aide.glossaire import montrer_glossaire

    montrer_glossaire(fenetre)


def _ouvrir_a_propos(fenetre: QMainWindow, nouveautes: Nouveautes) -> None:
    from ui.aide.a_propos import APropos

    ouvertes = [boite for boite in fenetre.findChildren(APropos) if boite.isVisible()]  # a closed one is on its way out
    mettre_devant(ouvertes[0] if ouvertes else APropos(fenetre, nouveautes))
