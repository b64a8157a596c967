"""The fields of a step: each kind comes out as it went in, and is told when it changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from ecosysteme.classe.etape import (
    ChoixDemande,
    CoupDemande,
    EtapeDeSeance,
    ExerciceDonne,
    FeuilleDonnee,
    PositionMontree,
    TexteDemande,
)
from ecosysteme.jeux import lire_jeu
from ecosysteme.papier.pages_classe import PageDeClasse, pages_possibles
from tests.ecosysteme.classe.exemples import DEBUT, seance_de_test
from ui.classe.editeur_etape import EditeurEtape
from ui.classe.mots import attendre, intituler_demande
from ui.socle.theme import CLAIR


@pytest.fixture
def editeur(qtbot: QtBot) -> EditeurEtape:
    widget = EditeurEtape(CLAIR, lambda: DEBUT)
    qtbot.addWidget(widget)
    widget.show()
    return widget


def test_chaque_etape_ressort_comme_elle_est_entree(qtbot: QtBot, editeur: EditeurEtape) -> None:
    with qtbot.assertNotEmitted(editeur.change):
        for etape in (*seance_de_test().etapes, *reversed(seance_de_test().etapes)):
            editeur.montrer(etape)
            assert editeur.element == etape


def test_sans_etape_il_montre_celles_d_un_texte(editeur: EditeurEtape) -> None:
    assert not editeur.reponse.isVisible()
    assert editeur.texte.isVisible()


def test_une_question_se_compose(qtbot: QtBot, editeur: EditeurEtape) -> None:
    editeur.montrer(EtapeDeSeance("Étape 1"))
    editeur.prendre_clavier()
    qtbot.keyClicks(editeur.titre, "Le coup")
    editeur.genre.setCurrentIndex(editeur.genre.findData(CoupDemande.genre))
    qtbot.keyClicks(editeur.reponse, "d3 c4")
    assert editeur.element == EtapeDeSeance("Le coup", demande=CoupDemande(("d3", "c4")))
    assert not editeur.symetriques.isVisible(), "there is no position yet"
    with qtbot.waitSignal(editeur.change):
        qtbot.mouseClick(editeur.prendre, Qt.MouseButton.LeftButton)
    assert editeur.element.position == DEBUT
    assert "Othello" in editeur.position.text()
    qtbot.mouseClick(editeur.retirer, Qt.MouseButton.LeftButton)
    assert editeur.element.position is None
    assert not editeur.retirer.isEnabled()


def test_les_coups_symetriques_sont_justes_sauf_si_l_on_n_en_veut_pas(qtbot: QtBot, editeur: EditeurEtape) -> None:
    editeur.montrer(EtapeDeSeance("Le coup", "", DEBUT, CoupDemande(())))
    assert not editeur.symetriques.isVisible(), "no move is written yet"
    qtbot.keyClicks(editeur.reponse, "F5, ")
    assert "d3, c4, e6" in editeur.symetriques.text()
    ecrite = editeur.element
    assert ecrite.demande == CoupDemande(("f5", "d3", "c4", "e6"))
    qtbot.mouseClick(editeur.symetriques, Qt.MouseButton.LeftButton, pos=QPoint(10, editeur.symetriques.height() // 2))
    seul = editeur.element
    assert seul.demande == CoupDemande(("f5",))
    for etape, coche in ((ecrite, True), (seul, False)):
        editeur.montrer(etape)
        assert (editeur.reponse.text(), editeur.symetriques.isChecked()) == ("f5", coche)
        assert editeur.element == etape
    editeur.reponse.setText("f5 d3 c4 e6")
    assert not editeur.symetriques.isVisible(), "all are written"
    editeur.montrer(EtapeDeSeance("Le coup", "", DEBUT, CoupDemande(("c4", "f5", "d3", "e6"))))
    assert editeur.element.demande == CoupDemande(("c4", "f5", "d3", "e6"))


def test_la_position_de_l_etape_se_voit(editeur: EditeurEtape) -> None:
    mots, coup, *_, exercice, _ = seance_de_test().etapes
    vues = []
    for etape in (mots, coup, exercice):
        editeur.montrer(etape)
        vues.append(editeur.image.pixmap().toImage() if editeur.image.isVisible() else None)
    assert vues[0] is None
    assert None not in vues[1:]
    assert vues[1] != vues[2]
    editeur.montrer(coup)
    editeur.retirer.click()
    assert not editeur.image.isVisible()


def test_le_titre_suit_le_genre_jusqu_a_ce_qu_on_en_donne_un(qtbot: QtBot, editeur: EditeurEtape) -> None:
    editeur.montrer(EtapeDeSeance(intituler_demande(None)))
    editeur.genre.setCurrentIndex(editeur.genre.findData(ChoixDemande.genre))
    assert editeur.element.titre == "Réponse à choisir"
    editeur.prendre_clavier()
    qtbot.keyClicks(editeur.titre, "Les coins")
    editeur.genre.setCurrentIndex(editeur.genre.findData(TexteDemande.genre))
    assert editeur.element.titre == "Les coins"


def test_un_clic_dans_le_titre_propose_n_y_laisse_que_ce_qu_on_tape(qtbot: QtBot, editeur: EditeurEtape) -> None:
    editeur.montrer(EtapeDeSeance(intituler_demande(None)))
    qtbot.mouseClick(editeur.titre, Qt.MouseButton.LeftButton)
    assert editeur.element.titre == editeur.titre.placeholderText() == "Texte à lire"
    qtbot.keyClicks(editeur.titre, "Introduction")
    assert editeur.element.titre == "Introduction"


def test_les_bonnes_reponses_ont_une_etoile(editeur: EditeurEtape) -> None:
    editeur.montrer(EtapeDeSeance("Choix", demande=ChoixDemande((), ())))
    editeur.reponses.setPlainText("Le bord\n* Le coin\n\n*Un coin\n")
    assert editeur.element.demande == ChoixDemande(("Le bord", "Le coin", "Un coin"), (1, 2))


@pytest.mark.parametrize("genre", ["", "coup", "choix", "texte", "feuille"])
def test_chaque_genre_montre_ses_champs(editeur: EditeurEtape, genre: str) -> None:
    editeur.montrer(EtapeDeSeance("Titre"))
    editeur.genre.setCurrentIndex(editeur.genre.findData(genre))
    champs = ("reponse", "feuille", "reponses", "explication", "exercice")
    vus = {nom for nom in champs if getattr(editeur, nom).isVisibleTo(editeur)}
    assert (
        vus
        == {
            "": set(),
            "coup": {"reponse", "explication"},
            "choix": {"reponses", "explication"},
            "texte": {"reponses", "explication"},
            "feuille": {"feuille"},
        }[genre]
    )
    if genre:
        assert editeur.element.demande is not None
        assert editeur.element.demande.genre == genre


def test_un_exercice_reste_un_exercice(editeur: EditeurEtape) -> None:
    mots, *_, exercice, _ = seance_de_test().etapes
    editeur.montrer(exercice)
    assert not editeur.genre.isEnabled()
    assert not editeur.prendre.isVisibleTo(editeur)
    assert isinstance(exercice.demande, ExerciceDonne)
    assert editeur.solution.text() == attendre(exercice.demande), "a teacher reads it"
    editeur.montrer(mots)
    assert editeur.genre.isEnabled()
    assert editeur.genre.findData("exercice") < 0


def test_les_reponses_attendues_et_la_feuille(editeur: EditeurEtape) -> None:
    pages = PageDeClasse.ARBRE, PageDeClasse.ARBRE_RESOLU
    for demande in (TexteDemande(("oui", "si")), FeuilleDonnee("Feuille 3", pages), FeuilleDonnee("Feuille 4")):
        editeur.montrer(EtapeDeSeance("Titre", demande=demande))
        assert editeur.element.demande == demande


def test_une_feuille_a_le_nom_de_ce_qu_elle_montre(editeur: EditeurEtape) -> None:
    editeur.montrer(EtapeDeSeance(intituler_demande(None), "", DEBUT))
    editeur.genre.setCurrentIndex(editeur.genre.findData(FeuilleDonnee.genre))
    assert editeur.element.demande == FeuilleDonnee("Othello, Trait aux Noirs")
    editeur.titre.setText("L'arbre du début")
    assert editeur.element.demande == FeuilleDonnee("L'arbre du début")
    editeur.feuille.setText("Feuille 3")
    editeur.titre.setText("Autre chose")
    assert editeur.element.demande == FeuilleDonnee("Feuille 3")


def test_les_pages_sont_celles_du_jeu(qtbot: QtBot, editeur: EditeurEtape) -> None:
    nim = lire_jeu("nim")
    editeur.montrer(EtapeDeSeance("Titre", "", PositionMontree("nim", nim.etat_initial()), FeuilleDonnee("Feuille")))
    vues = {page for page, boite in editeur.pages.items() if boite.isVisible()}
    assert vues == set(pages_possibles(nim))
    with qtbot.waitSignal(editeur.change):
        editeur.pages[PageDeClasse.GRUNDY].click()
    assert editeur.element.demande == FeuilleDonnee("Feuille", (PageDeClasse.GRUNDY,))
    editeur.prendre.click()
    assert editeur.element.demande == FeuilleDonnee("Feuille"), "Othello has no Grundy values"
