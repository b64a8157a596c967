"""The commands that need Qt, which ``ecosysteme`` may not import: benches, ``captures``, ``imprimer``, ``animer``."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial, wraps
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.main import get_command

from ecosysteme.application import bancs, commande
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJeu, OptionJson, OptionTaille, creer_jeu, option, refus
from ecosysteme.commandes.parties import AIDE_PARTIE
from ecosysteme.commandes.sortie import dire
from ecosysteme.fautes import Message
from ecosysteme.papier.sommets import PROFONDEUR
from ecosysteme.reglages import (
    COTE_ANIMATION,
    DUREE_ANIMATION,
    FORMAT_PAPIER,
    JEU,
    LANGUE,
    TEMPS,
    THEME,
    Reglage,
)
from ui.socle import systeme

FOIS = 3  # that each action is triggered
DEPARTS = Reglage("departs", 7, "Départs mesurés.", 1, 100)
PARTIE = Reglage("partie", 1, "Numéro de la partie, dans un fichier de plusieurs.", 1)
SECONDES = Reglage("secondes", 5.0, "Durée de chaque mesure, en secondes.", 0.1, 600.0)
PLIS = Reglage("classe", PROFONDEUR, "Feuille pour la classe, puis corrigée : l'arbre, en tant de demi-coups.", 2, 3)
AIDE = f"{AIDE_PARTIE} À Othello, de n'importe quel format."
OptionFeuille = Annotated[bool, typer.Option("--feuille", help="Feuille de partie : ce qui s'imprime sans option.")]
OptionDiagrammes = Annotated[
    str | None, typer.Option("--diagrammes", metavar="COUPS", help="Positions après ces coups, comme 20,34 ou 8-12.")
]
OptionRapport = Annotated[
    float | None, option(TEMPS, "--rapport", aide="Rapport d'analyse, en tant de secondes par coup.")
]
OptionFinales = Annotated[bool, typer.Option("--finales", help="Problèmes : les positions où un seul coup gagne.")]
OptionProblemes = Annotated[
    str | None, typer.Option("--problemes", metavar="FICHIER", help="Problèmes : les positions d'un fichier OBF.")
]
OptionPartie = Annotated[int | None, option(PARTIE, "--partie")]
OptionVierge = Annotated[bool, typer.Option("--vierge", help="Feuille à remplir à la main.")]
OptionClasse = Annotated[int | None, option(PLIS, "--classe")]


def bancs_et_ceux_de_qt() -> Any:
    """Return all benches as one command, those of the window among them."""
    tous = bancs()
    tous.command("ihm", cls=Commande, help="Mesure le rendu de la fenêtre.")(_banc_ihm)
    tous.command(
        "demarrage", cls=Commande, help="Mesure ce que coûte l'ouverture de la fenêtre, et la mémoire qu'elle tient."
    )(_banc_demarrage)
    return get_command(tous)


def epreuve() -> Any:
    """Return the command of the trials, with those of the window where it can open."""
    from ecosysteme.commandes.epreuve import epreuve as eprouver

    @wraps(eprouver)
    def avec_la_fenetre(**options: Any) -> None:
        from ecosysteme.atelier.epreuve import toutes  # which imports all that is tried: not for the list of commands
        from ui.atelier.epreuve_fenetre import EPREUVE

        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # nobody looks at that window
        if systeme.obstacle() is None:
            toutes.EPREUVES.append(EPREUVE)
        eprouver(**options)

    return commande(avec_la_fenetre)


def tournoi() -> Any:
    """Return the command of the tournaments, whose report is told in the languages of the window too."""
    from ecosysteme.commandes.options import JOUEURS_CONNUS, PAROLES
    from ecosysteme.commandes.tournoi import tournoi as jouer

    PAROLES.update((langue, partial(_parler, langue)) for langue in LANGUE.choix if langue not in PAROLES)
    return commande(jouer, epilog=JOUEURS_CONNUS)


@contextmanager
def _parler(langue: str) -> Iterator[Callable[[Message], str]]:
    """Tell messages in ``langue``; that needs no screen."""
    from PySide6.QtCore import QCoreApplication

    from ui.socle.langue import Langue
    from ui.socle.raisons import dire as dire_message

    parole = Langue(QCoreApplication.instance() or QCoreApplication(sys.argv[:1]))
    parole.choisir(langue)
    try:
        yield dire_message
    finally:
        parole.retirer()


def captures() -> Any:
    """Return the command of the screenshots."""
    return commande(_captures, help="Peint les captures d'écran de la fenêtre dans un dossier.")


def guide() -> Any:
    """Return the command of the guide's pages."""
    return commande(_guide)


def imprimer() -> Any:
    """Return the command of the sheets."""
    return commande(_imprimer)


def animer() -> Any:
    """Return the command of the films."""
    return commande(_animer)


def _banc_ihm(
    secondes: Annotated[float, option(SECONDES, "--secondes")] = float(SECONDES.defaut),
    json: OptionJson = False,
    tournoi: Annotated[bool, typer.Option("--tournoi", help="Pendant un tournoi, du réglage à la pause.")] = False,
    actions: Annotated[bool, typer.Option("--actions", help="Le pire écart de chaque entrée des menus.")] = False,
    journal: Annotated[bool, typer.Option("--journal", help="La liste d'un journal de 100 000 parties.")] = False,
) -> None:
    _exige_qt()
    if journal:
        from ui.atelier.banc_journal import principal as mesure_du_journal

        raise typer.Exit(mesure_du_journal(json))
    if actions:
        from ui.atelier.banc_actions import principal as mesure_actions

        raise typer.Exit(mesure_actions(FOIS, json))
    if tournoi:
        from ui.atelier.banc_tournoi import principal as mesure
    else:
        from ui.atelier.banc import principal as mesure

    raise typer.Exit(mesure(secondes, json))


def _banc_demarrage(
    departs: Annotated[int, option(DEPARTS, "--departs")] = int(DEPARTS.defaut),
    json: OptionJson = False,
    memoire: Annotated[bool, typer.Option("--memoire", help="La mémoire tenue, jusqu'à une partie revue.")] = False,
) -> None:
    _exige_qt()
    if memoire:
        from ui.atelier.occupation import principal as occupation

        raise typer.Exit(occupation(json))
    from ui.atelier.banc_demarrage import principal as mesure

    raise typer.Exit(mesure(departs, json))


def _captures(
    dossier: Annotated[Path, typer.Argument(metavar="DOSSIER", help="Dossier où écrire les images.")],
) -> None:
    _exige_qt()
    from ui.atelier.captures import principal as capture

    raise typer.Exit(capture(dossier))


def _guide(
    dossier: Annotated[Path, typer.Argument(metavar="DOSSIER", help="Dossier où écrire les pages et leurs images.")],
) -> None:
    """Écrit le guide de l'utilisateur en HTML, une page par langue et ses images."""
    from ui.guide.site import ecrire_guide

    dire("\n".join(map(str, ecrire_guide(dossier))))


def _imprimer(
    vers: Annotated[Path, typer.Option("--vers", metavar="FICHIER", help="PDF à écrire.")],
    partie: Annotated[str | None, typer.Argument(metavar="PARTIE", help=AIDE)] = None,
    feuille: OptionFeuille = False,
    diagrammes: OptionDiagrammes = None,
    rapport: OptionRapport = None,
    finales: OptionFinales = False,
    problemes: OptionProblemes = None,
    vierge: OptionVierge = False,
    classe: OptionClasse = None,
    format_: Annotated[str, option(FORMAT_PAPIER, "--format")] = str(FORMAT_PAPIER.defaut),
    langue: Annotated[str, option(LANGUE, "--langue", aide="Langue de la feuille.")] = str(LANGUE.defaut),
    noir: Annotated[str, typer.Option("--noir", "--premier", metavar="NOM", help="Qui a joué le premier camp.")] = "",
    blanc: Annotated[str, typer.Option("--blanc", "--second", metavar="NOM", help="Qui a joué le second camp.")] = "",
    date: Annotated[str, typer.Option("--date", metavar="DATE", help="Date de la partie.")] = "",
    evenement: Annotated[str, typer.Option("--evenement", metavar="NOM", help="Tournoi ou rencontre.")] = "",
    ronde: Annotated[str, typer.Option("--ronde", metavar="RONDE", help="Ronde du tournoi.")] = "",
    lieu: Annotated[str, typer.Option("--lieu", metavar="LIEU", help="Lieu de la partie.")] = "",
    numero: OptionPartie = None,
    jeu: OptionJeu = str(JEU.defaut),
    taille: OptionTaille = None,
) -> None:
    """Imprime une partie en PDF : feuille, diagrammes, rapport, problèmes, feuille pour une classe ou à remplir."""
    _exige_qt(annonce=False)
    from ecosysteme.entete import Entete
    from ui.commandes.papier import Choix, lire_fiche
    from ui.commandes.papier import imprimer as imprimer_fiche

    choix = Choix(feuille, diagrammes, rapport, finales, problemes, vierge, classe)
    dit = Entete(noir, blanc, date, evenement, ronde, lieu)
    with refus():
        choix.verifier(partie)
        lue = lire_fiche(partie, creer_jeu(jeu, taille), numero)
        pages = imprimer_fiche(lue.avec(dit), choix, vers, format_, langue, partie)
    dire(f"{vers} : {pages} page{'s' if pages > 1 else ''} {format_}")


def _animer(
    partie: Annotated[str, typer.Argument(metavar="PARTIE", help=AIDE)],
    vers: Annotated[Path, typer.Option("--vers", metavar="FICHIER", help="Animation à écrire : .gif, .png ou .apng.")],
    cote: Annotated[int, option(COTE_ANIMATION, "--cote")] = int(COTE_ANIMATION.defaut),
    duree: Annotated[int, option(DUREE_ANIMATION, "--duree")] = int(DUREE_ANIMATION.defaut),
    numero: OptionPartie = None,
    theme: Annotated[str, option(THEME, "--theme", aide="Couleurs du plateau.")] = str(THEME.defaut),
    jeu: OptionJeu = str(JEU.defaut),
    taille: OptionTaille = None,
) -> None:
    """Écrit une partie en animation GIF ou PNG, une image par coup."""
    _exige_qt(annonce=False)
    from ui.commandes.papier import filmer, lire_fiche

    with refus():
        lue = lire_fiche(partie, creer_jeu(jeu, taille), numero)
        images = filmer(lue, vers, partie, cote=cote, duree=duree, theme=theme)
    dire(f"{vers} : {images} images")


def _exige_qt(*, annonce: bool = True) -> None:
    """Make sure that Qt can paint, off screen when there is no screen, for nobody has to watch; or leave with code 1.

    That it is off screen is said where it changes what is measured (``annonce``). A platform that the user asked for
    is never replaced.
    """
    phrase = systeme.preparer()
    if phrase is not None and not os.environ.get("QT_QPA_PLATFORM"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        phrase = systeme.obstacle()
        if phrase is None and annonce:
            dire("Pas d'écran utilisable : rendu hors écran (QT_QPA_PLATFORM=offscreen).", erreur=True)
    if phrase is not None:
        raise typer.Exit(systeme.refuser(phrase))
