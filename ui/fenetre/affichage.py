"""Everything that shows a game: board, score, moves, curve, statistics, the line below. It repaints from the state."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from ecosysteme.conseiller import Conseil
from ecosysteme.fautes import mot
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.partie import Partie
from ecosysteme.pendules import Pendules
from ecosysteme.tournoi.releve import Releve
from ui.disposition.modes import MODES_DE_LA_SERIE
from ui.fenetre.chances import PanneauChances
from ui.fenetre.panneau_match import PanneauMatch
from ui.fenetre.preferences import Preferences
from ui.fenetre.score import PanneauScore
from ui.jeux import lectures
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.ouvertures import ouverture_apres, ouverture_ici
from ui.jeux.phrases import Phrases
from ui.jeux.registre import adaptateur_de
from ui.joueurs.noms import dire_nom
from ui.pendules import mots
from ui.plateau.animation import DUREE_RETOURNEMENT
from ui.plateau.couches import CouchesIndices
from ui.plateau.fantome import CoucheFantome
from ui.situation import Marche, Situation
from ui.socle.langue import deux_points
from ui.socle.messages import Messages, annoncer
from ui.socle.raisons import majuscule
from ui.socle.textes import touche_de
from ui.socle.theme import Theme
from ui.suivi.export_statistiques import ExportStatistiques
from ui.suivi.liste_coups import ListeCoups
from ui.suivi.statistiques import TableauStatistiques
from ui.widgets.barre_etat import SEPARATEUR, TexteDeBarre
from ui.widgets.fenetre import FenetreDessinee

DELAI_TABLES = 40  # ms: the tables and the curve follow the board at most this often
DELAI_VITE = 120  # ms: the same in a series whose moves nobody could read, so that it stays fast
CADENCE_ANIMEE = 100  # ms: below it the discs of a series do not turn, for the next move would cut them short
CADENCE_LISIBLE = 500  # ms: below it nobody would have read a sentence before the next move


class Affichage(QObject):
    """Shows a game and its series. The board follows at once, the tables and the curve soon after."""

    coup_choisi = Signal(int)  # a move of the curve: how many are played there
    noeud_choisi = Signal(int)  # a move of the list, by the number of its node

    def __init__(
        self, fenetre: FenetreDessinee, match: PanneauMatch, preferences: Preferences, messages: Messages
    ) -> None:
        super().__init__(fenetre)
        self._match, self._preferences, self._messages = match, preferences, messages
        self.plateau = fenetre.widgets.plateau
        match.jeu_choisi_au_menu.connect(self.plateau.setFocus)
        match.options.refus.connect(messages.dire)
        match.ouvertures.refus.connect(messages.refuser)
        self.indices = CouchesIndices(self.plateau)
        self.fantome = CoucheFantome(self.plateau)
        self._hante: Partie | None = None  # the position that lies over the board
        self.fantome.quitte.connect(lambda: self._marquer_score(None))
        self.graphique = fenetre.widgets.graphique
        self.liste = ListeCoups(fenetre)
        self.liste.noeud_choisi.connect(self.noeud_choisi)
        self.graphique.coup_choisi.connect(self.coup_choisi)
        self.statistiques = TableauStatistiques(fenetre)
        self.export = ExportStatistiques(fenetre, self.statistiques, messages.dire)
        self.phrases, self._demarrer = Phrases(self), fenetre.widgets.action_demarrer
        self._scores, self._chances = PanneauScore(fenetre), PanneauChances(fenetre)
        self._garnir_barre(fenetre)
        self._avance = ""  # how far the game is, in words
        self._mode = MODES_DE_LA_SERIE[0]  # of the window
        self._bientot = QTimer(self, singleShot=True)
        self._bientot.timeout.connect(self._montrer_tables)
        self._habille = ""  # the game that everything is dressed for
        self.plateau.apercu_change.connect(self._nommer)
        self.plateau.saisie_changee.connect(lambda saisie: messages.ecrire(self.plateau, saisie))
        self.plateau.saisie_refusee.connect(messages.dire)
        self.plateau.lecture_demandee.connect(self._lire)
        self._coup_annonce: object = None  # the game and the number of the move that a screen reader was told last
        self._coups_montres = 0  # how many the game under way had when it was last shown
        self._situation: Situation | None = None
        self._delaissee = False  # whether starting was said to begin another series
        # What the clocks of a game show now; who times the turns knows more than the game.
        self.pendules: Callable[[Partie], Pendules | None] = lambda partie: partie.pendules

    def _garnir_barre(self, fenetre: FenetreDessinee) -> None:
        self._avancement, self._calcul = TexteDeBarre(fenetre), TexteDeBarre(fenetre)
        self._calcul.setObjectName("texte_calcul")
        self._calcul.setProperty("role", "discret")
        barre = fenetre.widgets.barre_etat
        barre.setContentsMargins(14, 0, 14, 0)
        barre.addWidget(self._avancement, 1)
        barre.addPermanentWidget(self._calcul)
        barre.partager(self._avancement, self._calcul)

    def presenter(self, adaptateur: AdaptateurJeu) -> None:
        """Dress and word everything for a game, in the language of the moment."""
        self._habille = adaptateur.jeu.nom
        self.export.presenter()
        for objet in (self._scores, self._chances, self.liste, self.statistiques):
            objet.presenter(adaptateur)
        self._messages.effacer()
        self._calcul.dire("")

    def montrer(self, situation: Situation) -> None:
        """Show the game on the board and its players at once, its moves, curve and statistics soon after."""
        avant, self._situation = self._situation, situation
        self._dire_depart(situation, avant)
        if situation.delaissee is not self._delaissee:
            QTimer.singleShot(0, self, self._dire_delaissee)  # not of one that starts anew at once
        partie = situation.montree
        adaptateur = adaptateur_de(partie.jeu)
        if self._habille != adaptateur.jeu.nom:  # the one looked at may be another game than the one played
            self.presenter(adaptateur)
        visible = self.cadencer(situation.cadence)
        if situation.marche is not Marche.EN_COURS or situation.revue:
            self._messages.lisible = True  # no move follows by itself
        self.plateau.animations = self._preferences.animations.isChecked()
        vue = adaptateur.plateau(partie, situation.cliquable, self._preferences.coups_legaux.isChecked())
        vue_avant = self.plateau.vue
        if (vue.forme, vue.pions, vue.trait) != (vue_avant.forme, vue_avant.pions, vue_avant.trait):
            self.fantome.quitter()  # somebody played, or walks through the game
        self.plateau.afficher(vue, animer=situation.animer and visible)
        self.annoncer_coup()
        self._messages.bandeau.placer()  # what was said before the move may now hide a square
        self._marquer_score(self._hante)
        self._scores.nommer([(dire_nom(nom), mot(detail)) for nom, detail in situation.cartes])
        self._situer()
        if partie.terminee:
            self.dire_calcul("")  # what the last move cost says nothing any more
        self._match.offrir_serie(situation.cadence is not None)
        self.actualiser_tables()

    def _situer(self) -> None:
        """Say how far the game is; only where games are played does one that has an end to come wait to be started."""
        situation = self._situation
        if situation is None:
            return
        ailleurs = self._mode not in MODES_DE_LA_SERIE or situation.finie
        regardee = ailleurs and situation.marche is not Marche.EN_COURS
        marche = Marche.PRETE if situation.revue or regardee else situation.marche
        machine = None if situation.d_ailleurs or regardee else situation.machine
        autre = "" if ailleurs or situation.revue else self._autres_joueurs()
        self._avance = self.phrases.situation(situation.montree, marche, machine, touche_de(self._demarrer), autre)
        self._nommer()

    def _autres_joueurs(self) -> str:
        """Say that starting would begin another series, or a game, than those that were stopped; else nothing."""
        situation = self._situation
        if situation is None or not situation.delaissee:
            return ""
        return self.phrases.autres_joueurs(touche_de(self._demarrer), machines=situation.cadence is not None)

    def empechement(self, partie: Partie, marche: Marche, machine: str | None) -> str:
        """Say why nobody may play by hand at this moment, as ``Phrases.empechement``, or that others were ticked."""
        autres = self._autres_joueurs() if marche is Marche.ARRETEE else ""
        reprend = self._situation is not None and self._situation.reprend
        return majuscule(autres) or self.phrases.empechement(partie, marche, machine, reprend=reprend)

    def _dire_delaissee(self) -> None:
        """Say what starting begins once others are ticked than those of a series, and when these are back."""
        situation, touche = self._situation, touche_de(self._demarrer)
        if situation is None or situation.delaissee is self._delaissee:
            return
        self._delaissee = situation.delaissee
        if situation.delaissee:
            self._messages.prevenir(self.phrases.delaissee(situation.serie, touche))
        elif situation.reprend:
            self._messages.prevenir(self.phrases.retrouvee(touche))

    def _nommer(self) -> None:
        """Say how far the game is and, under it, its opening; before it, what a move that is pointed at would make."""
        situation = self._situation
        if situation is None:
            return
        partie, vise = situation.montree, self.plateau.apercu
        nom = ouverture_ici(partie)
        if vise is not None and situation.noms_permis and (a_venir := ouverture_apres(partie, vise)):
            nom = SEPARATEUR.join(filter(None, (deux_points(partie.jeu.ecrire_coup(vise), a_venir), nom)))
        self._avancement.dire("\n".join(filter(None, (self._avance, nom))))

    def _dire_depart(self, situation: Situation, avant: Situation | None) -> None:
        """Tell a screen reader that a game begins or goes on, and who plays, unless a person's move says so.

        To a person who begins, say too why it is not the series that the number asks for.
        """
        partie, coups = situation.partie, self._coups_montres
        self._coups_montres = partie.nb_coups
        suite = avant is not None and avant.partie is partie  # else it is another game, maybe of the same series
        commence = avant is None or avant.marche is not Marche.EN_COURS
        en_cours = situation.marche is Marche.EN_COURS and not (situation.revue or partie.terminee)
        if not en_cours or (suite and not commence):
            return
        a_la_main = situation.cadence is None and suite and partie.nb_coups > coups
        if not a_la_main and (commence or self._messages.lisible):
            reprise = avant is not None and suite and (coups > 0 or avant.marche is Marche.ARRETEE)
            noms = [", ".join(filter(None, (dire_nom(nom), mot(detail)))) for nom, detail in situation.cartes]
            annoncer(self.plateau, self.phrases.depart(partie, situation.serie, noms, reprise=reprise))
            self._coup_annonce = self._dernier_coup  # that nothing was played needs no sentence of its own
        if commence and situation.cadence is None and self._match.nombre.value() > 1:
            self._messages.prevenir(self._match.une_seule)

    def dire_arret(self) -> None:
        """Tell a screen reader that the game was stopped; the line below shows it."""
        annoncer(self.plateau, majuscule(self.phrases.arret(touche_de(self._demarrer))))

    @property
    def _partie(self) -> Partie | None:
        """The game on the board."""
        return self._situation.montree if self._situation else None

    @staticmethod
    def _parties_gagnees(situation: Situation) -> tuple[tuple[int, int], int]:
        """Return the games that the player of each camp won in the series, with whatever camp, and those drawn."""
        premier, second = (situation.joueurs[camp].bilan.resultat for camp in (PREMIER, SECOND))
        return (premier.victoires, second.victoires), premier.nulles

    def suivre_mode(self, mode: str) -> None:
        """Show in the list of moves, and offer, what serves ``mode``."""
        self._mode = mode
        self._situer()
        self.liste.suivre_mode(mode)
        self.export.suivre_mode(mode)
        self._match.ouvertures.suivre_mode(mode)

    def montre(self, partie: Partie) -> bool:
        """Whether ``partie`` is the game on the board, and not one that is played meanwhile."""
        return self._partie is partie

    def montrer_fantome(self, partie: Partie | None, ligne: str, *, dite: bool = True) -> None:
        """Show over the board a position that is not the game's, to which the moves ``ligne`` lead; ``None`` ends it.

        A click, Escape, or a move of the game ends it too; nothing can be played meanwhile. Without ``dite`` who shows
        it tells a screen reader.
        """
        if partie is None:
            self.fantome.quitter()
            return
        self.fantome.montrer(adaptateur_de(partie.jeu).plateau(partie, interactif=False), ligne, dite=dite)
        self._marquer_score(None if self.fantome.vue is None else partie)

    def vue_sur(self, partie: Partie) -> Partie:
        """Return what is seen on the board of ``partie``: the position that lies over it, if one does."""
        return self._hante or partie

    def _marquer_score(self, hante: Partie | None) -> None:
        """Show the score and whose turn it is in the position that is seen: the game's, or ``hante`` over it."""
        self._hante = hante
        if (situation := self._situation) is not None:
            partie = situation.montree if hante is None else hante
            self._scores.montrer(partie, self.phrases.trait(partie), *self._parties_gagnees(situation))
            self._chances.montrer(situation, couverte=hante is not None)

    def actualiser_tables(self) -> None:
        """Write the tables and the curve again soon: what they show has changed."""
        if not self._bientot.isActive():
            self._bientot.start(DELAI_TABLES if self._messages.lisible else DELAI_VITE)

    def cadencer(self, cadence: int | None) -> bool:
        """Fit the flips into ``cadence`` milliseconds a move (``None``: a person plays); tell whether they show."""
        self._messages.lisible = cadence is None or cadence >= CADENCE_LISIBLE
        self.plateau.duree_retournement = DUREE_RETOURNEMENT if cadence is None else round(0.8 * cadence)
        return cadence is None or cadence >= CADENCE_ANIMEE

    def refuser(self, case: tuple[int, int], raison: str) -> None:
        """Shake a square and say why it cannot be played, as a sentence of its own."""
        self.plateau.secouer(case)
        self._messages.dire(majuscule(raison))

    @property
    def _dernier_coup(self) -> object:
        """The game on the board and the number of the move that led here; ``None`` before the first."""
        dernier = None if self._partie is None else self._partie.dernier
        return (self._partie, dernier.numero) if dernier else None

    def annoncer_coup(self, *, passes: bool = True) -> None:
        """Tell a screen reader the move that led here, played or walked to, unless it was told already.

        Without the ``passes`` that followed when these are about to be said over the board.
        """
        if (coup := self._dernier_coup) != self._coup_annonce:
            self._coup_annonce = coup
            if self._partie is not None and self._messages.lisible:
                annoncer(self.plateau, lectures.lire_dernier(self._partie, passes=passes))

    def dire_pas(self, avant: int) -> None:
        """Tell a screen reader what was taken back or played again, ``avant`` moves being played before."""
        if self._partie is not None:
            self._coup_annonce = self._dernier_coup  # else it would sound as if it had just been played
            annoncer(self.plateau, lectures.lire_retour(self._partie, avant))

    def _lire(self, touche: str) -> None:
        """Read aloud what a key of the board asks for, and write it in the message line."""
        if (situation := self._situation) is not None:
            partie = situation.montree
            pendules = mots.dire_cadrans(adaptateur_de(partie.jeu).camps, self.pendules(partie))
            self._messages.lire(
                lectures.lire(touche, self.vue_sur(partie), *self._parties_gagnees(situation), pendules)
            )

    def dire_avis(self, avis: Conseil, joueur: str | None = None) -> None:
        """Say what is known of the position shown, found for the move of ``joueur`` if it has the turn."""
        if self._partie is not None:
            self.dire_calcul(self.phrases.avis(self._partie, avis, joueur or ""))

    def dire_calcul(self, texte: str) -> None:
        """Say what the last search cost."""
        self._calcul.dire(texte)

    def _montrer_tables(self) -> None:
        if (situation := self._situation) is None:
            return
        partie, serie = situation.montree, situation.serie
        self.liste.montrer(partie)
        self.graphique.montrer(partie)
        directs = {camp: Releve.de(partie, camp, tours) for camp, tours in (situation.depuis or {}).items()}
        jeu, duree = adaptateur_de(partie.jeu), situation.secondes_par_partie
        self.statistiques.montrer(serie, jeu, situation.place_noire, directs, duree)
        self._match.montrer(serie)

    def definir_theme(self, theme: Theme) -> None:
        """Repaint in the colours of ``theme``."""
        for objet in (self.plateau, self.fantome, self.graphique, self._scores, self._chances, self.liste):
            objet.definir_theme(theme)
        self.actualiser_tables()

    def fermer(self) -> None:
        """Paint and write nothing more."""
        self._bientot.stop()
        self.export.fermer()
        self._match.ouvertures.fermer()
