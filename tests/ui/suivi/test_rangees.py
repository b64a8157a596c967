"""The lines of the list of moves, laid out."""

from __future__ import annotations

import pytest

from ecosysteme.jeu import SECOND
from ecosysteme.partie import Partie
from ecosysteme.variantes.edition import annoter
from tests.positions import partie_jouee
from ui.suivi.rangees import ArbreDesCoups, Genre, Rangee, lettre, place, terminer


def partie_ramifiee() -> Partie:
    """The perpendicular with the parallel and the diagonal instead, and a variation in a variation."""
    partie = partie_jouee("f5d6c3d3c4")
    for coups_avant, coups in ((2, "c4d3c3"), (1, "f6e6f4"), (1, "f4e3d6")):
        partie.aller_au_noeud((0, 1, 2)[coups_avant])
        for rang in range(0, len(coups), 2):
            partie.jouer(partie.jeu.lire_coup(coups[rang : rang + 2]))
    partie.aller_au_noeud(7)  # c4 d3, in the first variation
    partie.annuler()
    partie.jouer(partie.jeu.lire_coup("f3"))
    return partie


def dessin(rangees: list[Rangee]) -> list[str]:
    """Write each line: its round, its turns; the level of nesting by points."""
    signes = {Genre.COUPS: "", Genre.TITRE: "#", Genre.COMMENTAIRE: '"', Genre.FIN: "="}
    jeu = partie_jouee("").jeu
    return [
        "." * rangee.branche.profondeur
        + signes[rangee.genre]
        + " ".join(
            [str(rangee.ronde)]
            + ["-" if noeud is None else jeu.ecrire_coup(noeud.coup) if noeud.coup else "0" for noeud in moities]
        )
        for rangee in rangees
        for moities in [(rangee.premier, rangee.second) if rangee.genre is Genre.COUPS else (rangee.premier,)]
    ]


def test_chaque_variante_est_sous_le_coup_qu_elle_remplace() -> None:
    arbre = ArbreDesCoups.de(partie_ramifiee().racine)
    assert dessin(arbre.rangees()) == [
        "1 f5 d6",
        ".#1 f6",
        ".1 - f6",
        ".2 e6 f4",
        ".#1 f4",
        ".1 - f4",
        ".2 e3 d6",
        "2 c3 d3",
        ".#2 c4",
        ".2 c4 d3",
        "..#2 f3",
        "..2 - f3",
        ".3 c3 -",
        "3 c4 -",
    ]
    assert [variante.rang for variante in arbre.variantes] == [1, 2, 3, 4]
    assert [arbre.coups[noeud.numero] for noeud in arbre.principale.noeuds] == [1, 2, 3, 4, 5]


def test_une_variante_repliee_n_a_que_son_titre() -> None:
    arbre = ArbreDesCoups.de(partie_ramifiee().racine)
    premieres = [variante.noeuds[0].numero for variante in arbre.variantes]
    repliee = arbre.rangees({premieres[2]})
    assert dessin(repliee)[-2:] == [".#2 c4", "3 c4 -"]
    assert [rangee.repliee for rangee in repliee if rangee.genre is Genre.TITRE] == [False, False, True]
    assert dessin(arbre.rangees(set(premieres))) == ["1 f5 d6", ".#1 f6", ".#1 f4", "2 c3 d3", ".#2 c4", "3 c4 -"]


def test_les_commentaires_suivent_leur_coup() -> None:
    racine = partie_jouee("f5d6c3").racine
    for numero in (0, 1, 2):
        racine = annoter(racine, numero, commentaire="noté")
    assert dessin(ArbreDesCoups.de(racine).rangees()) == ['"0 0', "1 f5 d6", '"1 f5', '"1 d6', "2 c3 -"]


def test_le_second_camp_peut_commencer_et_les_passes_ont_leur_place() -> None:
    jeu = partie_jouee("").jeu
    depart = partie_jouee("f5").etat
    partie = type(partie_jouee(""))(jeu, depart)
    partie.jouer(jeu.lire_coup("d6"))
    partie.jouer(jeu.lire_coup("c3"))
    partie.aller_a(0)
    partie.jouer(jeu.lire_coup("f4"))
    assert partie.racine.suites[0].camp == SECOND
    assert dessin(ArbreDesCoups.de(partie.racine).rangees()) == ["1 - d6", ".#1 f4", ".1 - f4", "2 c3 -"]
    passe = partie_jouee("b1c1d3a1a3", taille=4)
    assert dessin(ArbreDesCoups.de(passe.racine).rangees()) == ["1 b1 c1", "2 d3 a1", "3 0 a3"]


@pytest.mark.parametrize(("nom", "attendue"), [("f5", (0, 0)), ("d6", (0, 1)), ("c3", (7, 0))])
def test_la_place_d_un_coup(nom: str, attendue: tuple[int, int]) -> None:
    arbre = ArbreDesCoups.de(partie_ramifiee().racine)
    jeu = partie_jouee("").jeu
    noeud = next(noeud for noeud in arbre.principale.noeuds if noeud.coup == jeu.lire_coup(nom))
    assert place(arbre.rangees(), noeud) == attendue


def test_la_place_d_un_coup_replie_est_son_titre_et_le_depart_n_en_a_pas() -> None:
    partie = partie_ramifiee()
    arbre = ArbreDesCoups.de(partie.racine)
    imbriquee = arbre.variantes[3]
    assert place(arbre.rangees({imbriquee.noeuds[0].numero}), partie.noeud) == (10, -1)
    assert place(arbre.rangees(), partie.racine) is None


def test_mille_variantes_l_une_dans_l_autre() -> None:
    """Each node has a second move, which has a second move: as deep as the game is long."""
    partie = partie_jouee("")
    while not partie.terminee and partie.nb_coups < 40:
        coups = partie.jeu.coups_legaux(partie.etat)
        for coup in coups[:2]:
            partie.jouer(coup)
            if coup != coups[:2][-1]:
                partie.annuler()
    arbre = ArbreDesCoups.de(partie.racine)
    assert max(variante.profondeur for variante in arbre.variantes) > 30
    assert sum(len(rangee.noeuds) for rangee in arbre.rangees() if rangee.genre is Genre.COUPS) == len(arbre.coups) - 1


def test_les_variantes_se_nomment_par_des_lettres() -> None:
    assert [lettre(rang) for rang in (1, 2, 26, 27, 52, 703)] == ["A", "B", "Z", "AA", "AZ", "AAA"]


def test_la_fin_decidee_est_sous_son_coup_ou_nulle_part() -> None:
    partie = partie_ramifiee()
    arbre = ArbreDesCoups.de(partie.racine)
    rangees = arbre.rangees()
    sans = len(rangees)
    terminer(rangees, partie.noeud)
    assert len(rangees) == sans + 1
    ligne, _ = place(rangees, partie.noeud) or (0, 0)
    assert (rangees[ligne + 1].genre, rangees[ligne + 1].premier) == (Genre.FIN, partie.noeud)
    repliees = arbre.rangees([branche.noeuds[0].numero for branche in arbre.variantes])
    sans = len(repliees)
    terminer(repliees, partie.noeud)
    assert len(repliees) == sans
