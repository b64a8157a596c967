"""What the window can do at this moment, each with its words: menus, board, tabs, positions that teach, buttons.

Read anew each time: rooms add entries and tabs, and what is possible changes with the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QTabBar, QTabWidget

from ecosysteme.arbre.exemples import EXEMPLES
from ui.disposition.modes import MODES, Modes
from ui.disposition.onglets_matchs import NOMS
from ui.plateau.saisie import LECTURES
from ui.socle.chargeur import trouver
from ui.socle.langue import TRADUCTIONS, langue_du_moment, translate
from ui.socle.raisons import dire, majuscule
from ui.socle.textes import refus_justifie, touche_de, une_ligne
from ui.widgets.fenetre import FenetreDessinee

SUITE: Final = " ▸ "  # between a menu and what is in it
CONTEXTE: Final = "ApplicationIHM"  # of the texts of the Designer file
ESPACES: Final = str.maketrans(
    {"\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " "}
)  # as the sources have them


@dataclass(frozen=True)
class Offre:
    """Something that can be asked for: its words, the menu or the mode where it is found, its key.

    ``nom`` is what it is remembered by, the same in all languages; empty for what will not be there tomorrow.
    """

    texte: str
    chemin: str
    faire: Callable[[], object]
    nom: str = ""
    touche: str = ""
    possible: bool = True
    cochee: bool = False
    refus: str = ""  # why it is not possible, where somebody says it
    anglais: str = ""


def commandes(fenetre: FenetreDessinee, modes: Modes) -> list[Offre]:
    """List all that ``fenetre`` offers, in the order of its menus; a button that only repeats an entry is left out."""
    connues = [*_des_menus(fenetre), *_du_plateau(fenetre)]
    connues += [*_des_onglets(fenetre, modes), *_des_exemples(fenetre, modes)]
    dites = {offre.texte for offre in connues}
    ici = sans_marque(fenetre.widgets.trouver(QAction, f"action_{MODES[modes.nom].action}").text())
    for bouton in fenetre.findChildren(QPushButton):
        texte = sans_marque(bouton.text())
        if texte and texte not in dites and bouton.isVisible():
            connues.append(Offre(texte, ici, bouton.click, bouton.objectName(), possible=bouton.isEnabled()))
    return connues


def actions_des_menus(fenetre: FenetreDessinee) -> list[tuple[QAction, str]]:
    """List the entries of all menus, each once, with the menus that lead there."""
    # An action that is asked for its menu deletes it in PySide6 6.8.
    menus = {menu.menuAction(): menu for menu in fenetre.findChildren(QMenu)}
    vues = set[QAction]()

    def parcourir(actions: Iterable[QAction], chemin: tuple[str, ...]) -> Iterator[tuple[QAction, str]]:
        for action in actions:
            if action in menus:
                yield from parcourir(menus[action].actions(), (*chemin, sans_marque(menus[action].title())))
            elif action.text() and not action.isSeparator() and action not in vues:
                vues.add(action)
                yield action, SUITE.join(chemin)

    return list(parcourir(fenetre.widgets.barre_menus.actions(), ()))


def _des_menus(fenetre: FenetreDessinee) -> list[Offre]:
    for menu in fenetre.widgets.barre_menus.findChildren(QMenu):
        menu.aboutToShow.emit()  # some enable their entries only then
    anglais = _anglais()
    return [
        Offre(
            texte=sans_marque(action.text()),
            chemin=chemin,
            faire=action.trigger,
            nom=action.objectName(),
            touche=touche_de(action),
            possible=action.isEnabled(),
            cochee=action.isChecked(),
            refus=refus_justifie(action),
            anglais=anglais(action.text()),
        )
        for action, chemin in actions_des_menus(fenetre)
        if action.isVisible()
    ]


def lectures() -> dict[str, str]:
    """Say what each key of the board that is one of ``LECTURES`` reads aloud."""
    dites = (
        translate("Aide", "lire les coups possibles"),
        translate("Aide", "lire le score"),
        translate("Aide", "lire le dernier coup et ce qu'il a retourné"),
        translate("Aide", "lire qui a le trait, et les temps de réflexion"),
    )
    return dict(zip(LECTURES, dites, strict=True))


def _du_plateau(fenetre: FenetreDessinee) -> Iterator[Offre]:
    """Yield what a key of the board alone reads aloud."""
    plateau = translate("Aide", "Sur le plateau")
    for touche, effet in lectures().items():
        lire = partial(fenetre.widgets.plateau.lecture_demandee.emit, touche)
        yield Offre(majuscule(effet), plateau, lire, f"lecture_{touche}", touche.upper())


def _des_onglets(fenetre: FenetreDessinee, modes: Modes) -> Iterator[Offre]:
    """Yield the tabs that stand beside the board, whatever mode they are in."""
    for nom, mode in (("onglets_etudier", "etudier"), ("onglets_serie", "matchs"), ("arbre_onglets", "comprendre")):
        trouvee = fenetre.findChild(QTabBar, nom) or fenetre.findChild(QTabWidget, nom)
        if trouvee is not None:  # a dock is filled when it is first shown
            titre = sans_marque(fenetre.widgets.trouver(QAction, f"action_{MODES[mode].action}").text())
            for rang in range(trouvee.count()):
                aller = partial(_aller, modes, mode, trouvee, rang)
                yield Offre(sans_marque(trouvee.tabText(rang)), titre, aller, f"{nom}:{rang}")
    matchs = fenetre.findChild(QTabBar, "onglets_matchs")
    if matchs is not None:
        titre = sans_marque(fenetre.widgets.action_mode_matchs.text())
        for rang, mode in enumerate(NOMS):
            yield Offre(sans_marque(matchs.tabText(rang)), titre, partial(modes.choisir, mode), f"mode:{mode}")


def _des_exemples(fenetre: FenetreDessinee, modes: Modes) -> Iterator[Offre]:
    """Yield the positions that teach, as the dock of Comprendre lists them once it is filled."""
    titre = sans_marque(fenetre.widgets.action_mode_comprendre.text())
    chemin = SUITE.join((titre, translate("BoutonExemples", "Exemples")))
    for rang, exemple in enumerate(EXEMPLES):
        nom = f"arbre_exemple_{rang + 1}"
        yield Offre(sans_marque(dire(exemple.titre)), chemin, partial(_montrer_exemple, fenetre, modes, nom), nom)


def _montrer_exemple(fenetre: FenetreDessinee, modes: Modes, nom: str) -> None:
    modes.choisir("comprendre")  # whose dock is filled then
    trouver(fenetre, QAction, nom).trigger()


def _aller(modes: Modes, mode: str, onglets: QTabBar | QTabWidget, rang: int) -> None:
    modes.choisir(mode)
    onglets.setCurrentIndex(rang)


def sans_marque(texte: str) -> str:
    """Return the text of an entry without the letter that Alt presses."""
    return " ".join(une_ligne(texte.replace("&&", "\0").replace("&", "").replace("\0", "&")).split())


def _anglais() -> Callable[[str], str]:
    """Return what gives the English of a text of the Designer file while the window speaks French."""
    traducteur = QTranslator()
    if langue_du_moment() == "en" or not traducteur.load(str(TRADUCTIONS / "othellier_en.qm")):
        return lambda _: ""
    return lambda texte: sans_marque(traducteur.translate(CONTEXTE, texte.translate(ESPACES)) or "")
