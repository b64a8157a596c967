"""The layout as a whole: it is where the memory left it, and in the colours of the theme."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction

from ui.disposition.disposition import Disposition
from ui.disposition.entete import MODES
from ui.plateau.annonce import Annonce
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire, Memorisation
from ui.socle.messages import Messages
from ui.socle.theme import CLAIR, SOMBRE
from ui.widgets.fenetre import FenetreDessinee


def test_la_fenetre_se_rouvre_ou_elle_etait(nouvelle_coquille: Callable[[], FenetreDessinee], memoire: Memoire) -> None:
    premiere = nouvelle_coquille()
    disposition = Disposition(premiere, memoire)
    disposition.restaurer()
    premiere.showNormal()
    premiere.resize(1180, 700)
    disposition.modes.choisir("analyser")
    messages = Messages(premiere, premiere.widgets.barre_etat, Annonce(premiere.widgets.plateau))
    Memorisation(premiere, memoire, messages, disposition.modes).maintenant()
    premiere.close()
    seconde = nouvelle_coquille()
    rouverte = Disposition(seconde, memoire)
    rouverte.restaurer()
    assert rouverte.modes.nom == "analyser"
    assert (seconde.width(), seconde.height()) == (1180, 700)


def test_l_entete_prend_les_couleurs_du_theme(coquille: FenetreDessinee, memoire: Memoire) -> None:
    disposition = Disposition(coquille, memoire)
    actions = [trouver(coquille, QAction, f"action_{nom}") for nom in MODES]
    images = []
    for theme in (CLAIR, SOMBRE):
        disposition.definir_theme(theme)
        images.append([action.icon().pixmap(24, 24).toImage() for action in actions])
    assert all(claire != sombre for claire, sombre in zip(*images, strict=True))
