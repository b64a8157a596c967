"""The window's controller: it makes the players from the ticked boxes and runs the game, as the report's application.

``generer``, ``tour`` and ``partie`` are the report's, for a window; ``ecosysteme.partie`` decides turns and ends.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.joueurs import Joueur
from ecosysteme.partie import Partie
from ui.accueil.couverture import couvrir
from ui.disposition.disposition import Disposition
from ui.fenetre.accords import permuter
from ui.fenetre.actions import Actions
from ui.fenetre.affichage import Affichage
from ui.fenetre.arbitre import Arbitre
from ui.fenetre.assistance import Assistance
from ui.fenetre.attribution import Attribution, apporter, relayes
from ui.fenetre.cadre import Cadre
from ui.fenetre.constat import Constat
from ui.fenetre.coups import Coups
from ui.fenetre.fin_de_partie import FinDePartie
from ui.fenetre.garde_serie import GardeSerie
from ui.fenetre.ouverture import ouvrir
from ui.fenetre.panneau_match import PanneauMatch
from ui.fenetre.parcours import Parcours
from ui.fenetre.preferences import Preferences
from ui.fenetre.revue import Revue
from ui.fenetre.serie import SerieEnCours
from ui.fenetre.sieges import Sieges
from ui.fenetre.tournants import Tournants
from ui.jeux.registre import adaptateur_de
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.pendules.decompte import Decompte
from ui.plateau.annonce import Annonce
from ui.reflexion.chauffe import Chauffe
from ui.reflexion.coup import Reflexion
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Marche, Rafraichissement, Situation
from ui.socle.memoire import Memoire, Memorisation
from ui.socle.messages import Messages
from ui.socle.taches import Taches


class ApplicationIHM(Cadre):
    """The main window, drawn in ``ui/othellier.ui``."""

    def __init__(self, memoire: Memoire | None = None, *, complete: bool = True) -> None:
        """Load the window, restore what ``memoire`` holds (by default the user's own), and complete it, or wait."""
        super().__init__()
        self._memoire = memoire or Memoire()
        self._taches, self._taches_avis = Taches(self), Taches(self)  # a machine's turn; advice on the game shown
        self.messages = Messages(self, self.widgets.barre_etat, Annonce(self.widgets.plateau))
        self._moteur = moteur = MoteurPartage()
        self.reflexion = Reflexion(self._taches, self, moteur)
        self._suivante, self._marche = QTimer(self, singleShot=True), Marche.PRETE
        self._bientot = Rafraichissement(self, self._rafraichir, self.situation_changee)
        self._match = PanneauMatch(self, self._memoire)
        self._panneaux = PanneauxJoueurs(self, self._memoire)
        self._attribution = Attribution(self._panneaux.specification)
        self._sieges = Sieges(self._panneaux, self)
        self._serie = SerieEnCours(self._panneaux, self._match, self._sieges)
        self.preferences = Preferences(self, self.application, self._memoire)
        self._affichage = Affichage(self, self._match, self.preferences, self.messages)
        self.assistance = Assistance(self, self._taches_avis, moteur, self._affichage, self.messages, self._memoire)
        self.disposition = Disposition(self, self._memoire)
        self.revue = Revue(self, self.disposition.modes, self.messages)
        self._constat = Constat(self._match, self._panneaux, self._sieges, self._serie, self.revue)
        self.decompte = Decompte(self)
        self._coups = Coups(self, self.reflexion, self._sieges, self._affichage, self.messages, self.decompte)
        self._arbitre = Arbitre(self, self.decompte, self._match.pendule, self._sieges, self.messages)
        self._affichage.fantome.couvre.connect(self._arbitre.cadrans.couvrir)
        self.parcours = Parcours(lambda: self.partie_montree, self._sieges, self._affichage.dire_pas, self._apres_pas)
        self._brancher()
        self._habiller()
        self._changer_jeu()
        self.preferences.appliquer()
        self.disposition.restaurer()
        sources = self._panneaux, self._match, self.disposition.modes
        self._memorisation = Memorisation(self, self._memoire, self.messages, *sources)
        self._affichage.plateau.setFocus()
        if complete:
            self.completer()

    def accueillir(self) -> None:
        """Be covered by the page of the first start."""
        couvrir(self, self._memoire, self.preferences.theme)

    def completer(self) -> None:
        """Plug the rooms in. Half of what the window imports is theirs: it can be painted before them."""
        from ui.salles import Salles

        vues = (self.disposition, self._affichage, self.assistance, self.revue, self._panneaux, self.reflexion)
        self.salles = Salles(self, self.messages, *vues, self._memoire, self._taches_avis, self._moteur)
        reglees = self._serie, self._match, self._panneaux, self.revue, self.messages
        GardeSerie(self, self._memoire.serie, *reglees, self.generer)
        self.salles.deplacee.connect(self._apres_pas)
        self.salles.jugee.connect(self._rafraichir)
        self.salles.modifiee.connect(lambda: self._rafraichir(animer=False))
        self.assistance.analyse_change.connect(lambda: self.salles.erreurs.suivre(self.situation))
        self.preferences.theme_change.connect(self.salles.definir_theme)
        self.salles.definir_theme(self.preferences.theme)
        self.disposition.completer()
        self._rafraichir(animer=False)

    def _brancher(self) -> None:
        gestes = {"demarrer": self.demarrer, "recommencer": self.recommencer, "arreter": self.arreter}
        gestes |= {**self.parcours.gestes, "echanger": lambda: permuter(self, self.situation, self.echanger_joueurs)}
        gestes["prolonger"] = lambda: self._serie.prolonger(self.demarrer)
        self._actions = Actions(self.widgets, gestes | {"quitter": self.close})
        self._panneaux.change.connect(self._changer_joueur)
        for signal in (self._match.jeu_change, self.langue_changee):
            signal.connect(self._habiller)
        self._match.jeu_change.connect(self._changer_jeu)
        self._affichage.plateau.case_choisie.connect(self._choisir_case)
        self.disposition.modes.change.connect(self._affichage.suivre_mode)
        self._affichage.coup_choisi.connect(self.parcours.aller_a)
        self._coups.machine_a_joue.connect(self._apres_coup)
        for suspendue in (self._coups.machine_a_echoue, self._arbitre.suspendue):
            suspendue.connect(self.suspendre)
        self._arbitre.decidee.connect(self._apres_decision)
        self._arbitre.reglee.connect(lambda: self._redemander(PREMIER, SECOND))
        self._suivante.timeout.connect(self._partie_suivante)
        vues = (self.disposition, self.assistance, self.parcours, self.messages)
        self._fin = FinDePartie(*vues, demarrer=self.demarrer, echanger=self.echanger_joueurs)
        self._serie.quittee = self._fin.dire_quittee
        self.assistance.analyse_change.connect(lambda: self._actions.suivre(self.situation))
        tournants = Tournants(self, self.parcours, self.messages)
        montrent = (self._panneaux.suivre, self._fin.suivre, self._arbitre.suivre, self._affichage.montrer)
        for suivre in (*montrent, tournants.suivre, self.assistance.suivre, self._actions.suivre):
            self.situation_changee.connect(suivre)
        for habille in (self.disposition, self._actions, self._affichage):
            self.preferences.theme_change.connect(habille.definir_theme)
        self.preferences.affichage_change.connect(self._rafraichir)
        for signal in (self.langue_changee, self.revue.change, self._arbitre.change):
            signal.connect(lambda: self._rafraichir(animer=False))

    @property
    def partie_en_cours(self) -> Partie:
        """The game that is played; read it, play through the window."""
        return self._partie

    @property
    def partie_montree(self) -> Partie:
        """The game on the board: the one that is played, unless a finished one is looked at meanwhile."""
        return self.revue.montree(self._partie)

    @property
    def situation(self) -> Situation:
        """Where the window stands at this moment."""
        return self._lire(animer=False)

    def _lire(self, *, animer: bool) -> Situation:
        analyse, entre_parties = self.assistance.analyse_en_cours, self._suivante.isActive()
        moment = {"entre_parties": entre_parties, "occupe": self._taches.occupe or self._taches_avis.occupe}
        return self._constat.lire(self._partie, self._marche, analyse=analyse, animer=animer, **moment)

    # The report's three functions, as ``ecosysteme.facades.rapport`` has them: the answer to ``tour`` calls ``partie``.

    def generer(self, partie: Partie | None = None) -> None:
        """Make a new board, or take the one of ``partie``, and the two players from the ticked boxes."""
        self._oublier()
        if self.revue.partie is None:
            self.assistance.nouvelle_partie()
            self.messages.taire()
        self._partie: Partie = partie or Partie(self._match.jeu_choisi)
        self._sieges.asseoir(PREMIER, SECOND)
        self._serie.nouvelle_partie()
        self._arbitre.regler(self._partie)
        self._rafraichir(animer=False)

    def tour(self) -> bool:
        """Ask the player whose turn it is for a move; ``False`` when neither colour can move any more.

        A person answers with a click or a key, a machine thinks off the GUI thread; who cannot move has already passed.
        """
        if self._partie.trait is None:
            return False
        self._coups.demander(self._partie, self._match.cadence.value())
        return True

    def partie(self) -> None:
        """Go on with the game: ask for a turn, or conclude when there is none left. Called again after each move."""
        if self._marche is Marche.EN_COURS and not self.tour():
            self._conclure()
        self._rafraichir()

    def demarrer(self) -> None:
        """Begin, or go on with what was interrupted; on a game of others, begin another one from where it stands."""
        if self._marche is Marche.EN_COURS:
            return
        finie = self._partie.terminee
        d_ou = self.partie_montree if self._marche is Marche.PRETE else self._partie
        if not d_ou.terminee and self._a_part(d_ou):
            finie = self._repartir(d_ou) or finie
        elif self._serie.abandonnee:
            self.generer(Partie(self._partie.jeu, self._partie.depart))
        self.revue.fermer()
        self.messages.taire()
        if self._partie.terminee:
            self._affichage.plateau.setAccessibleDescription("")  # a square of this one, and another one follows
        self._affichage.plateau.setFocus()  # an option being typed is taken or refused, as by Enter
        if self._lancer(entiere=not self._partie.nb_coups, finie=finie):
            (self._partie_suivante if self._partie.terminee else self.partie)()

    def _lancer(self, *, entiere: bool, finie: bool = False) -> bool:
        """Let the game run, if it can: from its first move (``entiere``), or another one as it is over (``finie``)."""
        self._match.options.retablir()
        if not self.messages.tenter(lambda: self._serie.commencer(self._partie, finie=finie, entiere=entiere)):
            return False
        self._marche = Marche.EN_COURS
        if not self._partie.terminee:
            self._noter_joueurs()
        return True

    def recommencer(self) -> None:
        """Give up game and series, forget statistics and finished games; where games are played, begin again."""
        suite = self.demarrer if self.revue.de_la_serie else self._rafraichir
        self.revue.oublier(self._serie.oublier, self._changer_jeu, suite, serie=self._serie.serie)

    def arreter(self) -> None:
        """Interrupt the analysis if there is one, else the game, which ``demarrer`` goes on with."""
        if not self.assistance.arreter_analyse():
            self.suspendre()
            self._affichage.dire_arret()

    def suspendre(self) -> None:
        """Interrupt the game, whatever is analysed meanwhile."""
        if self._marche is not Marche.EN_COURS:
            return
        self._oublier()
        self._marche = Marche.ARRETEE
        self._serie.interrompre()
        self._sieges.liberer()
        self.messages.taire()
        self._rafraichir()

    def ouvrir_partie(self, partie: Partie, *, sienne: bool = False) -> None:
        """Leave the game under way and its series for ``partie``."""
        self._match.adopter(partie.jeu)
        apporter(partie, sienne=sienne)
        self._habiller()
        self._changer_jeu(partie)
        if sienne:
            self._serie.laisser(partie, relayes(partie))
            self._rafraichir(animer=False)

    def _a_part(self, partie: Partie) -> bool:
        """Tell whether to play from where ``partie`` stands begins another game.

        So it is where others played or only tried what led there, or would play otherwise what was played to its end.
        A person takes a move back, be it the last of the game: that goes on as the same one.
        """
        if self.revue.d_ailleurs(partie) or partie.provenance.essayee(partie.historique):
            return True
        autres = self._attribution.a_d_autres(partie)
        return bool(partie.defaits) and (autres or (self._serie.comptee and self._sieges.entre_machines))

    def _repartir(self, autre: Partie) -> bool:
        """Begin a new game where ``autre`` stands, of those who sit here; return whether the one they leave counted."""
        nouvelle: Partie = Partie(autre.jeu, self._serie.d_ou_partir(autre))
        comptee, meme_jeu = self._serie.comptee, autre.jeu.specification == self._partie.jeu.specification
        self.revue.fermer()
        self.generer(nouvelle) if meme_jeu else self.ouvrir_partie(nouvelle, sienne=True)
        if nouvelle.etat is autre.etat:
            phrase = self.tr("Nouvelle partie à partir de cette position")
            self.messages.dire(phrase, sur_le_plateau=False, ensuite=True)
        return comptee and meme_jeu

    def _changer_jeu(self, partie: Partie | None = None) -> None:
        """Leave the game under way, its series and whoever thinks about it, for the one that the match card shows."""
        self.revue.fermer()
        self._marche = Marche.PRETE
        self._serie.recommencer()
        self.generer(partie)
        self._coups.chronometrer(self._partie, self._marche)

    def _changer_joueur(self, camp: Camp) -> None:
        """Hand one camp over to whoever was just ticked, in the middle of a game; a series that has games ends."""
        if self._serie.remplacer(camp, self._partie, en_cours=self._marche is Marche.EN_COURS):
            self.suspendre()
            self.demarrer()
        else:
            self._redemander(camp)

    def echanger_joueurs(self) -> None:
        """Let the two players swap their camps, at once."""
        self._serie.echanger(self._partie)
        self._redemander(PREMIER, SECOND)

    def _redemander(self, *camps: Camp) -> None:
        """Other players have ``camps``: ask again if it is the turn of one; else what goes on goes on."""
        self._coups.cesser()
        if self._marche is Marche.EN_COURS and not (self._partie.defaits or self._partie.terminee):
            self._noter_joueurs()
        if self._partie.trait in camps:
            self._oublier()
            self.partie()
        else:
            self._rafraichir()

    def _choisir_case(self, case: tuple[int, int]) -> None:
        """Let who has the turn play on ``case``: a game at rest goes on, one that is looked at has a variation more."""
        if (essayee := self.revue.essayee(self._partie, self._marche)) is not None:
            self._coups.essayer(essayee, case)
            self._rafraichir()
            return
        a_part = self._a_part(self._partie)
        if a_part and not self._coups.permet(self._partie, case, self._marche):
            return
        finie = a_part and self._repartir(self._partie)
        if self._coups.jouer_personne(self._partie, case, self._marche):
            if self._marche is not Marche.EN_COURS:
                self._lancer(entiere=self._partie.nb_coups == 1, finie=finie)
            self._apres_coup()

    def _apres_coup(self, joueur: Joueur | None = None) -> None:
        self._noter_joueurs()
        if self.revue.partie is None:
            self.assistance.noter(joueur)
            self._coups.dire_suite(self._partie, joueur)
        if joueur is not None and self._sieges.entre_machines and self.tour():
            self._bientot.demander()
        else:
            self.partie()

    def _apres_decision(self) -> None:
        """The game under way was ended otherwise than on the board: nobody is asked any more."""
        self._oublier()
        self.partie()

    def _noter_joueurs(self) -> None:
        """Keep with the game under way who plays it now, once somebody has played: an opening is nobody's."""
        if len(self._partie.historique) > self._serie.entames(self._partie):
            self._attribution.jouer(self._partie)

    def _conclure(self) -> None:
        """Count the finished game, then go on with the series or rest."""
        self._serie.compter(self._partie)
        rang, joueurs, serie = self._serie.serie.jouees, self._panneaux.specifications, self._serie
        self.revue.noter(self._partie, rang, joueurs, serie.ouverture(self._partie), serie.numero, serie.graine)
        if not self._serie.serie.finie:
            self._fin.passer(self._partie, self._serie.serie)
            self._suivante.start(min(10 * self._match.cadence.value(), 3000))  # the end is looked at
            return
        self._marche = Marche.PRETE
        self._sieges.liberer()
        self._fin.conclure(self._partie, self._sieges.personnes, serie.serie)

    def _partie_suivante(self) -> None:
        """Play another game; the games of a series all begin where its first one did."""
        self._serie.passer_a_la_suivante()
        self.generer(Partie(self._partie.jeu, self._partie.depart) if self._serie.serie.faites else None)
        if self.messages.tenter(lambda: self._serie.ouvrir(self._partie), self.suspendre):
            self.partie()

    def _oublier(self) -> None:
        self._coups.oublier()
        self._suivante.stop()

    def _apres_pas(self) -> None:
        """Show where the game now stands; it goes on from there when somebody plays or presses start."""
        if self.revue.partie is None:
            self._oublier()
            self._serie.interrompre()
            if self._marche is Marche.EN_COURS and not self._sieges.humain_au_trait(self._partie):
                self._marche = Marche.PRETE  # reviewing: a machine does not answer the past by itself
            self.messages.taire()
            self._coups.chronometrer(self._partie, self._marche)
        self._rafraichir(animer=False)

    def _habiller(self) -> None:
        """Dress and word the window for the chosen game, in the language of the moment."""
        adaptateur, relue = adaptateur_de(self._match.jeu_choisi), self.revue.partie
        self._match.traduire()
        self._panneaux.presenter(adaptateur)
        self._affichage.presenter(adaptateur if relue is None else adaptateur_de(relue.jeu))
        self.revue.presenter(adaptateur)

    def _rafraichir(self, animer: bool = True) -> None:
        """Tell where the window now stands to all that shows it or thinks about it."""
        self.situation_changee.emit(self._lire(animer=animer))

    def fermer(self) -> None:
        """Remember everything, and stop whoever thinks."""
        if self.decompte.court:
            self.suspendre()  # who has the turn pays for what was used of it
        self._memorisation.maintenant()
        self._oublier()
        self.fermeture.emit()
        fils = (self._taches, self._taches_avis, self.revue.export, self._bientot)
        for partie in (self.assistance, self._affichage, *fils, self._sieges, self.preferences):
            partie.fermer()  # players once nobody thinks any more


def main(*fichiers: str) -> int:
    """Open the window, on ``fichiers`` if any are named, and return the exit code of the application."""
    return ouvrir(lambda: ApplicationIHM(complete=False), lambda vue: vue.assistance.chauffer(Chauffe(vue)), fichiers)
