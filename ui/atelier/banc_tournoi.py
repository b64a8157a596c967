"""Event loop latency while a tournament is played: set up, launched and watched by its widgets, as a user would.

The games take no time, so that results come as fast as they ever can, and every process has a board to show.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QProgressBar, QTabWidget

from applicationIHM import ApplicationIHM
from ecosysteme.chiffres import en_chiffres
from ecosysteme.tournoi.plan import PARTIES_DU_TOURNOI
from ui.atelier.banc import REPOS, Geste, Mesure, Pouls, publier
from ui.atelier.essai import attendre, attendre_que, cliquer, fenetre_jetable
from ui.socle.chargeur import trouver
from ui.socle.taches import partager_interpreteur
from ui.tournoi.dialogue import DialogueTournoi
from ui.tournoi.direct.vignette import Vignette
from ui.tournoi.dock import STATISTIQUES
from ui.tournoi.inscrit import Inscrit
from ui.tournoi.preparation import Preparation

PROCESSUS: Final = 2
JOUEURS: Final = ("ia_alea", "ia_max", "ia_min")
DEPART: Final = 2.0  # s from the button: the processes start, the dock comes


@dataclass(frozen=True)
class EtapeTournoi:
    """What is done in the window while a tournament is played, and for how long the heart is listened to, in seconds;
    ``None``: as long as the command was told to.
    """

    nom: str
    geste: Geste
    secondes: float | None = None
    fin: Callable[[ApplicationIHM], bool] = lambda _: True  # what is waited for besides


def _lancer(fenetre: ApplicationIHM) -> None:
    cliquer(trouver(fenetre, QAbstractButton, "tournoi_lancer"))


def _se_voit(fenetre: ApplicationIHM) -> bool:
    """Tell whether every process has a board."""
    return len(fenetre.findChildren(Vignette)) == PROCESSUS


def _agrandir(fenetre: ApplicationIHM) -> None:
    trouver(fenetre, Vignette, "").click()


def _compter(fenetre: ApplicationIHM) -> None:
    cliquer(trouver(fenetre, QAbstractButton, "tournoi_toutes"))
    trouver(fenetre, QTabWidget, "tournoi_onglets").setCurrentIndex(STATISTIQUES)


ETAPES: Final = (
    EtapeTournoi("départ du tournoi", _lancer, DEPART, _se_voit),
    EtapeTournoi("tournoi, vignettes", lambda _: None),
    EtapeTournoi("tournoi, un plateau", _agrandir),
    EtapeTournoi("tournoi, statistiques", _compter),
    EtapeTournoi(
        "pause du tournoi", lambda fenetre: cliquer(trouver(fenetre, QAbstractButton, "tournoi_pause")), DEPART
    ),
)


@dataclass(frozen=True)
class MesureTournoi:
    """The heartbeat of each step, and how many games a second were played between the launch and the pause."""

    mesures: list[Mesure]
    parties_par_seconde: float


def mesurer(secondes: float) -> MesureTournoi:
    """Listen to the window through ``ETAPES``, ``secondes`` for those that have no duration of their own."""
    with TemporaryDirectory(prefix="othellier-") as dossier, fenetre_jetable() as fenetre:
        _regler(fenetre, Path(dossier) / "tournoi.sqlite")
        mesures, debut = [], perf_counter()
        for etape in ETAPES:
            mesures.append(_mesurer(fenetre, etape, etape.secondes or secondes))
        joue = perf_counter() - debut
        return MesureTournoi(mesures, _faites(fenetre) / joue)


def _regler(fenetre: ApplicationIHM, base: Path) -> None:
    trouver(fenetre, QAction, "action_nouveau_tournoi").trigger()
    attendre(REPOS)
    preparation = Preparation(
        inscrits=tuple(map(Inscrit, JOUEURS)),
        parties=int(PARTIES_DU_TOURNOI.maximum or 1),
        graine=1,
        taches=PROCESSUS,
        base=str(base),
    )
    trouver(fenetre, DialogueTournoi, "dialogue_tournoi").definir(preparation)
    attendre(REPOS)


def _faites(fenetre: ApplicationIHM) -> int:
    barre = fenetre.findChild(QProgressBar, "tournoi_progression")  # which comes with the first tournament
    return 0 if barre is None else barre.value()


def _mesurer(fenetre: ApplicationIHM, etape: EtapeTournoi, secondes: float) -> Mesure:
    pouls, avant = Pouls(fenetre), _faites(fenetre)
    QTimer.singleShot(0, fenetre, lambda: etape.geste(fenetre))  # what it costs is measured too
    pouls.demarrer()
    attendre(round(1000 * secondes))
    attendre_que(lambda: etape.fin(fenetre))
    pouls.arreter()
    pouls.deleteLater()
    return Mesure.depuis(etape.nom, pouls.ecarts, _faites(fenetre) - avant)


def principal(secondes: float, json: bool) -> int:
    """Measure, print a table (or JSON), and return 1 when a gap was longer than 50 ms, else 0."""
    partager_interpreteur()
    mesure = mesurer(secondes)
    phrase = (
        f"Écarts en ms entre deux battements d'une minuterie de 1 ms ; sous « Coups », les parties. {PROCESSUS} "
        f"processus jouent {en_chiffres(mesure.parties_par_seconde, 1)} parties/s à plein régime. "
        f"Plateforme {QGuiApplication.platformName()}."
    )
    return publier(mesure.mesures, secondes, json, phrase, parties_par_seconde=round(mesure.parties_par_seconde, 1))
