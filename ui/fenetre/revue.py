"""The finished games of the series, and the one that is looked at on the board while the series goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import time

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from shiboken6 import isValid

from ecosysteme.partie import Partie
from ecosysteme.tournoi.serie import Serie
from ecosysteme.variantes.noeud import Noeud
from ui.disposition.modes import MODES_DE_LA_SERIE, Modes
from ui.fenetre.attribution import apporter
from ui.jeux.adaptateur import AdaptateurJeu
from ui.joueurs.noms import qui_joue
from ui.situation import Marche
from ui.socle.messages import Messages, annoncer
from ui.socle.textes import demander
from ui.suivi.export_parties import ExportParties
from ui.suivi.parties_jouees import PartieJouee, PartiesJouees, plus_grand_basculement
from ui.widgets.fenetre import FenetreDessinee


class Revue(QObject):
    """Keeps the game that is looked at, and says which one it is above its moves; ``change`` when it is another.

    A click tries a move there, for either camp; nobody answers, and the series goes on.
    """

    change = Signal()

    def __init__(self, fenetre: FenetreDessinee, modes: Modes, messages: Messages) -> None:
        """Take the line above the moves from the loaded window; going back to playing ends it too."""
        super().__init__(fenetre)
        self._fenetre, self._modes, self._messages = fenetre, modes, messages
        self._ligne = fenetre.widgets.ligne_revue
        self._texte = fenetre.widgets.texte_revue
        self._parties = PartiesJouees(fenetre)
        self.export = ExportParties(fenetre, self._jugees, messages.dire)
        self._parties.choisie.connect(lambda jouee: self.ouvrir(jouee))
        self._jouee: PartieJouee | None = None
        self.partie: Partie | None = None
        # The games that were looked at: what was tried and written in them is there when they are opened again.
        self._relues: dict[int, tuple[PartieJouee, Partie]] = {}
        self._derniere: tuple[PartieJouee, Partie, Noeud] | None = None  # its tree at its end
        self._origine: tuple[str, QWidget | None] | None = None  # the mode it was opened from, what had the keyboard
        fenetre.widgets.bouton_revenir.clicked.connect(self.revenir)
        modes.change.connect(self._suivre_mode)
        self._ligne.hide()

    @property
    def de_la_serie(self) -> bool:
        """Whether the mode is one where games are played, with a button that starts them."""
        return self._modes.nom in MODES_DE_LA_SERIE

    def montree(self, en_cours: Partie) -> Partie:
        """Return the game on the board: the one looked at, else ``en_cours``."""
        return self.partie or en_cours

    def d_ailleurs(self, partie: Partie) -> bool:
        """Tell whether ``partie`` is a game of others: opened, or looked at while another one is played."""
        return partie is self.partie or partie.provenance.d_autrui

    def essayee(self, en_cours: Partie, marche: Marche) -> Partie | None:
        """Return the game where a click tries a move for either camp, and nobody answers; ``None`` when it plays.

        It is the one looked at; where games are analysed the one that was played or set up, and where they are studied
        any, as long as it is at rest.
        """
        au_repos = marche is not Marche.EN_COURS
        debut = not en_cours.nb_coups_total and en_cours.depart == en_cours.jeu.etat_initial()
        essai = self._modes.nom == "etudier" or (self._modes.nom == "analyser" and not debut)
        return self.partie or (en_cours if au_repos and essai else None)

    def noter(
        self,
        partie: Partie,
        rang: int,
        joueurs: tuple[str, str],
        entames: int = 0,
        serie: int = 1,
        graine: int | None = None,
    ) -> None:
        """Keep a game that has just ended, the ``rang``-th of its ``serie``, 0 before it.

        ``joueurs`` are specifications. The first ``entames`` turns are its opening, drawn with ``graine``.
        """
        self._retenir()
        jouee = PartieJouee.de(partie, rang, (qui_joue(joueurs[0]), qui_joue(joueurs[1])), entames, serie)
        jouee = replace(jouee, graine=graine, quand=time())
        self._parties.ajouter(jouee)
        self._derniere = jouee, partie, partie.racine

    def de_serie(self, serie: int) -> Sequence[PartieJouee]:
        """Return the finished games of ``serie`` that are listed, the oldest first."""
        return self._parties.de(serie)

    def rendre(self, serie: int, rendues: Sequence[PartieJouee]) -> None:
        """List ``serie`` first again, with its games that are no longer there."""
        self._parties.rendre(serie, rendues)

    def _retenir(self) -> None:
        """Keep what was tried and written in the last finished game after its end, while it was still on the board."""
        if self._derniere is not None:
            jouee, partie, racine = self._derniere
            if partie.racine is not racine:
                self._relues.setdefault(id(jouee), (jouee, replace(jouee, arbre=partie.racine).rejouer()))

    def _jugees(self) -> Sequence[PartieJouee]:
        """Return the finished games, the oldest first, each with what a judge saw of it by now."""
        connues = {rang: partie for rang, (_, partie) in self._relues.items()}
        if self._derniere is not None:
            connues[id(self._derniere[0])] = self._derniere[1]
        return [
            replace(jouee, basculement=plus_grand_basculement(connues[id(jouee)])) if id(jouee) in connues else jouee
            for jouee in self._parties.toutes()
        ]

    def vider(self) -> None:
        """Forget every game."""
        self.fermer()
        self._parties.vider()
        self._relues.clear()
        self._derniere = None

    def oublier(self, *gestes: Callable[[], object], serie: Serie) -> None:
        """Forget every game and do ``gestes``; ask first where there are several, or one of a ``serie``.

        What is forgotten is this list: the journal keeps the games.
        """

        def suite() -> None:
            self.vider()
            for geste in gestes:
                geste()

        nombre = len(self._parties.toutes())
        if nombre > (0 if serie.nombre > 1 else 1):
            question = self.tr(
                "Recommencer ? Le compte des parties finies ({}) repart de zéro ; elles restent dans les parties "
                "récentes."
            )
            if serie.nombre > 1:
                question = self.tr(
                    "Recommencer ? Les parties finies ({}) quittent la liste et restent dans les parties récentes ; "
                    "une série se retrouve, finie ou non, par « Revenir à la série quittée »."
                )
            demander(self._fenetre, "boite_recommencer", question.format(nombre), suite)
        else:
            suite()

    def ouvrir(self, jouee: PartieJouee, partie: Partie | None = None) -> None:
        """Look at ``jouee``, where games are analysed; ``partie`` is its game, if somebody has it already."""
        self._retenir()
        if self._origine is None:
            self._origine = self._modes.nom, QApplication.focusWidget()
        _, connue = self._relues.get(id(jouee), (jouee, None))
        self._jouee, self.partie = jouee, partie or connue or jouee.rejouer()
        self._relues[id(jouee)] = jouee, self.partie
        if not self.partie.provenance.connue:
            self.partie.entete = jouee.entete
            apporter(self.partie)
        self._dire()
        self._fenetre.widgets.plateau.setFocus()  # the list goes; a reader is told once the keyboard has moved
        annoncer(self._fenetre, self._texte.text())
        self._modes.choisir("analyser")
        self._ligne.show()
        self.change.emit()

    def fermer(self) -> None:
        """Give the board back to the game under way."""
        if self.partie is not None:
            self._jouee = self.partie = self._origine = None
            self._ligne.hide()
            self.change.emit()

    def revenir(self) -> None:
        """Give the board back to the game under way, where the one that is looked at was opened."""
        if (origine := self._origine) is not None:
            self._modes.choisir(origine[0])
            if self.partie is not None:  # no mode where games are played, which would have closed it
                self._refermer(origine[1])

    def _suivre_mode(self, mode: str) -> None:
        if mode in MODES_DE_LA_SERIE and self.partie is not None:
            self._refermer(self._origine[1] if self._origine is not None and self._origine[0] == mode else None)
        else:
            self.change.emit()  # what a click does is no longer the same

    def _refermer(self, quitte: QWidget | None) -> None:
        """Close it and say so, once ``quitte`` has the keyboard again: a reader would be cut short."""
        _rendre_clavier(quitte)
        self.fermer()
        self._messages.prevenir(self.tr("La partie revue est refermée : le plateau est à la partie en cours"))

    def presenter(self, adaptateur: AdaptateurJeu) -> None:
        """Write the list for a game, in the language of the moment, and say which one is looked at."""
        self._parties.presenter(adaptateur)
        self._dire()

    def _dire(self) -> None:
        if self._jouee is not None:
            self._texte.setText(self._jouee.dite)


def _rendre_clavier(quitte: QWidget | None) -> None:
    """Give the keyboard back to the list that a game was opened from, at the line that was chosen there."""
    if quitte is not None and isValid(quitte) and quitte.isVisible():
        quitte.setFocus()
        if isinstance(quitte, QAbstractItemView):
            quitte.scrollTo(quitte.currentIndex())
