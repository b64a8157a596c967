"""The real window for benches and screenshots: its memory is temporary, and its widgets are driven as a user would.

Shared by the bench and by the screenshots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication

from applicationIHM import ApplicationIHM
from ecosysteme.jeux import JEUX
from ecosysteme.partie import Partie
from ecosysteme.reglages import LANGUE, THEME
from ecosysteme.signaux import en_partant
from ui.jeux.registre import adaptateur_de
from ui.reflexion.chauffe import Chauffe
from ui.socle.memoire import Memoire

DELAI_MAXIMAL = 120_000  # ms: long enough for a series on a slow machine, short enough for a stuck one to be told
DELAI_DU_MOTEUR = 900_000  # ms: its compilation, or a long search on a loaded machine
PAS_D_ATTENTE = 5  # ms
# The game shown of each game, the first camp having the move, and legal moves that are not all worth the same.
PARTIES = {
    # The Tiger opening, then the best moves of a shallow search: even.
    "othello": "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 f2 b3 c6 g4 c2 f1 a2 f7 g6 c5 b5 e3 g3 d2",
    "puissance4": "4 4 4 4 4 2 4 3 6 1 6 3",
    "morpion": "b2 b1",
    "nim": "a1 c2",
}


@contextmanager
def fenetre_jetable(*, a_l_ecran: bool = True) -> Iterator[ApplicationIHM]:
    """Open the window as a new user finds it, in French and in light colours wherever it runs; leave nothing of it.

    Off screen (``a_l_ecran=False``) it has the size that it is given, whatever the screen and its window manager say.
    """
    # Kept in a variable: an application that nobody holds ends at once.
    application = QApplication.instance() or QApplication(["othellier"])
    with TemporaryDirectory(prefix="othellier-") as dossier, en_partant(lambda: rmtree(dossier)):
        reglages = QSettings(str(Path(dossier) / "essai.ini"), QSettings.Format.IniFormat)
        memoire = Memoire(reglages)
        for reglage in (LANGUE, THEME):
            memoire.retenir(reglage, reglage.defaut)
        fenetre = ApplicationIHM(memoire)
        fenetre.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, not a_l_ecran)
        fenetre.show()
        try:
            yield fenetre
        finally:
            fenetre.close()
            fenetre.deleteLater()
            reglages.deleteLater()
            attendre(0)  # both are gone before the directory that they write to
    assert application is not None


def attendre(millisecondes: int) -> None:
    """Let the window live for that time."""
    boucle = QEventLoop()
    QTimer.singleShot(millisecondes, boucle.quit)
    boucle.exec()


def attendre_que(condition: Callable[[], bool], delai: int = DELAI_MAXIMAL) -> None:
    """Let the window live until ``condition()``; ``TimeoutError`` after ``delai`` milliseconds."""
    boucle = QEventLoop()
    veille, limite = QTimer(interval=PAS_D_ATTENTE), QTimer(interval=delai, singleShot=True)

    def verifier() -> None:
        if condition():
            boucle.quit()

    veille.timeout.connect(verifier)
    limite.timeout.connect(lambda: boucle.exit(1))
    veille.start()
    limite.start()
    reponse = condition() or not boucle.exec()
    veille.stop()  # it lives on until it is collected, and what it looks at may not
    limite.stop()
    if not reponse:
        raise TimeoutError(f"la fenêtre n'a pas répondu en {delai / 1000:g} s")


def cliquer(*boutons: QAbstractButton) -> None:
    """Click boxes and buttons; ``RuntimeError`` for one that a user could not click."""
    for bouton in boutons:
        if not bouton.isEnabled():
            raise RuntimeError(f"{bouton.objectName()} ne peut pas être cliqué")
        bouton.click()


def lancer(fenetre: ApplicationIHM) -> None:
    """Start a new game, whatever is on the board; no game is listed any more, or a question would be asked first."""
    fenetre.revue.vider()
    recommencer = fenetre.widgets.bouton_recommencer
    cliquer(recommencer if recommencer.isEnabled() else fenetre.widgets.bouton_demarrer)


def choisir_jeu(fenetre: ApplicationIHM, nom: str) -> None:
    """Choose a game in its box; ``RuntimeError`` when the box does not offer it."""
    boite = fenetre.widgets.jeu
    rang = boite.findData(nom)
    if rang < 0:
        raise RuntimeError(f"le jeu {nom} n'est pas proposé")
    boite.setCurrentIndex(rang)


def jouer_partie(
    fenetre: ApplicationIHM, nom: str = "othello", avant_coup: Callable[[], object] = lambda: None
) -> None:
    """Play the game of ``PARTIES`` by hand from the start: two people, in the middle of it."""
    choisir_jeu(fenetre, nom)
    plateau, partie = fenetre.widgets.plateau, Partie(JEUX[nom]())
    adaptateur = adaptateur_de(partie.jeu)
    cliquer(fenetre.widgets.noir.humain, fenetre.widgets.blanc.humain)
    lancer(fenetre)
    for texte in PARTIES[nom].split():
        avant_coup()
        coup = partie.jeu.lire_coup(texte)
        plateau.case_choisie.emit(adaptateur.case(partie.etat, coup))
        partie.jouer(coup)


def preparer_moteur(fenetre: ApplicationIHM) -> None:
    """Let the engine be compiled, in a process of its own, if it never was on this machine."""
    chauffe, finies = Chauffe(fenetre), list[bool]()
    chauffe.finie.connect(finies.append)
    chauffe.lancer()
    attendre_que(lambda: bool(finies), DELAI_DU_MOTEUR)
