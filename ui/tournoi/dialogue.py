"""Setting up a tournament: who plays, what, how often, from where, how fast; what is wrong is said beside its field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QMargins, QSignalBlocker, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.jeux import JEUX
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAexterne
from ecosysteme.reglages import TACHES, TEMPS, Reglage, lire_options
from ecosysteme.tournoi.departs import PLIS, plis_au_hasard
from ecosysteme.tournoi.plan import ARBITRAGE, FORMATS, PARTIES_DU_TOURNOI, Reglement
from ui.jeux.registre import titre_de
from ui.joueurs.options import Options
from ui.socle.chargeur import borner, exiger_attention
from ui.socle.fichiers import demander_enregistrement, demander_ouverture
from ui.socle.formulaire import Defilement, Formulaire, Remarque, cote_a_cote
from ui.socle.memoire import PART_ECRAN, Memoire
from ui.socle.raisons import dire
from ui.socle.taches import Taches
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme
from ui.tournoi.fichiers import Refus
from ui.tournoi.liste_debuts import ListeDebuts
from ui.tournoi.liste_inscrits import PanneauInscrits
from ui.tournoi.mots import nom_du_format
from ui.tournoi.pendule import ChampPendule
from ui.tournoi.preparation import GRAINES, HASARD, LISTE, TIREE, Preparation, base_proposee
from ui.tournoi.processus import Moyens

ELO_MAX: Final = 1000.0
RESERVE: Final = QMargins(0, 0, 40, 90)  # px

# Asks for a tournament: its rules, its file, who plays it; whom to call when it is written down, or refused.
Inscription = Callable[[Reglement, Path, Moyens, Callable[[], None], Callable[[BaseException], None]], None]


class DialogueTournoi(QDialog):
    """The set-up, as it was left the last time; ``inscrire`` is asked for the tournament when all seems right."""

    def __init__(self, parent: QWidget, memoire: Memoire, theme: Theme, inscrire: Inscription) -> None:
        super().__init__(parent)
        self.setObjectName("dialogue_tournoi")
        self.setWindowTitle(self.tr("Nouveau tournoi"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._memoire, self._theme, self._inscrire = memoire, theme, inscrire
        self._demandee: Preparation | None = None  # what the tournament was last asked for with
        self._en_verification = False  # from asking for a tournament until it is there, or refused
        self._foyer: QWidget | None = None  # what had the focus then
        self._taches = Taches(self)
        self.joueurs = PanneauInscrits(self._taches, theme, memoire)
        self._remarques: dict[str, Remarque] = {"joueurs": self.joueurs.remarque}
        self._faire_champs()
        self._disposer()
        self.definir(Preparation.rappeler(memoire))
        self._brancher()
        self._juger()
        # Room for what may be wrong, where the screen has it beside what frames a window.
        self.resize(self.sizeHint().grownBy(RESERVE).boundedTo(self.screen().availableSize() * PART_ECRAN))

    # The fields.

    def _faire_champs(self) -> None:
        self.jeu, self.forme, self.debuts = QComboBox(), QComboBox(), ListeDebuts()
        for nom in JEUX:
            self.jeu.addItem(titre_de(nom), nom)
        for forme in FORMATS:
            self.forme.addItem(nom_du_format(forme), forme)
        self.options_jeu, self.pendule = Options(self.jeu), ChampPendule()
        self.parties = self._entier(PARTIES_DU_TOURNOI)
        self.plis = self._entier(PLIS)
        self.plis.setSuffix(self.tr(" coups"))
        self.arbitrage = self._entier(ARBITRAGE)
        self.arbitrage.setSpecialValueText(self.tr("jamais"))
        self.arbitrage.setSuffix(self.tr(" cases vides"))
        self.taches = self._entier(TACHES)
        self.graine = QSpinBox(minimum=TIREE, maximum=GRAINES)
        self.graine.setSpecialValueText(self.tr("tirée au sort"))
        self.temps = QDoubleSpinBox(decimals=2, singleStep=0.5)
        borner(self.temps, TEMPS)
        self.temps.setSuffix(" s")
        self.elo0, self.elo1 = (
            QDoubleSpinBox(decimals=1, minimum=-ELO_MAX, maximum=ELO_MAX, singleStep=5.0) for _ in range(2)
        )
        for decimale in (self.temps, self.elo0, self.elo1):
            decimale.setLocale(QLocale())
        self.juge = QCheckBox(self.tr("S'arrêter dès &que c'est prouvé"))
        self.juge.setObjectName("tournoi_sprt")
        self.traces = QCheckBox(self.tr("Noter leurs d&ialogues"))
        self.liste, self.grappe, self.base = QLineEdit(), QLineEdit(), QLineEdit()
        self.grappe.setPlaceholderText(self.tr("aucune ; sinon tcp://…:8786"))
        self.liste.setPlaceholderText(self.tr("une transcription par ligne"))
        self.volume = Etiquette(pliee=True)
        self.volume.setProperty("role", "discret")
        for nom, mot in self._noms().items():
            champ: QWidget = getattr(self, nom)
            champ.setObjectName(f"tournoi_{nom}")
            champ.setAccessibleName(mot)
            exiger_attention(champ)

    def _noms(self) -> dict[str, str]:
        """Name the fields for screen readers, by their attributes."""
        return {
            "jeu": self.tr("Jeu"),
            "forme": self.tr("Format"),
            "parties": self.tr("Nombre de parties"),
            "debuts": self.tr("Ouvertures"),
            "plis": self.tr("Coups tirés au hasard"),
            "liste": self.tr("Fichier d'ouvertures"),
            "temps": self.tr("Temps du moteur par coup"),
            "arbitrage": self.tr("Arbitrage par le solveur"),
            "graine": self.tr("Graine"),
            "elo0": self.tr("Elo de l'hypothèse H0"),
            "elo1": self.tr("Elo de l'hypothèse H1"),
            "taches": self.tr("Parties à la fois"),
            "grappe": self.tr("Adresse d'une grappe Dask"),
            "traces": self.tr("Noter ce que les moteurs externes reçoivent et disent"),
            "base": self.tr("Fichier des résultats"),
        }

    @staticmethod
    def _entier(reglage: Reglage) -> QSpinBox:
        boite = QSpinBox()
        borner(boite, reglage)
        boite.setKeyboardTracking(True)  # nothing begins yet, and what is said below is of what one reads
        return boite

    def _disposer(self) -> None:
        groupe = QGroupBox(self.tr("Joueurs"))
        QVBoxLayout(groupe).addWidget(self.joueurs)
        contenu = QWidget()
        colonnes = QHBoxLayout(contenu)
        colonnes.setSpacing(16)
        colonnes.addWidget(groupe, 5)
        colonnes.addWidget(self._formulaire(), 4)
        defilement = Defilement(contenu)
        self.boutons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.boutons.button(QDialogButtonBox.StandardButton.Cancel).setIcon(QIcon())  # ours have none
        self.lancer = QPushButton(self.tr("&Démarrer"))
        self.lancer.setObjectName("tournoi_lancer")
        self.boutons.addButton(self.lancer, QDialogButtonBox.ButtonRole.AcceptRole)
        self._general = Remarque(self.lancer, self._theme)
        colonne = QVBoxLayout(self)
        colonne.addWidget(defilement, 1)
        colonne.addWidget(self._general)
        colonne.addWidget(self.boutons)
        self.lancer.setDefault(True)  # now that it is in the dialog

    def _formulaire(self) -> QWidget:
        groupe = QGroupBox(self.tr("Tournoi"))
        lignes = self._lignes = Formulaire(groupe)
        self._ligne_liste = self._avec_bouton(self.liste, self._parcourir_liste, "tournoi_parcourir_liste")
        ligne_base = self._avec_bouton(self.base, self._parcourir_base, "tournoi_parcourir_base")
        a_la_fois = Etiquette(self.tr("à la fois"))
        a_la_fois.setBuddy(self.taches)
        self._elos = cote_a_cote(Etiquette("H0"), self.elo0, Etiquette("H1"), self.elo1)
        self._elos.setContentsMargins(0, 0, 0, 0)

        def ligne(nom: str, texte: str, champ: QWidget, cible: QWidget | None = None) -> None:
            lignes.ligne(texte, champ, cible)
            self._remarques[nom] = Remarque(cible or champ, self._theme)
            lignes.addRow("", self._remarques[nom])

        ligne("jeu", self.tr("J&eu"), self.jeu)
        lignes.addRow("", self.options_jeu)
        ligne("forme", self.tr("&Format"), self.forme)
        ligne("parties", self.tr("&Parties"), cote_a_cote(self.parties, a_la_fois, self.taches), self.parties)
        lignes.addRow("", self.volume)
        lignes.ligne(self.tr("Ou&vertures"), self.debuts)
        lignes.addRow("", self.plis)
        ligne("ouvertures", "", self._ligne_liste, self.liste)
        ligne("temps", self.tr("Temps du &moteur"), self.temps)
        ligne("pendule", self.tr("Pe&ndule"), self.pendule, self.pendule.horloge)
        ligne("arbitrage", self.tr("Ar&bitrage dès"), self.arbitrage)
        lignes.ligne(self.tr("&Graine"), self.graine)
        lignes.ligne(self.tr("SPRT"), self.juge)
        ligne("sprt", "", self._elos, self.elo0)
        ligne("grappe", self.tr("Grappe Das&k"), self.grappe)
        lignes.ligne(self.tr("Moteurs externes"), self.traces)
        infobulle(self.traces, self.tr("À l'heure, ligne à ligne, dans un dossier à côté des résultats"))
        ligne("base", self.tr("Ré&sultats"), ligne_base, self.base)
        return groupe

    def _avec_bouton(self, champ: QLineEdit, geste: Callable[[], None], nom: str) -> QWidget:
        bouton = QPushButton("…")
        bouton.setObjectName(nom)
        bouton.setAutoDefault(False)
        bouton.setAccessibleName(self.tr("Choisir un fichier"))
        infobulle(bouton, self.tr("Choisir un fichier"))
        bouton.clicked.connect(geste)
        return cote_a_cote(champ, bouton)

    def _brancher(self) -> None:
        for liste in (self.forme, self.debuts):
            liste.currentIndexChanged.connect(self._juger)
        self.jeu.currentIndexChanged.connect(self._changer_jeu)
        for boite in (self.parties, self.plis, self.arbitrage, self.taches, self.graine):
            boite.valueChanged.connect(self._juger)
        for decimale in (self.temps, self.elo0, self.elo1):
            decimale.valueChanged.connect(self._juger)
        for texte in (self.liste, self.grappe, self.base):
            texte.textChanged.connect(self._juger)
        for case in (self.juge, self.traces):
            case.toggled.connect(self._juger)
        self.options_jeu.change.connect(self._offrir_debuts)
        for compose in (self.options_jeu, self.pendule):
            compose.change.connect(self._juger)
        self.joueurs.change.connect(self._juger)
        self.boutons.accepted.connect(self._lancer)
        self.boutons.rejected.connect(self.reject)

    # What they hold.

    def definir(self, preparation: Preparation) -> None:
        """Fill the fields."""
        self.joueurs.definir(preparation.inscrits)
        nom, _, options = preparation.jeu.partition(":")
        for liste, valeur in ((self.jeu, nom), (self.forme, preparation.forme)):
            with QSignalBlocker(liste):
                liste.setCurrentIndex(max(liste.findData(valeur), 0))
        self.debuts.definir(preparation.debuts)
        self._presenter_jeu(options)
        for champ in ("parties", "plis", "arbitrage", "graine", "taches", "temps", "elo0", "elo1"):
            getattr(self, champ).setValue(getattr(preparation, champ))
        self.pendule.definir(preparation.pendule, preparation.regle)
        self.juge.setChecked(preparation.juge)
        self.traces.setChecked(preparation.traces)
        self.liste.setText(preparation.liste)
        self.grappe.setText(preparation.grappe)
        self.base.setText(base_proposee(preparation.base))

    @property
    def preparation(self) -> Preparation:
        """What the fields hold."""
        options = self.options_jeu.texte()
        nom = str(self.jeu.currentData())
        return Preparation(
            inscrits=self.joueurs.inscrits,
            jeu=f"{nom}:{options}" if options else nom,
            forme=self.forme.currentData(),
            parties=self.parties.value(),
            debuts=self.debuts.choix,
            plis=self.plis.value(),
            liste=self.liste.text().strip(),
            temps=round(self.temps.value(), 2),
            pendule=self.pendule.texte,
            regle=self.pendule.regle,
            arbitrage=self.arbitrage.value(),
            graine=self.graine.value(),
            juge=self.juge.isChecked(),
            elo0=round(self.elo0.value(), 1),
            elo1=round(self.elo1.value(), 1),
            taches=self.taches.value(),
            grappe=self.grappe.text().strip(),
            traces=self.traces.isChecked(),
            base=self.base.text().strip(),
        )

    def _changer_jeu(self) -> None:
        self._presenter_jeu("")
        self.plis.setValue(plis_au_hasard(JEUX[self.jeu.currentData()]()))
        self._juger()

    def _presenter_jeu(self, options: str) -> None:
        classe = JEUX[self.jeu.currentData()]
        try:
            valeurs = lire_options(options, classe.options, classe.nom)
        except ValueError:
            valeurs = {}
        self.options_jeu.presenter(classe.options, valeurs)
        self._offrir_debuts()

    def _offrir_debuts(self) -> None:
        self.debuts.offrir(self.preparation.lire_jeu()[0])

    # What is wrong with them: at once what can be said at once, the rest when the tournament is asked for.

    def _juger(self) -> None:
        preparation = self.preparation
        self._lignes.setRowVisible(self.plis, preparation.debuts == HASARD)
        self._lignes.setRowVisible(self._ligne_liste, preparation.debuts == LISTE)
        self._lignes.setRowVisible(self._elos, preparation.juge)
        self.taches.setEnabled(not preparation.grappe)  # a cluster says itself how many play
        self._lignes.setRowVisible(self.traces, any(un.genre == IAexterne.nom for un in preparation.inscrits))
        defauts = self._defauts(preparation)
        for nom, remarque in self._remarques.items():
            remarque.dire(defauts.get(nom, ""))
        self._general.dire("")
        self.lancer.setEnabled(not defauts and not self._en_verification)
        self.volume.setText("" if defauts else self._dire_volume(preparation.reglement()))

    def _defauts(self, preparation: Preparation) -> dict[str, str]:
        """Say what is wrong, by field."""
        nombre, defauts = len(preparation.inscrits), {"pendule": self.pendule.defaut}
        if any(inscrit.defaut for inscrit in preparation.inscrits):
            defauts["joueurs"] = self.tr("Un joueur est à corriger.")
        elif nombre < 2:
            defauts["joueurs"] = self.tr("Il faut au moins deux joueurs.")
        if preparation.forme == "match" and nombre != 2:
            defauts["forme"] = self.tr("Un match oppose deux joueurs, ils sont {}.").format(nombre)
        jeu, defauts["jeu"] = preparation.lire_jeu()
        huit = isinstance(jeu, Othello) and jeu.taille == TAILLE_STANDARD
        if preparation.arbitrage and jeu is not None and not huit:
            defauts["arbitrage"] = self.tr("Le solveur ne juge que l'Othello sur 8 × 8.")
        if preparation.debuts == LISTE and not preparation.liste:
            defauts["ouvertures"] = self.tr("Quel fichier ?")
        if preparation.juge and nombre != 2:
            defauts["sprt"] = self.tr("Ce test juge deux joueurs, ils sont {}.").format(nombre)
        elif preparation.juge and not preparation.elo0 < preparation.elo1:
            defauts["sprt"] = self.tr("H0 doit être plus petit que H1.")
        if not preparation.base:
            defauts["base"] = self.tr("Dans quel fichier ?")
        return {champ: defaut for champ, defaut in defauts.items() if defaut}

    def _dire_volume(self, reglement: Reglement) -> str:
        texte = self.tr("Par tour, {} × 2 parties, couleurs échangées ; tours : {}")
        if reglement.parties % (2 * len(reglement.rencontres)):
            texte = self.tr("Par tour, {} × 2 parties, couleurs échangées ; tours : {}, le dernier inégal")
        return texte.format(len(reglement.rencontres), reglement.tours)

    def _lancer(self) -> None:
        """Ask for the tournament; the dialog stays until it is there."""
        preparation = self.preparation
        if self._defauts(preparation):
            return
        self._demandee = preparation
        self._en_verification = True
        if self.lancer.hasFocus():
            self.setFocus()  # or disabling it would hand the focus to Cancel
        self._foyer = self.focusWidget()
        self.lancer.setEnabled(False)
        self._general.dire(self.tr("Vérification…"))
        self._inscrire(
            preparation.reglement(), Path(preparation.base).expanduser(), preparation.moyens, self.accept, self._refuser
        )

    def _refuser(self, erreur: BaseException) -> None:
        self._en_verification = False
        self._juger()
        champ = erreur.champ if isinstance(erreur, Refus) else ""
        remarque = self._remarques.get(champ, self._general)
        if self.focusWidget() is self._foyer:  # nobody has gone elsewhere meanwhile
            remarque.champ.setFocus()
        remarque.dire(dire(erreur))

    # Files.

    def _parcourir_liste(self) -> None:
        demander_ouverture(
            self,
            "boite_ouvertures",
            self.tr("Fichier d'ouvertures"),
            lambda chemin: self.liste.setText(str(chemin)),
            depart=Path(self.liste.text()),
            filtres=(self.tr("Transcriptions (*.txt)"), self.tr("Tous les fichiers (*)")),
        )

    def _parcourir_base(self) -> None:
        demander_enregistrement(
            self,
            "boite_resultats",
            self.tr("Fichier des résultats"),
            lambda chemin: self.base.setText(str(chemin)),
            depart=Path(self.base.text()),
            suffixes={".sqlite": self.tr("Tournois"), "": self.tr("Tous les fichiers")},
            complete=True,
        )

    def done(self, resultat: int) -> None:
        """Remember the set-up of the tournament that is there, nothing of what was given up; end the engine under test.

        Nobody waits for that engine.
        """
        if resultat == QDialog.DialogCode.Accepted and self._demandee is not None:
            self._demandee.retenir(self._memoire)
        self._taches.fermer(0)
        super().done(resultat)
