"""A position while it is set up in the window: the board, the two bars, and the composition that they show."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from ecosysteme.cases import Position
from ecosysteme.composition import SYMETRIES, Composition, composeur_de
from ecosysteme.jeu import PREMIER, EtatQuelconque
from ecosysteme.partie import Partie
from ui.jeux.registre import adaptateur_de
from ui.jeux.suites import jouer_suite
from ui.plateau.fantome import CoucheFantome
from ui.plateau.style import PlateauAffiche
from ui.position.barres import BarreOutils, BarreSuites
from ui.position.mots import decrire
from ui.position.plateau_pose import PlateauPose
from ui.position.style_pose import StylePose
from ui.position.suite_prouvee import LigneProuvee
from ui.socle.messages import annoncer
from ui.socle.theme import Theme


class ModePose(QObject):
    """Sets up positions of one game after the other. ``demande`` hands on what the bar of what follows is asked for."""

    demande = Signal(str)
    change = Signal()  # the position is another one

    def __init__(self, parent: QWidget, partie: Partie) -> None:
        """Begin with the position of ``partie``; the widgets are hidden children of ``parent``."""
        super().__init__(parent)
        self.plateau, self.outils, self.suites = PlateauPose(parent), BarreOutils(parent), BarreSuites(parent)
        self._pinceau = int(PREMIER)
        self._conclusion = ""  # what solving the position says
        self._ligne: LigneProuvee | None = None  # and the line that it found
        self._vus = 0  # moves of the line that are on the board
        self.fantome = CoucheFantome(self.plateau)
        self.fantome.setObjectName("fantome_pose")
        self.fantome.quitte.connect(lambda: self._suivre(0))
        self.outils.suite.etape.connect(self.aller_a)
        self.plateau.presse.connect(self._presser)
        self.plateau.glisse.connect(lambda case: self._apres(self.composition.glisser(case), case))
        self.plateau.lache.connect(lambda: self.composition.lacher())
        self.plateau.case_choisie.connect(lambda case: self._peindre(case, self._pinceau))
        self.plateau.case_effacee.connect(lambda case: self._peindre(case, 0))
        self.outils.pinceau_choisi.connect(self.choisir_pinceau)
        self.outils.geste.connect(self.faire)
        self.suites.geste.connect(self.demande)
        self._commencer(partie)

    def _commencer(self, partie: Partie) -> None:
        self.composition = Composition(composeur_de(partie.jeu), partie.etat)
        self._presenter()

    def _presenter(self) -> None:
        """Dress the board and the bars for the game, in the language of the moment."""
        self.adaptateur = adaptateur_de(self.composition.composeur.jeu)
        self._style = StylePose(self.adaptateur.style, self.adaptateur.pieces)
        self.outils.presenter(self.adaptateur, self.composition)

    def ouvrir(self, partie: Partie) -> None:
        """Set up the position of ``partie``; what was left unfinished in the same game is one change before it."""
        self._oublier()
        if partie.jeu is self.composition.composeur.jeu:
            self.composition.remplacer(partie.etat)
        else:
            self._commencer(partie)
        self._pinceau = PREMIER
        self.montrer()

    # What changes it.

    def choisir_pinceau(self, camp: int) -> None:
        """Let the left button paint ``camp``, or with 0 empty, and the right one the other camp."""
        self._pinceau = camp
        self.montrer()
        self.dire_pinceau()

    def dire_pinceau(self) -> None:
        """Have a screen reader say what the left button paints."""
        annoncer(self.plateau, self.outils.dire_pinceau(self._pinceau), presse=True)

    def choisir_lettre(self, lettre: str) -> bool:
        """Take the brush whose word begins with ``lettre``; ``False`` when there is none."""
        camp = self.outils.lettres.get(lettre.lower()) if lettre else None
        if camp is not None:
            self.choisir_pinceau(camp)
        return camp is not None

    def _presser(self, case: Position, bouton: Qt.MouseButton) -> None:
        """Begin a stroke: left the brush, right the other camp, the wheel what empties."""
        camp = self._pinceau
        camps = self.composition.composeur.camps_poses
        if bouton == Qt.MouseButton.MiddleButton:
            camp = 0
        elif bouton == Qt.MouseButton.RightButton and camp:
            camp = next((autre for autre in camps if autre != camp), camp)
        self._apres(self.composition.presser(case, camp), case)

    def _peindre(self, case: Position, camp: int) -> None:
        """Paint a square by the keyboard."""
        change = self.composition.presser(case, camp)
        self.composition.lacher()
        self._apres(change, case)

    def faire(self, geste: str) -> None:
        """Do what a button or a key of the upper bar asks for; ``KeyError`` for anything else."""
        pose = self.composition
        gestes = {
            "trait": pose.passer_trait,
            "annuler": pose.annuler,
            "retablir": pose.retablir,
            "vider": pose.vider,
            "depart": pose.recommencer,
            "echanger": pose.echanger_camps,
        }
        change = pose.transformer(geste) if geste in SYMETRIES else gestes[geste]()
        self._apres(change)

    def remplacer(self, etat: EtatQuelconque) -> None:
        """Set up ``etat``, which was read."""
        self._apres(self.composition.remplacer(etat))

    def _apres(self, change: bool, case: Position | None = None) -> None:
        """Show what has changed, and have a screen reader say it: the square that was painted, or the whole."""
        if not change:
            return
        self._oublier()
        self.montrer(case)
        if case is None:
            annoncer(self.plateau, self.phrase, presse=True)
        self.change.emit()

    # What is shown.

    @property
    def phrase(self) -> str:
        """What is said of the position."""
        return decrire(self.adaptateur, self.composition)

    @property
    def partie(self) -> Partie:
        """A game that begins here."""
        etat = self.composition.etat
        return Partie(self.composition.composeur.jeu_de(etat), etat)

    def montrer(self, dite: Position | None = None) -> None:
        """Show the position; a screen reader is told of the square ``dite``."""
        pose = self.composition
        lignes, colonnes = pose.composeur.dimensions(pose.etat)
        pions = pose.composeur.contenu(pose.etat)
        self.plateau.montrer(PlateauAffiche(lignes, colonnes, pions, pose.trait, style=self._style), dite)
        phrase = " · ".join(filter(None, (self._conclusion, self.phrase)))
        self.outils.montrer(pose, self._pinceau, phrase, "" if self._ligne is None else self._ligne.verdict)

    def conclure(self, texte: str, ligne: LigneProuvee | None = None) -> None:
        """Say before all else what solving the position says, until it changes; an empty text takes it away."""
        self.fantome.quitter()
        self._conclusion, self._ligne = texte, ligne
        self.outils.suite.montrer([] if ligne is None else ligne.noms)
        self.montrer()

    def _oublier(self) -> None:
        """Forget what was said of another position."""
        self.fantome.quitter()
        self._conclusion, self._ligne = "", None
        self.outils.suite.montrer([])

    # The line that was found.

    def aller_a(self, nombre: int) -> None:
        """Show where so many moves of the line lead, over the position; with 0 the position itself."""
        ligne = self._ligne
        if ligne is None or nombre <= 0:
            self.fantome.quitter()
            return
        coups = ligne.coups[:nombre]
        partie = jouer_suite(ligne.partie.jeu, ligne.partie.depart, coups)
        vue = replace(self.adaptateur.plateau(partie, interactif=False), style=self._style)  # as what it lies over
        self.fantome.montrer(vue, " ".join(ligne.noms[:nombre]))
        self._suivre(len(coups))

    def avancer(self, pas: int) -> bool:
        """Show one move more of the line, or one less; ``False`` while none of it is shown."""
        if not self._vus:
            return False
        self.aller_a(self._vus + pas)
        return True

    def revenir(self) -> bool:
        """Show the position itself; tell whether another one was shown."""
        montre = self.fantome.vue is not None
        self.fantome.quitter()
        return montre

    def _suivre(self, nombre: int) -> None:
        self._vus = nombre
        self.outils.suite.suivre(nombre)

    def retraduire(self) -> None:
        """Say everything in the language of the moment."""
        self._presenter()
        self.montrer()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        for widget in (self.plateau, self.fantome, self.outils, self.suites):
            widget.definir_theme(theme)
