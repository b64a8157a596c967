"""The fields of one saved engine: its name, how it is started and driven, and its test."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from ecosysteme.joueurs.externe import PROTOCOLES
from ecosysteme.joueurs.repertoire import SANS_COMMANDE, MoteurEnregistre
from ecosysteme.reglages import ENVOI, PATIENCE, PROFONDEUR, TEMPS, Reglage
from ui.joueurs.moteurs_champs import BancEssai, ChampCommande, liste_protocoles, options_facultatives
from ui.joueurs.options import Options
from ui.socle.formulaire import Formulaire, Remarque, aligner
from ui.socle.liste_editee import Editeur
from ui.socle.raisons import dire
from ui.socle.taches import Taches
from ui.socle.textes import Etiquette
from ui.socle.theme import Theme


class EditeurMoteur(Editeur[MoteurEnregistre]):
    """Edits one engine; emits ``change`` as it is written."""

    def __init__(self, taches: Taches, theme: Theme) -> None:
        """Edit none yet; engines are tested through ``taches``."""
        super().__init__()
        self._profondeur: int | None = None  # kept while the protocol cannot tell it
        self.nom = QLineEdit()
        self.nom.setObjectName("moteur_nom")
        self.protocole = liste_protocoles("moteur_protocole")
        self._champ_commande = ChampCommande("moteur_commande")
        self.commande = self._champ_commande.ligne
        self.options = Options(self.commande)
        self.remarque = Remarque(self.commande, theme, lignes=2)
        self._commande_touchee = False  # until then nobody is told that it lacks
        self.essai = BancEssai(taches, self.commande, theme, "moteur_essayer")
        phrase = self.tr(
            "Sans temps ni profondeur, il joue comme sa commande le dit. Un « ; » sépare les lignes envoyées."
        )
        self._aide = Etiquette(phrase, pliee=True)
        self._aide.setProperty("role", "discret")
        self._disposer()
        self.nom.textChanged.connect(self._signaler)
        self.commande.textEdited.connect(lambda _: self._toucher())
        self.commande.textChanged.connect(self._signaler)
        self.protocole.currentIndexChanged.connect(self._changer_protocole)
        self.options.change.connect(self._signaler)
        self.essai.nomme.connect(self._prendre_nom)

    def _disposer(self) -> None:
        tete = self._tete = Formulaire()
        tete.ligne(self.tr("&Nom"), self.nom)
        tete.ligne(self.tr("Protoco&le"), self.protocole)
        tete.ligne(self.tr("Co&mmande"), self._champ_commande, self.commande)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.addLayout(tete)
        for objet in (self.remarque, self.options, self._aide, self.essai):
            colonne.addWidget(objet)
        colonne.addStretch(1)

    @property
    def element(self) -> MoteurEnregistre:
        """The engine as it is written now."""
        options: dict[str, Any] = {PROFONDEUR.nom: self._profondeur, **self.options.valeurs()}
        if PROFONDEUR in self._reglages:
            options[PROFONDEUR.nom] = self.options.valeurs().get(PROFONDEUR.nom)
        return MoteurEnregistre(
            nom=self.nom.text().strip(),
            commande=self.commande.text().strip(),
            protocole=self.protocole.currentData(),
            **options,
        )

    def montrer(self, element: MoteurEnregistre) -> None:
        """Edit ``element``; no ``change`` is emitted."""
        with ExitStack() as silence:
            for objet in (self.nom, self.protocole, self.commande, self.options):
                silence.enter_context(QSignalBlocker(objet))
            self.nom.setText(element.nom)
            self.protocole.setCurrentIndex(self.protocole.findData(element.protocole))
            self.commande.setText(element.commande)
            self._presenter(element)
        self._commande_touchee = not element.vierge
        self._juger()

    def prendre_clavier(self) -> None:
        """Take the keyboard on the command: the name can come from it."""
        self.commande.setFocus()

    @property
    def _reglages(self) -> tuple[Reglage, ...]:
        dit = PROTOCOLES[self.protocole.currentData()].regle_profondeur
        return (TEMPS, *((PROFONDEUR,) if dit else ()), PATIENCE, ENVOI)

    def _presenter(self, element: MoteurEnregistre) -> None:
        """Show the boxes of a protocol."""
        self._profondeur = element.profondeur
        valeurs = {reglage.nom: getattr(element, reglage.nom) for reglage in self._reglages}
        dites = {nom: valeur for nom, valeur in valeurs.items() if valeur is not None}
        self.options.presenter(self._reglages, dites, options_facultatives())
        aligner(self._tete, self.options.formulaire)

    def _changer_protocole(self) -> None:
        valeurs: dict[str, Any] = {PROFONDEUR.nom: self._profondeur, **self.options.valeurs()}
        self._presenter(MoteurEnregistre(protocole=self.protocole.currentData(), **valeurs))
        self._signaler()

    def _prendre_nom(self, nom: str) -> None:
        """Call the engine as it calls itself, unless somebody gave it a name."""
        if not self.nom.text().strip():
            self.nom.setText(nom)

    def _toucher(self) -> None:
        self._commande_touchee = True

    def _signaler(self) -> None:
        self._juger()
        self.change.emit()

    def _juger(self) -> None:
        moteur = self.element
        self.nom.setPlaceholderText(MoteurEnregistre(commande=moteur.commande).appellation)
        defaut = moteur.defaut or moteur.absence
        attendue = defaut == SANS_COMMANDE and not self._commande_touchee
        self.remarque.dire("" if attendue else dire(defaut))
        self.essai.presenter(moteur.specification, moteur.defaut or moteur.absence)
