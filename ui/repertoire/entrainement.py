"""A drill on a board of its own: the opponent plays, one answers, and what that says of a card is kept."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ecosysteme.cases import Position, nom_case
from ecosysteme.formats.partie_compacte import JEU
from ecosysteme.repertoire.fonds import EtudeRepertoire
from ecosysteme.repertoire.seance import MomentDeLigne, ReponseDeLigne, SeanceDeRepertoire
from ui.disposition.barres import BarreQuestion
from ui.jeux.lectures import faire_lire, lire_dernier
from ui.jeux.registre import adaptateur_de
from ui.plateau.plateau_parlant import PlateauParlant
from ui.repertoire.acces import AccesRepertoires
from ui.repertoire.barres import BarreGestesRepertoire
from ui.repertoire.mots import demander, juger, situer
from ui.socle.messages import annoncer
from ui.socle.retraduction import SuiviLangue
from ui.socle.theme import Theme

PAUSE: int = 450  # ms before a move that plays itself: it is seen, and the one before it

FINIES = (MomentDeLigne.BOUT, MomentDeLigne.HORS)


class EntrainementRepertoire(QObject):
    """Shows a session. Before an answer, neither squares nor sentences tell one move from another."""

    change = Signal()
    demande = Signal(str)  # what a button asks for
    notee = Signal()  # a card was answered, and that is kept

    def __init__(self, parent: QWidget, acces: AccesRepertoires) -> None:
        """Make the board and the bars, hidden children of ``parent``."""
        super().__init__(parent)
        self._acces = acces
        self.plateau = PlateauParlant(parent, "plateau_repertoire")
        self.plateau.case_choisie.connect(self._repondre)
        faire_lire(
            self.plateau,
            lambda: self._seance.partie if self._seance else None,
            lambda: demander(self._seance) if self._seance else "",
        )
        self.question, self.gestes = BarreQuestion(parent, "repertoire"), BarreGestesRepertoire(parent)
        self.gestes.geste.connect(self.demande)
        self.niveau = ""  # of who plays on where the repertoire ends
        self._etude: EtudeRepertoire | None = None
        self._seance: SeanceDeRepertoire | None = None
        self._reponse: ReponseDeLigne | None = None
        self._retour: date | None = None
        self._aujourd_hui = date.min
        self._phrase = ""
        self._attente = QTimer(self, singleShot=True)
        self._attente.timeout.connect(self._avancer)
        SuiviLangue(parent, self.montrer)

    @property
    def seance(self) -> SeanceDeRepertoire | None:
        """The session, ``None`` while there is none."""
        return self._seance

    def preparer(self, etude: EtudeRepertoire, seance: SeanceDeRepertoire, aujourd_hui: date) -> None:
        """Show where ``seance`` begins."""
        self._etude, self._seance, self._aujourd_hui = etude, seance, aujourd_hui
        self._oublier()
        self.montrer()

    def commencer(self) -> None:
        """Drill the session that was prepared."""
        seance = self._seance
        assert seance is not None, "une séance se prépare d'abord"
        annoncer(self.plateau, situer(seance))
        self._poursuivre()

    def arreter(self) -> None:
        """Play no move any more."""
        self._attente.stop()
        self._seance = None

    def _oublier(self) -> None:
        self._reponse, self._retour, self._phrase = None, None, ""

    # How it goes.

    def _poursuivre(self) -> None:
        seance = self._seance
        if seance is None:
            return
        if seance.moment is MomentDeLigne.AUTOMATIQUE:
            self._attente.start(PAUSE if self.plateau.animations else 0)
        else:
            annoncer(self.plateau, demander(seance))

    def _avancer(self) -> None:
        if self._seance is not None:
            coup = self._seance.avancer()
            self.montrer(animer=True)
            if coup is not None:
                annoncer(self.plateau, lire_dernier(self._seance.partie))
            self._poursuivre()

    def _redire(self) -> None:
        """Say what is asked to who asks for what has no place here."""
        if self._seance is not None:
            annoncer(self.plateau, demander(self._seance), presse=True)

    def _repondre(self, case: Position) -> None:
        seance = self._seance
        if seance is None or case not in self.plateau.vue.legaux:
            if seance is not None and seance.moment in (MomentDeLigne.QUESTION, MomentDeLigne.MANQUEE):
                partie = seance.partie
                self.plateau.refuser(case, partie.jeu.expliquer_refus(partie.etat, case))
            return
        if seance.moment is MomentDeLigne.MANQUEE:
            if case in seance.attendus:
                self.suivante()
            else:
                self.plateau.secouer(case)
                self._redire()
        elif seance.moment is MomentDeLigne.QUESTION:
            attendus = seance.attendus
            self._juger(seance.repondre(case), attendus)

    def _juger(self, reponse: ReponseDeLigne, attendus: tuple[Position, ...]) -> None:
        self._reponse, self._retour = reponse, None
        self._phrase = juger(reponse, attendus, None, self._aujourd_hui)
        self.montrer(animer=reponse.juste)

        def dire_tout() -> None:
            annoncer(self.plateau, self._phrase, presse=True)
            self._poursuivre()

        if reponse.note is None or self._etude is None:
            dire_tout()
            return
        nom, note, coup = self._etude.repertoire.nom, reponse.note, nom_case(reponse.coup)

        def dater(retour: date) -> None:
            if self._reponse is reponse:  # told whole, the day with it, before what follows
                self._retour = retour
                self._phrase = juger(reponse, attendus, retour, self._aujourd_hui)
                self.montrer()
                dire_tout()
            self.notee.emit()

        self._acces.consulter(lambda fonds: fonds.cartes.repondre(nom, reponse.cle, note, coup), dater)

    def indiquer(self) -> None:
        """Give a hint."""
        if self._seance is not None and (colonne := self._seance.indiquer()):
            self._phrase = self.tr("Le coup est dans la colonne {}.").format(colonne)
            self.montrer()
            annoncer(self.plateau, self._phrase, presse=True)
        else:
            self._redire()

    def resoudre(self) -> None:
        """Tell the move in the place of who is asked."""
        seance = self._seance
        if seance is not None and seance.moment is MomentDeLigne.QUESTION:
            attendus = seance.attendus
            reponse = seance.renoncer()
            if reponse is not None:
                self._juger(reponse, attendus)
        else:
            self._redire()

    def suivante(self) -> None:
        """Play the move that was told, or begin another line."""
        seance = self._seance
        if seance is None:
            return
        montree = seance.moment is MomentDeLigne.MANQUEE
        if montree:
            seance.montrer()
        elif seance.moment in FINIES and seance.terminee:
            self.demande.emit("quitter")
            return
        elif seance.moment in FINIES:
            seance.nouvelle_ligne()
        else:
            self._redire()
            return
        self._oublier()
        self.montrer(animer=True)
        self.plateau.setFocus()
        if montree:
            annoncer(self.plateau, lire_dernier(seance.partie))
        self._poursuivre()

    # What is shown.

    def montrer(self, *, animer: bool = False) -> None:
        """Show the position, and what there is to say of it."""
        seance = self._seance
        if seance is None:
            return
        joue = seance.moment in (MomentDeLigne.QUESTION, MomentDeLigne.MANQUEE)
        self.plateau.afficher(adaptateur_de(JEU).plateau(seance.partie, interactif=joue), animer=animer)
        self.question.montrer(demander(seance), situer(seance), self._phrase)
        finie = seance.moment in FINIES
        self.gestes.montrer(
            question=seance.moment is MomentDeLigne.QUESTION,
            aidee=seance.indice,
            suite=finie or seance.moment is MomentDeLigne.MANQUEE,
            finie=finie and not seance.partie.terminee,
            terminee=seance.terminee,
            niveau=self.niveau,
        )
        self.change.emit()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self.plateau.definir_theme(theme)
        self.gestes.definir_theme(theme)
