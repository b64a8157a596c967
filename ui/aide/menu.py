"""The help menu: the shortcuts, the glossary, what this program is. They do not block: the game goes on behind them."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow

from ui.aide.bascules import dire_les_bascules
from ui.aide.nouveautes import Nouveautes
from ui.aide.refus import TouchesRefusees
from ui.aide.touches import Touches
from ui.disposition.modes import Modes
from ui.socle.devant import mettre_devant
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee

# What only these boxes need is imported when they are opened: the window shows sooner.


def brancher_aide(
    fenetre: FenetreDessinee, nouveautes: Nouveautes, modes: Modes, memoire: Memoire, messages: Messages
) -> None:
    """Connect the entries of the help menu."""
    dire_les_bascules(fenetre)
    TouchesRefusees(fenetre, messages)
    fenetre.widgets.action_commandes.triggered.connect(lambda _: _chercher_une_commande(fenetre, modes, memoire))
    touches = Touches(fenetre, memoire, messages)
    fenetre.widgets.action_raccourcis.triggered.connect(lambda _: _ouvrir_raccourcis(fenetre, touches))
    fenetre.widgets.action_glossaire.triggered.connect(lambda _: _ouvrir_glossaire(fenetre))
    fenetre.widgets.action_a_propos.triggered.connect(lambda _: _ouvrir_a_propos(fenetre, nouveautes))


def _chercher_une_commande(fenetre: FenetreDessinee, modes: Modes, memoire: Memoire) -> None:
    from ui.aide.boite_commandes import montrer_boite

    montrer_boite(fenetre, modes, memoire)


def _ouvrir_raccourcis(fenetre: FenetreDessinee, touches: Touches) -> None:
    from ui.aide.raccourcis import montrer_raccourcis

    montrer_raccourcis(fenetre, touches)


def _ouvrir_glossaire(fenetre: FenetreDessinee) -> None:
    from ui.aide.glossaire import montrer_glossaire

    montrer_glossaire(fenetre)


def _ouvrir_a_propos(fenetre: QMainWindow, nouveautes: Nouveautes) -> None:
    from ui.aide.a_propos import APropos

    ouvertes = [boite for boite in fenetre.findChildren(APropos) if boite.isVisible()]  # a closed one is on its way out
    mettre_devant(ouvertes[0] if ouvertes else APropos(fenetre, nouveautes))
