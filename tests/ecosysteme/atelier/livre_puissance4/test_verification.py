from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.livre_puissance4.construire import construire
from ecosysteme.atelier.livre_puissance4.lignes import JournalDesLignes, suivre
from ecosysteme.atelier.livre_puissance4.verification import Controle, EtageVerifie, chercher, deduire
from ecosysteme.moteur.puissance4.livre import Etage, LivrePuissance4
from ecosysteme.moteur.puissance4.position import cle
from ecosysteme.moteur.puissance4.solveur import SolveurExact
from tests.ecosysteme.moteur.puissance4.juge import Juge
from tests.ecosysteme.moteur.puissance4.parties import positions_au_hasard


@pytest.fixture
def livre(tmp_path: Path) -> LivrePuissance4:
    """Whole up to 4 discs, then lines up to 6."""
    juge = Juge()
    with JournalDesLignes(tmp_path / "journal") as journal:
        return suivre(construire(juge, 4, tmp_path / "etage"), juge, journal, 6)


def avec(livre: LivrePuissance4, pions: int, etage: Etage) -> LivrePuissance4:
    autre = LivrePuissance4()
    autre.pions_max, autre.etages = livre.pions_max, livre.etages | {pions: etage}
    return autre


def fautes(livre: LivrePuissance4) -> dict[int, int]:
    return {etage.pions: etage.fausses for etage in deduire(livre)}


def test_les_etages_d_un_livre_se_deduisent_du_dernier(livre: LivrePuissance4) -> None:
    assert list(deduire(livre)) == [
        EtageVerifie(4, Controle.ENUMERER, 568, 0),
        EtageVerifie(2, Controle.DEDUIRE, 25, 0),
        EtageVerifie(0, Controle.DEDUIRE, 1, 0),
    ]
    assert list(deduire(LivrePuissance4())) == []


def test_un_score_faux_ou_une_position_qui_manque_sont_vus(livre: LivrePuissance4) -> None:
    deux, quatre = livre.etages[2], livre.etages[4]
    scores = deux.scores.copy()
    scores[3] += 1
    assert fautes(avec(livre, 2, replace(deux, scores=scores))) == {4: 0, 2: 1, 0: 0}
    assert fautes(avec(livre, 2, Etage(deux.cles[1:], deux.scores[1:]))) == {4: 0, 2: 1, 0: 0}
    assert fautes(avec(livre, 4, Etage(quatre.cles[2:], quatre.scores[2:]))) == {4: 2}
    assert fautes(avec(livre, 4, replace(quatre, scores=-quatre.scores)))[2] > 0


def test_des_positions_de_chaque_etage_sont_cherchees(livre: LivrePuissance4) -> None:
    """A judge who finds every position worth 1 agrees with no move: what it leaves would be worth -1."""
    appels: list[None] = []
    juge = Juge()
    juge.resoudre = lambda nous, masque, *_: 1  # type: ignore[method-assign]
    etages = list(chercher(livre, juge, 10, 1, lambda: appels.append(None)))
    assert [(etage.pions, etage.comparees) for etage in etages] == [(4, 10), (5, 10), (6, 10)]
    assert len(appels) == 30
    assert etages == list(chercher(livre, juge, 10, 1))
    dits = [etage for etage in etages if etage.pions > 4]
    assert all(etage.fausses == 10 for etage in dits), "un coup est dit de chaque position des lignes"
    assert etages[0].fausses < 10, "de l'étage entier, peu de coups sont dits"


def test_un_score_et_un_coup_justes_sont_reconnus() -> None:
    """With 33 discs, which no book has: they are solved in a moment."""
    solveur = SolveurExact(1)
    for nous, masque in positions_au_hasard(5, 20, 33, 34):
        pions = masque.bit_count()
        score, colonne = solveur.meilleur(nous, masque)
        miroir = cle(nous, masque) != nous + masque
        dite = 6 - colonne if miroir else colonne
        juste = Etage.de({cle(nous, masque): (score, dite)})
        assert [etage.fausses for etage in chercher(_lignes(pions, juste), solveur, 1, 1)] == [0]
        faux = replace(juste, scores=juste.scores - np.int8(1))
        assert [etage.fausses for etage in chercher(_lignes(pions, faux), solveur, 1, 1)] == [1]


def _lignes(pions: int, etage: Etage) -> LivrePuissance4:
    livre = LivrePuissance4()
    livre.etages = {pions: etage}
    return livre


def test_interrompu(livre: LivrePuissance4) -> None:
    juge = Juge(patience=0)
    juge.resoudre = lambda *_: juge.resoudre_tout(np.array([0, 0], np.uint64))[0]  # type: ignore[method-assign]
    with pytest.raises(Interrompu):
        list(chercher(livre, juge, 1, 1))
