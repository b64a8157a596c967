"""The header: figures, discs, whose turn."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel

from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from tests.positions import partie_jouee
from ui.fenetre.score import PanneauScore
from ui.jeux.registre import adaptateur_de
from ui.plateau.disque import Disque
from ui.socle.chargeur import trouver
from ui.widgets.fenetre import FenetreDessinee


def test_les_chiffres_et_le_trait_suivent_la_partie(coquille: FenetreDessinee) -> None:
    panneau = PanneauScore(coquille)
    panneau.montrer(partie_jouee("f5"), "Trait aux Blancs", (7, 8), 9)
    lus = [trouver(coquille, QLabel, nom).text() for nom in ("score_noir", "score_blanc", "trait")]
    assert lus == ["4", "1", "Trait aux Blancs"]


@pytest.mark.parametrize(
    ("transcription", "taille", "camp"),
    [
        ("", 8, 1),
        ("f5", 8, 2),
        ("c4b4a1d2d4d3a2c1a4a3b1d1", 4, 1),
        ("d3d4a2a1c4d2d1b1c1a3a4b4", 4, 2),
        ("a2a3a4c1d1a1d3d4c4d2b1b4", 4, None),
    ],
    ids=["trait aux Noirs", "trait aux Blancs", "Noir gagne", "Blanc gagne", "nulle"],
)
def test_le_trait_puis_le_resultat_est_sous_le_nom_de_qui_il_concerne(
    coquille: FenetreDessinee, transcription: str, taille: int, camp: int | None
) -> None:
    panneau, partie = PanneauScore(coquille), partie_jouee(transcription, taille)
    panneau.nommer((("Ada", "Humain"), ("Alpha-Bêta", "Profondeur 4")))
    sans = {nom: trouver(coquille, Disque, nom).grab().toImage() for nom in ("pion_noir", "pion_blanc")}
    panneau.montrer(partie, "la phrase", (0, 0), 0)
    noms = {camp: trouver(coquille, QLabel, nom) for camp, nom in ((1, "nom_noir"), (2, "nom_blanc"))}
    assert [nom.text() for nom in noms.values()] == ["Ada", "Alpha-Bêta"]
    QApplication.sendPostedEvents()
    dessous = {cote: panneau.trait.y() > nom.y() and proche(panneau.trait, nom) for cote, nom in noms.items()}
    assert dessous == {1: camp in (1, None), 2: camp == 2}
    details = [trouver(coquille, QLabel, f"detail_{nom}").isVisible() for nom in ("noir", "blanc")]
    assert details == [camp == 2, camp != 2], "les mots du trait prennent la place du détail"
    cernes = [trouver(coquille, Disque, nom).grab().toImage() != image for nom, image in sans.items()]
    en_cours = partie.trait is not None
    assert cernes == [en_cours and camp == 1, en_cours and camp == 2], "un anneau, pas seulement une couleur"


def proche(un: QLabel, autre: QLabel) -> bool:
    """Whether the two texts are on the same side of the card."""
    carte = un.parentWidget()
    assert carte is not None
    milieu = carte.width() / 2
    return (un.geometry().center().x() < milieu) == (autre.geometry().center().x() < milieu)


def test_sans_points_les_chiffres_sont_les_parties_gagnees(coquille: FenetreDessinee) -> None:
    panneau, jeu = PanneauScore(coquille), Puissance4()
    panneau.presenter(adaptateur_de(jeu))
    panneau.montrer(Partie(jeu), "Trait à Rouge", (7, 3), 10)
    assert [panneau.noir.text(), panneau.blanc.text()] == ["7", "3"]
    figures = [trouver(coquille, QLabel, nom) for nom in ("score_noir", "tiret", "score_blanc")]
    assert all(figure.isVisible() for figure in figures)
    panneau.montrer(Partie(jeu), "Trait à Rouge", (0, 0), 2)
    assert not any(figure.isVisible() for figure in figures), "un jeu sans points n'a pas de 0 - 0"
    panneau.montrer(partie_jouee("f5"), "Trait aux Blancs", (0, 0), 0)
    assert all(figure.isVisible() for figure in figures)
    panneau.montrer(Partie(jeu), "Trait à Rouge", (7, 3), 10)
    assert panneau.noir.toolTip() == "Parties gagnées par Rouge"
    assert panneau.noir.accessibleName() == "Parties gagnées par Rouge : 7"
    assert panneau.barre.accessibleName() == "Parties gagnées : Rouge 7, Jaune 3, 10 nulles"
    rouge, jaune = (QColor(couleur) for couleur in adaptateur_de(jeu).style.couleurs)
    image = panneau.barre.grab().toImage()
    couleurs = [image.pixelColor(int(part * image.width()), image.height() // 2) for part in (0.2, 0.6, 0.95)]
    assert (couleurs[0], couleurs[2]) == (rouge, jaune)
    assert couleurs[1] not in (rouge, jaune), "les nulles sont entre les deux"
    panneau.montrer(Partie(jeu), "Trait à Rouge", (0, 0), 2)
    image = panneau.barre.grab().toImage()
    milieux = {image.pixelColor(int(part * image.width()), image.height() // 2).name() for part in (0.1, 0.5, 0.9)}
    assert len(milieux) == 1, "vide tant que rien n'est joué"


def test_l_entete_revient_aux_points(coquille: FenetreDessinee) -> None:
    panneau = PanneauScore(coquille)
    panneau.presenter(adaptateur_de(Nim()))
    panneau.presenter(adaptateur_de(partie_jouee("").jeu))
    panneau.montrer(partie_jouee("f5"), "Trait aux Blancs", (0, 0), 0)
    panneau.nommer([("Humain", ""), ("Moteur", "Niveau 5")])
    assert (panneau.blanc.accessibleName(), panneau.blanc.toolTip()) == ("Points de Blanc : 1", "")
    assert panneau.barre.accessibleName() == "Part des points : Noir 4, Blanc 1"
    assert trouver(coquille, QLabel, "nom_blanc").accessibleName() == "Blanc : Moteur"
