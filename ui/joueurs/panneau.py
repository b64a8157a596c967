"""One camp's boxes: which player is ticked, with which depth, level and time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QDoubleSpinBox,
    QSpinBox,
    QWidget,
)

from ecosysteme.entete import NotreJoueur, Seul
from ecosysteme.jeu import Camp
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import JOUEURS, IAalphabeta, IAexterne, IAmoteur, lire_specification
from ecosysteme.reglages import NIVEAU, NIVEAU_LIVRE, NIVEAU_PLEIN, PONDER, PROFONDEUR, TEMPS, Reglage, ValeurReglage
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.registre import adaptateur_de
from ui.joueurs.cotes import CoteJoueur
from ui.joueurs.mon_niveau import AMonNiveau
from ui.joueurs.moteurs_choix import ChoixMoteur
from ui.joueurs.noms import NOMS, libelle, nom_seul
from ui.joueurs.pliage import Pliage
from ui.socle.chargeur import borner, exiger_attention
from ui.socle.langue import deux_points
from ui.socle.memoire import Memoire
from ui.socle.textes import infobulle
from ui.widgets.fenetre import FenetreDessinee

EXTERNE = "Externe"  # the text of its box in the .ui file, which translates it


class PanneauJoueur(QObject):
    """The boxes of ``noir`` or ``blanc``; exactly one is ticked at any time."""

    change = Signal()
    gestion = Signal()  # the dialog of the external engines is asked for
    moteur_parti = Signal(str)  # the external engine that played, by its name, is no longer saved; after ``change``
    _muet = False  # whether the boxes are set from here, which nobody is to be told

    def __init__(self, fenetre: FenetreDessinee, cote: CoteJoueur, memoire: Memoire) -> None:
        """Take the widgets of ``cote``, and fill them as ``memoire`` says."""
        super().__init__(fenetre)
        self._groupe = QButtonGroup(self)
        widgets = fenetre.widgets.camps[cote.couleur]
        self._cases = {nom: widgets.trouver(QCheckBox, nom) for nom in (*JOUEURS, IAexterne.nom)}
        for case in self._cases.values():
            self._groupe.addButton(case)
            case.installEventFilter(self)
        self._profondeur, self._niveau, self._temps = widgets.profondeur, widgets.niveau, widgets.temps
        self._temps.setSingleStep(0.5)
        self._glissiere = widgets.glissiere
        # Each box under the option that it gives to the players that declare it.
        self._boites: dict[Reglage, QSpinBox | QDoubleSpinBox] = {
            PROFONDEUR: self._profondeur,
            NIVEAU: self._niveau,
            TEMPS: self._temps,
        }
        self._ponder, self._liste_moteurs = widgets.ponder, widgets.moteur_externe
        self._moteurs = ChoixMoteur(self._liste_moteurs, memoire)
        self._etiquettes = {
            PROFONDEUR: widgets.etiquette_profondeur,
            NIVEAU: widgets.etiquette_niveau,
            TEMPS: widgets.etiquette_temps,
        }
        self.pliage = Pliage(widgets, self)
        self._mon_niveau = AMonNiveau(fenetre.widgets, cote.couleur, self)
        self._titre, self._cadre, self._disque = widgets.titre, widgets.joueur, widgets.disque
        self._adaptateur = adaptateur_de(Othello())
        self._ecarte: tuple[str, str] | None = None  # the engine that a board sent away, who came instead
        self._dernier = str(cote.joueur.defaut)  # who was ticked when it was last told
        self._rappeler(cote, memoire)
        self._groupe.buttonToggled.connect(self._bascule)
        for boite in self._boites.values():
            boite.valueChanged.connect(self._signaler)
        self._ponder.toggled.connect(self._signaler)
        self._mon_niveau.change.connect(self._actualiser)
        self._moteurs.change.connect(self._suivre_moteurs)
        self._moteurs.retire.connect(self._perdre_moteur)
        self._moteurs.gestion.connect(self.gestion)

    def _rappeler(self, cote: CoteJoueur, memoire: Memoire) -> None:
        """Give the boxes their bounds, and what is remembered of them."""
        for boite, reglage in zip(self._boites.values(), (cote.profondeur, cote.niveau, cote.temps), strict=True):
            borner(boite, reglage)
            exiger_attention(boite)
        self._profondeur.setValue(int(memoire.lire(cote.profondeur)))
        self._niveau.setValue(int(memoire.lire(cote.niveau)))
        self._glissiere.lier(self._niveau)
        self._temps.setValue(float(memoire.lire(cote.temps)))
        self._ponder.setChecked(bool(memoire.lire(cote.ponder)))
        joueur = str(memoire.lire(cote.joueur))
        self.choisir(joueur if self._sait(joueur) else str(cote.joueur.defaut))

    def _sait(self, specification: str) -> bool:
        """Whether ``choisir`` would take it: this version, and its list of engines, know it."""
        try:
            classe, _ = lire_specification(specification)
        except ValueError:
            return False
        return classe is not IAexterne or self._moteurs.connait(specification)

    @property
    def specification(self) -> str:
        """The ticked player, as the command line would write it."""
        nom = self._nom
        if nom == IAexterne.nom:
            return self._moteurs.specification
        options = [f"{reglage.nom}={self._valeur(reglage)}" for reglage in self._boites if self._sert(reglage, nom)]
        if self._peut_anticiper and self._ponder.isChecked():
            options.append(f"{PONDER.nom}={PONDER.ecrire(True)}")
        return f"{nom}:{','.join(options)}" if options else nom

    @property
    def carte(self) -> tuple[str, str]:
        """Who is ticked, for the players' card: a name, and in a few words how strong."""
        nom = self._nom
        if nom == IAexterne.nom:
            return libelle(self.specification), QCoreApplication.translate("ApplicationIHM", "Externe")
        details = {PROFONDEUR: self.tr("Profondeur {}"), NIVEAU: self.tr("Niveau {}")}
        forces = (texte.format(self._boites[cle].text()) for cle, texte in details.items() if self._sert(cle, nom))
        return nom_seul(nom), next(forces, "")

    @property
    def _nom(self) -> str:
        return next(nom for nom, case in self._cases.items() if case.isChecked())

    def _sert(self, reglage: Reglage, nom: str) -> bool:
        """Whether the player called ``nom`` uses a box: a game that is known by heart takes no time."""
        if nom == IAexterne.nom:
            return False  # it has its own settings, in the dialog of the engines
        return reglage in JOUEURS[nom].options and (reglage is not TEMPS or self._adaptateur.minutee)

    def _valeur(self, reglage: Reglage) -> int | float:
        valeur = self._boites[reglage].value()
        return round(valeur, 1) if isinstance(valeur, float) else valeur

    def valeurs(self, cote: CoteJoueur) -> dict[Reglage, ValeurReglage]:
        """What is worth remembering, used by the ticked player or not."""
        specification = self.specification
        if self._ecarte is not None and self._ecarte[1] == specification:
            specification = self._ecarte[0]  # who comes back with its board
        return {
            cote.joueur: specification,
            cote.profondeur: self._valeur(PROFONDEUR),
            cote.niveau: self._valeur(NIVEAU),
            cote.temps: self._valeur(TEMPS),
            cote.ponder: self._ponder.isChecked(),
        }

    def presenter(self, adaptateur: AdaptateurJeu, camp: Camp) -> None:
        """Be the boxes of ``camp`` in a game, in the language of the moment; no ``change`` is emitted.

        Where an engine does not play, ours or another's, alpha-beta is ticked instead; the engine comes back with its
        board, unless somebody else was chosen meanwhile.
        """
        self._adaptateur, avant = adaptateur, self.specification
        self._disque.definir_style(adaptateur.style)
        self._nommer(camp)
        self._moteurs.traduire()
        self._niveau.mesurer(not adaptateur.resolu)
        if self._empechement(self._nom):
            self._remplacer_moteur()
            self._ecarte = (avant, self.specification)
        elif self._ecarte is not None and not self._empechement(self._ecarte[0].partition(":")[0]):
            parti, remplacant = self._ecarte
            self._ecarte = None
            if remplacant == avant and self._sait(parti):
                self.choisir(parti)
        self._actualiser()

    def placer(self, camp: Camp) -> None:
        """Be the boxes of ``camp`` from now on: only the title and its disc change."""
        self._nommer(camp)
        self._actualiser()

    def _nommer(self, camp: Camp) -> None:
        """Name the camp in the title, and with each box to who does not see it."""
        nom = self._adaptateur.camp(camp)
        self._disque.setCamp(camp)
        self._titre.setText(nom)
        self._cadre.setAccessibleName(self.tr("Joueur {}").format(nom))
        for joueur, case in self._cases.items():  # the texts of the boxes may still be those of the other language
            texte = QCoreApplication.translate("ApplicationIHM", NOMS.get(joueur, EXTERNE))
            case.setAccessibleName(deux_points(nom, texte))
        self._profondeur.setAccessibleName(self.tr("Profondeur, {}").format(nom))
        self._niveau.setAccessibleName(self.tr("Niveau, {}").format(nom))
        self._temps.setAccessibleName(self.tr("Temps par coup, {}").format(nom))
        self._ponder.setAccessibleName(self.tr("Réfléchir pendant le tour de l'adversaire, {}").format(nom))
        self._liste_moteurs.setAccessibleName(self.tr("Moteur externe, {}").format(nom))

    def _empechement(self, nom: str) -> str:
        """Say why the player called ``nom`` cannot play on this board; empty when it can."""
        if nom == IAmoteur.nom:
            return self._adaptateur.sans_moteur()
        return self._adaptateur.sans_externe() if nom == IAexterne.nom else ""

    def _remplacer_moteur(self) -> None:
        self.choisir(f"{IAalphabeta.nom}:profondeur={self._profondeur.value()}")

    def choisir(self, specification: str) -> None:
        """Tick the player of ``specification`` without emitting ``change``; ``ValueError`` when it is none of ours."""
        classe, options = lire_specification(specification)
        if classe is IAexterne:
            self._moteurs.choisir(specification)  # refused, it leaves the boxes as they are
        self._muet = True  # and the boxes are not: what shows the same value elsewhere follows them
        self._cases[classe.nom].setChecked(True)
        for nom, boite in ((reglage.nom, boite) for reglage, boite in self._boites.items()):
            if nom in options:
                boite.setValue(options[nom])  # type: ignore[arg-type]
        if classe is IAmoteur:
            self._ponder.setChecked(bool(options.get(PONDER.nom, False)))
        self._muet = False
        self._actualiser()

    def reprendre(self, qui: Seul) -> None:
        """Tick who plays a game that was kept, if they are still to be found."""
        specification = qui.specification if isinstance(qui, NotreJoueur) else self._moteurs.du_nom(qui)
        if self._sait(specification):
            self.choisir(specification)

    def cocher_externe(self) -> None:
        """Tick the external engine that the box shows, if there is one and the board lets it play."""
        if self._moteurs.moteur is not None and not self._empechement(IAexterne.nom):
            self._cases[IAexterne.nom].setChecked(True)

    def _bascule(self, case: QAbstractButton, cochee: bool) -> None:
        if self._muet or not cochee:  # the group also tells which box was left
            return
        if case is self._cases[IAexterne.nom] and self._moteurs.moteur is None:
            self.choisir(self._dernier)  # nobody to play: who was there stays until there is
            self.gestion.emit()
            return
        self._signaler()

    def _suivre_moteurs(self) -> None:
        """Another engine was chosen, or what the chosen one is has changed."""
        if self._nom == IAexterne.nom:
            self._signaler()
        else:
            self._actualiser()

    def _perdre_moteur(self, nom: str) -> None:
        """Seat alpha-beta rather than an engine that nobody chose, in the place of one that is no longer saved."""
        if self._nom != IAexterne.nom:
            self._actualiser()
            return
        self._remplacer_moteur()
        self._signaler()
        self.moteur_parti.emit(nom)

    def _signaler(self) -> None:
        if not self._muet:
            self._actualiser()
            self.change.emit()

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the tool tips: the language reaches the boxes after the window, which could only repeat the old."""
        if event.type() == QEvent.Type.ToolTipChange:
            self._actualiser()
        return super().eventFilter(objet, event)

    def _actualiser(self) -> None:
        """Enable what the ticked player uses, and say what it is, in the language of the moment."""
        nom = self._nom
        self._dernier = self.specification
        for reglage, boite in self._boites.items():
            montree = self._sert(reglage, nom) and not (reglage is TEMPS and self._niveau_seul)
            for widget in (boite, self._etiquettes[reglage]):
                _servir(widget, montree)
        _servir(self._glissiere, self._sert(NIVEAU, nom))
        self._mon_niveau.offrir(self._sert(NIVEAU, nom) and not self._adaptateur.resolu)
        _servir(self._ponder, self._peut_anticiper)
        _servir(self._liste_moteurs, nom == IAexterne.nom)
        for moteur, phrase in ((IAmoteur.nom, self._presentation), (IAexterne.nom, self._presentation_externe)):
            case = self._cases[moteur]
            case.setEnabled(not self._empechement(moteur))
            if case.toolTip() != phrase:  # or the filter above would call this again, without end
                infobulle(case, phrase)
        quoi = self._niveau.resume if nom == IAmoteur.nom else self._cases[nom].toolTip()
        self.pliage.dire(" · ".join(filter(None, self.carte)), quoi)

    @property
    def _peut_anticiper(self) -> bool:
        """Whether the ticked player can think during its opponent's turn: the engine of Othello, at its full level."""
        plein = self._nom == IAmoteur.nom and self._niveau.value() == NIVEAU_PLEIN
        return plein and not self._adaptateur.resolu

    @property
    def _niveau_seul(self) -> bool:
        """Whether the level alone says how strong the engine is: the weak ones answer at once, whatever the time."""
        return not self._adaptateur.resolu and self._niveau.value() <= NIVEAU_LIVRE

    @property
    def _presentation_externe(self) -> str:
        if self._moteurs.moteur is None:
            quoi = self.tr("Aucun moteur enregistré : cocher pour en ajouter")
        else:
            quoi = self.tr("Un autre programme, sur cette machine")
        return self._adaptateur.sans_externe() or quoi

    @property
    def _presentation(self) -> str:
        if self._adaptateur.resolu and self._adaptateur.minutee:
            return self.tr("Parfait dès le niveau {}, s'il a le temps").format(NIVEAU_LIVRE)
        if self._adaptateur.resolu:
            return self.tr("Parfait dès le niveau {}").format(NIVEAU_LIVRE)
        return self._adaptateur.sans_moteur() or self.tr("Le moteur compilé, du débutant au champion")


def _servir(widget: QWidget, utile: bool) -> None:
    """Show ``widget`` and let it be used, or neither."""
    widget.setEnabled(utile)
    widget.setVisible(utile)
