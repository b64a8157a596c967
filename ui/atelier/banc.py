"""Event loop latency: a 1 ms timer ticks in the window while machines play, and long gaps between ticks are freezes.

A gap is everything that kept the event loop away: a slow slot or painting, the garbage collector, and the interpreter
held by the thread that thinks.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from statistics import median
from time import perf_counter, thread_time
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox

from applicationIHM import ApplicationIHM
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.sortie import ecrire_json, imprimer
from ecosysteme.formats import Json
from ecosysteme.reglages import NOMBRE_PARTIES
from ui.atelier.essai import (
    attendre,
    attendre_que,
    choisir_jeu,
    cliquer,
    fenetre_jetable,
    jouer_partie,
    lancer,
    preparer_moteur,
)
from ui.reflexion.chauffe import Chauffe
from ui.socle.taches import partager_interpreteur

PROFONDEUR: Final = 4
TEMPS: Final = 0.1  # s a move for the engine
CADENCE: Final = 200  # ms
CADENCE_SUIVIE: Final = 700  # ms: slow enough for the neutral judge to follow
IMAGE: Final = 16  # ms: one image of a 60 Hz screen
SEUIL: Final = 50  # ms: beyond, the window is felt to freeze
REPOS: Final = 300  # ms: the first paintings, and the search that was stopped, are left out of the next scenario


Geste = Callable[[ApplicationIHM], object]


@dataclass(frozen=True)
class Scenario:
    """Who plays, by the names of the boxes, and at what pace in milliseconds; nobody for the baseline.

    ``geste`` is what else happens in the window, from the first tick on, ``avant`` what has happened before; the
    measure lasts until ``fin`` at least.
    """

    nom: str
    joueurs: tuple[str, str] | None = None
    cadence: int = 0
    avant: Geste | None = None
    geste: Geste | None = None
    fin: Callable[[ApplicationIHM], bool] = lambda _: True


def _charger_moteur(fenetre: ApplicationIHM) -> None:
    """As the window does when it opens on a machine that has compiled the engine."""
    fenetre.assistance.chauffer(Chauffe(fenetre))


def _montrer_indices(fenetre: ApplicationIHM) -> None:
    fenetre.widgets.action_indices.setChecked(True)


def _analyser(fenetre: ApplicationIHM) -> None:
    fenetre.assistance.analyse.secondes = TEMPS
    cliquer(fenetre.widgets.bouton_analyser)


def _ouvrir_puissance4(fenetre: ApplicationIHM) -> None:
    fenetre.widgets.action_indices.setChecked(False)
    choisir_jeu(fenetre, "puissance4")
    cliquer(fenetre.widgets.noir.humain, fenetre.widgets.blanc.humain)


def _congedier_l_arbitre(fenetre: ApplicationIHM) -> None:
    fenetre.widgets.action_commentaire_matchs.setChecked(False)


def _appeler_l_arbitre(fenetre: ApplicationIHM) -> None:
    """Have the judge's process start during the measure."""
    fenetre.widgets.action_commentaire_matchs.setChecked(True)


def _a_arbitre(fenetre: ApplicationIHM) -> bool:
    """Tell whether the judge has said something of the game, so that it ran during the measure."""
    return any(noeud.evaluation and noeud.evaluation.juge for noeud in fenetre.partie_en_cours.ligne)


ALPHABETA: Final = ("ia_alphabeta", "ia_alphabeta")
MINMAX: Final = ("ia_minmax", "ia_alphabeta")
MOTEUR: Final = ("ia_moteur", "ia_moteur")
SCENARIOS: Final = (
    Scenario("au repos"),
    Scenario("alpha-bêta, 0 ms", ALPHABETA),
    Scenario("min-max, 0 ms", MINMAX),
    Scenario("alpha-bêta, 200 ms", ALPHABETA, CADENCE),
    Scenario("min-max, 200 ms", MINMAX, CADENCE),
    Scenario("chargement du moteur", geste=_charger_moteur),
    Scenario("moteur, 0 ms", MOTEUR),
    Scenario("indices", avant=jouer_partie, geste=_montrer_indices),
    Scenario("analyse", geste=_analyser),
    Scenario("700 ms, sans arbitre", ALPHABETA, CADENCE_SUIVIE, avant=_congedier_l_arbitre),
    Scenario("700 ms, avec arbitre", ALPHABETA, CADENCE_SUIVIE, geste=_appeler_l_arbitre, fin=_a_arbitre),
    Scenario("indices, Puissance 4", avant=_ouvrir_puissance4, geste=_montrer_indices),
)


@dataclass(frozen=True)
class Mesure:
    """The heartbeat of one scenario; times in milliseconds."""

    scenario: str
    battements: int
    mediane_ms: float
    centile_99_ms: float
    maximum_ms: float
    ecarts_de_plus_de_16_ms: int
    ecarts_de_plus_de_50_ms: int
    coups: int

    @classmethod
    def depuis(cls, scenario: str, ecarts: array[float], coups: int) -> Mesure:
        """Sum up ``ecarts``, in milliseconds, of which there is at least one."""
        tries = sorted(ecarts)
        return cls(
            scenario=scenario,
            battements=len(tries),
            mediane_ms=round(median(tries), 3),
            centile_99_ms=round(tries[99 * (len(tries) - 1) // 100], 3),
            maximum_ms=round(tries[-1], 3),
            ecarts_de_plus_de_16_ms=sum(ecart > IMAGE for ecart in tries),
            ecarts_de_plus_de_50_ms=sum(ecart > SEUIL for ecart in tries),
            coups=coups,
        )

    def rangee(self) -> tuple[str, ...]:
        """Return its cells under ``TITRES``."""
        temps = (en_chiffres(valeur, 1) for valeur in (self.mediane_ms, self.centile_99_ms, self.maximum_ms))
        comptes = (self.ecarts_de_plus_de_16_ms, self.ecarts_de_plus_de_50_ms, self.coups)
        return self.scenario, en_chiffres(self.battements), *temps, *(en_chiffres(compte) for compte in comptes)


TITRES: Final = ("Scénario", "Battements", "Médiane", "99 %", "Max.", f"> {IMAGE}", f"> {SEUIL}", "Coups")


class Pouls(QObject):
    """Ticks every millisecond on the event loop of its window, and keeps the gaps in milliseconds."""

    def __init__(self, fenetre: ApplicationIHM) -> None:
        super().__init__(fenetre)
        self.ecarts: array[float] = array("d")  # not a list of floats: the collector must not grow with the measure
        self.calculs: array[float] = array("d")  # what the window's thread computed meanwhile, in milliseconds
        self._dernier = self._dernier_calcul = 0.0
        self._minuterie = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._minuterie.timeout.connect(self._battre)

    def demarrer(self) -> None:
        """Tick from now on."""
        self._dernier, self._dernier_calcul = perf_counter(), thread_time()
        self._minuterie.start()

    def arreter(self) -> None:
        """Tick no more; the time since the last tick is a gap too."""
        self._minuterie.stop()
        self._battre()

    def _battre(self) -> None:
        maintenant, calcul = perf_counter(), thread_time()
        self.ecarts.append(1000 * (maintenant - self._dernier))
        self.calculs.append(1000 * (calcul - self._dernier_calcul))
        self._dernier, self._dernier_calcul = maintenant, calcul


def mesurer(secondes: float) -> list[Mesure]:
    """Run every scenario for ``secondes`` in one window, from its first search on."""
    with fenetre_jetable() as fenetre:
        fenetre.widgets.nombre_parties.setValue(int(NOMBRE_PARTIES.maximum or 1))
        for camp in fenetre.widgets.camps.values():
            camp.profondeur.setValue(PROFONDEUR)
            camp.temps.setValue(TEMPS)
        fenetre.widgets.action_animations.setChecked(True)
        preparer_moteur(fenetre)
        attendre(REPOS)
        return [_mesurer(fenetre, scenario, secondes) for scenario in SCENARIOS]


def _mesurer(fenetre: ApplicationIHM, scenario: Scenario, secondes: float) -> Mesure:
    if scenario.avant is not None:
        scenario.avant(fenetre)
        attendre(REPOS)
    coups: list[object] = []
    reflexion, pouls = fenetre.reflexion, Pouls(fenetre)

    def compter(coup: object, _secondes: float) -> None:
        coups.append(coup)

    reflexion.coup_pret.connect(compter)
    if scenario.joueurs:
        _asseoir(fenetre, scenario.joueurs, scenario.cadence)
        QTimer.singleShot(0, partial(lancer, fenetre))  # the start is measured too
    if scenario.geste is not None:
        QTimer.singleShot(0, partial(scenario.geste, fenetre))
    pouls.demarrer()
    attendre(round(1000 * secondes))
    attendre_que(lambda: scenario.fin(fenetre))
    if scenario.joueurs:
        cliquer(fenetre.widgets.bouton_arreter)
    pouls.arreter()
    reflexion.coup_pret.disconnect(compter)
    pouls.deleteLater()
    attendre(REPOS)
    return Mesure.depuis(scenario.nom, pouls.ecarts, len(coups))


def _asseoir(fenetre: ApplicationIHM, joueurs: tuple[str, str], cadence: int) -> None:
    for camp, joueur in zip(fenetre.widgets.camps.values(), joueurs, strict=True):
        cliquer(camp.trouver(QCheckBox, joueur))
    fenetre.widgets.cadence.setValue(cadence)


def principal(secondes: float, json: bool) -> int:
    """Measure, print a table (or JSON), and return 1 when a gap was longer than 50 ms, else 0."""
    partager_interpreteur()
    intervalle = en_chiffres(1000 * sys.getswitchinterval(), 1)
    return publier(
        mesurer(secondes),
        secondes,
        json,
        f"Écarts en ms entre deux battements d'une minuterie de 1 ms, {en_chiffres(secondes, 1)} s par scénario : "
        f"contre alpha-bêta, à profondeur {PROFONDEUR}, sans cadence, puis à {CADENCE} et à {CADENCE_SUIVIE} ms par "
        "coup avec animations. "
        f"Plateforme {QGuiApplication.platformName()}, interpréteur partagé toutes les {intervalle} ms.",
    )


def publier(mesures: list[Mesure], secondes: float, json: bool, phrase: str, **autres: Json) -> int:
    """Print what was measured as a table that ``phrase`` explains, or as JSON with ``autres``; return the exit code."""
    fluide = not any(mesure.ecarts_de_plus_de_50_ms for mesure in mesures)
    if json:
        resultat: dict[str, Json] = {
            "plateforme": QGuiApplication.platformName(),
            "secondes": secondes,
            "intervalle_interpreteur_ms": round(1000 * sys.getswitchinterval(), 3),
            "fluide": fluide,
            **autres,
            "scenarios": [asdict(mesure) for mesure in mesures],
        }
        ecrire_json(resultat)
    else:
        imprimer(TITRES, [mesure.rangee() for mesure in mesures])
        print(phrase)
        print("Fluide." if fluide else f"Des écarts dépassent {SEUIL} ms : la fenêtre se fige.")
    return 0 if fluide else 1
