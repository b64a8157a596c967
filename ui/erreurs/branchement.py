"""Plugs the mistakes into the window: those of the game on the board, and those of all games that are due today."""

from __future__ import annotations

from datetime import date
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from ecosysteme.carnet.carnet import Carnet
from ecosysteme.carnet.cle import concerne
from ecosysteme.carnet.fichier import chemin_du_carnet
from ecosysteme.carnet.releve import fautifs, revue_finie
from ecosysteme.carnet.repetition import Maintenant, maintenant_local
from ecosysteme.carnet.tableau import BilanCarnet, Carte
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.niveau_personnel.choix import NiveauPersonnel
from ecosysteme.partie import Partie
from ecosysteme.reglages import RAISON_D_ABORD
from ui.disposition.calque import Calque
from ui.disposition.disposition import Disposition
from ui.disposition.etudier import Onglet
from ui.disposition.modes import MODES
from ui.erreurs.acces import AccesCarnet
from ui.erreurs.entree import EntreeAuCarnet, personnes
from ui.erreurs.explications import Explications
from ui.erreurs.page import PageErreurs
from ui.erreurs.panneau import PanneauErreurs
from ui.erreurs.question import ModeQuestion
from ui.erreurs.reprise import Reprise
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.jeux.registre import adaptateur_de
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Salle, Situation
from ui.socle.langue import accorder, points_virgules
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.raisons import dire
from ui.socle.retraduction import SuiviLangue
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR, Theme


class BranchementErreurs(Salle):
    """Asks about mistakes over the board of ``fenetre``. ``cherche``: hints must keep silent, the engine is needed.

    ``horloge`` tells the days of the notebook.
    """

    cherche = Signal(bool)
    comptees = Signal(int)  # how many are due
    horloge: Maintenant = staticmethod(maintenant_local)

    def __init__(
        self,
        fenetre: Cadre,
        affichage: Affichage,
        disposition: Disposition,
        messages: Messages,
        taches: Taches,
        moteur: MoteurPartage,
        memoire: Memoire,
    ) -> None:
        super().__init__(fenetre)
        self._fenetre, self._affichage, self._disposition = fenetre, affichage, disposition
        self._messages, self._memoire, self._theme = messages, memoire, CLAIR
        self._partie: Partie | None = None
        self._revue: Partie | None = None  # the game that is reviewed at this moment
        self._fautifs: dict[Camp, int] = {}
        self._dues: int | None = None  # how many are due, once the notebook was asked
        self._libre = False
        self.acces = AccesCarnet(self, lambda: self.horloge())
        self.acces.manquee.connect(self._echouer)
        self._explications = Explications(moteur, self)
        self.entree = EntreeAuCarnet(self.acces, self._explications, self)
        self.entree.entrees.connect(self._dire_entrees)
        self.reprise = Reprise(taches, moteur, self.acces, self._explications, self)
        self.reprise.avec_raison = bool(memoire.lire(RAISON_D_ABORD))
        self.reprise.repondue.connect(self._resumer)
        self.reprise.manquee.connect(self._echouer)
        self._calque: Calque | None = None
        self._mode: ModeQuestion | None = None
        self._page: PageErreurs | None = None
        self._choix = QMenu(fenetre)
        self._choix.setObjectName("menu_camp_erreurs")
        widgets = fenetre.widgets
        self._action, self._bouton = widgets.action_reprendre_erreurs, widgets.bouton_reprendre_erreurs
        self._toutes = widgets.action_mes_erreurs
        self._action.triggered.connect(self._reprendre)
        self._bouton.clicked.connect(self._reprendre)
        self._toutes.triggered.connect(lambda _: self._revoir())
        SuiviLangue(fenetre, self._retraduire)
        self._annoncer()

    def _annoncer(self) -> None:
        """Say how many are due where one comes to them: in the menu, and in the tab of a mode."""
        self._fenetre.widgets.menu_analyse.aboutToShow.connect(self._compter)
        etudier, modes = self._disposition.etudier, self._disposition.modes
        etudier.ajouter(Onglet("erreurs", self._intituler, page=self._creer_page))
        etudier.change.connect(lambda nom: self._resumer() if nom == "erreurs" else None)
        modes.change.connect(lambda mode: self._compter() if mode == "etudier" else None)

    def situer(self, niveau: NiveauPersonnel) -> None:
        """Explain mistakes as those of a person of that level."""
        self._explications.niveau = niveau.niveau

    @property
    def mode(self) -> ModeQuestion | None:
        """What is asked now; ``None`` while the board is the game's."""
        return self._mode if self._calque is not None and self._calque.montre else None

    # What may be asked.

    def suivre(self, situation: Situation) -> None:
        """Offer the mistakes of the game on the board, and keep them when its review ends.

        Another game takes the board back.
        """
        if situation.montree is not self._partie:
            self.quitter()
        revue, self._revue = self._revue, situation.montree if situation.analyse else None
        if revue is situation.montree and self._revue is None and concerne(revue.jeu):
            self.entree.suivre_revue(revue)
        self._partie = situation.montree
        self._libre = not (situation.analyse or situation.moteur_pris)
        self._fautifs = dict(fautifs(situation.montree)) if concerne(situation.montree.jeu) else {}
        self._actualiser()

    def _camps(self) -> list[Camp]:
        """List the camps that made mistakes: that of the person, or both where none or both are people."""
        partie = self._partie
        if partie is None:
            return []
        gens = personnes(partie)
        return [camp for camp in (gens if len(gens) == 1 else (PREMIER, SECOND)) if self._fautifs.get(camp)]

    def _actualiser(self) -> None:
        nombre = sum(self._fautifs[camp] for camp in self._camps())
        texte = self.tr("&Reprendre mes erreurs ({})").format(nombre) if nombre else self.tr("&Reprendre mes erreurs")
        self._action.setText(texte)
        self._bouton.setText(texte.replace("&", ""))
        self._bouton.setEnabled(self._libre)
        self._bouton.setVisible(bool(nombre))
        texte = self.tr("&Mes erreurs de toutes les parties")
        self._toutes.setText(texte if self._dues is None else f"{texte} ({self._dues})")

    def _intituler(self) -> str:
        """Name the tab, with how many are due."""
        return self.tr("Mes erreurs ({})").format(self._dues) if self._dues else self.tr("Mes erreurs")

    def _compter(self) -> None:
        """Ask the notebook how many are due, for the menu that opens and for the tab."""
        if chemin_du_carnet().exists():  # reading would make it
            self.acces.consulter(Carnet.a_revoir, self._montrer_dues)

    def _montrer_dues(self, cartes: list[Carte]) -> None:
        self._dues = len(cartes)
        self.comptees.emit(self._dues)
        self._disposition.etudier.intituler()
        self._actualiser()
        self._resumer()

    # In and out.

    def _reprendre(self) -> None:
        """Ask about the mistakes of the game, once it is known whose."""
        camps = self._camps()
        if self._revue is not None:
            en_cours = self.tr("L'analyse n'est pas finie : les erreurs qu'elle trouve se reprendront ensuite")
            self._messages.dire(en_cours)
        elif not camps:
            finie = self._partie is not None and concerne(self._partie.jeu) and revue_finie(self._partie)
            rien = self.tr("L'analyse n'a trouvé aucune erreur à reprendre")
            a_faire = self.tr("Aucune erreur connue à reprendre : l'analyse de la partie les trouve")
            self._messages.dire(rien if finie else a_faire)
        elif not self._libre:
            self._messages.dire(self.tr("Les erreurs se reprennent quand le moteur ne cherche plus"))
        elif len(camps) == 1:
            self._noter(camps[0])
        elif self._partie is not None:
            self._choix.clear()
            for camp in camps:
                nom = adaptateur_de(self._partie.jeu).camp(camp)
                entree = self._choix.addAction(f"&{nom} ({self._fautifs[camp]})")
                entree.triggered.connect(partial(self._noter, camp))
            plateau = self._affichage.plateau
            self._choix.popup(plateau.mapToGlobal(plateau.rect().center()))

    def _noter(self, camp: Camp, _coche: bool = False) -> None:
        """Keep the mistakes of ``camp`` in the notebook, then ask about them."""
        if self._partie is not None:
            self.entree.noter(self._partie, camp, lambda _, cartes: self._entrer(cartes))

    def _dire_entrees(self, neuves: int, fois: int) -> None:
        """Say that mistakes came into the notebook by themselves, and whether one of them was made before."""
        dit = accorder(neuves, self.tr("{} erreur entre au carnet"), self.tr("{} erreurs entrent au carnet"))
        encore = self.tr("la même erreur, {}e fois").format(fois) if fois > 1 else ""
        self._messages.dire(points_virgules(dit, encore))

    def _revoir(self, genre: str = "") -> None:
        """Ask about what is due today, whatever the game; of one kind only, if it is given."""
        self.acces.consulter(lambda carnet: carnet.a_revoir(genre), self._entrer)

    def _revoir_jour(self, jour: date) -> None:
        self.acces.consulter(lambda carnet: carnet.du_jour(jour), self._entrer)

    def _entrer(self, cartes: list[Carte]) -> None:
        if not cartes:
            self._messages.dire(self.tr("Rien à revoir aujourd'hui"))
            return
        mode, calque = self._faits
        self.cherche.emit(True)
        self._messages.effacer()
        self.reprise.commencer(cartes)
        self._loger(mode.panneau)
        mode.panneau.questionner(True)
        calque.montrer()
        if self._page is not None:
            self._page.demander(True)
        self._resumer()
        mode.annoncer()

    def _loger(self, panneau: PanneauErreurs) -> None:
        """Have the panel over the one that is beside the board, and where there is none in the page of the mistakes."""
        modes = self._disposition.modes
        if not MODES[modes.nom].blocs:
            self._disposition.etudier.choisir("erreurs")
            modes.choisir("etudier")
        elif self._calque is None or not self._calque.montre:
            panneau.setParent(self._fenetre.widgets.contenu_panneau)
            panneau.entourer(True)
            if self.reprise.avec_raison:
                modes.choisir(modes.nom)  # which unfolds it: the reasons stand there

    @property
    def _faits(self) -> tuple[ModeQuestion, Calque]:
        if self._mode is None or self._calque is None:
            self._mode, self._calque = self._creer()
        return self._mode, self._calque

    def _creer_page(self) -> PageErreurs:
        self._page = PageErreurs(self._faits[0].panneau)
        self._page.demandee.connect(self._suivre_page)
        return self._page

    def _suivre_page(self) -> None:
        if self.mode is None:
            self._revoir()
        else:
            self.quitter()

    def _creer(self) -> tuple[ModeQuestion, Calque]:
        contenu = self._fenetre.widgets.contenu_panneau
        panneau = PanneauErreurs(contenu, raison_voulue=self.reprise.avec_raison)
        panneau.raison.voulue.connect(self._vouloir_raison)
        panneau.genres.choisi.connect(self._revoir)
        panneau.calendrier.jour_demande.connect(self._revoir_jour)
        panneau.repetee_demandee.connect(lambda cle: self.acces.consulter(partial(_carte, cle), self._entrer))
        mode = ModeQuestion(self._affichage.plateau.parentWidget() or self._fenetre, self.reprise, panneau)
        mode.definir_theme(self._theme)
        mode.demande.connect(self._suivre_demande)
        touches = {"I": "indice", "V": "solution", "N": "suivante", "Esc": "revenir"}
        calque = Calque(
            self._fenetre,
            self._disposition,
            mode.plateau,
            (mode.question, mode.gestes),
            {
                **{touche: partial(self._suivre_demande, nom) for touche, nom in touches.items()},
                "Left": partial(mode.avancer, -1),
                "Right": partial(mode.avancer, 1),
            },
            panneau=panneau,
        )
        calque.quitte.connect(self.quitter)
        return mode, calque

    def _vouloir_raison(self, voulue: bool) -> None:
        self.reprise.avec_raison = voulue
        self._memoire.ecrire(RAISON_D_ABORD, voulue)

    def _resumer(self) -> None:
        """Show what the notebook says now."""
        if self._mode is not None and (self.mode is not None or chemin_du_carnet().exists()):
            self.acces.consulter(Carnet.tableau, self._montrer_bilan)

    def _montrer_bilan(self, bilan: BilanCarnet) -> None:
        if self._mode is not None:
            self._mode.panneau.montrer(bilan)
        if self._page is not None:
            self._page.montrer(bilan)

    def _suivre_demande(self, nom: str) -> None:
        gestes = {
            "indice": self._indiquer,
            "solution": self.reprise.resoudre,
            "suivante": self._avancer,
            "quitter": self.quitter,
            "revenir": self._revenir,
        }
        gestes[nom]()

    def _indiquer(self) -> None:
        if self._mode is not None:
            self._mode.indiquer()

    def _revenir(self) -> None:
        """Take the ghost away, and without one the whole."""
        if self._mode is None or not self._mode.fantome.revenir():
            self.quitter()

    def _avancer(self) -> None:
        """Ask the next one, or say how it went."""
        if self.reprise.derniere:
            une, plusieurs = self.tr("{} trouvée du premier coup"), self.tr("{} trouvées du premier coup")
            trouvees = accorder(self.reprise.trouvees, une, plusieurs)
            bilan = self.tr("{}, sur {}").format(trouvees, self.reprise.nombre)
            self.quitter()
            self._messages.dire(bilan)
        elif self._mode is not None:
            self.reprise.suivante()
            self._mode.annoncer()

    def quitter(self) -> None:
        """Show the game again, as it was."""
        if self._calque is not None and self._calque.montre:
            self.reprise.arreter()
            self._calque.retirer()
            self._faits[0].panneau.questionner(False)
            if self._page is not None:
                self._page.reprendre()
                self._page.demander(False)
            self._resumer()
            self.cherche.emit(False)

    def _echouer(self, erreur: BaseException) -> None:
        self.quitter()
        self._messages.dire(dire(erreur))

    # What the window tells.

    def _retraduire(self) -> None:
        self._actualiser()
        if self.mode is not None:
            self.mode.montrer()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        if self._mode is not None:
            self._mode.definir_theme(theme)

    def fermer(self) -> None:
        """Write what the notebook was told."""
        self.reprise.arreter()
        self._explications.fermer()
        self.acces.fermer()


def _carte(cle: str, carnet: Carnet) -> list[Carte]:
    return carnet.cartes([cle])
