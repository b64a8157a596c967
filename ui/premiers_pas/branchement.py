"""Plugs the first steps into the window: in the place of the game and of the panel, until Escape gives them back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QTimer, Signal

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER
from ecosysteme.partie import Partie
from ecosysteme.premiers_pas import PREMIERS_PAS
from ecosysteme.premiers_pas.exercice import AvisDuPas, NatureAvis, PasEnCours
from ecosysteme.reglages import premiers_pas
from ui.disposition.barre_texte import BarreTexte
from ui.disposition.calque import Calque
from ui.disposition.disposition import Disposition
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.jeux.lectures import faire_lire
from ui.jeux.phrases import Phrases
from ui.jeux.registre import adaptateur_de
from ui.premiers_pas.panneau_pas import PanneauPas
from ui.premiers_pas.plateau_pas import PlateauPas
from ui.situation import Salle, Situation
from ui.socle.memoire import Memoire
from ui.socle.messages import annoncer
from ui.socle.raisons import dire, majuscule
from ui.socle.retraduction import SuiviLangue
from ui.socle.theme import CLAIR, Theme

REPRISE: Final = 1800  # ms that a wrong move stays
REPONSE: Final = 700  # ms before the other side answers


class BranchementPremiersPas(Salle):
    """The steps of one game after another, over the board of ``fenetre``; the game goes on underneath, untouched."""

    partie_demandee = Signal(str)  # the game that somebody has learnt, and wants to play
    suite = Signal()  # what was waited for after a move has come: it was taken back, or answered

    def __init__(self, fenetre: Cadre, affichage: Affichage, disposition: Disposition, memoire: Memoire) -> None:
        super().__init__(fenetre)
        self._fenetre, self._affichage, self._disposition = fenetre, affichage, disposition
        self._memoire, self._theme = memoire, CLAIR
        self._partie: Partie | None = None  # the game shown when the steps were entered; None: not entered
        self._retour: Callable[[], object] = lambda: None  # to what was there before
        self._jeu, self._rang = "", 0
        self._plateau: PlateauPas | None = None
        self._attente = QTimer(self, singleShot=True)
        self._attente.timeout.connect(self._poursuivre)
        entree = fenetre.widgets.action_premiers_pas
        entree.triggered.connect(lambda _: self.ouvrir(fenetre.partie_montree.jeu.nom))
        SuiviLangue(fenetre, self._retraduire)

    @property
    def pas(self) -> PasEnCours | None:
        """What is played now; ``None`` while the board is the game's."""
        return self._pas if self._partie is not None else None

    # In and out.

    def _creer(self) -> PlateauPas:
        parent = self._affichage.plateau.parentWidget()
        assert parent is not None, "le plateau est dans la fenêtre"
        plateau = PlateauPas(parent)
        plateau.definir_theme(self._theme)
        widgets = self._fenetre.widgets
        self._tour = BarreTexte(parent, "pas_tour", widgets.cadre_joueurs.height())
        self._bande = BarreTexte(parent, "pas_bande", widgets.bande.height())
        self._panneau = PanneauPas(widgets.contenu_panneau)
        self._panneau.geste.connect(self._suivre_geste)
        plateau.case_choisie.connect(self._essayer)
        plateau.explique.connect(self._bande.dire)
        plateau.saisie_refusee.connect(self._dire)
        faire_lire(plateau, lambda: self._pas.partie, lambda: self._panneau.phrase)
        barres, touches = (self._tour, self._bande), {"Esc": self._revenir}
        self._calque = Calque(self._fenetre, self._disposition, plateau, barres, touches, panneau=self._panneau)
        self._calque.quitte.connect(self.quitter)
        return plateau

    def ouvrir(self, jeu: str, retour: Callable[[], object] | None = None) -> None:
        """Show the first step of ``jeu`` that is not done, or the first of all once all are.

        Who leaves them is led back by ``retour``, else to the mode of the window that was there.
        """
        modes = self._disposition.modes
        self._retour = retour or partial(modes.choisir, modes.nom)
        modes.choisir("jouer")
        self._plateau = self._plateau or self._creer()
        self._partie, self._jeu = self._fenetre.partie_montree, jeu
        faites = self._faites
        self._preparer(faites if faites < len(PREMIERS_PAS[jeu]) else 0)
        self._calque.montrer()
        self._annoncer_etape()

    def quitter(self) -> None:
        """Show the game again."""
        if self._partie is not None:
            self._partie = None
            self._attente.stop()
            self._calque.retirer()

    def _revenir(self) -> None:
        """Leave, and go back to what was there before: nothing else is wanted."""
        if self._partie is not None:
            self.quitter()
            self._retour()

    def suivre(self, situation: Situation) -> None:
        """Give the board back to another game that was put on it."""
        if self._partie is not None and situation.montree is not self._partie:
            self.quitter()

    # The steps.

    @property
    def _faites(self) -> int:
        return min(int(self._memoire.lire(premiers_pas(self._jeu))), len(PREMIERS_PAS[self._jeu]))

    def _montrer(self, rang: int) -> None:
        assert self._plateau is not None, "les premiers pas ne sont pas ouverts"
        self._plateau.setFocus()  # before the button that was pressed falls asleep
        self._preparer(rang)
        self._annoncer_etape()

    def _preparer(self, rang: int) -> None:
        """Put a step on the board and on the panel."""
        self._attente.stop()
        self._rang = rang
        etapes = PREMIERS_PAS[self._jeu]
        self._pas = PasEnCours(etapes[rang])
        self._panneau.presenter(self._jeu, etapes, rang, self._faites)
        self._rafraichir(animer=False)
        if self._plateau is not None:
            self._plateau.depointer()

    def _annoncer_etape(self) -> None:
        if self._plateau is not None:
            annoncer(self._plateau, self._panneau.phrase, presse=True)

    def _rafraichir(self, *, animer: bool = True) -> None:
        if self._plateau is None:
            return
        pas = self._pas
        self._plateau.animations = self._affichage.plateau.animations
        self._plateau.montrer(pas.partie, interactif=not pas.reussi, animer=animer)
        self._tour.dire(Phrases().vous_jouez(pas.partie, PREMIER))
        fait = pas.reussi or self._rang < self._faites
        self._panneau.permettre(montrer=bool(pas.solutions()), suivante=fait)

    def _essayer(self, case: Position) -> None:
        """Play the move that a square means."""
        if self._plateau is None or self._pas.reussi:
            return
        self._poursuivre()  # who plays on does not wait
        if self._pas.reussi:
            return
        pas = self._pas
        coup = adaptateur_de(pas.partie.jeu).coup(pas.partie.etat, case)
        reponse = pas.essayer(coup)
        if reponse.nature is NatureAvis.REFUSE or pas.etape.refusee:
            self._plateau.secouer(case)
        self._suivre(reponse)
        if pas.a_reprendre or pas.a_repondre:
            self._attente.start(REPRISE if pas.a_reprendre else REPONSE)

    def _suivre(self, reponse: AvisDuPas) -> None:
        """Show the position and what is said of the last move; after a success, the keyboard is on what follows."""
        reussi = reponse.nature is NatureAvis.REUSSI
        if reussi:
            self._memoire.ecrire(premiers_pas(self._jeu), max(self._faites, self._rang + 1))
            self._panneau.presenter(self._jeu, PREMIERS_PAS[self._jeu], self._rang, self._faites)
        self._rafraichir()
        if reussi:
            self._panneau.boutons["suivante"].setFocus()  # before it is told, or a reader would cut it short
        phrase = dire(reponse.phrase)
        des_regles = reponse.nature is NatureAvis.REFUSE or self._pas.etape.refusee  # worded to stand in a sentence
        self._dire(majuscule(phrase) if des_regles else phrase)

    def _poursuivre(self) -> None:
        """Take the wrong move back, or let the other side answer."""
        self._attente.stop()
        pas = self._pas
        if not (pas.a_reprendre or pas.a_repondre):
            return
        pas.reprendre()
        reponse = pas.repondre()
        if reponse is None:
            self._rafraichir()
        else:
            self._suivre(reponse)
        self.suite.emit()

    def _dire(self, phrase: str) -> None:
        """Say how a move was judged, beside the board and aloud."""
        self._panneau.juger(phrase)
        if self._plateau is not None:
            annoncer(self._plateau, phrase, presse=True)

    def _suivre_geste(self, nom: str) -> None:
        if nom == "quitter":
            self._revenir()
        elif nom == "jouer":
            self.quitter()
            self.partie_demandee.emit(self._jeu)
        elif nom == "montrer":
            self._montrer_solution()
        else:
            rang = self._rang + (1 if nom == "suivante" else -1)
            if rang < len(PREMIERS_PAS[self._jeu]):
                self._montrer(rang)
            else:
                self._revenir()

    def _montrer_solution(self) -> None:
        self._poursuivre()
        self._panneau.juger("")  # what was said is of another move
        partie, coups = self._pas.partie, self._pas.solutions()
        if coups and self._plateau is not None:
            self._plateau.montrer_case(adaptateur_de(partie.jeu).case(partie.etat, coups[0]))

    # What the window tells.

    def _retraduire(self) -> None:
        if self._partie is not None:
            self._panneau.juger("")
            self._rafraichir(animer=False)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        if self._plateau is not None:
            self._plateau.definir_theme(theme)
