"""Plugs paper and pictures into the window: its menu entries, and the engine where problems have to be solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QLabel

from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.enregistrement import Entete
from ecosysteme.formats.fichiers import lire_texte
from ecosysteme.jeux.othello import Othello
from ecosysteme.papier.page import NATURES, Nature
from ecosysteme.partie import PartieQuelconque
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.fenetre.conseil import Conseil
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.socle.taches import Tache, Taches
from ui.socle.theme import CLAIR, Theme

# What only an entry of the menu needs is imported when it is chosen: the window shows sooner.
if TYPE_CHECKING:
    from ecosysteme.papier.fiche import Fiche
    from ecosysteme.papier.problemes import Probleme
    from ui.papier.dialogue import DialoguePapier, Recevoir
    from ui.papier.export_images import ExportImages


class BranchementPapier(QObject):
    """The paper dialog and the exports of ``fenetre``; the window calls ``definir_theme`` and ``fermer``."""

    cherche = Signal(bool)  # problems are being solved: hints should leave the engine

    def __init__(
        self,
        fenetre: Cadre,
        affichage: Affichage,
        conseil: Conseil,
        memoire: Memoire,
        taches: Taches,
        moteur: MoteurPartage,
    ) -> None:
        """Connect the entries of the menus; ``moteur`` is asked through ``taches``, files are written on another."""
        super().__init__(fenetre)
        self._fenetre, self._affichage, self._conseil, self._memoire = fenetre, affichage, conseil, memoire
        self._reflexions, self._moteur, self._theme = taches, moteur, CLAIR
        self._ecritures, self._resout = Taches(self), False
        # Who played the game on the board, when and where: another room may know better, for a game that it read.
        self.entete_de: Callable[[PartieQuelconque], Entete] = self._entete_du_jour
        gestes: dict[str, Callable[[], object]] = {
            **{f"imprimer_{nature}": partial(self.imprimer, nature) for nature in NATURES},
            "enregistrer_image": lambda: self.images.choisir_image(),
            "enregistrer_animation": lambda: self.images.choisir_animation(),
            "copier_svg": lambda: self.images.copier_svg(),
            "copier_png": lambda: self.images.copier_png(),
        }
        for nom, geste in gestes.items():
            action = trouver(fenetre, QAction, f"action_{nom}")
            action.triggered.connect(lambda _coche=False, geste=geste: geste())

    @cached_property
    def images(self) -> ExportImages:
        """What copies and saves pictures of the board."""
        from ui.papier.export_images import ExportImages

        images = ExportImages(self._fenetre, self._affichage, self._memoire, self._ecritures)
        images.theme = self._theme
        return images

    def definir_theme(self, theme: Theme) -> None:
        """Paint pictures as the board is seen."""
        self._theme = theme
        if "images" in vars(self):
            self.images.theme = theme

    def imprimer(self, nature: Nature) -> DialoguePapier:
        """Open the dialog on a kind of document, about the game on the board; one that was open is closed."""
        from ecosysteme.papier.fiche import Fiche
        from ui.papier.dialogue import DialoguePapier

        self._fermer_dialogues()
        partie = self._fenetre.partie_montree
        fiche = Fiche.de(partie, self.entete_de(partie))
        dialogue = DialoguePapier(
            self._fenetre,
            fiche,
            self._memoire,
            self._theme,
            numeros="" if fiche.marques else str(partie.nb_coups),
            jugements=self._conseil.jugements,
            resoudre=self._resoudre,
        )
        dialogue.ecrit.connect(self._affichage.dire)
        dialogue.finished.connect(lambda _: self._rendre_moteur())  # a search that is given up never answers
        dialogue.montrer(nature)
        return dialogue

    def _entete_du_jour(self, _partie: PartieQuelconque) -> Entete:
        """Name the players as the window does, today."""
        noir, blanc = (trouver(self._fenetre, QLabel, f"nom_{couleur}").text() for couleur in ("noir", "blanc"))
        return Entete(noir=noir, blanc=blanc, date=date.today().isoformat())

    def _resoudre(
        self, fiche: Fiche, fichier: Path | None, recevoir: Recevoir, refuser: Callable[[BaseException], None]
    ) -> Tache:
        """Find the problems of a game, or of a file, with the engine of the window."""

        def travail(arret: Event) -> Sequence[Probleme]:
            from ecosysteme.papier.problemes import problemes_de

            if fichier is None:
                return list(problemes_de(fiche, self._moteur.conseiller(fiche.jeu, arret), arret))
            return self._lire_problemes(fichier, arret)

        def repondre(problemes: Sequence[Probleme]) -> None:
            self._rendre_moteur()
            recevoir(problemes)

        def manquer(erreur: BaseException) -> None:
            self._rendre_moteur()
            refuser(erreur)

        self._resout = True
        self.cherche.emit(True)
        return self._reflexions.lancer(travail, repondre, manquer)

    def _rendre_moteur(self) -> None:
        """Let the hints have the engine again, if they were asked to leave it."""
        if self._resout:
            self._resout = False
            self.cherche.emit(False)

    def _lire_problemes(self, fichier: Path, arret: Event) -> Sequence[Probleme]:
        from ecosysteme.formats.obf import lire_obf
        from ecosysteme.papier.problemes import problemes_du_fichier

        texte = lire_texte(str(fichier), Message("un fichier de positions"))
        if texte is None:
            raise Faute("le fichier {nom} ne peut pas être lu", nom=fichier)
        return problemes_du_fichier(lire_obf(texte), self._moteur.conseiller(Othello(), arret), arret)

    def _fermer_dialogues(self) -> None:
        for dialogue in self._fenetre.findChildren(QDialog, "dialogue_papier"):
            dialogue.close()

    def fermer(self) -> None:
        """Close the dialog; what is being written is finished first."""
        self._fermer_dialogues()
        self._ecritures.fermer()
