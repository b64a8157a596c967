"""A name searched as one types, and the chip that it becomes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from ecosysteme.bibliotheque.importation import importer
from ecosysteme.entete import NotreJoueur
from ecosysteme.journal.lieu import chemin_du_journal
from tests.ecosysteme.journal.parties import partie_jouee
from tests.ui.bibliotheque.livres import remplir
from tests.ui.journal.journaux import garder
from ui.bibliotheque.acces import AccesBibliotheque
from ui.bibliotheque.jetons import ChampNoms, Choisi, CouleurCherchee, Jeton
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def acces(tmp_path: Path, parent: QObject) -> Iterator[AccesBibliotheque]:
    acces = AccesBibliotheque(parent, dossier=remplir(tmp_path / "bibliotheque"))
    yield acces
    acces.fermer()


def champ_de(qtbot: QtBot, acces: AccesBibliotheque, genre: str) -> ChampNoms:
    champ = ChampNoms(genre, acces)
    qtbot.addWidget(champ)
    champ.show()
    champ.activateWindow()
    champ.setFocus()
    qtbot.waitUntil(champ.hasFocus)
    return champ


@pytest.mark.qt_log_ignore("This plugin does not support")  # off screen, the open list cannot
@pytest.mark.parametrize(
    ("genre", "tape", "nom"), [("joueur", "leder", "Leader Imre"), ("tournoi", "dinard", "Open de Dinard")]
)
def test_ce_que_l_on_tape_est_propose_et_entree_choisit(
    qtbot: QtBot, acces: AccesBibliotheque, genre: str, tape: str, nom: str
) -> None:
    champ = champ_de(qtbot, acces, genre)
    qtbot.keyClicks(champ, tape)
    propositions = champ.propositions
    qtbot.waitUntil(lambda: propositions.model().rowCount() > 0)
    assert propositions.model().index(0, 0).data() == nom
    with qtbot.waitSignal(champ.trouve) as trouve:
        qtbot.keyClick(champ, Qt.Key.Key_Return)
    assert trouve.args[0].nom == nom
    qtbot.waitUntil(lambda: champ.text() == "")


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(
    ("langue_dite", "tape", "nom"),
    [
        ("fr", "moteur 12", "ia_moteur:niveau=12"),
        ("en", "rand", "ia_alea"),
        ("fr", "aleat", "ia_alea"),
        ("en", "level 12", "ia_moteur:niveau=12"),
    ],
)
def test_nos_joueurs_se_trouvent_par_les_mots_qui_les_montrent(
    qtbot: QtBot, acces: AccesBibliotheque, langue: Langue, langue_dite: str, tape: str, nom: str
) -> None:
    langue.choisir(langue_dite)
    for rang, adverse in enumerate(("ia_moteur:niveau=12", "ia_moteur:niveau=2", "ia_alea")):
        noms = NotreJoueur("humain"), NotreJoueur(adverse)
        garder(chemin_du_journal(), partie_jouee(graine=rang), noms=noms)
    importer(acces.dossier, [chemin_du_journal()])
    champ = champ_de(qtbot, acces, "joueur")
    with qtbot.waitSignal(champ.propositions.model().modelReset):
        qtbot.keyClicks(champ, tape)
    with qtbot.waitSignal(champ.trouve) as trouve:
        qtbot.keyClick(champ, Qt.Key.Key_Return)
    assert trouve.args[0].nom.startswith(nom)


def test_echap_rend_le_clavier(qtbot: QtBot, acces: AccesBibliotheque) -> None:
    champ = champ_de(qtbot, acces, "joueur")
    with qtbot.waitSignal(champ.rendu):
        qtbot.keyClick(champ, Qt.Key.Key_Escape)


def test_un_jeton_change_de_couleur_se_lit_et_se_retire(qtbot: QtBot, langue: Langue) -> None:
    jeton = Jeton(Choisi(3, "Leader Imre", CouleurCherchee.LES_DEUX))
    qtbot.addWidget(jeton)
    nom = trouver(jeton, QToolButton, "jeton_nom")
    assert nom.accessibleName() == "Leader Imre, avec l'une ou l'autre couleur"
    couleurs, bulles = [], []
    for _ in CouleurCherchee:
        with qtbot.waitSignal(jeton.change) as change:
            qtbot.mouseClick(nom, GAUCHE)
        couleurs.append(change.args[0].couleur)
        bulles.append("Avec les Noirs · Clic : une autre couleur" in nom.toolTip())
    assert bulles == [True, False, False], "la bulle dit la couleur choisie"
    assert couleurs == [CouleurCherchee.NOIR, CouleurCherchee.BLANC, CouleurCherchee.LES_DEUX]
    with qtbot.waitSignal(jeton.retire):
        qtbot.mouseClick(trouver(jeton, QToolButton, "jeton_fermer"), GAUCHE)
    assert trouver(jeton, QToolButton, "jeton_fermer").accessibleName() == "Retirer Leader Imre"


def test_un_jeton_mene_a_la_page_de_son_nom(qtbot: QtBot) -> None:
    for choisi, demande in (
        (Choisi(3, "Open de Dinard", None), ["tournoi", "Open de Dinard"]),
        (Choisi(3, "Leader Imre", CouleurCherchee.NOIR), ["joueur", "Leader Imre"]),
    ):
        jeton = Jeton(choisi)
        qtbot.addWidget(jeton)
        for nom in ("jeton_page", *(["jeton_nom"] if choisi.couleur is None else [])):
            with qtbot.waitSignal(jeton.page_demandee) as page:
                qtbot.mouseClick(trouver(jeton, QToolButton, nom), GAUCHE)
            assert page.args == demande


def test_un_jeton_nomme_les_notres_en_mots(qtbot: QtBot, langue: Langue) -> None:
    jeton = Jeton(Choisi(3, "ia_moteur:niveau=12,temps=1.0", CouleurCherchee.NOIR))
    qtbot.addWidget(jeton)
    assert trouver(jeton, QToolButton, "jeton_nom").text() == "● Moteur (12)"
    with qtbot.waitSignal(jeton.page_demandee) as page:
        qtbot.mouseClick(trouver(jeton, QToolButton, "jeton_page"), GAUCHE)
    assert page.args == ["joueur", "ia_moteur:niveau=12,temps=1.0"], "la bibliothèque le connaît sous ce nom"
