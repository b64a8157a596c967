"""Event loop latency while each entry of the menus is triggered in the middle of a game: the worst gap of each.

Beside the time that passed stands the processor's, of the window's thread alone, which a busy machine does not stretch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from statistics import median
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QMainWindow

from applicationIHM import ApplicationIHM
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.sortie import ecrire_json, imprimer
from ui.atelier.banc import REPOS, SEUIL, Pouls
from ui.atelier.essai import attendre, fenetre_jetable, jouer_partie, preparer_moteur
from ui.socle.taches import partager_interpreteur

ECOUTE: Final = 250  # ms from an action on: what it puts off comes within
EXCLUES: Final = ("action_quitter",)
TITRES: Final = ("Question", "Écart", "Processeur", f"> {SEUIL}")


@dataclass(frozen=True)
class MesureAction:
    """The worst gap after an action, ms: median over its repetitions, as time passed and as the window's thread ran."""

    action: str
    ecart_ms: float
    processeur_ms: float

    @property
    def fluide(self) -> bool:
        """Whether nobody would feel it, on a machine that does nothing else."""
        return self.processeur_ms <= SEUIL

    def rangee(self) -> tuple[str, ...]:
        """Return its cells under ``TITRES``."""
        temps = (en_chiffres(valeur, 1) for valeur in (self.ecart_ms, self.processeur_ms))
        return self.action, *temps, "" if self.fluide else "•"


def mesurer(repetitions: int) -> list[MesureAction]:
    """Trigger everything in one window, the slowest first."""
    with fenetre_jetable() as fenetre:
        preparer_moteur(fenetre)
        jouer_partie(fenetre)
        attendre(REPOS)
        gestes = {**dict(_gestes_des_menus(fenetre)), **dict(_gestes_des_docks(fenetre))}
        mesures = [_mesurer(fenetre, nom, geste, repetitions) for nom, geste in gestes.items()]
    return sorted(mesures, key=lambda mesure: -mesure.processeur_ms)


def _gestes_des_menus(fenetre: QMainWindow) -> Iterator[tuple[str, Callable[[], object]]]:
    for action in fenetre.findChildren(QAction):
        nom = action.objectName()
        if nom.startswith("action_") and nom not in EXCLUES and action.isEnabled():
            yield nom, action.trigger


def _gestes_des_docks(fenetre: QMainWindow) -> Iterator[tuple[str, Callable[[], object]]]:
    """Tear off each dock that is somebody's to move."""
    for dock in fenetre.findChildren(QDockWidget):
        if dock.features() & QDockWidget.DockWidgetFeature.DockWidgetFloatable:
            yield f"détacher {dock.objectName()}", partial(_basculer, dock)


def _basculer(dock: QDockWidget) -> None:
    dock.setFloating(not dock.isFloating())


def _mesurer(fenetre: ApplicationIHM, nom: str, geste: Callable[[], object], repetitions: int) -> MesureAction:
    """Trigger once to prepare, then ``repetitions`` times: what can be ticked goes there and back."""
    action = fenetre.findChild(QAction, nom)
    aller_retour = nom.startswith("détacher") or (action is not None and action.isCheckable())
    ecarts, calculs = [], []
    for _ in range(repetitions):
        pires = [_ecouter(fenetre, geste)]
        if aller_retour:
            pires.append(_ecouter(fenetre, _retour(action, geste)))
        ecarts.append(max(ecart for ecart, _ in pires))
        calculs.append(max(calcul for _, calcul in pires))
    return MesureAction(nom.removeprefix("action_"), round(median(ecarts), 1), round(median(calculs), 1))


def _retour(action: QAction | None, geste: Callable[[], object]) -> Callable[[], object]:
    """Return what undoes a tick: another entry of its group, if it has one that excludes the others."""
    groupe = action.actionGroup() if action is not None else None
    if groupe is None:
        return geste
    return next(autre for autre in groupe.actions() if autre is not action).trigger


def _ecouter(fenetre: ApplicationIHM, geste: Callable[[], object]) -> tuple[float, float]:
    """Return the worst gaps after ``geste``, ms: of time, and of the window's thread."""
    pouls = Pouls(fenetre)
    QTimer.singleShot(0, geste)
    pouls.demarrer()
    attendre(ECOUTE)
    pouls.arreter()
    pouls.deleteLater()
    for boite in QApplication.topLevelWidgets():
        if isinstance(boite, QDialog) and boite.isVisible():
            boite.reject()
    attendre(0)
    return max(pouls.ecarts), max(pouls.calculs)


def principal(repetitions: int, json: bool) -> int:
    """Measure, print a table (or JSON), and return 1 when an action held the processor for over 50 ms, else 0."""
    partager_interpreteur()
    mesures = mesurer(repetitions)
    lentes = [mesure.action for mesure in mesures if not mesure.fluide]
    if json:
        ecrire_json(
            {
                "plateforme": QGuiApplication.platformName(),
                "repetitions": repetitions,
                "fluide": not lentes,
                "actions": [asdict(mesure) for mesure in mesures],
            }
        )
        return int(bool(lentes))
    rangees = [
        (
            mesure.action,
            en_chiffres(mesure.ecart_ms, 1),
            en_chiffres(mesure.processeur_ms, 1),
            "•" * (not mesure.fluide),
        )
        for mesure in mesures
    ]
    imprimer(TITRES, rangees)
    print(
        f"Le pire écart en ms entre deux battements, médiane de {repetitions} fois, et le processeur que la fenêtre y "
        f"prend. Plateforme {QGuiApplication.platformName()}."
    )
    print("Fluide." if not lentes else f"Au-delà de {SEUIL} ms de processeur : {', '.join(lentes)}.")
    return int(bool(lentes))
