"""The openings of a series, in the match card: none, the even ones, drawn ones, or those of a file."""

from __future__ import annotations

import random
from pathlib import Path
from threading import Event
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSignalBlocker, Signal

from ecosysteme.fautes import mot
from ecosysteme.jeu import Jeu
from ecosysteme.reglages import GRAINE_OUVERTURES, OUVERTURES, Reglage, ValeurReglage
from ecosysteme.tournoi.departs import (
    EQUILIBREES,
    HASARD,
    Ouvertures,
    equilibrables,
    listables,
    ouvertures,
    plis_au_hasard,
)
from ui.socle.chargeur import borner, exiger_attention
from ui.socle.fichiers import demander_ouverture
from ui.socle.memoire import Memoire
from ui.socle.taches import Taches
from ui.socle.textes import infobulle
from ui.widgets.fenetre import FenetreDessinee

AUCUNE: Final = ""
UN_FICHIER: Final = "fichier"  # the entry that asks for one; a file that was chosen is its whole path
TOUTES: Final = 1_000_000  # lines of a file that are checked


class ChoixOuvertures(QObject):
    """What the box holds for the game of the card. Each opening is played in both colours: alternating is implied."""

    change = Signal()
    refus = Signal(object)  # what was raised by a file that is not taken

    def __init__(self, fenetre: FenetreDessinee, memoire: Memoire, jeu: Jeu) -> None:
        """Take the box and that of the seed from the loaded window, filled for ``jeu`` as ``memoire`` says."""
        super().__init__(fenetre)
        self._fenetre, self._jeu = fenetre, jeu
        widgets = fenetre.widgets
        self.boite, self.graine, self._cadre = widgets.ouvertures, widgets.graine_ouvertures, widgets.cadre_ouvertures
        self._alternances = (widgets.alterner_couleurs, widgets.action_alterner)
        self.alterner_voulu = True  # when nothing implies it
        self._impose, self._entre_machines, self._mode = False, False, ""
        self._taches = Taches(self)
        borner(self.graine, GRAINE_OUVERTURES)
        for boite in (self.boite, self.graine):
            exiger_attention(boite)
        self._choix = str(memoire.lire(OUVERTURES))
        self.graine.setValue(int(memoire.lire(GRAINE_OUVERTURES)))
        self.boite.currentIndexChanged.connect(lambda _: self._choisir())
        self.graine.valueChanged.connect(lambda _: self.change.emit())

    def presenter(self, jeu: Jeu) -> None:
        """Offer what there is for ``jeu``, in the language of the moment."""
        self._jeu = jeu
        entrees = {AUCUNE: self.tr("aucune")}
        if equilibrables(jeu):
            entrees[EQUILIBREES] = self.tr("équilibrées")
        entrees[HASARD] = self.tr("au hasard")
        if listables(jeu):
            if self._choix not in (AUCUNE, EQUILIBREES, HASARD):
                entrees[self._choix] = mot(Path(self._choix).name)
            entrees[UN_FICHIER] = self.tr("un fichier…")
        with QSignalBlocker(self.boite):
            self.boite.clear()
            for choix, texte in entrees.items():
                self.boite.addItem(texte, choix)
            self.boite.setCurrentIndex(max(self.boite.findData(self._choix), 0))
        self.graine.setPrefix(self.tr("graine "))
        self.graine.setSpecialValueText(self.tr("graine tirée"))
        self._montrer()

    @property
    def choix(self) -> str:
        """What is chosen for the game of the card; empty for none."""
        return str(self.boite.currentData() or AUCUNE)

    def tirer(self) -> Ouvertures | None:
        """Begin the openings of another series; ``ValueError`` saying why they cannot be had."""
        if not self.choix:
            return None
        demande = f"{HASARD}:{plis_au_hasard(self._jeu)}" if self.choix == HASARD else self.choix
        return Ouvertures(demande, self._jeu, self.graine.value() or random.randint(1, int(self.graine.maximum())))

    def _choisir(self) -> None:
        """Take another choice; a file is asked for first, and meanwhile the choice is what it was."""
        choisi = self.choix
        if choisi != UN_FICHIER:
            self.prendre(choisi)
            return
        with QSignalBlocker(self.boite):
            self.boite.setCurrentIndex(max(self.boite.findData(self._choix), 0))
        demander_ouverture(
            self._fenetre,
            "boite_ouvertures",
            self.tr("Ouvertures de la série : une transcription par ligne"),
            self.lire_fichier,
            filtres=[self.tr("Transcriptions (*.txt)"), self.tr("Tous les fichiers (*)")],
        )

    def lire_fichier(self, chemin: Path) -> None:
        """Check a file off the GUI thread; take it, or say why not."""
        jeu, demande = self._jeu, str(chemin.absolute())

        def travail(_arret: Event) -> str:
            ouvertures(demande, jeu, TOUTES, 0)
            return demande

        self._taches.lancer(travail, self.prendre, self.refus.emit)

    def prendre(self, choix: str) -> None:
        """Choose openings that are known to be there."""
        self._choix = choix
        self.presenter(self._jeu)
        self.change.emit()

    def _montrer(self) -> None:
        """Say what the choice means, and tick and lock what it implies."""
        choix = self.choix
        self.graine.setVisible(choix in (EQUILIBREES, HASARD))
        aide = self.tr("Chaque ouverture est jouée deux fois, couleurs échangées ; ses coups ne sont à personne.")
        fichier = choix if choix not in (AUCUNE, EQUILIBREES, HASARD) else ""
        infobulle(self.boite, "\n".join(filter(None, (aide, mot(fichier)))))
        self._imposer(bool(choix))

    def _imposer(self, impose: bool) -> None:
        case = self._alternances[0]
        if impose and not self._impose:
            self.alterner_voulu = case.isChecked()
        if impose != self._impose:
            self._impose = impose
            case.setChecked(impose or self.alterner_voulu)
        for objet in self._alternances:
            objet.setEnabled(not impose)
        sans = QCoreApplication.translate("ApplicationIHM", "Échanger les camps à chaque partie de la série.")
        infobulle(case, self.tr("Les ouvertures échangent les camps à chaque partie") if impose else sans)

    @property
    def alterner(self) -> bool:
        """Whether colours alternate where no openings imply it: what is worth remembering of the box."""
        return self.alterner_voulu if self._impose else self._alternances[0].isChecked()

    def offrir(self, entre_machines: bool) -> None:
        """Show the choice where it serves: between two programs, where series are played."""
        self._entre_machines = entre_machines
        self._cadre.setVisible(entre_machines and self._mode == "matchs")

    def suivre_mode(self, mode: str) -> None:
        """Leave its room to the moves where no series is prepared."""
        self._mode = mode
        self.offrir(self._entre_machines)

    def valeurs(self) -> dict[Reglage, ValeurReglage]:
        """What is worth remembering, what is chosen for another game included."""
        return {OUVERTURES: self._choix, GRAINE_OUVERTURES: self.graine.value()}

    def fermer(self) -> None:
        """Let a file that is being read be."""
        self._taches.fermer()
