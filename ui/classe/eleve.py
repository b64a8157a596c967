"""A pupil goes through a session over the board of the window; the game goes on underneath."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, Signal

from ecosysteme.cases import Position
from ecosysteme.classe.copie import SUFFIXE_COPIE, CopieEleve, enregistrer_copie
from ecosysteme.classe.etape import CoupDemande, EtapeDeSeance, ExerciceDonne
from ecosysteme.classe.passage import PassageEleve
from ecosysteme.classe.seance import SeanceDeClasse
from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie
from ui.classe.accueil import AccueilEleve
from ui.classe.copies import CopiesDeSeance
from ui.classe.panneau import PanneauSeance
from ui.classe.refutation import RefutationExercice
from ui.disposition.barre_texte import BarreTexte
from ui.disposition.calque import Calque
from ui.disposition.disposition import Disposition
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.jeux.lectures import faire_lire
from ui.jeux.phrases import Phrases
from ui.jeux.registre import adaptateur_de
from ui.plateau.vue import PlateauVue
from ui.socle.fichiers import demander_enregistrement, nom_de_fichier
from ui.socle.messages import annoncer
from ui.socle.raisons import dire, majuscule
from ui.socle.taches import Taches
from ui.socle.textes import demander
from ui.socle.theme import Theme


class EleveEnSeance(QObject):
    """Lays a session over the board; ``quitte`` when the board is the game's again.

    Who leaves and opens the same session again says whose work is theirs, and is where they were, with their answers,
    until these are saved; another pupil begins their own.
    """

    quitte = Signal()
    retour = Signal()  # who left wants to be where they came from, and nothing else
    enregistree = Signal()
    feuille_demandee = Signal(object)  # the PassageEleve of who opens the sheet of their step

    def __init__(
        self,
        fenetre: Cadre,
        affichage: Affichage,
        disposition: Disposition,
        taches: Taches,
        refutation: RefutationExercice,
    ) -> None:
        """Keep work through ``taches``; ``refutation`` says why the wrong move of an exercise is."""
        super().__init__(fenetre)
        self._refutation = refutation
        refutation.change.connect(self._suivre_refutation)
        self._fenetre, self._affichage, self._taches = fenetre, affichage, taches
        self._copies = CopiesDeSeance(self, taches)
        self._copies.echec.connect(self._refuser)
        self._foyer = disposition.foyer
        self.seance: SeanceDeClasse | None = None
        self.passage: PassageEleve | None = None
        self._autre_coup = False  # the board waits for another move than the one that was answered
        parent = affichage.plateau.parentWidget()
        assert parent is not None, "le plateau est dans la fenêtre"
        widgets = fenetre.widgets
        self.plateau = PlateauVue(parent)
        self.plateau.setObjectName("plateau_classe")
        self._tour = BarreTexte(parent, "classe_tour", widgets.cadre_joueurs.height())
        self._bande = BarreTexte(parent, "classe_bande", widgets.bande.height())
        self.panneau = PanneauSeance(widgets.contenu_panneau)
        self._accueil = AccueilEleve(fenetre, self.panneau, self._copies)
        self._accueil.arrive.connect(self._entrer)
        self._accueil.refuse.connect(self._dire)
        pas = {"PgUp": partial(self._avancer, -1), "PgDown": partial(self._avancer, 1)}
        touches: dict[str, Callable[[], object]] = {"Esc": self._revenir, **pas}
        barres = self._tour, self._bande
        self._calque = Calque(fenetre, disposition, self.plateau, barres, touches, panneau=self.panneau)
        self._calque.quitte.connect(self.quitter)
        self.panneau.geste.connect(self._suivre_geste)
        self.plateau.case_choisie.connect(self._essayer)
        self.plateau.saisie_refusee.connect(self._dire)
        faire_lire(self.plateau, lambda: self.partie, lambda: self.panneau.phrase)

    # In and out.

    def ouvrir(self, seance: SeanceDeClasse, gardees: tuple[CopieEleve, ...] = (), *, essai: int | None = None) -> None:
        """Begin ``seance`` by its first page; ``gardees`` is work in it that was not saved.

        A teacher tries it from the step ``essai`` on, and nothing of that is kept. From the first one, it begins with
        the page that a pupil has first.
        """
        self.seance, self.passage = seance, None
        self._accueil.ouvrir(seance, gardees, essai=essai is not None)
        if essai:
            self.passage = PassageEleve(seance, self.panneau.nom.text())
            self._aller(essai)
        else:
            self._accueillir(seance)

    def _accueillir(self, seance: SeanceDeClasse, *, autre: bool = False) -> None:
        """Show the first page, which asks who works; ``autre`` is expected to be nobody who has begun."""
        viser = partial(self.panneau.viser_nom, autre=autre)
        with self._foyer.retenu():
            self._rafraichir(animer=False)
            self._calque.montrer(viser)
            viser()
        annoncer(self.plateau, f"{seance.titre}. {self.panneau.phrase}", presse=True)

    def _entrer(self, passage: PassageEleve) -> None:
        self.passage = passage
        self._aller(passage.rang)

    def _changer(self) -> None:
        """Ask who works now; the work that is left is kept."""
        passage = self.passage
        if passage is not None:
            self.conserver()
            passage.suspendre()
            self.seance, self.passage = passage.seance, None
            self._accueil.ouvrir(passage.seance, (), essai=False)
            self._accueillir(passage.seance, autre=True)

    def quitter(self) -> None:
        """Show the game again; answers stay."""
        if self._calque.montre:
            if self.passage is not None:
                self.passage.suspendre()
                self.conserver()
            self._refutation.arreter()
            self._calque.retirer()
            self.quitte.emit()

    def _revenir(self) -> None:
        if self._calque.montre:
            self.quitter()
            self.retour.emit()

    def _suivre_geste(self, nom: str) -> None:
        gestes: dict[str, Callable[[], object]] = {
            **self._accueil.gestes,
            "changer": self._changer,
            "valider": self._valider,
            "autre_coup": self._reprendre_coup,
            "feuille": self._demander_feuille,
            "precedente": partial(self._avancer, -1),
            "suivante": partial(self._avancer, 1),
            "rendre": self._demander_rendu,
            "enregistrer": self._demander_fichier,
            "quitter": self._revenir,
        }
        gestes[nom]()

    # Steps.

    def _avancer(self, pas: int) -> None:
        passage = self.passage
        if passage is None:
            self._dire(self.tr("Écrivez votre nom pour commencer"))
        elif passage.rang + pas < 0:
            self._dire(self.tr("C'est la première étape"))
        elif passage.rang + pas >= len(passage.seance.etapes):
            self._dire(self.tr("C'est la dernière étape"))
        else:
            self.conserver()
            self._aller(passage.rang + pas)

    def _aller(self, rang: int) -> None:
        """Show a step, and have it read."""
        passage = self.passage
        assert passage is not None, "une étape se montre à qui a commencé"
        passage.aller(rang)
        self._autre_coup = False
        viser = partial(self._viser, passage.etape, fixee=passage.fixee(rang))
        with self._foyer.retenu():
            self._rafraichir(animer=False)
            self._calque.montrer(viser)
            viser()
        annoncer(self.plateau, self.panneau.phrase, presse=True)

    def _viser(self, etape: EtapeDeSeance, *, fixee: bool) -> None:
        """Give the keyboard to what the step asks for."""
        if isinstance(etape.demande, CoupDemande | ExerciceDonne) and not fixee:
            self.plateau.setFocus()
        elif etape.repondable and not fixee:
            self.panneau.reponse.prendre_clavier()
        elif not self.panneau.boutons["feuille"].isHidden():
            self.panneau.boutons["feuille"].setFocus()
        elif self.panneau.boutons["suivante"].isEnabled():
            self.panneau.boutons["suivante"].setFocus()
        else:
            self._viser_fin()

    def _viser_fin(self) -> None:
        rendu = self.passage is not None and self.passage.rendu
        self.panneau.boutons["enregistrer" if rendu else "rendre"].setFocus()

    def _garder(self) -> None:
        """Take what is written and was not validated: whoever goes on has answered."""
        ecrit = self.panneau.reponse.reponse
        if self.passage is not None and ecrit:
            self.passage.repondre(ecrit)

    def conserver(self) -> None:
        """Keep the answers until they are saved."""
        self._garder()
        if self.passage is not None and self.seance is not None:
            self._copies.garder(self.passage)

    def _valider(self) -> None:
        if self.passage is None:
            return
        if not self.panneau.reponse.reponse:
            self._dire(self.tr("Donnez d'abord une réponse"))
            return
        self._garder()
        self._suivre_reponse()

    def _essayer(self, case: Position) -> None:
        """Answer by the move that a square means."""
        passage = self.passage
        if passage is None or not self.plateau.vue.interactif:
            return
        partie = self.partie
        coup = adaptateur_de(partie.jeu).coup(partie.etat, case)
        if coup not in partie.jeu.coups_legaux(partie.etat):
            self.plateau.secouer(case)
            self._dire(majuscule(dire(partie.jeu.expliquer_refus(partie.etat, coup))))
            return
        ecrit = partie.jeu.ecrire_coup(coup)
        deja = passage.reponse(passage.rang) if isinstance(passage.etape.demande, ExerciceDonne) else ""
        passage.repondre(f"{deja} {ecrit}")
        self._autre_coup = False
        self._suivre_reponse()

    def _suivre_reponse(self) -> None:
        """Show an answer that was given, and say how it was."""
        passage = self.passage
        assert passage is not None, "une réponse vient de qui a commencé"
        self.conserver()
        reste = isinstance(passage.etape.demande, ExerciceDonne) and not passage.fixee(passage.rang)
        with self._foyer.retenu():
            self._rafraichir(animer=True)
            if not reste and self.panneau.boutons["suivante"].isEnabled():
                self.panneau.boutons["suivante"].setFocus()
            elif not reste:
                self._viser_fin()
        self._annoncer(self.panneau.textes["jugement"].text())  # last, or a reader would cut it short

    def _suivre_refutation(self) -> None:
        """Show what answers a wrong move, and say it."""
        if self._calque.montre:
            self._rafraichir(animer=True)
            self._annoncer(self.panneau.textes["jugement"].text())

    def _reprendre_coup(self) -> None:
        """Show the position again, for another move."""
        self._autre_coup = True
        with self._foyer.retenu():
            self._rafraichir(animer=False)
            self.plateau.setFocus()

    def _demander_feuille(self) -> None:
        if self.passage is not None:
            self.feuille_demandee.emit(self.passage)

    # The end.

    def _demander_rendu(self) -> None:
        """Hand the work in, after a question if answers lack."""
        self._garder()
        if self.passage is None or not self.passage.manquantes:
            self._rendre()
            return
        question = self.tr("Des questions n'ont pas de réponse. Rendre votre copie quand même ?")
        demander(self._fenetre, "boite_rendre", question, self._rendre, self._aller_a_la_premiere)

    def _aller_a_la_premiere(self) -> None:
        """Show the first question without an answer."""
        passage = self.passage
        if passage is not None:
            self._aller(next(rang for rang in passage.seance.questions if not passage.finie(rang)))

    def _rendre(self) -> None:
        if self.passage is not None:
            self.passage.rendre()
            self.conserver()
            with self._foyer.retenu():
                self._rafraichir(animer=False)
                self._viser_fin()
            self._annoncer(self.panneau.textes["bilan"].text())

    def _demander_fichier(self) -> None:
        passage = self.passage
        if passage is None:
            return
        demander_enregistrement(
            self._fenetre,
            "boite_copie",
            self.tr("Enregistrer ma copie"),
            self.enregistrer,
            depart=nom_de_fichier(SUFFIXE_COPIE, passage.eleve, passage.seance.titre),
            suffixes={SUFFIXE_COPIE: self.tr("Copie d'élève")},
        )

    def enregistrer(self, chemin: Path) -> None:
        """Write the answers into ``chemin``, off the GUI thread."""
        passage = self.passage
        if passage is None:
            return
        copie = passage.rendre()

        def travail(_arret: Event) -> None:
            enregistrer_copie(chemin, copie)

        self._taches.lancer(travail, lambda _: self._noter_enregistree(passage, chemin), self._refuser)

    def _noter_enregistree(self, passage: PassageEleve, chemin: Path) -> None:
        self._copies.oublier(passage)
        if passage is self.passage:
            self.panneau.enregistree(chemin.name)
            self._annoncer(self.panneau.textes["bilan"].text())
            self.seance = None  # nothing is kept of it any more
        self.enregistree.emit()

    def _refuser(self, erreur: BaseException) -> None:
        self._dire(majuscule(dire(erreur)))

    # What is shown.

    @property
    def partie(self) -> Partie:
        """Return what is on the board: the answer played, or the position of the step, or the last one before it."""
        passage = self.passage
        if passage is None:
            return self._plateau_nu()
        etape, reponse = passage.etape, passage.reponse(passage.rang)
        if isinstance(etape.demande, ExerciceDonne):
            jouee = etape.demande.rejouer(reponse).partie
            self._refutation.repondre(jouee)
            return jouee
        precedentes = (une.depart for une in reversed(passage.seance.etapes[: passage.rang + 1]))
        depart = next((depart for depart in precedentes if depart is not None), None)
        partie = self._plateau_nu() if depart is None else depart.partie
        if isinstance(etape.demande, CoupDemande) and reponse and not self._autre_coup:
            partie.jouer(partie.jeu.lire_coup(reponse))
        return partie

    def _plateau_nu(self) -> Partie:
        """Begin the game that the session speaks of first."""
        seance = self.seance if self.passage is None else self.passage.seance
        return Partie(lire_jeu("othello" if seance is None else seance.jeu))

    def _jouable(self) -> bool:
        """Tell whether a move answers now."""
        passage = self.passage
        if passage is None or passage.fixee(passage.rang):
            return False
        if isinstance(passage.etape.demande, CoupDemande):
            return self._autre_coup or not passage.reponse(passage.rang)
        return isinstance(passage.etape.demande, ExerciceDonne)

    def _rafraichir(self, *, animer: bool) -> None:
        if self.passage is not None:
            self._refutation.suivre(self.passage)
            self.panneau.suivre(self.passage, self._refutation.demande)
        partie, jouable = self.partie, self._jouable()
        self.plateau.animations = self._affichage.plateau.animations
        self.plateau.afficher(adaptateur_de(partie.jeu).plateau(partie, jouable), animer=animer)
        camp = partie.trait
        tour = Phrases().vous_jouez(partie, camp) if jouable and camp is not None else Phrases().trait(partie)
        self._tour.dire(tour if self.passage is not None else "")
        self._bande.dire("")

    def retraduire(self) -> None:
        """Write all again, in another language."""
        if self._calque.montre:
            self._rafraichir(animer=False)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self.plateau.definir_theme(theme)

    def _dire(self, phrase: str) -> None:
        """Say what was refused, below the board and aloud."""
        self._bande.dire(phrase)
        self._annoncer(phrase)

    def _annoncer(self, phrase: str) -> None:
        annoncer(self.plateau, phrase, presse=True)
