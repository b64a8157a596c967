"""Plugs the repertoires into the window: a tab of the mode Étudier, and the drill over the board."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ecosysteme.carnet.cle import concerne
from ecosysteme.carnet.repetition import Maintenant, jour, maintenant_local
from ecosysteme.cases import Position
from ecosysteme.fautes import Faute, mot
from ecosysteme.formats.partie_compacte import DEPART, JEU, bits_de
from ecosysteme.jeu import PREMIER
from ecosysteme.partie import Partie
from ecosysteme.repertoire.couverture import Couverture
from ecosysteme.repertoire.fonds import CoupEtudie, EtatDesRepertoires, EtudeRepertoire, FondsRepertoires
from ecosysteme.repertoire.positions import Vue
from ecosysteme.repertoire.repertoire import Repertoire
from ecosysteme.repertoire.seance import SeanceDeRepertoire
from ui.disposition.calque import Calque
from ui.disposition.disposition import Disposition
from ui.disposition.etudier import Onglet
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.repertoire.acces import AccesRepertoires
from ui.repertoire.creation import DialogueNom, DialogueRepertoire
from ui.repertoire.entrainement import EntrainementRepertoire
from ui.repertoire.mots import dire_bilan
from ui.repertoire.page import PageRepertoires
from ui.situation import Salle, Situation
from ui.socle.langue import pour_cent
from ui.socle.messages import Messages
from ui.socle.raisons import dire, majuscule
from ui.socle.taches import Tache
from ui.socle.textes import demander
from ui.socle.theme import CLAIR, Theme

ONGLET: Final = "repertoire"


class BranchementRepertoire(Salle):
    """The repertoires of the user; ``horloge`` tells the days of their cards, ``tirage`` draws the opponent's moves."""

    cherche = Signal(bool)  # a drill is on the board: hints must keep silent
    horloge: Maintenant = staticmethod(maintenant_local)

    def __init__(self, fenetre: Cadre, affichage: Affichage, disposition: Disposition, messages: Messages) -> None:
        super().__init__(fenetre)
        self._fenetre, self._affichage, self._disposition = fenetre, affichage, disposition
        self._messages, self._theme = messages, CLAIR
        self.tirage = random.Random()
        self._page: PageRepertoires | None = None
        self._calque: Calque | None = None
        self._partie: Partie | None = None
        self._nom = ""  # of the repertoire that is chosen
        self._etat = EtatDesRepertoires(())
        self._couvertures: dict[str, Couverture | None] = {}  # ``None``: the games cannot be asked
        self._couvertes: dict[str, EtudeRepertoire] = {}  # of which they tell
        self._lisent = False  # the files are being read
        self._question: Tache | None = None  # about the position on the board
        self._listee: tuple[EtudeRepertoire, Vue] | None = None  # whose moves the table has
        self._changes: dict[str, Repertoire] = {}  # that are being written, by name
        self.acces = AccesRepertoires(self, lambda: self.horloge())
        self.acces.manquee.connect(self._echouer)
        disposition.etudier.ajouter(Onglet(ONGLET, lambda: self.tr("Répertoire"), page=self._creer_page))

    # What is shown.

    def _creer_page(self) -> QWidget:
        page = self._page = PageRepertoires()
        page.repertoires.choisi.connect(self._choisir)
        page.coups.joue.connect(self._jouer)
        page.geste.connect(self._suivre_geste)
        page.pese.connect(lambda poids: self._modifier(lambda tenu, noeud: tenu.peser(noeud, poids)))
        page.commente.connect(lambda texte: self._modifier(lambda tenu, noeud: tenu.commenter(noeud, texte)))
        self._relire()
        self._disposition.etudier.change.connect(lambda nom: self._relire() if nom == ONGLET else None)
        return page

    def _relire(self) -> None:
        """Read the repertoires again: another day may have come, and games into the library."""
        if not self._lisent:  # what is wrong with a file is found once
            self._lisent = True
            self._couvertes.clear()
            self.acces.consulter(lambda fonds: fonds.lister(), self._lire)

    def _lire(self, etat: EtatDesRepertoires) -> None:
        self._lisent = False
        self._montrer(etat)

    @property
    def etude(self) -> EtudeRepertoire | None:
        """The repertoire that is chosen."""
        return None if self._page is None else self._page.repertoires.choisie

    def _montrer(self, etat: EtatDesRepertoires) -> None:
        self._etat, page = etat, self._page
        if page is None:
            return
        dits = [majuscule(dire(faute)) for faute in etat.fautes]
        if etat.change is not None and str(etat.change) != "+0 −0":
            dits.append(self.tr("Positions à savoir : {}").format(etat.change))
        if not etat.etudes and not dits:
            dits.append(self.tr("Aucun répertoire : « Nouveau » en propose un d'après la bibliothèque."))
        page.dit.setText("\n".join(dits))
        self._dresser()
        self._interroger()
        for etude in etat.etudes:
            nom = etude.repertoire.nom
            if nom not in self._couvertes or self._couvertes[nom].positions != etude.positions:
                if nom in self._couvertes:  # of another tree: what is read again is told meanwhile as it was
                    self._couvertures.pop(nom, None)
                self._couvertes[nom] = etude
                self.acces.consulter(partial(_couvrir, etude), partial(self._couvrir, etude))

    def _dresser(self) -> None:
        if self._page is not None:
            self._page.repertoires.montrer(self._etat.etudes, self._couvertures, self._nom)
            etude = self._page.repertoires.choisie
            self._nom = "" if etude is None else etude.repertoire.nom
            self._page.actualiser()

    def _couvrir(self, etude: EtudeRepertoire, couverture: Couverture | None) -> None:
        if self._couvertes.get(etude.repertoire.nom) is etude:
            self._couvertures[etude.repertoire.nom] = couverture
            self._dresser()

    def _choisir(self, nom: str) -> None:
        self._nom = nom
        self._interroger()

    def suivre(self, situation: Situation) -> None:
        """Follow the position on the board; another game takes the board back from a drill."""
        if self._partie is not None and situation.montree is not self._partie:
            self.quitter()
        self._partie = situation.montree
        self._interroger()

    @property
    def joues(self) -> list[Position] | None:
        """The moves that led to the board from the usual start; ``None`` where a repertoire has no use for it."""
        partie = self._partie
        if partie is None or not concerne(partie.jeu) or partie.depart != DEPART or partie.trait is None:
            return None
        return [tour.coup for tour in partie.historique if tour.coup is not None]

    @property
    def _vue(self) -> Vue | None:
        """The board, where a repertoire has a use for it."""
        partie = self._partie
        if partie is None or self.joues is None:
            return None
        noirs, blancs = bits_de(partie.etat)
        noir = partie.trait == PREMIER
        return Vue(*((noirs, blancs) if noir else (blancs, noirs)), partie.etat.trait)

    def _interroger(self) -> None:
        """Ask what people play on the board, and what the chosen repertoire has of it."""
        page, etude, vue = self._page, self.etude, self._vue
        if page is None:
            return
        if self._question is not None:
            self._question.annuler()
        if etude is None or vue is None or not page.isEnabled():
            page.coups.montrer(())
            return

        def lister(coups: Sequence[CoupEtudie]) -> None:
            self._listee = etude, vue
            page.coups.montrer(coups)

        self._question = self.acces.consulter(lambda fonds: fonds.coups(etude, vue), lister)

    # What is asked for.

    def _suivre_geste(self, nom: str) -> None:
        gestes: dict[str, Callable[[], object]] = {
            "apprendre": self.apprendre,
            "trou": self._aller_au_trou,
            "nouveau": self._creer,
            "renommer": self._demander_nom,
            "supprimer": self._supprimer,
            "ajouter": self._ajouter,
            "enseigner": partial(self._ajouter, enseigner=True),
            "retirer": partial(self._modifier, Repertoire.sans),
        }
        gestes[nom]()

    def _creer(self) -> None:
        dialogue = DialogueRepertoire(self._fenetre)
        dialogue.voulu.connect(self.creer)
        dialogue.finished.connect(dialogue.deleteLater)
        dialogue.open()

    def creer(self, voulu: Repertoire, lignes: int, coups: int) -> None:
        """Make a repertoire, with lines proposed from the library if any are wanted."""
        self._nom = voulu.nom
        self.acces.consulter(lambda fonds: fonds.creer(voulu, lignes, coups), self._montrer)

    def _demander_nom(self) -> None:
        if self.etude is not None:
            dialogue = DialogueNom(self._fenetre, self.etude.repertoire.nom)
            dialogue.voulu.connect(partial(self.renommer, self.etude.repertoire.nom))
            dialogue.finished.connect(dialogue.deleteLater)
            dialogue.open()

    def renommer(self, nom: str, nouveau: str) -> None:
        """Call a repertoire otherwise; it stays chosen."""
        self._nom = nouveau
        self.acces.consulter(lambda fonds: fonds.renommer(nom, nouveau), self._montrer)

    def _supprimer(self) -> None:
        if self.etude is not None:
            nom = self.etude.repertoire.nom
            question = self.tr("Supprimer le répertoire « {} » ?").format(nom)
            oui = partial(self.acces.consulter, lambda fonds: fonds.supprimer(nom), self._montrer)
            demander(self._fenetre, "boite_supprimer_repertoire", question, oui)

    @property
    def _coup(self) -> CoupEtudie | None:
        """The move that is chosen, none while the table has those of another position."""
        if self._page is None or self._listee is None or self._listee[1] != self._vue:
            return None
        return self._page.coups.choisi

    @property
    def _noeud(self) -> int | None:
        """The number of that move in the tree; none while the tree is another one than that of the table."""
        etude, coup = self.etude, self._coup
        if etude is None or coup is None or self._listee is None or self._listee[0] is not etude:
            return None
        return None if etude.repertoire.nom in self._changes else coup.noeud

    def _ajouter(self, *, enseigner: bool = False) -> None:
        if self._coup is not None:
            self.ajouter(self._coup.coup, enseigner=enseigner)

    def ajouter(self, coup: Position, *, enseigner: bool = False) -> None:
        """Put a move of the position on the board into the chosen repertoire, with those that lead there."""
        etude, joues = self.etude, self.joues
        if etude is None or joues is None:
            self._messages.dire(self.tr("Choisissez d'abord un répertoire, dans l'onglet Répertoire"))
            return
        nom = etude.repertoire.nom
        actuel = self._changes.get(nom, etude.repertoire)  # nothing is lost of a change that is being written
        try:
            self._changer(actuel.avec([*joues, coup], enseigner=enseigner))
        except Faute as faute:
            self._messages.dire(majuscule(dire(faute)))
        else:
            self._messages.dire(self.tr("Coup ajouté au répertoire « {} »").format(mot(nom)))

    def _modifier(self, change: Callable[[Repertoire, int], Repertoire]) -> None:
        """Change the chosen move in the chosen repertoire: ``change`` is given its number in the tree."""
        if self.etude is not None and (noeud := self._noeud) is not None:
            self._changer(change(self.etude.repertoire, noeud))

    def _changer(self, repertoire: Repertoire) -> None:
        nom = repertoire.nom
        self._changes[nom] = repertoire

        def montrer(etat: EtatDesRepertoires) -> None:
            if self._changes.get(nom) is repertoire:
                del self._changes[nom]
            self._montrer(etat)

        self.acces.consulter(lambda fonds: fonds.changer(repertoire), montrer)

    def _aller_au_trou(self) -> None:
        couverture = self._couvertures.get(self._nom)
        trou = None if couverture is None else couverture.plus_grand
        if trou is None:
            self._messages.dire(self.tr("Aucun trou : les parties n'en disent pas plus"))
            return
        partie = Partie(JEU)
        for case in trou.ligne:
            partie.jouer(divmod(case, 8))
        self._fenetre.ouvrir_partie(partie)
        phrase = self.tr("Une ligne s'arrête là : {}") if trou.prolonge else self.tr("Sans réponse : {}")
        self._messages.dire(phrase.format(pour_cent(trou.portee)))

    def _jouer(self, coup: Position) -> None:
        """Play a move on the board, as a click there would."""
        if self._coup is not None:
            self._affichage.plateau.case_choisie.emit(coup)

    # Drilling.

    def apprendre(self) -> None:
        """Drill the chosen repertoire."""
        page, etude = self._page, self.etude
        if page is not None and etude is not None:
            nom, surprises, tirage = etude.repertoire.nom, page.surprises.isChecked(), self.tirage
            self.acces.consulter(
                lambda fonds: fonds.seance(nom, tirage, surprises=surprises), lambda lue: self._entrer(*lue)
            )

    def _entrer(self, etude: EtudeRepertoire, seance: SeanceDeRepertoire) -> None:
        self._calque = self._calque or self._creer_calque()
        self.entrainement.plateau.animations = self._affichage.plateau.animations
        adverse = self._fenetre.widgets.camps["blanc" if etude.repertoire.camp == PREMIER else "noir"]
        self.entrainement.niveau = adverse.niveau.text()
        self.cherche.emit(True)
        self._messages.effacer()
        self.entrainement.preparer(etude, seance, jour(self.horloge()))
        self._calque.montrer()
        if self._page is not None:
            self._page.setEnabled(False)
            self._interroger()  # for nothing: its moves would tell the first answer
        self.entrainement.commencer()

    def _creer_calque(self) -> Calque:
        plateau = self._affichage.plateau
        mode = self.entrainement = EntrainementRepertoire(plateau.parentWidget() or self._fenetre, self.acces)
        mode.definir_theme(self._theme)
        mode.demande.connect(self._suivre_demande)
        touches = {"I": "indice", "V": "solution", "N": "suivante", "C": "continuer"}
        calque = Calque(
            self._fenetre,
            self._disposition,
            mode.plateau,
            (mode.question, mode.gestes),
            {touche: partial(self._suivre_demande, nom) for touche, nom in touches.items()},
        )
        calque.quitte.connect(self.quitter)
        self._disposition.modes.change.connect(lambda _: self.quitter())
        return calque

    def _suivre_demande(self, nom: str) -> object:
        gestes: dict[str, Callable[[], object]] = {
            "indice": self.entrainement.indiquer,
            "solution": self.entrainement.resoudre,
            "suivante": self.entrainement.suivante,
            "continuer": self._continuer,
            "quitter": self.quitter,
        }
        return gestes[nom]()

    def _continuer(self) -> bool:
        """Go on from the end of the line against the engine; ``False`` while the line is not over."""
        seance = self.entrainement.seance
        if seance is None or not self.entrainement.gestes.boutons["continuer"].isVisible():
            return False
        partie, widgets = seance.partie, self._fenetre.widgets
        siens = ("noir", "blanc") if seance.positions.camp == PREMIER else ("blanc", "noir")
        personne, moteur = (widgets.camps[nom] for nom in siens)
        self.quitter()
        self._disposition.modes.choisir("jouer")
        for case in (personne.humain, moteur.ia_moteur):
            case.setChecked(True)
        self._fenetre.ouvrir_partie(partie, sienne=True)
        widgets.action_demarrer.trigger()
        return True

    def quitter(self) -> None:
        """Show the game again, as it was, and how well the repertoire is known now."""
        if self._calque is None or not self._calque.montre:
            return
        seance = self.entrainement.seance
        self.entrainement.arreter()
        self._calque.retirer()
        self.cherche.emit(False)
        if self._page is not None:
            self._page.setEnabled(True)
        if seance is not None and seance.notes:
            self._messages.dire(dire_bilan(seance))
        self.acces.consulter(lambda fonds: fonds.lister(), self._montrer)

    def _echouer(self, erreur: BaseException) -> None:
        self._lisent = False
        self._changes.clear()
        self.quitter()
        self._messages.dire(majuscule(dire(erreur)))

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        if self._calque is not None:
            self.entrainement.definir_theme(theme)

    def fermer(self) -> None:
        """Write what the cards were told."""
        self.acces.fermer()


def _couvrir(etude: EtudeRepertoire, fonds: FondsRepertoires) -> Couverture | None:
    try:
        return fonds.couvrir(etude)
    except Faute:  # told by the question about the board
        return None
