"""Plugs the library into the window: the first tab of Étudier, which asks about each position on the board."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ecosysteme.arret import Interrompu
from ecosysteme.bibliotheque.filtres import HUMAINS, FiltreDeParties
from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.conseiller import Conseil
from ecosysteme.fautes import mot
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import Humain
from ecosysteme.partie import Partie
from ui.bibliotheque.acces import AccesBibliotheque
from ui.bibliotheque.apports import ApportsBibliotheque
from ui.bibliotheque.cases import cases_de
from ui.bibliotheque.collections import CollectionsBibliotheque
from ui.bibliotheque.coups_suivants import LigneCoup
from ui.bibliotheque.explorateur import PageBibliotheque
from ui.bibliotheque.exportation import exporter
from ui.bibliotheque.fiches import Fiches
from ui.bibliotheque.mots import annoncer_reponse
from ui.bibliotheque.question import QuestionALaBibliotheque, ReponseDeLaBibliotheque, parties_de_la, repondre
from ui.disposition.disposition import Disposition
from ui.disposition.etudier import Onglet
from ui.fenetre.cadre import Cadre
from ui.jeux.ouvertures import ouverture_apres
from ui.joueurs.noms import dire_qui
from ui.reflexion.indices import Indices
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Salle, Situation
from ui.socle.devant import mettre_devant
from ui.socle.fichiers import demander_enregistrement, nom_du_jour
from ui.socle.messages import Messages, annoncer
from ui.socle.raisons import dire, majuscule
from ui.socle.retraduction import SuiviLangue
from ui.socle.taches import Tache, Taches
from ui.socle.theme import CLAIR, Theme

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
    from ecosysteme.bibliotheque.noms import NomConnu
    from ecosysteme.bibliotheque.parties_lues import PartieTrouvee
    from ecosysteme.formats.enregistrement import Enregistrement

DELAI: Final = 40  # ms: a fast series does not ask at each of its moves


class BranchementBibliotheque(Salle):
    """Asks while its page is in sight; ``cherche``: the engine is asked what the moves are worth, hints leave it."""

    cherche = Signal(bool)
    filtre_change = Signal()
    ajoute = Signal(object)  # a move of the position on the board that somebody wants to learn

    def __init__(
        self, fenetre: Cadre, disposition: Disposition, messages: Messages, taches: Taches, moteur: MoteurPartage
    ) -> None:
        super().__init__(fenetre)
        self._fenetre, self._disposition, self._messages = fenetre, disposition, messages
        self._plateau, self._moteur = fenetre.widgets.plateau, moteur
        self._situation: Situation | None = None
        self._page: PageBibliotheque | None = None
        self._tache: Tache | None = None
        self._posee: QuestionALaBibliotheque | None = None  # that is being asked, or was answered last
        self._reponse: ReponseDeLaBibliotheque | None = None  # to that
        self._valeurs: dict[int, int] = {}  # what moves are worth to their player, by square
        self._theme = CLAIR
        self.acces = AccesBibliotheque(self, moteur)
        self.acces.manquee.connect(self._echouer)
        self._apports = ApportsBibliotheque(fenetre, self.acces.dossier, messages)
        self._apports.change.connect(self.actualiser)
        self._apports.a_jour.connect(self._montrer_moi)
        self.fiches = Fiches(fenetre, self.acces)
        self.collections: CollectionsBibliotheque | None = None
        self._indices = Indices(taches, moteur, self)
        self._indices.recu.connect(self._evaluer)
        self._bientot = QTimer(self, singleShot=True, interval=DELAI)
        self._bientot.timeout.connect(self._demander)
        disposition.etudier.ajouter(Onglet("bibliotheque", lambda: self.tr("Bibliothèque"), page=self._creer))
        fenetre.widgets.action_mes_resultats.triggered.connect(lambda _: self._demander_moi())
        SuiviLangue(fenetre, self._retraduire)

    def _creer(self) -> QWidget:
        page = self._page = PageBibliotheque(self.acces)
        page.definir_theme(self._theme)
        page.refuser(self._attente)
        page.vise.connect(self._viser)
        page.joue.connect(self._jouer)
        page.ajoute.connect(self._ajouter)
        page.ouverte.connect(self._ouvrir)
        page.filtres.change.connect(self._demander)
        page.filtres.change.connect(self.filtre_change)
        page.filtres.rendu.connect(self._plateau.setFocus)
        page.modele_parties.voulue.connect(self._prolonger)
        page.page_demandee.connect(self.fiches.demander)
        self.fiches.filtree.connect(self._isoler)
        page.export_demande.connect(self._demander_export)
        page.wthor_demande.connect(self._apports.demander_wthor)
        page.journal_demande.connect(self._apports.ajouter_journal)
        page.moi_demande.connect(self._apports.mettre_a_jour)
        page.fichiers_deposes.connect(self._apports.ajouter)
        page.abandon_demande.connect(self._apports.annuler)
        page.collections_demandees.connect(self._montrer_collections)
        self._apports.avance.connect(page.montrer_import)
        page.installEventFilter(self)
        return page

    @property
    def _attente(self) -> str:
        """What is said until the first answer."""
        if self._moteur.pret(Othello()):
            return self.tr("La bibliothèque s'ouvre…")
        return self.tr("Le moteur se prépare, une seule fois : la bibliothèque s'ouvre ensuite")

    # What is asked.

    def suivre(self, situation: Situation) -> None:
        """Follow the game on the board, wherever it stands."""
        self._situation = situation
        if self.en_vue and not self._bientot.isActive():
            self._bientot.start()

    @property
    def en_vue(self) -> bool:
        """Whether the page is in sight."""
        return self._page is not None and self._page.isVisible()

    @property
    def filtre(self) -> FiltreDeParties:
        """Which games count."""
        return HUMAINS if self._page is None else self._page.filtres.voulu

    def preter_filtres(self) -> QWidget | None:
        """Give the filters to another page, until this one is in sight; ``None``: it was not made yet."""
        return None if self._page is None else self._page.preter_filtres()

    @property
    def _partie(self) -> Partie | None:
        return None if self._situation is None else self._situation.montree

    def _demander(self) -> None:
        """Ask about the position on the board, unless that is what was asked."""
        page, partie = self._page, self._partie
        if page is None or partie is None or not self.en_vue:
            return
        if not (isinstance(partie.jeu, Othello) and partie.jeu.taille == TAILLE_STANDARD):
            self._oublier()
            page.refuser(self.tr("La bibliothèque est celle de l'Othello 8 × 8"))
            return
        question = QuestionALaBibliotheque.de(
            partie, page.filtres.voulu, interversions=page.filtres.interversions.isChecked()
        )
        if question != self._posee:
            self._oublier()
            self._posee = question
            page.attendre()
            self._tache = self.acces.consulter(partial(repondre, question=question), self._recevoir)
        else:
            self._estimer()

    def actualiser(self) -> None:
        """Ask again: the library has changed."""
        self._posee = None
        self._demander()

    def _oublier(self) -> None:
        """Drop what was asked before, and what was said of it on the board."""
        if self._tache is not None:
            self._tache.annuler()
        self._tache = self._posee = self._reponse = None
        self._valeurs = {}
        self._cesser()

    def _recevoir(self, reponse: ReponseDeLaBibliotheque) -> None:
        """Show an answer: those to questions that were dropped never come."""
        page, partie = self._page, self._partie
        if page is None or partie is None:
            return
        self._tache, self._reponse = None, reponse
        page.modele_parties.nommer = lambda case: partie.jeu.ecrire_coup(position_de_la_case(case))
        lignes = self._lignes(reponse, partie)
        page.montrer(reponse, lignes, partie.trait)
        premier = next((ligne.nom for ligne in lignes if ligne.case is not None), "")
        if page.isVisible():  # who went elsewhere meanwhile is told of that place
            annoncer(page, annoncer_reponse(reponse, premier))
        self._estimer()

    def _lignes(self, reponse: ReponseDeLaBibliotheque, partie: Partie) -> list[LigneCoup]:
        total = reponse.comptee.toutes.parties
        lignes = []
        for case, suivies in reponse.comptee.coups.items():
            coup = position_de_la_case(case)
            ouverture = ouverture_apres(partie, coup)
            lignes.append(LigneCoup(case, partie.jeu.ecrire_coup(coup), suivies, suivies.parties / total, ouverture))
        arretees = reponse.comptee.arretees
        if arretees.parties:
            lignes.append(LigneCoup(None, self.tr("arrêtée ici"), arretees, arretees.parties / total))
        return lignes

    def _prolonger(self, debut: int) -> None:
        """Read more of the games that are listed."""
        question, page = self._posee, self._page
        if question is None or page is None:
            return

        def lire(bibliotheque: Bibliotheque, _arret: object) -> list[PartieTrouvee]:
            return parties_de_la(bibliotheque, question, debut)[0]

        def recevoir(parties: list[PartieTrouvee]) -> None:
            if question == self._posee and debut == page.modele_parties.rowCount():
                page.modele_parties.ajouter(parties)

        self.acces.consulter(lire, recevoir)

    def _echouer(self, erreur: BaseException) -> None:
        if isinstance(erreur, Interrompu):
            return
        self._oublier()
        phrase = majuscule(dire(erreur))
        if (remede := getattr(erreur, "remede", None)) is not None:
            phrase = self.tr("{}. Que faire : {}").format(phrase, dire(remede))
        if self._page is not None:
            self._page.refuser(phrase)
        self._messages.dire(phrase)

    # What moves are worth.

    def _estimer(self) -> None:
        """Ask the engine what the moves are worth, unless it is another's; show what is known."""
        situation, reponse = self._situation, self._reponse
        if situation is None or reponse is None or not reponse.gardees:
            return
        partie = situation.montree
        self._montrer_cases()
        if situation.moteur_pris or situation.analyse or partie.terminee:
            self._indices.oublier()
            self.cherche.emit(False)
        elif self._indices.etat is not partie.etat:
            self.cherche.emit(True)
            self._indices.demander(partie.jeu, partie.etat)

    def _evaluer(self, conseil: Conseil[Position]) -> None:
        if self._page is not None and self._reponse is not None:
            self._valeurs = {8 * ligne + colonne: vu.valeur for (ligne, colonne), vu in conseil.coups.items()}
            self._page.evaluer(self._valeurs)
            self._montrer_cases()

    def _montrer_cases(self) -> None:
        if self._reponse is not None:
            self._plateau.montrer_indices(cases_de(self._reponse.comptee, self._valeurs))

    def _cesser(self) -> None:
        """Leave the board and the engine as they were."""
        if self._indices.etat is not None:
            self._indices.oublier()
            self.cherche.emit(False)
        self._plateau.montrer_indices({})
        self._plateau.survoler(None)

    # What is done with a row.

    @property
    def _repondue(self) -> bool:
        """Whether the rows are those of the position on the board, which a fast series leaves unasked for a moment."""
        self._demander()
        return self._reponse is not None

    def _viser(self, case: int) -> None:
        """Show on the board what a move would make; its name is said as for the mouse there."""
        self._plateau.survoler(None if case < 0 else position_de_la_case(case))

    def _jouer(self, case: int) -> None:
        """Play a move, as a click on its square."""
        self._plateau.survoler(None)
        if self._repondue:
            self._plateau.case_choisie.emit(position_de_la_case(case))

    def _ajouter(self, case: int) -> None:
        if self._repondue:
            self.ajoute.emit(position_de_la_case(case))

    def _ouvrir(self, numero: int) -> None:
        """Open a game in Analyser, where it came to the position that is looked at."""
        partie = self._partie
        coups = 0 if partie is None else len(partie.etat.plateau) - 4

        def lire(bibliotheque: Bibliotheque, _arret: object) -> Enregistrement:
            enregistrement = bibliotheque.partie(numero)
            self._gardee = enregistrement.partie  # replayed on this thread, and held until it is shown
            return enregistrement

        self.acces.consulter(lire, lambda enregistrement: self._poser(enregistrement.partie, coups))

    def _poser(self, partie: Partie, coups: int) -> None:
        partie.aller_a(min(coups, partie.nb_coups_total))
        self._disposition.modes.choisir("analyser")
        self._fenetre.ouvrir_partie(partie)
        noirs, blancs = map(dire_qui, partie.entete.joueurs)
        annoncer(self._plateau, self.tr("Ouverte dans Analyser : {} – {}").format(noirs, blancs))

    def _isoler(self, genre: str, connu: NomConnu) -> None:
        """List the games of a page, all of them: from the position where they begin."""
        if self._page is not None:
            self._page.filtres.restreindre(genre, connu)
            self._fenetre.widgets.action_debut.trigger()

    def _demander_export(self) -> None:
        """Ask where to write the games that are listed."""
        question = self._posee
        if question is None:
            return
        demander_enregistrement(
            self._fenetre,
            "boite_exporter_bibliotheque",
            self.tr("Exporter les parties trouvées"),
            lambda chemin: self._exporter(question, chemin),
            depart=nom_du_jour(".pgn", self.tr("Parties trouvées")),
            neuf=True,
            suffixes={
                ".pgn": self.tr("Parties PGN"),
                ".sgf": self.tr("Parties SGF"),
                ".ggf": self.tr("Parties GGF"),
                ".txt": self.tr("Transcriptions, une ligne par partie"),
            },
        )

    def _exporter(self, question: QuestionALaBibliotheque, chemin: Path) -> None:
        def ecrire(bibliotheque: Bibliotheque, arret: Event) -> int:
            return exporter(bibliotheque, question, chemin, arret)

        phrase = self.tr("Parties écrites dans {} : {}")
        self.acces.consulter(ecrire, lambda nombre: self._messages.dire(phrase.format(mot(chemin.name), nombre)))

    def _demander_moi(self) -> None:
        """Go to the library, which lists the games of the page that is asked for."""
        self._disposition.modes.choisir("etudier")
        self._disposition.etudier.choisir("bibliotheque")
        self._apports.mettre_a_jour()

    def _montrer_moi(self) -> None:
        """Show the page of the person of the journal, who is one player of the library."""
        sans = self.tr("Le journal n'a pas encore de partie finie d'Othello 8 × 8")
        self.fiches.demander("joueur", Humain.nom, lambda: self._messages.dire(sans))

    def _montrer_collections(self) -> None:
        """Show where the games come from, in the same window whenever it is asked for."""
        if self.collections is None:
            self.collections = CollectionsBibliotheque(self._fenetre, self.acces, self._apports)
            self.collections.change.connect(self.actualiser)
        self.collections.relire()
        mettre_devant(self.collections)

    # What the window tells.

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Ask what was missed while the page was hidden, and leave the board when it goes."""
        if event.type() == QEvent.Type.Show:
            self._bientot.start()
        elif event.type() == QEvent.Type.Hide:
            self._cesser()
        return False

    def _retraduire(self) -> None:
        """Say names and squares again."""
        if self._reponse is not None and self._tache is None:
            self._posee = None
            self._bientot.start()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        if self._page is not None:
            self._page.definir_theme(theme)

    def fermer(self) -> None:
        """Ask nothing more."""
        self._situation = None
        self._indices.oublier()
        self._apports.fermer()
        self.acces.fermer()


def position_de_la_case(case: int) -> Position:
    """Return a square, 0 (a1) to 63, as the game counts it."""
    return divmod(case, TAILLE_STANDARD)
