"""The engine's line from the position on the board, in Othello and Puissance 4: its moves, one step at a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QTableWidget, QVBoxLayout, QWidget

from ecosysteme.conseiller import Suite
from ecosysteme.jeu import PREMIER, Camp, CoupQuelconque
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.suites import promettre
from ui.plateau.icones import marquer
from ui.raisonnement.lecture import BarreLecture
from ui.raisonnement.panneau import PanneauRaisonnement
from ui.reflexion.moteur_partage import MoteurPartage
from ui.reflexion.suite import RechercheSuite
from ui.socle.langue import accorder, deux_points
from ui.socle.messages import annoncer
from ui.socle.raisons import dire
from ui.socle.tables import ecrire_ligne, preparer
from ui.socle.taches import Taches
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme

COUP, POINTS, VALEUR = 1, 2, 3  # columns; the first is the number


class _Lignes(QTableWidget):
    """The table of the moves; the keys that walk through the line, which do ``geste``, are left to the panel."""

    def __init__(self, geste: Callable[[QKeyEvent], Callable[[], None] | None]) -> None:
        super().__init__()
        self._geste = geste

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the arrows, and what a table does with Tab."""
        if self._geste(event) is None:
            super().keyPressEvent(event)
        else:
            event.ignore()


class PanneauSuite(PanneauRaisonnement):
    """Asks for the best line, lists it with the worth of each move, and plays it on the main board as a ghost."""

    def __init__(self, taches: Taches, moteur: MoteurPartage, parent: QWidget | None = None) -> None:
        """Search with the engine of the window, ``moteur``, through ``taches``."""
        super().__init__(parent)
        self.setObjectName("panneau_suite")
        self._recherche = RechercheSuite(taches, moteur, self)
        self._recherche.recue.connect(self._recevoir)
        self._recherche.finie.connect(self._finir)
        self._recherche.manquee.connect(self._manquer)
        self._adaptateur: AdaptateurJeu | None = None
        self._partie: Partie | None = None  # the position asked about, and the line played from it
        self._suite: Suite | None = None
        self._erreur: BaseException | None = None
        self._occupe = False
        self.bouton = QPushButton()
        self.bouton.setObjectName("suite_chercher")
        self.bouton.setCheckable(True)
        self.bouton.clicked.connect(lambda _: self.chercher())
        self._etat, self._phrase = Etiquette(), Etiquette()
        self._etat.setObjectName("suite_etat")
        self._phrase.setObjectName("suite_phrase")
        self.table = _Lignes(self._geste)
        self.table.setObjectName("suite_coups")
        preparer(self.table, 4, elastique=COUP)
        self.table.currentCellChanged.connect(lambda ligne, *_: self._viser(ligne))
        self.lecture = BarreLecture()
        for nom, bouton in self.lecture.boutons.items():
            bouton.setObjectName(f"suite_{nom}")  # the tree's own stands in the same dock
        self.lecture.curseur.setObjectName("suite_curseur")
        self.lecture.vitesse.setObjectName("suite_vitesse")
        self.lecture.compteur.setObjectName("suite_etape")
        self.lecture.vitesse.setCurrentIndex(0)
        self.lecture.etape_change.connect(self._montrer_etape)
        self._disposer()
        self._traduire()

    def _disposer(self) -> None:
        for label in (self._etat, self._phrase):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._etat.setProperty("role", "discret")
        haut = QHBoxLayout()
        haut.addWidget(self.bouton)
        haut.addWidget(self._etat, 1)
        colonne = QVBoxLayout(self)
        colonne.addLayout(haut)
        colonne.addWidget(self._phrase)
        colonne.addWidget(self.table, 1)
        colonne.addWidget(self.lecture)

    # What the dock asks for.

    def presenter(self, adaptateur: AdaptateurJeu) -> None:
        """Take the words of the game; a line of another game is forgotten."""
        if self._partie is not None and self._partie.jeu is not adaptateur.jeu:
            self._arreter()
            self._partie = self._suite = None
            self.table.setRowCount(0)
            self.lecture.presenter(0)
        self._adaptateur = adaptateur
        self.table.setColumnHidden(POINTS, not adaptateur.points)
        self._traduire()

    def montrer(self, partie: Partie) -> None:
        """Follow the position of ``partie``; a line from another one is forgotten."""
        if self._partie is None or (partie.jeu, partie.etat) != (self._partie.jeu, self._partie.depart):
            self._arreter()
            self._partie, self._suite, self._erreur = Partie(partie.jeu, partie.etat), None, None
            self._ecrire()

    def occuper(self, occupe: bool) -> None:
        """Leave the engine to a machine that thinks about its move; ``occupe`` until it has played."""
        if occupe != self._occupe:
            self._occupe = occupe
            if occupe:
                self._arreter()
            self._permettre()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self.lecture.definir_theme(theme)

    def oublier_choix(self) -> None:
        """Go back to the position on the board: its ghost has ended; nothing is emitted."""
        self.lecture.presenter(self.lecture.nb_etapes)
        self._montrer_etape(0, fantome=False)

    def fermer(self) -> None:
        """Stop the search and the reading."""
        self.lecture.arreter()
        self._recherche.arreter()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the search and the automatic reading: nobody sees them."""
        super().hideEvent(event)
        self.lecture.arreter()
        self._arreter()

    # The search.

    @property
    def suite(self) -> Suite | None:
        """The line found so far."""
        return self._suite

    def chercher(self) -> None:
        """Look for the line; called again meanwhile, stop and keep what was found."""
        if self._recherche.en_cours:
            self._arreter()
        elif self._partie is not None and not self._raison():
            self._suite, self._erreur = None, None
            self._ecrire()
            self._recherche.lancer(self._partie.jeu, self._partie.depart)
            self.cherche.emit(True)
            self._permettre()

    def _arreter(self) -> None:
        if self._recherche.en_cours:
            self._recherche.arreter()
            self._finir()

    def _finir(self) -> None:
        self.cherche.emit(False)
        self._permettre()
        self._montrer_etape(self.lecture.k, fantome=False)

    def _manquer(self, erreur: BaseException) -> None:
        self._erreur = erreur
        self._finir()

    def _recevoir(self, suite: Suite) -> None:
        """Show a longer or a deeper line; who looks at a step of a line that changes there goes back to the board."""
        k, avant = self.lecture.k, self._suite
        garde = avant is not None and avant.coups[:k] == suite.coups[:k]
        self._suite = suite
        self._ecrire(k if garde else 0)
        if k and not garde:
            self.fantome.emit(None)

    def _raison(self) -> str:
        """Say why nothing can be looked for; empty when it can."""
        if self._partie is None or self._adaptateur is None or self._partie.jeu.issue(self._partie.depart) is not None:
            return self.tr("La partie est finie.")
        if self._occupe:
            return self.tr("Une machine réfléchit : la suite se cherche quand elle a joué.")
        return self._adaptateur.sans_conseil()

    def _permettre(self) -> None:
        raison, en_cours = self._raison(), self._recherche.en_cours
        self.bouton.setEnabled(not raison)
        self.bouton.setChecked(en_cours)
        self.bouton.setText(self.tr("Arrêter") if en_cours else self.tr("Chercher la suite"))
        infobulle(self.bouton, raison or self.tr("Demander au moteur la meilleure suite ; une seconde fois : arrêter"))
        self._etat.setText(self._dire_etat(raison, en_cours))

    def _dire_etat(self, raison: str, en_cours: bool) -> str:
        """Say how far the search is, how deep it went, and whether the line is proved."""
        if self._erreur:
            return self.tr("Le moteur a échoué : {}").format(dire(self._erreur))
        if self._suite is None:
            attente = raison or self.tr("La meilleure ligne que le moteur trouve, coup par coup")
            return self.tr("Recherche…") if en_cours else attente
        morceaux = [self.tr("Recherche…")] if en_cours else []
        if self._suite.profondeur is None:
            morceaux.append(self.tr("jeu parfait, exact"))
        elif self._suite.exacte:
            morceaux.append(self.tr("profondeur {}, exact").format(self._suite.profondeur))
        else:
            texte = self.tr("profondeur {}, estimé ({} %)")
            morceaux.append(texte.format(self._suite.profondeur, self._suite.certitude))
        morceaux.append(accorder(len(self._suite.coups), self.tr("{} coup"), self.tr("{} coups")))
        return " · ".join(morceaux)

    # The line.

    def _ecrire(self, k: int = 0) -> None:
        """Write the line, and stand at its step ``k``."""
        if self._partie is None or self._adaptateur is None:
            return
        partie, suite = self._partie, self._suite
        partie.aller_a(0)
        with QSignalBlocker(self.table):
            coups = suite.coups if suite else ()
            self.table.setRowCount(len(coups) + 1)
            self._ecrire_ligne(0, self.tr("position du plateau"), "")
            marquer(self.table, 0, COUP, None)
            for rang, coup in enumerate(coups, start=1):
                camp = partie.trait
                partie.jouer(coup)
                self._ecrire_ligne(rang, self._nommer(coup), self._valeur(rang, camp))
                marquer(self.table, rang, COUP, camp, self._adaptateur.style)
        self.lecture.presenter(len(coups), k)
        self._permettre()
        self._montrer_etape(k, fantome=False)

    def _ecrire_ligne(self, rang: int, coup: str, valeur: str) -> None:
        if self._partie is not None:
            premier, second = self._partie.scores
            ecrire_ligne(self.table, rang, (str(rang) if rang else "", coup, f"{premier} - {second}", valeur))

    def _nommer(self, coup: CoupQuelconque) -> str:
        """Write a move just played, and who has to pass after it."""
        partie, adaptateur = self._partie, self._adaptateur
        if partie is None or adaptateur is None:
            return ""
        passes = [self.tr("{} passe").format(adaptateur.sujet(camp)) for camp in partie.passes_depuis_dernier()]
        return ", ".join([partie.jeu.ecrire_coup(coup), *(passes if not partie.terminee else ())])

    def _valeur(self, rang: int, camp: Camp | None) -> str:
        """Write what the ``rang``-th move, from 1, which ``camp`` plays, is worth to the first camp, as everywhere."""
        if self._suite is None or self._adaptateur is None or camp is None:
            return ""
        return self._adaptateur.ecrire_valeur(Evaluation.de(self._suite.valeurs[rang - 1], camp))

    # The steps.

    def _viser(self, ligne: int) -> None:
        if ligne >= 0 and ligne != self.lecture.k:
            self.lecture.aller(ligne)

    def _montrer_etape(self, k: int, *, fantome: bool = True) -> None:
        """Select the line of step ``k``, say what it is worth, and show it on the main board."""
        with QSignalBlocker(self.table):
            self.table.setCurrentCell(k, 0)
        self._phrase.setText(self._dire_etape(k))
        coups = self._suite.coups[:k] if self._suite else ()
        if fantome:
            self.fantome.emit(list(coups) or None)
            if not self.lecture.en_marche:
                annoncer(self._phrase, self._phrase.text())

    def _dire_etape(self, k: int) -> str:
        partie, adaptateur, suite = self._partie, self._adaptateur, self._suite
        if partie is None or adaptateur is None or suite is None or not suite.coups:
            return ""
        partie.aller_a(k)
        promesse = promettre(adaptateur, suite, partie)
        if partie.issue is not None:
            return self.tr("Fin de la suite : {}.").format(adaptateur.resultat(partie.issue, partie.resultat))
        if not k:
            return deux_points(adaptateur.trait(partie.jeu.trait(partie.depart)), promesse)
        dernier = partie.dernier
        coup = partie.jeu.ecrire_coup(dernier.coup) if dernier else ""
        joueur = adaptateur.sujet(dernier.auteur) if dernier else ""
        return self.tr("Coup {} sur {} : {} joue {}. {}").format(k, len(suite.coups), joueur, coup, promesse)

    # Keyboard and words.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, play, go back to the board."""
        geste = self._geste(event)
        if geste is None:
            event.ignore()
        else:
            geste()

    def _geste(self, event: QKeyEvent) -> Callable[[], None] | None:
        """Return what a key does to the line, ``None`` for nothing; Escape goes back to the board."""
        if event.key() == Qt.Key.Key_Escape:
            return lambda: self.lecture.aller(0)
        return self.lecture.geste(event)

    def _traduire(self) -> None:
        titres = ["#", self.tr("Coup"), self.tr("Pions"), self.tr("Éval.")]
        self.table.setHorizontalHeaderLabels(titres)
        entete = self.table.horizontalHeaderItem(VALEUR)
        if entete is not None and self._adaptateur is not None:
            infobulle(entete, self.tr("Valeur après le coup, pour {}").format(self._adaptateur.camp(PREMIER)))
        self.table.setAccessibleName(self.tr("Coups de la suite"))
        infobulle(self.table, self.tr("Choisir un coup : le voir sur le plateau ; Espace : lire ; Échap : revenir"))
        self._permettre()
        self._ecrire(self.lecture.k)
