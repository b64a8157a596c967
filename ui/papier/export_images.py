"""The board of the window as a picture: copied, saved at any size, or its whole game as a film."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Final

from PySide6.QtCore import QByteArray, QMimeData, QObject
from PySide6.QtGui import QGuiApplication, QImage

from ecosysteme.ecriture import ecrire
from ecosysteme.fautes import Faute
from ecosysteme.papier.fiche import Fiche
from ecosysteme.partie import Partie
from ecosysteme.reglages import COTE_ANIMATION, COTE_PLATEAU, DUREE_ANIMATION
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.jeux.registre import adaptateur_de
from ui.joueurs.noms import nommer_joueurs
from ui.papier.animation import animer, verifier_pillow, verifier_suffixe
from ui.papier.images import Portraitiste, dessins_de, svg_du_plateau
from ui.papier.reglage_image import ReglageImage
from ui.socle.fichiers import demander_enregistrement, nom_de_fichier
from ui.socle.icones import octets_png
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.raisons import dire, majuscule
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR, Theme

MIME_SVG: Final = "image/svg+xml"


class ExportImages(QObject):
    """What the window does with pictures; writing is done on another thread."""

    def __init__(
        self, fenetre: Cadre, affichage: Affichage, messages: Messages, memoire: Memoire, taches: Taches
    ) -> None:
        """Take the game on the board of ``fenetre`` when something is asked for, or what lies over it."""
        super().__init__(fenetre)
        self._fenetre, self._affichage, self._messages = fenetre, affichage, messages
        self._memoire, self._taches = memoire, taches
        self.theme: Theme = CLAIR

    @property
    def _vue(self) -> Partie:
        """The position that is seen."""
        return self._affichage.vue_sur(self._fenetre.partie_montree)

    # The clipboard.

    def copier_svg(self) -> None:
        """Put the position on the clipboard as vectors: as an image for who takes one, as text for who does not."""
        try:
            document = svg_du_plateau(self._vue)
        except ValueError as erreur:
            self._refuser(erreur)
            return
        donnees = QMimeData()
        donnees.setData(MIME_SVG, QByteArray(document.encode()))
        donnees.setText(document)
        QGuiApplication.clipboard().setMimeData(donnees)
        self._messages.dire(self.tr("Plateau copié en SVG"))

    def copier_png(self) -> None:
        """Put the position on the clipboard as the board shows it, as large as was last saved."""

        def recevoir(image: QImage) -> None:
            QGuiApplication.clipboard().setImage(image)
            phrase = self.tr("Plateau copié en image de {} × {} pixels")
            self._messages.dire(phrase.format(image.width(), image.height()))

        self._taches.lancer(self._portrait(), recevoir, self._refuser)

    def _portrait(self) -> Callable[[Event], QImage]:
        """Return what paints the board as it is now, later and elsewhere."""
        partie = self._vue
        vue = adaptateur_de(partie.jeu).plateau(partie, interactif=False)
        cote, theme = int(self._memoire.lire(COTE_PLATEAU)), self.theme
        dessins = dessins_de(partie)
        return lambda _arret: Portraitiste(vue, cote, theme).peindre(vue, dessins)

    # Files.

    def _nommer(self, suffixe: str, quoi: str, *, position: bool = False) -> Path:
        """Propose the name of a file: ``quoi``, who plays the game on the board and when, else which game it is."""
        partie = self._fenetre.partie_montree
        entete = nommer_joueurs(partie.entete)
        qui = (entete.noir, entete.blanc, entete.date) if any(entete.joueurs) else (adaptateur_de(partie.jeu).titre,)
        coup = self.tr("coup {}").format(partie.nb_coups) if position else ""
        return nom_de_fichier(suffixe, quoi, *qui, coup)

    def choisir_image(self) -> None:
        """Ask where to save the board, and how large it is when that is in pixels."""
        demander_enregistrement(
            self._fenetre,
            "boite_enregistrer_image",
            self.tr("Enregistrer l'image du plateau"),
            self._recevoir_image,
            depart=self._nommer(".png", self.tr("Plateau"), position=True),
            neuf=True,
            suffixes={".png": self.tr("Image PNG"), ".svg": self.tr("Image SVG")},
        )

    def _recevoir_image(self, chemin: Path) -> None:
        if chemin.suffix.lower() == ".svg":
            self.enregistrer_image(chemin)
            return
        lignes = {COTE_PLATEAU: (self.tr("&Grand côté"), self.tr("pixels"))}
        reglage = ReglageImage(self._fenetre, self._memoire, self.tr("Taille de l'image"), lignes)
        reglage.accepted.connect(lambda: self.enregistrer_image(chemin))
        reglage.open()

    def enregistrer_image(self, chemin: Path) -> None:
        """Write the board as the suffix of ``chemin`` says, off the GUI thread."""
        if chemin.suffix.lower() == ".svg":
            partie = self._vue
            self._ecrire(chemin, lambda _arret: svg_du_plateau(partie).encode())
        elif chemin.suffix.lower() == ".png":
            portrait = self._portrait()
            self._ecrire(chemin, lambda arret: octets_png(portrait(arret)))
        else:
            self._refuser(Faute("{fichier} : suffixe attendu {attendus}", fichier=chemin.name, attendus=".png, .svg"))

    def choisir_animation(self) -> None:
        """Ask where to save the film of the game, then its size and its pace; without Pillow, say how to get it."""
        try:
            verifier_pillow()
        except ValueError as erreur:
            self._refuser(erreur)
            return
        demander_enregistrement(
            self._fenetre,
            "boite_enregistrer_animation",
            self.tr("Enregistrer l'animation de la partie"),
            self._recevoir_animation,
            depart=self._nommer(".gif", self.tr("Partie")),
            neuf=True,
            suffixes={".gif": self.tr("Animation GIF"), ".png": self.tr("Animation PNG")},
        )

    def _recevoir_animation(self, chemin: Path) -> None:
        lignes = {
            COTE_ANIMATION: (self.tr("&Grand côté"), self.tr("pixels")),
            DUREE_ANIMATION: (self.tr("&Durée d'un coup"), self.tr("ms")),
        }
        reglage = ReglageImage(self._fenetre, self._memoire, self.tr("Animation"), lignes)
        reglage.accepted.connect(lambda: self.enregistrer_animation(chemin))
        reglage.open()

    def enregistrer_animation(self, chemin: Path) -> None:
        """Write the game as a film, off the GUI thread."""
        fiche, theme = Fiche.de(self._fenetre.partie_montree), self.theme
        cote, duree = int(self._memoire.lire(COTE_ANIMATION)), int(self._memoire.lire(DUREE_ANIMATION))

        def filmer(arret: Event) -> bytes:
            verifier_suffixe(chemin)
            return animer(fiche, chemin.suffix, theme, cote=cote, duree=duree, arret=arret)

        self._messages.dire(self.tr("Animation en préparation…"))
        self._ecrire(chemin, filmer)

    def _ecrire(self, chemin: Path, contenu: Callable[[Event], bytes]) -> None:
        def travail(arret: Event) -> None:
            ecrire(chemin, contenu(arret))

        fait = self.tr("Écrit dans {}").format(chemin)
        self._taches.lancer(travail, lambda _: self._messages.dire(fait), self._refuser)

    def _refuser(self, erreur: BaseException) -> None:
        phrase = dire(erreur)
        self._messages.dire(majuscule(phrase))
