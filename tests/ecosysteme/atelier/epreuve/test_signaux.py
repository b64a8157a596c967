"""Every command, interrupted at a moment of its life: the exhaustive sweep is ``othellier epreuve``'s."""

from __future__ import annotations

import random
import sys
from itertools import islice

import pytest

from ecosysteme.atelier.epreuve import signaux as module
from ecosysteme.atelier.epreuve.signaux import COMMANDES, CommandeCoupee, compter, interrompre, signaux
from ecosysteme.signaux import SIGNAUX
from tests.tailles import taille

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
ENTREE = "ecosysteme.__main__"
VUES = range(taille(1, 0), taille(8, len(COMMANDES)), taille(3, 1))


@pytest.mark.parametrize("rang", VUES)
def test_une_commande_interrompue_finit_avec_son_code_et_ne_laisse_rien(rang: int) -> None:
    arguments, numero = COMMANDES[rang], SIGNAUX[(rang + rang // 3) % len(SIGNAUX)]  # of every third, all the signals
    moments = compter(ENTREE, arguments, "quit\n")
    essai = interrompre(moments * (2 * rang + 1) // (2 * len(COMMANDES)), numero, ENTREE, arguments, "quit\n")
    assert essai.faute(numero) == ""


def test_ce_qui_est_une_faute() -> None:
    assert CommandeCoupee(143, "", ()).faute(15) == CommandeCoupee(0, "", ()).faute(15) == ""
    assert "restés" in CommandeCoupee(143, "", (12,)).faute(15)
    assert CommandeCoupee(130, "Traceback (most recent call last):", ()).faute(2)
    assert CommandeCoupee(-15, "", ()).faute(15)
    assert CommandeCoupee(-11, "", ()).faute(2)
    assert CommandeCoupee(1, "", ()).faute(2)


def test_un_moment_qui_ne_vient_plus_n_est_pas_un_essai(monkeypatch: pytest.MonkeyPatch) -> None:
    rangs: list[int] = []

    def couper(rang: int, numero: int, *_: object) -> CommandeCoupee:
        rangs.append(rang)
        return CommandeCoupee(0, "", (), 3) if rang > 3 else CommandeCoupee(1, "", ())

    monkeypatch.setattr(module, "compter", lambda *_: 10**6)
    monkeypatch.setattr(module, "interrompre", couper)
    essais = list(islice(signaux(random.Random(1)), len(COMMANDES)))
    assert all("code 1" in essai for essai in essais)
    assert len(rangs) == 2 * len(COMMANDES)


def test_une_commande_qui_echoue_n_est_pas_comptee() -> None:
    with pytest.raises(RuntimeError, match="inconnue"):
        compter(ENTREE, ("inconnue",))
