"""The list of moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QStyle
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation
from tests.fenetre import colonne_de
from tests.positions import partie_jouee
from tests.ui.disposition.mesures import dimensionner, reposer
from tests.ui.lecons.parties import partie_revue
from ui.jeux.registre import adaptateur_de
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE
from ui.suivi.liste_coups import ListeCoups
from ui.suivi.textes_coups import Colonne
from ui.widgets.fenetre import FenetreDessinee

# On four squares a side: after the fourth move, black has to pass.
OTHELLO = adaptateur_de(Othello())
NOIR_PASSE = "b1c1d3a1a3"
ECLAIR = 0.001  # s: too short for two decimals, and measured


@pytest.fixture
def liste(coquille: FenetreDessinee, langue: Langue) -> ListeCoups:
    liste = ListeCoups(coquille)
    liste.presenter(OTHELLO)
    return liste


@pytest.fixture
def choisis(liste: ListeCoups) -> list[int]:
    choisis: list[int] = []
    liste.noeud_choisi.connect(choisis.append)
    return choisis


def test_le_titre_dit_l_ouverture_de_la_partie(coquille: FenetreDessinee, liste: ListeCoups, langue: Langue) -> None:
    """Of all its moves, wherever one stands; it takes no room that the list must have."""
    partie = partie_jouee("f5d6c3d3c4")
    partie.annuler()
    nom = trouver(coquille, QLabel, "ouverture_coups")
    liste.montrer(partie)
    assert nom.text() == nom.toolTip() == "Tigre"
    langue.choisir("en")
    liste.montrer(partie)
    assert nom.text() == "Tiger"
    liste.montrer(partie_jouee(""))
    assert nom.text() == ""


def elargir(liste: ListeCoups, lettres: int) -> None:
    """Give the list so many letters of room."""
    taille = QSize(lettres * liste.table.fontMetrics().averageCharWidth(), 200)
    liste.table.resize(taille)
    for objet in (liste.table, liste.table.viewport()):  # nobody shows them: Qt would wait for that
        QApplication.sendEvent(objet, QResizeEvent(taille, QSize(1, 1)))


def cliquer(qtbot: QtBot, liste: ListeCoups, ligne: int, colonne: int) -> None:
    cellule = liste.table.visualRect(liste.table.model().index(ligne, colonne))
    qtbot.mouseClick(liste.table.viewport(), Qt.MouseButton.LeftButton, pos=cellule.center())


def choisie(liste: ListeCoups) -> tuple[int, Camp] | None:
    """Return the half line that is selected, whole."""
    index = liste.table.selectionModel().selectedIndexes()
    if not index:
        return None
    [ligne] = {cellule.row() for cellule in index}
    for camp in (PREMIER, SECOND):
        if [cellule.column() for cellule in index] == [colonne.de(camp) for colonne in Colonne]:
            return ligne, camp
    raise AssertionError(f"ni l'une ni l'autre moitié : {index}")


def titres(liste: ListeCoups) -> list[str]:
    entetes = [liste.table.horizontalHeaderItem(rang) for rang in range(liste.table.columnCount())]
    return [entete.text() for rang, entete in enumerate(entetes) if entete and not liste.table.isColumnHidden(rang)]


def couleur(liste: ListeCoups, ligne: int, camp: Camp) -> str:
    cellule = liste.table.item(ligne, Colonne.PERTE.de(camp))
    assert cellule is not None
    return QColor(cellule.foreground().color()).name()


def test_deux_coups_par_ligne_et_la_passe_a_sa_place(liste: ListeCoups) -> None:
    liste.montrer(partie_jouee(NOIR_PASSE, taille=4, secondes=ECLAIR))
    modele = liste.table.model()
    assert [modele.index(ligne, 0).data() for ligne in range(modele.rowCount())] == ["1", "2", "3"]
    noirs, blancs = (
        [modele.index(ligne, Colonne.COUP.de(camp)).data() for ligne in range(3)] for camp in (PREMIER, SECOND)
    )
    assert (noirs, blancs) == (["b1", "d3", "passe"], ["c1", "a1", "a3"])
    assert colonne_de(liste.table, Colonne.POINTS)[0] == "4 - 1"
    assert [bool(temps) for temps in colonne_de(liste.table, Colonne.TEMPS)] == [True] * 4 + [False, True]


def test_un_temps_que_personne_n_a_mesure_n_est_ni_ecrit_ni_lu(liste: ListeCoups) -> None:
    liste.montrer(partie_jouee("f5d6"))
    assert not any(colonne_de(liste.table, Colonne.TEMPS))
    lu = liste.table.model().index(0, Colonne.COUP.de(PREMIER)).data(Qt.ItemDataRole.AccessibleTextRole)
    assert lu == "Coup 1, Noir joue f5, Pions 4 - 1"


def test_qui_commence_second_laisse_vide_la_premiere_moitie(liste: ListeCoups) -> None:
    jeu = Othello()
    partie = Partie(jeu, jeu.passer(jeu.etat_initial()))
    liste.montrer(partie_jouee("f5d6"))
    for _ in range(2):
        partie.jouer(jeu.coups_legaux(partie.etat)[0])
    liste.montrer(partie)
    modele = liste.table.model()
    assert modele.index(0, Colonne.COUP.de(PREMIER)).data() == ""
    assert modele.index(0, Colonne.COUP.de(SECOND)).data() == jeu.ecrire_coup(partie.historique[0].coup or (0, 0))
    assert choisie(liste) == (1, PREMIER)


def test_un_clic_mene_apres_le_coup_de_la_moitie(qtbot: QtBot, liste: ListeCoups, choisis: list[int]) -> None:
    liste.montrer(partie_jouee(NOIR_PASSE, taille=4))
    for ligne, camp in ((0, PREMIER), (1, SECOND), (2, PREMIER), (2, SECOND)):
        cliquer(qtbot, liste, ligne, Colonne.POINTS.de(camp))
    assert choisis == [1, 4, 5, 6]
    assert choisie(liste) == (2, SECOND), "la moitié entière, là où l'on est déjà"


def test_les_fleches_marchent_dans_la_partie(qtbot: QtBot, liste: ListeCoups, choisis: list[int]) -> None:
    partie = partie_jouee(NOIR_PASSE, taille=4)

    def aller(numero: int) -> None:
        partie.aller_au_noeud(numero)
        liste.montrer(partie)

    liste.noeud_choisi.connect(aller)
    liste.montrer(partie)
    touches = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right)
    for touche in (*touches, Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Right):
        qtbot.keyClick(liste.table, touche)
    assert choisis == [5, 3, 5, 6, 6, 0, 0, 6, 6], "la passe est faite avec le coup qui la précède"


def test_le_plateau_suit_la_case_courante_quoi_qui_la_deplace(
    qtbot: QtBot, liste: ListeCoups, choisis: list[int]
) -> None:
    partie = partie_jouee("f5d6c3d3c4f4c5b3c2")
    liste.montrer(partie)
    liste.noeud_choisi.connect(partie.aller_au_noeud)
    liste.noeud_choisi.connect(lambda _: liste.montrer(partie))
    liste.table.keyboardSearch("f5")  # what typing in a table does
    qtbot.waitUntil(lambda: partie.nb_coups == 1, timeout=10_000)
    assert choisie(liste) == (0, PREMIER)
    qtbot.keyClick(liste.table, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: len(choisis) == 2, timeout=10_000)
    assert partie.nb_coups > 1
    assert choisie(liste) == (partie.nb_coups // 2, PREMIER)


def test_la_moitie_du_dernier_coup_joue_est_choisie_et_les_coups_annules_restent(liste: ListeCoups) -> None:
    partie = partie_jouee(NOIR_PASSE, taille=4)
    for nb_coups, moitie in ((5, (2, SECOND)), (4, (2, PREMIER)), (2, (0, SECOND)), (0, None)):
        partie.aller_a(nb_coups)
        liste.montrer(partie)
        assert liste.table.rowCount() == 3
        assert choisie(liste) == moitie


def test_une_partie_nouvelle_vide_la_liste(liste: ListeCoups) -> None:
    liste.montrer(partie_jouee("f5d6c3"))
    liste.montrer(partie_jouee("f5"))
    assert colonne_de(liste.table, Colonne.COUP) == ["f5"]
    liste.montrer(partie_jouee(""))
    assert liste.table.rowCount() == 0


def test_le_dernier_coup_reste_en_vue(liste: ListeCoups) -> None:
    partie = partie_jouee("")
    while partie.nb_coups < 40:
        partie.jouer(partie.jeu.coups_legaux(partie.etat)[0])
    for nb_coups in (40, 1, 25):
        partie.aller_a(nb_coups)
        liste.montrer(partie)
        index = liste.table.selectionModel().selectedIndexes()[0]
        assert liste.table.viewport().rect().contains(liste.table.visualRect(index).center())


def test_les_nombres_s_alignent_a_droite(liste: ListeCoups) -> None:
    liste.montrer(partie_jouee("f5d6"))
    nombres = [colonne for colonne in Colonne if colonne not in (Colonne.COUP, Colonne.MIEUX)]
    for colonne in (0, *(autre.de(camp) for camp in (PREMIER, SECOND) for autre in nombres)):
        for cellule in (liste.table.item(0, colonne), liste.table.horizontalHeaderItem(colonne)):
            assert cellule is not None
            assert Qt.AlignmentFlag(cellule.textAlignment()) & Qt.AlignmentFlag.AlignRight, colonne


def test_la_liste_suit_la_langue_et_le_mode(coquille: FenetreDessinee, liste: ListeCoups, langue: Langue) -> None:
    assert titres(liste) == ["Tour", *("Coup", "Pions", "Temps") * 2]
    elargir(liste, 80)
    liste.suivre_mode("analyser")
    assert titres(liste) == ["Tour", *("Coup", "Perte", "Mieux", "Éval.") * 2]
    convention = trouver(coquille, QLabel, "convention_coups")
    assert convention.text() == "Éval. : pour Noir · Perte : de qui joue"
    assert convention.toolTip().splitlines()[0] == "Éval. – Valeur après le coup, pour Noir"
    assert convention.toolTip().splitlines()[1].startswith("Perte – Pions de moins que le meilleur coup")
    assert convention.toolTip().splitlines()[2] == "Mieux – Le coup qui valait plus, à côté d'une faute"
    langue.choisir("en")
    liste.presenter(OTHELLO)
    liste.montrer(partie_jouee(NOIR_PASSE, taille=4, secondes=ECLAIR))
    assert titres(liste) == ["Turn", *("Move", "Loss", "Better", "Eval.") * 2]
    liste.suivre_mode("jouer")
    assert titres(liste) == ["Turn", *("Move", "Discs", "Time") * 2]
    assert colonne_de(liste.table, Colonne.COUP)[4] == "pass"
    assert colonne_de(liste.table, Colonne.TEMPS)[0] == "0.00 s"


def test_a_cote_d_une_faute_se_lit_un_coup_meilleur(liste: ListeCoups) -> None:
    liste.montrer(partie_revue({2: 16, 3: 2}))
    assert colonne_de(liste.table, Colonne.MIEUX)[:4] == ["", "f4", "", ""], "deux pions de perte ne sont pas une faute"


def test_une_liste_etroite_garde_la_place_des_coups(liste: ListeCoups) -> None:
    liste.suivre_mode("analyser")
    cachees = []
    for lettres in (50, 80):
        elargir(liste, lettres)
        cachees.append(liste.table.isColumnHidden(Colonne.MIEUX.de(PREMIER)))
        assert not liste.table.isColumnHidden(Colonne.PERTE.de(PREMIER))
    assert cachees == [True, False]


def test_l_evaluation_est_pour_noir_et_la_perte_se_lit_sans_la_couleur(liste: ListeCoups) -> None:
    partie = partie_jouee("f5d6c3d3c4")
    connues = (Evaluation(2, 0), Evaluation(3, 3), Evaluation(-8, 8, True), Evaluation(16, 16), Evaluation(0))
    liste.montrer(partie)
    assert not any(colonne_de(liste.table, Colonne.EVALUATION) + colonne_de(liste.table, Colonne.PERTE))
    for tour, evaluation in zip(partie.historique, connues, strict=True):
        partie.noter(tour.numero, evaluation)
    liste.montrer(partie)
    assert colonne_de(liste.table, Colonne.EVALUATION) == ["+2", "+3", "−8", "+16", "0"]
    assert colonne_de(liste.table, Colonne.PERTE) == ["0", "−3", "−8 ?", "−16 ??", ""]
    assert [couleur(liste, 1, PREMIER), couleur(liste, 1, SECOND)] == [CLAIR.erreur, CLAIR.gaffe]
    liste.definir_theme(SOMBRE)
    liste.montrer(partie)
    assert couleur(liste, 1, SECOND) == SOMBRE.gaffe


def test_qui_ecoute_entend_le_coup_entier(liste: ListeCoups) -> None:
    partie = partie_jouee(NOIR_PASSE, taille=4, secondes=ECLAIR)
    partie.noter(2, Evaluation(3, 3))
    liste.montrer(partie)
    dits = [
        str(liste.table.model().index(ligne, Colonne.COUP.de(camp)).data(Qt.ItemDataRole.AccessibleTextRole))
        for ligne, camp in ((0, SECOND), (2, PREMIER))
    ]
    assert dits[0] == "Coup 2, Blanc joue c1, Pions 3 - 3, Temps 0,00 s, Perte −3, Éval. (pour Noir) +3"
    assert dits[1] == "Noir ne peut pas jouer et passe son tour"


def test_un_jeu_sans_points_montre_des_verdicts(coquille: FenetreDessinee, liste: ListeCoups) -> None:
    partie = Partie(Puissance4())
    liste.presenter(adaptateur_de(partie.jeu))
    for coup in (3, 2, 0):
        partie.jouer(coup)
    connues = (Evaluation(1, 0, True, 41), Evaluation(1, 0, True, 38), Evaluation(0, 1, True, 40))
    for tour, evaluation in zip(partie.historique, connues, strict=True):
        partie.noter(tour.numero, evaluation)
    liste.montrer(partie)
    assert titres(liste) == ["Tour", *("Coup", "Temps") * 2]
    assert trouver(coquille, QLabel, "convention_coups").text() == "Éval. : pour Rouge · Perte : de qui joue"
    assert colonne_de(liste.table, Colonne.COUP) == ["4", "3", "1"]
    assert colonne_de(liste.table, Colonne.EVALUATION) == ["G 41", "G 38", "N"]
    assert colonne_de(liste.table, Colonne.PERTE) == ["", "", "G → N ?"]
    assert couleur(liste, 1, PREMIER) == CLAIR.erreur
    liste.presenter(OTHELLO)
    assert titres(liste) == ["Tour", *("Coup", "Pions", "Temps") * 2]


def ramifiee() -> Partie[EtatOthello, Position]:
    """f5 d6 c3 d3, and f6 e6 in the place of d6."""
    partie = partie_jouee("f5d6c3d3")
    partie.aller_a(1)
    for coup in ("f6", "e6"):
        partie.jouer(partie.jeu.lire_coup(coup))
    return partie


def test_un_clic_dans_une_variante_y_mene_et_sur_son_titre_la_replie(
    qtbot: QtBot, liste: ListeCoups, choisis: list[int]
) -> None:
    partie = ramifiee()
    liste.montrer(partie)
    ecrits = [texte.strip() for texte in colonne_de(liste.table, Colonne.COUP)]
    assert ecrits == ["f5", "d6", "Variante A", "f6", "e6", "c3", "d3"]
    assert choisie(liste) == (3, PREMIER)
    cliquer(qtbot, liste, 2, Colonne.POINTS.de(SECOND))
    cliquer(qtbot, liste, 0, Colonne.COUP.de(SECOND))
    assert choisis == [5, 2]
    cliquer(qtbot, liste, 1, Colonne.COUP.de(PREMIER))
    assert choisis == [5, 2], "replier n'est pas jouer"
    assert liste.table.rowCount() == 3
    assert {index.row() for index in liste.table.selectionModel().selectedIndexes()} == {1}, "le titre qui la contient"
    cliquer(qtbot, liste, 1, Colonne.COUP.de(PREMIER))
    assert liste.table.rowCount() == 5
    liste.replier()
    assert liste.table.rowCount() == 3
    partie.aller_a(1)
    liste.montrer(partie)
    partie.aller_au_noeud(6)
    liste.montrer(partie)
    assert liste.table.rowCount() == 5, "elle se déplie quand on y entre"


def test_le_clic_droit_demande_le_menu_du_coup_sans_y_aller(
    qtbot: QtBot, liste: ListeCoups, choisis: list[int]
) -> None:
    liste.montrer(ramifiee())
    demandes: list[int] = []
    liste.menu_demande.connect(lambda numero, _ou: demandes.append(numero))
    for ligne, camp in ((0, SECOND), (1, PREMIER), (3, PREMIER)):
        index = liste.table.model().index(ligne, Colonne.COUP.de(camp))
        liste.table.customContextMenuRequested.emit(liste.table.visualRect(index).center())
    assert (demandes, choisis) == ([2, 5, 6], [])


def test_les_fleches_suivent_la_variante_ou_l_on_est(qtbot: QtBot, liste: ListeCoups, choisis: list[int]) -> None:
    partie = ramifiee()
    liste.montrer(partie)
    for touche in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Home):
        qtbot.keyClick(liste.table, touche)
    assert choisis == [5, 1, 0]
    partie.aller_a(0)
    liste.montrer(partie)
    for touche in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End):
        qtbot.keyClick(liste.table, touche)
    assert choisis[3:] == [1, 5, 6], "en avant suit la branche d'où l'on vient"


def test_au_debut_la_liste_remonte(liste: ListeCoups) -> None:
    partie = partie_jouee("e6f4e3f6g5d6e7f5c5")
    liste.table.setFixedHeight(70)
    liste.montrer(partie)
    defilement = liste.table.verticalScrollBar()
    assert defilement.value() == defilement.maximum() > 0
    partie.aller_a(0)
    liste.montrer(partie)
    assert defilement.value() == 0


def test_la_liste_dit_comment_finit_une_partie_que_le_plateau_ne_finit_pas(liste: ListeCoups) -> None:
    for finir, fin in (
        (lambda partie: partie.abandonner(PREMIER), "Noir abandonne"),
        (lambda partie: partie.tomber(SECOND), "Noir gagne au temps, 64 – 0"),
        (Partie.convenir_nulle, "Nulle convenue"),
    ):
        partie = partie_jouee("f5d6c3")
        liste.montrer(partie)
        assert liste.table.rowCount() == 2
        finir(partie)
        for rang in (3, 1):  # at the end, and where one reads it again
            partie.aller_a(rang)
            liste.montrer(partie)
            assert [liste.table.model().index(ligne, 1).data() for ligne in range(3)] == ["f5", "c3", fin]


def test_a_1024_les_titres_sont_entiers_et_le_nom_passe_avant_la_convention(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    dimensionner(fenetre, 1024, 768)
    fenetre.disposition.modes.choisir("jouer")
    reposer()
    entete = fenetre.widgets.liste_coups.horizontalHeader()
    rien_dedans = 2 * entete.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMargin, None, entete)
    for camp in (PREMIER, SECOND):
        rang = Colonne.COUP.de(camp)
        assert entete.sectionSize(rang) >= entete.sectionSizeHint(rang) - rien_dedans
    fenetre.ouvrir_partie(partie_jouee("f5d6c5"))
    fenetre.disposition.modes.choisir("analyser")
    nom = trouver(fenetre, QLabel, "ouverture_coups")
    qtbot.waitUntil(lambda: nom.text() == "Perpendiculaire classique" and nom.width() >= nom.sizeHint().width())
