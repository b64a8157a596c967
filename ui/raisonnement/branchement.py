"""Plugs the reasoning into the window: the mode Comprendre, whose dock follows the board, and the ghost of a node."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal

from ecosysteme.arbre import Arbre
from ecosysteme.jeu import Camp, EtatQuelconque, Jeu
from ecosysteme.joueurs import lire_specification
from ecosysteme.partie import Partie
from ecosysteme.reglages import PROFONDEUR
from ui.disposition.modes import Modes
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.jeux.registre import adaptateur_de
from ui.jeux.suites import jouer_suite
from ui.joueurs.noms import libelle
from ui.raisonnement.arbre.image import EcritureImage
from ui.raisonnement.arbre.recherche import RechercheArbre, RechercheDemandee
from ui.raisonnement.dock import DockArbre
from ui.raisonnement.images import mettre_en_page, photographier
from ui.raisonnement.touches import TouchesArbre
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Salle, Situation
from ui.socle.fichiers import demander_enregistrement, nom_de_fichier
from ui.socle.messages import Messages
from ui.socle.raisons import dire
from ui.socle.retraduction import SuiviLangue
from ui.socle.taches import Taches
from ui.socle.theme import Theme

if TYPE_CHECKING:
    from ecosysteme.arbre.exemples import Exemple
    from ui.raisonnement.onglets import PanneauxRaisonnement

DELAI: Final = 60  # ms: a fast series does not start a search at each of its moves
PATIENCE: Final = 150  # ms before the tree on show gives way to « Recherche… »


class BranchementRaisonnement(Salle):
    """The reasoning about the position on the board of ``fenetre``; nothing runs while its dock is hidden."""

    cherche = Signal(bool)  # the engine is asked for its line, or no more: hints should leave it

    def __init__(
        self,
        fenetre: Cadre,
        affichage: Affichage,
        messages: Messages,
        modes: Modes,
        specification: Callable[[Camp], str],
        taches: Taches,
        moteur: MoteurPartage,
    ) -> None:
        """Give the mode Comprendre its dock ``arbre_recherche``.

        ``specification`` tells the player ticked for a camp; ``moteur`` is asked for its line through ``taches``.
        """
        super().__init__(fenetre)
        self._fenetre, self._affichage, self._messages = fenetre, affichage, messages
        self._specification = specification
        self._partie: Partie | None = None
        self._occupe = False
        self._taches, self._moteur = taches, moteur
        self._epingle: tuple[Jeu, EtatQuelconque] | None = None  # the game and the state that are kept
        self._exemple: tuple[Exemple, EtatQuelconque] | None = None  # the one on the board, and its position
        self.dock = DockArbre(fenetre)
        self._modes = modes
        modes.ajouter("comprendre", self.dock)
        TouchesArbre(fenetre, modes, self.dock)
        self._clavier_voulu = False  # by a tree that is not there yet
        modes.change.connect(self._vouloir_clavier)
        self._panneaux: PanneauxRaisonnement | None = None
        self.recherche = RechercheArbre(self)
        self._ecriture = EcritureImage(self)
        self._bientot = QTimer(self, singleShot=True, interval=DELAI)
        self._bientot.timeout.connect(self._demander)
        self._attente = QTimer(self, singleShot=True, interval=PATIENCE)
        self._attente.timeout.connect(self._dire_recherche)
        self.dock.garni.connect(self._brancher_contenu)
        self._ecriture.fini.connect(messages.dire)
        SuiviLangue(fenetre, self._retraduire)

    @property
    def panneaux(self) -> PanneauxRaisonnement:
        """The other ways of reasoning, made with what the dock holds."""
        self.dock.garnir()
        assert self._panneaux is not None
        return self._panneaux

    def _brancher_contenu(self) -> None:
        """Connect what the dock holds, once it is there."""
        from ui.raisonnement.onglets import PanneauxRaisonnement

        panneaux = self._panneaux = PanneauxRaisonnement(self.dock.onglets, self._affichage, self._taches, self._moteur)
        panneaux.cherche.connect(self.cherche)
        panneaux.definir_theme(self.dock.theme)
        self._brancher()
        if self._partie is not None:
            panneaux.suivre(self._partie, occupe=self._occupe)

    def _brancher(self) -> None:
        dock, recherche = self.dock, self.recherche
        dock.toggleViewAction().toggled.connect(lambda _: self._suivre_dock())
        dock.noeud_dit.connect(self._montrer_fantome)
        dock.toile_montree.connect(self._prendre_clavier)
        dock.onglets.currentChanged.connect(lambda _: self._suivre_onglet())
        dock.reglage.change.connect(self._redemander)
        dock.reglage.epingle_change.connect(self._epingler)
        dock.reglage.reprise_demandee.connect(self._reprendre)
        dock.arret_demande.connect(self._interrompre)
        dock.outils.exporter.connect(self.choisir_export)
        dock.image.menu().addAction(self._fenetre.widgets.action_imprimer_classe)
        dock.image.demandee.connect(self.choisir_image)
        dock.exemples.choisi.connect(self._ouvrir_exemple)
        dock.outils.boutons["exporter"].menu().addAction(self._fenetre.widgets.action_imprimer_classe)
        recherche.arbre_pret.connect(self._presenter)
        recherche.arbre_refuse.connect(self._refuser)
        recherche.comptes_attendus.connect(lambda: dock.comptes.montrer({}))
        recherche.comptes_prets.connect(dock.comptes.montrer)
        recherche.comptes_prets.connect(lambda _: self._finir())
        recherche.comptes_refuses.connect(lambda raison: dock.comptes.montrer({}, raison))
        recherche.comptes_refuses.connect(lambda _: self._finir())
        recherche.comptes_refuses.connect(self._messages.dire)
        self._affichage.fantome.quitte.connect(dock.oublier_choix)

    def importer(self) -> None:
        """Import off the GUI thread what the dock will hold: with NumPy it takes 0.2 s, which F8 would wait for."""
        self._taches.lancer(lambda _arret: _importer(), lambda _: None, lambda _: None)

    def montrer_arbre(self) -> None:
        """Show the tree of the position on the board, whatever the dock showed last."""
        self.dock.garnir()
        self.dock.onglets.setCurrentIndex(0)
        self._modes.choisir("comprendre")

    # The dock, and what it follows.

    def _vouloir_clavier(self, mode: str) -> None:
        """Let the arrows walk through the tree as soon as it is there."""
        self._clavier_voulu = mode == "comprendre"
        if self._clavier_voulu:
            self.dock.garnir()
            self._prendre_clavier()

    def _prendre_clavier(self) -> None:
        if self._clavier_voulu and self.dock.toile.isVisible():
            self._clavier_voulu = False
            self.dock.toile.setFocus()

    def _suivre_dock(self) -> None:
        """Search what the dock missed while it was hidden, or stop everything when it goes."""
        if not self.dock.isHidden():
            self.panneaux.actualiser()
            self._suivre_onglet()
            return
        self._arreter()
        self._affichage.montrer_fantome(None, "")

    def _suivre_onglet(self) -> None:
        """Reason about the tree only while it is seen."""
        if self.dock.arbre_en_vue:
            self._bientot.start()
            self.dock.redire()
        else:
            panneau = self.panneaux.panneau
            self.dock.image.entrees["a4"].setVisible(panneau is not None and panneau.en_page)
            self._arreter()

    def suivre(self, situation: Situation) -> None:
        """Follow the game on the board, wherever it stands."""
        partie, occupe = situation.montree, situation.moteur_pris
        if self._epingle is not None and partie.jeu is not self._epingle[0]:
            self.dock.reglage.epingler.setChecked(False)  # what was kept is of another game
        self._partie, self._occupe = partie, occupe
        if self._exemple is not None and partie.etat != self._exemple[1]:
            self._exemple = None
            self._dire_exemple()
        if self._panneaux is not None:
            self._panneaux.suivre(partie, occupe=occupe)
        self._redemander()

    def _epingler(self, garder: bool) -> None:
        self._epingle = (self._partie.jeu, self._partie.etat) if garder and self._partie is not None else None
        self._redemander()

    # Examples.

    def _ouvrir_exemple(self, exemple: Exemple) -> None:
        """Put an example on the board, as a game that goes on from there, and show the tree that it is about."""
        partie, reglage = exemple.partie, self.dock.reglage
        reglage.epingler.setChecked(False)
        self._fenetre.ouvrir_partie(partie, sienne=True)
        self.dock.onglets.setCurrentIndex(0)
        self._exemple = exemple, partie.etat
        self._dire_exemple()
        self._demander()  # the depth of who is ticked to move is heard first
        reglage.regler(exemple.algorithme, exemple.profondeur)
        self._clavier_voulu = True  # it is the tree that is to be looked at, as soon as it is there

    def _dire_exemple(self) -> None:
        self.dock.montrer_exemple("" if self._exemple is None else dire(self._exemple[0].phrase))

    @property
    def _cherchee(self) -> tuple[Jeu, EtatQuelconque] | None:
        """The position that is searched: the one that is kept, or else the one on the board."""
        if self._partie is None or self._epingle is not None:
            return self._epingle
        return self._partie.jeu, self._partie.etat

    def _redemander(self) -> None:
        """Ask for a search soon, if the dock is shown; a change of language asks too, for the words change."""
        cherchee = self._cherchee
        if self.dock.isHidden() or cherchee is None:
            return
        if not self.recherche.porte_sur(*cherchee):
            self.recherche.oublier()
            self.dock.perimer(True)
            self.dock.comptes.montrer({})
        self._bientot.start()

    def _demander(self, *, dite: bool = False) -> None:
        """Start the search that is missing; ``dite`` says so at once, instead of only when it lasts."""
        cherchee = self._cherchee
        if cherchee is None or self.dock.isHidden() or not self.dock.arbre_en_vue:
            return
        jeu, etat = cherchee
        reglage = self.dock.reglage
        reglage.suivre_joueur(*_joueur(self._specification(jeu.trait(etat))))
        self._bientot.stop()  # the player's algorithm is another one: it is read below
        demande = RechercheDemandee(
            jeu, etat, reglage.algorithme, reglage.profondeur.value(), reglage.ordonner.isChecked()
        )
        if self.recherche.demander(demande):
            if dite:
                self._dire_recherche()
            else:
                self._attente.start()
                self.dock.montrer_recherche(en_cours=False, arretee=False)
        self.dock.perimer(self.recherche.cultive)

    def _arreter(self) -> None:
        """Stop searching until the dock is shown again; the tree found stays, at the step where it was."""
        self._bientot.stop()
        self._attente.stop()
        if self.dock.est_garni:
            self.dock.lecture.arreter()
        if self.recherche.occupee:
            self.recherche.suspendre()

    # A search that lasts: it is said, and may be stopped.

    def _dire_recherche(self) -> None:
        if self.recherche.cultive:
            self.dock.attendre()
        self.dock.montrer_recherche(en_cours=self.recherche.occupee, arretee=False)

    def _finir(self) -> None:
        """Follow an answer, which may not be the last."""
        if not self.recherche.occupee:
            self._attente.stop()
            self.dock.montrer_recherche(en_cours=False, arretee=False)

    def _interrompre(self) -> None:
        """Stop at the user's wish: nothing starts again by itself as long as the question is the same."""
        recherche, dock, arret = self.recherche, self.dock, self.tr("Recherche arrêtée")
        cultive, compare = recherche.cultive, recherche.compare
        if not recherche.occupee:
            return
        recherche.arreter()
        if cultive:
            self._affichage.montrer_fantome(None, "")
            dock.interrompre()
        if compare:
            dock.comptes.montrer({}, arret)
        dock.montrer_recherche(en_cours=False, arretee=True)
        self._messages.dire(arret)

    def _reprendre(self) -> None:
        self.recherche.suspendre()
        self._demander(dite=True)

    # What comes of it.

    def _presenter(self, arbre: Arbre) -> None:
        self._finir()
        self._affichage.montrer_fantome(None, "")
        self.dock.presenter(arbre, adaptateur_de(arbre.jeu))

    def _refuser(self, raison: str) -> None:
        self._finir()
        self._affichage.montrer_fantome(None, "")
        self.dock.refuser(raison)

    def _montrer_fantome(self, noeud: int) -> None:
        """Show the position that the dock speaks of; the dock says it to a screen reader, once."""
        arbre, mots, partie = self.dock.arbre, self.dock.mots, self._partie
        la = arbre is not None and (arbre.jeu, arbre.racine) == self._cherchee
        if noeud < 0 or arbre is None or mots is None or not la:
            self._affichage.montrer_fantome(None, "")
            return
        choisi = self.dock.toile.selection is not None  # a chosen root is a ghost too, which Escape leaves
        if noeud == 0 and not choisi and partie is not None and arbre.racine == partie.etat:
            self._affichage.montrer_fantome(None, "")
            return
        coups = (coup for coup in arbre.ligne(noeud) if coup is not None)  # passes play themselves
        self._affichage.montrer_fantome(jouer_suite(arbre.jeu, arbre.racine, coups), mots.ligne(noeud), dite=False)

    # Pictures.

    def choisir_export(self, nature: str) -> None:
        """Ask where to write the tree as it is now: ``svg``, ``png`` (as on screen) or ``a4`` (a PNG page)."""
        arbre = self.dock.arbre
        if arbre is None:
            return
        suffixe = "svg" if nature == "svg" else "png"
        titre = self.tr("Enregistrer l'arbre en {}").format(suffixe.upper())
        demander_enregistrement(
            self._fenetre,
            "boite_exporter_arbre",
            titre,
            partial(self.exporter, page=nature == "a4"),
            depart=self._nommer(suffixe, libelle(arbre.algorithme), self.tr("profondeur {}").format(arbre.profondeur)),
            neuf=True,
            suffixes={f".{suffixe}": self.tr("Image {}").format(suffixe.upper())},
        )

    def exporter(self, chemin: Path, *, page: bool = False) -> None:
        """Write the tree as it is now; the suffix of ``chemin`` says how, ``page`` whether all of a PNG is one."""
        if self.dock.arbre is not None:
            self._ecriture.ecrire(chemin, self.dock.arbre, self.dock.lecture.k, self.dock.toile, page=page)

    def choisir_image(self, nature: str) -> None:
        """Ask where to write what stands beside the tree: ``png`` (as on screen) or ``a4`` (a PNG page)."""
        panneau = self.panneaux.panneau
        copie = panneau.copie() if panneau is not None and nature == "a4" else None
        if panneau is None or (nature == "a4" and copie is None):
            return  # the graph is not there yet
        image = photographier(panneau) if copie is None else mettre_en_page(copie)
        demander_enregistrement(
            self._fenetre,
            "boite_image_raisonnement",
            self.tr("Enregistrer l'image en PNG"),
            lambda chemin: self._ecriture.ecrire_image(chemin, image),
            depart=self._nommer("png"),
            neuf=True,
            suffixes={".png": self.tr("Image {}").format("PNG")},
        )

    def _nommer(self, suffixe: str, *precisions: str) -> Path:
        """Propose the name of a picture: that of its tab, the game, and ``precisions``."""
        onglets, partie = self.dock.onglets, self._partie
        jeu = "" if partie is None else adaptateur_de(partie.jeu).titre
        return nom_de_fichier(f".{suffixe}", onglets.tabText(onglets.currentIndex()).replace("&", ""), jeu, *precisions)

    # Words, colours, leaving.

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self.dock.definir_theme(theme)
        if self._panneaux is not None:
            self._panneaux.definir_theme(theme)

    def _retraduire(self) -> None:
        if self._exemple is not None:
            self._dire_exemple()
        if self.dock.arbre is None and not self.recherche.inachevee:  # the reason why must be said again
            self.recherche.oublier()
            self._redemander()

    def fermer(self) -> None:
        """Stop what runs; nothing begins afterwards, though the dock is told that it goes."""
        self._partie = self._epingle = None
        self._arreter()
        if self._panneaux is not None:
            self._panneaux.fermer()
        self.recherche.fermer()
        self._ecriture.fermer()


def _importer() -> None:
    for nom in ("onglets", "arbre.toile"):
        import_module(f"ui.raisonnement.{nom}")


def _joueur(specification: str) -> tuple[str, int | None]:
    """Return the kind of a player, and how deep it looks if it says so."""
    nom = specification.partition(":")[0]
    try:
        _, options = lire_specification(specification)
    except ValueError:
        return nom, None  # a program that is not there: whoever plays says so
    profondeur = options.get(PROFONDEUR.nom)
    return nom, profondeur if isinstance(profondeur, int) else None
