"""What stands behind the list: games read off the thread of the window, whatever state the file is in."""

from collections.abc import Iterator
from pathlib import Path
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.journal.fichier import JournalIndisponible
from ecosysteme.journal.journal import Journal
from ecosysteme.journal.lecture import lister, relire
from tests.ecosysteme.journal.parties import partie_jouee
from tests.fenetre import a_deux, jouer
from tests.ui.journal.journaux import garder
from ui.jeux.ouvertures import ouverture_de
from ui.journal import recentes
from ui.journal.dialogue import DialogueParties
from ui.journal.modele import ColonneJournal, LigneJournal
from ui.journal.recentes import PartiesRecentes, lire
from ui.socle.chargeur import trouver
from ui.socle.taches import Taches


def test_un_dommage_rencontre_en_lisant_met_le_journal_de_cote(tmp_path: Path) -> None:
    chemin = tmp_path / "journal.sqlite"
    garder(chemin, *(partie_jouee(graine=graine) for graine in range(30)))
    octets = bytearray(chemin.read_bytes())
    for page in range(1, len(octets) // 4096):
        octets[page * 4096 : page * 4096 + 8] = b"\xff" * 8
    chemin.write_bytes(octets)
    dits: list[str] = []
    journal = Journal(chemin, lambda message: dits.append(str(message)))
    assert lire(journal) == []
    assert journal.fermer()
    assert len(dits) == 1
    assert "mis de côté" in dits[0]


def test_un_autre_genre_de_fichier_se_dit(tmp_path: Path) -> None:
    (tmp_path / "dossier").mkdir()
    journal = Journal(tmp_path / "dossier")
    with pytest.raises(JournalIndisponible):
        lire(journal)
    journal.fermer()


def test_la_liste_est_lue_ailleurs_et_suit_la_partie(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    fils: list[bool] = []

    def lire_en_notant(journal: Journal, *, supprimees: bool = False, limite: int | None = None) -> object:
        fils.append(current_thread() is main_thread())
        return lire(journal, supprimees=supprimees, limite=limite)

    monkeypatch.setattr(recentes, "lire", lire_en_notant)
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5")
    trouver(fenetre, QAction, "action_parties_recentes").trigger()
    liste = trouver(fenetre, QWidget, "dialogue_parties")
    assert isinstance(liste, DialogueParties)
    qtbot.waitUntil(lambda: liste.modele.rowCount() == 1)
    assert liste.modele.partie(0).coups == 1
    jouer(qtbot, fenetre, "d6")
    trouver(fenetre, QAction, "action_parties_recentes").trigger()
    qtbot.waitUntil(lambda: liste.modele.partie(0).coups == 2)
    assert [un for un in fenetre.findChildren(QWidget) if un.objectName() == "dialogue_parties"] == [liste]
    assert fils
    assert not any(fils)


def test_une_longue_liste_montre_ses_premieres_parties_puis_toutes(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recentes, "PREMIERES", 2)
    chemin = tmp_path / "journal.sqlite"
    garder(chemin, *(partie_jouee(coups=5 + graine, graine=graine) for graine in range(5)))
    journal, fenetre = Journal(chemin), QMainWindow()
    qtbot.addWidget(fenetre)
    taches = Taches(fenetre)
    vues: list[tuple[int, bool, str]] = []

    def montrer(dialogue: DialogueParties, lignes: list[LigneJournal], *, complet: bool = True) -> None:
        montrees(dialogue, lignes, complet=complet)
        vues.append((len(lignes), complet, trouver(dialogue, QLabel, "compte_parties").text()))

    montrees = DialogueParties.montrer
    monkeypatch.setattr(DialogueParties, "montrer", montrer)
    parties = PartiesRecentes(fenetre, journal, taches)
    parties.montrer()
    qtbot.waitUntil(lambda: vues[-1:] == [(5, True, "5 parties")])
    assert vues[0] == (2, False, "2 parties, les suivantes arrivent…")
    vues.clear()
    parties.relire()  # a list that is all there does not shrink to its first games
    qtbot.waitUntil(lambda: bool(vues))
    assert set(vues) == {(5, True, "5 parties")}
    journal.supprimer([1, 2, 3])
    dialogue = trouver(fenetre, DialogueParties, "dialogue_parties")
    vues.clear()
    case = trouver(dialogue, QCheckBox, "voir_supprimees")
    qtbot.mouseClick(case, Qt.MouseButton.LeftButton, pos=case.rect().center())
    qtbot.waitUntil(lambda: [(nombre, complet) for nombre, complet, _ in vues[-1:]] == [(3, True)])
    assert vues[0][:2] == (2, False)
    dialogue.close()
    taches.fermer()
    journal.fermer()


@pytest.fixture
def ouverte(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[PartiesRecentes, DialogueParties, Journal]]:
    """The list of five games, all of them read."""
    chemin = tmp_path / "journal.sqlite"
    garder(chemin, *(partie_jouee(coups=5 + graine, graine=graine) for graine in range(5)))
    journal, fenetre = Journal(chemin), QMainWindow()
    qtbot.addWidget(fenetre)
    taches = Taches(fenetre)
    parties = PartiesRecentes(fenetre, journal, taches)
    parties.montrer()
    dialogue = trouver(fenetre, DialogueParties, "dialogue_parties")
    qtbot.waitUntil(lambda: dialogue.isActiveWindow() and dialogue.complet and not taches.occupe)
    yield parties, dialogue, journal
    parties.arreter()
    taches.fermer()
    journal.fermer()


def colonne(dialogue: DialogueParties, colonne: ColonneJournal) -> list[str]:
    return [str(dialogue.modele.index(rang, colonne).data()) for rang in range(dialogue.modele.rowCount())]


def test_les_lignes_en_vue_disent_leur_ouverture(
    qtbot: QtBot, ouverte: tuple[PartiesRecentes, DialogueParties, Journal]
) -> None:
    _, dialogue, journal = ouverte
    numeros = [dialogue.modele.partie(rang).numero for rang in range(5)]
    attendues = [ouverture_de(relire(journal.chemin, numero)) for numero in numeros]
    assert any(attendues)
    qtbot.waitUntil(lambda: colonne(dialogue, ColonneJournal.OUVERTURE) == attendues)


def test_supprimer_n_enleve_qu_une_ligne_et_ne_relit_rien(
    qtbot: QtBot,
    ouverte: tuple[PartiesRecentes, DialogueParties, Journal],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, dialogue, journal = ouverte
    monkeypatch.setattr(recentes, "lire", None)  # whoever reads the list fails
    dialogue.table.selectRow(2)
    (voulue,) = dialogue.choisies
    avant = [dialogue.modele.partie(rang).numero for rang in range(5)]
    qtbot.mouseClick(trouver(dialogue, QPushButton, "bouton_supprimer_parties"), Qt.MouseButton.LeftButton)
    apres = [dialogue.modele.partie(rang).numero for rang in range(4)]
    assert apres == [numero for numero in avant if numero != voulue]
    assert dialogue.choisies == [avant[3]], "celle qui prend sa place"
    assert trouver(dialogue, QLabel, "compte_parties").text() == "4 parties"
    assert journal.attendre()
    assert [partie.numero for partie in lister(journal.chemin, supprimees=True)] == [voulue]
    qtbot.mouseClick(trouver(dialogue, QPushButton, "bouton_annuler_suppression"), Qt.MouseButton.LeftButton)
    assert [dialogue.modele.partie(rang).numero for rang in range(5)] == avant
    assert dialogue.choisies == [voulue]
    assert journal.attendre()
    assert lister(journal.chemin, supprimees=True) == []


def test_ce_que_le_journal_n_a_pas_garde_revient_dans_la_liste(
    qtbot: QtBot,
    ouverte: tuple[PartiesRecentes, DialogueParties, Journal],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, dialogue, journal = ouverte
    monkeypatch.setattr(journal, "supprimer", lambda _numeros: None)
    monkeypatch.setattr(journal, "attendre", lambda *_: False)
    monkeypatch.setattr(journal, "reessayer", lambda: None)
    qtbot.mouseClick(trouver(dialogue, QPushButton, "bouton_supprimer_parties"), Qt.MouseButton.LeftButton)
    assert dialogue.modele.rowCount() == 4
    qtbot.waitUntil(lambda: dialogue.modele.rowCount() == 5)
