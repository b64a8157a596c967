"""The chances in words, and which of them a game tells."""

from __future__ import annotations

import pytest

from ecosysteme.chances import points_attendus
from ecosysteme.entete import Entete, NotreJoueur
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.nim import Nim
from ecosysteme.retransmission import Chance
from ecosysteme.variantes.evaluation import Evaluation
from tests.jugees import FINIE, JUGE, partie_jugee
from tests.positions import partie_jouee
from tests.ui.lecons.parties import partie_revue
from ui.jeux.chances import (
    RECUL,
    dernieres_chances,
    dire_chances,
    dire_preuve,
    est_jugee,
    part,
    preuve_courte,
    suite_des_chances,
)
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import Langue


def test_une_partie_est_jugee_des_qu_un_juge_en_a_vu_un_coup() -> None:
    partie = partie_jouee("f5d6")
    partie.noter(1, Evaluation(3, exact=True))
    assert not est_jugee(partie), "ce que pense un joueur n'est pas d'un juge"
    assert est_jugee(partie_jugee({2: 0}, "f5d6"))


@pytest.mark.parametrize(("jugee", "recul"), [(24, 0), (23, 1), (24 - RECUL, RECUL), (24 - RECUL - 1, None)])
def test_les_dernieres_connues_sont_d_il_y_a_peu(jugee: int, recul: int | None) -> None:
    connues = dernieres_chances(partie_jugee({jugee: 0, 5: 40}))
    assert connues == (None if recul is None else (Chance(0.5, False, None), recul))


def test_la_fin_de_la_partie_se_passe_de_juge() -> None:
    assert dernieres_chances(partie_jugee({}, FINIE)) == (Chance(1.0, True), 0)


def test_seul_ce_qui_est_prouve_s_ecrit_cent_pour_cent() -> None:
    assert [part(Chance(premier, False)) for premier in (0.0004, 0.624, 0.9996)] == ["1 %", "62 %", "99 %"]
    assert [part(Chance(premier, True)) for premier in (0.0, 0.5, 1.0)] == ["0 %", "50 %", "100 %"]


def test_une_partie_revue_se_compte_par_une_seule_loi_qui_que_ce_soit_qui_joue() -> None:
    partie = partie_revue({3: 20}, exacte=False)
    partie.entete = Entete(noir=NotreJoueur("ia_moteur:niveau=30"), blanc=NotreJoueur("ia_moteur:niveau=30"))
    suite = suite_des_chances(partie)
    assert suite is not None
    assert (suite.revue, suite.basculements, [revu.numero for revu in suite.moments]) == (True, (), [3])
    assert suite.hauteur(3) == suite.dite(3) == points_attendus(-20, 57)
    dites = dernieres_chances(partie)
    assert dites is not None
    assert dites[0].premier == suite.hauteur(12)


def test_une_partie_revue_perdue_au_temps_finit_la_ou_en_etait_le_plateau() -> None:
    partie = partie_revue({}, exacte=False)
    partie.noter(partie.noeud.numero, Evaluation(6, 0, exact=True, juge=JUGE))
    partie.tomber(PREMIER)
    suite = suite_des_chances(partie)
    assert suite is not None
    assert (suite.chances[12].gagnant, suite.hauteur(12)) == (SECOND, points_attendus(6, 48))


def test_les_mots(langue: Langue) -> None:
    vue = adaptateur_de(partie_jouee("").jeu)

    def mots() -> list[str]:
        chances = (Chance(0.62, False), Chance(1.0, True), Chance(0.0, True), Chance(0.5, True))
        return [dire_chances(vue, dites).replace("\N{NO-BREAK SPACE}", " ") for dites in chances]

    assert mots() == [
        "Chances de Noir : 62 %, selon l'arbitre",
        "Le gain de Noir est prouvé",
        "Le gain de Blanc est prouvé",
        "La nulle est prouvée",
    ]
    langue.choisir("en")
    assert mots()[:2] == ["Black's chances: 62%, says the judge", "A win for Black is proved"]


def test_une_preuve_nomme_son_camp_meme_en_peu_de_place(langue: Langue) -> None:
    vue = adaptateur_de(partie_jouee("").jeu)
    assert [preuve_courte(vue, gagnant) for gagnant in (PREMIER, SECOND, None)] == [
        "gain de Noir prouvé",
        "gain de Blanc prouvé",
        "nulle prouvée",
    ]
    nim = adaptateur_de(Nim())
    assert preuve_courte(nim, SECOND) == "gain du second joueur prouvé"
    assert dire_preuve(nim, Chance(1.0, True)) == "le gain du premier joueur est prouvé"
    langue.choisir("en")
    assert preuve_courte(vue, SECOND) == "win for White proved"
    assert preuve_courte(nim, PREMIER) == "win for the first player proved"
