from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.analyse import analyse
from ecosysteme.experts import ConseillerOthello
from ecosysteme.fautes import Faute
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import Othello
from ecosysteme.revue_en_serie import ouvrier
from ecosysteme.revue_en_serie.file import DemandeDAnalyse, Effort
from ecosysteme.revue_en_serie.ouvrier import A_APPROFONDIR, CoupsJuges, juger
from tests.ecosysteme.revue_en_serie.bibliotheques import PEU, inventee, toutes


@pytest.fixture
def suite(tmp_path: Path) -> bytes:
    return toutes(inventee(tmp_path / "b", 1, 16))[0]


def juges_par_l_analyse(suite: bytes, noeuds: int) -> list[analyse.Jugement]:
    partie = PartieCompacte(bytes(case - 1 for case in suite)).partie()
    conseiller = ConseillerOthello(Othello(), hash_mo=16)
    return analyse.analyser(analyse.coups_de(partie), conseiller, noeuds / analyse.NOEUDS_PAR_SECONDE)


def test_une_partie_est_jugee_comme_par_toute_analyse(suite: bytes) -> None:
    jugee = juger(DemandeDAnalyse(suite, PEU), discret=False)
    lus = CoupsJuges.lire(jugee.coups)
    attendus = juges_par_l_analyse(suite, PEU.noeuds)
    assert lus.pertes.tolist() == [juge.perte for juge in attendus]
    assert lus.valeurs.tolist() == [juge.valeur for juge in attendus]
    assert lus.blancs.tolist() == [juge.camp != PREMIER for juge in attendus]
    assert lus.exacts.tolist() == [juge.evaluation.exact for juge in attendus]
    assert max(lus.pertes) >= A_APPROFONDIR
    assert jugee.processeur > 0
    assert juger(DemandeDAnalyse(suite, PEU), discret=False).coups == jugee.coups  # the same whatever was judged before


def test_ce_qui_a_beaucoup_perdu_est_approfondi_et_rien_d_autre(suite: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    revus: list[int] = []

    def compter(coups: list[object], *reste: object, **mots: object) -> list[analyse.Jugement]:
        revus.append(len(coups))
        return analyse.analyser(coups, *reste, **mots)  # type: ignore[arg-type]

    monkeypatch.setattr(ouvrier, "analyser", compter)
    ordinaire = CoupsJuges.lire(juger(DemandeDAnalyse(suite, PEU), discret=False).coups)
    assert revus == [len(suite)]
    profond = CoupsJuges.lire(juger(DemandeDAnalyse(suite, Effort(PEU.noeuds, 20 * PEU.noeuds)), discret=False).coups)
    douteux = ordinaire.pertes >= A_APPROFONDIR
    assert revus[1:] == [len(suite), int(douteux.sum())]
    assert (profond.pertes == ordinaire.pertes)[~douteux].all()
    assert (profond.valeurs == ordinaire.valeurs)[~douteux].all()


def test_des_coups_qui_ne_se_jouent_pas_sont_refuses() -> None:
    with pytest.raises(Faute, match="coup 1, a1"):
        juger(DemandeDAnalyse(bytes([1]), PEU), discret=False)
