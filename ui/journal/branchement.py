"""Plugs the journal into the window: what is played is kept, what was left is offered, what was kept is listed."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence

from ecosysteme.fautes import Message
from ecosysteme.journal.journal import Journal
from ecosysteme.journal.lecture import PartieNotee, inachevee, relire
from ecosysteme.partie import Partie
from ui.fenetre.attribution import Attribution, reprenable
from ui.fenetre.cadre import Cadre
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.journal.alerte import BarreJournal
from ui.journal.barre import BarreReprise
from ui.journal.recentes import PartiesRecentes
from ui.situation import Marche, Salle, Situation
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.raisons import dire, majuscule
from ui.socle.taches import Taches
from ui.socle.textes import justifier_refus, proposer
from ui.socle.theme import Theme

QUITTEES: Final = 20  # games that one can go back to
PATIENCE: Final = 10.0  # s that closing waits for a journal that another program holds


class BranchementJournal(Salle):
    """The journal of ``fenetre``, the game that was left, and the games that one can go back to."""

    retour = Signal()  # the game that is played is wanted on the board, in the place of one that is looked at
    _incident = Signal(object)  # a ``Message``, from the journal's thread
    _empeche = Signal(object)  # another, or ``None``

    def __init__(self, fenetre: Cadre, memoire: Memoire, panneaux: PanneauxJoueurs, messages: Messages) -> None:
        """Open the journal that ``memoire`` names; offer the game that was left in it."""
        super().__init__(fenetre)
        self._fenetre, self._panneaux, self._messages = fenetre, panneaux, messages
        self._taches = Taches(self)
        self._alerte = BarreJournal(fenetre)
        self._incident.connect(self._alerte.raconter, Qt.ConnectionType.QueuedConnection)
        self._empeche.connect(self._alerte.empecher, Qt.ConnectionType.QueuedConnection)
        memoire.empechee.connect(self._alerte.raconter)
        self.journal = Journal(memoire.journal, self._incident.emit, empeche=self._empeche.emit)
        self._attribution = Attribution(panneaux.specification)
        self._partie: Partie | None = None
        self._montree: Partie | None = None
        self._quittees: list[Partie] = []
        self._joue = False  # whether the game ran when it was seen last
        self._reprise: int | None = None  # the game that the bar offered, once it was wanted
        self._barre = BarreReprise(fenetre)
        self._barre.reprise.connect(self._reprendre)
        self._barre.ecartee.connect(lambda numero: self.journal.ecarter([numero]))
        self._recentes = PartiesRecentes(fenetre, self.journal, self._taches)
        self._recentes.voulue.connect(self.ouvrir)
        self._recentes.echec.connect(self._dire)
        self._retour = fenetre.widgets.action_partie_quittee
        self._retour.setEnabled(False)
        self._retour.triggered.connect(lambda _coche=False: self._revenir())
        recentes = fenetre.widgets.action_parties_recentes
        recentes.triggered.connect(lambda _coche=False: self._recentes.montrer())
        fenetre.retenir = self._retenir
        self._chercher_inachevee()

    # What is played.

    def suivre(self, situation: Situation) -> None:
        """Keep the game that is played and the one on the board as they now are.

        Nothing is written when nothing changed.
        """
        partie = situation.partie
        if partie is not self._partie:
            quittee, self._partie = self._partie, partie
            self._quitter(quittee)
        self._joue = situation.marche is Marche.EN_COURS
        if partie.nb_coups_total:
            self._barre.retirer()
        self._montree = situation.montree
        self._retour.setEnabled(bool(self._quittees) or self._delaissee)
        justifier_refus(self._retour, self.tr("Aucune partie n'a été quittée."))
        self.completer()

    def completer(self) -> None:
        """Keep what was found of these games since, as an analysis does move after move."""
        for partie in dict.fromkeys((self._montree, self._partie)):  # they are one, unless a game is looked at
            if partie is not None:
                self._noter(partie)

    def _noter(self, partie: Partie) -> None:
        self._attribution.suivre(partie)
        if partie.provenance.intacte is None:
            self.journal.noter(partie)

    def _quitter(self, partie: Partie | None) -> None:
        """Let somebody go back to ``partie``, another one having taken its place, or to a position that was set up.

        One that is over is told by nobody, and left out when the next one of its series follows it at once.
        """
        self._quittees = [quittee for quittee in self._quittees if quittee is not self._partie]
        if partie is None or partie.provenance.intacte is not None:
            return
        if not partie.nb_coups_total:
            self._quitter_position(partie)
            return
        inachevee = _inachevee(partie)
        if inachevee or not self._joue:
            self._quittees = [*self._quittees, partie][-QUITTEES:]
        if inachevee:
            touche = self._retour.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            phrase = self.tr("Partie quittée au coup {} : {} y revient.").format(partie.nb_coups_total, touche)
            self._messages.prevenir(phrase, ensuite=True)

    def _quitter_position(self, partie: Partie) -> None:
        """Do so for a game without moves, unless it begins as usual or the next one begins there too."""
        ailleurs = self._partie is None or self._partie.depart != partie.depart
        if ailleurs and not self._joue and partie.depart != partie.jeu.etat_initial():
            self._quittees = [*self._quittees, partie][-QUITTEES:]
            touche = self._retour.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._messages.prevenir(self.tr("Position quittée : {} y revient.").format(touche), ensuite=True)

    @property
    def _delaissee(self) -> bool:
        """Whether the game that is played is the last one left, another one being looked at on the board."""
        return self._partie is not None and self._montree is not self._partie and _inachevee(self._partie)

    def _revenir(self) -> None:
        if self._delaissee:
            self.retour.emit()
        elif self._quittees:
            self._mettre(self._quittees[-1])

    # What was left.

    def _chercher_inachevee(self) -> None:
        journal = self.journal
        journal.verifier()

        def lire() -> PartieNotee | None:
            journal.attendre()
            return inachevee(journal.chemin)

        # What is wrong with the journal is said by who writes it.
        self._taches.lancer(lambda _arret: lire(), self._proposer, lambda _erreur: None)

    def _proposer(self, notee: PartieNotee | None) -> None:
        if notee is not None and self._partie is not None and not self._partie.nb_coups_total:
            self._barre.proposer(notee, time())

    def _reprendre(self, numero: int) -> None:
        """Go back to the game that was left; nobody plays before a person says so."""
        self._reprise = numero
        self.ouvrir(numero)

    def ouvrir(self, numero: int) -> None:
        """Put game ``numero`` on the board, as it was left."""
        deja = next((partie for partie in self._tenues if self.journal.numero(partie) == numero), None)
        if deja is not None:
            self._mettre(deja)
            return

        def lire() -> Partie:
            self.journal.attendre()
            return relire(self.journal.chemin, numero)

        self._taches.lancer(lambda _arret: lire(), lambda lue: self._adopter(numero, lue), self._dire)

    @property
    def _tenues(self) -> list[Partie]:
        """The games of the journal that are here already, with all that can be undone in them."""
        return [*self._quittees, *([] if self._partie is None else [self._partie])]

    def _adopter(self, numero: int, partie: Partie) -> None:
        self.journal.adopter(partie, numero)
        self._mettre(partie)
        if numero == self._reprise and not partie.terminee:
            phrase = self.tr("Partie reprise : jouer un coup, ou Démarrer si c'est à un programme de jouer.")
            self._messages.dire(phrase, sur_le_plateau=False, ensuite=True)

    def _mettre(self, partie: Partie) -> None:
        self._recentes.fermer()
        self._barre.retirer()
        if partie is self._partie:
            self.retour.emit()
        else:
            sienne = reprenable(partie)
            if sienne:
                self._panneaux.reprendre(partie.entete.joueurs)
            self._fenetre.ouvrir_partie(partie, sienne=sienne)

    def _dire(self, faute: BaseException | Message) -> None:
        phrase = dire(faute)
        self._messages.prevenir(f"{majuscule(phrase)}.", ensuite=True)

    def _retenir(self, partir: Callable[[], object]) -> bool:
        """Ask, before the window closes, about a game that neither the journal nor a file keeps."""
        parties = [partie for partie in (self._partie, self._montree) if partie is not None and _nulle_part(partie)]
        if not self._alerte.empechee or not parties:
            return False
        gestes = {
            self.tr("&Enregistrer…"): self._fenetre.widgets.action_enregistrer.trigger,
            self.tr("&Fermer"): partir,
        }
        question = self.tr("Fermer ? La partie n'est gardée ni dans le journal ni dans un fichier : elle se perd.")
        proposer(self._fenetre, "boite_fermer_partie", question, gestes, self.tr("&Rester"))
        return True

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._barre.definir_theme(theme)
        self._alerte.definir_theme(theme)

    def fermer(self) -> None:
        """Write what still waits, and end."""
        self._recentes.arreter()
        self._taches.fermer()
        self.completer()
        self.journal.fermer(PATIENCE)


def _nulle_part(partie: Partie) -> bool:
    """Tell whether no file holds ``partie`` as it is, of which the journal would keep something."""
    document = partie.provenance.document
    ecrite = document is not None and document.chemin is not None and not document.change(partie.racine)
    return bool(partie.nb_coups_total) and partie.provenance.intacte is None and not ecrite


def _inachevee(partie: Partie) -> bool:
    """Tell whether something was played in ``partie``, and its end is not reached in the line that is followed."""
    return bool(partie.nb_coups_total) and partie.decidee_en is None and not partie.achevee
