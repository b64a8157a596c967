"""The moves of a step played on a board, one at a time, then again from the start; never while nobody sees them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from ecosysteme.partie import Partie
from ui.jeux.lectures import lire_dernier
from ui.jeux.phrases import Phrases
from ui.jeux.registre import adaptateur_de
from ui.plateau.vue import PlateauVue
from ui.regles.lecons import Etape
from ui.socle.raisons import dire

RYTHME: Final = 1500  # ms from one move to the next
REPOS: Final = 3500  # ms that the end stays before all begins again


class Demonstration(QObject):
    """Shows steps on ``plateau``, whose events tell when it is hidden: the clock then stops.

    A move that the rules refuse is shaken, and the refusal is said; ``dite`` carries what each move led to.
    """

    dite = Signal(str)

    def __init__(self, plateau: PlateauVue) -> None:
        super().__init__(plateau)
        self._plateau, self._phrases = plateau, Phrases(self)
        self._etape: Etape | None = None
        self._partie: Partie | None = None
        self._restent: list[str] = []
        self._animee = True
        self._horloge = QTimer(self, singleShot=True)
        self._horloge.timeout.connect(self.avancer)
        plateau.installEventFilter(self)

    @property
    def partie(self) -> Partie | None:
        """The game that is shown, as far as it was played; none before the first step."""
        return self._partie

    @property
    def animee(self) -> bool:
        """Whether the moves are played by themselves: one who asks for a still board sees where they lead."""
        return self._animee

    @animee.setter
    def animee(self, animee: bool) -> None:
        self._animee = animee
        self._plateau.animations = animee
        self._cadencer(RYTHME)

    @property
    def en_marche(self) -> bool:
        """Whether a next move is to come by itself."""
        return self._horloge.isActive()

    def montrer(self, etape: Etape) -> None:
        """Show ``etape`` from its start, or its end where nothing is to move."""
        self._etape = etape
        self._recommencer()
        if not self._animee:
            while self._restent:
                self._jouer()
            self._afficher(animer=False)
        self._cadencer(RYTHME)

    def avancer(self) -> None:
        """Play the next move; after the last one, begin again."""
        if self._restent:
            self._jouer()
        elif self._etape is not None:
            self._recommencer()
        self._cadencer(RYTHME if self._restent else REPOS)

    def _cadencer(self, delai: int) -> None:
        if self._animee and self._etape is not None and self._plateau.isVisible():
            self._horloge.start(delai)
        else:
            self._horloge.stop()

    def _recommencer(self) -> None:
        assert self._etape is not None, "aucune étape à montrer"
        self._partie = self._etape.partie()
        self._restent = self._etape.coups.split()
        self._afficher(animer=False)
        self.dite.emit("")

    def _jouer(self) -> None:
        assert self._partie is not None, "aucune étape à montrer"
        partie, adaptateur = self._partie, adaptateur_de(self._partie.jeu)
        coup = partie.jeu.lire_coup(self._restent.pop(0))
        ligne, colonne = adaptateur.case(partie.etat, coup)
        try:
            partie.jouer(coup)
        except ValueError as erreur:
            self._plateau.secouer((max(ligne, 0), colonne))  # of a full column, its top
            self.dite.emit(dire(erreur))
            return
        self._afficher(animer=self._animee)
        self.dite.emit("\n".join(filter(None, (lire_dernier(partie), self._phrases.resultat(partie)))))

    def _afficher(self, *, animer: bool) -> None:
        if self._partie is not None and self._etape is not None:
            adaptateur = adaptateur_de(self._partie.jeu)
            vue = adaptateur.plateau(self._partie, self._etape.legaux and not self._partie.terminee)
            self._plateau.afficher(vue, animer=animer)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Wait while the board is hidden, go on when it is seen again."""
        if event.type() == QEvent.Type.Hide:
            self._horloge.stop()
        elif event.type() == QEvent.Type.Show:
            self._cadencer(RYTHME)
        return False
