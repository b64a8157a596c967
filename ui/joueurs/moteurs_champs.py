"""The fields that describe an external engine, wherever one is written: protocol, command line, and its test."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ecosysteme.fautes import Message
from ecosysteme.joueurs.externe import PROTOCOLES
from ecosysteme.joueurs.repertoire import Essai, MoteurEnregistre, essayer
from ecosysteme.reglages import PROFONDEUR, TEMPS
from ui.socle.chargeur import exiger_attention
from ui.socle.fichiers import demander_ouverture
from ui.socle.formulaire import HAUTEUR, Remarque
from ui.socle.langue import translate
from ui.socle.nombres import temps
from ui.socle.raisons import dire
from ui.socle.taches import Tache, Taches
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme

NOMS_PROTOCOLES = {"gtp": "GTP", "nboard": "NBoard"}
HESITATION = 5000  # ms of a test after which the protocol is to be doubted, while the engine may still answer


def options_facultatives() -> dict[str, str]:
    """What the boxes show of the options that an engine need not be told, by their names."""
    return {TEMPS.nom: translate("Moteurs", "non dit"), PROFONDEUR.nom: translate("Moteurs", "non dite")}


def liste_protocoles(nom: str) -> QComboBox:
    """Return a box of the protocols, called ``nom``."""
    liste = QComboBox()
    liste.setObjectName(nom)
    for protocole in PROTOCOLES:
        liste.addItem(NOMS_PROTOCOLES.get(protocole, protocole), protocole)
    exiger_attention(liste)
    return liste


class ChampCommande(QWidget):
    """A command line, and a button that looks for its program."""

    def __init__(self, nom: str) -> None:
        """Be empty; the line is called ``nom``, the button ``NOM_parcourir``."""
        super().__init__()
        self.ligne = QLineEdit(placeholderText="gtp-rhino -l 3")
        self.ligne.setObjectName(nom)
        self.ligne.setMinimumHeight(HAUTEUR)
        parcourir = QPushButton("…")
        parcourir.setObjectName(f"{nom}_parcourir")
        parcourir.setAutoDefault(False)
        parcourir.setMinimumHeight(HAUTEUR)
        infobulle(parcourir, self.tr("Choisir un programme"))
        parcourir.setAccessibleName(parcourir.toolTip())
        parcourir.clicked.connect(self._parcourir)
        rangee = QHBoxLayout(self)
        rangee.setContentsMargins(0, 0, 0, 0)
        rangee.addWidget(self.ligne, 1)
        rangee.addWidget(parcourir)
        self.setFocusProxy(self.ligne)

    def _parcourir(self) -> None:
        demander_ouverture(self, "boite_programme", self.tr("Programme du moteur"), self._prendre)

    def _prendre(self, chemin: Path) -> None:
        self.ligne.setText(MoteurEnregistre(commande=self.ligne.text()).avec_programme(str(chemin)))


class BancEssai(QWidget):
    """A button that tries an engine, off the GUI thread, and stops trying; beside it what came of it."""

    nomme = Signal(str)  # the name that the engine which was tried gives itself

    def __init__(self, taches: Taches, champ: QWidget, theme: Theme, nom: str) -> None:
        """Try through ``taches``; a refusal belongs to ``champ``, the button is called ``nom``."""
        super().__init__()
        self._taches = taches
        self._tache: Tache | None = None
        self._specification = ""
        self._defaut: Message | None = None
        self._hesitation = QTimer(self, singleShot=True)
        self._hesitation.timeout.connect(self._hesiter)
        self.bouton = QPushButton()
        self.bouton.setObjectName(nom)
        self.bouton.setAutoDefault(False)
        self.bouton.clicked.connect(self._cliquer)
        self.reponse = Etiquette(pliee=True)
        self.reponse.setObjectName(f"{nom}_reponse")
        self.refus = Remarque(champ, theme)
        rangee = QHBoxLayout()
        rangee.addWidget(self.bouton, 0, Qt.AlignmentFlag.AlignTop)  # where it was, however long the answer is
        rangee.addWidget(self.reponse, 1)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.addLayout(rangee)
        colonne.addWidget(self.refus)
        self._permettre()

    def presenter(self, specification: str, defaut: Message | None) -> None:
        """Be ready to try the engine of ``specification``, unless it has a ``defaut``; a test under way is stopped."""
        self._specification, self._defaut = specification, defaut
        self.oublier()

    def _permettre(self) -> None:
        en_cours = self._tache is not None
        for texte in (self.tr("&Tester"), self.tr("Annuler l'essai"))[:: 1 if en_cours else -1]:
            self.bouton.setText(texte)
            self.bouton.setMinimumWidth(max(self.bouton.minimumWidth(), self.bouton.sizeHint().width()))  # of both
        self.bouton.setEnabled(en_cours or not self._defaut)

    def _cliquer(self) -> None:
        if self._tache is not None:
            self.oublier()
            return
        specification = self._specification
        self.refus.dire("")
        self.reponse.setText(self.tr("Essai en cours…"))
        self._hesitation.start(HESITATION)
        self._tache = self._taches.lancer(lambda arret: essayer(specification, arret), self._reussir, self._echouer)
        self._permettre()

    def _hesiter(self) -> None:
        self.reponse.setText(self.tr("Essai en cours… sans coup encore : est-ce le bon protocole ?"))

    def _reussir(self, essai: Essai) -> None:
        self.oublier()
        if nom := essai.nom_propose:
            self.nomme.emit(nom)  # before the answer, which what is written in the fields clears
        phrase = self.tr("{} joue {} en {}")
        self.reponse.setText(phrase.format(essai.nom or self.tr("Ce moteur"), essai.coup, temps(essai.secondes)))

    def _echouer(self, erreur: BaseException) -> None:
        self.oublier()
        self.refus.dire(dire(erreur))

    def oublier(self) -> None:
        """Stop the test under way, and say nothing any more of the last one."""
        if self._tache is not None:
            self._tache.annuler()
            self._tache = None
        self._hesitation.stop()
        self.reponse.clear()
        self.refus.dire("")
        self._permettre()
