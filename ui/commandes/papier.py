"""``imprimer`` and ``animer``: a game as a PDF, its problems, an empty sheet, or a film, without the window."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication

from ecosysteme.analyse.analyse import analyser
from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.commandes.parties import lire_partie
from ecosysteme.conseiller import Conseiller
from ecosysteme.ecriture import ecrire, verifier_destination
from ecosysteme.experts import ConseillerOthello, conseiller_de
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.fichiers import lire_fichier, lire_texte
from ecosysteme.formats.obf import lire_obf
from ecosysteme.formats.reconnaitre import ouvrir, reconnaitre
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.papier.fiche import Fiche, lire_numeros
from ecosysteme.papier.page import FORMATS, Format
from ecosysteme.papier.problemes import problemes_de, problemes_du_fichier
from ecosysteme.partie import Partie
from ui.papier.animation import animer, verifier_pillow, verifier_suffixe
from ui.papier.demande import Demande, composer
from ui.papier.peinture import en_pdf
from ui.papier.rapport import expliquer_rapport
from ui.socle.langue import Langue
from ui.socle.theme import THEMES

SUFFIXE: Final = ".pdf"


@dataclass(frozen=True)
class Choix:
    """What a command line asks to be printed: at most one kind of document, a score sheet when none is named.

    ``diagrammes`` are numbers of moves as they are typed; ``problemes`` an OBF file, ``finales`` those of the game.
    """

    feuille: bool = False
    diagrammes: str | None = None
    rapport: float | None = None  # seconds a move
    finales: bool = False
    problemes: str | None = None
    vierge: bool = False
    classe: int | None = None  # plies of the tree

    def verifier(self, partie: str | None) -> None:
        """Raise ``ValueError`` for two kinds of documents, or none that can do without the game that is missing."""
        if sum(document not in (None, False) for document in astuple(self)) > 1:
            raise Faute("un document à la fois : attendu une seule des options qui en choisissent un")
        if partie is None and not (self.vierge or self.problemes or self.classe):
            raise Faute("rien à imprimer : attendu une partie, --vierge ou --problemes FICHIER")


@contextmanager
def parler(langue: str) -> Iterator[None]:
    """Make Qt able to write letters, in ``langue``, until the block ends."""
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    parole = Langue(application)
    parole.choisir(langue)
    try:
        yield
    finally:
        parole.retirer()


def imprimer(fiche: Fiche, choix: Choix, vers: Path, format_: str, langue: str, *lus: str | None) -> int:
    """Write the PDF ``vers`` and return its number of pages; ``ValueError`` saying what cannot be.

    ``lus`` is what the game was read from, perhaps a file.
    """
    if vers.suffix.lower() != SUFFIXE:
        raise Faute("{fichier} : suffixe attendu {attendus}", fichier=vers.name, attendus=SUFFIXE)
    verifier_destination(vers, *lus, choix.problemes)
    demande = _demander(fiche, choix, FORMATS[format_])
    with parler(langue):
        document = composer(demande)
        ecrire(vers, en_pdf(document))
    return len(document.pages)


def _demander(fiche: Fiche, choix: Choix, feuille: Format) -> Demande:
    """Compute what the document needs: an analysis, solved problems."""
    if choix.diagrammes is not None:
        return Demande("diagrammes", fiche, feuille, lire_numeros(choix.diagrammes, len(fiche.coups)))
    if choix.vierge:
        return Demande("vierge", fiche, feuille)
    if choix.classe is not None:
        return Demande("classe", fiche, feuille, (len(fiche.coups),), profondeur=choix.classe)
    if choix.rapport is not None:
        conseiller = _conseiller_othello(fiche.jeu)
        jugee = _juger(fiche, choix.rapport, conseiller)
        return Demande("rapport", jugee, feuille, raisons=expliquer_rapport(jugee, conseiller))
    if choix.problemes:
        texte = lire_texte(choix.problemes, Message("un fichier de positions"))
        if texte is None:
            raise Faute("le fichier {nom} ne peut pas être lu", nom=choix.problemes)
        du_fichier = problemes_du_fichier(lire_obf(texte), _conseiller(Othello()))
        othello = Fiche.de(Partie(Othello()))
        return Demande("problemes", othello, feuille, problemes=tuple(du_fichier), origine=Path(choix.problemes).name)
    if choix.finales:
        trouves = tuple(problemes_de(fiche, _conseiller(fiche.jeu)))
        return Demande("problemes", fiche, feuille, problemes=trouves)
    return Demande("feuille", fiche, feuille)


def _conseiller(jeu: Jeu) -> Conseiller:
    conseiller = conseiller_de(jeu)
    if conseiller is None:
        raise Faute("personne ne conseille à {jeu} avec ces options", jeu=jeu.nom)
    conseiller.preparer()
    return conseiller


def _conseiller_othello(jeu: Jeu) -> ConseillerOthello:
    conseiller = _conseiller(jeu) if isinstance(jeu, Othello) else None
    if not isinstance(conseiller, ConseillerOthello):
        raise Faute("l'analyse d'une partie entière ne se fait qu'à Othello")
    return conseiller


def _juger(fiche: Fiche, secondes: float, conseiller: ConseillerOthello) -> Fiche:
    """Return the game with what each move lost."""
    coups = [(note.avant, note.coup) for note in fiche.coups]
    jugements = iter(analyser(coups, conseiller, secondes))
    tours = [
        replace(tour, evaluation=None if tour.coup is None else next(jugements).evaluation) for tour in fiche.tours
    ]
    return replace(fiche, tours=tuple(tours))


def filmer(fiche: Fiche, vers: Path, *lus: str, cote: int, duree: int, theme: str) -> int:
    """Write the film ``vers`` of a game and return its number of pictures; ``ValueError`` saying what cannot be."""
    verifier_suffixe(vers)
    verifier_pillow()
    verifier_destination(vers, *lus)
    with parler("fr"):
        ecrire(vers, animer(fiche, vers.suffix, THEMES[theme], cote=cote, duree=duree))
    return len(fiche.coups) + 1


def lire_fiche(texte: str | None, jeu: Jeu, numero: int | None = None) -> Fiche:
    """Take down a game: moves, or a file in any format at Othello, its ``numero``-th game from 1; ``None``: none yet.

    Raises ``ValueError`` for what is not entirely understood, and for a file of several games without ``numero``.
    """
    if texte is None:
        return Fiche.de(Partie(jeu))
    if not isinstance(jeu, Othello) or jeu.taille != TAILLE_STANDARD:
        return Fiche.de(lire_partie(texte, jeu))
    fichier = lire_fichier(texte, Message("les coups d'une partie")) is not None
    if not fichier and Path(texte).suffix[1:].isalpha():  # not the "1.f5" of a numbered move
        raise Faute("le fichier {texte} n'existe pas", texte=texte)
    lecture = ouvrir(Path(texte)) if fichier else reconnaitre(texte)
    if lecture.raison is not None:
        raise Faute(lecture.raison)
    lues = lecture.enregistrements or [Enregistrement(Partie(jeu, notee.etat)) for notee in lecture.positions]
    if numero is None and len(lues) > 1:
        raise Faute(
            "le fichier {texte} contient {nombre} parties : en choisir une par --partie, de 1 à {nombre}",
            texte=texte,
            nombre=len(lues),
        )
    if not 1 <= (numero or 1) <= len(lues):
        raise Faute("partie {numero} inexistante : le nombre de parties est {nombre}", numero=numero, nombre=len(lues))
    lue = lues[(numero or 1) - 1]
    return Fiche.de(lue.partie, lue.entete)
