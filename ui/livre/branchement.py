"""Plugs the opening book into the window: a tab of Étudier, and its values on the squares while that is in sight."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ecosysteme.arret import Interrompu
from ecosysteme.cases import TAILLE_STANDARD, Position, nom_case
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie
from ui.disposition.disposition import Disposition
from ui.disposition.etudier import Onglet
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.livre.acces import AccesLivre, NotesLues
from ui.livre.mots import dire_bilan, dire_coup, dire_position
from ui.livre.page import PageLivre
from ui.plateau.indices import Indice
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Salle, Situation
from ui.socle.fichiers import demander_enregistrement, demander_ouverture, nom_du_jour
from ui.socle.langue import accorder
from ui.socle.messages import Messages, annoncer
from ui.socle.raisons import dire, majuscule
from ui.socle.taches import Tache

if TYPE_CHECKING:
    from ecosysteme.livre.demande import DemandeDExtension
    from ecosysteme.livre.extension import AvanceeExtension, BilanExtension
    from ecosysteme.livre.rangement import LivreRange
    from ecosysteme.ouvertures.livre import Livre

NOM = "livre"


class BranchementLivre(Salle):
    """Asks the book about the position on the board of ``fenetre`` while its tab is in sight."""

    montre = Signal(bool)  # values are on the squares of the game that is played, or no more

    def __init__(
        self, fenetre: Cadre, affichage: Affichage, disposition: Disposition, messages: Messages, moteur: MoteurPartage
    ) -> None:
        super().__init__(fenetre)
        self._fenetre, self._affichage, self._disposition = fenetre, affichage, disposition
        self._messages = messages
        self._page: PageLivre | None = None
        self._partie: Partie[Any, Any] | None = None
        self._etat: object = None  # the position that was asked about last
        self._listee: object = None  # the one whose moves the table has
        self._question: Tache | None = None
        self._change: Position | None = None  # the move that was given a value, or lost it, until that is told
        self._faute_dite = self._jouee = False
        self._inachevee: DemandeDExtension | None = None  # an extension that was stopped
        self._rangees = 0  # of the extension under way, in the book already
        self.acces = AccesLivre(moteur, self)
        self.acces.manquee.connect(self._echouer)
        self.acces.refusee.connect(messages.refuser)
        self.acces.avance.connect(self._avancer)
        disposition.etudier.ajouter(Onglet(NOM, lambda: self.tr("Livre"), page=self._creer))
        disposition.etudier.change.connect(lambda _: self._actualiser())
        disposition.modes.change.connect(lambda _: self._actualiser())

    def _creer(self) -> QWidget:
        page = self._page = PageLivre()
        page.geste.connect(self._suivre_geste)
        page.joue.connect(self._jouer)
        return page

    # The position.

    def suivre(self, situation: Situation) -> None:
        """Ask about the position on the board, unless it was asked already."""
        self._partie = situation.montree
        self._jouee = not situation.revue and situation.partie.nb_coups_total > 0
        self._actualiser()

    @property
    def _en_vue(self) -> bool:
        return self._disposition.modes.nom == "etudier" and self._disposition.etudier.nom == NOM

    def _actualiser(self, *, de_nouveau: bool = False) -> None:
        partie = self._partie
        if partie is None or not self._en_vue or self._page is None:
            self._oublier()
            return
        if not isinstance(partie.jeu, Othello) or partie.jeu.taille != TAILLE_STANDARD:
            self._oublier()
            self._page.eteindre()
            return
        etat: EtatOthello = partie.etat
        if etat is self._etat and not de_nouveau:
            return
        self._oublier(garder_marques=de_nouveau)
        self._etat = etat
        self._question = self.acces.noter(etat, lambda lues: self._repondre(etat, lues, relue=de_nouveau))

    def _oublier(self, *, garder_marques: bool = False) -> None:
        if self._question is not None:
            self._question.annuler()
        if self._etat is not None and not garder_marques:
            self._affichage.indices.montrer_livre(None)
            self.montre.emit(False)
        self._etat = None

    def _repondre(self, etat: EtatOthello, lues: NotesLues, *, relue: bool) -> None:
        if lues.faute is not None and not self._faute_dite:
            self._faute_dite = True
            self._messages.prevenir(majuscule(dire(lues.faute)))
        if self._page is not None:
            self._page.plaindre("" if lues.faute is None else f"{majuscule(dire(lues.faute))}.")
        if self._page is not None and etat is self._etat:
            self._listee = etat
            self._page.montrer(etat.coups, lues.notes, lues.siennes)
            self._inachevee = None if self.acces.en_cours else lues.inachevee
            self._page.proposer(self._inachevee)
            self._affichage.indices.montrer_livre({coup: Indice(note.valeur) for coup, note in lues.notes.items()})
            self.montre.emit(bool(lues.notes) and self._jouee)
            change, self._change = self._change, None
            if not relue:
                annoncer(self._page, dire_position(lues.notes))
            elif change is not None:
                annoncer(self._page, dire_coup(nom_case(change), lues.notes.get(change)))

    # What is wanted.

    def _jouer(self, coup: Position) -> None:
        """Play a move, as a click on its square."""
        if self._partie is not None and self._listee is self._partie.etat:
            self._affichage.plateau.case_choisie.emit(coup)

    def _suivre_geste(self, geste: str) -> None:
        if geste in ("corriger", "retirer"):
            self._corriger(retirer=geste == "retirer")
        elif geste in ("etendre", "ranger"):
            self._etendre(partie=geste == "ranger")
        elif geste == "continuer" and self._inachevee is not None:
            self._lancer(self._inachevee)
        elif geste == "annuler":
            self.acces.arreter()
        elif geste == "importer":
            titre, genre = self.tr("Importer un livre"), self.tr("Livres")
            filtres = [f"{genre} (*.egbk3 *.dat *.npz)"]
            demander_ouverture(self._fenetre, "livre_a_importer", titre, self._importer, filtres=filtres)
        else:
            demander_enregistrement(
                self._fenetre,
                "livre_a_exporter",
                self.tr("Exporter les livres"),
                self._exporter,
                depart=nom_du_jour(".egbk3", self.tr("Livre d'ouvertures")),
                neuf=True,
                suffixes={".egbk3": "Egaroucid", ".dat": "Edax", ".npz": "Othellier"},
            )

    def _corriger(self, *, retirer: bool) -> None:
        page, partie = self._page, self._partie
        if page is None or partie is None or page.choisi is None or self._listee is not partie.etat:
            return
        self._change = page.choisi
        case = _case(page.choisi)
        valeur = None if retirer else page.valeur.value()

        def changer(livre: Livre) -> Livre:
            from ecosysteme.livre.extension import corriger

            return corriger(livre, bits, case, valeur, ligne)

        from ecosysteme.livre.extension import ligne_de

        bits, ligne = ligne_de(partie)
        self.acces.modifier(changer, self._apres)

    def _apres(self, range_: LivreRange) -> None:
        if range_.ecarte is not None:
            ou = self.tr("L'ancien livre, abîmé, est mis de côté : {lieu}")
            self._messages.prevenir(ou.format(lieu=range_.ecarte.name))
        self._actualiser(de_nouveau=True)

    def _etendre(self, *, partie: bool) -> None:
        from ecosysteme.livre.demande import SANS_FIN, DemandeDExtension
        from ecosysteme.livre.extension import ligne_de

        page = self._page
        if page is None or self._partie is None or self.acces.en_cours:
            return
        depart, ligne = ligne_de(self._partie)
        secondes = 60.0 * page.minutes.value() or SANS_FIN
        demande = DemandeDExtension(
            depart, ligne, page.profondeur.value(), page.positions.value(), secondes=secondes, partie=partie
        )
        self._lancer(demande)

    def _lancer(self, demande: DemandeDExtension) -> None:
        if self._page is not None and not self.acces.en_cours:
            self._rangees, self._inachevee = 0, None
            self._page.etendre(len(demande.ligne) if demande.partie else demande.positions)
            self.acces.etendre(demande, self._finir)

    def _avancer(self, avancee: AvanceeExtension) -> None:
        if self._page is not None:
            self._page.avancer(avancee)
        if avancee.rangees != self._rangees:  # the book was written meanwhile
            self._rangees = avancee.rangees
            self._actualiser(de_nouveau=True)

    def _finir(self, bilan: BilanExtension) -> None:
        if self._page is not None:
            self._page.etendre(None)
        self._messages.prevenir(dire_bilan(bilan.neuves, annule=bilan.annule))
        self._apres(bilan.range_)

    def _importer(self, fichier: Path) -> None:
        def dire_lues(lues: int) -> None:
            un, plusieurs = self.tr("{} position importée"), self.tr("{} positions importées")
            self._messages.prevenir(accorder(lues, un, plusieurs))
            self._actualiser(de_nouveau=True)

        self.acces.importer(fichier, dire_lues)

    def _exporter(self, fichier: Path) -> None:
        def dire_ecrites(ecrites: int) -> None:
            un, plusieurs = self.tr("{} position exportée"), self.tr("{} positions exportées")
            self._messages.prevenir(accorder(ecrites, un, plusieurs))

        self.acces.exporter(fichier, dire_ecrites)

    def _echouer(self, erreur: Exception) -> None:
        if self._page is not None and not self.acces.en_cours:
            self._page.etendre(None)
        if not isinstance(erreur, Interrompu):  # stopped while the engine was being compiled
            self._messages.dire(majuscule(dire(erreur)))

    def fermer(self) -> None:
        """Put what was judged into the book, and ask nothing more."""
        self.acces.fermer()


def _case(coup: Position) -> int:
    return TAILLE_STANDARD * coup[0] + coup[1]
