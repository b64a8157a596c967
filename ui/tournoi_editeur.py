"""The settings of one player of the set-up: its kind, its options, and the test of an external engine."""

from __future__ import annotations

from contextlib import ExitStack
from threading import Event
from time import perf_counter

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAexterne, IAmoteur, creer_joueur
from ecosysteme.joueurs.externe import PROTOCOLES
from ecosysteme.reglages import PROFONDEUR, TEMPS
from ui.panneau_joueur import NOMS
from ui.taches import Tache, Taches
from ui.theme import Theme
from ui.tournoi_formulaire import Formulaire, Remarque
from ui.tournoi_inscrit import GENRES, Inscrit
from ui.tournoi_mots import temps, translate
from ui.tournoi_options import Options


def nom_du_genre(genre: str) -> str:
    """Name a kind of player as its box does."""
    if genre == IAexterne.nom:
        return translate("Tournoi", "Moteur externe")
    return translate("ApplicationIHM", NOMS[genre])


def essayer(specification: str, arret: Event) -> tuple[str, str, float]:
    """Start an engine and ask it for its first move: its name, the move, the seconds; raises as ``choisir``."""
    joueur = creer_joueur(specification)
    jeu = Othello()
    try:
        nom = joueur.preparer(arret) if isinstance(joueur, IAexterne) else str(joueur)
        debut = perf_counter()
        coup = joueur.choisir(jeu, jeu.etat_initial(), arret)
        return nom, jeu.ecrire_coup(coup), perf_counter() - debut
    finally:
        joueur.fermer()


class EditeurJoueur(QWidget):
    """Edits one ``Inscrit``; emits ``change`` as it is written."""

    change = Signal()

    def __init__(self, taches: Taches, theme: Theme) -> None:
        """Edit nobody yet; engines are tested through ``taches``."""
        super().__init__()
        self._taches = taches
        self._essai: Tache | None = None
        self.genre = QComboBox()
        self.genre.setObjectName("joueur_genre")
        self.genre.setAccessibleName(self.tr("Genre de joueur"))
        for genre in GENRES:
            self.genre.addItem(nom_du_genre(genre), genre)
        self.protocole = QComboBox()
        self.protocole.setObjectName("joueur_protocole")
        for protocole, nom in zip(PROTOCOLES, ("GTP", "NBoard"), strict=True):
            self.protocole.addItem(nom, protocole)
        self.commande = QLineEdit(placeholderText="gtp-rhino -l 3")
        self.commande.setObjectName("joueur_commande")
        self.autres = QLineEdit()
        self.autres.setObjectName("joueur_autres")
        self.options = Options(self.commande)
        self.essayer = QPushButton(self.tr("&Essayer"))
        self.essayer.setObjectName("joueur_essayer")
        self.essayer.setAutoDefault(False)
        self.reponse = QLabel(wordWrap=True)
        self.reponse.setObjectName("joueur_reponse")
        self.remarque = Remarque(self.genre, theme)
        self._refus = Remarque(self.commande, theme)
        self._disposer()
        self._brancher()

    def _disposer(self) -> None:
        tete, queue = Formulaire(), Formulaire()
        tete.ligne(self.tr("&Joueur"), self.genre)
        self._externe = QWidget()
        programme = Formulaire(self._externe)
        programme.setContentsMargins(0, 0, 0, 0)
        programme.ligne(self.tr("Protoco&le"), self.protocole)
        programme.ligne(self.tr("Co&mmande"), self.commande)
        queue.ligne(self.tr("A&utres options"), self.autres)
        ligne = QHBoxLayout()
        ligne.addWidget(self.essayer)
        ligne.addWidget(self.reponse, 1)
        self._ligne_essai = QWidget()
        ligne.setContentsMargins(0, 0, 0, 0)
        self._ligne_essai.setLayout(ligne)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.addLayout(tete)
        for objet in (self._externe, self.options):
            colonne.addWidget(objet)
        colonne.addLayout(queue)
        for objet in (self.remarque, self._ligne_essai, self._refus):
            colonne.addWidget(objet)
        colonne.addStretch(1)

    def _brancher(self) -> None:
        self.genre.currentIndexChanged.connect(self._changer_genre)
        self.protocole.currentIndexChanged.connect(self._changer_protocole)
        self.commande.textChanged.connect(self._signaler)
        self.autres.textChanged.connect(self._signaler)
        self.options.change.connect(self._signaler)
        self.essayer.clicked.connect(self._essayer)

    @property
    def inscrit(self) -> Inscrit:
        """The player as it is written now."""
        options = ",".join(filter(None, (self.options.texte(), self.autres.text().strip())))
        genre, protocole = self.genre.currentData(), self.protocole.currentData()
        return Inscrit(genre, options, protocole, self.commande.text().strip())

    def montrer(self, inscrit: Inscrit) -> None:
        """Edit ``inscrit``; no ``change`` is emitted."""
        self.oublier()
        with ExitStack() as silence:
            for objet in (self.genre, self.protocole, self.commande, self.autres, self.options):
                silence.enter_context(QSignalBlocker(objet))
            self.genre.setCurrentIndex(self.genre.findData(inscrit.genre))
            self.protocole.setCurrentIndex(max(self.protocole.findData(inscrit.protocole), 0))
            self.commande.setText(inscrit.commande)
            valeurs, reste = inscrit.decoupees()
            self.autres.setText(reste)
            self._presenter(inscrit, valeurs)
        self._juger()

    def _presenter(self, inscrit: Inscrit, valeurs: dict[str, int | float | str | bool]) -> None:
        """Show the boxes of a kind of player."""
        tus = {}
        if inscrit.externe:
            tus = {TEMPS.nom: self.tr("non dit"), PROFONDEUR.nom: self.tr("non dite")}
        elif inscrit.genre == IAmoteur.nom:
            tus = {TEMPS.nom: self.tr("celui du tournoi")}
        self._externe.setVisible(inscrit.externe)
        self._ligne_essai.setVisible(inscrit.externe)
        self.options.presenter(inscrit.a_boites, valeurs, tus)

    def _changer_genre(self) -> None:
        """Begin with the options of the new kind, and keep the command for who comes back to it."""
        self.oublier()
        with QSignalBlocker(self.autres):
            self.autres.clear()
        self._presenter(Inscrit(self.genre.currentData(), "", self.protocole.currentData()), {})
        self._signaler()

    def _changer_protocole(self) -> None:
        inscrit = self.inscrit
        self._presenter(inscrit, inscrit.decoupees()[0])
        self._signaler()

    def _signaler(self) -> None:
        self.oublier()
        self._juger()
        self.change.emit()

    def _juger(self) -> None:
        defaut = self.inscrit.defaut
        self.remarque.dire(defaut)
        self.essayer.setEnabled(not defaut)

    # The test of an engine.

    def _essayer(self) -> None:
        specification = self.inscrit.specification
        self.oublier()
        self.essayer.setEnabled(False)
        self.reponse.setText(self.tr("Essai en cours…"))
        self._essai = self._taches.lancer(lambda arret: essayer(specification, arret), self._reussir, self._echouer)

    def _reussir(self, resultat: tuple[str, str, float]) -> None:
        nom, coup, secondes = resultat
        self.essayer.setEnabled(True)
        self.reponse.setText(self.tr("{} joue {} en {}").format(nom or self.tr("Ce moteur"), coup, temps(secondes)))

    def _echouer(self, erreur: BaseException) -> None:
        self.essayer.setEnabled(True)
        self.reponse.clear()
        self._refus.dire(str(erreur) or type(erreur).__name__)

    def oublier(self) -> None:
        """Drop the test under way, and what the last one said."""
        if self._essai is not None:
            self._essai.annuler()
            self._essai = None
        self.reponse.clear()
        self._refus.dire("")
