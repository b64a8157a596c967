from collections.abc import Mapping

import pytest

from ecosysteme.chances import Force, points_attendus
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.retransmission import Chance, basculements, chance, principaux
from ecosysteme.retransmission.basculements import SEUIL, bascule
from ecosysteme.variantes.evaluation import Evaluation, Juge

FORTE = Force.PROGRAMMES
COUPS = "f5d6c3d3c4f4f6f3e6e7"
AVEC_PASSE = "d3c3e6d2d1e1b2c1"  # who has the turn has no move after c1


def jugee(valeur: float, *, exact: bool = False) -> Evaluation:
    return Evaluation(valeur, exact=exact, juge=Juge("othellier", 30_000))


def jouee(transcription: str = COUPS, valeurs: Mapping[int, Evaluation] = {}) -> Partie:
    """Play a transcript; ``valeurs`` are those of its moves, from 1."""
    partie = Partie(Othello())
    for debut in range(0, len(transcription), 2):
        partie.jouer(partie.jeu.lire_coup(transcription[debut : debut + 2]))
        if partie.nb_coups in valeurs:
            assert partie.dernier is not None
            partie.noter(partie.dernier.numero, valeurs[partie.nb_coups])
    return partie


def sur(partie: Partie) -> Chance:
    lue = chance(partie, partie.noeud, FORTE)
    assert lue is not None
    return lue


def test_les_pions_d_othello_deviennent_les_points_du_premier_camp() -> None:
    partie = jouee("f5d6", {1: jugee(-6.0), 2: jugee(-6.0)})
    assert sur(partie) == Chance(points_attendus(-6, 58, FORTE), False)
    partie.annuler()
    assert sur(partie) == Chance(points_attendus(-6, 59, FORTE), False)


@pytest.mark.parametrize(("valeur", "points"), [(2.0, 1.0), (0.0, 0.5), (-2.0, 0.0)])
def test_ce_qui_est_prouve_est_sur_quelle_que_soit_la_marge(valeur: float, points: float) -> None:
    partie = jouee("f5d6", {2: jugee(valeur, exact=True)})
    assert sur(partie) == Chance(points, True, points_attendus(valeur, 58, FORTE))


def test_ce_qu_un_joueur_pense_lui_meme_ne_compte_que_prouve() -> None:
    partie = jouee("f5d6", {1: Evaluation(30.0), 2: Evaluation(-2.0, exact=True)})
    assert sur(partie) == Chance(0.0, True, points_attendus(-2, 58, FORTE))
    assert chance(partie, partie.historique[0], FORTE) is None


def test_sans_valeur_rien_n_est_dit() -> None:
    partie = jouee("f5d6")
    assert chance(partie, partie.noeud, FORTE) is None
    assert chance(partie, partie.racine, FORTE) is None


def test_ailleurs_que_sur_64_cases_seul_ce_qui_est_prouve_est_dit() -> None:
    petite = Partie(Othello(6))
    petite.jouer(petite.etat.coups[0])
    petite.noter(petite.noeud.numero, jugee(4.0))
    assert chance(petite, petite.noeud, FORTE) is None
    morpion = Partie(Morpion())
    morpion.jouer((0, 0))
    morpion.noter(morpion.noeud.numero, jugee(0.0, exact=True))
    assert sur(morpion) == Chance(0.5, True)


def test_une_partie_finie_a_les_points_de_son_resultat() -> None:
    partie = Partie(Morpion())
    for case in ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2)):
        partie.jouer(case)
    assert sur(partie) == Chance(1.0, True)


def test_un_abandon_est_un_resultat_sans_etre_un_coup() -> None:
    partie = jouee("f5d6", {1: jugee(0.0), 2: jugee(1.0)})
    partie.abandonner(PREMIER)
    assert sur(partie) == Chance(0.0, True, points_attendus(1, 58, FORTE))
    assert not basculements(partie, FORTE)


def test_passer_ne_change_pas_les_chances() -> None:
    partie = jouee(AVEC_PASSE, {8: jugee(12.0)})
    assert partie.noeud.coup is None
    assert sur(partie) == Chance(points_attendus(12, 64 - sum(partie.scores), FORTE), False)


def test_les_basculements_sont_les_coups_qui_changent_les_chances() -> None:
    valeurs = {1: 0, 2: 1, 3: 6, 5: 6, 6: -2, 7: -2}  # nothing is known of the fourth
    partie = jouee(valeurs={rang: jugee(float(valeur)) for rang, valeur in valeurs.items()})
    trouves = basculements(partie, FORTE)
    assert [(un.nb_coups, un.camp) for un in trouves] == [(3, SECOND), (6, PREMIER)]
    assert [partie.jeu.ecrire_coup(un.noeud.coup) for un in trouves] == ["c3", "f4"]
    dernier = trouves[-1]
    assert dernier.avant == Chance(points_attendus(6, 55, FORTE), False)
    assert dernier.apres == Chance(points_attendus(-2, 54, FORTE), False)
    assert dernier.ampleur == pytest.approx(dernier.avant.pour(PREMIER) - dernier.apres.pour(PREMIER))
    # The fifth gained nothing on the third, the last one known before it.
    assert trouves == basculements(partie, FORTE)


def test_ceux_qui_errent_voient_moins_de_basculements() -> None:
    partie = jouee(valeurs={1: jugee(0.0), 2: jugee(6.0), 3: jugee(6.0)})
    assert basculements(partie, FORTE)
    assert not basculements(partie, Force.DEBUTANTS)


def test_les_coups_defaits_comptent_comme_les_autres() -> None:
    partie = jouee(valeurs={1: jugee(0.0), 2: jugee(8.0), 3: jugee(8.0)})
    ensemble = basculements(partie, FORTE)
    partie.aller_a(0)
    assert [un.nb_coups for un in basculements(partie, FORTE)] == [un.nb_coups for un in ensemble] == [2]


def test_un_resultat_prouve_qui_change_bascule() -> None:
    partie = jouee(valeurs={1: jugee(2.0, exact=True), 2: jugee(0.0, exact=True)})
    (seul,) = basculements(partie, Force.DEBUTANTS)
    assert (seul.camp, seul.avant.premier, seul.apres.premier) == (PREMIER, 1.0, 0.5)


def test_la_preuve_de_ce_qu_on_croyait_ne_bascule_pas() -> None:
    avant = Chance(0.60, False)
    assert not bascule(avant, Chance(1.0, True, attendus=0.65))
    assert bascule(avant, Chance(0.0, True, attendus=0.60 - SEUIL - 0.01))
    assert not bascule(Chance(1.0, True, attendus=0.65), avant)
    assert not bascule(Chance(0.90, False), Chance(1.0, True, attendus=0.55)), "un gain étroit n'est pas une perte"
    assert not bascule(Chance(0.10, False), Chance(0.0, True, attendus=0.45))


def test_la_chute_dite_va_de_ce_qu_on_croyait_a_ce_qui_est_prouve() -> None:
    partie = jouee(valeurs={1: jugee(2.0), 2: jugee(-2.0, exact=True)})
    (seul,) = basculements(partie, FORTE)
    assert seul.chute == pytest.approx(seul.avant.premier)
    assert seul.ampleur < seul.chute


def test_les_principaux_sont_les_plus_grands_dans_l_ordre_de_la_partie() -> None:
    valeurs = (0.0, 3.0, 3.0, -4.0, -4.0, 12.0, 12.0)
    partie = jouee(valeurs={rang: jugee(valeur) for rang, valeur in enumerate(valeurs, 1)})
    trouves = basculements(partie, FORTE)
    assert [un.nb_coups for un in trouves] == [2, 4, 6]
    choisis = principaux(trouves, 2)
    assert [un.nb_coups for un in choisis] == sorted(un.nb_coups for un in choisis)
    assert min(un.ampleur for un in choisis) >= max(un.ampleur for un in trouves if un not in choisis)
    assert principaux(trouves[:2]) == trouves[:2]


@pytest.mark.parametrize(
    ("ensuite", "tournants"),
    [
        (jugee(-2.0, exact=True), []),  # what was proved at once was what was known before
        (jugee(-20.0, exact=True), [3, 4]),  # the law of the players sees both
        (jugee(-20.0), [3]),  # another look would be needed
        (jugee(0.0, exact=True), [3]),
    ],
)
def test_ce_qu_une_preuve_dement_aussitot_n_est_le_tournant_de_personne(
    ensuite: Evaluation, tournants: list[int]
) -> None:
    partie = jouee("f5d6c3d3", {1: jugee(-60.0), 2: jugee(-60.0), 3: jugee(-1.0), 4: ensuite})
    assert [un.nb_coups for un in basculements(partie, FORTE)] == tournants


@pytest.mark.parametrize(
    ("valeurs", "tournants"),
    [
        ((3.0, -3.0, 3.0, -3.0, 3.0, -3.0), []),
        ((3.0, -3.0, 3.0, -13.0, -7.0, -13.0), [4]),
        ((0.0, 0.0, 0.0, 6.0), [4]),  # two moves before, another camp stood better
        ((0.0, 6.0), []),  # nobody knows yet
    ],
)
def test_ce_qui_ne_tient_qu_a_qui_a_le_trait_ne_bascule_pas(valeurs: tuple[float, ...], tournants: list[int]) -> None:
    """A judge that looks a few moves ahead sees each camp better off at every other look."""
    partie = jouee(valeurs={rang: jugee(valeur) for rang, valeur in enumerate(valeurs, 1)})
    assert [un.nb_coups for un in basculements(partie, FORTE)] == tournants
