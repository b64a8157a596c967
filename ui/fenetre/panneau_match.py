"""The match card: which game, how many games, at what pace, and how far the series is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QSignalBlocker, Signal

from ecosysteme.jeu import Jeu
from ecosysteme.reglages import (
    ALTERNER,
    CADENCE,
    JEU,
    NOMBRE_PARTIES,
    PENDULE,
    REGLE_TEMPS,
    Reglage,
    ValeurReglage,
)
from ecosysteme.tournoi.comptes.serie_gardee import SerieGardee
from ecosysteme.tournoi.serie import Serie
from ui.fenetre.options_jeu import OptionsJeu
from ui.jeux.registre import ADAPTATEURS, adaptateur_de, titre_de
from ui.pendules.choix import ChoixPendule
from ui.socle.chargeur import ListeOuverte, borner, exiger_attention
from ui.socle.memoire import Memoire
from ui.socle.retraduction import SuiviLangue
from ui.socle.textes import infobulle
from ui.suivi.choix_ouvertures import ChoixOuvertures
from ui.widgets.fenetre import FenetreDessinee


class PanneauMatch(QObject):
    """Reads and fills the widgets of the match card."""

    jeu_change = Signal()  # another game, or other options: another board
    jeu_choisi_au_menu = Signal()  # in the open list: the arrows walk through the closed one, and may go on
    change = Signal()  # any of what the card holds

    def __init__(self, fenetre: FenetreDessinee, memoire: Memoire) -> None:
        """Take the widgets from the loaded window, bounded as the settings are, filled as ``memoire`` says."""
        super().__init__(fenetre)
        self._fenetre = fenetre
        self.jeu = fenetre.widgets.jeu
        self.options = OptionsJeu(fenetre, memoire)
        self.nombre = fenetre.widgets.nombre_parties
        self.alterner = fenetre.widgets.alterner_couleurs
        self.cadence = fenetre.widgets.cadence
        self.progression = fenetre.widgets.progression
        self.pendule = ChoixPendule(fenetre, memoire)
        self._valeur_cadence = fenetre.widgets.valeur_cadence
        for nom in ADAPTATEURS:
            self.jeu.addItem(titre_de(nom), nom)
        borner(self.nombre, NOMBRE_PARTIES)
        borner(self.cadence, CADENCE)
        self.cadence.setSingleStep(50)
        self.cadence.setPageStep(200)
        self.cadence.valueChanged.connect(lambda ms: self._valeur_cadence.setText(f"{ms} ms"))
        self._valeur_cadence.setText(f"{self.cadence.value()} ms")
        for boite in (self.jeu, self.nombre, self.cadence):
            exiger_attention(boite)
        self._entre_machines: bool | None = None  # not known yet
        SuiviLangue(self.nombre, self._dire_serie)
        self._restaurer(memoire)
        reglages = (self.nombre.valueChanged, self.alterner.toggled, self.cadence.valueChanged, self.pendule.change)
        for signal in (*reglages, self.ouvertures.change):
            signal.connect(lambda *_: self.change.emit())
        self.jeu.currentIndexChanged.connect(lambda _: self._changer_jeu())
        ListeOuverte(self.jeu).choisi.connect(self.jeu_choisi_au_menu)
        self.options.change.connect(self._changer_jeu)

    def _restaurer(self, memoire: Memoire) -> None:
        rang = self.jeu.findData(memoire.lire(JEU))
        self.jeu.setCurrentIndex(rang if rang >= 0 else self.jeu.findData(JEU.defaut))
        self._jeu = self.options.creer(self.nom_jeu)
        self.nombre.setValue(int(memoire.lire(NOMBRE_PARTIES)))
        self.alterner.setChecked(bool(memoire.lire(ALTERNER)))
        self.ouvertures = ChoixOuvertures(self._fenetre, memoire, self._jeu)
        self._changer_jeu()
        self.cadence.setValue(int(memoire.lire(CADENCE)))

    def _changer_jeu(self) -> None:
        self.options.montrer(self.nom_jeu)
        self._jeu = self.options.creer(self.nom_jeu)
        self.ouvertures.presenter(self._jeu)
        self.jeu_change.emit()
        self.change.emit()

    def adopter(self, jeu: Jeu) -> None:
        """Let the card show ``jeu``, which comes with a game from elsewhere; ``jeu_change`` is not emitted."""
        with QSignalBlocker(self.jeu):
            self.jeu.setCurrentIndex(self.jeu.findData(jeu.nom))
        self.options.adopter(jeu)
        self.options.montrer(jeu.nom)
        self._jeu = jeu
        self.ouvertures.presenter(jeu)
        self.change.emit()

    def reprendre(self, gardee: SerieGardee) -> None:
        """Let the card show how ``gardee`` is played; ``jeu_change`` is not emitted."""
        self.adopter(gardee.jeu)
        self.ouvertures.prendre(gardee.ouvertures)
        self.nombre.setValue(gardee.serie.nombre)
        if not gardee.ouvertures:
            self.alterner.setChecked(gardee.serie.alterner)
        self.cadence.setValue(int(gardee.allure[CADENCE.nom]))
        self.pendule.reprendre(str(gardee.allure[PENDULE.nom]), str(gardee.allure[REGLE_TEMPS.nom]))

    @property
    def nom_jeu(self) -> str:
        """The chosen game, under the name of ``ecosysteme.jeux``."""
        return str(self.jeu.currentData())

    @property
    def jeu_choisi(self) -> Jeu:
        """The chosen game with its options: the same one until either changes."""
        return self._jeu

    def traduire(self) -> None:
        """Name the games in the language of the moment."""
        for rang in range(self.jeu.count()):
            self.jeu.setItemText(rang, titre_de(str(self.jeu.itemData(rang))))
        self.pendule.presenter(adaptateur_de(self.jeu_choisi).camps)
        self.ouvertures.presenter(self._jeu)

    def offrir_serie(self, entre_machines: bool) -> None:
        """Say of the number of games that it is for two programs, and offer openings to them."""
        if entre_machines != self._entre_machines:  # told at each move
            self._entre_machines = entre_machines
            self._dire_serie()

    def _dire_serie(self) -> None:
        serie = QCoreApplication.translate("ApplicationIHM", "Nombre de parties d'une série IA contre IA.")
        aide = serie if self._entre_machines else self.une_seule
        infobulle(self.nombre, aide)
        self.nombre.setAccessibleDescription(aide)
        self.ouvertures.offrir(bool(self._entre_machines))

    @property
    def une_seule(self) -> str:
        """Why a person plays one game, whatever the number."""
        return self.tr("Une partie à la fois : les séries se jouent entre deux programmes, cochés des deux côtés.")

    def valeurs(self) -> dict[Reglage, ValeurReglage]:
        """What is worth remembering."""
        return {
            JEU: self.nom_jeu,
            **self.options.valeurs(),
            NOMBRE_PARTIES: self.nombre.value(),
            ALTERNER: self.ouvertures.alterner,
            **self.ouvertures.valeurs(),
            CADENCE: self.cadence.value(),
            **self.pendule.valeurs(),
        }

    def montrer(self, serie: Serie | None) -> None:
        """Show how far ``serie`` is; an empty bar for none."""
        faites, total = (serie.faites, serie.nombre) if serie else (0, 1)
        self.progression.setVisible(total > 1)
        self.progression.setRange(0, total)
        self.progression.setValue(faites)
