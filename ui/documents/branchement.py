"""Plugs the documents into the window: opening, pasting, dropping, saving, copying, and the list of what was read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QGuiApplication

from ecosysteme.classe.copie import SUFFIXE_COPIE
from ecosysteme.classe.fichier import SUFFIXE_SEANCE
from ecosysteme.entete import Entete
from ecosysteme.fautes import mot
from ecosysteme.formats.ecrivains import ECRIVAINS, SUFFIXES_LUS
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.formats.reconnaitre import Ambigu, Lecture
from ecosysteme.partie import Partie
from ecosysteme.provenance import Document
from ui.disposition.modes import Modes
from ui.disposition.tabulation import arrets, tabuler
from ui.documents.apercu import DialogueApercu
from ui.documents.circonstances import DialogueCirconstances
from ui.documents.contenus import ContenuQuelconque
from ui.documents.copie import Copie
from ui.documents.depot import Depot
from ui.documents.document import entete_a_ecrire, figer
from ui.documents.lecteur import Arrivee, Lecteur, partie_depuis
from ui.documents.liste import Liste
from ui.documents.mots import annoncer
from ui.documents.question import Question
from ui.documents.recents import Recents
from ui.documents.remarques import montrer_remarques
from ui.documents.sauvegarde import DOSSIER, Sauvegarde, dossier_propose
from ui.documents.transfert import Transfert, lire_transfert
from ui.fenetre.cadre import Cadre
from ui.jeux.registre import adaptateur_de
from ui.joueurs.noms import nommer_joueurs
from ui.situation import Salle, Situation
from ui.socle.fichiers import demander_enregistrement, demander_ouverture, nom_de_fichier
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.raisons import dire, majuscule
from ui.socle.retraduction import SuiviLangue
from ui.socle.theme import CLAIR, Theme

NATIF = ".sgf"  # holds all that a game has


class BranchementDocuments(Salle):
    """The documents of ``fenetre``: what is opened, pasted, dropped, saved and copied."""

    seance_demandee = Signal(object)  # the path of a session for a class, which another room opens
    copies_demandees = Signal(object)  # the folder of a pupil's work, likewise
    modifiee = Signal()  # something was written of the game on the board

    def __init__(
        self, fenetre: Cadre, modes: Modes, memoire: Memoire, messages: Messages, posee: Callable[[], Partie | None]
    ) -> None:
        """Connect the entries of the menus, and put the list above the curve of the panel, hidden.

        ``posee`` gives the position that is set up over the game, if one is: then it goes out, and not the game.
        """
        super().__init__(fenetre)
        self._posee = posee
        self._fenetre, self._modes, self._memoire, self._messages = fenetre, modes, memoire, messages
        self._theme = CLAIR
        self._contenu: ContenuQuelconque | None = None
        self._nom_liste = ""
        self._rang = 0  # of what was chosen last in the list, which gave the game ``_choisie``
        self._choisie: Partie | None = None
        self.lecteur = Lecteur(fenetre)
        self.liste = Liste()
        self._sauvegarde = Sauvegarde(self)
        self._recents = Recents(fenetre.widgets.menu_recents, memoire)
        self._copie = Copie(fenetre, memoire, self._donner, messages.dire)
        self._depot = Depot(fenetre)
        colonne = fenetre.widgets.colonne_panneau
        colonne.insertWidget(colonne.indexOf(fenetre.widgets.cadre_graphique), self.liste)
        tabuler(fenetre.widgets.panneau, *arrets(self.liste))
        self._brancher()
        SuiviLangue(fenetre, self._traduire)

    def _brancher(self) -> None:
        widgets = self._fenetre.widgets
        gestes = {
            widgets.action_ouvrir: self.choisir_fichier,
            widgets.action_coller: self.coller,
            widgets.action_enregistrer: self.enregistrer,
            widgets.action_enregistrer_sous: self.enregistrer_sous,
            widgets.action_circonstances: self.demander_circonstances,
        }
        for action, geste in gestes.items():
            action.triggered.connect(lambda _coche=False, geste=geste: geste())
        self._fenetre.fichiers_demandes.connect(self._ouvrir_demandes)
        self._recents.choisi.connect(lambda chemin: self.ouvrir([chemin]))
        self._depot.recu.connect(self.recevoir)
        self.lecteur.lu.connect(self._lire)
        self.lecteur.ambigu.connect(self._demander)
        self.lecteur.refus.connect(self._refuser)
        self.lecteur.longue.connect(self._patienter)
        self.lecteur.finie.connect(self._cesser_de_patienter)
        self.lecteur.arretee.connect(lambda: self._messages.dire(self.tr("Lecture arrêtée")))
        self.lecteur.rejouee.connect(self._poser_de_la_liste)
        self.liste.choisie.connect(self._choisir)
        self.liste.fermee.connect(self._fermer_liste)
        self._modes.change.connect(lambda _mode: self._situer_liste())
        self._sauvegarde.refus.connect(self._messages.refuser)

    # What comes in.

    def choisir_fichier(self) -> None:
        """Ask for a file."""
        demander_ouverture(
            self._fenetre,
            "boite_ouvrir",
            self.tr("Ouvrir une partie"),
            lambda chemin: self.ouvrir([chemin]),
            depart=dossier_propose(self._memoire),
            filtres=(
                self.tr("Parties et positions ({})").format(" ".join(f"*{suffixe}" for suffixe in SUFFIXES_LUS)),
                self.tr("Séances de classe ({})").format(f"*{SUFFIXE_SEANCE}"),
                self.tr("Tous les fichiers (*)"),
            ),
        )

    def ouvrir(self, chemins: Iterable[str | Path]) -> None:
        """Read files, as one list when there are several."""
        self.recevoir(Transfert(tuple(map(Path, chemins))))

    def _ouvrir_demandes(self, chemins: Sequence[str | Path]) -> None:
        """Read the files that the program was started for: games to be looked at, unless they are of a class."""
        if not all(Path(chemin).suffix.lower() in (SUFFIXE_SEANCE, SUFFIXE_COPIE) for chemin in chemins):
            self._modes.choisir("analyser")
        self.ouvrir(chemins)

    def coller(self) -> None:
        """Read what is on the clipboard."""
        self.recevoir(lire_transfert(QGuiApplication.clipboard().mimeData()))

    def recevoir(self, transfert: Transfert) -> None:
        """Read what somebody pasted or dropped."""
        seances = [chemin for chemin in transfert.chemins if chemin.suffix.lower() == SUFFIXE_SEANCE]
        if len(seances) == len(transfert.chemins) == 1:
            self._retenir(seances[0])
            self.seance_demandee.emit(seances[0])
        elif transfert.chemins and all(chemin.suffix.lower() == SUFFIXE_COPIE for chemin in transfert.chemins):
            self.copies_demandees.emit(transfert.chemins[0].parent)
        elif transfert:
            self.lecteur.lire(transfert, self._fenetre.partie_montree)
        else:
            self._messages.dire(self.tr("Rien à lire : attendu une partie, une position ou un fichier"))

    def lister(self, parties: Sequence[Enregistrement]) -> None:
        """Show games that another room has read, as those of a text."""
        if parties:
            self.lecteur.preparer(Lecture("pgn", parties), ())
        else:
            self.recevoir(Transfert())

    def _patienter(self) -> None:
        self._messages.ecrire(self.lecteur, self.tr("Lecture en cours… Échap pour l'arrêter"))

    def _cesser_de_patienter(self) -> None:
        self._messages.ecrire(self.lecteur, "")

    def _lire(self, arrivee: Arrivee) -> None:
        """Take what was read, after a question if some of it was left out."""
        if not arrivee.lecture.ignores:
            self._accueillir(arrivee)
            return
        apercu = DialogueApercu(self._fenetre, arrivee.lecture, self._theme)
        apercu.accepted.connect(lambda: self._accueillir(arrivee))
        apercu.open()

    def _demander(self, ambigu: Ambigu, chemins: Sequence[Path]) -> None:
        question = Question(self._fenetre, ambigu, self._theme)
        question.choisie.connect(lambda lecture: self.lecteur.preparer(lecture, chemins))
        question.open()

    def _accueillir(self, arrivee: Arrivee) -> None:
        """Put one game on the board, or many in the list, and say what it was."""
        for chemin in arrivee.chemins:
            self._retenir(chemin)
        if arrivee.contenu is not None:
            self._montrer_liste(arrivee.nom, arrivee.contenu)
        elif arrivee.partie is not None:
            seul = len(arrivee.chemins) == 1 and arrivee.chemins[0].suffix.lower() == NATIF
            entier = seul and not arrivee.lecture.ignores
            if not arrivee.chemins:  # it lies nowhere else: known from now on, it is no mere copy
                arrivee.partie.provenance = replace(arrivee.partie.provenance, libre=arrivee.partie.numero_libre)
            self._poser(arrivee.partie, arrivee.nom, arrivee.chemins[0] if entier else None)
        self._dire(annoncer(arrivee.lecture))
        if arrivee.lecture.remarques:
            montrer_remarques(self._fenetre, arrivee.lecture.remarques)

    def _retenir(self, chemin: Path) -> None:
        self._recents.ajouter(chemin)
        self._memoire.ecrire(DOSSIER, str(chemin.absolute().parent))

    def _poser(self, partie: Partie, nom: str, chemin: Path | None) -> None:
        self._ranger(partie, Document(nom, chemin, partie.racine))
        self._fenetre.ouvrir_partie(partie)

    @staticmethod
    def _ranger(partie: Partie, document: Document) -> None:
        partie.provenance = replace(partie.provenance, document=document)

    def _refuser(self, erreur: BaseException, chemins: Sequence[Path]) -> None:
        """Say why nothing could be read; a file that is gone is no recent file any more."""
        if isinstance(erreur, FileNotFoundError) and erreur.filename is not None:
            self._recents.oublier(Path(erreur.filename))
        self._messages.refuser(erreur, *chemins)

    def _dire(self, phrase: str) -> None:
        self._messages.dire(majuscule(phrase))

    # The list.

    def _montrer_liste(self, nom: str, contenu: ContenuQuelconque) -> None:
        self._contenu, self._nom_liste, self._choisie = contenu, nom, None
        self.liste.montrer(mot(nom), contenu)
        self._modes.choisir("analyser")
        self._situer_liste()
        self.liste.viser()
        QTimer.singleShot(0, self, self._derouler)  # once the panel has laid it out

    def _derouler(self) -> None:
        """Scroll the panel to the list, where it is not high enough for all that it holds."""
        self._fenetre.widgets.defilement.verticalScrollBar().setValue(self.liste.y())

    def _situer_liste(self) -> None:
        """Show the list where games are looked at."""
        self.liste.setVisible(self._contenu is not None and self._modes.nom == "analyser")

    def _fermer_liste(self) -> None:
        self._contenu = None
        self.liste.vider()
        self._situer_liste()

    def _choisir(self, rang: int) -> None:
        """Put on the board what line ``rang`` of the list holds."""
        if self._contenu is None:
            return
        self._rang, element = rang, self._contenu.elements[rang]
        if isinstance(element, PositionNotee):
            self._poser_de_la_liste(partie_depuis(element))
        else:
            self.lecteur.rejouer(element)

    def _poser_de_la_liste(self, partie: Partie) -> None:
        self._choisie = partie
        self._poser(partie, self._nom_liste, None)

    # What goes out.

    def _donner(self) -> Enregistrement:
        """Return what is on the board, to be written."""
        vue = self._vue
        return Enregistrement(figer(vue), nommer_joueurs(entete_a_ecrire(vue)))

    @property
    def _vue(self) -> Partie:
        """What goes out: the position that is set up, else the game on the board."""
        return self._posee() or self._fenetre.partie_montree

    def enregistrer(self) -> None:
        """Write the game where it is already, or ask where."""
        document = self._vue.provenance.document
        if document is None or document.chemin is None:
            self.enregistrer_sous()
        else:
            self.ecrire(document.chemin)

    def enregistrer_sous(self) -> None:
        """Ask where to write the game."""
        vue = self._vue
        document = vue.provenance.document
        deja = document.chemin.stem if document and document.chemin else ""
        entete = nommer_joueurs(entete_a_ecrire(vue))
        qui = (entete.noir, entete.blanc) if entete.noir or entete.blanc else (self.tr("Partie"),)
        propose = Path(f"{deja}{NATIF}") if deja else nom_de_fichier(NATIF, *map(str, qui), entete.date)
        mots = {
            ".sgf": self.tr("Partie SGF : tout ce qu'elle contient"),
            ".ggf": self.tr("Partie GGF"),
            ".pgn": self.tr("Partie PGN d'Othello"),
            ".obf": self.tr("Position OBF"),
            ".txt": self.tr("Transcription"),
        }
        demander_enregistrement(
            self._fenetre,
            "boite_enregistrer",
            self.tr("Enregistrer la partie"),
            self.ecrire,
            depart=dossier_propose(self._memoire) / propose,
            neuf=not deja,
            suffixes={un.suffixe: mots.get(un.suffixe) or majuscule(dire(un.libelle)) for un in ECRIVAINS.values()},
        )

    def ecrire(self, chemin: Path) -> None:
        """Write the game into ``chemin``, as its suffix says."""
        partie, enregistrement = self._vue, self._donner()
        document = Document(chemin.name, chemin, partie.racine)

        def ecrite() -> None:
            self._ranger(partie, document)
            self._retenir(chemin)
            self._titrer()
            self._messages.dire(self.tr("Partie enregistrée dans {}").format(mot(chemin.name)))

        self._sauvegarde.ecrire(chemin, enregistrement, ecrite)

    def demander_circonstances(self) -> None:
        """Ask who played the game on the board, when, where and in which event."""
        partie = self._fenetre.partie_montree
        camps, ici = adaptateur_de(partie.jeu).camps, not partie.provenance.apportee
        dialogue = DialogueCirconstances(self._fenetre, camps, partie.entete, ici=ici)
        dialogue.choisi.connect(lambda entete: self._decrire(partie, entete))
        dialogue.open()

    def _decrire(self, partie: Partie, entete: Entete) -> None:
        """Write what was answered: the game is no mere copy any more, and the journal keeps it."""
        partie.entete, partie.provenance = entete, replace(partie.provenance, intacte=None)
        self.modifiee.emit()

    # What the window is told.

    @property
    def _present(self) -> Document | None:
        """The document whose game is on the board."""
        return self._fenetre.partie_montree.provenance.document

    def suivre(self, situation: Situation) -> None:
        """Name the file of the game on the board in the title of the window, and show which of the list it is."""
        self._titrer()
        self.liste.marquer(self._rang if situation.montree is self._choisie else None)

    def _titrer(self) -> None:
        document = self._present
        nom = "" if document is None else mot(document.nom).replace("[*]", "[*][*]")  # twice: Qt's mark, written out
        titre = f"{nom}[*] – Othellier" if nom else "Othellier"
        self._fenetre.setWindowTitle(titre)
        change = document is not None and document.change(self._fenetre.partie_montree.racine)
        if (modifiee := change and titre != "Othellier") != self._fenetre.isWindowModified():
            self._fenetre.setWindowModified(modifiee)  # Qt tells every widget of it, changed or not

    def _traduire(self) -> None:
        self._recents.remplir()
        self._copie.traduire()
        self._titrer()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        self.liste.definir_theme(theme)

    def fermer(self) -> None:
        """Stop reading; finish what is being written."""
        self.lecteur.fermer()
        self._sauvegarde.fermer()
