"""A session is made: its title, its steps in order, exercises by kind and level; tried, opened and saved."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from threading import Event
from typing import TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.classe.etape import EtapeDeSeance, ExerciceDonne, PositionMontree
from ecosysteme.classe.fichier import (
    ETAPES_MAX,
    SUFFIXE_SEANCE,
    TITRE_MAX,
    defaut_d_etape,
    ecrire_seance,
    ouvrir_seance,
)
from ecosysteme.classe.seance import Correction, SeanceDeClasse
from ecosysteme.ecriture import ecrire
from ecosysteme.exercices.exercice import Exercice, GenreExercice
from ecosysteme.exercices.paquet import exercices_fournis
from ecosysteme.exercices.rappel import identifier
from ecosysteme.exercices.seance import du_paquet, du_solveur
from ecosysteme.fautes import mot
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs.niveaux import ELOS
from ecosysteme.solveurs import Solveur, solveur_de
from ui.classe.editeur_etape import EditeurEtape
from ui.classe.mots import intituler_demande, nommer_demande, remarquer
from ui.exercices.mots import nommer_genre, qualifier
from ui.jeux.registre import ADAPTATEURS, titre_de
from ui.socle.devant import dimensionner
from ui.socle.fichiers import demander_enregistrement, demander_ouverture, nom_de_fichier
from ui.socle.formulaire import Formulaire, Remarque, cote_a_cote, intituler
from ui.socle.langue import langue_du_moment
from ui.socle.liste_editee import ListeEditee
from ui.socle.raisons import dire, majuscule
from ui.socle.taches import Taches
from ui.socle.textes import Etiquette, demander
from ui.socle.theme import Theme

T = TypeVar("T")
LANGUES = {"fr": "Français", "en": "English"}
AJOUTES_MAX = 20
HASH_MO = 8  # of a solver that looks for exercises


def _solveur(jeu: Jeu) -> Solveur:
    """Make a small solver, ready, beside that of the window, which may be thinking."""
    solveur = solveur_de(jeu, hash_mo=HASH_MO, taches=1)
    assert solveur is not None, "un exercice est d'un jeu résolu"
    solveur.preparer()
    return solveur


class EtapesEditees(ListeEditee[EtapeDeSeance]):
    """The steps of a session that is being composed."""

    editeur: EditeurEtape

    def __init__(self, theme: Theme, prendre_plateau: Callable[[], PositionMontree]) -> None:
        editeur = EditeurEtape(theme, prendre_plateau)
        super().__init__(theme, editeur, ("seance_etapes", "seance"), self.tr("Étapes de la séance"))
        self.liste.setWordWrap(True)
        self.liste.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _nouveau(self) -> EtapeDeSeance:
        return EtapeDeSeance(intituler_demande(None))

    def _nommer(self, etape: EtapeDeSeance) -> str:
        """Name a step by its title and by what it is, which the title of an exercise keeps from the pupil."""
        titre, genre = etape.titre or self.tr("sans titre"), self._decrire(etape)
        return titre if titre == genre else f"{titre} ({genre})"

    def _decrire(self, etape: EtapeDeSeance) -> str:
        if isinstance(etape.demande, ExerciceDonne) and (genre := qualifier(etape.demande.exercice)):
            return genre
        return nommer_demande("" if etape.demande is None else etape.demande.genre)

    def _ecrire(self, ligne: QListWidgetItem, etape: EtapeDeSeance) -> None:
        super()._ecrire(ligne, etape)
        ligne.setText(f"{self.liste.row(ligne) + 1}. {ligne.text()}")

    def _defaut(self, etape: EtapeDeSeance) -> str:
        return dire(defaut_d_etape(etape))

    def ajouter_a_la_fin(self, etapes: list[EtapeDeSeance]) -> None:
        """Add steps after all others."""
        self.definir((*self.elements, *etapes))
        self.liste.setCurrentRow(len(self.elements) - 1)
        self.change.emit()


class DialogueComposition(QDialog):
    """Holds the session that is composed, which ``essai`` has tried from a step on. The game goes on meanwhile."""

    essai = Signal(object, int)
    enregistree = Signal()
    lue = Signal()  # another session is being composed
    choisis = Signal()  # exercises were added
    change = Signal()  # it is written in
    abandon = Signal()  # what was composed is given up
    libre = Signal()  # nothing is read or written any more

    def __init__(
        self, parent: QWidget, theme: Theme, taches: Taches, prendre_plateau: Callable[[], PositionMontree]
    ) -> None:
        super().__init__(parent)
        self.setObjectName("dialogue_composition")
        self.setWindowTitle(self.tr("Composer une séance"))
        self._taches, self._hasard = taches, random.Random()
        self._travaux = 0
        self.a_garder = False  # something is written that no file has
        self._fichier: Path | None = None  # that of the session
        self.titre, self.auteur = QLineEdit(), QLineEdit()
        self.langue, self.correction, self.jeu, self.genre = QComboBox(), QComboBox(), QComboBox(), QComboBox()
        self.niveau, self.nombre = QSpinBox(), QSpinBox()
        self.etapes = EtapesEditees(theme, prendre_plateau)
        self.remarque = Remarque(self.titre, theme, lignes=1)
        noms = ("titre", "auteur", "langue", "correction", "jeu", "genre", "niveau", "nombre")
        for nom in noms:
            getattr(self, nom).setObjectName(f"seance_{nom}")
        self.remarque.setObjectName("seance_remarque")
        self.boutons: dict[str, QPushButton] = {}
        self._remplir()
        self._disposer()
        self._nommer()
        self.titre.textChanged.connect(lambda _: self._juger())
        for champ in (self.titre, self.auteur):
            champ.textEdited.connect(lambda _: self._noter_change())
        for boite in (self.langue, self.correction):
            boite.activated.connect(lambda _: self._noter_change())
        self.jeu.currentIndexChanged.connect(lambda _: self._suivre_jeu())
        self.etapes.change.connect(self._noter_change)
        self.etapes.liste.currentRowChanged.connect(lambda _: self._nommer_essai())
        dimensionner(self, QSize(900, 660))
        self._vider()

    def _remplir(self) -> None:
        for champ in (self.titre, self.auteur):
            champ.setMaxLength(TITRE_MAX)
        for code, nom in LANGUES.items():
            self.langue.addItem(nom, code)
        self.correction.addItem(self.tr("tout de suite"), Correction.TOUT_DE_SUITE.value)
        self.correction.addItem(self.tr("à la fin"), Correction.A_LA_FIN.value)
        for jeu in ADAPTATEURS:
            self.jeu.addItem(titre_de(jeu), jeu)
        self.genre.addItem(self.tr("de tous les genres"), None)
        for genre in GenreExercice:
            self.genre.addItem(nommer_genre(genre), genre.value)
        self.niveau.setRange(1, len(ELOS))
        self.niveau.setPrefix(self.tr("niveau "))
        self.nombre.setRange(1, AJOUTES_MAX)
        self.nombre.setValue(3)

    def _nommer(self) -> None:
        for boite, nom in (
            (self.jeu, self.tr("Jeu des exercices")),
            (self.genre, self.tr("Genre des exercices")),
        ):
            intituler(boite, nom)
        self.niveau.setAccessibleName(self.tr("Niveau des exercices"))
        self.nombre.setAccessibleName(self.tr("Nombre d'exercices"))

    def _disposer(self) -> None:
        haut, gauche, droite = QHBoxLayout(), Formulaire(), Formulaire()
        gauche.ligne(self.tr("Titre de la séan&ce"), self.titre)
        gauche.ligne(self.tr("&Fait par"), self.auteur)
        droite.ligne(self.tr("&Langue"), self.langue)
        droite.ligne(self.tr("Correc&tion"), self.correction)
        haut.addLayout(gauche, 3)
        haut.addLayout(droite, 2)
        gestes: dict[str, tuple[str, Callable[[], object]]] = {
            "exercices": (self.tr("Ajouter &des exercices"), self.ajouter_exercices),
            "nouvelle": (self.tr("Nouvelle"), lambda: self._si_abandon(self._recommencer)),
            "ouvrir": (self.tr("Ou&vrir…"), lambda: self._si_abandon(self._demander_fichier)),
            "essayer": (self.tr("Essa&yer"), self._essayer),
            "enregistrer": (self.tr("&Enregistrer sous…"), self._demander_destination),
            "fermer": (self.tr("Fer&mer"), self.close),
        }
        for nom, (texte, geste) in gestes.items():
            bouton = self.boutons[nom] = QPushButton(texte)
            bouton.setObjectName(f"seance_{nom}")
            bouton.setAutoDefault(False)
            bouton.clicked.connect(lambda _=False, geste=geste: geste())
        colonne = QVBoxLayout(self)
        colonne.addLayout(haut)
        colonne.addWidget(self.etapes, 1)
        voulu = (self.nombre, self.jeu, self.genre, self.niveau)
        colonne.addWidget(cote_a_cote(Etiquette(self.tr("Exercices :")), *voulu, self.boutons["exercices"]))
        colonne.addWidget(self.remarque)
        bas = QHBoxLayout()
        for nom in ("nouvelle", "ouvrir"):
            bas.addWidget(self.boutons[nom])
        bas.addStretch(1)
        for nom in ("essayer", "enregistrer", "fermer"):
            bas.addWidget(self.boutons[nom])
        colonne.addLayout(bas)

    # What it holds.

    @property
    def seance(self) -> SeanceDeClasse:
        """The session as it is written now, which may not be one yet."""
        correction = Correction(self.correction.currentData())
        langue = str(self.langue.currentData())
        return SeanceDeClasse(self.titre.text(), self.auteur.text(), langue, correction, self.etapes.elements)

    @property
    def occupe(self) -> bool:
        """Whether something is being read or written."""
        return self._travaux > 0

    def definir(self, seance: SeanceDeClasse, *, a_garder: bool = False) -> None:
        """Go on with a session; ``a_garder``: no file has it."""
        self.a_garder = a_garder
        self.titre.setText(seance.titre)
        self.auteur.setText(seance.auteur)
        if self.langue.findData(seance.langue) < 0:
            self.langue.addItem(seance.langue, seance.langue)
        self.langue.setCurrentIndex(self.langue.findData(seance.langue))
        self.correction.setCurrentIndex(self.correction.findData(seance.correction.value))
        self.etapes.definir(seance.etapes)
        self._juger()

    def _vider(self) -> None:
        self._fichier = None
        self.definir(SeanceDeClasse(self.tr("Ma séance"), "", langue_du_moment(), Correction.TOUT_DE_SUITE, ()))
        self.titre.setFocus()
        self.titre.selectAll()

    def _recommencer(self) -> None:
        self._vider()
        self.abandon.emit()

    def _si_abandon(self, suite: Callable[[], object]) -> None:
        """Go on to another session; first ask, if this one is saved nowhere."""
        if not self.a_garder:
            suite()
            return
        question = self.tr("« {} » n'est pas enregistrée. Abandonner ce qui est écrit ?")
        demander(self, "boite_abandonner", question.format(mot(self.titre.text())), suite)

    def _noter_change(self) -> None:
        self.a_garder = True
        self._juger()
        self.change.emit()

    def _lancer(self, travail: Callable[[Event], T], succes: Callable[[T], None]) -> None:
        """Do it off the GUI thread; the dialog must stay until it is answered."""

        def finir(suite: Callable[[], None]) -> None:
            self._travaux -= 1
            suite()
            if not self._travaux:
                self.libre.emit()

        self._travaux += 1
        self._taches.lancer(
            travail,
            lambda resultat: finir(lambda: succes(resultat)),
            lambda erreur: finir(lambda: self._refuser(erreur)),
        )

    def _juger(self) -> None:
        """Say what still lacks; what is no session is neither tried nor saved."""
        phrase = self._manque()
        self.remarque.dire(phrase or remarquer(self.etapes.elements))
        for nom in ("essayer", "enregistrer"):
            self.boutons[nom].setEnabled(not phrase)
        self._nommer_essai()

    @property
    def _choisie(self) -> int:
        """The step that is chosen in the list, at which a trial begins."""
        return max(0, self.etapes.liste.currentRow())

    def _nommer_essai(self) -> None:
        depuis = self.tr("Essa&yer depuis l'étape {}").format(self._choisie + 1)
        self.boutons["essayer"].setText(depuis if self._choisie else self.tr("Essa&yer"))

    def _manque(self) -> str:
        if not self.titre.text().strip():
            return self.tr("Donnez un titre à la séance.")
        if not self.etapes.elements:
            return self.tr("Ajoutez au moins une étape.")
        defauts = ((rang, defaut_d_etape(une)) for rang, une in enumerate(self.etapes.elements, start=1))
        rang, defaut = next(((rang, defaut) for rang, defaut in defauts if defaut is not None), (0, None))
        return self.tr("Étape {} : {}").format(rang, dire(defaut)) if defaut is not None else ""

    # Exercises.

    def _suivre_jeu(self) -> None:
        """Offer kinds and levels where there are any: those of a solved game are made, and not rated."""
        for boite in (self.genre, self.niveau):
            boite.setEnabled(self.jeu.currentData() == Othello.nom)

    def ajouter_exercices(self) -> None:
        """Add as many exercises as are wanted, of a kind, near a level; none that is there already."""
        jeu, genre = str(self.jeu.currentData()), self.genre.currentData()
        voulus = (GenreExercice(genre),) if genre else ()
        place = ETAPES_MAX - len(self.etapes.elements)
        nombre, cote = min(self.nombre.value(), place), ELOS[self.niveau.value()]
        demandes = [une.demande for une in self.etapes.elements]

        def travail(arret: Event) -> list[Exercice]:
            la = {identifier(demande.exercice) for demande in demandes if isinstance(demande, ExerciceDonne)}
            trouves: list[Exercice] = []
            solveurs = cache(_solveur)
            while len(trouves) < nombre:
                if jeu == Othello.nom:
                    exercice = du_paquet(exercices_fournis(), voulus, cote, la, self._hasard)
                else:
                    exercice = du_solveur(jeu, solveurs, la, self._hasard, arret)
                if exercice is None or identifier(exercice) in la:
                    break
                la.add(identifier(exercice))
                trouves.append(exercice)
            return trouves

        self._lancer(travail, self._prendre)

    def _prendre(self, exercices: list[Exercice]) -> None:
        demandes = map(ExerciceDonne, exercices)
        self.etapes.ajouter_a_la_fin([EtapeDeSeance(intituler_demande(une), demande=une) for une in demandes])
        self.choisis.emit()

    # Files.

    def _essayer(self) -> None:
        self.essai.emit(self.seance, self._choisie)

    def _demander_fichier(self) -> None:
        filtre = self.tr("Séances de classe ({})").format(f"*{SUFFIXE_SEANCE}")
        demander_ouverture(
            self, "boite_composer", self.tr("Ouvrir une séance à composer"), self.ouvrir, filtres=(filtre,)
        )

    def ouvrir(self, chemin: Path) -> None:
        """Go on with the session of a file; one that is none changes nothing, and is told."""

        def travail(_arret: Event) -> SeanceDeClasse:
            return ouvrir_seance(chemin)

        self._lancer(travail, partial(self._continuer, chemin))

    def _continuer(self, chemin: Path, seance: SeanceDeClasse) -> None:
        self._fichier = chemin
        self.definir(seance)
        self.abandon.emit()
        self.lue.emit()

    def _demander_destination(self) -> None:
        demander_enregistrement(
            self,
            "boite_enregistrer_seance",
            self.tr("Enregistrer la séance"),
            self.enregistrer,
            depart=self._fichier or nom_de_fichier(SUFFIXE_SEANCE, self.titre.text() or self.tr("Séance")),
            suffixes={SUFFIXE_SEANCE: self.tr("Séance de classe")},
        )

    def enregistrer(self, chemin: Path) -> None:
        """Write the session into ``chemin``, off the GUI thread."""
        seance = self.seance

        def travail(_arret: Event) -> None:
            ecrire(chemin, ecrire_seance(seance))

        self._lancer(travail, lambda _: self._noter(chemin, seance))

    def _noter(self, chemin: Path, seance: SeanceDeClasse) -> None:
        self._fichier, self.a_garder = chemin, self.seance != seance
        self._dire(self.tr("Séance enregistrée dans {}").format(chemin.name), erreur=False)
        if not self.a_garder:
            self.enregistree.emit()

    def _refuser(self, erreur: BaseException) -> None:
        self._dire(majuscule(dire(erreur)), erreur=True)

    def _dire(self, phrase: str, *, erreur: bool) -> None:
        self.remarque.dire("")  # what was said before may be the same, and is said again
        self.remarque.dire(phrase, erreur=erreur)
