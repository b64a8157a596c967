"""The whole window as the tests drive it: real clicks and keys on the objects that its contract names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSettings, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QMessageBox, QPushButton, QTableWidget, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import PREMIER, SECOND, Camp, CoupQuelconque
from ecosysteme.joueurs.recherche import Recherche
from ui.jeux.registre import adaptateur_de
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.suivi.textes_coups import Colonne

PATIENCE = 600_000  # ms: a bound for a broken test, not a speed; the first one may have to compile the engine
GAUCHE = Qt.MouseButton.LeftButton


def memoire_dans(fichier: Path) -> Memoire:
    """Remember in ``fichier`` instead of the user's own place."""
    return Memoire(QSettings(str(fichier), QSettings.Format.IniFormat))


def ouvrir(qtbot: QtBot, souvenirs: Memoire) -> ApplicationIHM:
    """Open the window on what ``souvenirs`` holds; whoever opens it closes it."""
    fenetre = ApplicationIHM(souvenirs)
    fenetre.show()
    qtbot.waitExposed(fenetre)
    return fenetre


def fermer(fenetre: ApplicationIHM) -> None:
    """Close the window and delete it now: without an event loop, all those of before would be dressed with the next."""
    fenetre.partir()
    fenetre.deleteLater()
    QCoreApplication.sendPostedEvents(fenetre, QEvent.Type.DeferredDelete)


def plateau(fenetre: ApplicationIHM) -> PlateauVue:
    return fenetre.widgets.plateau


def cocher(qtbot: QtBot, fenetre: ApplicationIHM, *noms: str) -> None:
    """Tick players."""
    for nom in noms:
        case = trouver(fenetre, QCheckBox, nom)
        deplier = trouver(fenetre, QToolButton, f"deplier_{nom.partition('_')[0]}")
        if not deplier.isChecked():  # a game runs
            qtbot.mouseClick(deplier, GAUCHE)
        qtbot.mouseClick(case, GAUCHE, pos=QPoint(8, case.height() // 2))
        assert case.isChecked(), nom


def presser(qtbot: QtBot, fenetre: ApplicationIHM, nom: str) -> None:
    """Press a button, which must be enabled."""
    bouton = trouver(fenetre, QPushButton, f"bouton_{nom}")
    assert bouton.isEnabled(), f"{nom} devrait être possible"
    qtbot.mouseClick(bouton, GAUCHE)


def boutons(fenetre: ApplicationIHM) -> dict[str, bool]:
    """Tell which of the three buttons may be pressed."""
    noms = ("demarrer", "recommencer", "arreter")
    return {nom: trouver(fenetre, QPushButton, f"bouton_{nom}").isEnabled() for nom in noms}


def choisir(fenetre: ApplicationIHM, boite: str, valeur: object) -> None:
    """Choose a game or a size in its box."""
    combo = trouver(fenetre, QComboBox, boite)
    rang = combo.findData(valeur)
    assert rang >= 0, f"{boite} ne propose pas {valeur!r}"
    combo.setCurrentIndex(rang)


def a_deux(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> None:
    """Let two people play a game."""
    choisir(fenetre, "jeu", jeu)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")


def cliquer(qtbot: QtBot, fenetre: ApplicationIHM, coup: CoupQuelconque, bouton: Any = GAUCHE) -> None:
    """Click where ``coup`` is played, a move of the game on the board, legal or not."""
    partie = fenetre.partie_en_cours
    case = adaptateur_de(partie.jeu).case(partie.etat, coup)
    qtbot.mouseClick(plateau(fenetre), bouton, pos=plateau(fenetre).centre(case))


def jouer(qtbot: QtBot, fenetre: ApplicationIHM, transcription: str) -> None:
    """Click moves of Othello, morpion or Nim, two characters each."""
    for rang in range(0, len(transcription), 2):
        cliquer(qtbot, fenetre, fenetre.partie_en_cours.jeu.lire_coup(transcription[rang : rang + 2]))


def cherche(fenetre: ApplicationIHM, camp: Camp) -> Recherche:
    """Return the player of ``camp``, which must be one that searches; ``noeuds`` says how far it has come."""
    joueur = fenetre.situation.joueurs[camp].joueur
    assert isinstance(joueur, Recherche)
    return joueur


def coups_legaux(fenetre: ApplicationIHM) -> list[Any]:
    """List the legal moves of the position on the board."""
    partie = fenetre.partie_en_cours
    return list(partie.jeu.coups_legaux(partie.etat))


def attendre_indices(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Wait for every legal move to show its worth."""

    def tous() -> bool:
        partie = fenetre.partie_en_cours
        cases = {adaptateur_de(partie.jeu).case(partie.etat, coup) for coup in coups_legaux(fenetre)}
        return set(plateau(fenetre).indices) == cases

    qtbot.waitUntil(tous, timeout=PATIENCE)


def message(fenetre: ApplicationIHM) -> str:
    """Return what the message line says for a while."""
    return fenetre.widgets.barre_etat.currentMessage()


def refus(fenetre: QWidget) -> str:
    """Return what the last box says of a file that could not be opened or written; nothing without one."""
    boites = fenetre.findChildren(QMessageBox, "boite_avis")
    return boites[-1].text() if boites else ""


def barre(fenetre: ApplicationIHM) -> str:
    """Return what the message line says as long as it holds."""
    return " | ".join(texte.text() for texte in fenetre.widgets.barre_etat.findChildren(QLabel))


def colonne(fenetre: ApplicationIHM, colonne: Colonne) -> list[str]:
    """Return what the moves list says of each turn in ``colonne``, in the order of the game."""
    return colonne_de(fenetre.widgets.liste_coups, colonne)


def colonne_de(table: QTableWidget, colonne: Colonne) -> list[str]:
    """Return the same of a list of moves alone."""
    modele = table.model()
    demis = [(ligne, camp) for ligne in range(modele.rowCount()) for camp in (PREMIER, SECOND)]
    joues = [(ligne, camp) for ligne, camp in demis if modele.index(ligne, Colonne.COUP.de(camp)).data()]
    return [modele.index(ligne, colonne.de(camp)).data() for ligne, camp in joues]


def statistiques(fenetre: ApplicationIHM) -> list[list[str]]:
    """Return the lines of the statistics."""
    modele = fenetre.widgets.statistiques.model()
    colonnes = range(modele.columnCount())
    return [[modele.index(ligne, rang).data() for rang in colonnes] for ligne in range(modele.rowCount())]
