"""The paper dialog: what to print, beside its pages as they will be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from ecosysteme.explication import Pourquoi
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import Nature
from ecosysteme.papier.problemes import Probleme
from ui.jeux.registre import adaptateur_de
from ui.papier.champs import ChampsPapier
from ui.papier.document_montre import DialogueDocument
from ui.papier.mise_en_page import titre_de
from ui.socle.devant import mettre_devant
from ui.socle.fichiers import demander_ouverture, nom_de_fichier
from ui.socle.formulaire import Remarque
from ui.socle.memoire import Memoire
from ui.socle.taches import Tache
from ui.socle.theme import Theme

DELAI: Final = 120  # ms: a name is typed faster than pages are laid out
D_UN_JEU: Final[tuple[Nature, ...]] = ("vierge", "problemes", "classe")  # what is of no game that was played
Recevoir = Callable[[Sequence[Probleme]], None]
RecevoirRaisons = Callable[[Mapping[int, Pourquoi]], None]
# Finds why the mistakes of the report are some, and answers later; returns what stops it.
ChercheRaisons = Callable[[RecevoirRaisons], Tache]


class ChercheProblemes(Protocol):
    """Who finds problems: in a game, or in an OBF file where one is named; answers later, on the GUI thread."""

    def __call__(
        self, fiche: Fiche, fichier: Path | None, recevoir: Recevoir, refuser: Callable[[BaseException], None]
    ) -> Tache:
        """Begin to look, and return what stops it."""


class DialoguePapier(DialogueDocument):
    """Composes what its fields ask for, as they are edited."""

    def __init__(
        self,
        parent: QWidget,
        fiche: Fiche,
        memoire: Memoire,
        theme: Theme,
        *,
        numeros: str,
        ici: int,
        resoudre: ChercheProblemes,
        expliquer: ChercheRaisons,
    ) -> None:
        """Offer documents about ``fiche``; diagrams after the moves ``numeros`` unless others are typed.

        ``ici`` is the move after which the game is shown.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Imprimer"))
        self._resoudre, self._expliquer = resoudre, expliquer
        self._raisons: Mapping[int, Pourquoi] = {}
        self._explication: Tache | None = None  # asked for once
        self._problemes: tuple[Probleme, ...] | None = None
        self._fichier: Path | None = None
        self._resolution: Tache | None = None
        self.champs = ChampsPapier(fiche, memoire, numeros, ici)
        self.remarque = Remarque(self.champs.nature, theme, lignes=3)
        self._bientot = QTimer(self, singleShot=True, interval=DELAI)
        self._bientot.timeout.connect(self._composer)
        self._disposer(self.champs)
        self.champs.change.connect(self._bientot.start)
        self.champs.fichier_demande.connect(self._choisir_fichier)

    def montrer(self, nature: Nature) -> None:
        """Open on a kind of document."""
        self.champs.choisir(nature)
        self._bientot.stop()
        self._composer()
        mettre_devant(self)

    # The document.

    def _composer(self) -> None:
        if self._composition is not None:
            self._composition.annuler()
        try:
            demande = self.champs.demande()
        except ValueError as erreur:
            self._refuser(erreur)
            return
        if demande.nature == "problemes" and self._problemes is None:
            self._demander_problemes(demande.fiche)
            return
        if demande.nature == "rapport" and self._explication is None:
            self._explication = self._expliquer(self._recevoir_raisons)
        origine = self._fichier.name if self._fichier else ""
        self._lancer(replace(demande, problemes=self._problemes or (), origine=origine, raisons=self._raisons))

    def _recevoir_raisons(self, raisons: Mapping[int, Pourquoi]) -> None:
        self._raisons = raisons
        self._bientot.start()

    # Problems, which the engine of the window finds.

    def _demander_problemes(self, fiche: Fiche) -> None:
        if self._resolution is None:
            self._resolution = self._resoudre(fiche, self._fichier, self._recevoir, self._manquer)
        self.apercu.montrer(None)
        self.remarque.dire(self.tr("Recherche des problèmes…"))
        self._permettre()

    def _recevoir(self, problemes: Sequence[Probleme]) -> None:
        self._resolution, self._problemes = None, tuple(problemes)
        self._composer()

    def _manquer(self, erreur: BaseException) -> None:
        self._resolution, self._problemes = None, ()
        self._refuser(erreur)

    def _choisir_fichier(self) -> None:
        def lire(chemin: Path) -> None:
            self._oublier_problemes()
            self._fichier = chemin
            self._composer()

        filtres = (self.tr("Positions OBF (*.obf *.txt)"), self.tr("Tous les fichiers (*)"))
        demander_ouverture(self, "boite_problemes", self.tr("Problèmes d'un fichier"), lire, filtres=filtres)

    def _oublier_problemes(self) -> None:
        if self._resolution is not None:
            self._resolution.annuler()
        self._resolution = self._problemes = None

    def _retenir(self) -> None:
        self.champs.retenir()

    @property
    def propose(self) -> Path:
        """The kind, and the game or the players that it is of."""
        fiche = self.champs.demande().fiche
        sujet = adaptateur_de(fiche.jeu).titre if self.champs.choisie in D_UN_JEU else titre_de(fiche)
        return nom_de_fichier(".pdf", self.champs.nature.currentText(), sujet)

    def done(self, resultat: int) -> None:
        """Stop what is being prepared, without waiting for it."""
        self._bientot.stop()
        self._oublier_problemes()
        if self._explication is not None:
            self._explication.annuler()
        super().done(resultat)
