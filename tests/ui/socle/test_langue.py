"""The English translation: complete, compiled, and followed live by the whole window in both directions."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QDockWidget,
    QFileDialog,
    QLabel,
    QMainWindow,
    QTableWidget,
    QTabWidget,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.fautes import Faute
from tests.fenetre import choisir, cliquer, cocher, coups_legaux
from tests.modeles import champs, sources
from tests.tailles import quelques
from tests.traduire import FRANCAIS, LUPDATE, TS, collecter
from ui.guide.pages import insecables
from ui.jeux.registre import ADAPTATEURS
from ui.plateau.cases import CaseLue
from ui.socle.chargeur import trouver
from ui.socle.langue import (
    LOCALES,
    TRADUCTIONS,
    Langue,
    accorder,
    deux_points,
    langue_du_moment,
    langue_du_systeme,
    points_virgules,
    pour_cent,
)
from ui.socle.raisons import dire

QM = TRADUCTIONS / "othellier_en.qm"

# Said the same way in both languages.
COMMUNS = {
    "Othello",
    "Othellier",
    "Français",
    "English",
    "Match",
    "Min",
    "Max",
    "Min-Max",
    "Second",
    "–•– verdict",
} | {
    "Guide",
    "Pause",
    "Points",
    "Score",
    "Incidents",
    "Menus",
    "Orientation",
    "Max.",
    "Mob.",
    "GGF",
    "OBF",
    "SGF",
}
UNITES = re.compile(r"\bm?s\b")

Message = tuple[str, str]


def messages(fichier: Path) -> dict[Message, ElementTree.Element]:
    """Read a ``.ts`` file: the translation of each pair of context and source text."""
    lus: dict[Message, ElementTree.Element] = {}
    for contexte in ElementTree.parse(fichier).getroot().iter("context"):
        for message in contexte.iter("message"):
            traduction = message.find("translation")
            assert traduction is not None
            lus[contexte.findtext("name", ""), message.findtext("source", "")] = traduction
    return lus


def test_chaque_phrase_est_traduite_avec_les_memes_champs() -> None:
    for (contexte, source), traduction in messages(TS).items():
        assert "type" not in traduction.attrib, f"{contexte} : {source!r} est {traduction.get('type')}"
        assert traduction.text, f"{contexte} : {source!r} n'est pas traduite"
        assert champs(traduction.text) == champs(source), f"{contexte} : {source!r}"


@pytest.mark.skipif(not LUPDATE.exists(), reason="pyside6-lupdate n'est pas installé")
def test_la_traduction_contient_toutes_les_phrases_des_sources_et_elles_seules(tmp_path: Path) -> None:
    neuf = tmp_path / "neuf.ts"
    collecter(neuf, tmp_path)
    assert messages(neuf).keys() == messages(TS).keys()


def test_aucun_texte_n_echappe_a_la_collecte() -> None:
    """Qt's tool reads no expression inside an f-string: a text written there would stay French."""
    collectes = {message.findtext("source") for message in ElementTree.parse(TS).getroot().iter("message")}
    ecrits = {texte for source in sources("ui") for texte in textes_a_traduire(ast.parse(source.read_text("utf-8")))}
    assert len(ecrits) > 1000
    assert ecrits <= collectes


def textes_a_traduire(arbre: ast.Module) -> Iterator[str]:
    """Yield the texts given as such to ``tr`` and ``translate``."""
    for noeud in ast.walk(arbre):
        match noeud:
            case (
                ast.Call(func=ast.Attribute(attr="tr") | ast.Name(id="tr"), args=[ast.Constant(value=str(texte)), *_])
                | ast.Call(
                    func=ast.Attribute(attr="translate") | ast.Name(id="translate"),
                    args=[_, ast.Constant(value=str(texte)), *_],
                )
            ):
                yield texte


def test_le_fichier_compile_est_celui_de_la_traduction() -> None:
    traducteur = QTranslator()
    assert traducteur.load(str(QM))
    for (contexte, source), traduction in messages(TS).items():
        assert traducteur.translate(contexte, source) == traduction.text, "recompiler par python -m tests.traduire"


def test_le_francais_compile_a_ses_espaces_insecables_et_rien_d_autre_ne_change() -> None:
    traducteur = QTranslator()
    assert traducteur.load(str(FRANCAIS))
    for contexte, source in messages(TS):
        dit = traducteur.translate(contexte, source) or source
        assert dit == insecables(source), "recompiler par python -m tests.traduire"


def test_aucune_ligne_de_la_fenetre_ne_peut_commencer_par_un_signe(
    langue: Langue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.socle.langue.INSECABLES", True)
    langue.choisir("fr")
    assert dire(Faute("{chemin} : {raison}", chemin="« a ; b »", raison="12:34")) == "« a ; b »\u00a0: 12:34", (
        "ce qui vient d'ailleurs est dit tel quel"
    )
    assert deux_points("Trait", "Noirs") == "Trait\u00a0: Noirs"
    langue.choisir("en")
    assert deux_points("Turn", "Black") == "Turn: Black"


def test_le_francais_revient(langue: Langue) -> None:
    def phrase() -> str:
        return QCoreApplication.translate("Phrases", "Trait aux Noirs")

    langue.choisir("en")
    assert (langue.nom, phrase(), QLocale().toString(1.5)) == ("en", "Black to move", "1.5")
    langue.choisir("fr")
    assert (langue.nom, phrase(), QLocale().toString(1.5)) == ("fr", "Trait aux Noirs", "1,5")


@pytest.mark.parametrize(
    ("voulues", "nom"), [("fr", "fr"), ("fr_CA:en", "fr"), ("de:fr", "fr"), ("en_GB:fr", "en"), ("ja", "en")]
)
def test_la_premiere_langue_est_celle_du_systeme(monkeypatch: pytest.MonkeyPatch, voulues: str, nom: str) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: voulues.split(":"))
    assert langue_du_systeme() == nom


def test_la_boite_de_fichiers_de_qt_ne_dit_rien_en_anglais(qtbot: QtBot, langue: Langue, tmp_path: Path) -> None:
    (tmp_path / "dossier").mkdir()
    (tmp_path / "notes.txt").touch()

    def textes_de_la_boite(nom: str) -> dict[str, str]:
        langue.choisir(nom)
        boite = QFileDialog(None, "", str(tmp_path), "*.txt")
        boite.setOption(QFileDialog.Option.DontUseNativeDialog)
        boite.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        qtbot.addWidget(boite)
        boite.show()
        arbre = trouver(boite, QTreeView, "treeView")
        modele = arbre.model()
        qtbot.waitUntil(lambda: modele.rowCount(arbre.rootIndex()) == 2)
        dits = {f"type {rang}": modele.index(rang, 2, arbre.rootIndex()).data() for rang in range(2)}
        dits |= {f"colonne {rang}": modele.headerData(rang, Qt.Orientation.Horizontal) for rang in range(4)}
        for rang, widget in enumerate(boite.findChildren(QWidget)):
            for lu in ("text", "toolTip", "accessibleName"):
                dits[f"{rang} {lu}"] = widget.property(lu)
        return {nom: texte for nom, texte in dits.items() if texte}

    francais, anglais = textes_de_la_boite("fr"), textes_de_la_boite("en")
    assert francais["type 0"] == "Dossier"
    assert {texte for nom, texte in anglais.items() if texte == francais[nom]} <= {"Type"}


def test_une_langue_refusee_laisse_la_precedente(langue: Langue, monkeypatch: pytest.MonkeyPatch) -> None:
    langue.choisir("en")
    with pytest.raises(ValueError, match="attendu fr ou en"):
        langue.choisir("de")
    monkeypatch.setitem(LOCALES, "de", QLocale.Language.German)  # declared, but its file was forgotten
    with pytest.raises(OSError, match="othellier_de"):
        langue.choisir("de")
    assert (langue.nom, QLocale().language()) == ("en", QLocale.Language.English)
    assert QCoreApplication.translate("Phrases", "Trait aux Noirs") == "Black to move"


def textes(fenetre: QMainWindow) -> Iterator[tuple[str, str]]:
    """Yield all that the window writes, and all that a screen reader reads, each under a name of its own."""
    # Only what lasts is numbered: timers and animations come and go.
    # The squares of the board are named a little later; their own tests change the language.
    durables = [objet for objet in fenetre.findChildren(QObject) if isinstance(objet, QWidget | QAction)]
    durables = [objet for objet in durables if not isinstance(objet, CaseLue)]
    for rang, objet in enumerate([fenetre, *durables]):
        parent = objet.parent()
        if isinstance(parent, QDockWidget) and parent.features() == QDockWidget.DockWidgetFeature.NoDockWidgetFeatures:
            continue  # Qt's own buttons of a dock that has none
        nom = f"{rang} {type(objet).__name__} {objet.objectName()}"
        for lu in ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText"):
            valeur = objet.property(lu)
            if valeur and not objet.objectName().startswith("Scroll"):  # Qt's arrows of the tab bar have no French
                yield f"{nom} {lu}", valeur
        if isinstance(objet, QTabWidget):
            yield from ((f"{nom} onglet {onglet}", objet.tabText(onglet)) for onglet in range(objet.count()))
        if isinstance(objet, QTableWidget):
            yield from ((f"{nom} {place}", texte) for place, texte in cellules(objet))


def cellules(table: QTableWidget) -> Iterator[tuple[str, str]]:
    for colonne in range(table.columnCount()):
        entete = table.horizontalHeaderItem(colonne)
        assert entete is not None
        yield f"entête {colonne}", entete.text()
        yield f"aide {colonne}", entete.toolTip()
        for ligne in range(table.rowCount()):
            cellule = table.item(ligne, colonne)
            assert cellule is not None
            yield f"case {ligne} {colonne}", cellule.text()


def jouer(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> QTableWidget:
    """Play two moves between two people, and wait until the list of moves shows them."""
    coups = trouver(fenetre, QTableWidget, "liste_coups")
    choisir(fenetre, "jeu", jeu)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    for _ in range(2):
        cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    qtbot.waitUntil(lambda: coups.rowCount() == 1)
    return coups


def parler(fenetre: ApplicationIHM, nom: str) -> None:
    trouver(fenetre, QAction, f"action_{nom}").trigger()


@pytest.mark.parametrize(
    ("jeu", "camp", "side"),
    [
        ("othello", "Noir", "Black"),
        ("puissance4", "Rouge", "Red"),
        ("morpion", "X", "X"),
        ("nim", "Premier", "First"),
    ],
)
def test_la_fenetre_ne_dit_plus_rien_en_francais_puis_y_revient_entierement(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: str, camp: str, side: str
) -> None:
    jouer(qtbot, fenetre, jeu)
    convention, bilans = trouver(fenetre, QLabel, "convention_coups"), trouver(fenetre, QTableWidget, "statistiques")

    def textes_en(nom: str, camp: str, joueur: str) -> dict[str, str]:
        parler(fenetre, nom)
        # The tables follow a little later than the rest.
        qtbot.waitUntil(lambda: camp in convention.text())
        qtbot.waitUntil(lambda: joueur in dict(cellules(bilans))["case 0 0"])
        return dict(textes(fenetre))

    francais, anglais = textes_en("fr", camp, "Humain"), textes_en("en", side, "Human")
    restes = {texte.replace("&", "") for nom, texte in anglais.items() if texte == francais.get(nom)}
    assert {texte for texte in restes if re.search("[A-Za-zÀ-ÿ]{2}", UNITES.sub("", texte))} <= COMMUNS
    assert textes_en("fr", camp, "Humain") == francais


@pytest.mark.parametrize(("jeu", "nom"), quelques(product(ADAPTATEURS, ["fr", "en"]), 3))
def test_aucun_texte_n_est_coupe_a_la_taille_par_defaut(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: str, nom: str
) -> None:
    def rien_ne_depasse() -> None:
        ecrits: list[QLabel | QAbstractButton] = [*fenetre.findChildren(QLabel), *fenetre.findChildren(QAbstractButton)]
        for widget in ecrits:
            if widget.isVisible() and widget.text():
                assert widget.sizeHint().width() <= widget.width(), f"{widget.objectName()} : {widget.text()}"

    parler(fenetre, nom)
    choisir(fenetre, "jeu", jeu)
    for joueur in fenetre.findChildren(QCheckBox):
        if joueur.objectName().startswith(("noir_", "blanc_")) and joueur.isEnabled():
            joueur.click()
            qtbot.waitUntil(rien_ne_depasse)


def test_la_langue_du_moment_est_celle_que_l_on_a_choisie(langue: Langue) -> None:
    for nom in ("en", "fr"):
        langue.choisir(nom)
        assert langue_du_moment() == nom


def test_chaque_langue_a_ses_deux_points_et_son_singulier(langue: Langue) -> None:
    def accords() -> list[str]:
        return [accorder(nombre, "{} coup", "{} coups") for nombre in (0, 1, 2)]

    assert deux_points("{a}", "b") == "{a} : b"
    assert (points_virgules("{a}", "", "b"), points_virgules("", "")) == ("{a} ; b", "")
    assert (pour_cent(0.125), pour_cent(1)) == ("13 %", "100 %")
    assert (pour_cent(0), pour_cent(0.0049), pour_cent(0.005)) == ("0 %", "< 1 %", "1 %"), "peu n'est pas rien"
    assert accords() == ["0 coup", "1 coup", "2 coups"]
    langue.choisir("en")
    assert deux_points("{a}", "b") == "{a}: b"
    assert points_virgules("{a}", "b") == "{a}; b"
    assert pour_cent(0.73) == "73%"
    assert accords() == ["0 coups", "1 coup", "2 coups"]
