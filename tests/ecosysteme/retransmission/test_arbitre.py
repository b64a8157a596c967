import subprocess
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from ecosysteme.analyse.analyse import a_juger
from ecosysteme.experts.othello import ConseillerOthello
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.journal.journal import Journal
from ecosysteme.journal.lecture import relire
from ecosysteme.moteur.othello.facade import Moteur
from ecosysteme.partie import Partie
from ecosysteme.retransmission.arbitre import (
    a_arbitrer,
    arbitrable,
    arbitrer,
    ecrire_demande,
    ecrire_reponse,
    lire_reponse,
    servir,
)
from ecosysteme.variantes.evaluation import Evaluation, Juge

JEU = Othello()
COUPS = (  # two machines of level 14
    "c4c3d3c5b4d2e2b3a3c2b5f4c1f2d1a5b6c7c6d6e6a4e7d7a6f8f6g5e3f5"
    "f3e1g4h3c8g2d8b1g1b2h1g3h5g6h6f7e8b8g7h8h4h2a2g8h7a7a1b7a8f1"
)
DITE = Evaluation(-2.0, exact=True, profondeur=13, juge=Juge("othellier 1.1.0", 300_000))


def jouee(nombre: int, coups: str = COUPS) -> Partie:
    partie = Partie(JEU)
    for debut in range(0, 2 * nombre, 2):
        partie.jouer(JEU.lire_coup(coups[debut : debut + 2]))
    return partie


@pytest.fixture(scope="module")
def conseiller() -> ConseillerOthello:
    return ConseillerOthello(JEU, moteur=Moteur(hash_mo=1))


def test_seul_othello_sur_64_cases_a_un_arbitre() -> None:
    assert arbitrable(JEU)
    assert not arbitrable(Othello(6))
    assert not arbitrable(Morpion())


@pytest.mark.parametrize(("coups", "noeuds", "exact"), [(20, 30_000, False), (31, 300_000, False), (48, 0, True)])
def test_une_position_est_jugee_selon_ses_cases_vides(
    conseiller: ConseillerOthello, coups: int, noeuds: int, exact: bool
) -> None:
    dite = arbitrer(conseiller, jouee(coups).etat)
    assert (dite.juge, dite.exact, dite.perte) == (Juge(conseiller.version, noeuds), exact, None)


def test_la_valeur_est_celle_du_premier_camp_meme_apres_une_passe(conseiller: ConseillerOthello) -> None:
    for coups in (47, 48):
        etat = jouee(coups).etat
        score = conseiller.moteur.resoudre(etat.plateau, COULEUR_DE[etat.trait]).score
        assert arbitrer(conseiller, etat).valeur == (score if etat.trait == PREMIER else -score)
    partie = jouee(8, "d3c3e6d2d1e1b2c1")
    avant, passe = partie.historique[-2:]
    assert passe.coup is None
    assert isinstance(avant.etat, EtatOthello)
    assert not avant.etat.coups
    conseiller.oublier()
    attendue = arbitrer(conseiller, passe.etat)
    conseiller.oublier()
    assert arbitrer(conseiller, avant.etat) == attendue


def test_les_derniers_coups_viennent_d_abord_sans_la_fin_ni_ce_qui_est_su() -> None:
    partie = jouee(60)
    coups = [noeud for noeud in partie.ligne if noeud.coup is not None]
    assert a_arbitrer(partie) == coups[:-1][::-1]
    partie.noter(coups[3].numero, DITE)  # a judge's
    partie.noter(coups[4].numero, Evaluation(3.0, perte=2))  # a hint's
    partie.noter(coups[5].numero, Evaluation(3.0, exact=True))  # a player's proof
    partie.noter(coups[6].numero, Evaluation(3.0))  # what a player thinks of its own move
    restants = {noeud.numero for noeud in a_arbitrer(partie)}
    assert {noeud.numero for noeud in coups[:-1]} - restants == {coups[rang].numero for rang in (3, 4, 5)}


def test_une_revue_juge_a_nouveau_ce_que_l_arbitre_a_dit() -> None:
    partie = jouee(2)
    assert DITE.juge is not None
    partie.noter(partie.noeud.numero, DITE)
    assert a_juger([partie.noeud], DITE.juge.moteur, 0.001) == [partie.noeud]
    partie.noter(partie.noeud.numero, replace(DITE, perte=0))
    assert a_juger([partie.noeud], DITE.juge.moteur, 0.001) == []


def test_demandes_et_reponses_vont_par_lignes() -> None:
    reponses = StringIO()
    etat = jouee(50).etat
    servir([ecrire_demande(JEU, etat)] * 2, reponses)
    lues = [lire_reponse(ligne) for ligne in reponses.getvalue().splitlines()]
    assert [dite is not None and dite.exact for dite in lues] == [True, True]
    assert lire_reponse(ecrire_reponse(DITE)) == DITE


@pytest.mark.parametrize("ligne", ["", "[]", "null", "[1,2,3,4]", '["x",true,1,"m",1]', '[1e9,true,1,"m",1]', "[1,"])
def test_une_reponse_illisible_ne_dit_rien(ligne: str) -> None:
    assert lire_reponse(ligne) is None


def test_le_processus_repond_et_finit_avec_ses_demandes() -> None:
    demande = ecrire_demande(JEU, jouee(52).etat)
    commande = [sys.executable, "-m", "ecosysteme.retransmission.arbitre"]
    fini = subprocess.run(commande, input=demande * 2, capture_output=True, text=True, check=True)
    premiere, seconde = map(lire_reponse, fini.stdout.splitlines())
    assert premiere == seconde
    assert premiere is not None
    assert premiere.exact


def test_journal_et_sgf_gardent_ce_que_l_arbitre_a_dit(tmp_path: Path) -> None:
    partie = jouee(3)
    partie.noter(partie.noeud.numero, DITE)
    partie.noter(partie.historique[0].numero, replace(DITE, valeur=4.0, exact=False))
    attendues = [noeud.evaluation for noeud in partie.ligne]
    journal = Journal(tmp_path / "journal.sqlite")
    journal.noter(partie)
    assert journal.fermer()
    (lue,) = lire_sgf(ecrire_sgf([Enregistrement(partie)]))
    for relue in (relire(journal.chemin, 1), lue.partie):
        assert [noeud.evaluation for noeud in relue.ligne] == attendues
