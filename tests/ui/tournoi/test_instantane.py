from ecosysteme.tournoi.deroulement import Avancement
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.tableau import Tableau
from ui.tournoi.instantane import instantane


def test_les_lignes_vont_du_plus_fort_au_plus_faible_et_se_repondent() -> None:
    tableau = Tableau(Reglement("morpion", ("ia_min", "ia_max", "ia_alea"), 60))
    for rang in range(0, 60, 6):  # the second beats the first, who beats the third; the others draw
        tableau.noter_tout([(rang, 0, 1, 2), (rang + 1, 1, 0, 1), (rang + 2, 0, 2, 1), (rang + 4, 1, 2, 0)])

    etat = instantane(tableau)

    assert [ligne.place for ligne in etat.lignes] == [1, 0, 2]
    assert [[duel and duel.points for duel in ligne.duels] for ligne in etat.lignes] == [
        [None, 20, 5],
        [0, None, 10],
        [5, 0, None],
    ]
    assert (etat.parties, etat.complet, etat.duel, etat.jauge) == (40, False, None, None)


def test_un_match_a_sa_jauge_et_son_rythme() -> None:
    tableau = Tableau(Reglement("morpion", ("ia_min", "ia_max"), 40, sprt=(0.0, 20.0)))
    avancement = Avancement(deja=0, total=40)
    assert instantane(tableau, avancement).par_heure is None
    tableau.noter_tout((rang, rang % 2, 1 - rang % 2, 1 + rang % 2) for rang in range(4))  # two pairs for the first
    avancement.faites = 4

    etat = instantane(tableau, avancement)

    assert etat.jauge is not None
    assert (etat.jauge.paires, etat.jauge.rapport > 0, round(etat.jauge.haut, 2)) == (2, True, 2.94)
    assert etat.par_heure is not None
    assert etat.par_heure > 0
    assert etat.duel is not None
    assert (etat.duel.victoires, etat.supposees) == (4, True)
