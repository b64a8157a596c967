"""The list of finished games, alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTableWidget
from pytestqt.qtbot import QtBot

from ecosysteme.entete import Entete
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.variantes.edition import annoter, supprimer
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.positions import partie_jouee
from tests.ui.documents.parties import partie_de
from ui.jeux.registre import adaptateur_de
from ui.joueurs.noms import qui_joue
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.suivi import parties_jouees
from ui.suivi.parties_jouees import PartieJouee, PartiesJouees
from ui.widgets.fenetre import FenetreDessinee

FINIE = partie_jouee("e6f4e3f6g5d6e7f5c5")
FINIE.entete = Entete("Min", "Max", "2026-11-26")  # they swapped their camps before its end


def jouee(rang: int) -> PartieJouee:
    return PartieJouee.de(FINIE, rang, ("Max", "Min"))


def abandonnee() -> Partie:
    partie: Partie = Partie(Othello())
    partie.jouer(partie.jeu.lire_coup("f5"))
    partie.jouer(partie.jeu.lire_coup("d6"))
    partie.abandonner(PREMIER)
    return partie


def test_un_abandon_se_dit_avec_celui_qui_abandonne() -> None:
    dite = PartieJouee.de(abandonnee(), 1, ("Max", "Min"))
    assert dite.resultat == "Noir abandonne"
    assert jouee(1).resultat == jouee(1).score == "64 - 0"
    perdue = partie_jouee("f5")
    perdue.entete = replace(perdue.entete, decision="B+F")
    assert PartieJouee.de(perdue, 1, ("Max", "Min")).resultat == "Noir gagne par forfait"


def numeros(coquille: FenetreDessinee) -> list[str]:
    modele = trouver(coquille, QTableWidget, "parties_jouees").model()
    return [modele.index(ligne, 0).data() for ligne in range(modele.rowCount())]


def test_une_partie_recomptee_prend_la_place_de_la_sienne(qtbot: QtBot, coquille: FenetreDessinee) -> None:
    parties = PartiesJouees(coquille)
    parties.presenter(adaptateur_de(FINIE.jeu))
    aide = trouver(coquille, QLabel, "aide_parties")
    vide = aide.text()
    assert "viendront" in vide
    for rang in (1, 2, 3, 3):
        parties.ajouter(jouee(rang))
    assert numeros(coquille) == ["3", "2", "1"]
    parties.ajouter(replace(jouee(1), serie=2))
    assert numeros(coquille) == [
        "Série 2, Othello : Max – Min",
        "1",
        "Série 1, Othello : Max – Min",
        "3",
        "2",
        "1",
    ], "une autre série"
    assert [jouee.serie for jouee in parties.toutes()] == [1, 1, 1, 2]
    table = trouver(coquille, QTableWidget, "parties_jouees")
    assert table.columnSpan(0, 0) == table.columnSpan(2, 0) == table.columnCount()
    with qtbot.assertNotEmitted(parties.choisie):
        table.cellActivated.emit(0, 0)
    parties.ajouter(replace(jouee(1), serie=2))
    assert numeros(coquille)[:3] == ["Série 2, Othello : Max – Min", "1", "Série 1, Othello : Max – Min"]
    assert aide.text().startswith("Double clic")
    parties.vider()
    assert numeros(coquille) == []
    assert aide.text() == vide


@pytest.mark.parametrize(
    ("partie", "score"),
    [
        (FINIE, "64 - 0"),
        (abandonnee(), "0 - 1"),
        (partie_de(Morpion(), "b2a1b1b3a2c2a3c1c3"), "Partie nulle"),
        (partie_de(Morpion(), "b2a1b1a2b3"), "X gagne"),
    ],
)
def test_le_score_est_le_resultat_et_rien_ne_se_compte_ou_il_n_y_a_pas_de_points(
    coquille: FenetreDessinee, partie: Partie, score: str
) -> None:
    parties = PartiesJouees(coquille)
    parties.presenter(adaptateur_de(partie.jeu))
    parties.ajouter(PartieJouee.de(partie, 1, ("Max", "Min")))
    assert trouver(coquille, QTableWidget, "parties_jouees").model().index(0, 2).data() == score


def test_les_noms_suivent_la_langue(coquille: FenetreDessinee, langue: Langue) -> None:
    parties = PartiesJouees(coquille)
    parties.ajouter(PartieJouee.de(FINIE, 1, ("Ada", qui_joue("ia_alea"))))
    modele = trouver(coquille, QTableWidget, "parties_jouees").model()
    assert [modele.index(0, colonne).data() for colonne in (1, 3)] == ["Ada", "Aléatoire"]
    langue.choisir("en")
    parties.presenter(adaptateur_de(FINIE.jeu))
    assert [modele.index(0, colonne).data() for colonne in (1, 3)] == ["Ada", "Random"]


def test_les_plus_anciennes_s_en_vont_et_c_est_dit(coquille: FenetreDessinee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parties_jouees, "MAXIMUM", 5)
    parties = PartiesJouees(coquille)
    for rang in range(1, parties_jouees.MAXIMUM + 3):
        parties.ajouter(jouee(rang))
    assert numeros(coquille) == [str(rang) for rang in range(parties_jouees.MAXIMUM + 2, 2, -1)]
    for rang in range(1, 7):
        parties.ajouter(replace(jouee(rang), serie=2))
    assert numeros(coquille)[1:] == ["6", "5", "4", "3", "2"], "un titre s'en va avec la dernière des siennes"
    assert "les 5 dernières" in trouver(coquille, QLabel, "aide_parties").text()


def test_entree_rend_la_partie_telle_qu_elle_fut(qtbot: QtBot, coquille: FenetreDessinee) -> None:
    parties, choisies = PartiesJouees(coquille), list[PartieJouee]()
    parties.choisie.connect(choisies.append)
    for rang in (1, 2):
        parties.ajouter(jouee(rang))
    table = trouver(coquille, QTableWidget, "parties_jouees")
    table.setCurrentCell(1, 2)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    [choisie] = choisies
    assert choisie.rang == 1
    relue = choisie.rejouer()
    assert relue.entete == Entete("Max", "Min", "2026-11-26")
    assert (relue.transcription, relue.issue, relue.scores) == (FINIE.transcription, FINIE.issue, FINIE.scores)


def test_une_partie_avec_des_variantes_ou_des_notes_garde_son_arbre() -> None:
    assert jouee(1).arbre is None, "une ligne sans rien de plus n'a que ses coups"
    partie = partie_jouee("e6f4e3f6g5d6e7f5c5")
    partie.aller_a(1)
    partie.jouer(partie.jeu.lire_coup("f6"))
    partie.aller_au_noeud(9)
    partie.modifier(annoter(partie.racine, 3, commentaire="le tournant"))
    relue = PartieJouee.de(partie, 1, ("Max", "Min")).rejouer()
    assert relue.transcription == partie.transcription
    assert relue.racine is partie.racine
    assert relue.historique[2].commentaire == "le tournant"
    partie.modifier(annoter(partie.racine, 3, commentaire=""))
    assert relue.historique[2].commentaire == "le tournant", "ce sont deux parties"


def test_la_fin_supprimee_depuis_la_partie_se_relit_jusqu_ou_elle_va() -> None:
    partie = partie_jouee("e6f4e3f6g5d6e7f5c5")
    jouee = PartieJouee.de(partie, 1, ("Max", "Min"))
    for numero, reste in ((8, "e6f4e3f6g5d6e7"), (1, "")):
        partie.modifier(supprimer(partie.racine, numero))
        relue = replace(jouee, arbre=partie.racine).rejouer()
        assert relue.transcription == reste


def test_une_partie_decidee_se_relit_finie_quelles_que_soient_ses_variantes() -> None:
    partie = partie_jouee("e6f4e3")
    partie.aller_a(1)
    partie.jouer(partie.jeu.lire_coup("f6"))
    partie.modifier(supprimer(partie.racine, partie.noeud.numero))
    partie.jouer(partie.jeu.lire_coup("d6"))
    partie.modifier(supprimer(partie.racine, 2))
    partie.abandonner(partie.trait or 1)
    relue = PartieJouee.de(partie, 1, ("Max", "Min")).rejouer()
    assert (relue.decidee, relue.issue, relue.transcription) == (True, partie.issue, "e6d6")


def test_l_ouverture_la_fin_et_la_duree_se_lisent(qtbot: QtBot, coquille: FenetreDessinee, langue: Langue) -> None:
    """Their columns come with the first game that has something to say there."""
    parties = PartiesJouees(coquille)
    trouver(coquille, QTableWidget, "parties_jouees").setFixedWidth(600)
    qtbot.waitUntil(lambda: trouver(coquille, QTableWidget, "parties_jouees").viewport().width() > 500)
    parties.presenter(adaptateur_de(FINIE.jeu))
    table = trouver(coquille, QTableWidget, "parties_jouees")
    parties.ajouter(jouee(1))
    assert [table.isColumnHidden(rang) for rang in (parties_jouees.FIN, parties_jouees.OUVERTURE)] == [True, False]
    partie: Partie = Partie(FINIE.jeu)
    for coup in ("f5", "d6", "c3", "d3", "c4"):
        partie.jouer(partie.jeu.lire_coup(coup), 0.0004)
    fins: dict[str, Callable[[], None]] = {
        "au temps": lambda: partie.tomber(SECOND),
        "abandon": lambda: partie.abandonner(SECOND),
        "nulle convenue": partie.convenir_nulle,
    }
    for rang, (fin, decider) in enumerate(fins.items(), start=2):
        decider()
        parties.ajouter(PartieJouee.de(partie, rang, ("Max", "Min"), 5))
        partie.annuler()
        assert not partie.decidee
        textes = [table.model().index(0, rang).data() for rang in range(4, 7)]
        assert textes == ["2,0 ms", fin, "Tigre"]
    assert [table.isColumnHidden(rang) for rang in (parties_jouees.FIN, parties_jouees.OUVERTURE)] == [False, False]
    assert "Max – Min\nnulle convenue\nTigre" in table.model().index(0, 1).data(Qt.ItemDataRole.ToolTipRole)


@pytest.mark.parametrize(
    ("largeur", "vues"), [(600, [True, True, True]), (440, [True, True, False]), (220, [False, False, False])]
)
def test_les_noms_gardent_leur_place_avant_la_fin_la_duree_et_l_ouverture(
    qtbot: QtBot, coquille: FenetreDessinee, largeur: int, vues: list[bool]
) -> None:
    parties, table = PartiesJouees(coquille), coquille.widgets.parties_jouees
    parties.presenter(adaptateur_de(FINIE.jeu))
    perdue = partie_jouee("f5d6c3d3c4")
    perdue.tomber(SECOND)
    noms = ("Alpha-Bêta (4)", "Alpha-Bêta (6)")
    for rang in range(1, 4):
        parties.ajouter(PartieJouee.de(perdue, rang, noms, 5))
    table.setParent(None)
    table.setFixedWidth(largeur)
    table.show()
    optionnelles = (parties_jouees.FIN, parties_jouees.DUREE, parties_jouees.OUVERTURE)
    qtbot.waitUntil(lambda: [not table.isColumnHidden(rang) for rang in optionnelles] == vues, timeout=10_000)
    for rang in parties_jouees.NOMS:
        assert table.columnWidth(rang) >= table.sizeHintForColumn(rang) or largeur == 220, "aucun nom n'est coupé"


def test_la_derniere_se_voit_sauf_a_qui_lit_les_autres(qtbot: QtBot, coquille: FenetreDessinee) -> None:
    parties, table = PartiesJouees(coquille), coquille.widgets.parties_jouees
    parties.presenter(adaptateur_de(FINIE.jeu))
    table.setFixedSize(400, 180)

    def en_haut() -> str:
        return str(table.model().index(table.rowAt(0), parties_jouees.NUMERO).data())

    for rang in range(1, 31):
        parties.ajouter(jouee(rang))
    table.doItemsLayout()
    table.verticalScrollBar().setValue(table.verticalScrollBar().maximum() // 2)
    lue = en_haut()
    assert 1 < int(lue) < 30
    table.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    for rang in range(31, 34):
        parties.ajouter(jouee(rang))
        assert en_haut() == lue
    table.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    parties.ajouter(jouee(34))
    assert en_haut() == "34"


def test_sans_nom_les_coups_d_avance_tiennent_lieu_d_ouverture(langue: Langue) -> None:
    partie: Partie = Partie(Othello(6))
    for _ in range(5):
        partie.jouer(partie.jeu.coups_legaux(partie.etat)[0])
    assert PartieJouee.de(partie, 1, ("Max", "Min"), 5).ouverture.endswith("…")
    assert PartieJouee.de(partie, 1, ("Max", "Min")).ouverture == ""
    langue.choisir("en")
    assert PartieJouee.de(partie_jouee("f5d6c3d3c4"), 1, ("Max", "Min"), 5).ouverture == "Tiger"


def test_le_plus_grand_tournant_est_garde_avec_la_partie() -> None:
    partie = partie_jouee("f5d6c3d3")
    for numero, valeur in enumerate((0.0, 0.0, 20.0, 18.0), start=1):
        partie.noter(numero, Evaluation(valeur, juge=Juge("othellier", 30_000)))
    partie.abandonner(SECOND)
    basculement = PartieJouee.de(partie, 1, ("Max", "Min")).basculement
    assert basculement is not None
    assert basculement[0] == "c3"
    assert basculement[1] > 0.15
