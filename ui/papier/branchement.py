"""Plugs paper and pictures into the window: its menu entries, and the engine where problems have to be solved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction

from ecosysteme.ecriture import ecrire
from ecosysteme.experts import ConseillerOthello
from ecosysteme.fautes import Faute, Message, mot
from ecosysteme.formats.fichiers import lire_texte
from ecosysteme.jeux.othello import Othello
from ecosysteme.papier.page import FORMATS, NATURES, Nature
from ecosysteme.reglages import FORMAT_PAPIER
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.jeux.registre import adaptateur_de
from ui.joueurs.noms import nommer_joueurs
from ui.reflexion.explication import TABLE
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Salle
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.raisons import dire, majuscule
from ui.socle.taches import Tache, Taches
from ui.socle.theme import CLAIR, Theme

# What only an entry of the menu needs is imported when it is chosen: the window shows sooner.
if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from ecosysteme.explication import Pourquoi
    from ecosysteme.papier.fiche import Fiche
    from ecosysteme.papier.page import DocumentPapier
    from ecosysteme.papier.pages_classe import PageDeClasse
    from ecosysteme.papier.problemes import Probleme
    from ecosysteme.partie import Partie
    from ui.papier.dialogue import DialoguePapier, Recevoir, RecevoirRaisons
    from ui.papier.document_montre import DialogueDocument
    from ui.papier.export_images import ExportImages


class BranchementPapier(Salle):
    """The paper dialog of ``fenetre``, and pictures of its board, copied or saved."""

    cherche = Signal(bool)  # problems are being solved: hints should leave the engine

    def __init__(
        self,
        fenetre: Cadre,
        affichage: Affichage,
        messages: Messages,
        memoire: Memoire,
        taches: Taches,
        moteur: MoteurPartage,
    ) -> None:
        """Connect the entries of the menus; ``moteur`` is asked through ``taches``, files are written on another."""
        super().__init__(fenetre)
        self._fenetre, self._affichage, self._messages, self._memoire = fenetre, affichage, messages, memoire
        self._reflexions, self._moteur, self._theme = taches, moteur, CLAIR
        self._ecritures, self._explications, self._resout = Taches(self), Taches(self), False
        self._dialogue: DialogueDocument | None = None
        gestes: dict[str, Callable[[], object]] = {
            **{f"imprimer_{nature}": partial(self.imprimer, nature) for nature in NATURES},
            "enregistrer_image": lambda: self.images.choisir_image(),
            "enregistrer_animation": lambda: self.images.choisir_animation(),
            "copier_svg": lambda: self.images.copier_svg(),
            "copier_png": lambda: self.images.copier_png(),
        }
        for nom, geste in gestes.items():
            action = fenetre.widgets.trouver(QAction, f"action_{nom}")
            action.triggered.connect(lambda _coche=False, geste=geste: geste())

    @cached_property
    def images(self) -> ExportImages:
        """What copies and saves pictures of the board."""
        from ui.papier.export_images import ExportImages

        images = ExportImages(self._fenetre, self._affichage, self._messages, self._memoire, self._ecritures)
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

        self._fermer_dialogue()
        partie = self._fenetre.partie_montree
        fiche = Fiche.de(partie, nommer_joueurs(partie.entete))
        dialogue = DialoguePapier(
            self._fenetre,
            fiche,
            self._memoire,
            self._theme,
            numeros="" if fiche.marques else str(partie.nb_coups),
            ici=partie.nb_coups,
            resoudre=self._resoudre,
            expliquer=partial(self._expliquer, Fiche.de(partie)),
        )
        self._suivre_dialogue(dialogue)
        dialogue.montrer(nature)
        return dialogue

    def montrer_feuille(self, nom: str, partie: Partie, pages: tuple[PageDeClasse, ...], *, marque: str = "") -> None:
        """Show those pages of the sheet for a class about the position of ``partie``, to be printed.

        ``marque`` stands at their foot: papers that are handed in say whose they are, and of which step.
        """
        from ecosysteme.papier.fiche import Fiche
        from ui.papier.demande import Demande
        from ui.papier.document_montre import DialogueFeuille

        self._fermer_dialogue()
        format_ = FORMATS[str(self._memoire.lire(FORMAT_PAPIER))]
        fiche, numeros, titre = Fiche.de(partie), (partie.nb_coups,), mot(nom)
        demande = Demande("classe", fiche, format_, numeros, origine=titre, marque=marque, pages=pages)
        self._suivre_dialogue(DialogueFeuille(self._fenetre, self._theme, titre, demande))

    def _suivre_dialogue(self, dialogue: DialogueDocument) -> None:
        dialogue.pdf_demande.connect(self._ecrire_pdf)
        dialogue.impression_demandee.connect(self._envoyer)
        dialogue.finished.connect(lambda _: self._oublier_dialogue())
        self._dialogue = dialogue

    # What was asked for is done here: the dialog may be closed meanwhile.

    def _ecrire_pdf(self, document: DocumentPapier, chemin: Path) -> None:
        from ui.papier.peinture import en_pdf

        self._produire(lambda: ecrire(chemin, en_pdf(document)), self.tr("Écrit dans {}").format(chemin))

    def _envoyer(self, document: DocumentPapier, imprimante: QPrinter) -> None:
        from ui.papier.peinture import imprimer

        travail = partial(imprimer, document, imprimante, imprimante.resolution())
        self._produire(travail, self.tr("Envoyé à l'imprimante"))

    def _produire(self, travail: Callable[[], None], fait: str) -> None:
        """Do it off the GUI thread, and say what came of it."""
        self._ecritures.lancer(lambda _arret: travail(), lambda _: self._dire(fait, erreur=False), self._echouer)

    def _echouer(self, erreur: BaseException) -> None:
        phrase = dire(erreur)
        self._dire(majuscule(phrase), erreur=True)

    def _dire(self, phrase: str, *, erreur: bool) -> None:
        """Say it in the dialog too, which hides the window as long as it is open."""
        self._messages.dire(phrase)
        if self._dialogue is not None:
            self._dialogue.dire(phrase, erreur=erreur)

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

    def _expliquer(self, fiche: Fiche, recevoir: RecevoirRaisons) -> Tache:
        """Find why the mistakes of a report are some, with an engine of its own; what goes wrong gives no reason."""

        def travail(arret: Event) -> Mapping[int, Pourquoi]:
            from ui.papier.rapport import expliquer_rapport

            if not isinstance(fiche.jeu, Othello) or adaptateur_de(fiche.jeu).sans_conseil():
                return {}
            self._moteur.conseiller(fiche.jeu, arret)  # compiled, or waited for
            return expliquer_rapport(fiche, ConseillerOthello(fiche.jeu, hash_mo=TABLE), arret)

        return self._explications.lancer(travail, recevoir, lambda _: recevoir({}))

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

    def _fermer_dialogue(self) -> None:
        if self._dialogue is not None:
            self._dialogue.close()

    def _oublier_dialogue(self) -> None:
        self._dialogue = None
        self._rendre_moteur()  # a search that is given up never answers

    def fermer(self) -> None:
        """Close the dialog; what is being written is finished first."""
        self._fermer_dialogue()
        self._explications.fermer()
        self._ecritures.fermer()
