"""What comes next: of which game and kind, how hard, and from which pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QHBoxLayout, QPushButton

from ecosysteme.exercices.etoiles import Reussite
from ecosysteme.exercices.exercice import Exercice, GenreExercice
from ecosysteme.exercices.seance import Difficulte
from ecosysteme.jeux.othello import Othello
from ui.exercices.mots import dessiner_etoiles, lire_etoiles, nommer_genre
from ui.exercices.seance import Souhait
from ui.jeux.registre import ADAPTATEURS, titre_de
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle, une_ligne

BOITES = ("jeu", "genre", "difficulte")


class ChoixExercices(Retraduit, QFrame):
    """Boxes to choose by, and the pack. ``souhaite`` carries each new ``Souhait``; ``ouvrir`` asks for a pack."""

    souhaite = Signal(object)
    ouvrir = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("exercice_choix")
        self.setProperty("role", "carte")
        self.souhait = Souhait()
        self._nom_paquet = ""
        self._reussites: Mapping[str, Reussite] = {}
        self.boites = {nom: QComboBox() for nom in BOITES}
        self._titres = {nom: Etiquette() for nom in (*BOITES, "paquet")}
        self._paquet, self._refus = Etiquette(), Etiquette(pliee=True)
        self._ouvrir, self._rendre = QPushButton(), QPushButton()
        self._remplir()
        self._disposer()
        self._traduire()
        for boite in self.boites.values():
            boite.currentIndexChanged.connect(lambda _: self._choisir())
        self._ouvrir.clicked.connect(self.ouvrir)
        self._rendre.clicked.connect(lambda: self.prendre("", None))

    def _remplir(self) -> None:
        for jeu in ADAPTATEURS:
            self.boites["jeu"].addItem("", jeu)
        for genre in (None, *GenreExercice):
            self.boites["genre"].addItem("", genre and genre.value)
        for difficulte in Difficulte:
            self.boites["difficulte"].addItem("", int(difficulte))
        self.boites["difficulte"].setCurrentIndex(list(Difficulte).index(Difficulte.EGALE))

    def _disposer(self) -> None:
        grille = QGridLayout(self)
        grille.setContentsMargins(16, 10, 16, 10)
        grille.setVerticalSpacing(6)
        for rang, (nom, boite) in enumerate(self.boites.items()):
            boite.setObjectName(f"exercice_{nom}")
            grille.addWidget(self._titres[nom], rang, 0)
            grille.addWidget(boite, rang, 1, 1, 2)
            self._titres[nom].setBuddy(boite)
        rang = len(self.boites)
        grille.addWidget(self._titres["paquet"], rang, 0)
        grille.addWidget(self._paquet, rang, 1, 1, 2)
        deux = QHBoxLayout()  # over the whole width: beside the titles they would be too wide for the narrowest panel
        deux.addWidget(self._ouvrir)
        deux.addWidget(self._rendre)
        grille.addLayout(deux, rang + 1, 0, 1, 3)
        grille.addWidget(self._refus, rang + 2, 0, 1, 3)
        self._refus.setObjectName("exercice_refus")
        self._refus.setProperty("role", "alerte")
        self._refus.hide()
        grille.setColumnStretch(1, 1)
        grille.setColumnStretch(2, 1)
        self._paquet.setObjectName("exercice_paquet")
        self._ouvrir.setObjectName("exercice_ouvrir")
        self._rendre.setObjectName("exercice_fournis")

    def choisir_jeu(self, nom: str) -> None:
        """Ask for exercises of the game ``nom`` from now on, saying nothing of it."""
        boite = self.boites["jeu"]
        with QSignalBlocker(boite):
            boite.setCurrentIndex(boite.findData(nom))
        self._lire()

    def prendre(self, nom: str, paquet: tuple[Exercice, ...] | None) -> None:
        """Ask for the exercises of a pack, of any kind; of those that are shipped without one."""
        self._nom_paquet = nom
        for boite, valeur in (("jeu", Othello.nom), ("genre", None)):
            with QSignalBlocker(self.boites[boite]):
                self.boites[boite].setCurrentIndex(self.boites[boite].findData(valeur))
        self.souhait = replace(self.souhait, paquet=paquet)
        self._choisir()

    def compter(self, reussites: Mapping[str, Reussite]) -> None:
        """Show the stars of each kind, and of each game that has one kind only."""
        if reussites != self._reussites:
            self._reussites = reussites
            self._traduire()

    def _nommer(self, boite: QComboBox, rang: int, nom: str) -> None:
        """Write an entry, with its stars if it has some to win; a reader is told what they stand for."""
        sorte = boite.itemData(rang)
        etoilee = boite is not self.boites["difficulte"] and sorte not in (None, Othello.nom)
        reussite = self._reussites.get(str(sorte), Reussite())
        boite.setItemText(rang, f"{nom}  {dessiner_etoiles(reussite)}" if etoilee else nom)
        lu = ", ".join((nom, lire_etoiles(reussite))) if etoilee else nom
        boite.setItemData(rang, lu, Qt.ItemDataRole.AccessibleTextRole)

    def refuser(self, phrase: str) -> None:
        """Say why something could not be done, until something else is chosen."""
        self._refus.setText(phrase)
        self._refus.show()

    def _choisir(self) -> None:
        self._lire()
        self.souhaite.emit(self.souhait)

    def _lire(self) -> None:
        valeurs = {nom: boite.currentData() for nom, boite in self.boites.items()}
        genre = valeurs["genre"]
        self.souhait = replace(
            self.souhait,
            jeu=valeurs["jeu"],
            genre=GenreExercice(genre) if genre and valeurs["jeu"] == Othello.nom else None,
            difficulte=Difficulte(valeurs["difficulte"]),
        )
        self._montrer()

    def _montrer(self) -> None:
        """Wake what has a use: the other games have one kind, no ratings and no packs."""
        self._refus.hide()
        othello = self.souhait.jeu == Othello.nom
        for nom in ("genre", "difficulte"):
            self.boites[nom].setEnabled(othello)
            self._titres[nom].setEnabled(othello)
        for widget in (self._paquet, self._titres["paquet"], self._ouvrir):
            widget.setEnabled(othello)
        self._rendre.setEnabled(othello and self.souhait.paquet is not None)
        if not othello:
            texte = "–"
        elif self.souhait.paquet is None:
            texte = self.tr("celui du programme")
        else:
            texte = f"{une_ligne(self._nom_paquet)} ({len(self.souhait.paquet)})"
        self._paquet.setText(texte)

    def _traduire(self) -> None:
        titres = {
            "jeu": self.tr("&Jeu"),
            "genre": self.tr("&Genre"),
            "difficulte": self.tr("&Difficulté"),
            "paquet": self.tr("Paquet"),
        }
        for nom, titre in titres.items():
            self._titres[nom].setText(titre)
            if nom in self.boites:
                self.boites[nom].setAccessibleName(titre.replace("&", ""))
        difficultes = (self.tr("Plus facile"), self.tr("À mon niveau"), self.tr("Plus difficile"))
        textes = {
            "jeu": [titre_de(jeu) for jeu in ADAPTATEURS],
            "genre": [self.tr("Tous les genres"), *map(nommer_genre, GenreExercice)],
            "difficulte": list(difficultes),
        }
        for nom, mots in textes.items():
            for rang, mot in enumerate(mots):
                self._nommer(self.boites[nom], rang, mot)
        self._ouvrir.setText(self.tr("Ouvrir un paquet…"))
        infobulle(
            self._ouvrir, self.tr("Un fichier OBF, tel qu'othellier exercices les écrit ; on peut aussi le déposer ici")
        )
        self._rendre.setText(self.tr("Ceux du programme"))
        self._montrer()
