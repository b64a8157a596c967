"""Words looked for: any order, no accents, and the beginning of a word before its inside."""

from __future__ import annotations

import pytest

from ui.aide.mots_cherches import eloignement, simplifier


def test_ni_accents_ni_capitales_ne_comptent() -> None:
    assert simplifier("Élagage α-β À L'ŒUVRE") == "elagage alpha-beta a l'œuvre"


@pytest.mark.parametrize(
    ("cherche", "loin"),
    [
        ("", 0),
        ("rep erreurs", 0),
        ("erreurs rep", 0),
        ("ANALYSE", 1),
        ("rreurs", 2),
        ("erreurs lyse", 3),
        ("zut", None),
    ],
)
def test_chaque_mot_compte_par_ou_il_est(cherche: str, loin: int | None) -> None:
    assert eloignement(cherche, "Reprendre les erreurs", "Analyse") == loin
