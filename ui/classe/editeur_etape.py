"""The fields of one step of a session that is being composed: its kind, its words, its position, what is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.classe.etape import (
    ChoixDemande,
    CoupDemande,
    DemandeFaite,
    EtapeDeSeance,
    ExerciceDonne,
    FeuilleDonnee,
    PositionMontree,
    TexteDemande,
)
from ecosysteme.classe.fichier import TITRE_MAX
from ecosysteme.jeux import lire_jeu
from ecosysteme.papier.pages_classe import ARBRES, PageDeClasse, pages_possibles
from ui.classe.mots import attendre, nommer_demande, nommer_page
from ui.exercices.mots import resumer
from ui.jeux.registre import adaptateur_de, titre_de
from ui.papier.images import Portraitiste
from ui.socle.formulaire import Formulaire, cote_a_cote
from ui.socle.liste_editee import Editeur
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme

GENRES = ("", CoupDemande.genre, ChoixDemande.genre, TexteDemande.genre, FeuilleDonnee.genre)
BONNE = "*"  # before an answer to choose that is right
LIGNES = 3  # in sight of a text
COTE = 150  # px of the picture of the position


class EditeurEtape(Editeur[EtapeDeSeance]):
    """Edits one step; ``prendre_plateau`` gives the position on the board of the window."""

    def __init__(self, theme: Theme, prendre_plateau: Callable[[], PositionMontree]) -> None:
        super().__init__()
        self._theme, self._prendre_plateau = theme, prendre_plateau
        self._position: PositionMontree | None = None
        self._exercice: ExerciceDonne | None = None
        self.genre = QComboBox()
        self.titre, self.reponse, self.feuille = QLineEdit(), QLineEdit(), QLineEdit()
        self.texte, self.reponses, self.explication = QPlainTextEdit(), QPlainTextEdit(), QPlainTextEdit()
        self.prendre, self.retirer = QPushButton(self.tr("&Prendre le plateau")), QPushButton(self.tr("Sans position"))
        for bouton in (self.prendre, self.retirer):
            bouton.setAutoDefault(False)  # Enter in a field would press it
        self.position, self.exercice, self.solution, self.image = (Etiquette() for _ in range(4))
        self._depart: PositionMontree | None = None  # the position that is painted
        self._proposee = ""  # the name that a sheet has until somebody gives it one
        champs = ("genre", "titre", "reponse", "feuille", "texte", "reponses", "explication")
        for nom in (*champs, "prendre", "retirer", "position", "exercice", "solution", "image"):
            getattr(self, nom).setObjectName(f"etape_{nom}")
        for champ in (self.titre, self.reponse, self.feuille):
            champ.setMaxLength(TITRE_MAX)
        self.symetriques = QCheckBox()
        self.symetriques.setObjectName("etape_symetriques")
        self.pages = {page: QCheckBox(nommer_page(page)) for page in PageDeClasse}
        for page, boite in self.pages.items():
            boite.setObjectName(f"etape_page_{page.value}")
        for nom in GENRES:
            self.genre.addItem(nommer_demande(nom), nom)
        self._disposer()
        self._presenter()
        self._brancher()

    def _disposer(self) -> None:
        self._formulaire = formulaire = Formulaire()
        formulaire.ligne(self.tr("&Genre"), self.genre)
        formulaire.ligne(self.tr("T&itre"), self.titre)
        formulaire.ligne(self.tr("Te&xte"), self.texte)
        self._place = cote_a_cote(self.position, self.prendre, self.retirer)
        formulaire.ligne(self.tr("Position"), self._place, self.prendre)
        formulaire.ligne(self.tr("Exercice"), self.exercice)
        formulaire.ligne(self.tr("Solution"), self.solution)
        formulaire.ligne(self.tr("Coups &justes"), self.reponse)
        formulaire.ligne("", self.symetriques)
        formulaire.ligne(self.tr("Nom de la feuille"), self.feuille)
        self._impression = QWidget()
        grille = QGridLayout(self._impression)
        grille.setContentsMargins(0, 0, 0, 0)
        for rang, boite in enumerate(self.pages.values()):
            grille.addWidget(boite, *divmod(rang, 2))
        formulaire.ligne(self.tr("Imprimée"), self._impression, self.pages[PageDeClasse.ARBRE])
        formulaire.ligne(self.tr("Répon&ses"), self.reponses)
        formulaire.ligne(self.tr("Explicatio&n"), self.explication)
        for texte in (self.texte, self.reponses, self.explication):
            texte.setTabChangesFocus(True)
            texte.setFixedHeight(texte.fontMetrics().lineSpacing() * LIGNES + 14)
        infobulle(self.explication, self.tr("Dite à l'élève une fois sa réponse corrigée"))
        infobulle(self.prendre, self.tr("Montrer à l'élève la position qui est maintenant sur le plateau"))
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.addLayout(formulaire)
        self.image.hide()
        colonne.addWidget(self.image)
        colonne.addStretch(1)

    def _brancher(self) -> None:
        self.genre.currentIndexChanged.connect(lambda _: self._changer())
        self.titre.textChanged.connect(lambda _: self._nommer_feuille())
        self.reponse.textChanged.connect(lambda _: self._offrir_symetriques())
        for ligne in (self.titre, self.reponse, self.feuille):
            ligne.textChanged.connect(lambda _: self.change.emit())
        for texte in (self.texte, self.reponses, self.explication):
            texte.textChanged.connect(self.change)
        for boite in (self.symetriques, *self.pages.values()):
            boite.toggled.connect(lambda _: self.change.emit())
        for boite in self.pages.values():
            infobulle(boite, self.tr("L'élève imprime cette page, de la position de l'étape"))
        self.prendre.clicked.connect(lambda _=False: self._placer(self._prendre_plateau()))
        self.retirer.clicked.connect(lambda _=False: self._placer(None))

    def _placer(self, position: PositionMontree | None) -> None:
        self._position = position
        self._changer()

    def _nommer_feuille(self) -> None:
        """Name the sheet by what it is of, as long as nobody has: by the title that its step was given, or the game."""
        proposee = self._proposer_feuille()
        if self.genre.currentData() == FeuilleDonnee.genre and self.feuille.text() in ("", self._proposee):
            with QSignalBlocker(self.feuille):
                self.feuille.setText(proposee)
        self._proposee = proposee

    def _proposer_feuille(self) -> str:
        titre = self.titre.text().strip()
        return titre or (self._dire_position() if self._position is not None else self._titre)

    @property
    def _titre(self) -> str:
        """The title of the step: the name of its kind, shown where it will be written, until somebody gives it one."""
        return self.titre.text() or self.titre.placeholderText()

    def _changer(self) -> None:
        self.titre.setPlaceholderText(self.genre.currentText())
        self._nommer_feuille()
        self._presenter()
        self.change.emit()

    def _presenter(self) -> None:
        """Show the fields of the kind of step, and say what is to be written in them."""
        genre = self.genre.currentData()
        visibles = {
            self._place: self._exercice is None,
            self.exercice: self._exercice is not None,
            self.solution: self._exercice is not None,
            self.reponse: genre == CoupDemande.genre,
            self.feuille: genre == FeuilleDonnee.genre,
            self._impression: genre == FeuilleDonnee.genre,
            self.reponses: genre in (ChoixDemande.genre, TexteDemande.genre),
            self.explication: genre not in ("", FeuilleDonnee.genre),
        }
        for champ, visible in visibles.items():
            self._formulaire.setRowVisible(champ, visible)
        for page, boite in self.pages.items():
            boite.setVisible(page in self._possibles)
        self.retirer.setEnabled(self._position is not None)
        self.position.setText(self._dire_position())
        self._offrir_symetriques()
        self._peindre()
        aides = {
            CoupDemande.genre: self.tr("Séparés par des espaces ; rien : vous lirez"),
            ChoixDemande.genre: self.tr("Une réponse par ligne, * devant les bonnes"),
            TexteDemande.genre: self.tr("Réponses justes, une par ligne ; rien : vous lirez"),
        }
        aide = aides.get(genre, "")
        for champ in (self.reponse, self.reponses):
            champ.setPlaceholderText(aide)
            champ.setAccessibleDescription(aide)

    def _offrir_symetriques(self) -> None:
        """Offer the moves that are as good as those that are written, where there are any."""
        ecrits, position = self._coups, self._position
        autres = () if position is None else position.avec_symetriques(ecrits)[len(ecrits) :]
        visible = bool(autres) and self.genre.currentData() == CoupDemande.genre
        self._formulaire.setRowVisible(self.symetriques, visible)
        self.symetriques.setText(self.tr("Par symétrie aussi : {}").format(", ".join(autres)))

    @property
    def _coups(self) -> tuple[str, ...]:
        """The moves that are written, as the game of the position writes them."""
        mots = self.reponse.text().replace(",", " ").replace(";", " ").split()
        return tuple(dict.fromkeys(map(self._relire_coup, mots)))

    def _relire_coup(self, texte: str) -> str:
        if self._position is None:
            return texte
        jeu = lire_jeu(self._position.jeu)
        try:
            return jeu.ecrire_coup(jeu.lire_coup(texte))
        except ValueError:
            return texte

    def _peindre(self) -> None:
        """Paint the position that the pupil will have before their eyes."""
        depart = self.element.depart
        if depart == self._depart:
            return
        self._depart = depart
        self.image.setVisible(depart is not None)
        if depart is not None:
            densite, partie = self.devicePixelRatioF(), depart.partie
            vue = adaptateur_de(partie.jeu).plateau(partie, False)
            image = QPixmap.fromImage(Portraitiste(vue, round(COTE * densite), self._theme).peindre(vue))
            image.setDevicePixelRatio(densite)
            self.image.setPixmap(image)

    @property
    def _possibles(self) -> tuple[PageDeClasse, ...]:
        """The pages that there are of the position; those of any game while there is none."""
        return ARBRES if self._position is None else pages_possibles(lire_jeu(self._position.jeu))

    def _dire_position(self) -> str:
        if self._position is None:
            return self.tr("aucune")
        partie = self._position.partie
        trait = partie.trait
        return self.tr("{}, {}").format(
            titre_de(partie.jeu.nom), self.tr("fin") if trait is None else adaptateur_de(partie.jeu).trait(trait)
        )

    @property
    def element(self) -> EtapeDeSeance:
        """The step as it is written now."""
        position = None if self._exercice is not None else self._position
        demande = self._exercice or self._demande()
        explication = self.explication.toPlainText().strip() if demande is not None else ""
        return EtapeDeSeance(self._titre, self.texte.toPlainText(), position, demande, explication)

    def _demande(self) -> DemandeFaite | None:
        lignes = [ligne.strip() for ligne in self.reponses.toPlainText().splitlines() if ligne.strip()]
        match self.genre.currentData():
            case CoupDemande.genre:
                if self._position is not None and self.symetriques.isChecked():
                    return CoupDemande(self._position.avec_symetriques(self._coups))
                return CoupDemande(self._coups)
            case ChoixDemande.genre:
                bons = tuple(rang for rang, ligne in enumerate(lignes) if ligne.startswith(BONNE))
                return ChoixDemande(tuple(ligne.removeprefix(BONNE).strip() for ligne in lignes), bons)
            case TexteDemande.genre:
                return TexteDemande(tuple(lignes))
            case FeuilleDonnee.genre:
                cochees = tuple(page for page in self._possibles if self.pages[page].isChecked())
                return FeuilleDonnee(self.feuille.text(), cochees)
        return None

    def montrer(self, etape: EtapeDeSeance) -> None:
        """Edit ``etape``; no ``change`` is emitted."""
        with self._en_silence():
            demande = etape.demande
            self._position = etape.position
            self._exercice = demande if isinstance(demande, ExerciceDonne) else None
            self._offrir_exercice()
            self.genre.setCurrentIndex(self.genre.findData("" if demande is None else demande.genre))
            self.titre.setPlaceholderText(self.genre.currentText())
            self.titre.setText("" if etape.titre in map(nommer_demande, GENRES) else etape.titre)
            self.texte.setPlainText(etape.texte)
            self.explication.setPlainText(etape.explication)
            self._ecrire_demande(demande)
        self._proposee = self._proposer_feuille()
        self._presenter()

    def _offrir_exercice(self) -> None:
        """Have the kind of exercises in the box for one alone: it does not become another kind, nor another one it."""
        la = self.genre.findData(ExerciceDonne.genre)
        if self._exercice is not None and la < 0:
            self.genre.addItem(nommer_demande(ExerciceDonne.genre), ExerciceDonne.genre)
        elif self._exercice is None and la >= 0:
            self.genre.removeItem(la)
        self.genre.setEnabled(self._exercice is None)
        self.exercice.setText("" if self._exercice is None else resumer(self._exercice.exercice))
        self.solution.setText(attendre(self._exercice))

    def _ecrire_demande(self, demande: DemandeFaite | None) -> None:
        ligne, lignes, feuille = "", "", ""
        self.symetriques.setChecked(True)
        match demande:
            case CoupDemande(acceptes):
                ligne = self._abreger(acceptes)
            case FeuilleDonnee(nom):
                feuille = nom
            case ChoixDemande(choix, bons):
                marques = (f"{BONNE} " if rang in bons else "" for rang in range(len(choix)))
                lignes = "\n".join(f"{marque}{une}" for marque, une in zip(marques, choix, strict=True))
            case TexteDemande(attendus):
                lignes = "\n".join(attendus)
        for page, boite in self.pages.items():
            boite.setChecked(isinstance(demande, FeuilleDonnee) and page in demande.pages)
        self.reponse.setText(ligne)
        self.feuille.setText(feuille)
        self.reponses.setPlainText(lignes)

    def _abreger(self, acceptes: tuple[str, ...]) -> str:
        """Write the moves that are right; those that are as good as another one by symmetry are in its box alone."""
        if self._position is None:
            return " ".join(acceptes)
        tous, ecrits = self._position.avec_symetriques(acceptes), self._position.sans_symetriques(acceptes)
        self.symetriques.setChecked(tous == acceptes)
        return " ".join(ecrits if self._position.avec_symetriques(ecrits) == acceptes else acceptes)

    @contextmanager
    def _en_silence(self) -> Iterator[None]:
        with ExitStack() as silence:
            champs = (self.genre, self.titre, self.reponse, self.feuille, self.texte, self.reponses, self.explication)
            for champ in (*champs, self.symetriques, *self.pages.values()):
                silence.enter_context(QSignalBlocker(champ))
            yield

    def prendre_clavier(self) -> None:
        """Take the keyboard on the title."""
        self.titre.setFocus()
        self.titre.selectAll()
