"""The window interrupted from the import of Qt to its end: a signal at moments spread over a short life."""

from __future__ import annotations

import sys

import pytest

from ecosysteme.atelier.epreuve.signaux import compter, interrompre
from ecosysteme.signaux import SIGNAUX

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
ENTREE, MOMENTS = "tests.ui.fenetre_breve", 6


@pytest.mark.complet
def test_la_fenetre_interrompue_a_tout_moment_finit_avec_le_code_du_signal() -> None:
    moments = compter(ENTREE, ())
    for rang in range(MOMENTS):
        numero = SIGNAUX[rang % len(SIGNAUX)]
        essai = interrompre(moments * (2 * rang + 1) // (2 * MOMENTS), numero, ENTREE, ())
        assert essai.faute(numero) == "", rang
