"""Each pupil of a computer finds their own work again, until it is saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.classe.fichier import empreinte
from ecosysteme.classe.gardees import copies_gardees
from ecosysteme.classe.seance import Correction
from tests.fenetre import fermer, ouvrir
from tests.ui.classe.conftest import Entrer, cliquer, texte
from ui.socle.memoire import Memoire

GAUCHE = Qt.MouseButton.LeftButton


def test_une_copie_non_enregistree_revient_sous_son_nom(
    qtbot: QtBot, fenetre: ApplicationIHM, entrer: Entrer, memoire: Memoire, tmp_path: Path
) -> None:
    eleve = entrer(Correction.A_LA_FIN)
    eleve.panneau.boutons["suivante"].click()
    cliquer(qtbot, eleve, "d3")
    for _ in range(2):
        eleve.panneau.boutons["suivante"].click()
    qtbot.keyClicks(eleve.panneau.reponse.texte, "Parce que")  # neither validated nor left
    fenetre.close()
    suivante = ouvrir(qtbot, memoire)
    with qtbot.waitSignal(suivante.salles.classe.ouverte):
        suivante.salles.classe.ouvrir(tmp_path / "coins.seance")
    eleve = suivante.salles.classe.eleve
    assert eleve.panneau.nom.text() == ""
    qtbot.mouseClick(eleve.panneau.boutons["reprendre_0"], GAUCHE)
    passage = eleve.passage
    assert passage is not None
    assert [passage.reponse(rang) for rang in range(4)] == ["", "d3", "", "Parce que"]
    assert passage.rang == 2, "the first question without an answer"
    with qtbot.waitSignal(eleve.enregistree):
        eleve.enregistrer(tmp_path / "zoe.copie")
    fermer(suivante)
    assert copies_gardees(empreinte(passage.seance)) == ()


def test_un_autre_eleve_prend_la_place_et_chacun_garde_sa_copie(
    qtbot: QtBot, fenetre: ApplicationIHM, entrer: Entrer
) -> None:
    eleve = entrer(Correction.TOUT_DE_SUITE)
    boutons, nom = eleve.panneau.boutons, eleve.panneau.nom
    boutons["suivante"].click()
    cliquer(qtbot, eleve, "d3")
    boutons["suivante"].click()
    de_zoe = eleve.passage
    qtbot.mouseClick(boutons["changer"], GAUCHE)
    assert eleve.passage is None
    assert boutons["autre"].hasFocus(), "a key pressed at once opens nobody's work"
    qtbot.keyClick(boutons["autre"], Qt.Key.Key_Space)
    assert nom.hasFocus()
    qtbot.keyClicks(nom, "Adam")
    qtbot.keyClick(nom, Qt.Key.Key_Return)
    assert texte(eleve, "entete") == "Les coins · Adam"
    assert eleve.passage is not None
    assert not any(map(eleve.passage.reponse, range(6)))
    boutons["suivante"].click()
    cliquer(qtbot, eleve, "c4")
    qtbot.mouseClick(boutons["changer"], GAUCHE)
    vus = [bouton.text() for rang in range(3) if not (bouton := boutons[f"reprendre_{rang}"]).isHidden()]
    assert vus == ["Reprendre la copie de Adam", "Reprendre la copie de Zoe"]
    qtbot.mouseClick(boutons["reprendre_1"], GAUCHE)
    assert eleve.passage is not None
    assert (eleve.passage.eleve, eleve.passage.reponse(1)) == ("Zoe", "d3")
    assert de_zoe is not None
    assert eleve.passage.copie.travail == de_zoe.copie.travail
    assert texte(eleve, "compte") == "Étape 3 sur 6"
    seance = eleve.seance
    assert seance is not None
    qtbot.waitUntil(lambda: [une.eleve for une in copies_gardees(empreinte(seance))] == ["Adam", "Zoe"])


def test_une_copie_enregistree_laisse_la_place(
    qtbot: QtBot, fenetre: ApplicationIHM, entrer: Entrer, tmp_path: Path
) -> None:
    eleve = entrer(Correction.A_LA_FIN)
    eleve.panneau.boutons["suivante"].click()
    cliquer(qtbot, eleve, "d3")
    with qtbot.waitSignal(eleve.enregistree):
        eleve.enregistrer(tmp_path / "zoe.copie")
    qtbot.mouseClick(eleve.panneau.boutons["changer"], GAUCHE)
    assert eleve.panneau.nom.hasFocus(), "nobody's work is kept any more"
    assert eleve.panneau.nom.text() == ""
    qtbot.keyClicks(eleve.panneau.nom, "Zoe")
    qtbot.keyClick(eleve.panneau.nom, Qt.Key.Key_Return)
    assert eleve.passage is not None
    assert not any(map(eleve.passage.reponse, range(6)))
