"""A position over the board that is not the game's: seen as such, left by anything, and nothing is played meanwhile."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.cases import Position
from ecosysteme.partie import Partie
from tests.fenetre import a_deux, choisir, cliquer, plateau
from tests.lecteur_ecran import LecteurEcran
from tests.tailles import quelques
from ui.jeux.registre import adaptateur_de
from ui.plateau.fantome import CoucheFantome, LegendeFantome, differences
from ui.socle.chargeur import trouver
from ui.socle.theme import SOMBRE

GAUCHE = Qt.MouseButton.LeftButton


def montrer_fantome(fenetre: ApplicationIHM, coups: int = 2) -> tuple[Partie, str]:
    """Show where ``coups`` first moves lead from the position on the board."""
    reelle = fenetre.partie_en_cours
    partie, ligne = Partie(reelle.jeu, reelle.etat), []
    for _ in range(coups):
        coup = partie.jeu.coups_legaux(partie.etat)[0]
        ligne.append(partie.jeu.ecrire_coup(coup))
        partie.jouer(coup)
    trouver(fenetre, CoucheFantome, "fantome").montrer(
        adaptateur_de(partie.jeu).plateau(partie, interactif=False), " ".join(ligne)
    )
    return partie, " ".join(ligne)


@pytest.fixture
def couche(qtbot: QtBot, fenetre: ApplicationIHM) -> CoucheFantome:
    a_deux(qtbot, fenetre, "othello")
    plateau(fenetre).setFocus()
    return trouver(fenetre, CoucheFantome, "fantome")


def joues(fenetre: ApplicationIHM) -> int:
    return fenetre.partie_en_cours.nb_coups


def test_le_fantome_couvre_le_plateau_et_se_dit(fenetre: ApplicationIHM, couche: CoucheFantome) -> None:
    partie, ligne = montrer_fantome(fenetre)

    assert couche.isVisible()
    assert couche.geometry() == plateau(fenetre).rect()
    assert couche.vue is not None
    assert couche.vue.pions == adaptateur_de(partie.jeu).plateau(partie, interactif=False).pions
    assert couche.legende == f"Fantôme, après {ligne}"
    assert ligne in couche.accessibleName()
    assert "Échap" in couche.accessibleDescription()
    assert joues(fenetre) == 0


@pytest.mark.parametrize("sortie", ["clic", "clic sous la couche", "echap", "lettre", "entree", "fleche"])
def test_un_clic_ou_une_touche_le_quitte_et_ne_joue_rien(
    qtbot: QtBot, fenetre: ApplicationIHM, couche: CoucheFantome, sortie: str
) -> None:
    vue = plateau(fenetre)
    qtbot.keyClicks(vue, "d")  # half a name is typed already
    montrer_fantome(fenetre)
    with qtbot.waitSignal(couche.quitte):
        if sortie == "clic":
            qtbot.mouseClick(couche, GAUCHE, pos=vue.centre((2, 3)))
        elif sortie == "clic sous la couche":
            cliquer(qtbot, fenetre, (2, 3))
        else:
            touches = {"echap": Qt.Key.Key_Escape, "lettre": Qt.Key.Key_3, "entree": Qt.Key.Key_Return}
            qtbot.keyClick(vue, touches.get(sortie, Qt.Key.Key_Left))
    assert not couche.isVisible()
    assert joues(fenetre) == 0
    cliquer(qtbot, fenetre, (2, 3))
    assert joues(fenetre) == 1


def test_echap_le_quitte_d_ou_que_l_on_soit(qtbot: QtBot, fenetre: ApplicationIHM, couche: CoucheFantome) -> None:
    jeu = trouver(fenetre, QComboBox, "jeu")
    jeu.setFocus()
    montrer_fantome(fenetre)
    QTest.keyClick(jeu, Qt.Key.Key_Escape)
    assert couche.vue is None
    jeu.setFocus()
    montrer_fantome(fenetre)
    qtbot.keyClick(jeu, Qt.Key.Key_Tab)
    assert couche.vue is not None  # moving about the window is not leaving


def test_taper_une_case_d_ailleurs_le_quitte_et_la_case_se_joue(
    qtbot: QtBot, fenetre: ApplicationIHM, couche: CoucheFantome
) -> None:
    bouton = trouver(fenetre, QPushButton, "bouton_demarrer")
    montrer_fantome(fenetre)
    bouton.setFocus()
    QTest.keyClick(bouton, Qt.Key.Key_D)
    assert couche.vue is None
    qtbot.keyClicks(plateau(fenetre), "3")
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_Return)
    assert fenetre.partie_en_cours.transcription == "d3"


def test_un_coup_ou_un_parcours_le_quitte_un_rafraichissement_non(
    qtbot: QtBot, fenetre: ApplicationIHM, couche: CoucheFantome
) -> None:
    cliquer(qtbot, fenetre, (2, 3))
    montrer_fantome(fenetre)
    fenetre.preferences.affichage_change.emit()
    assert couche.isVisible()
    fenetre.parcours.aller_a(0)
    assert not couche.isVisible()
    montrer_fantome(fenetre)
    choisir(fenetre, "jeu", "morpion")
    assert not couche.isVisible()


def test_un_plateau_d_une_autre_forme_ne_se_montre_pas(fenetre: ApplicationIHM, couche: CoucheFantome) -> None:
    from ecosysteme.jeux.othello import Othello

    autre = Partie(Othello(taille=6))
    couche.montrer(adaptateur_de(autre.jeu).plateau(autre, interactif=False), "")
    assert couche.vue is None
    couche.quitter()


@pytest.mark.parametrize("theme", [None, SOMBRE])
def test_ce_qui_differe_est_translucide_le_reste_comme_avant(
    fenetre: ApplicationIHM, couche: CoucheFantome, theme: Any
) -> None:
    if theme is not None:
        plateau(fenetre).definir_theme(theme)
        couche.definir_theme(theme)
    partie, _ = montrer_fantome(fenetre, 1)
    image = couche.grab().toImage()
    assert couche.vue is not None
    autres = differences(plateau(fenetre).vue, couche.vue)
    geo = couche.geometrie()
    assert geo is not None

    def clarte(case: Position) -> int:
        """Beside the centre, where the dot of the last move may be."""
        point = geo.rectangle(case).center().toPoint()
        return image.pixelColor(point.x() + round(geo.case * 0.2), point.y()).lightness()

    noirs = [case for case, camp in couche.vue.pions.items() if camp == 1]
    assert autres == {(2, 3), (3, 3)}  # what was put down, and what it turned
    fantomes = {clarte(case) for case in noirs if case in autres}
    reels = {clarte(case) for case in noirs if case not in autres}
    assert min(fantomes) > max(reels) + 10  # the felt is seen through them
    assert partie.nb_coups == 1


@pytest.mark.parametrize(
    ("jeu", "taille"), quelques(product(["othello", "puissance4", "morpion", "nim"], [(1070, 1000), (1500, 700)]), 3)
)
def test_aucune_case_ne_bouge_et_le_bandeau_n_en_cache_aucune(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: str, taille: tuple[int, int]
) -> None:
    choisir(fenetre, "jeu", jeu)
    fenetre.resize(*taille)
    vue, bandeau = plateau(fenetre), trouver(fenetre, LegendeFantome, "fantome_bandeau")
    geo = vue.geometrie()
    montrer_fantome(fenetre, 1)
    couche = trouver(fenetre, CoucheFantome, "fantome")
    assert couche.geometrie() == geo
    assert bandeau.isVisible()
    assert fenetre.rect().contains(QRect(bandeau.mapTo(fenetre, QPoint()), bandeau.size()))
    cache = QRect(bandeau.mapTo(fenetre, QPoint()), bandeau.size())
    cadre = geo.cadre.toAlignedRect().adjusted(1, 1, -1, -1)
    assert not cache.intersects(cadre.translated(vue.mapTo(fenetre, QPoint())))
    for score in ("score_noir", "score_blanc", "trait"):
        texte = trouver(fenetre, QLabel, score)
        assert not cache.intersects(QRect(texte.mapTo(fenetre, QPoint()), texte.size())), score
    qtbot.mouseClick(bandeau, GAUCHE)
    assert not bandeau.isVisible()
    assert joues(fenetre) == 0


def test_les_differences_comptent_ce_qui_est_parti(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "jeu", "nim")
    partie, _ = montrer_fantome(fenetre, 1)
    avant, apres = plateau(fenetre).vue, trouver(fenetre, CoucheFantome, "fantome").vue
    assert apres is not None
    assert len(differences(avant, apres)) == len(avant.pions) - len(apres.pions) > 0
    assert partie.nb_coups == 1


def test_d_une_suite_qui_s_allonge_le_nouveau_coup_seul_se_dit(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    a_deux(qtbot, fenetre, "othello")
    lecteur.oublier()
    lignes = [montrer_fantome(fenetre, coups)[1] for coups in (1, 2, 3)]
    entier = f"Fantôme, après {lignes[0]}. Échap ou un clic : revenir à la partie"
    assert lecteur.phrases == [entier, *(ligne.split()[-1] for ligne in lignes[1:])]
    lecteur.oublier()
    qtbot.keyClicks(plateau(fenetre), "s")
    assert lecteur.phrases[0].startswith("Noir ")
    assert trouver(fenetre, CoucheFantome, "fantome").vue is not None, "lire n'est pas jouer"
