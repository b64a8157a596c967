"""What the keys of the board read aloud."""

from __future__ import annotations

from typing import Any

import pytest

from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from tests.positions import partie_jouee
from ui.jeux.lectures import lire, lire_meilleurs, lire_retour
from ui.plateau.indices import Indice
from ui.plateau.saisie import LECTURES
from ui.socle.langue import Langue


def tout(partie: Partie[Any, Any], nulles: int = 0) -> list[str]:
    return [lire(touche, partie, (7, 3), nulles) for touche in LECTURES]


def test_othello_se_lit_dans_les_deux_langues(langue: Langue) -> None:
    partie = partie_jouee("f5d6")
    partie.jouer((2, 2), 75.5)
    assert tout(partie) == [
        "4 coups possibles : d3, f3, f4, g5",
        "Noir 5, Blanc 2",
        "Noir : c3, retourne d4",
        "Trait aux Blancs. Temps de réflexion : Noir 1 min 15 s, Blanc 0,0 s",
    ]
    langue.choisir("en")
    assert tout(partie) == [
        "4 possible moves: d3, f3, f4, g5",
        "Black 5, White 2",
        "Black: c3, flips d4",
        "White to move. Thinking time: Black 1 min 15 s, White 0.0 s",
    ]


def test_plusieurs_coups_annules_se_disent_du_dernier_au_premier(langue: Langue) -> None:
    partie = partie_jouee("f5d6c3")
    partie.aller_a(1)
    assert lire_retour(partie, 3) == "Annulé : Noir c3, Blanc d6. Trait aux Blancs"
    partie.aller_a(3)
    assert lire_retour(partie, 1) == "Rétabli : Blanc d6, Noir c3. Trait aux Blancs"


def test_les_meilleurs_coups_se_disent_avec_ce_qu_ils_valent(langue: Langue) -> None:
    partie = partie_jouee("f5d6c3")
    indices = {(2, 3): Indice(4, True), (2, 5): Indice(-2), (3, 5): Indice(4, True)}
    assert lire_meilleurs(partie, indices) == "2 meilleurs coups : d3, f4 (+4, estimation)"
    assert lire_meilleurs(partie, {(2, 5): Indice(-2, True, True)}) == "Meilleur coup : f3 (−2, prouvé)"
    assert lire_meilleurs(partie, {(2, 5): Indice(-2)}) == "", "pas encore"
    verdict = Indice(1, True, texte="G 7", dit="gain en 7 demi-coups")
    assert lire_meilleurs(Partie(Puissance4()), {(0, 3): verdict}) == (
        "Meilleur coup : la colonne 4 (gain en 7 demi-coups)"
    )


def test_une_passe_et_une_fin_se_disent(langue: Langue) -> None:
    partie = partie_jouee("c4b4a1d2d4d3a2c1a4a3b1d1", 4)
    assert tout(partie)[0] == "Aucun coup : la partie est terminée"
    assert tout(partie)[3].startswith("Noir gagne 14 à 2. ")
    while not partie.passes_depuis_dernier():
        partie.annuler()
    assert tout(partie)[2].endswith(" ne peut pas jouer et passe son tour")
    partie.aller_a(0)
    assert tout(partie)[2] == "C'est le début de la partie", "elle est relue, non vide"


@pytest.mark.parametrize(
    ("partie", "coup", "attendus"),
    [
        (Partie(Nim()), (0, 2), ("a1, b1, b2", "Premier : a2", "Trait au second")),
        (Partie(Puissance4()), 3, ("1, 2, 3, 4, 5, 6, 7", "Rouge : la colonne 4", "Trait à Jaune")),
    ],
    ids=["Nim", "Puissance 4"],
)
def test_sans_points_le_score_est_celui_de_la_serie(
    langue: Langue, partie: Partie[Any, Any], coup: Any, attendus: tuple[str, str, str]
) -> None:
    partie.jouer(coup)
    coups, score, dernier, trait = tout(partie, nulles=1)
    premier, second = ("Premier", "Second") if "Premier" in attendus[1] else ("Rouge", "Jaune")
    assert score == f"Parties gagnées : {premier} 7, {second} 3, 1 nulle"
    assert attendus[0] in coups
    assert (dernier, trait.partition(".")[0]) == attendus[1:]
