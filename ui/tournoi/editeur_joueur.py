"""The settings of one player of the set-up: its kind, its options, and the test of an external engine."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from ecosysteme.joueurs import IAexterne, IAmoteur
from ecosysteme.joueurs.repertoire import SANS_COMMANDE
from ecosysteme.reglages import NOM_MOTEUR, TEMPS
from ui.joueurs.moteurs_champs import BancEssai, ChampCommande, liste_protocoles, options_facultatives
from ui.joueurs.moteurs_choix import ChoixMoteur
from ui.joueurs.moteurs_dialogue import DialogueMoteurs
from ui.joueurs.moteurs_memoire import moteurs_enregistres
from ui.joueurs.noms import NOMS
from ui.joueurs.options import Options
from ui.socle.formulaire import Formulaire, Remarque, aligner
from ui.socle.langue import translate
from ui.socle.liste_editee import Editeur
from ui.socle.memoire import Memoire
from ui.socle.raisons import dire, majuscule
from ui.socle.taches import Taches
from ui.socle.theme import Theme
from ui.tournoi.inscrit import GENRES, Inscrit


def nom_du_genre(genre: str) -> str:
    """Name a kind of player as its box does."""
    if genre == IAexterne.nom:
        return translate("Tournoi", "Moteur externe")
    return translate("ApplicationIHM", NOMS[genre])


class EditeurJoueur(Editeur[Inscrit]):
    """Edits one ``Inscrit``; emits ``change`` as it is written."""

    def __init__(self, taches: Taches, theme: Theme, memoire: Memoire) -> None:
        """Edit nobody yet; engines are tested through ``taches``, those that are saved are in ``memoire``."""
        super().__init__()
        self._memoire = memoire
        self.genre = QComboBox()
        self.genre.setObjectName("joueur_genre")
        self.genre.setAccessibleName(self.tr("Genre de joueur"))
        for genre in GENRES:
            self.genre.addItem(nom_du_genre(genre), genre)
        self.moteur = QComboBox()
        self.moteur.setObjectName("joueur_moteur")
        self.choix = ChoixMoteur(self.moteur, memoire, libre=True)
        self.protocole = liste_protocoles("joueur_protocole")
        self._champ_commande = ChampCommande("joueur_commande")
        self.commande = self._champ_commande.ligne
        self.autres = QLineEdit()
        self.autres.setObjectName("joueur_autres")
        self.options = Options(self.commande)
        self.remarque = Remarque(self.genre, theme)
        self.essai = BancEssai(taches, self.commande, theme, "joueur_essayer")
        self._disposer()
        self._brancher()

    def _disposer(self) -> None:
        tete, queue = Formulaire(), Formulaire()
        self._tete, self._queue = tete, queue
        tete.ligne(self.tr("&Joueur"), self.genre)
        self._externe = QWidget()
        programme = self._programme = Formulaire(self._externe)
        programme.setContentsMargins(0, 0, 0, 0)
        programme.ligne(self.tr("Moteur"), self.moteur)
        programme.ligne(self.tr("Protoco&le"), self.protocole)
        programme.ligne(self.tr("&Commande"), self._champ_commande, self.commande)
        queue.ligne(self.tr("Autres opt&ions"), self.autres)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.addLayout(tete)
        for objet in (self._externe, self.options):
            colonne.addWidget(objet)
        colonne.addLayout(queue)
        for objet in (self.essai, self.remarque):  # what comes and goes moves no button
            colonne.addWidget(objet)
        colonne.addStretch(1)

    def _brancher(self) -> None:
        self.genre.currentIndexChanged.connect(self._changer_genre)
        self.protocole.currentIndexChanged.connect(self._changer_protocole)
        self.commande.textChanged.connect(self._signaler)
        self.autres.textChanged.connect(self._signaler)
        self.options.change.connect(self._signaler)
        self.choix.change.connect(self._prendre_moteur)
        self.essai.nomme.connect(self._prendre_nom)
        self.choix.gestion.connect(lambda: DialogueMoteurs(self.window(), self._memoire).open())

    @property
    def element(self) -> Inscrit:
        """The player as it is written now."""
        options = ",".join(filter(None, (self.options.texte(), self.autres.text().strip())))
        genre, protocole = self.genre.currentData(), self.protocole.currentData()
        return Inscrit(genre, options, protocole, self.commande.text().strip())

    def montrer(self, inscrit: Inscrit) -> None:
        """Edit ``inscrit``; no ``change`` is emitted."""
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
        facultatives = {}
        if inscrit.externe:
            facultatives = options_facultatives()
        elif inscrit.genre == IAmoteur.nom:
            facultatives = {TEMPS.nom: self.tr("celui du tournoi")}
        self._externe.setVisible(inscrit.externe)
        self.essai.setVisible(inscrit.externe)
        self.options.presenter(inscrit.a_boites, valeurs, facultatives)
        self._queue.setRowVisible(self.autres, not inscrit.externe or bool(self.autres.text()))
        aligner(self._tete, self._programme, self.options.formulaire, self._queue)

    def _changer_genre(self) -> None:
        """Begin with the options of the new kind, and keep the command for who comes back to it."""
        enregistres = moteurs_enregistres(self._memoire)
        if self.genre.currentData() == IAexterne.nom and enregistres and not self.commande.text():
            self.montrer(Inscrit.depuis(enregistres[0].specification))
            self.change.emit()
            return
        with QSignalBlocker(self.autres):
            self.autres.clear()
        self._presenter(Inscrit(self.genre.currentData(), "", self.protocole.currentData()), {})
        self._signaler()

    def _changer_protocole(self) -> None:
        inscrit = self.element
        self._presenter(inscrit, inscrit.decoupees()[0])
        self._signaler()

    def _prendre_moteur(self) -> None:
        """Write what a saved engine is; it can then be set otherwise for this tournament."""
        if self.choix.specification:
            self.montrer(Inscrit.depuis(self.choix.specification))
            self.change.emit()

    def _prendre_nom(self, nom: str) -> None:
        """Call the engine as it calls itself, unless somebody gave it a name."""
        inscrit = self.element
        if NOM_MOTEUR.nom not in inscrit.decoupees()[0]:
            self.montrer(replace(inscrit, options=",".join(filter(None, (f"{NOM_MOTEUR.nom}={nom}", inscrit.options)))))
            self.change.emit()

    def prendre_clavier(self) -> None:
        """Take the keyboard on the kind of player."""
        self.genre.setFocus()

    def _signaler(self) -> None:
        self._juger()
        self.change.emit()

    def _juger(self) -> None:
        inscrit = self.element
        phrase = dire(inscrit.defaut)  # that of an option begins with its name, which has no capital
        if inscrit.defaut == SANS_COMMANDE:  # not before anything was typed
            phrase = majuscule(phrase) if self.commande.isModified() else ""
        self.remarque.dire(phrase)
        self.choix.refleter(inscrit.specification)
        self.essai.presenter(inscrit.specification, inscrit.defaut)
