"""From a game of Othello to what the board draws, and the words of the engine."""

from __future__ import annotations

import pytest

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.moteur.othello.avis import Avis, Note
from ecosysteme.partie import Partie
from ecosysteme.plateau import lire_case
from ecosysteme.variantes.evaluation import Evaluation
from tests.positions import partie_jouee
from ui.jeux.othello import AdaptateurOthello
from ui.plateau.style import PlateauAffiche


def vue_othello(partie: Partie[EtatOthello, Position], *, interactif: bool, marques: bool = True) -> PlateauAffiche:
    assert isinstance(partie.jeu, Othello)
    return AdaptateurOthello(partie.jeu).plateau(partie, interactif, marques)


def cases(*noms: str) -> set[tuple[int, int]]:
    return {lire_case(nom, 8) for nom in noms}


def test_le_depart_d_une_personne_montre_ses_quatre_coups() -> None:
    vue = vue_othello(partie_jouee(""), interactif=True)
    assert (vue.lignes, vue.trait, vue.dernier, vue.interactif, vue.marques) == (8, 1, (), True, True)
    assert {case for case, camp in vue.pions.items() if camp == 1} == cases("e4", "d5")
    assert {case for case, camp in vue.pions.items() if camp == 2} == cases("d4", "e5")
    assert set(vue.legaux) == cases("d3", "c4", "f5", "e6")


def test_chaque_coup_legal_porte_exactement_les_pions_qu_il_retourne() -> None:
    partie = partie_jouee("f5d6c3d3c4f4")
    vue = vue_othello(partie, interactif=True)
    for coup, retournes in vue.legaux.items():
        apres = partie.jeu.jouer(partie.etat, coup).plateau
        changes = {case for case, couleur in partie.etat.plateau.items() if apres[case] != couleur}
        assert set(retournes) == changes
        assert len(retournes) == len(changes) > 0


def test_une_machine_au_trait_n_offre_aucun_coup() -> None:
    vue = vue_othello(partie_jouee("f5"), interactif=False)
    assert (vue.trait, vue.legaux, vue.interactif) == (2, {}, False)
    assert set(vue.dernier) == cases("f5")


def test_sans_marques_les_coups_restent_jouables() -> None:
    vue = vue_othello(partie_jouee(""), interactif=True, marques=False)
    assert (vue.marques, len(vue.legaux)) == (False, 4)


@pytest.mark.parametrize("taille", [4, 6, 8, 10])
def test_chaque_taille_a_sa_vue(taille: int) -> None:
    vue = vue_othello(partie_jouee("", taille), interactif=True)
    assert (vue.lignes, vue.colonnes, len(vue.pions), len(vue.legaux)) == (taille, taille, 4, 4)


def test_apres_une_passe_le_dernier_coup_reste_celui_qui_fut_joue() -> None:
    partie = partie_jouee("b1c1d3a1", taille=4)
    vue = vue_othello(partie, interactif=True)
    assert (vue.trait, vue.dernier) == (2, (lire_case("a1", 4),))


def test_a_la_fin_personne_n_a_le_trait() -> None:
    partie = partie_jouee("c4b4a1d2d4d3a2c1a4a3b1d1", taille=4)
    assert isinstance(partie.jeu, Othello)
    vue = vue_othello(partie, interactif=True)
    assert (vue.trait, vue.legaux, len(vue.pions)) == (None, {}, 16)


def test_la_perte_ne_se_dit_que_d_un_conseil() -> None:
    vue, (joue, autre) = AdaptateurOthello(Othello()), ((2, 3), (3, 2))
    notes = {autre: Note(2, 8, 100, False), joue: Note(-3, 8, 100, True)}
    avis = Avis(2, 8, 100, False, (autre,), 1000, 0.5, notes)
    assert vue.evaluation(avis, joue, PREMIER) == Evaluation(-3, perte=5, exact=True, profondeur=8)
    assert vue.evaluation(avis, joue, SECOND) == Evaluation(3, perte=5, exact=True, profondeur=8), "vue des noirs"
    assert vue.evaluation(avis, joue, PREMIER, joue=True) == Evaluation(-3, exact=True, profondeur=8)
    meilleur, ailleurs = (Avis(4, 8, 100, False, (coup,), 1000, 0.5) for coup in (joue, autre))
    assert vue.evaluation(meilleur, joue, PREMIER) == Evaluation(4, profondeur=8)
    assert vue.evaluation(meilleur, joue, SECOND) == Evaluation(-4, profondeur=8)
    assert vue.evaluation(ailleurs, joue, PREMIER) is None


@pytest.mark.parametrize(
    ("perte", "texte"), [(None, ""), (0, "0"), (2, "−2"), (6, "−6 ?!"), (8, "−8 ?"), (16, "−16 ??")]
)
def test_la_perte_se_lit_sans_la_couleur(perte: int | None, texte: str) -> None:
    partie = partie_jouee("f5")
    partie.noter(partie.ligne[0].numero, Evaluation(-(perte or 0), perte, exact=True))
    assert AdaptateurOthello(Othello()).ecrire_perte(partie.ligne[0]) == texte


def test_le_moteur_ne_connait_qu_un_plateau() -> None:
    for phrase in ("sans_moteur", "sans_conseil"):
        assert getattr(AdaptateurOthello(Othello()), phrase)() == ""
        assert "8 × 8" in getattr(AdaptateurOthello(Othello(6)), phrase)()
