"""The attractors of morpion: where each move of the position on the board leads, and the graph of what may follow."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.partie import Partie
from ecosysteme.solveurs.graphe_morpion import (
    Graphe,
    ParcoursGraphe,
    Sort,
    coups_justes,
    graphe,
    sort_de,
    sorts_des_coups,
)
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.morpion import AdaptateurMorpion
from ui.jeux.mots_morpion import MORPION, dire_morpion
from ui.raisonnement.attracteurs.carte import CarteMorpion
from ui.raisonnement.attracteurs.peinture import GrilleAttracteurs, image_legende, indice_de
from ui.raisonnement.panneau import PanneauRaisonnement
from ui.socle.langue import deux_points
from ui.socle.messages import annoncer
from ui.socle.raisons import dire
from ui.socle.taches import Tache, Taches
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import CLAIR, Theme

CHOIX: Final[tuple[tuple[Camp, ...], ...]] = ((PREMIER, SECOND), (PREMIER,), (SECOND,))
LEGENDE: Final = (Sort(PREMIER, 1), Sort(SECOND, 1), Sort())
COTE_LEGENDE: Final = 18  # px


class PanneauAttracteurs(PanneauRaisonnement):
    """The board coloured by attractor, and the map of the positions to come; a class chosen there is a ghost."""

    en_page = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panneau_attracteurs")
        self._taches = Taches(self)
        self._tache: Tache | None = None
        self._adaptateur: AdaptateurJeu = AdaptateurMorpion(MORPION)
        self._theme = CLAIR
        self._etat: EtatMorpion | None = None
        self._parcours: ParcoursGraphe | None = None
        self.grille = GrilleAttracteurs()
        self.grille.setObjectName("attracteurs_grille")
        self.grille.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.carte = CarteMorpion()
        self.camps = QComboBox()
        self.camps.setObjectName("attracteurs_camps")
        self.camps.addItems(["", "", ""])
        self._titre, self._phrase, self._camps_nom = Etiquette(), Etiquette(), Etiquette()
        self._titre.setObjectName("attracteurs_titre")
        self._phrase.setObjectName("attracteurs_phrase")
        self._images = [Etiquette() for _ in LEGENDE]
        self._legendes = [Etiquette() for _ in (*LEGENDE, "")]
        self.retour = QPushButton()
        self.plus, self.moins, self.entier = QToolButton(), QToolButton(), QToolButton()
        self._disposer()
        self._relier()
        self._traduire()

    def _disposer(self) -> None:
        self._titre.setProperty("role", "titre")
        for label in (self._titre, self._phrase, *self._legendes):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for label in self._legendes:
            label.setProperty("role", "discret")
        mots = QVBoxLayout()
        mots.addWidget(self._titre)
        mots.addWidget(self._phrase)
        mots.addStretch(1)
        *legendes, note = self._legendes
        for image, texte in zip(self._images, legendes, strict=True):
            ligne = QHBoxLayout()
            ligne.addWidget(image)
            ligne.addWidget(texte, 1)
            mots.addLayout(ligne)
        haut = QHBoxLayout()
        haut.addWidget(self.grille)
        haut.addLayout(mots, 1)
        colonne = QVBoxLayout(self)
        colonne.addLayout(haut)
        colonne.addWidget(note)
        colonne.addLayout(self._outils())
        colonne.addWidget(self.carte, 1)

    def _outils(self) -> QHBoxLayout:
        outils = QHBoxLayout()
        self._camps_nom.setBuddy(self.camps)
        for objet in (self._camps_nom, self.camps):
            outils.addWidget(objet)
        outils.addStretch(1)
        outils.addWidget(self.retour)
        for nom, bouton, texte in (("moins", self.moins, "−"), ("plus", self.plus, "+"), ("entier", self.entier, "⤢")):
            bouton.setObjectName(f"attracteurs_{nom}")
            bouton.setText(texte)
            bouton.setAutoRaise(True)
            outils.addWidget(bouton)
        self.retour.setObjectName("attracteurs_retour")
        return outils

    def _relier(self) -> None:
        self.camps.currentIndexChanged.connect(lambda _: self._filtrer())
        self.plus.clicked.connect(lambda: self.carte.zoomer(1.4))
        self.moins.clicked.connect(lambda: self.carte.zoomer(1 / 1.4))
        self.entier.clicked.connect(lambda: self.carte.ajuster())
        self.retour.clicked.connect(lambda: self._naviguer(Qt.Key.Key_Home))
        self.carte.choisie.connect(self.choisir)
        self.carte.naviguee.connect(self._naviguer)
        self.carte.survolee.connect(self._survoler)
        self.grille.case_choisie.connect(self._jouer)

    # What the dock asks for.

    def presenter(self, adaptateur: AdaptateurJeu) -> None:
        """Take the words of the game."""
        self._adaptateur = adaptateur
        self._traduire()

    def montrer(self, partie: Partie[EtatMorpion, Position]) -> None:
        """Show the position of ``partie``: at once on the small board, its graph as soon as it is there."""
        if partie.etat == self._etat or not isinstance(partie.jeu, Morpion):
            return
        self._oublier()
        etat = self._etat = partie.etat
        self._montrer_position(etat, (), connu=False)

        def travail(_arret: Event) -> Graphe:
            return graphe(etat)

        self._tache = self._taches.lancer(travail, self._recevoir, self._echouer)

    def copie(self) -> PanneauAttracteurs | None:
        """Return another one that shows the same, without what only a hand needs."""
        if self._parcours is None or self._etat is None:
            return None
        autre = PanneauAttracteurs()
        autre.definir_theme(CLAIR)
        autre.presenter(self._adaptateur)
        autre.camps.setCurrentIndex(self.camps.currentIndex())
        autre._etat = self._etat
        autre._recevoir(self._parcours.graphe)
        for widget in (autre.retour, autre.plus, autre.moins, autre.entier):
            widget.hide()
        return autre

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        self.grille.definir_theme(theme)
        self.carte.definir_theme(theme)
        for image, sort in zip(self._images, LEGENDE, strict=True):
            dessin = image_legende(sort, theme, COTE_LEGENDE, self.devicePixelRatioF())
            image.setPixmap(QPixmap.fromImage(dessin))

    def oublier_choix(self) -> None:
        """Go back to the position on the board: its ghost has ended; nothing is emitted."""
        if self._parcours is not None and self._parcours.coups:
            self._parcours.rentrer()
            self._actualiser()

    def fermer(self) -> None:
        """Stop the thread; nothing begins afterwards."""
        self._taches.fermer()

    # The graph, once it is there.

    def _oublier(self) -> None:
        if self._tache is not None:
            self._tache.annuler()
        self._tache = self._parcours = None
        self.carte.presenter(None)

    def _recevoir(self, vu: Graphe) -> None:
        self._tache, self._parcours = None, ParcoursGraphe(vu)
        self.carte.presenter(vu)
        self._actualiser()

    def _echouer(self, erreur: BaseException) -> None:
        self._tache = None
        self._phrase.setText(self.tr("Le calcul a échoué : {}").format(dire(erreur)))

    @property
    def parcours(self) -> ParcoursGraphe | None:
        """The walk shown, ``None`` while the graph is being built."""
        return self._parcours

    def choisir(self, numero: int) -> None:
        """Walk to a class of the graph, and show it on the main board."""
        if self._parcours is not None:
            self._parcours.aller(numero)
            self._annoncer()

    def _jouer(self, case: Position) -> None:
        """Walk on by a square of the small board."""
        parcours = self._parcours
        if parcours is not None and case in MORPION.coups_legaux(parcours.etat):
            parcours.jouer(case)
            self._annoncer()

    def _naviguer(self, touche: int) -> None:
        parcours = self._parcours
        if parcours is None:
            return
        if touche == Qt.Key.Key_Home:
            parcours.rentrer()
        elif touche == Qt.Key.Key_Down:
            parcours.descendre()
        elif touche in (Qt.Key.Key_Up, Qt.Key.Key_Backspace):
            parcours.reculer()
        else:
            parcours.voisiner(1 if touche == Qt.Key.Key_Right else -1)
        self._annoncer()

    def _annoncer(self) -> None:
        self._actualiser()
        annoncer(self.carte, self.carte.accessibleDescription())
        if self._parcours is not None:
            self.fantome.emit(list(self._parcours.coups) or None)

    def _survoler(self, numero: int) -> None:
        """Show in large where a click on the class under the mouse would lead, then again where the walk stands."""
        if self._parcours is None or numero < 0:
            self._redire()
            return
        apres = ParcoursGraphe(self._parcours.graphe)
        for coup in self._parcours.coups_vers(numero):
            apres.jouer(coup)
        self._montrer_position(apres.etat, apres.coups)

    def _actualiser(self) -> None:
        """Show where the walk has come, which the map brings into sight."""
        if self._parcours is not None:
            self.carte.montrer_chemin(self._parcours.numeros, self._parcours.etats)
            self._redire()

    def _redire(self) -> None:
        """Show in large again where the walk stands: the map stays where the hand has put it."""
        if self._parcours is not None:
            self._montrer_position(self._parcours.etat, self._parcours.coups)

    def _montrer_position(self, etat: EtatMorpion, coups: Sequence[Position], *, connu: bool = True) -> None:
        """Show a position in large with its words; not ``connu``: its attractors are not computed yet."""
        self.grille.afficher(self._adaptateur.plateau(Partie(MORPION, etat), connu), animer=False)
        self.retour.setEnabled(bool(coups))
        if coups:
            ligne = " ".join(map(MORPION.ecrire_coup, coups))
            self._titre.setText(self.tr("Après {}").format(ligne))
        else:
            self._titre.setText(self.tr("Position du plateau"))
        if not connu:
            self._phrase.setText(self.tr("Calcul des attracteurs…"))
            return
        strategie = self._strategie(etat)
        sorts = {coup: self._sort_vu(sort) for coup, sort in sorts_des_coups(etat).items()}
        self.grille.montrer_indices({coup: indice_de(sort, coup in strategie) for coup, sort in sorts.items()})
        self._phrase.setText(dire_morpion(etat, self._adaptateur.camps))
        self.carte.setAccessibleDescription(deux_points(self._titre.text(), self._phrase.text()))

    @staticmethod
    def _strategie(etat: EtatMorpion) -> tuple[Position, ...]:
        """Return the moves worth a mark: those that win soonest, or that hold a draw which others would lose."""
        justes = coups_justes(etat)
        sort = sort_de(etat)
        gagne, tient = sort.camp == etat.trait, sort.rang is None and len(justes) < etat.vides
        return justes if gagne or tient else ()

    def _sort_vu(self, sort: Sort) -> Sort:
        return sort if sort.camp in CHOIX[self.camps.currentIndex()] else Sort()

    def _filtrer(self) -> None:
        self.carte.montrer_camps(CHOIX[self.camps.currentIndex()])
        self._redire()

    # Words.

    def _traduire(self) -> None:
        premier, second = self._adaptateur.camps
        with QSignalBlocker(self.camps):
            for rang, texte in enumerate((self.tr("{} et {}").format(premier, second), premier, second)):
                self.camps.setItemText(rang, texte)
        self._camps_nom.setText(self.tr("&Attracteur de"))
        self.camps.setAccessibleName(self.tr("Attracteur montré"))
        textes = (
            self.tr("{} force le gain").format(premier),
            self.tr("{} force le gain").format(second),
            self.tr("personne : nulle"),
            self.tr(
                "Nombre : le rang, demi-coups jusqu'au gain ; plus il est petit, plus la couleur est forte."
                " ★ : coup de la stratégie. Dans le graphe, les positions symétriques ne font qu'une."
            ),
        )
        for label, texte in zip(self._legendes, textes, strict=True):
            label.setText(texte)
        self.retour.setText(self.tr("Revenir"))
        self._expliquer()
        self._filtrer()

    def _expliquer(self) -> None:
        for objet, texte in (
            (self.retour, self.tr("Revenir à la position du plateau (Début)")),
            (self.plus, self.tr("Agrandir le graphe (+)")),
            (self.moins, self.tr("Réduire le graphe (−)")),
            (self.entier, self.tr("Voir tout le graphe (0)")),
        ):
            infobulle(objet, texte)
            objet.setAccessibleName(texte)
        self.carte.setAccessibleName(self.tr("Graphe des positions, à la symétrie près"))
        infobulle(
            self.carte,
            self.tr(
                "Flèches : parcourir ; + − 0 : zoom ; Maj+flèches ou souris : déplacer ; clic : montrer au plateau"
            ),
        )
        infobulle(self.grille, self.tr("Choisir une case : voir où mène ce coup"))
