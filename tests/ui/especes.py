"""Every kind of widget that the window is made of, with a word on it, and how each comes into each of its states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QHoverEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QTabBar,
    QTableView,
    QTextBrowser,
    QToolButton,
    QTreeView,
    QWidget,
)

MOTS = MOT, BLANCS = "HHHH", "\u00a0" * 4
TAILLE: Final = QSize(280, 60)

Geste: TypeAlias = Callable[[Any], object]
Especes: TypeAlias = dict[str, tuple[Callable[[str], QWidget], dict[str, Geste]]]


# The states.


def rien(widget: QWidget) -> None:
    """Leave a widget as it is at first."""


def survoler(widget: QWidget, ou: QPoint | None = None) -> None:
    point = QPointF(widget.rect().center() if ou is None else ou)
    widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    for genre in (QEvent.Type.HoverEnter, QEvent.Type.HoverMove):
        QApplication.sendEvent(widget, QHoverEvent(genre, point, point, QPointF(-1, -1)))


def viser(widget: QWidget) -> None:
    widget.window().activateWindow()
    widget.setFocus(Qt.FocusReason.TabFocusReason)


def eteindre(widget: QWidget) -> None:
    widget.setEnabled(False)


def eteindre_l_entree(menu: QMenu) -> None:
    menu.actions()[1].setEnabled(False)


def et(*gestes: Geste) -> Geste:
    return lambda widget: [geste(widget) for geste in gestes]


def qualifier(nom: str, valeur: object) -> Geste:
    def geste(widget: QWidget) -> None:
        widget.setProperty(nom, valeur)
        widget.style().polish(widget)

    return geste


def cocher(bouton: QAbstractButton) -> None:
    bouton.setCheckable(True)
    bouton.setChecked(True)


def presser(bouton: QAbstractButton) -> None:
    bouton.setDown(True)


def choisir(vue: QAbstractItemView) -> None:
    vue.setCurrentIndex(vue.model().index(1, 0))


def survoler_la_ligne(vue: QAbstractItemView) -> None:
    survoler(vue.viewport(), vue.visualRect(vue.model().index(1, 0)).center())


def derouler(boite: QComboBox) -> None:
    boite.showPopup()
    choisir(boite.view())


INERTE: Final[dict[str, Geste]] = {"normal": rien, "eteint": eteindre}
COMMUNS: Final[dict[str, Geste]] = {"normal": rien, "survol": survoler, "focus": viser, "eteint": eteindre}
BOUTON: Final[dict[str, Geste]] = COMMUNS | {
    "presse": presser,
    "coche": cocher,
    "coche survol": et(cocher, survoler),
    "coche focus": et(cocher, viser),
    "coche presse": et(cocher, presser),
    "coche eteint": et(cocher, eteindre),
}
LIGNE: Final[dict[str, Geste]] = {
    "normale": rien,
    "survolee": survoler_la_ligne,
    "courante": choisir,
    "courante, focus": et(choisir, viser),
    "courante, survolee": et(choisir, viser, survoler_la_ligne),
    "eteinte": eteindre,
    "courante, eteinte": et(choisir, eteindre),
}
TEXTES: Final[dict[str, Geste]] = COMMUNS | {
    "choisi": lambda champ: champ.selectAll(),
    "choisi, focus": et(viser, lambda champ: champ.selectAll()),
    "choisi, eteint": et(lambda champ: champ.selectAll(), eteindre),
}


# The kinds: each is made with a word, where it is to stand.


def avec_texte(classe: type[Any], **proprietes: object) -> Callable[[str], QWidget]:
    def faire(mot: str) -> QWidget:
        widget: QWidget = classe()
        widget.setText(mot)  # type: ignore[attr-defined]
        for nom, valeur in proprietes.items():
            qualifier(nom, valeur)(widget)
        return widget

    return faire


def boite(mot: str) -> QComboBox:
    boite = QComboBox()
    boite.addItems([mot, mot])
    return boite


def liste_de_boite(mot: str) -> QComboBox:
    boite = QComboBox()
    boite.addItems([BLANCS, mot, BLANCS])
    return boite


def vue(classe: type[Any], nom: str = "") -> Callable[[str], QWidget]:
    def faire(mot: str) -> QWidget:
        vue: QAbstractItemView = classe()
        vue.setObjectName(nom)
        modele = QStandardItemModel()
        for texte in (BLANCS, mot, BLANCS):
            modele.appendRow(QStandardItem(texte))
        modele.setParent(vue)
        vue.setModel(modele)
        vue.setAlternatingRowColors(True)
        vue.resize(TAILLE.width(), 5 * TAILLE.height())
        if isinstance(vue, QTableView):
            vue.horizontalHeader().hide()
            vue.resizeRowsToContents()
        return vue

    return faire


def entete(mot: str) -> QTableView:
    table = QTableView()
    table.setModel(QStandardItemModel(1, 1, table))
    table.model().setHeaderData(0, Qt.Orientation.Horizontal, mot)
    table.setObjectName("entete_de_table")
    table.resize(TAILLE.width(), 3 * TAILLE.height())
    return table


def onglets(mot: str) -> QTabBar:
    onglets = QTabBar()
    for texte in (BLANCS, mot):
        onglets.addTab(texte)
    return onglets


def nombre(mot: str) -> QSpinBox:
    champ = QSpinBox()
    champ.setSpecialValueText(mot)
    return champ


def indication(classe: type[Any]) -> Callable[[str], QWidget]:
    def faire(mot: str) -> QWidget:
        champ: QWidget = classe()
        champ.setPlaceholderText(mot)  # type: ignore[attr-defined]
        return champ

    return faire


def texte_long(classe: type[Any]) -> Callable[[str], QWidget]:
    def faire(mot: str) -> QWidget:
        champ: QWidget = classe()
        champ.setPlainText(mot)  # type: ignore[attr-defined]
        return champ

    return faire


def lien(mot: str) -> QTextBrowser:
    page = QTextBrowser()
    page.setHtml(f'<a style="text-decoration: none" href="#">{mot}</a>')
    return page


def menu(mot: str) -> QMenu:
    menu = QMenu()
    for texte in (BLANCS, mot, BLANCS):
        menu.addAction(texte)
    return menu


def barre_de_menus(mot: str) -> QMenuBar:
    barre = QMenuBar()
    barre.setNativeMenuBar(False)
    barre.addAction(mot)
    return barre


ESPECES: Final[Especes] = {
    "bouton": (avec_texte(QPushButton), BOUTON),
    "bouton par defaut": (avec_texte(QPushButton, default=True), COMMUNS),
    "outil": (avec_texte(QToolButton), BOUTON),
    "outil plat": (avec_texte(QToolButton, autoRaise=True), BOUTON),
    "case": (avec_texte(QCheckBox), BOUTON),
    "choix": (avec_texte(QRadioButton), BOUTON),
    "texte": (avec_texte(QLabel), INERTE),
    **{
        f"texte {role}": (avec_texte(QLabel, role=role), INERTE)
        for role in ("titre", "score", "discret", "detail", "trait")
    },
    "annonce": (avec_texte(QLabel, objectName="annonce"), {"normale": rien}),
    "bouton de texte": (avec_texte(QToolButton, objectName="bouton_annuler_edition"), COMMUNS),
    "boite": (boite, COMMUNS),
    "boite fautive": (boite, {"normale": qualifier("faute", True)}),
    "liste d'une boite": (
        liste_de_boite,
        {
            "normale": QComboBox.showPopup,
            "courante": derouler,
            "courante, fautive": et(qualifier("faute", True), derouler),
            "survolee": et(QComboBox.showPopup, lambda boite: survoler_la_ligne(boite.view())),
        },
    ),
    "ligne": (avec_texte(QLineEdit), TEXTES),
    "indication": (indication(QLineEdit), COMMUNS),
    "nombre": (nombre, TEXTES),
    "paragraphe": (texte_long(QPlainTextEdit), TEXTES),
    "indication d'un paragraphe": (indication(QPlainTextEdit), COMMUNS),
    "page": (texte_long(QTextBrowser), TEXTES),
    "lien": (lien, COMMUNS),
    "table": (vue(QTableView), LIGNE),
    "table des documents": (vue(QTableView, "liste_documents"), LIGNE),
    "arbre": (vue(QTreeView), LIGNE),
    "liste": (vue(QListView), LIGNE),
    "en-tete": (entete, INERTE),
    "onglet": (
        onglets,
        {
            "normal": rien,
            "survol": lambda onglets: survoler(onglets, onglets.tabRect(1).center()),
            "choisi": lambda onglets: onglets.setCurrentIndex(1),
            "choisi, focus": et(lambda onglets: onglets.setCurrentIndex(1), viser),
            "eteint": eteindre,
        },
    ),
    "menu": (
        menu,
        {
            "normal": rien,
            "choisi": lambda menu: menu.setActiveAction(menu.actions()[1]),
            "eteint": eteindre_l_entree,
            "choisi, eteint": lambda menu: (
                menu.actions()[1].setEnabled(False),
                menu.setActiveAction(menu.actions()[1]),
            ),
        },
    ),
    "barre de menus": (
        barre_de_menus,
        {
            "normale": rien,
            "choisie": lambda barre: barre.setActiveAction(barre.actions()[0]),
            "eteinte": eteindre,
        },
    ),
    "groupe": (QGroupBox, INERTE),
    "dock": (QDockWidget, INERTE),
}
