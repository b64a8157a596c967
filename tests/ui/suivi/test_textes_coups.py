"""What the list of moves writes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from ecosysteme.jeu import SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.variantes.edition import annoter
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.transpositions import transpositions
from tests.positions import partie_jouee
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import Langue
from ui.suivi.rangees import ArbreDesCoups, Genre
from ui.suivi.textes_coups import Colonne, TextesCoups

VUE = adaptateur_de(Othello())


@pytest.fixture
def textes(parent: QObject, langue: Langue) -> TextesCoups:
    return TextesCoups(parent)


def test_un_coup_se_lit_avec_ce_qui_en_est_note(textes: TextesCoups) -> None:
    racine = annoter(partie_jouee("f5d6").racine, 2, glyphe="!?", marque=True, secondes=1.5, commentaire="osé")
    racine = annoter(racine, 2, evaluation=Evaluation(8, 8, exact=True, meilleurs=((3, 5), (6, 4))))
    d6 = racine.suites[0].suites[0]
    cellules = textes.cellules(VUE, d6, rejoint=True)
    assert cellules == ["d6!? = ◇", "3 - 3", "1,50 s", "−8 ?", "f4", "+8"]
    entier = textes.entier(VUE, d6, 2, cellules)
    assert entier == (
        "Coup 2, Blanc joue d6!? = ◇, Pions 3 - 3, Temps 1,50 s, Perte −8 ?, Mieux f4, Éval. (pour Noir) +8, osé"
    )
    assert (Colonne.COUP.de(SECOND), textes.commentaire(VUE, d6)) == (7, "d6!? : osé")
    assert textes.commentaire(VUE, annoter(racine, 0, commentaire="deux\nlignes")) == "Départ : deux lignes"


@pytest.mark.parametrize(
    ("nom", "depliee", "repliee"),
    [
        (
            "fr",
            "Variante A · rejoint la ligne principale au coup 5",
            "Variante A : 2. c4 d3 c3 · rejoint la ligne principale au coup 5",
        ),
        (
            "en",
            "Variation A · joins the main line at move 5",
            "Variation A: 2. c4 d3 c3 · joins the main line at move 5",
        ),
    ],
)
def test_une_variante_dit_son_nom_ses_coups_et_ou_elle_rejoint(
    textes: TextesCoups, langue: Langue, nom: str, depliee: str, repliee: str
) -> None:
    langue.choisir(nom)
    partie = partie_jouee("f5d6c3d3c4")
    partie.aller_a(2)
    for coup in ("c4", "d3", "c3"):
        partie.jouer(partie.jeu.lire_coup(coup))
    jointe = transpositions(partie.racine)[partie.noeud.numero]
    for repli, attendu in (((), depliee), ((6,), repliee)):
        titre = next(r for r in ArbreDesCoups.de(partie.racine).rangees(repli) if r.genre is Genre.TITRE)
        assert textes.variante(VUE, titre, jointe) == attendu
        assert " · " not in textes.variante(VUE, titre, None)
