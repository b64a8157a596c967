"""Solving the position that is set up: to the end of the game, off the GUI thread, until it is found or stopped."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ecosysteme.conseiller import Suite
from ecosysteme.partie import Partie
from ui.jeux.registre import adaptateur_de
from ui.jeux.suites import promettre
from ui.position.suite_prouvee import COUPS_DITS, LigneProuvee
from ui.reflexion.suite import RechercheSuite
from ui.socle.raisons import dire


class Resolution(QObject):
    """Solves one position at a time. ``trouvee`` says what was found, ``change`` that it began or ended."""

    trouvee = Signal(str)
    change = Signal(bool)  # whether the engine is needed

    def __init__(self, recherche: RechercheSuite, parent: QObject) -> None:
        super().__init__(parent)
        self._recherche = recherche
        self._partie: Partie | None = None
        self._suite: Suite | None = None
        self._echec: BaseException | None = None
        recherche.recue.connect(self._recevoir)
        recherche.finie.connect(self._finir)
        recherche.manquee.connect(self._manquer)

    @property
    def en_cours(self) -> bool:
        """Whether a position is being solved."""
        return self._recherche.en_cours

    def refus(self, partie: Partie) -> str:
        """Say why the position of ``partie`` cannot be solved; empty when it can."""
        if partie.terminee:
            return self.tr("La partie est finie : il n'y a rien à résoudre")
        return adaptateur_de(partie.jeu).sans_resolution(partie.etat)

    def lancer(self, partie: Partie) -> None:
        """Solve the position of ``partie``, which ``refus`` accepts."""
        self.arreter()
        self._partie = Partie(partie.jeu, partie.etat)  # after the passes, if somebody has to
        self.change.emit(True)
        self._recherche.lancer(partie.jeu, partie.etat, prouvee=True)

    def arreter(self) -> None:
        """Stop at once, and forget what was found; nothing is said."""
        self._partie = self._suite = self._echec = None
        if self._recherche.en_cours:
            self._recherche.arreter()
            self.change.emit(False)

    def _recevoir(self, suite: Suite) -> None:
        self._suite = suite

    def _finir(self) -> None:
        self.change.emit(False)
        if self.phrase:
            self.trouvee.emit(self.phrase)

    @property
    def phrase(self) -> str:
        """What there is to say, in the language of the moment: being solved, what was found; empty once forgotten."""
        if self.en_cours:
            return self.tr("Résolution…")
        if self._echec is not None:
            return self.tr("Le moteur a échoué : {}").format(dire(self._echec))
        if (ligne := self.ligne) is None:
            return ""
        coups = ligne.noms
        return " ".join([ligne.verdict, *coups[:COUPS_DITS], *(["…"] if len(coups) > COUPS_DITS else [])])

    @property
    def ligne(self) -> LigneProuvee | None:
        """What was found; ``None`` before, and once forgotten."""
        if self.en_cours or self._partie is None or self._suite is None or not self._suite.coups:
            return None
        verdict = promettre(adaptateur_de(self._partie.jeu), self._suite, self._partie)
        return LigneProuvee(verdict, self._partie, tuple(self._suite.coups))

    def _manquer(self, erreur: BaseException) -> None:
        self._echec = erreur
        self.change.emit(False)
        self.trouvee.emit(self.phrase)
