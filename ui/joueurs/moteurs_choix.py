"""A box that offers the saved engines, wherever one is chosen: each camp's card, the players of a tournament."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox

from ecosysteme.fautes import Faute, mot
from ecosysteme.joueurs.repertoire import MoteurEnregistre, retrouver
from ecosysteme.reglages import Reglage
from ui.joueurs.moteurs_memoire import MOTEURS, moteurs_enregistres
from ui.socle.chargeur import ListeOuverte, exiger_attention
from ui.socle.langue import deux_points
from ui.socle.memoire import Memoire
from ui.socle.textes import infobulle


class ChoixMoteur(QObject):
    """Keeps a box in step with the memory: the engines by name, then the entry that leads to their dialog.

    ``libre``: an engine that is not saved may be chosen too, and is the first entry.
    """

    change = Signal()  # another engine is chosen, or what the chosen one is has changed
    retire = Signal(str)  # the chosen engine, by its name, is no longer saved; ``change`` is not emitted for it
    gestion = Signal()  # the dialog is asked for

    def __init__(self, boite: QComboBox, memoire: Memoire, *, libre: bool = False) -> None:
        """Offer what ``memoire`` holds in ``boite``, the first engine chosen."""
        super().__init__(boite)
        self._boite, self._memoire, self._libre = boite, memoire, libre
        self._moteurs = moteurs_enregistres(memoire)
        self._choisi: MoteurEnregistre | None = None
        self._gestion_choisie = False
        exiger_attention(boite)
        boite.activated.connect(self._activer)  # before the open list tells of it
        ListeOuverte(boite).choisi.connect(self._gerer)
        memoire.change.connect(self._suivre)
        self._adopter(None if libre or not self._moteurs else self._moteurs[0])

    @property
    def moteur(self) -> MoteurEnregistre | None:
        """The chosen engine, ``None`` when there is none or another."""
        return self._choisi

    @property
    def specification(self) -> str:
        """The chosen engine as a player; empty when there is none."""
        return self._choisi.specification if self._choisi else ""

    def connait(self, specification: str) -> bool:
        """Whether ``choisir`` would find an engine."""
        return retrouver(self._moteurs, specification) is not None

    def du_nom(self, nom: str) -> str:
        """Return the saved engine called ``nom`` as a player; empty when there is none."""
        return next((moteur.specification for moteur in self._moteurs if moteur.appellation == nom), "")

    def choisir(self, specification: str) -> None:
        """Choose the saved engine of ``specification``; no ``change`` is emitted. ``ValueError`` when there is none."""
        moteur = retrouver(self._moteurs, specification)
        if moteur is None:
            raise Faute("joueur {specification!r} : attendu un moteur enregistré", specification=specification)
        self._adopter(moteur)

    def refleter(self, specification: str) -> None:
        """Show the saved engine that is exactly ``specification``, or that it is another; nothing is emitted.

        One that is saved without a name is the same once it has told its own.
        """
        exact = [moteur for moteur in self._moteurs if moteur.specification == specification]
        try:
            sans_nom = replace(MoteurEnregistre.depuis(specification), nom="")
        except ValueError:
            sans_nom = None
        self._adopter(next((moteur for moteur in (*exact, *self._moteurs) if moteur in (*exact, sans_nom)), None))

    def traduire(self) -> None:
        """Word the entries again, in the language of the moment."""
        self._adopter(self._choisi)

    def _adopter(self, moteur: MoteurEnregistre | None) -> None:
        """Fill the box, ``moteur`` chosen."""
        self._choisi = moteur
        with QSignalBlocker(self._boite):
            self._boite.clear()
            if self._libre:
                self._boite.addItem(self.tr("Autre, écrit ci-dessous"))
            self._boite.setPlaceholderText(self.tr("Aucun moteur"))
            self._boite.addItems([mot(connu.appellation) for connu in self._moteurs])
            if self._boite.count():
                self._boite.insertSeparator(self._boite.count())
            self._boite.addItem(self.tr("Gérer les moteurs…"))
            self._boite.setCurrentIndex(self._rang)
        infobulle(self._boite, self._presentation)

    @property
    def _presentation(self) -> str:
        if self._choisi is None:
            return self.tr("Les moteurs externes enregistrés")
        return deux_points(self._choisi.appellation, self._choisi.commande)

    @property
    def _rang(self) -> int:
        """The line of the chosen engine."""
        if self._choisi is None:
            return 0 if self._libre else -1
        return self._moteurs.index(self._choisi) + self._libre

    def _activer(self, rang: int) -> None:
        self._gestion_choisie = rang == self._boite.count() - 1
        if self._gestion_choisie:
            self._boite.setCurrentIndex(self._rang)  # it is no engine
            return
        rang -= self._libre
        moteur = self._moteurs[rang] if 0 <= rang < len(self._moteurs) else None
        if moteur != self._choisi:
            self._adopter(moteur)
            self.change.emit()

    def _gerer(self) -> None:
        """Ask for the dialog if that was chosen in the open list: an arrow past the last engine is no wish."""
        if self._gestion_choisie:
            self._gestion_choisie = False
            self.gestion.emit()

    def _suivre(self, reglage: Reglage) -> None:
        if reglage is not MOTEURS:
            return
        avant, specification = self._choisi, self.specification
        self._moteurs = moteurs_enregistres(self._memoire)
        garde = retrouver(self._moteurs, specification)
        premier = None if self._libre or not self._moteurs else self._moteurs[0]
        self._adopter(garde or premier)
        if avant is not None and garde is None:
            self.retire.emit(avant.appellation)
        elif self.specification != specification:
            self.change.emit()
