"""The shortcuts: the keys of the board, then those of each menu, read from the menus; two columns that scroll."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMainWindow, QMenu, QPushButton, QTextBrowser, QVBoxLayout

from ui.socle.devant import mettre_devant
from ui.socle.retraduction import Retraduit

TAILLE: Final = QSize(900, 640)  # px, where the screen has them
LARGEUR_TOUCHE: Final = 150  # px: the keys of all the groups stand in line
ENTETE: Final = 3  # lines that the name of a group takes, with the room around it

Groupe = tuple[str, list[tuple[str, str]]]  # its name; each of its keys, and what it does


class Raccourcis(Retraduit, QDialog):
    """Lists the keys in the language of the moment; the game goes on meanwhile."""

    def __init__(self, fenetre: QMainWindow) -> None:
        super().__init__(fenetre)
        self.setObjectName("raccourcis")
        self.setModal(False)
        self._fenetre = fenetre
        self.texte, self._fermer = QTextBrowser(), QPushButton()
        self.texte.setObjectName("texte_raccourcis")
        self.texte.document().setDocumentMargin(12)
        self._fermer.setObjectName("bouton_fermer_raccourcis")
        self._fermer.clicked.connect(self.close)
        colonne, boutons = QVBoxLayout(self), QHBoxLayout()
        boutons.addStretch()
        boutons.addWidget(self._fermer)
        colonne.addWidget(self.texte)
        colonne.addLayout(boutons)
        self._traduire()
        self.resize(TAILLE.boundedTo(self.screen().availableSize() * 0.9))

    def _traduire(self) -> None:
        self.setWindowTitle(QCoreApplication.translate("Aide", "Raccourcis"))
        self.texte.setAccessibleName(self.windowTitle())
        self._fermer.setText(self.tr("&Fermer"))
        self.texte.setHtml(en_html(groupes(self._fenetre)))


def montrer_raccourcis(fenetre: QMainWindow) -> Raccourcis:
    """Show the shortcuts of ``fenetre``, in the same window whenever they are asked for."""
    raccourcis = fenetre.findChild(Raccourcis) or Raccourcis(fenetre)
    mettre_devant(raccourcis)
    raccourcis.texte.setFocus()
    return raccourcis


def groupes(fenetre: QMainWindow) -> list[Groupe]:
    """List the keys of the board, then of each menu that has any; an action counts where it is found first."""
    trouves: list[Groupe] = [(QCoreApplication.translate("Aide", "Sur le plateau"), _plateau())]
    vues = set[QAction]()
    for menu in fenetre.findChildren(QMenu):
        actions = [action for action in menu.actions() if not action.shortcut().isEmpty() and action not in vues]
        vues.update(actions)
        if actions:
            trouves.append((_sans_marque(menu.title()), [_touche(action) for action in actions]))
    return trouves


def _touche(action: QAction) -> tuple[str, str]:
    touche = action.shortcut()
    return touche.toString(touche.SequenceFormat.NativeText), _sans_marque(action.text())


def _sans_marque(texte: str) -> str:
    return " ".join(texte.replace("&", "").split())


def _plateau() -> list[tuple[str, str]]:
    return [
        (QCoreApplication.translate("Aide", "Flèches"), QCoreApplication.translate("Aide", "déplacer le curseur")),
        (QCoreApplication.translate("Aide", "Entrée ou espace"), QCoreApplication.translate("Aide", "jouer la case")),
        ("d 3", QCoreApplication.translate("Aide", "désigner une case par son nom, puis Entrée")),
        ("4", QCoreApplication.translate("Aide", "à Puissance 4, désigner une colonne, puis Entrée")),
        ("a 2", QCoreApplication.translate("Aide", "au Nim, prendre deux objets du tas a, puis Entrée")),
        ("l", QCoreApplication.translate("Aide", "lire les coups possibles")),
        ("s", QCoreApplication.translate("Aide", "lire le score")),
        ("p", QCoreApplication.translate("Aide", "lire le dernier coup et ce qu'il a retourné")),
        ("t", QCoreApplication.translate("Aide", "lire qui a le trait, et les temps de réflexion")),
        ("o x v k", QCoreApplication.translate("Aide", "marquer la case : rond, croix, triangle, carré")),
        ("n", QCoreApplication.translate("Aide", "mettre une lettre sur la case")),
        ("w", QCoreApplication.translate("Aide", "commencer une flèche, puis la finir")),
        (QCoreApplication.translate("Aide", "Clic droit"), QCoreApplication.translate("Aide", "marquer la case")),
        (QCoreApplication.translate("Aide", "Glissé droit"), QCoreApplication.translate("Aide", "tracer une flèche")),
    ]


def en_html(tous: list[Groupe]) -> str:
    """Write the groups in two columns of about the same height, in their order."""
    colonnes: list[list[Groupe]] = [[], []]
    moitie, lignes = sum(map(_hauteur, tous)) / 2, 0
    for groupe in tous:
        colonnes[lignes + _hauteur(groupe) / 2 > moitie].append(groupe)
        lignes += _hauteur(groupe)
    cellules = "".join(f'<td width="50%">{"".join(map(_ecrire, colonne))}</td>' for colonne in colonnes)
    return f'<table width="100%"><tr>{cellules}</tr></table>'


def _hauteur(groupe: Groupe) -> int:
    return ENTETE + len(groupe[1])


def _ecrire(groupe: Groupe) -> str:
    nom, touches = groupe
    lignes = "".join(
        f'<tr><td width="{LARGEUR_TOUCHE}"><b>{escape(touche)}</b></td><td>{escape(effet, quote=False)}</td></tr>'
        for touche, effet in touches
    )
    return f'<h3>{escape(nom, quote=False)}</h3><table cellpadding="1">{lignes}</table>'
